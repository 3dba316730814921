import type { Celula } from './grade';

/** How many items there are up to the last one that holds something. */
export function comprimento<T>(itens: readonly T[], cheio: (item: T) => boolean): number {
  let quantos = itens.length;
  for (; quantos > 0; quantos -= 1) {
    const item = itens[quantos - 1];
    if (item !== undefined && cheio(item)) break;
  }
  return quantos;
}

export const celulaCheia = (celula: Celula): boolean => celula !== null;
