import { ErroDoExcel } from '../../../../src/adapters/office/erros';
import type { ExcelHost } from '../../../excel/host';
import { area } from '../../../excel/model/address';
import type { Sheet } from '../../../excel/model/sheet';
import type { ProfileName } from '../../../excel/profiles';

/** The host of the running file; `reset()` before every scenario. */
export type Dado = () => ExcelHost;
export type Cenarios = (dado: Dado, perfil: ProfileName) => void;

export const MB = 1024 * 1024;

/** The refusal that the user would see; fails when there is none, or when it isn't one of ours. */
export async function recusa(trabalho: () => Promise<unknown>): Promise<ErroDoExcel> {
  try {
    await trabalho();
  } catch (erro) {
    if (erro instanceof ErroDoExcel) return erro;
    throw erro;
  }
  throw new Error('expected a refusal, and there was none');
}

/** Everything of a sheet that a user could notice, as text. */
export function retrato(sheet: Sheet): string {
  const used = sheet.cells.used('values and formats', area(0, 0, 1_048_575, 16_383));
  const cells = used ? sheet.cells.grid(used, (value, formula, style) => [value, formula, style]) : [];
  const { name, visibility, freeze, filter, merged, page, showGridlines } = sheet;
  const maps = [sheet.hiddenRows, sheet.hiddenColumns, sheet.rowHeights, sheet.columnWidths].map((map) => [...map]);
  return JSON.stringify({ used, cells, name, visibility, freeze, filter, merged, page, showGridlines, maps });
}

/** No sync asked or received more than so many bytes. */
export function maiorSync(host: ExcelHost): number {
  return host.syncs.reduce((maior, { bytesIn, bytesOut }) => Math.max(maior, bytesIn, bytesOut), 0);
}

/** The client gives its ranges back after the work, without anybody waiting for it. */
export async function referencias(host: ExcelHost): Promise<number> {
  for (let vez = 0; vez < 40 && host.referencesHeld > 0; vez++) await new Promise((fim) => setTimeout(fim, 5));
  return host.referencesHeld;
}
