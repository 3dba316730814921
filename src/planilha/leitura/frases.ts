/** Phrases of normalised words → what they mean. */
export interface Dicionario<V> {
  readonly frases: ReadonlyMap<string, V>;
  /** First word of each phrase → words of the longest phrase that starts with it. */
  readonly maiores: ReadonlyMap<string, number>;
}

/**
 * The forms of a phrase of a table: "@" is o, a, os, as; "(s)" may be missing.
 *
 * @example formasDe('pret@') // ['preto', 'preta', 'pretos', 'pretas']
 */
export function formasDe(frase: string): string[] {
  if (frase.includes('@')) return ['o', 'a', 'os', 'as'].flatMap((fim) => formasDe(frase.replaceAll('@', fim)));
  const opcional = /\(([a-z ]+)\)/.exec(frase);
  if (opcional === null) return [frase];
  return [frase.replace(opcional[0], ''), frase.replace(opcional[0], opcional[1] ?? '')].flatMap(formasDe);
}

export function dicionario<V>(entradas: Iterable<readonly [frase: string, valor: V]>): Dicionario<V> {
  const frases = new Map<string, V>();
  const maiores = new Map<string, number>();
  for (const [frase, valor] of entradas) {
    for (const forma of formasDe(frase)) {
      frases.set(forma, valor);
      const palavras = forma.split(' ');
      const [primeira = ''] = palavras;
      maiores.set(primeira, Math.max(maiores.get(primeira) ?? 0, palavras.length));
    }
  }
  return { frases, maiores };
}

export type Trecho<V> =
  | { readonly tipo: 'frase'; readonly valor: V; readonly frase: string }
  | { readonly tipo: 'sobra'; readonly palavra: string };

/** Cuts words into the longest known phrases, from left to right; whole words only. */
export function trechosDe<V>(palavras: readonly string[], { frases, maiores }: Dicionario<V>): Trecho<V>[] {
  const trechos: Trecho<V>[] = [];
  for (let i = 0; i < palavras.length;) {
    const palavra = palavras[i] ?? '';
    let tamanho = Math.min(maiores.get(palavra) ?? 0, palavras.length - i);
    let achado: Trecho<V> | undefined;
    for (; tamanho > 0; tamanho -= 1) {
      const frase = tamanho === 1 ? palavra : palavras.slice(i, i + tamanho).join(' ');
      const valor = frases.get(frase);
      if (valor !== undefined) {
        achado = { tipo: 'frase', valor, frase };
        break;
      }
    }
    trechos.push(achado ?? { tipo: 'sobra', palavra });
    i += Math.max(tamanho, 1);
  }
  return trechos;
}
