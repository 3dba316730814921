import { noExcel } from './rodar';

/**
 * Tells whenever the user goes to another sheet.
 *
 * @returns what ends it
 * @throws ErroDoExcel
 */
export async function aoMudarDeAba(aoMudar: () => void): Promise<() => Promise<void>> {
  let acabou = false;
  const ouvinte = await noExcel(async (context) => {
    const dado = context.workbook.worksheets.onActivated.add(() => {
      // An event may be on its way when nobody listens any more.
      if (!acabou) aoMudar();
      return Promise.resolve();
    });
    await context.sync();
    return dado;
  });
  return async () => {
    acabou = true;
    await noExcel(async () => {
      // A handler is removed in the context in which it was added.
      await Excel.run(ouvinte.context, async (context) => {
        ouvinte.remove();
        await context.sync();
      });
    });
  };
}
