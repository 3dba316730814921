import type { LivroRecebido } from '../../trabalho/nomeacoes';
import type { Folha } from '../../planilha/folha';
import type { DocumentoFeito } from '../../trabalho/documentos';
import type { ProblemaRedigido, ProblemasRedigidos } from '../../trabalho/problemasRedigidos';
import type { ResultadoDaVerificacao } from '../../trabalho/verificar';

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

export type LivroDoArquivo =
  | { readonly tipo: 'recebido'; readonly recebido: LivroRecebido }
  | { readonly tipo: 'recusado'; readonly problema: ProblemaRedigido };

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

/** A sheet made of a law, small enough to cross whole; and the same as text, where it is a paper. */
export interface FolhaDaLei {
  readonly folha: Folha;
  readonly papel?: { readonly titulo: string; readonly texto: string };
}
