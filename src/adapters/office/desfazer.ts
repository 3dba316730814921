import { pausa } from './paciencia';
import { noExcel } from './rodar';

export interface AbaCriada {
  readonly id: string;
  readonly nome: string;
}

async function remove({ id }: AbaCriada): Promise<void> {
  await noExcel(async (context) => {
    const aba = context.workbook.worksheets.getItemOrNullObject(id);
    aba.load('id');
    await context.sync();
    if (aba.isNullObject) return;
    aba.delete();
    await context.sync();
  });
}

/**
 * Removes sheets that a writing made and did not finish, one by one, with patience for a cell in edition. Gives the
 * names of those that remained.
 */
export async function desfaz(
  criadas: readonly AbaCriada[],
  pausas: readonly number[],
  aoEsperar: () => void,
): Promise<string[]> {
  let faltam = [...criadas].reverse();
  for (const espera of [...pausas, undefined]) {
    const restam: AbaCriada[] = [];
    for (const aba of faltam) await remove(aba).catch(() => restam.push(aba));
    faltam = restam;
    if (faltam.length === 0 || espera === undefined) break;
    aoEsperar();
    await pausa(espera);
  }
  return faltam.reverse().map(({ nome }) => nome);
}
