import { criterio } from './lei';
import type { IdDaLei } from './lei';

/**
 * dominio.md § 4: "Exact whole-number arithmetic, never floats"; "half up" (Porto Feliz art. 1º § 1º "igual ou maior do
 * que 0,5 (meio), adotar-se-á o número inteiro imediatamente superior; se menor …, inferior"; Ferraz art. 1º § 2º and
 * Porto Alegre art. 1º § 3º say the same).
 */
export function percentualMeioParaCima(percentual: number, n: number): number {
  const centesimos = percentual * n;
  const fracao = centesimos % 100;
  const inteiro = (centesimos - fracao) / 100;
  if (fracao >= 50) return inteiro + 1;
  return inteiro;
}

/**
 * dominio.md § 4: "n = all vacancies offered so far (PcD ones included)"; "Then minimum (n below it → 0)".
 * Ferraz art. 1º: "sempre que o número de vagas oferecidas for igual ou superior a 03 (três)".
 */
export function quantidade(lei: IdDaLei, n: number): number {
  const c = criterio(lei, {});
  if (n < c.minimo) return 0;
  return percentualMeioParaCima(c.percentual, n);
}

/** dominio.md § 4: "PcD `federal`: min(ceil(5 % n), floor(20 % n)), series 5, 21, 41, 61…". */
export function quantidadePcdFederal(n: number): number {
  const cincoPorCento = (5 * n - ((5 * n) % 100)) / 100;
  const paraCima = (5 * n) % 100 > 0 ? cincoPorCento + 1 : cincoPorCento;
  const vintePorCentoParaBaixo = (20 * n - ((20 * n) % 100)) / 100;
  return Math.min(paraCima, vintePorCentoParaBaixo);
}
