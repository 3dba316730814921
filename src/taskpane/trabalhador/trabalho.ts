import { transfer } from 'comlink';
import type { Lei } from '../../core/lei';
import type { PerguntaId } from '../../core/perguntas';
import type { Folha, LinhaDaFolha } from '../../planilha/folha';
import type { Identificacao } from '../../planilha/folhas/entrada';
import type { Aba, Celula } from '../../planilha/grade';
import { eLivro } from '../../planilha/livro';
import type { OpcoesDaLeitura } from '../../planilha/leitura';
import type { Consequencia } from '../../trabalho/consequencias';
import type { Pedido } from '../../trabalho/pedido';
import type { Porque } from '../../trabalho/porque';
import { tamanhoDaAba } from '../../trabalho/previa';
import type {
  Cenario,
  Importacao,
  LinhaDoLivro,
  LivroRecebido,
  OQueChamar,
  PaginaDoControle,
  Publicacao,
  Rascunho,
  Registro,
  RespostasDoControle,
  ResumoDaConferencia,
  ResumoDasProximas,
  ResumoDoLivro,
} from '../../trabalho/nomeacoes';
import { documento, type Documento, type DocumentoFeito } from '../../trabalho/documentos';
import { redigido, redigidos, type ProblemaRedigido, type ProblemasRedigidos } from '../../trabalho/problemasRedigidos';
import type { Procedencia } from '../../trabalho/procedencia';
import type { PessoaAchada, Previa, ResumoDaLeitura, ResumoDaOrdem, ResumoDoQuadro } from '../../trabalho/resumos';
import { Sessao } from '../../trabalho/sessao';
import { SessaoDoLivro } from '../../trabalho/sessaoDoLivro';
import { verificar, type ResultadoDaVerificacao } from '../../trabalho/verificar';
import { Chegada, sha256DasCelulas, sha256DosBytes, type AbaAnunciada } from './chegada';

export type { AbaAnunciada } from './chegada';

/** One sheet of what was opened, to the last row and column with content. */
export interface ResumoDaAba {
  readonly nome: string;
  readonly linhas: number;
  readonly colunas: number;
  readonly oculta: boolean;
}

export interface AbasRecebidas {
  /** To be said to `usa`. */
  readonly carga: number;
  readonly abas: readonly ResumoDaAba[];
  readonly sha256: string;
}

export type ArquivoAberto =
  ({ readonly tipo: 'aberto' } & AbasRecebidas) | { readonly tipo: 'recusado'; readonly problema: ProblemaRedigido };

/** A sheet to be written, without its rows. */
export interface CabecalhoDaFolha extends Omit<Folha, 'linhas'> {
  /** How many rows it has. */
  readonly total: number;
}

export interface DocumentoPreparado extends ProblemasRedigidos {
  readonly folhas: readonly CabecalhoDaFolha[];
  readonly textos: DocumentoFeito['textos'];
}

export interface VerificacaoRedigida extends Omit<ResultadoDaVerificacao, 'problemas'>, ProblemasRedigidos {}

/**
 * What the worker answers to the pane: it holds the sheets and the people, and gives small summaries of plain data. It
 * works as well called directly, without a worker.
 */
export class TrabalhoDoPainel {
  private readonly sessao = new Sessao();
  private readonly livro = new SessaoDoLivro(this.sessao);
  private chegada: Chegada | undefined;
  /** Opened, and neither in use nor forgotten yet. */
  private readonly abertas = new Map<number, readonly Aba[]>();
  private cargas = 0;
  private folhas: readonly Folha[] = [];

  /** Opens a file, to be taken by `usa`. */
  async abreArquivo(bytes: ArrayBuffer, nome: string): Promise<ArquivoAberto> {
    const { lerArquivo } = await import('../../adapters/arquivo/lerArquivo');
    const conteudo = new Uint8Array(bytes);
    const aberto = await lerArquivo(conteudo, nome);
    if ('problema' in aberto) return { tipo: 'recusado', problema: redigido(aberto.problema) };
    return { tipo: 'aberto', ...this.carrega(aberto.abas, sha256DosBytes(conteudo)) };
  }

  /** Sheets of the open workbook are about to come; what a reading interrupted left is thrown away. */
  comecaAbas(): void {
    this.chegada = new Chegada();
  }

  comecaAba(aba: AbaAnunciada): void {
    this.chegando().comecaAba(aba);
  }

