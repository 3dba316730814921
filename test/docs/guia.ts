import { readFileSync } from 'node:fs';
import path from 'node:path';

export const DOCS = path.resolve(__dirname, '..', '..', 'docs');
export const GUIA = readFileSync(path.join(DOCS, 'guia-do-usuario.md'), 'utf8');

export interface Tabela {
  /** The paragraph before it. */
  readonly antes: string;
  readonly titulos: readonly string[];
  readonly linhas: readonly (readonly string[])[];
}

const celulas = (linha: string): string[] =>
  linha
    .slice(1, -1)
    .split('|')
    .map((celula) => celula.trim());

/** The tables of a text of Markdown, cells as they are written. */
export function tabelasDe(texto: string): Tabela[] {
  const partes = texto.split(/\n{2,}/);
  return partes.flatMap((parte, i) => {
    const [titulos, regua, ...linhas] = parte.trim().split('\n');
    if (titulos === undefined || regua === undefined || !/^\|[-|]+\|$/.test(regua)) return [];
    return [{ antes: partes[i - 1] ?? '', titulos: celulas(titulos), linhas: linhas.map(celulas) }];
  });
}

/** The part of the guide under a heading, up to the next one of its level or above. */
export function secao(titulo: string): string {
  const linhas = GUIA.split('\n');
  const de = linhas.findIndex((linha) => /^#+ /.test(linha) && linha.replace(/^#+ /, '') === titulo);
  if (de < 0) throw new Error(`no heading: ${titulo}`);
  const nivel = linhas[de]?.indexOf(' ') ?? 0;
  const ate = linhas.findIndex((linha, i) => i > de && /^#+ /.test(linha) && linha.indexOf(' ') <= nivel);
  return linhas.slice(de + 1, ate < 0 ? undefined : ate).join('\n');
}

/** A table by its first title. */
export function tabelaDe(texto: string, primeiro: string): Tabela {
  const achada = tabelasDe(texto).find(({ titulos }) => titulos[0] === primeiro);
  if (achada === undefined) throw new Error(`no table: ${primeiro}`);
  return achada;
}

/** What is inside of `…`. */
export const semCrases = (celula: string): string => celula.replace(/`/g, '');
