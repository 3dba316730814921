import { PCD, type ReservaId } from '../../core/candidato';
import { letraDaColuna, type Celula } from '../grade';
import type { ColunaDeMarca, Colunas } from './colunas';
import type { Contexto } from './contexto';
import type { Grupo } from './destino';
import { leitorDeMarcas, type LeitorDeMarcas, type MarcaLida } from './marcas';
import type { Achada, Pertencas } from './pertencas';
import { legendaDe, leNome, type Legenda } from './sinais';
import type { ObservacaoEscrita } from './situacaoDaLinha';
import { leVerificacao } from './situacoes';
import { memoriza, palavrasDe, textoSemErro } from './texto';
import type { Bloco, Varredura } from './bloco';

/** A note that is a mark ("PPP", "cota racial") is short; longer ones are read only for what they say of situations. */
const TETO_DA_OBSERVACAO = 40;
const COTA: Grupo = { rotulo: 'cota', familias: ['cota'] };
const VERIFICACOES = ['confirmada', 'negada', 'pendente'] as const;

interface DaLinha {
  /** As written, without the situation that may follow it. */
  readonly nome: string;
  readonly bloco: Bloco;
  readonly pertencas: Pertencas;
  readonly observacoes: readonly ObservacaoEscrita[];
}

export interface MarcasLidas {
  /** Without the marks that follow it. */
  readonly nome: string;
  /** A mark, or a result of the verification, speaks of a court order. */
  readonly subJudice: boolean;
  /** A group's rank column is filled. */
  readonly temPosicao: boolean;
}

/** Reads what the cells of a row say of group membership. */
export class LeitorDeMarcasDaLinha {
  private readonly colunas: Colunas;
  private readonly comuns: LeitorDeMarcas;
  private readonly deficiencias: LeitorDeMarcas;
  private readonly verificacao = memoriza(leVerificacao);
  private readonly verificacoes: Readonly<Record<'cota' | 'pcd', readonly { readonly coluna: number }[]>>;
  private readonly legenda: Legenda;
  private readonly simNao: boolean;
  private readonly comColuna: ReadonlySet<ReservaId>;
  private readonly comModalidade: boolean;

  constructor(
    varredura: Varredura,
    { colunas, linhas }: { readonly colunas: Colunas; readonly linhas: readonly number[] },
    private readonly contexto: Contexto,
  ) {
    this.colunas = colunas;
    this.verificacoes = {
      cota: colunas.verificacoes.filter(({ de }) => de === 'cota'),
      pcd: colunas.verificacoes.filter(({ de }) => de === 'pcd'),
    };
    const { proprias, destino } = contexto.destinos;
    const textos = varredura.ignoradas
      .filter(({ motivo }) => motivo !== 'branco' && motivo !== 'cabecalho')
      .map(({ texto }) => texto);
    this.legenda = legendaDe(textos, leitorDeMarcas(proprias, 'qualquer'));
    const palavras = [...this.legenda.siglas, ...proprias];
    this.comuns = memoriza(leitorDeMarcas(palavras, 'qualquer'));
    this.deficiencias = memoriza(leitorDeMarcas(palavras, 'deficiência'));
    this.simNao = this.legenda.simNao || this.usaSimNao(varredura, linhas);
    this.comModalidade = colunas.marcas.some(({ tipo }) => tipo !== 'grupo');
    this.comColuna = new Set(
      colunas.marcas.flatMap(({ grupo }) => {
        const alvo = grupo === undefined ? undefined : destino(grupo);
        return alvo?.tipo === 'reserva' ? [alvo.id] : [];
      }),
    );
    for (const { tipo, titulo, coluna } of colunas.marcas) {
      if (tipo !== 'cor') continue;
      const lugar = { aba: varredura.tabela.nome, linha: (linhas[0] ?? 0) + 1, coluna: letraDaColuna(coluna) };
      contexto.problemas.push({ codigo: 'marca-pela-cor', gravidade: 'aviso', lugar, dados: { titulo } });
    }
  }

  /** Whether some column marks the members of a reserva. */
  temColunaDe(id: ReservaId): boolean {
    return this.comColuna.has(id) || (this.comModalidade && id !== PCD);
  }

