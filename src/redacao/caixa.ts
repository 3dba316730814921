/** Words put in the middle of a sentence; initials (PPI) stay as they are. */
export function noMeio(texto: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(texto) ? `${texto.charAt(0).toLowerCase()}${texto.slice(1)}` : texto;
}

/** Words that begin a sentence. */
export function noComeco(texto: string): string {
  return `${texto.charAt(0).toUpperCase()}${texto.slice(1)}`;
}
