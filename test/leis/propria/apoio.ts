import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lerArquivo } from '../../../src/adapters/arquivo/lerArquivo';
import type { Lei } from '../../../src/core/lei';
import { LEIS } from '../../../src/leis/catalogo';
import { abaDaLei } from '../../../src/planilha/minhaLei';
import type { Aba, Celula } from '../../../src/planilha/grade';
import { leiDaAba } from '../../../src/trabalho/leiPropria';

/** The laws of the catalogue that exemplos/leis has as tables, written by hand from their articles. */
export const REESCRITAS = [
  'porto-feliz-4993-2011',
  'ferraz-de-vasconcelos-3677-2026',
  'porto-alegre-lc-494-2003',
] as const;
export type Reescrita = (typeof REESCRITAS)[number];

export function arquivoDaTabela(id: Reescrita): string {
  return path.resolve(__dirname, `../../../exemplos/leis/${id}.csv`);
}

/** The table of the file, as its sheet. */
export async function abaDaTabela(id: Reescrita): Promise<Aba> {
  const lido = await lerArquivo(readFileSync(arquivoDaTabela(id)), `${id}.csv`);
  const aba = 'problema' in lido ? undefined : abaDaLei(lido.abas);
  if (aba === undefined) throw new Error(id);
  return aba;
}

/** The law of the table; any problem of it fails the test. */
export async function leiDaTabela(id: Reescrita): Promise<Lei> {
  const { lei, problemas } = leiDaAba(await abaDaTabela(id));
  if (lei === undefined || problemas.length > 0) throw new Error(JSON.stringify(problemas));
  return lei;
}

export function doCatalogo(id: Reescrita): Lei {
  const lei = LEIS.find((outra) => outra.id === id);
  if (lei === undefined) throw new Error(id);
  return lei;
}

/** Days from 30/12/1899, as Excel counts them. */
function serial(dia: number, mes: number, ano: number): number {
  return Math.round((Date.UTC(ano, mes - 1, dia) - Date.UTC(1899, 11, 30)) / 86_400_000);
}

/** A text as the cell of a range that Excel hands over: no formats, and nothing as this Excel writes it. */
function crua(celula: Celula | undefined, vazia: unknown): unknown {
  if (celula === undefined || celula === null || celula === '') return vazia;
  if (typeof celula !== 'string') return celula;
  const [, inteiro, decimais = ''] = /^(\d+)(?:,(\d+))?%$/.exec(celula) ?? [];
  if (inteiro !== undefined) return Number(`${inteiro}.${decimais}0`) / 100;
  const [, dia, mes, ano] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(celula) ?? [];
  if (ano !== undefined) return serial(Number(dia), Number(mes), Number(ano));
  return /^\d+$/.test(celula) ? Number(celula) : celula;
}

/** A table as a range of raw values: shares as 0.2, dates as serials, and some empty rows of the column after it. */
export function comoIntervalo(linhas: Aba['linhas'], vazia: unknown = null): unknown[][] {
  const nada = [vazia, vazia, vazia];
  return [...linhas.map((linha) => [0, 1, 2].map((coluna) => crua(linha[coluna], vazia))), nada, nada];
}
