import type { Arquivo } from '../painel';
import { xlsx } from '../planilhas';
import { RANKING } from './historia';

type Linha = readonly (string | number | boolean | Date | null)[];

/** The ranking as the banca would send it. */
export async function ranking(): Promise<Arquivo & object> {
  const { writeXlsx } = await import('hucre/xlsx');
  const rows = RANKING.map((linha) => [...linha]);
  return xlsx('classificacao.xlsx', await writeXlsx({ sheets: [{ name: 'Classificação', rows }] }));
}

/** The same workbook with the rows of one sheet changed, as someone would change them by hand. */
export async function comLinhasMudadas(
  bytes: Uint8Array,
  aba: string,
  muda: (linhas: Linha[]) => readonly Linha[],
): Promise<Uint8Array> {
  const { readXlsx, writeXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(bytes);
  if (!sheets.some(({ name }) => name === aba)) throw new Error(`no sheet ${aba}`);
  return writeXlsx({
    sheets: sheets.map(({ name, rows }) => ({
      name,
      rows: (name === aba ? muda([...rows]) : rows).map((linha) => [...linha]),
    })),
  });
}

const INSCRICAO = 5;

/** Acts 21 and 24 to each other's person: the first of the two is then not the one who was due. */
export function trocadas<Celula>(linhas: readonly (readonly Celula[])[]): Celula[][] {
  const de = (ato: number): readonly Celula[] => linhas.find(([este]) => este === ato) ?? [];
  return linhas.map((linha) => {
    const outra = linha === de(21) ? de(24) : linha === de(24) ? de(21) : linha;
    return linha.map((celula, j) => (j === INSCRICAO ? (outra[j] ?? celula) : celula));
  });
}

/** One cell changed, in each of a sheet's mentions: somebody's name. */
export const comoOutraPessoa = (linhas: readonly Linha[]): Linha[] =>
  linhas.map((linha) => linha.map((celula) => (celula === 'CIRA CAMBUCI' ? 'CIRA CAJAZEIRA' : celula)));
