import type { Conteudo } from '../../folha';
import type { Coluna } from '../moldura';

/** One row of a table of a paper, and the same in one line of text. */
export interface LinhaDaTabela {
  readonly celulas: readonly Conteudo[];
  readonly texto: string;
  /** A total: shaded, so that it stands out in black and white. */
  readonly total?: true;
}

/** A piece of a paper, from top to bottom. */
export type Bloco =
  | { readonly tipo: 'parágrafo'; readonly texto: string }
  | { readonly tipo: 'seção'; readonly texto: string }
  /** `titulos`: of the columns, where they are not those of the paper. */
  | { readonly tipo: 'tabela'; readonly linhas: readonly LinhaDaTabela[]; readonly titulos?: readonly string[] };

/** A paper to be signed, described once for the sheet and for the text to paste. */
export interface Documento {
  /** Name of the sheet. */
  readonly nome: string;
  readonly titulo: string;
  readonly identificacao: readonly string[];
  readonly cabecalhoImpresso: string;
  /** Of every table of the paper. */
  readonly colunas: readonly Coluna[];
  readonly blocos: readonly Bloco[];
  readonly assinatura: readonly string[];
  /** Printed at the foot, to check the paper against the file it came from. */
  readonly codigo?: string;
}

/** "Código de verificação: …" */
export function linhaDoCodigo(codigo: string): string {
  return `Código de verificação: ${codigo}`;
}
