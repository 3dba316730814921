import type { Fracao } from '../core/fracao';

/**
 * A share as people write it.
 *
 * @example percentualEscrito({ numerador: 125, denominador: 1000 }) // '12,5%'
 */
export function percentualEscrito({ numerador, denominador }: Fracao): string {
  const porCento = numerador * 100;
  const resto = porCento % denominador;
  const inteiro = (porCento - resto) / denominador;
  if (resto === 0) return `${inteiro}%`;
  // Shares are written with a power of ten below, so the decimals end.
  const casas = String(denominador).length - 3;
  const decimais = String((resto * 10 ** Math.max(casas, 1)) / denominador).replace(/\D/g, '');
  return `${inteiro},${decimais.padStart(casas, '0').replace(/0+$/, '')}%`;
}
