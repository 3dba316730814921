/** A little XML: text in, text out. */

export type Atributos = Readonly<Record<string, string>>;

/** An element, in lines that are not indented yet. */
export type Elemento = readonly string[];

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// What XML 1.0 cannot hold, even escaped.
const PROIBIDOS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function escapa(texto: string): string {
  return texto.replace(PROIBIDOS, '').replace(/[&<>"]/g, (letra) => ENTIDADES[letra] ?? letra);
}

const abertura = (nome: string, atributos: Atributos): string =>
  [nome, ...Object.entries(atributos).map(([chave, valor]) => `${chave}="${escapa(valor)}"`)].join(' ');

/** An element with others inside. */
export function elemento(nome: string, atributos: Atributos, ...dentro: readonly Elemento[]): Elemento {
  if (dentro.length === 0) return [`<${abertura(nome, atributos)}/>`];
  return [`<${abertura(nome, atributos)}>`, ...dentro.flat().map((linha) => `  ${linha}`), `</${nome}>`];
}

/** An element with a text inside. */
export function campo(nome: string, texto: string, atributos: Atributos = {}): Elemento {
  return [`<${abertura(nome, atributos)}>${escapa(texto)}</${nome}>`];
}

export function documento(raiz: Elemento): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${raiz.join('\n')}\n`;
}
