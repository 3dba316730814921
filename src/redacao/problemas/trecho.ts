const TETO_DO_TRECHO = 80;

/** A cell's words inside a sentence, cut when long. */
export function trecho(texto: string): string {
  return `“${texto.length > TETO_DO_TRECHO ? `${texto.slice(0, TETO_DO_TRECHO)}…` : texto}”`;
}
