import type { Data } from '../core/lei';

/**
 * The day by the calendar on the wall, not in Greenwich: in Brazil they differ every evening.
 *
 * @example hoje(new Date(2026, 1, 10, 22)) // '2026-02-10', whatever day it is in UTC
 */
export function hoje(agora: Date = new Date()): Data {
  const partes = [agora.getFullYear(), agora.getMonth() + 1, agora.getDate()];
  return partes.map((parte, i) => String(parte).padStart(i === 0 ? 4 : 2, '0')).join('-');
}
