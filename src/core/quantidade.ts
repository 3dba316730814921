import type { Fracao } from './fracao';

/** The rounding words of laws. "meio" is the exact half, 0,5. */
export type Arredondamento = 'meio para cima' | 'meio para baixo' | 'sempre para cima' | 'sempre para baixo';

/** Vacancies of one cargo: above any real competition, below what would fill the memory. */
export const TETO_DE_VAGAS = 1_000_000;

/** How many vacancies a reserva takes out of n. */
export interface RegraDeQuantidade {
  readonly percentual: Fracao;
  readonly arredondamento: Arredondamento;
  /** Below this number of vacancies nothing is reserved. 0 when the law sets no minimum. */
  readonly minimo: number;
  /** Share of n that the number may not pass (rounded down), where the law has one. */
  readonly teto?: Fracao;
}

function arredonda(numerador: number, denominador: number, palavra: Arredondamento): number {
  const resto = numerador % denominador;
  const inteiro = (numerador - resto) / denominador;
  switch (palavra) {
    case 'meio para cima':
      return 2 * resto >= denominador ? inteiro + 1 : inteiro;
    case 'meio para baixo':
      return 2 * resto > denominador ? inteiro + 1 : inteiro;
    case 'sempre para cima':
      return resto > 0 ? inteiro + 1 : inteiro;
    case 'sempre para baixo':
      return inteiro;
  }
}

/** `vagas * numerador`, refused where it would leave the range of exact whole numbers. */
function produto(vagas: number, { numerador }: Fracao): number {
  const resultado = vagas * numerador;
  if (!Number.isSafeInteger(2 * resultado)) throw new RangeError(`vagas: ${vagas}`);
  return resultado;
}

/**
 * How many vacancies are reserved out of `vagas` (a count): the share rounded by the law's words, then
 * the minimum (below it, none) and the cap. Whole-number arithmetic only: the remainder decides, never a quotient.
 *
 * @throws RangeError when `vagas` is not a whole number ≥ 0, or too large for exact arithmetic
 * @example quantidade(8, { percentual: porcento(20), arredondamento: 'meio para cima', minimo: 0 }) // 2
 */
export function quantidade(vagas: number, regra: RegraDeQuantidade): number {
  if (!Number.isSafeInteger(vagas) || vagas < 0) throw new RangeError(`vagas: ${vagas}`);
  if (vagas < regra.minimo) return 0;
  const parte = arredonda(produto(vagas, regra.percentual), regra.percentual.denominador, regra.arredondamento);
  if (regra.teto === undefined) return parte;
  return Math.min(parte, arredonda(produto(vagas, regra.teto), regra.teto.denominador, 'sempre para baixo'));
}
