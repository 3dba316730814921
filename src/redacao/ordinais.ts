const ORDINAIS = ['', 'única', 'segunda', 'terceira', 'quarta', 'quinta', 'sexta', 'sétima', 'oitava', 'nona', 'décima'];

/**
 * The last vaga of each group, named by its place in it.
 *
 * @example ultimaDeCadaGrupo(5) // 'quinta vaga de cada grupo de 5'
 */
export function ultimaDeCadaGrupo(grupo: number): string {
  return `${ORDINAIS[grupo] ?? `${grupo}ª`} vaga de cada grupo de ${grupo}`;
}
