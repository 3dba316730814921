import type { Lei, LinhaDaTabela } from '../../core/lei';
import type { PerguntaId } from '../../core/perguntas';
import type { Folha, LinhaDaFolha } from '../../planilha/folha';
import type { Identificacao } from '../../planilha/folhas/entrada';
import type { Celula } from '../../planilha/grade';
import { folhaDaTabela } from '../../planilha/folhas/minhaLei';
import { abaDaLei, ABA_DA_LEI, type TabelaDaAba } from '../../planilha/minhaLei';
import type { OpcoesDaLeitura } from '../../planilha/leitura';
import type { Consequencia } from '../../trabalho/consequencias';
import type { Pedido } from '../../trabalho/pedido';
import type { Porque } from '../../trabalho/porque';
import type { Documento } from '../../trabalho/documentos';
import { redigidos } from '../../trabalho/problemasRedigidos';
import type { Procedencia } from '../../trabalho/procedencia';
import type { PessoaAchada, Previa, ResumoDaLeitura, ResumoDaOrdem, ResumoDoQuadro } from '../../trabalho/resumos';
import type { AbaAnunciada } from './chegada';
import { arquivoDasFolhas } from './folhas';
import type {
  AbasRecebidas,
  ArquivoAberto,
  CabecalhoDaFolha,
  DocumentoPreparado,
  FolhaDaLei,
  VerificacaoRedigida,
} from './tipos';
import { TrabalhoDoLivro } from './trabalhoDoLivro';

export type { AbaAnunciada } from './chegada';
export type * from './tipos';

/**
 * What the worker answers to the pane: it holds the sheets and the people, and gives small summaries of plain data. It
 * works as well called directly, without a worker.
 */
export class TrabalhoDoPainel extends TrabalhoDoLivro {
  /** Opens a file, to be taken by `usa`. */
  abreArquivo(bytes: ArrayBuffer, nome: string): Promise<ArquivoAberto> {
    return this.abertas.abre(bytes, nome);
  }

  /** Sheets of the open workbook are about to come; what a reading interrupted left is thrown away. */
  comecaAbas(): void {
    this.abertas.comeca();
  }

  comecaAba(aba: AbaAnunciada): void {
    this.abertas.comecaAba(aba);
  }

  /** Rows of the sheet begun last, from its first row on. */
  recebeLinhas(linhas: readonly (readonly Celula[])[]): void {
    this.abertas.recebe(linhas);
  }

  /** The sheets that came, to be taken by `usa`. */
  terminaAbas(): AbasRecebidas {
    return this.abertas.termina();
  }

  /**
   * Whether what was opened is the ranking in use once more, corrected or not, and not that of other people.
   *
   * @throws RangeError when it is not there
   */
  mesmasPessoas(carga: number): boolean {
    return this.sessao.mesmasPessoas(this.abertas.ve(carga));
  }

  /**
   * From now on everything is asked of this ranking. Only who asked for it knows, at the moment when it is there, whether
   * it is still wanted: until then the one that was there stays.
   *
   * @throws RangeError when it is not there
   */
  usa(carga: number): void {
    this.sessao.carrega(this.abertas.toma(carga));
  }

  /** Lets go of a ranking opened that nobody wants any more. */
  esquece(carga: number): void {
    this.abertas.esquece(carga);
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

  /**
   * Makes the sheets of the work and keeps them, to be pulled by `linhasDaFolha` or written by `arquivo`.
   *
   * @throws RangeError when something still blocks the order (`ResumoDaOrdem.bloqueia`)
   */
  prepara(pedido: Pedido, identificacao: Identificacao, procedencia: Procedencia): { folhas: CabecalhoDaFolha[] } {
    return { folhas: this.folhas.prepara(this.sessao.folhas(pedido, identificacao, procedencia)) };
  }

  /** Makes the sheets of another document and keeps them as `prepara` does; none while something blocks. */
  async preparaDocumento(
    pedido: Pedido,
    identificacao: Identificacao,
    procedencia: Procedencia,
    qual: Documento,
  ): Promise<DocumentoPreparado> {
    const livro = qual.tipo === 'conferência' ? this.livro.conferido() : this.livro.lido();
    const base = { ranking: this.sessao.ranking(), livro, pedido, identificacao, procedencia };
    const { documento } = await import('../../trabalho/documentos');
    const { folhas, textos, problemas } = documento(base, qual);
    return { folhas: this.folhas.prepara(folhas), textos, ...redigidos(problemas) };
  }

  /** The livro itself, to be written; its sheet may be what goes into a file. */
  preparaLivro(impresso: string): { folhas: CabecalhoDaFolha[] } {
    return { folhas: this.folhas.prepara([this.livro.folha(impresso)]) };
  }

  /** Whether the copy opened is still what was written; the ranking in use stays. */
  async verifica(carga: number): Promise<VerificacaoRedigida> {
    const abas = this.abertas.toma(carga);
    const { verificar } = await import('../../trabalho/verificar');
    const { problemas, ...resultado } = verificar(abas);
    return { ...resultado, ...redigidos(problemas) };
  }

  /**
   * Rows of a sheet prepared, from `de` (0-based) to before `ate`.
   *
   * @throws RangeError when that sheet was not prepared
   */
  linhasDaFolha(indice: number, de: number, ate: number): LinhaDaFolha[] {
    return this.folhas.linhas(indice, de, ate);
  }

  /**
   * The sheets prepared as a workbook.
   *
   * @throws RangeError when nothing was prepared
   */
  arquivo(titulo: string): Promise<Uint8Array> {
    return this.folhas.arquivo(titulo);
  }

  /** Lets go of the sheets prepared. */
  descarta(): void {
    this.folhas.descarta();
  }

  /** The table of a law in a file opened, which is then let go of; the ranking in use stays. */
  async tabelaDoArquivo(carga: number): Promise<TabelaDaAba> {
    const { tabelaLida } = await import('../../trabalho/leiPropria');
    const aba = abaDaLei(this.abertas.toma(carga));
    return tabelaLida(aba?.linhas ?? [], { ...(aba && { aba: aba.nome }) });
  }

  /** The table of a law in a sheet of the ranking's workbook. */
  async tabelaDaAba(nome: string): Promise<TabelaDaAba> {
    const { tabelaLida } = await import('../../trabalho/leiPropria');
    return tabelaLida(this.sessao.abaDeNome(nome)?.linhas ?? [], { aba: nome });
  }

  /**
   * The sheet of a law of one's own: its rows, or the paper for the procuradoria, which needs the law that they make.
   *
   * @throws RangeError when there is no law to make the paper of
   */
  async folhaDaLei(
    linhas: readonly LinhaDaTabela[],
    lei: Lei | undefined,
    qual: 'tabela' | 'conferência',
  ): Promise<FolhaDaLei> {
    if (qual === 'tabela') return { folha: folhaDaTabela(linhas, lei?.nome ?? ABA_DA_LEI) };
    if (lei === undefined) throw new RangeError('folhaDaLei: no law');
    const { papelDaLei } = await import('../../trabalho/folhasDaLei');
    const { folha, ...papel } = papelDaLei(lei);
    return { folha, papel };
  }

  arquivoDaFolha(folha: Folha): Promise<Uint8Array> {
    return arquivoDasFolhas([folha], folha.nome);
  }
}
