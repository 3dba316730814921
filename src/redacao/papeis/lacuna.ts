/** Where a paper waits for something that is not known: it is written by hand, never invented. */
export const LACUNA = '_'.repeat(20);
export const LACUNA_DO_NUMERO = '______/______';
export const LACUNA_DA_DATA = '____/____/______';
