/**
 * A list in running Portuguese.
 *
 * @example enumera(['a', 'b', 'c']) // 'a, b e c'
 */
export function enumera(itens: readonly (string | number)[], conjuncao: 'e' | 'ou' = 'e'): string {
  const textos = itens.map(String);
  const ultimo = textos.pop();
  if (ultimo === undefined) return '';
  return textos.length === 0 ? ultimo : `${textos.join(', ')} ${conjuncao} ${ultimo}`;
}

/** A long list cut short, saying how many are left out. */
export function enumeraAte(itens: readonly (string | number)[], teto: number): string {
  if (itens.length <= teto) return enumera(itens);
  return `${itens.slice(0, teto).join(', ')} e mais ${itens.length - teto}`;
}

/**
 * A count with its noun in the right number.
 *
 * @example quantos(1, 'vaga', 'vagas') // '1 vaga'
 */
export function quantos(numero: number, singular: string, plural: string): string {
  return `${numero} ${numero === 1 ? singular : plural}`;
}

/**
 * Articles one after the other, each once. They have commas of their own, so semicolons part them.
 *
 * @example citaArtigos(['art. 1º', 'art. 3º, § 1º']) // 'art. 1º; art. 3º, § 1º'
 */
export function citaArtigos(artigos: readonly string[]): string {
  return [...new Set(artigos)].join('; ');
}
