/**
 * What a sheet is, for every host: Excel, a file, a range argument. Values only; the adapters turn formats into these
 * few shapes (a serial with a date format becomes a `data`, a 0.2 formatted as % becomes a `porcentagem`).
 */
export interface CelulaComData {
  readonly tipo: 'data';
  /** AAAA-MM-DD */
  readonly data: string;
}

export interface CelulaComErro {
  readonly tipo: 'erro';
  /** As Excel shows it in Portuguese: "#N/D", "#REF!", "#VALOR!" … */
  readonly erro: string;
}

export interface CelulaComPorcentagem {
  readonly tipo: 'porcentagem';
  /** 0.2 for 20 % */
  readonly valor: number;
}

/** null: empty. Text is as stored (not trimmed). */
export type Celula = string | number | boolean | null | CelulaComData | CelulaComErro | CelulaComPorcentagem;

/** A merged block, 0-based and inclusive. */
export interface Mescla {
  readonly linha: number;
  readonly coluna: number;
  readonly ultimaLinha: number;
  readonly ultimaColuna: number;
}

export interface Aba {
  readonly nome: string;
  /** Rows from the sheet's first row on; short rows are allowed (missing cells are empty). */
  readonly linhas: readonly (readonly Celula[])[];
  readonly mesclas: readonly Mescla[];
  /** 0-based rows that a filter or the user hid; they are read all the same, with a notice. */
  readonly linhasOcultas?: readonly number[];
  /** The whole sheet is hidden: it is not read unless it is the one asked for. */
  readonly oculta?: true;
}

/**
 * The letters of a column, 0-based.
 *
 * @example letraDaColuna(27) // 'AB'
 */
export function letraDaColuna(indice: number): string {
  let letras = '';
  for (let resto = indice + 1; resto > 0; resto = Math.floor((resto - 1) / 26)) {
    letras = String.fromCharCode(65 + ((resto - 1) % 26)) + letras;
  }
  return letras;
}

/** Cells from A1 to the last filled one, all sheets together: more is a stray cell far from the list, not a list. */
export const LIMITE_DE_CELULAS = 20_000_000;

/**
 * The 0-based index of a column's letters, or undefined when they name none ("A" … "XFD").
 *
 * @example indiceDaColuna('ab') // 27
 */
export function indiceDaColuna(letras: string): number | undefined {
  if (!/^[a-z]{1,3}$/i.test(letras)) return undefined;
  const indice = [...letras.toUpperCase()].reduce((soma, letra) => soma * 26 + letra.charCodeAt(0) - 64, 0) - 1;
  return indice < 16384 ? indice : undefined;
}
