import type { Situacao } from '../../core/candidato';
import type { Celula } from '../grade';
import { achaCabecalho, pareceCabecalho, type Cabecalho } from './cabecalho';
import { colunasDe, type Colunas } from './colunas';
import type { Bloco, Ignorada, Secao, Varredura } from './bloco';
import type { Contexto } from './contexto';
import { lePosicao } from './numeros';
import { aberturaDe, type Seguinte } from './abertura';
import { indicioDePessoa } from './indicio';
import { cargoDoTexto, listaDoTexto, motivoDoTexto, podeSerCargo, type Lista, type Motivo } from './motivos';
import {
  relataCargoDoTitulo,
  relataLinhaNaoEntendida,
  relataSituacaoDoTitulo,
  relataTitulosComErro,
} from './relatosDaVarredura';
import { situacaoDoTitulo } from './situacoes';
import { assinaturaDaLinha, brutoDaLinha, linhaVazia, preenchidas, textoDaLinha, type Tabela } from './tabela';
import { palavrasDe } from './texto';

const LINHAS_ATE_O_CABECALHO = 200;
const TETO_DO_TEXTO = 300;

/** undefined when no row names the columns and the user gave none. */
export function varre(tabela: Tabela, contexto: Contexto): Varredura | undefined {
  const dadas = contexto.colunasDadas;
  const achado = achaCabecalho(tabela, { desde: 0, ate: LINHAS_ATE_O_CABECALHO, leTitulo: contexto.leTitulo });
  const semTitulos = dadas['nome'] !== undefined || dadas['inscricao'] !== undefined;
  if (achado === undefined && !semTitulos) return undefined;
  const cabecalho = achado ?? {
    linhas: [],
    titulos: Array.from({ length: tabela.largura }, () => ({ texto: '', lido: { tipo: 'desconhecida' } as const })),
  };
  return new Varredor(tabela, contexto).varre(cabecalho);
}

/** Blank rows count only between the first and the last row with content. */
function semBrancosNasPontas(ignoradas: readonly Ignorada[], pessoas: Varredura['pessoas']): Ignorada[] {
  const comTexto = ignoradas.filter(({ motivo }) => motivo !== 'branco');
  const comeco = [comTexto[0]?.linha, pessoas[0] && pessoas[0].linha + 1];
  const fim = [comTexto.at(-1)?.linha, (pessoas.at(-1)?.linha ?? -1) + 1];
  const primeira = Math.min(...comeco.map((linha) => linha ?? Infinity));
  const ultima = Math.max(...fim.map((linha) => linha ?? 0));
  return ignoradas.filter(({ linha, motivo }) => motivo !== 'branco' || (linha > primeira && linha < ultima));
}

class Varredor {
  private readonly secoes: Secao[] = [];
  private readonly pessoas: { linha: number; bloco: Bloco }[] = [];
  private readonly ignoradas: Ignorada[] = [];
  private readonly titulos: string[] = [];
  private readonly assinaturasDosCabecalhos = new Set<string>();
  private bloco: Bloco | undefined;
  private anterior: Motivo | 'pessoa' = 'titulo';
  private cargosSemPrefixo = 0;

  constructor(
    private readonly tabela: Tabela,
    private readonly contexto: Contexto,
  ) {}

