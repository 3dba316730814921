import { chaveDaInscricao } from '../../core/candidato';
import type { Problema } from '../../core/problema';
import { letraDaColuna, type Celula } from '../grade';
import type { CampoUnico, Colunas } from './colunas';
import type { Contexto } from './contexto';
import { leData } from './datas';
import { ordemDasDatas } from './datasDaSecao';
import { LeitorDeMarcasDaLinha } from './marcasDaLinha';
import { leNota, lePosicao } from './numeros';
import { Pertencas, type SemReserva } from './pertencas';
import type { Registro } from './registro';
import { situacaoDaLinha, type ObservacaoEscrita, type SituacaoEscrita } from './situacaoDaLinha';
import { situacaoNoNome } from './sinais';
import { leObservacao, leSituacao } from './situacoes';
import { erroDaCelula, memoriza, textoSemErro, vazia } from './texto';
import type { Bloco, Secao, Varredura } from './bloco';

const NENHUMA_OBSERVACAO: readonly ObservacaoEscrita[] = [];

/** Reads the facts of one row after another of a section. */
export class LeitorDeLinhas {
  private readonly colunas: Colunas;
  private readonly marcas: LeitorDeMarcasDaLinha;
  private readonly pertencas: Pertencas;
  private readonly ordemDasDatas;
  private readonly leSituacao = memoriza(leSituacao);
  private readonly leObservacao = memoriza(leObservacao);
  private readonly leDataEscrita = memoriza((texto) => leData(texto, this.ordemDasDatas));
  /** Columns whose errors could change the result. */
  private readonly essenciais: ReadonlySet<number>;
  private readonly herdados = new Map<string, { readonly linha: number; linhas: number }>();
  private ilegivel = false;
  private acima: { readonly bloco: Bloco; readonly cargo: string } | undefined;

  constructor(
    private readonly varredura: Varredura,
    secao: Secao,
    private readonly contexto: Contexto,
    semReserva: SemReserva,
  ) {
    this.pertencas = new Pertencas(contexto, semReserva);
    const { unicas, situacoes, verificacoes, marcas } = (this.colunas = secao.colunas);
    const linhas = varredura.pessoas.flatMap(({ linha, bloco }) => (bloco.secao === secao ? [linha] : []));
    this.marcas = new LeitorDeMarcasDaLinha(varredura, { colunas: this.colunas, linhas }, contexto);
    this.ordemDasDatas = ordemDasDatas(varredura.tabela, { colunas: this.colunas, linhas }, contexto);
    const daOrdem = unicas.classificacao ?? unicas.nota;
    this.essenciais = new Set(
      [
        unicas.inscricao,
        unicas.cargo,
        daOrdem,
        ...situacoes,
        ...verificacoes.map(({ coluna }) => coluna),
        ...marcas.map(({ coluna }) => coluna),
      ].filter((coluna) => coluna !== undefined),
    );
  }

  registro(indice: number, linha: number, bloco: Bloco): Registro {
    const celulas = this.varredura.tabela.linhas[linha] ?? [];
    this.relataErros(celulas, linha);
    const situacoes: SituacaoEscrita[] = [];
    const posicao = this.posicao(celulas, linha, situacoes);
    const nota = this.nota(celulas, linha, situacoes);
    for (const coluna of this.colunas.situacoes) {
      const texto = textoSemErro(celulas[coluna]);
      if (!vazia(texto)) situacoes.push({ texto, coluna, lida: this.leSituacao(texto) });
    }
    const doTitulo = bloco.situacao;
    if (doTitulo !== undefined && situacoes.length === 0) {
      situacoes.push({
        texto: doTitulo,
        coluna: this.colunas.unicas.nome ?? 0,
        lida: { tipo: 'situação', situacao: doTitulo, subJudice: false },
      });
    }
    const comSituacao = this.nomeComSituacao(celulas, situacoes);
    const { pertencas } = this;
    const lugar = { aba: this.varredura.tabela.nome, linha: linha + 1 };
    pertencas.recomeca(lugar);
    const observacoes = this.observacoes(celulas);
    const { nome, subJudice, temPosicao } = this.marcas.le(celulas, {
      nome: comSituacao,
      bloco,
      pertencas,
      observacoes,
    });
    const situacao = situacaoDaLinha({ situacoes, observacoes, subJudice }, lugar, this.contexto);
    const inscricao = this.texto(celulas, 'inscricao');
    return {
      indice,
      aba: this.varredura.tabela.nome,
      linha: linha + 1,
      bloco,
      inscricao,
      chave: chaveDaInscricao(inscricao),
      nome,
      cargo: this.cargo(celulas, linha, bloco),
      posicao,
      posicaoIlegivel: this.ilegivel,
      temPosicaoNoGrupo: temPosicao || (posicao !== undefined && bloco.lista?.tipo === 'grupo'),
      nota,
      nascimento: this.nascimento(celulas, linha),
      cpf: this.cpf(celulas),
      situacao,
      reservas: pertencas.resolve(situacao, (id) => this.marcas.temColunaDe(id)),
    };
  }

  /** The name as written, but for a situation that follows it, which counts as one of the row's. */
  private nomeComSituacao(celulas: readonly Celula[], situacoes: SituacaoEscrita[]): string {
    const coluna = this.colunas.unicas.nome;
    if (coluna === undefined) return '';
    const escrito = textoSemErro(celulas[coluna]);
    const achada = situacaoNoNome(escrito, this.leSituacao);
    if (achada === undefined) return escrito;
    situacoes.push({ texto: achada.texto, coluna, lida: achada.lida });
    return achada.nome;
  }

