import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Celula } from '../../src/planilha/grade';
import { abasDe } from '../adapters/arquivo/planilhasDeTeste';
import type { Arquivo } from './painel';

export const EXEMPLO = path.join(__dirname, '../../exemplos/classificacao-porto-feliz.xlsx');

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const xlsx = (name: string, bytes: Uint8Array): Arquivo & object => ({
  name,
  mimeType: XLSX,
  buffer: Buffer.from(bytes),
});

const emTexto = (celula: Celula): Exclude<Celula, object> => {
  if (celula === null || typeof celula !== 'object') return celula;
  return celula.tipo === 'data' ? celula.data.split('-').reverse().join('/') : null;
};

/** The example with the column of the quota's list called "Lista 2", which may just as well be another ranking. */
export async function exemploComTituloEnganoso(): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const abas = await abasDe(readFileSync(EXEMPLO), 'exemplo.xlsx');
  return writeXlsx({
    sheets: abas.map(({ nome, linhas, mesclas }) => ({
      name: nome,
      rows: linhas.map((linha) => linha.map((celula) => (celula === 'Negros e indígenas' ? 'Lista 2' : emTexto(celula)))),
      merges: mesclas.map(({ linha, coluna, ultimaLinha, ultimaColuna }) => ({
        startRow: linha,
        startCol: coluna,
        endRow: ultimaLinha,
        endCol: ultimaColuna,
      })),
    })),
  });
}

async function umaAba(rows: (string | number | null)[][]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({ sheets: [{ name: 'Lista', rows }] });
}

/** Names that a sheet would take for formulas, were they written carelessly. */
export const NOMES_PERIGOSOS = ['=1+1 Caio Jatobá', '+55 Bia Ipê', '-3 Davi Angico', '@SOMA Eva Pequi', '\tFábio Buriti'];

/** As text, since the library would write the tab out of a workbook. */
export const comNomesPerigosos = (): Arquivo & object => ({
  name: 'nomes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Classificação;Inscrição;Nome;Negro',
      ...NOMES_PERIGOSOS.map((nome, i) => `${i + 1};010${i + 1};"${nome}";${i % 2 === 0 ? 'SIM' : 'NÃO'}`),
    ].join('\r\n'),
  ),
});

/** "N" under "NEGRO": "não", or the group's letter? Rows 2, 3, 4 and 6. */
export const comMarcasAmbiguas = (): Promise<Uint8Array> =>
  umaAba([
    ['Classificação', 'Inscrição', 'Nome', 'NEGRO'],
    [1, '0101', 'Ana Jatobá', 'N'],
    [2, '0102', 'Bia Ipê', 'N'],
    [3, '0103', 'Caio Cedro', 'N'],
    [4, '0104', 'Davi Angico', null],
    [5, '0105', 'Eva Pequi', 'N'],
  ]);

export async function protegida(): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: [{ name: 'A', rows: [['a']] }],
    encryption: { password: 'x', spinCount: 1 },
  });
}