  varre(primeiro: Cabecalho): Varredura {
    const inicio = primeiro.linhas[0] ?? 0;
    let cargo = '';
    let lista: Lista | undefined;
    let situacao: Situacao | undefined;
    for (let linha = 0; linha < inicio; linha += 1) {
      const texto = textoDaLinha(this.celulas(linha));
      if (texto === '') this.ignora(linha, 'branco');
      else this.ignora(linha, motivoDoTexto(texto) === 'legenda' ? 'legenda' : 'titulo');
      if (texto === '') continue;
      this.titulos.push(palavrasDe(texto));
      cargo = cargoDoTexto(brutoDaLinha(this.celulas(linha))) ?? cargo;
      lista = listaDoTexto(texto, 'título') ?? lista;
      const doTitulo = situacaoDoTitulo(texto, 'título');
      if (doTitulo !== undefined)
        relataSituacaoDoTitulo(this.tabela, linha, { titulo: texto, situacao: doTitulo }, this.contexto);
      situacao = doTitulo ?? situacao;
    }
    const secao = this.abre(primeiro);
    // A title that speaks of quotas over a sheet with its own group columns declares no list.
    const declarada = secao.colunas.marcas.length === 0 ? lista : undefined;
    this.bloco = {
      secao,
      cargo,
      ...(declarada === undefined ? {} : { lista: declarada }),
      ...(situacao === undefined ? {} : { situacao }),
    };
    const desde = (primeiro.linhas.at(-1) ?? -1) + 1;
    for (let linha = desde; linha < this.tabela.linhas.length; linha += 1) linha = this.le(linha);
    this.nomeiaOPrimeiroBloco();
    return {
      tabela: this.tabela,
      secoes: this.secoes,
      pessoas: this.pessoas,
      ignoradas: semBrancosNasPontas(this.ignoradas, this.pessoas),
    };
  }

  /** Reads one row; returns the last row consumed. */
  private le(linha: number): number {
    const celulas = this.celulas(linha);
    if (this.ehPessoa(linha)) {
      this.pessoa(linha);
      return linha;
    }
    if (linhaVazia(celulas)) {
      this.ignora(linha, 'branco');
      return linha;
    }
    if (this.assinaturasDosCabecalhos.has(assinaturaDaLinha(this.celulas(linha)))) {
      this.ignora(linha, 'cabecalho-repetido');
      return linha;
    }
    const novo = achaCabecalho(this.tabela, { desde: linha, ate: linha + 1, leTitulo: this.contexto.leTitulo });
    if (novo !== undefined) {
      const anterior = this.bloco;
      this.bloco = { ...anterior, cargo: anterior?.cargo ?? '', secao: this.abre(novo) };
      return novo.linhas.at(-1) ?? linha;
    }
    this.semPessoa(linha);
    return linha;
  }

  private abre(cabecalho: Cabecalho): Secao {
    for (const linha of cabecalho.linhas) {
      this.ignora(linha, 'cabecalho');
      this.assinaturasDosCabecalhos.add(assinaturaDaLinha(this.celulas(linha)));
    }
    relataTitulosComErro(this.tabela, cabecalho, this.contexto);
    const secao = { cabecalho, colunas: colunasDe(this.tabela, cabecalho, this.contexto) };
    this.secoes.push(secao);
    return secao;
  }

  private ehPessoa(linha: number): boolean {
    const indicio = indicioDePessoa(this.celulas(linha), this.colunas());
    if (indicio === 'pessoa' || indicio === 'outra coisa') return indicio === 'pessoa';
    // Left to tell: a sheet of names only, or a name with an inscrição that has no digit.
    if (this.assinaturasDosCabecalhos.has(assinaturaDaLinha(this.celulas(linha)))) return false;
    if (indicio === 'só o nome') return true;
    const comTitulos = (this.bloco?.secao.cabecalho.linhas.length ?? 0) > 0;
    return comTitulos && !pareceCabecalho(this.tabela, linha, this.contexto.leTitulo);
  }

  private pessoa(linha: number): void {
    if (this.bloco === undefined) return;
    this.pessoas.push({ linha, bloco: this.bloco });
    this.anterior = 'pessoa';
  }

  private semPessoa(linha: number): void {
    const texto = textoDaLinha(this.celulas(linha));
    const cheias = preenchidas(this.celulas(linha));
    const motivo = motivoDoTexto(texto) ?? motivoDoTexto(cheias[0]?.texto ?? '');
    // Columns given by the user: whatever is above the first person is its title.
    if (this.pessoas.length === 0 && this.secoes[0]?.cabecalho.linhas.length === 0)
      return this.ignora(linha, motivo === 'legenda' ? motivo : 'titulo');
    if (motivo === 'total' || motivo === 'legenda' || motivo === 'rodape' || motivo === 'observacao')
      return this.ignora(linha, motivo);
    if (this.titulos.includes(palavrasDe(texto)) && cargoDoTexto(brutoDaLinha(this.celulas(linha))) === undefined)
      return this.ignora(linha, 'titulo');
    if (cheias.length <= 3 && texto.length <= 200 && this.cabeca(linha, texto, motivo))
      return this.ignora(linha, 'titulo');
    if (motivo !== undefined) return this.ignora(linha, motivo);
    if (this.anterior === 'assinatura' && cheias.length <= 3) return this.ignora(linha, 'assinatura');
    this.ignora(linha, 'observacao');
    relataLinhaNaoEntendida(this.tabela, linha, texto, this.colunas(), this.contexto);
  }

