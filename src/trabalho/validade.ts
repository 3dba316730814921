import type { Data } from '../core/lei';
import type { Problema } from '../core/problema';

/** Until when a competition holds: the last day of its validity, and that of its extension. */
export interface Validade {
  readonly validade?: Data;
  readonly prorrogacao?: Data;
}

/**
 * A notice when the competition's validity is over. Its last day still counts; nothing was told, nothing is said.
 *
 * @example problemasDaValidade({ validade: '2026-03-10' }, '2026-03-11')[0]?.codigo // 'validade-vencida'
 */
export function problemasDaValidade({ validade, prorrogacao }: Validade, hoje: Data): Problema[] {
  // Days written AAAA-MM-DD compare as text.
  const prorrogado = prorrogacao !== undefined && prorrogacao > (validade ?? '');
  const ultimoDia = prorrogado ? prorrogacao : validade;
  if (ultimoDia === undefined || hoje <= ultimoDia) return [];
  return [{ codigo: 'validade-vencida', gravidade: 'aviso', dados: { ultimoDia, prorrogado } }];
}
