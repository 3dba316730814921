import type { Pacote } from './pacote';

/** The small parts of a workbook that say which sheets it has and which formats are percentages. */

const ENTIDADES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textoDe(bruto: string): string {
  return bruto.replace(/&(amp|lt|gt|quot|apos);/g, (tudo, nome: string) => ENTIDADES[nome] ?? tudo);
}

function atributosDe(elemento: string): Map<string, string> {
  const pares = elemento.matchAll(/\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map([...pares].map(([, nome = '', a, b]) => [nome, textoDe(a ?? b ?? '')]));
}

function elementos(xml: string, nome: string): Map<string, string>[] {
  // No "<" inside a tag (it is illegal there), so that unclosed ones don't make the search quadratic.
  const achados = xml.matchAll(
    new RegExp(`<(?:[\\w.-]{1,40}:)?${nome}(?=[\\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>`, 'g'),
  );
  return [...achados].map(([, atributos = '']) => atributosDe(atributos));
}

function texto(pacote: Pacote, parte: string): string {
  return new TextDecoder().decode(pacote.partes.get(parte));
}

function pastaDe(parte: string): string {
  return parte.slice(0, parte.lastIndexOf('/') + 1);
}

function resolve(pasta: string, alvo: string): string {
  if (alvo.startsWith('/')) return alvo.slice(1);
  const partes = pasta.split('/').filter(Boolean);
  for (const parte of alvo.split('/')) {
    if (parte === '..') partes.pop();
    else if (parte !== '.' && parte !== '') partes.push(parte);
  }
  return partes.join('/');
}

/** A sheet of cells (chart and dialog sheets are not): its place among all the sheets and the part that holds it. */
export interface AbaDoPacote {
  readonly indice: number;
  readonly nome: string;
  readonly parte: string;
}

export interface Livro {
  readonly abas: readonly AbaDoPacote[];
  /** Indices (attribute s of a cell) of the formats that show a percentage. */
  readonly porcentuais: ReadonlySet<number>;
}

function porcentuaisDe(estilos: string): Set<number> {
  const formatos = new Set([9, 10]);
  for (const formato of elementos(estilos, 'numFmt')) {
    const codigo = (formato.get('formatCode') ?? '').replace(/"[^"]*"|\\./g, '');
    if (codigo.includes('%')) formatos.add(Number(formato.get('numFmtId')));
  }
  const inicio = estilos.indexOf('cellXfs');
  const usados = estilos.slice(Math.max(0, inicio), Math.max(0, estilos.indexOf('cellXfs', inicio + 1)));
  const indices = elementos(usados, 'xf').flatMap((xf, i) => (formatos.has(Number(xf.get('numFmtId'))) ? [i] : []));
  return new Set(indices);
}

/** The sheets and percentage formats of a workbook; undefined when the package holds no workbook. */
export function livroDe(pacote: Pacote): Livro | undefined {
  const raiz = elementos(texto(pacote, '_rels/.rels'), 'Relationship');
  const alvo = raiz.find((rel) => rel.get('Type')?.endsWith('/officeDocument'))?.get('Target');
  if (alvo === undefined) return undefined;
  const livro = resolve('', alvo);
  const pasta = pastaDe(livro);
  const nomeDasRelacoes = `${pasta}_rels/${livro.slice(pasta.length)}.rels`;
  const relacoes = elementos(texto(pacote, nomeDasRelacoes), 'Relationship');
  const porId = new Map(relacoes.map((rel) => [rel.get('Id'), rel]));
  const abas = elementos(texto(pacote, livro), 'sheet').flatMap((aba, indice): AbaDoPacote[] => {
    const id = [...aba].find(([nome]) => nome.endsWith(':id'))?.[1];
    const relacao = porId.get(id);
    if (relacao?.get('Type')?.endsWith('/worksheet') !== true) return [];
    return [{ indice, nome: aba.get('name') ?? '', parte: resolve(pasta, relacao.get('Target') ?? '') }];
  });
  const estilos = relacoes.find((rel) => rel.get('Type')?.endsWith('/styles'))?.get('Target');
  return { abas, porcentuais: porcentuaisDe(estilos === undefined ? '' : texto(pacote, resolve(pasta, estilos))) };
}
