import { LACUNA, LACUNA_DA_DATA } from './lacuna';

/** Who signs, and where and when, for a hand to fill in. */
export const ASSINATURA: readonly string[] = [
  `${LACUNA}${LACUNA}, ${LACUNA_DA_DATA}.`,
  `${LACUNA}${LACUNA}`,
  'Nome, cargo e assinatura da autoridade',
];
