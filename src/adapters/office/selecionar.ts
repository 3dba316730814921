import type { Lugar } from '../../core/problema';
import { ErroDoExcel } from './erros';
import { noExcel } from './rodar';

/**
 * Shows a place to the user: activates its sheet and selects its cell, or its row's first one. Without a sheet, the
 * active one.
 *
 * @throws ErroDoExcel when the sheet is gone or hidden
 */
export function selecionar({ aba: nome, linha, coluna }: Lugar): Promise<void> {
  return noExcel(async (context) => {
    const { worksheets } = context.workbook;
    const aba = nome === undefined ? worksheets.getActiveWorksheet() : worksheets.getItemOrNullObject(nome);
    aba.load('name,visibility');
    await context.sync();
    if (aba.isNullObject) throw new ErroDoExcel('aba-nao-encontrada', { ...(nome !== undefined && { nome }) });
    if (aba.visibility !== 'Visible') throw new ErroDoExcel('aba-oculta', { nome: aba.name });
    aba.activate();
    if (linha !== undefined || coluna !== undefined) aba.getRange(`${coluna ?? 'A'}${linha ?? 1}`).select();
    await context.sync();
  });
}