  /** Marks of the row into `pertencas`. */
  le(celulas: readonly Celula[], linha: DaLinha): MarcasLidas {
    const { pertencas, bloco } = linha;
    let subJudice = false;
    let temPosicao = false;
    for (const marca of this.colunas.marcas) {
      const texto = textoSemErro(celulas[marca.coluna]);
      if (texto === '') continue;
      const lida = this.leitorDe(marca)(texto);
      subJudice ||= lida.subJudice;
      temPosicao ||= marca.posicao && lida.resposta === 'posição';
      this.aplica(lida, { texto, titulo: marca.titulo, coluna: marca.coluna }, { marca, pertencas });
    }
    const nome = this.nome(linha.nome, pertencas);
    if (bloco.lista?.tipo === 'grupo') {
      pertencas.marca(bloco.lista.grupo, {
        texto: bloco.lista.grupo.rotulo,
        titulo: '',
        coluna: this.colunas.unicas.nome ?? 0,
      });
    }
    for (const { texto, coluna } of linha.observacoes) {
      if (texto.length > TETO_DA_OBSERVACAO) continue;
      const lida = this.comuns(texto);
      if (lida.grupos.length > 0 && lida.desconhecidas.length === 0) {
        this.aplica(lida, { texto, titulo: '', coluna }, { pertencas });
      }
    }
    return { nome: nome.texto, subJudice: this.verifica(celulas, linha) || nome.subJudice || subJudice, temPosicao };
  }

  private leitorDe(marca: ColunaDeMarca): LeitorDeMarcas {
    return marca.grupo?.familias.includes('pcd') ? this.deficiencias : this.comuns;
  }

  /** One mark. `marca` is the column it is in; none for suffixes and observations. */
  private aplica(
    lida: MarcaLida,
    onde: Achada,
    { marca, pertencas }: { marca?: ColunaDeMarca; pertencas: Pertencas },
  ): void {
    const grupo = marca?.grupo ?? (marca === undefined ? undefined : COTA);
    const verificacao = lida.subJudice ? 'pendente' : lida.verificacao;
    switch (lida.resposta) {
      case 'vazia':
        return;
      case 'não':
        // "Ampla" in a column of modalidades names the general list and denies nothing.
        if (marca?.tipo === 'grupo' && grupo !== undefined) pertencas.nega(grupo, onde);
        return;
      case 'n':
        if (grupo === undefined) return;
        if (
          this.simNao ||
          !(grupo.familias.includes('negro') || grupo === COTA || grupo.familias.some((uma) => uma.startsWith('lei:')))
        ) {
          if (marca?.tipo === 'grupo') pertencas.nega(grupo, onde);
        } else pertencas.ambigua(grupo, onde);
        return;
      case 'asterisco': {
        const explicado = this.legenda.asteriscos.get(onde.texto);
        if (marca?.posicao) return;
        if (explicado !== undefined) this.aplica(explicado, { ...onde, texto: onde.texto }, { pertencas });
        else if (marca?.tipo === 'grupo' && grupo !== undefined) pertencas.marca(grupo, onde);
        else pertencas.desconhecida(onde);
        return;
      }
      case 'posição':
        if (marca?.tipo === 'grupo' && grupo !== undefined) pertencas.marca(grupo, onde);
        else if (marca !== undefined) pertencas.desconhecida(onde);
        return;
      case 'sim':
        if (grupo !== undefined) pertencas.marca(grupo, onde, verificacao);
        return;
      case 'texto':
        for (const um of lida.grupos) pertencas.marca(um, onde, verificacao);
        for (const um of lida.negados) pertencas.nega(um, onde);
        if (lida.desconhecidas.length > 0)
          this.semSentido(lida, onde, { grupo: marca?.tipo === 'grupo' ? grupo : undefined, pertencas });
        else if (lida.grupos.length + lida.negados.length === 0 && marca?.tipo === 'grupo' && grupo !== undefined) {
          pertencas.marca(grupo, onde, verificacao);
        } else if (lida.grupos.length + lida.negados.length === 0 && !(marca === undefined && lida.subJudice)) {
          pertencas.desconhecida(onde);
        }
    }
  }

  /** Words that are no mark may be the result of the verification, when the column names the group. */
  private semSentido(
    lida: MarcaLida,
    onde: Achada,
    { grupo, pertencas }: { grupo: Grupo | undefined; pertencas: Pertencas },
  ): void {
    const resultado = lida.grupos.length === 0 && grupo !== undefined ? this.verificacao(onde.texto) : undefined;
    if (resultado?.tipo === 'resultado' && grupo !== undefined) pertencas.marca(grupo, onde, resultado.pertenca);
    else pertencas.desconhecida(onde);
  }

