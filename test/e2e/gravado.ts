import { readXlsx } from 'hucre/xlsx';
import { abasDe } from '../adapters/arquivo/planilhasDeTeste';

/** A workbook twice: as the product reads it, and as it is in the file (values, formats, styles, widths, page set-up). */
export async function conteudoDe(bytes: Uint8Array): Promise<{ readonly lido: unknown; readonly cru: readonly CruaAba[] }> {
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  return {
    lido: await abasDe(bytes, 'gravado.xlsx'),
    cru: sheets.map(({ cells, ...resto }) => ({
      ...resto,
      celulas: [...(cells ?? [])].map(([lugar, celula]) => ({ lugar, ...celula })),
    })),
  };
}

export type CruaAba = Record<string, unknown> & {
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
  readonly celulas: readonly { readonly lugar: string; readonly value?: unknown; readonly formula?: unknown }[];
};
