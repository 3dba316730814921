/**
 * The numbers of some vacancies, after their count.
 *
 * @example quaisVagas([4, 10]) // ' (vagas 4, 10)'
 */
export function quaisVagas(numeros: readonly number[]): string {
  return numeros.length === 0 ? '' : ` (${numeros.length === 1 ? 'vaga' : 'vagas'} ${numeros.join(', ')})`;
}
