/**
 * An exact share: `numerador / denominador`, both whole numbers. Shares are never floats (0.29 * 50 is 14.499… in
 * doubles), so a percentage of a law is a fraction from the moment it is read.
 */
export interface Fracao {
  readonly numerador: number;
  readonly denominador: number;
}

/**
 * A percentage as a fraction. Decimal places are given by the text of the number, so 12,5 % is 125/1000.
 *
 * @param inteiro whole part and decimals without the comma, e.g. 125
 * @param casas how many of its digits are decimals, e.g. 1
 * @example porcento(20) // { numerador: 20, denominador: 100 }
 */
export function porcento(inteiro: number, casas = 0): Fracao {
  return { numerador: inteiro, denominador: 100 * 10 ** casas };
}
