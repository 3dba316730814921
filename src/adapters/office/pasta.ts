import { noExcel } from './rodar';
import { suporte } from './suporte';

/** The name of the workbook's file, or '' where Excel does not tell it: it only identifies, and costs no work. */
export async function nomeDaPasta(): Promise<string> {
  if (!suporte().nomeDaPasta) return '';
  try {
    return await noExcel(async (context) => {
      context.workbook.load('name');
      await context.sync();
      return context.workbook.name;
    });
  } catch {
    return '';
  }
}
