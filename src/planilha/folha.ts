/**
 * A sheet to be written, described once for Excel and for files: cells, formats, widths and print set-up. Values only,
 * never formulas of ours.
 */

/** How a column's values are shown and stored. Ranks are numbers; inscrição and CPF are text (leading zeros kept). */
export type FormatoDaColuna = 'texto' | 'inteiro' | 'decimal' | 'data' | 'porcentagem';

/** A date is given as { data: 'AAAA-MM-DD' } and written as a real date, shown dd/mm/aaaa. */
export type Conteudo = string | number | null | { readonly data: string };

/** What a row is for, which decides its look (and that it is legible in black and white). */
export type PapelDaLinha =
  | 'título'
  | 'identificação'
  | 'seção'
  | 'cabeçalho'
  | 'dado'
  | 'destaque'
  | 'nota'
  | 'assinatura'
  | 'vazia';

export interface LinhaDaFolha {
  readonly papel: PapelDaLinha;
  readonly celulas: readonly Conteudo[];
}

export interface ColunaDaFolha {
  readonly formato: FormatoDaColuna;
  /** In characters, as Excel counts them. */
  readonly largura: number;
  /** Long sentences wrap inside the column. */
  readonly quebra?: boolean;
  readonly alinhamento?: 'esquerda' | 'centro' | 'direita';
}

/** Above it (a list that nobody prints) what costs time per cell is left out: hairlines, fitted rows. */
export const LINHAS_DE_UMA_LISTA_COMUM = 20_000;

export interface Folha {
  /** Sheet name: ≤ 31 UTF-16 units, none of : \ / ? * [ ], unique. */
  readonly nome: string;
  readonly colunas: readonly ColunaDaFolha[];
  readonly linhas: readonly LinhaDaFolha[];
  /** 0-based row of the header to freeze and repeat on every page; none for sheets without a table. */
  readonly cabecalho?: number;
  readonly impressao: {
    readonly orientacao: 'retrato' | 'paisagem';
    /** Text of the print header (the competition's identification). The footer is "página x/y" always. */
    readonly cabecalho: string;
  };
}
