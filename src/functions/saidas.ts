import { ARGUMENTOS } from '../redacao/funcoes';
import { argumentoErrado } from './recusa';

/** A value that a cell shows. Never null, which Excel would show as 0. */
export type Mostrado = string | number | boolean;
export type Saida = Mostrado[][];

/** The runtime sends results in slices of this many characters, and large ones stay "#OCUPADO!" in Excel on the web. */
export const TETO_DA_SAIDA = 2_000_000;

/** A table with its row of titles; a missing value is an empty text. */
export function tabela(titulos: readonly string[], linhas: readonly (readonly (Mostrado | undefined)[])[]): Saida {
  const saida = [[...titulos], ...linhas.map((linha) => linha.map((valor) => valor ?? ''))];
  if (tamanhoDe(saida) > TETO_DA_SAIDA) throw argumentoErrado(ARGUMENTOS.grandeDemais());
  return saida;
}

/** Characters of the table as it is sent. */
export function tamanhoDe(saida: readonly (readonly (Mostrado | undefined)[])[]): number {
  return JSON.stringify(saida).length;
}
