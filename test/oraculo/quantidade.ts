import { criterio } from './lei';
import type { IdDaLei, ReservaDoCriterio } from './lei';

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
  return criterio(lei, {}).reservas.reduce((soma, reserva) => soma + quantidadeDaReserva(reserva, n), 0);
}

/**
 * dominio.md § 4: "half up; half down; always up; always down. Then minimum (n below it → 0) and cap (`teto`, e.g. 20 %
 * of n, rounded down)."
 */
export function quantidadeDaReserva({ decimos, arredondamento, minimo, teto }: ReservaDoCriterio, n: number): number {
  if (n < minimo) return 0;
  let inteiro = 0; // counted one by one: the largest whole number not above the share
  while (1000 * (inteiro + 1) <= decimos * n) inteiro += 1;
  const sobra = decimos * n - 1000 * inteiro; // out of 1000; 500 is exactly half
  let arredondado = inteiro;
  if (arredondamento === 'meio-para-cima' && sobra >= 500) arredondado += 1;
  if (arredondamento === 'meio-para-baixo' && sobra > 500) arredondado += 1;
  if (arredondamento === 'sempre-para-cima' && sobra > 0) arredondado += 1;
  if (teto === null) return arredondado;
  while (1000 * arredondado > teto * n) arredondado -= 1;
  return arredondado;
}

/** dominio.md § 4: "PcD `federal`: min(ceil(5 % n), floor(20 % n)), series 5, 21, 41, 61…". */
export function quantidadePcdFederal(n: number): number {
  const cincoPorCento = (5 * n - ((5 * n) % 100)) / 100;
  const paraCima = (5 * n) % 100 > 0 ? cincoPorCento + 1 : cincoPorCento;
  const vintePorCentoParaBaixo = (20 * n - ((20 * n) % 100)) / 100;
  return Math.min(paraCima, vintePorCentoParaBaixo);
}
