/** What is said of one reserva, by its name. */
export interface DitoDaReserva<V> {
  readonly nome: string;
  readonly dito: V;
}

/**
 * What each reserva of a law says of one matter: once where all say the same, else each with the name to put beside it.
 *
 * @param ditos those that say something, in the law's order
 * @param reservas how many the law has
 * @example ditoUmaVez([{ nome: 'A', dito: 2 }, { nome: 'B', dito: 2 }], 2) // [{ dito: 2, aoLado: '' }]
 * @example ditoUmaVez([{ nome: 'A', dito: 2 }, { nome: 'B', dito: 3 }], 2) // [{ dito: 2, aoLado: ' (A)' }, …]
 */
export function ditoUmaVez<V>(ditos: readonly DitoDaReserva<V>[], reservas: number): { dito: V; aoLado: string }[] {
  const distintos = new Set(ditos.map(({ dito }) => JSON.stringify(dito)));
  if (distintos.size === 1 && ditos.length === reservas)
    return ditos.slice(0, 1).map(({ dito }) => ({ dito, aoLado: '' }));
  return ditos.map(({ nome, dito }) => ({ dito, aoLado: ` (${nome})` }));
}