  private nome(texto: string, pertencas: Pertencas): { texto: string; subJudice: boolean } {
    const coluna = this.colunas.unicas.nome;
    if (coluna === undefined) return { texto: '', subJudice: false };
    const { nome, marcas, desconhecidas } = leNome(texto, this.comuns, this.legenda);
    const titulo = this.colunas.titulos[coluna] ?? '';
    for (const lida of marcas) this.aplica(lida, { texto, titulo, coluna }, { pertencas });
    for (const sufixo of desconhecidas) pertencas.desconhecida({ texto: sufixo, titulo, coluna });
    return { texto: nome, subJudice: marcas.some((lida) => lida.subJudice) };
  }

  /** Results of the verification, in their columns or in a note. True when one speaks of a court order. */
  private verifica(celulas: readonly Celula[], { pertencas, observacoes }: DaLinha): boolean {
    let subJudice = false;
    for (const de of ['cota', 'pcd'] as const) {
      const colunas = this.verificacoes[de];
      if (colunas.length === 0) continue;
      const vazias = colunas.every(({ coluna }) => this.verificacao(textoSemErro(celulas[coluna])).tipo === 'vazia');
      if (vazias && pertencas.marcadas().length === 0) continue;
      const marcadas = pertencas.marcadas().filter((id) => (id === PCD) === (de === 'pcd'));
      const alvos = marcadas.length > 0 ? marcadas : this.semMarca(de, pertencas);
      const escritas = colunas.flatMap(({ coluna }) => {
        const texto = textoSemErro(celulas[coluna]);
        const lida = this.verificacao(texto);
        return lida.tipo === 'vazia'
          ? []
          : [{ lida, onde: { texto, titulo: this.colunas.titulos[coluna] ?? '', coluna } }];
      });
      if (escritas.length === 0) {
        for (const id of marcadas)
          pertencas.verifica(id, 'pendente', { texto: '', titulo: '', coluna: colunas[0]?.coluna ?? 0 });
      }
      for (const { lida, onde } of escritas) {
        if (lida.tipo === 'desconhecida') pertencas.verificacaoDesconhecida(marcadas, onde, VERIFICACOES);
        if (lida.tipo !== 'resultado') continue;
        subJudice ||= lida.subJudice;
        if (alvos.length === 0 && lida.pertenca !== 'negada') pertencas.desconhecida(onde);
        for (const id of alvos) pertencas.verifica(id, lida.pertenca, onde);
      }
    }
    for (const { texto, coluna, lida } of observacoes) {
      if (!lida.verificacaoPendente) continue;
      for (const id of pertencas.marcadas())
        if (id !== PCD) pertencas.verifica(id, 'pendente', { texto, titulo: '', coluna });
    }
    return subJudice;
  }

  /** Of whom a result speaks when no mark says it: of the only reserva it can be. */
  private semMarca(de: 'cota' | 'pcd', pertencas: Pertencas): readonly ReservaId[] {
    if (de === 'pcd') return [PCD];
    const { raciais } = this.contexto.destinos;
    const negadas = pertencas.negadas().filter((id) => raciais.includes(id));
    return negadas.length > 0 ? negadas : raciais.length === 1 ? raciais : [];
  }

  /** S/N or SIM/NÃO in any column of marks shows that a lone N says não. */
  private usaSimNao({ tabela }: Varredura, linhas: readonly number[]): boolean {
    return this.colunas.marcas.some((marca) => {
      if (/\bs\s*\/\s*n\b/i.test(marca.titulo)) return true;
      const textos = new Set<string>();
      for (const linha of linhas) textos.add(textoSemErro(tabela.linhas[linha]?.[marca.coluna]));
      const respostas = new Set([...textos].map(palavrasDeResposta));
      const naoPodeSerGrupo =
        marca.grupo !== undefined &&
        !marca.grupo.familias.some((familia) => familia === 'negro' || familia.startsWith('lei:'));
      return (
        respostas.has('s') || respostas.has('sim') || respostas.has('nao') || (naoPodeSerGrupo && respostas.has('n'))
      );
    });
  }
}

function palavrasDeResposta(texto: string): string {
  return texto.length > 0 && texto.length <= 4 ? palavrasDe(texto) : '';
}
