import { invalidArgument } from '../errors';

const TOKEN =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\/([^\s>]+)\s*>|<([^\s/>!?]+)((?:\s+[^\s=>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+|</g;

/** The namespace of the root element; throws when the text is not one well-formed element (or has a DOCTYPE). */
export function rootNamespace(xml: string): string {
  const open: string[] = [];
  let namespace: string | undefined;
  for (const [token, closing, name, attributes = '', selfClosing] of xml.replace(/^\uFEFF/, '').matchAll(TOKEN)) {
    if (token === '<') throw invalidArgument('XML that is not well formed');
    if (closing !== undefined) {
      if (open.pop() !== closing) throw invalidArgument(`XML: </${closing}> closes nothing`);
    } else if (name !== undefined) {
      if (open.length === 0 && namespace !== undefined) throw invalidArgument('XML with two roots');
      if (open.length === 0) namespace = declared(name, attributes);
      if (!selfClosing) open.push(name);
    } else if (!token.startsWith('<')) {
      if (open.length === 0 && token.trim() !== '') throw invalidArgument('text outside of the XML root');
      if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(token)) throw invalidArgument('XML: & without an entity');
    }
  }
  if (open.length > 0 || namespace === undefined) throw invalidArgument('XML that is not well formed');
  return namespace;
}

function declared(name: string, attributes: string): string {
  const prefix = name.includes(':') ? `xmlns:${name.split(':')[0]}` : 'xmlns';
  for (const [, key, one, other] of attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (key === prefix) return one ?? other ?? '';
  }
  return '';
}
