import { LIMITE_DE_CELULAS, letraDaColuna, type Aba } from '../../planilha/grade';
import { abaDe } from './celulas';
import { livroDe, type AbaDoPacote } from './marcacao';
import { empacota, type Pacote } from './pacote';
import { Recusa } from './recusa';
import { varreAba, type Extensao } from './varredura';
import type { Parte } from './zip';

/** Parts that hold no cell (pictures, charts, comments, caches, macros): left out, so that nothing in them can hurt. */
const SEM_CELULAS =
  /(?:^|\/)(?:media|drawings|charts|embeddings|theme|printerSettings|externalLinks|pivotCache|pivotTables|customXml|docProps|ctrlProps|worksheets\/_rels)\//i;

function interessa({ nome }: Parte): boolean {
  return /\.(?:xml|rels)$/i.test(nome) && !SEM_CELULAS.test(nome);
}

/** The library doesn't notice a sheet that stops half-way, and would give the rows until there. */
function planilhaInteira(pacote: Pacote, { parte }: AbaDoPacote): Uint8Array {
  const xml = pacote.partes.get(parte) ?? new Uint8Array();
  if (!/<\/(?:[\w.-]+:)?worksheet\s*>|worksheet\s[^<>]*\/>/.test(new TextDecoder().decode(xml.subarray(-256)))) {
    throw new Recusa('arquivo-ilegivel', { motivo: 'cortado ou corrompido' });
  }
  return xml;
}

interface Varrida {
  readonly aba: AbaDoPacote;
  readonly extensao: Extensao;
}

/**
 * The rectangle that the library is told to keep to, the same for all sheets. Formatted cells far away stay out of it;
 * contents far away make it too large.
 */
function areaDe(varridas: readonly Varrida[]): string {
  const linhas = Math.max(1, ...varridas.map(({ extensao }) => extensao.linhas));
  const colunas = Math.max(1, ...varridas.map(({ extensao }) => extensao.colunas));
  const celulas = varridas.reduce(
    (soma, { extensao: e }) => soma + Math.min(linhas, e.linhasFormatadas) * Math.min(colunas, e.colunasFormatadas),
    0,
  );
  const ate = `${letraDaColuna(colunas - 1)}${linhas}`;
  if (celulas > LIMITE_DE_CELULAS) throw new Recusa('area-grande-demais', { ate, celulas, limite: LIMITE_DE_CELULAS });
  return `A1:${ate}`;
}

/**
 * The sheets of a .xlsx or .xlsm.
 *
 * @throws Recusa for whatever can't or shouldn't be read
 */
export async function lerXlsx(arquivo: Uint8Array, partes: readonly Parte[]): Promise<Aba[]> {
  const pacote = await empacota(arquivo, partes.filter(interessa));
  const livro = livroDe(pacote);
  if (livro === undefined || livro.abas.length === 0) throw new Recusa('arquivo-ilegivel', { motivo: 'sem abas' });
  if (new Set(livro.abas.map(({ parte }) => parte)).size < livro.abas.length) {
    throw new Recusa('arquivo-suspeito', { motivo: 'estrutura impossível' });
  }
  const varridas = livro.abas.map((aba) => ({
    aba,
    extensao: varreAba(planilhaInteira(pacote, aba), livro.porcentuais),
  }));
  const { readXlsx } = await import('hucre/xlsx');
  const indices = new Set(livro.abas.map(({ indice }) => indice));
  const { sheets } = await readXlsx(pacote.bytes, {
    range: areaDe(varridas),
    sheets: ({ index }) => indices.has(index),
  });
  if (sheets.length !== varridas.length) throw new Recusa('arquivo-ilegivel', { motivo: 'cortado ou corrompido' });
  return sheets.map((aba, i) => abaDe(aba, varridas[i]?.extensao.porcentagens ?? []));
}