  /** Rows of the sheet begun last, from its first row on. */
  recebeLinhas(linhas: readonly (readonly Celula[])[]): void {
    this.chegando().recebeLinhas(linhas);
  }

  /** The sheets that came, to be taken by `usa`. */
  terminaAbas(): AbasRecebidas {
    const abas = this.chegando().termina();
    this.chegada = undefined;
    return this.carrega(abas, sha256DasCelulas(abas));
  }

  /**
   * From now on everything is asked of this ranking. Only who asked for it knows, at the moment when it is there, whether
   * it is still wanted: until then the one that was there stays.
   *
   * @throws RangeError when it is not there
   */
  usa(carga: number): void {
    const abas = this.abertas.get(carga);
    if (abas === undefined) throw new RangeError(`carga: ${carga}`);
    this.abertas.delete(carga);
    this.sessao.carrega(abas);
  }

  /** Lets go of a ranking opened that nobody wants any more. */
  esquece(carga: number): void {
    this.abertas.delete(carga);
  }

  le(lei: Lei | undefined, opcoes: Omit<OpcoesDaLeitura, 'reservas'>): ResumoDaLeitura {
    return this.sessao.le(lei, opcoes);
  }

  /** Rows from row `de` on (1 = first), at most 200, as a person sees them. */
  previa(aba: string, de: number, quantas: number): Previa {
    return this.sessao.previa(aba, de, quantas);
  }

  quadro(pedido: Pedido): ResumoDoQuadro {
    return this.sessao.quadro(pedido);
  }

  ordena(pedido: Pedido): ResumoDaOrdem {
    return this.sessao.ordena(pedido);
  }

  consequencias(pedido: Pedido, pergunta: PerguntaId): Consequencia[] {
    return this.sessao.consequencias(pedido, pergunta);
  }

  procura(palavras: string): PessoaAchada[] {
    return this.sessao.procura(palavras);
  }

  porque(pedido: Pedido, inscricao: string): Omit<Porque, 'problemas'> {
    return this.sessao.porque(pedido, inscricao);
  }

  /** One of the sheets of the ranking's workbook as the livro de atos. */
  leLivro(nomeDaAba: string): LivroRecebido {
    return this.livro.le(nomeDaAba);
  }

  /** A sheet that came by itself as the livro de atos. */
  recebeLivro(aba: Aba): LivroRecebido {
    return this.livro.recebe(aba);
  }

  /** The livro that a file opened has: its sheet of acts, or its first one. The ranking in use stays. */
  usaLivro(carga: number): LivroRecebido {
    const abas = this.abertas.get(carga) ?? [];
    this.abertas.delete(carga);
    const [primeira] = abas;
    const aba = abas.find(eLivro) ?? primeira;
    if (aba === undefined) throw new RangeError(`carga: ${carga}`);
    return this.livro.recebe(aba);
  }

  /** A livro without acts, to be written by `folhaDoLivro`. */
  livroNovo(): LivroRecebido {
    return this.livro.novo();
  }

  estadoDoLivro(pedido: Pedido): ResumoDoLivro {
    return this.livro.estado(pedido);
  }

  /** The next calls of one cargo; without one, of each as many as it has open vagas for. */
  proximas(pedido: Pedido, quais: OQueChamar): ResumoDasProximas {
    return this.livro.proximas(pedido, quais);
  }

  /** What recording the next calls as nomeações would do. */
  nomeiaProximas(pedido: Pedido, quais: OQueChamar, publicacao: Publicacao): Registro {
    return this.livro.nomeiaProximas(pedido, quais, publicacao);
  }

  /** What recording an act would do; nothing changes until its rows are given to `acrescenta`. */
  registra(pedido: Pedido, rascunho: Rascunho): Registro {
    return this.livro.registra(pedido, rascunho);
  }

  /** Rows that were written at the end of the sheet of the livro. */
  acrescenta(linhas: readonly LinhaDoLivro[]): LivroRecebido {
    return this.livro.acrescenta(linhas);
  }

  importaControle(pedido: Pedido, respostas: RespostasDoControle): Importacao {
    return this.livro.importaControle(pedido, respostas);
  }

  /** Acts of the last import with everything that was read for them, from `de` (0-based) to before `ate`, at most 200. */
  paginaDoControle(de: number, ate: number): PaginaDoControle {
    return this.livro.paginaDoControle(de, ate);
  }

  cenarios(pedido: Pedido, pergunta: PerguntaId, k: number): Cenario[] {
    return this.livro.cenarios(pedido, pergunta, k);
  }

