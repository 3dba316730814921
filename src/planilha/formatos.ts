/** What a number format shows. */
export type Especie = 'número' | 'porcentagem' | 'data' | 'hora';

/**
 * What Excel shows a number as, by its format: of the section of positive numbers, without what is shown as it is.
 * "[h]:mm" counts hours and is no time of day.
 *
 * @example especieDoFormato('dd/mm/yyyy;@') // 'data'
 */
export function especieDoFormato(formato: string): Especie {
  const [secao = ''] = formato.split(';');
  const nu = secao.replace(/"[^"]*"|\\.|_.|\*./g, '');
  if (/^(?:general|geral|@)$/i.test(nu) || /\[[hms]+\]/i.test(nu)) return 'número';
  const codigos = nu.replace(/\[[^\]]*\]/g, '').replace(/AM\/PM|A\/P/gi, '');
  if (codigos.includes('%')) return 'porcentagem';
  if (/[dya]/i.test(codigos)) return 'data';
  if (/[hs]/i.test(codigos)) return 'hora';
  return /m/i.test(codigos) ? 'data' : 'número';
}
