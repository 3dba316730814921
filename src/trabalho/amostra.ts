/** Many things, of which only the first are shown. */
export interface Amostra<T> {
  readonly total: number;
  readonly primeiros: readonly T[];
}

/** No list that crosses to a screen is longer than this; what there is more of is told by its total. */
export const TETO_DE_LINHAS = 200;

export function amostra<T>(itens: readonly T[], teto: number = TETO_DE_LINHAS): Amostra<T> {
  return { total: itens.length, primeiros: itens.slice(0, teto) };
}