  /** Audits the livro or, when a sheet is named, that sheet as one. */
  confere(pedido: Pedido, comoLivro?: string): ResumoDaConferencia {
    return this.livro.confere(pedido, comoLivro);
  }

  /** @param impresso text of the print header */
  folhaDoLivro(impresso: string): Folha {
    return this.livro.folha(impresso);
  }

  /**
   * The hash of the acts as last read or added to; with a sheet, of the acts in that sheet as it is now. Equal as long as
   * nobody changed a row, wherever the table is.
   */
  marcaDoLivro(aba?: Aba): string {
    return sha256DasCelulas([this.livro.celulasDaMarca(aba)]);
  }

  /**
   * Makes the sheets of the work and keeps them, to be pulled by `linhasDaFolha` or written by `arquivo`.
   *
   * @throws RangeError when something still blocks the order (`ResumoDaOrdem.bloqueia`)
   */
  prepara(pedido: Pedido, identificacao: Identificacao, procedencia: Procedencia): { folhas: CabecalhoDaFolha[] } {
    this.folhas = this.sessao.folhas(pedido, identificacao, procedencia);
    return { folhas: this.cabecalhos() };
  }

  /** Makes the sheets of another document and keeps them as `prepara` does; none while something blocks. */
  preparaDocumento(
    pedido: Pedido,
    identificacao: Identificacao,
    procedencia: Procedencia,
    qual: Documento,
  ): DocumentoPreparado {
    const livro = qual.tipo === 'conferência' ? this.livro.conferido() : this.livro.lido();
    const base = { ranking: this.sessao.ranking(), livro, pedido, identificacao, procedencia };
    const { folhas, textos, problemas } = documento(base, qual);
    this.folhas = folhas;
    return { folhas: this.cabecalhos(), textos, ...redigidos(problemas) };
  }

  /** The livro itself, to be written; its sheet may be what goes into a file. */
  preparaLivro(impresso: string): { folhas: CabecalhoDaFolha[] } {
    this.folhas = [this.livro.folha(impresso)];
    return { folhas: this.cabecalhos() };
  }

  /** Whether the copy opened is still what was written; the ranking in use stays. */
  verifica(carga: number): VerificacaoRedigida {
    const abas = this.abertas.get(carga);
    if (abas === undefined) throw new RangeError(`carga: ${carga}`);
    this.abertas.delete(carga);
    const { problemas, ...resultado } = verificar(abas);
    return { ...resultado, ...redigidos(problemas) };
  }

  /** Audits as a livro a sheet that came by itself; the livro in use stays. */
  confereAba(pedido: Pedido, aba: Aba): ResumoDaConferencia {
    return this.livro.confereAba(pedido, aba);
  }

  /**
   * Rows of a sheet prepared, from `de` (0-based) to before `ate`.
   *
   * @throws RangeError when that sheet was not prepared
   */
  linhasDaFolha(indice: number, de: number, ate: number): LinhaDaFolha[] {
    const folha = this.folhas[indice];
    if (folha === undefined) throw new RangeError(`folha: ${indice}`);
    return folha.linhas.slice(de, ate);
  }

  /**
   * The sheets prepared as a workbook.
   *
   * @throws RangeError when nothing was prepared
   */
  async arquivo(titulo: string): Promise<Uint8Array> {
    const { escreverXlsx } = await import('../../adapters/arquivo/escreverXlsx');
    const escrito = await escreverXlsx(this.folhas, { titulo });
    // What is transferred is the whole buffer: the bytes must be all that it holds.
    const bytes = new Uint8Array(escrito);
    return transfer(bytes, [bytes.buffer]);
  }

  /** Lets go of the sheets prepared. */
  descarta(): void {
    this.folhas = [];
  }

  private cabecalhos(): CabecalhoDaFolha[] {
    return this.folhas.map(({ linhas, ...folha }) => ({ ...folha, total: linhas.length }));
  }

  private chegando(): Chegada {
    if (this.chegada === undefined) throw new Error('comecaAbas was not called');
    return this.chegada;
  }

  private carrega(abas: readonly Aba[], sha256: string): AbasRecebidas {
    this.cargas += 1;
    this.abertas.set(this.cargas, abas);
    const resumos = abas.map((aba) => ({ nome: aba.nome, ...tamanhoDaAba(aba), oculta: aba.oculta === true }));
    return { carga: this.cargas, abas: resumos, sha256 };
  }
}
