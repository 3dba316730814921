import { noExcel } from './rodar';

export type AoMudarDeAba = (nome: string) => void;

const nomeDaAtiva = (): Promise<string> =>
  noExcel(async (context) => {
    const ativa = context.workbook.worksheets.getActiveWorksheet();
    ativa.load('name');
    await context.sync();
    return ativa.name;
  });

/**
 * Tells the name of the active sheet: at once, and whenever the user goes to another one.
 *
 * @returns what ends it
 * @throws ErroDoExcel
 */
export async function aoMudarDeAba(aoMudar: AoMudarDeAba): Promise<() => Promise<void>> {
  let ultima = 0;
  let acabou = false;
  async function conta(): Promise<void> {
    const vez = ++ultima;
    const nome = await nomeDaAtiva();
    // An answer that comes after a later event's is old.
    if (vez === ultima && !acabou) aoMudar(nome);
  }
  const ouvinte = await noExcel(async (context) => {
    // While a formula is being edited Excel answers nobody; the next change tells the name again.
    const dado = context.workbook.worksheets.onActivated.add(() => conta().catch(() => undefined));
    await context.sync();
    return dado;
  });
  await conta();
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
