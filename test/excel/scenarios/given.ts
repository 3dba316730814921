import type { ExcelHost } from '../host';
import type { ProfileName } from '../profiles';

/** The host of the running file; `reset()` before every scenario. */
export type Given = () => ExcelHost;
export type Scenarios = (given: Given, profile: ProfileName) => void;

export const sheet1 = (context: Excel.RequestContext) => context.workbook.worksheets.getItem('Planilha1');

/** The error that the add-in would see; fails when there is none. */
export async function refusal(work: (context: Excel.RequestContext) => Promise<unknown>): Promise<OfficeExtension.Error> {
  try {
    await Excel.run(work);
  } catch (error) {
    if (error instanceof OfficeExtension.Error) return error;
    throw error;
  }
  throw new Error('expected a refusal, and there was none');
}

/** Loads one property of a range and gives it. */
export async function loaded<K extends keyof Excel.Range>(address: string, key: K & string): Promise<Excel.Range[K]> {
  return Excel.run(async (context) => {
    const range = sheet1(context).getRange(address);
    range.load(key);
    await context.sync();
    return range[key];
  });
}
