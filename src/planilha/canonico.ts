import { celulaCheia, comprimento } from './comprimento';
import type { Aba, Celula, Mescla } from './grade';

/**
 * The cells of sheets as one text, to be summed up by a hash where there is no file whose bytes could be: equal texts
 * mean equal sheet names, cells and merged blocks, so that the same hash is the same ranking.
 *
 * Lines, each ended by "\n":
 *
 * * `celulas 1`, the version of this format;
 * * per sheet `aba`, its name between JSON quotes, and the merged blocks, by row and column, as
 *   `linha,coluna,ultimaLinha,ultimaColuna` (0-based), all separated by tabs;
 * * per row its cells separated by tabs: nothing for an empty one; text between JSON quotes; numbers as JavaScript writes
 *   them; `true`/`false`; `d"AAAA-MM-DD"` for a date; `e"#N/D"` for an error; `p0.2` for a percentage.
 *
 * Empty cells at the end of a row and empty rows at the end of a sheet are no part of it. What is only shown otherwise
 * (hidden rows, hidden sheets) is not either.
 *
 * @returns pieces of the text, in order: a ranking is tens of megabytes
 */
export function* textoCanonico(abas: readonly Aba[]): Generator<string> {
  yield 'celulas 1\n';
  for (const { nome, mesclas, linhas } of abas) {
    yield `${['aba', JSON.stringify(nome), ...mesclasEmOrdem(mesclas)].join('\t')}\n`;
    const total = comprimento(linhas, (linha) => linha.some(celulaCheia));
    for (let linha = 0; linha < total; linha += LINHAS_POR_VEZ) {
      yield linhas
        .slice(linha, Math.min(linha + LINHAS_POR_VEZ, total))
        .map((celulas) => `${textoDaLinha(celulas)}\n`)
        .join('');
    }
  }
}

const LINHAS_POR_VEZ = 500;

function mesclasEmOrdem(mesclas: readonly Mescla[]): string[] {
  return [...mesclas]
    .sort((a, b) => a.linha - b.linha || a.coluna - b.coluna)
    .map(({ linha, coluna, ultimaLinha, ultimaColuna }) => [linha, coluna, ultimaLinha, ultimaColuna].join(','));
}

function textoDaLinha(celulas: readonly Celula[]): string {
  return celulas
    .slice(0, comprimento(celulas, celulaCheia))
    .map(textoDaCelula)
    .join('\t');
}

function textoDaCelula(celula: Celula): string {
  if (celula === null) return '';
  if (typeof celula === 'string') return JSON.stringify(celula);
  if (typeof celula !== 'object') return String(celula);
  switch (celula.tipo) {
    case 'data':
      return `d${JSON.stringify(celula.data)}`;
    case 'erro':
      return `e${JSON.stringify(celula.erro)}`;
    case 'porcentagem':
      return `p${celula.valor}`;
  }
}
