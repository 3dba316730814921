/** Order of two texts by their code units: the same on every machine, unlike the locale's. */
export function comparaTextos(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * A text as people compare it: no accents, no case, runs of spaces as one.
 *
 * @example normaliza('  Técnico de  ENFERMAGEM ') // 'tecnico de enfermagem'
 */
export function normaliza(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}