  private observacoes(celulas: readonly Celula[]): readonly ObservacaoEscrita[] {
    if (this.colunas.observacoes.length === 0) return NENHUMA_OBSERVACAO;
    const escritas: ObservacaoEscrita[] = [];
    for (const coluna of this.colunas.observacoes) {
      const texto = textoSemErro(celulas[coluna]);
      if (texto !== '') escritas.push({ texto, coluna, lida: this.leObservacao(texto) });
    }
    return escritas;
  }

  /** Notices that are given once for the section. */
  conclui(): void {
    for (const [cargo, { linha, linhas }] of this.herdados) {
      this.relata({
        codigo: 'cargo-herdado',
        gravidade: 'aviso',
        lugar: this.lugar(linha, this.colunas.unicas.cargo),
        dados: { cargo, linhas },
      });
    }
  }

  private posicao(celulas: readonly Celula[], linha: number, situacoes: SituacaoEscrita[]): number | undefined {
    const coluna = this.colunas.unicas.classificacao;
    this.ilegivel = coluna !== undefined && erroDaCelula(celulas[coluna]) !== undefined;
    if (coluna === undefined || this.ilegivel) return undefined;
    const lida = lePosicao(celulas[coluna]);
    if (lida.tipo === 'número') return lida.valor;
    if (lida.tipo === 'vazio') return undefined;
    const situacao = this.leSituacao(lida.texto);
    if (situacao.tipo === 'desconhecida') {
      this.ilegivel = true;
      this.relata({
        codigo: 'classificacao-ilegivel',
        gravidade: 'erro',
        lugar: this.lugar(linha, coluna),
        dados: { texto: lida.texto },
      });
    } else situacoes.push({ texto: lida.texto, coluna, lida: situacao });
    return undefined;
  }

  private nota(celulas: readonly Celula[], linha: number, situacoes: SituacaoEscrita[]): number | undefined {
    const coluna = this.colunas.unicas.nota;
    if (coluna === undefined || erroDaCelula(celulas[coluna]) !== undefined) return undefined;
    const lida = leNota(celulas[coluna], this.colunas.milhar);
    if (lida.tipo === 'número') return lida.valor;
    if (lida.tipo === 'vazio') return undefined;
    const situacao = this.leSituacao(lida.texto);
    if (situacao.tipo !== 'desconhecida') situacoes.push({ texto: lida.texto, coluna, lida: situacao });
    else
      this.relata({
        codigo: 'nota-ilegivel',
        gravidade: 'aviso',
        lugar: this.lugar(linha, coluna),
        dados: { texto: lida.texto },
      });
    return undefined;
  }

  private nascimento(celulas: readonly Celula[], linha: number): string | undefined {
    const coluna = this.colunas.unicas.nascimento;
    if (coluna === undefined || erroDaCelula(celulas[coluna]) !== undefined) return undefined;
    const celula = celulas[coluna];
    const lida = typeof celula === 'string' ? this.leDataEscrita(celula) : leData(celula, this.ordemDasDatas);
    if (lida.tipo === 'impossível') {
      this.relata({
        codigo: 'data-impossivel',
        gravidade: 'aviso',
        lugar: this.lugar(linha, coluna),
        dados: { texto: lida.texto },
      });
    }
    return lida.tipo === 'data' ? lida.data : undefined;
  }

  /** A cell without cargo under one that has it is a merge that a .csv does not keep. */
  private cargo(celulas: readonly Celula[], linha: number, bloco: Bloco): string {
    if (this.colunas.unicas.cargo === undefined) return bloco.cargo;
    const escrito = this.texto(celulas, 'cargo');
    if (!vazia(escrito)) {
      this.acima = { bloco, cargo: escrito };
      return escrito;
    }
    if (bloco.cargo !== '' || this.acima?.bloco !== bloco) return bloco.cargo;
    const visto = this.herdados.get(this.acima.cargo);
    if (visto === undefined) this.herdados.set(this.acima.cargo, { linha, linhas: 1 });
    else visto.linhas += 1;
    return this.acima.cargo;
  }

  /** Eleven digits; a number lost its zeros on the left, a mask has no digits to give. */
  private cpf(celulas: readonly Celula[]): string | undefined {
    const coluna = this.colunas.unicas.cpf;
    if (coluna === undefined) return undefined;
    const texto = this.texto(celulas, 'cpf');
    const digitos = texto.includes('*') ? '' : texto.replace(/[.\-/\s]/g, '');
    return /^\d{3,11}$/.test(digitos) ? digitos.padStart(11, '0') : undefined;
  }

  private relataErros(celulas: readonly Celula[], linha: number): void {
    for (let coluna = 0; coluna < celulas.length; coluna += 1) {
      const erro = erroDaCelula(celulas[coluna]);
      if (erro === undefined) continue;
      const gravidade = this.essenciais.has(coluna) ? 'erro' : 'aviso';
      const titulo = this.colunas.titulos[coluna] ?? '';
      this.relata({ codigo: 'celula-com-erro', gravidade, lugar: this.lugar(linha, coluna), dados: { erro, titulo } });
    }
  }

  private texto(celulas: readonly Celula[], campo: CampoUnico): string {
    const coluna = this.colunas.unicas[campo];
    return coluna === undefined ? '' : textoSemErro(celulas[coluna]);
  }

  private relata(problema: Problema): void {
    this.contexto.problemas.push(problema);
  }

  private lugar(linha: number, coluna: number | undefined): { aba: string; linha: number; coluna?: string } {
    const aba = this.varredura.tabela.nome;
    return coluna === undefined ? { aba, linha: linha + 1 } : { aba, linha: linha + 1, coluna: letraDaColuna(coluna) };
  }
}
