import { aoMudarDeAba } from '../../../../src/adapters/office/abaAtiva';
import { nomeDaPasta } from '../../../../src/adapters/office/pasta';
import { carregamentoDoOffice } from '../../../../src/adapters/office/suporte';
import { tema } from '../../../../src/adapters/office/tema';
import { type Cenarios, recusa } from './dado';

const ate = async (pronto: () => boolean): Promise<void> => {
  for (let vez = 0; vez < 100 && !pronto(); vez++) await new Promise((fim) => setTimeout(fim, 5));
};
const calma = () => new Promise((fim) => setTimeout(fim, 40));

/** What surrounds the work: the workbook's name, the active sheet, the theme. */
export const entorno: Cenarios = (dado, perfil) => {
  it("the workbook's name, or nothing when Excel doesn't answer", async () => {
    dado().book.name = 'Concurso 1-2026.xlsx';
    expect(await nomeDaPasta()).toBe('Concurso 1-2026.xlsx');
    dado().faults.cellEdit = true;
    expect(await nomeDaPasta()).toBe('');
  });

  it('tells the active sheet at once and whenever it changes, until it is ended', async () => {
    const ouvidos: string[] = [];
    const encerra = await aoMudarDeAba((nome) => ouvidos.push(nome));
    expect(ouvidos).toEqual(['Planilha1']);
    dado().user.addSheet('Lista');
    dado().user.activate('Lista');
    await ate(() => ouvidos.length === 2);
    dado().user.deleteSheet('Lista');
    await ate(() => ouvidos.length === 3);
    expect(ouvidos).toEqual(['Planilha1', 'Lista', 'Planilha1']);
    await encerra();
    dado().user.addSheet('Outra');
    dado().user.activate('Outra');
    await calma();
    expect(ouvidos).toHaveLength(3);
  });

  it('a change that Excel does not explain is passed over; the next one counts', async () => {
    const ouvidos: string[] = [];
    const encerra = await aoMudarDeAba((nome) => ouvidos.push(nome));
    dado().user.addSheet('Lista');
    dado().faults.failSync(1, 'InvalidOperationInCellEditMode');
    dado().user.activate('Lista');
    await calma();
    expect(ouvidos).toEqual(['Planilha1']);
    dado().user.activate('Planilha1');
    dado().user.activate('Lista');
    await ate(() => ouvidos.at(-1) === 'Lista');
    // Two changes in a row: the first answer may be the second sheet already, but never the other way round.
    expect(ouvidos.at(-1)).toBe('Lista');
    await encerra();
    dado().faults.failSync(1, 'InvalidOrTimedOutSession');
    expect((await recusa(() => aoMudarDeAba(() => undefined))).codigo).toBe('sessao-perdida');
  });

  it('the theme of a desktop Excel; on the web Office tells none', () => {
    expect(tema()).toEqual(perfil === 'desktop' ? { escuro: false } : undefined);
  });

  it('an Office that is there already, with or without an element', async () => {
    expect(await carregamentoDoOffice(null)).toBe('excel');
    expect(await carregamentoDoOffice(document.createElement('script'))).toBe('excel');
  });
};
