/** Many things, of which only the first are shown. */
export interface Amostra<T> {
  readonly total: number;
  readonly primeiros: readonly T[];
}

/** No list that crosses to a screen is longer than this; what there is more of is told by its total. */
export const TETO_DE_LINHAS = 200;

/** A column taken for the cargo by mistake may make each person a cargo of their own. */
export const TETO_DE_CARGOS = 500;

export function amostra<T>(itens: readonly T[], teto: number = TETO_DE_LINHAS): Amostra<T> {
  return { total: itens.length, primeiros: itens.slice(0, teto) };
}
