/**
 * What comes before the name of every function in a formula: '' for =QUOTA_VAGAS(…), 'COTAS' for =COTAS.QUOTA_VAGAS(…).
 * The manifest, the functions' help and the examples all read it here. After the first release it can never change: a
 * saved workbook holds the whole name.
 */
export const PREFIXO: string = '';

/** The name of a function as a person types it in a cell. */
export function nomeDigitado(funcao: string, prefixo = PREFIXO): string {
  return prefixo === '' ? funcao : `${prefixo}.${funcao}`;
}
