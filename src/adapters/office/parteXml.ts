/** What a part holds: JSON as the text of one XML element, with the version of its schema and its order. */
export interface Parte {
  readonly versao: number;
  /** Grows with every writing, so that the newest is known whatever the clocks say. */
  readonly serie: number;
  /** ISO instant; between equal series (two people at once) the later wins. */
  readonly gravada: string;
  readonly dados: unknown;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** JSON keeps control characters escaped; two code points that XML doesn't take are left. */
function comoXml(texto: string): string {
  return texto
    .replace(/[\uFFFE\uFFFF]/g, (letra) => `\\u${letra.charCodeAt(0).toString(16)}`)
    .replace(/[&<>"]/g, (letra) => ESCAPES[letra] ?? letra);
}

export function escrita({ versao, serie, gravada, dados }: Parte, espaco: string): string {
  const json = comoXml(JSON.stringify(dados) ?? 'null');
  return `<configuracao xmlns="${espaco}" versao="${versao}" serie="${serie}" gravada="${gravada}">${json}</configuracao>`;
}

const inteiro = (texto: string | null): number | undefined =>
  texto !== null && /^\d{1,15}$/.test(texto) ? Number(texto) : undefined;

/** The part in an XML that somebody may have changed; undefined when it is none. */
export function lida(xml: string, espaco: string): Parte | undefined {
  const raiz = new DOMParser().parseFromString(xml.replace(/^\uFEFF/, ''), 'application/xml')
    .documentElement as Element | null;
  if (raiz?.localName !== 'configuracao' || raiz.namespaceURI !== espaco) return undefined;
  const versao = inteiro(raiz.getAttribute('versao'));
  const serie = inteiro(raiz.getAttribute('serie'));
  if (versao === undefined || serie === undefined) return undefined;
  try {
    const dados: unknown = JSON.parse(raiz.textContent ?? '');
    return { versao, serie, gravada: raiz.getAttribute('gravada') ?? '', dados };
  } catch {
    return undefined;
  }
}

export function maisNova(partes: readonly Parte[]): Parte | undefined {
  return [...partes].sort((a, b) => b.serie - a.serie || (a.gravada < b.gravada ? 1 : -1))[0];
}
