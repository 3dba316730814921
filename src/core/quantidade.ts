import type { Fracao } from './fracao';

/** The rounding words of laws. "meio" is the exact half, 0,5. */
export type Arredondamento = 'meio para cima' | 'meio para baixo' | 'sempre para cima' | 'sempre para baixo';

/** How many vacancies a reserva takes out of n. */
export interface RegraDeQuantidade {
  readonly percentual: Fracao;
  readonly arredondamento: Arredondamento;
  /** Below this number of vacancies nothing is reserved. 0 when the law sets no minimum. */
  readonly minimo: number;
  /** Share of n that the number may not pass (rounded down), where the law has one. */
  readonly teto?: Fracao;
}

function arredonda(numerador: bigint, denominador: bigint, palavra: Arredondamento): bigint {
  const inteiro = numerador / denominador;
  const dobroDoResto = (numerador % denominador) * 2n;
  switch (palavra) {
    case 'meio para cima':
      return dobroDoResto >= denominador ? inteiro + 1n : inteiro;
    case 'meio para baixo':
      return dobroDoResto > denominador ? inteiro + 1n : inteiro;
    case 'sempre para cima':
      return dobroDoResto > 0n ? inteiro + 1n : inteiro;
    case 'sempre para baixo':
      return inteiro;
  }
}

/**
 * How many vacancies are reserved out of `vagas` (a count; dominio.md § 4): the share rounded by the law's words, then
 * the minimum (below it, none) and the cap. Exact for every whole number.
 *
 * @throws RangeError when `vagas` is not a whole number ≥ 0
 * @example quantidade(8, { percentual: porcento(20), arredondamento: 'meio para cima', minimo: 0 }) // 2
 */
export function quantidade(vagas: number, regra: RegraDeQuantidade): number {
  if (!Number.isSafeInteger(vagas) || vagas < 0) throw new RangeError(`vagas: ${vagas}`);
  if (vagas < regra.minimo) return 0;
  const n = BigInt(vagas);
  const parte = arredonda(
    n * BigInt(regra.percentual.numerador),
    BigInt(regra.percentual.denominador),
    regra.arredondamento,
  );
  if (regra.teto === undefined) return Number(parte);
  const teto = (n * BigInt(regra.teto.numerador)) / BigInt(regra.teto.denominador);
  return Number(parte < teto ? parte : teto);
}