  /** A heading that opens a block: a cargo, a list, or both. */
  private cabeca(linha: number, texto: string, motivo: Motivo | undefined): boolean {
    const anterior = this.bloco;
    if (anterior === undefined) return false;
    const seguinte = this.seguinte(linha);
    const abertura = aberturaDe({
      texto,
      bruto: brutoDaLinha(this.celulas(linha)),
      motivo,
      seguinte,
      comColunaDeCargo: anterior.secao.colunas.unicas.cargo !== undefined,
      celulas: preenchidas(this.celulas(linha)).length,
    });
    if (abertura === undefined) return seguinte === 'cabeçalho';
    const { cargo = anterior.cargo, lista, situacao, semPrefixo } = abertura;
    this.bloco = {
      secao: anterior.secao,
      cargo,
      ...(lista === undefined ? {} : { lista }),
      ...(situacao === undefined ? {} : { situacao }),
    };
    if (situacao !== undefined) relataSituacaoDoTitulo(this.tabela, linha, { titulo: texto, situacao }, this.contexto);
    if (semPrefixo) {
      this.cargosSemPrefixo += 1;
      relataCargoDoTitulo(this.tabela, linha, cargo, this.contexto);
    }
    return true;
  }

  /** What comes after a row: a header again, or a person (first of a ranking or not). */
  private seguinte(linha: number): Seguinte | undefined {
    for (let abaixo = linha + 1; abaixo < Math.min(linha + 8, this.tabela.linhas.length); abaixo += 1) {
      if (
        this.assinaturasDosCabecalhos.has(assinaturaDaLinha(this.celulas(abaixo))) ||
        pareceCabecalho(this.tabela, abaixo, this.contexto.leTitulo)
      )
        return 'cabeçalho';
      if (this.ehPessoa(abaixo)) {
        const coluna = this.colunas().unicas.classificacao;
        const posicao = coluna === undefined ? undefined : lePosicao(this.tabela.linhas[abaixo]?.[coluna]);
        return posicao?.tipo === 'número' && posicao.valor === 1 ? 'primeira posição' : 'outra pessoa';
      }
    }
    return undefined;
  }

  /** When blocks below have headings without the word "cargo", the last title over the first block is its own. */
  private nomeiaOPrimeiroBloco(): void {
    const primeiro = this.pessoas[0]?.bloco;
    const titulo = this.ignoradas
      .filter(({ motivo, linha }) => motivo === 'titulo' && linha <= (this.pessoas[0]?.linha ?? 0))
      .at(-1);
    if (this.cargosSemPrefixo === 0 || primeiro === undefined || primeiro.cargo !== '' || titulo === undefined) return;
    if (!podeSerCargo(titulo.texto)) return;
    const nomeado = { ...primeiro, cargo: titulo.texto };
    this.pessoas.forEach(({ linha, bloco }, i) => {
      if (bloco === primeiro) this.pessoas[i] = { linha, bloco: nomeado };
    });
    relataCargoDoTitulo(this.tabela, titulo.linha - 1, titulo.texto, this.contexto);
  }

  private colunas(): Colunas {
    return (
      this.bloco?.secao.colunas ?? {
        unicas: {},
        situacoes: [],
        observacoes: [],
        verificacoes: [],
        marcas: [],
        milhar: 'nenhum',
        titulos: [],
      }
    );
  }

  private celulas(linha: number): readonly Celula[] {
    return this.tabela.linhas[linha] ?? [];
  }

  private ignora(linha: number, motivo: Motivo): void {
    this.ignoradas.push({ linha: linha + 1, motivo, texto: textoDaLinha(this.celulas(linha)).slice(0, TETO_DO_TEXTO) });
    if (motivo !== 'branco') this.anterior = motivo;
  }
}
