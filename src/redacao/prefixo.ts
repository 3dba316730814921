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

/**
 * A text whose formulas (in a guide, in a description) call the functions as they are typed in this installation.
 *
 * @example comPrefixo('=QUOTA_VAGAS(10;"Ferraz")', ['QUOTA_VAGAS'], 'COTAS') // '=COTAS.QUOTA_VAGAS(10;"Ferraz")'
 */
export function comPrefixo(texto: string, funcoes: readonly string[], prefixo = PREFIXO): string {
  return prefixo === '' ? texto : texto.replace(new RegExp(`(?<![\\w.])(?=(?:${funcoes.join('|')})\\b)`, 'gu'), `${prefixo}.`);
}
