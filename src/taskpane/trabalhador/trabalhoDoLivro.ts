import type { PerguntaId } from '../../core/perguntas';
import type { Folha } from '../../planilha/folha';
import type { Aba } from '../../planilha/grade';
import { livroEntre } from '../../planilha/livro';
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
import type { Pedido } from '../../trabalho/pedido';
import { redigido } from '../../trabalho/problemasRedigidos';
import { Sessao } from '../../trabalho/sessao';
import { SessaoDoLivro } from '../../trabalho/sessaoDoLivro';
import { Abertas } from './abertas';
import { sha256DasCelulas } from './chegada';
import { FolhasPreparadas } from './folhas';
import type { LivroDoArquivo } from './tipos';

/** What the worker holds, and what it answers about the livro de atos. */
export class TrabalhoDoLivro {
  protected readonly sessao = new Sessao();
  protected readonly livro = new SessaoDoLivro(this.sessao);
  protected readonly abertas = new Abertas();
  protected readonly folhas = new FolhasPreparadas();

  /** One of the sheets of the ranking's workbook as the livro de atos. */
  leLivro(nomeDaAba: string): LivroRecebido {
    return this.livro.le(nomeDaAba);
  }

  /** A sheet that came by itself as the livro de atos. */
  recebeLivro(aba: Aba): LivroRecebido {
    return this.livro.recebe(aba);
  }

  /** The livro that a file opened has. The ranking in use stays; so does the livro, when this one is refused. */
  usaLivro(carga: number): LivroDoArquivo {
    const achado = livroEntre(this.abertas.toma(carga));
    if (achado === undefined) throw new RangeError(`carga: ${carga}`);
    if ('codigo' in achado) return { tipo: 'recusado', problema: redigido(achado) };
    return { tipo: 'recebido', recebido: this.livro.recebe(achado) };
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

  importaControle(pedido: Pedido, respostas: RespostasDoControle): Promise<Importacao> {
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

  /** Audits as a livro a sheet that came by itself; the livro in use stays. */
  confereAba(pedido: Pedido, aba: Aba): ResumoDaConferencia {
    return this.livro.confereAba(pedido, aba);
  }
}
