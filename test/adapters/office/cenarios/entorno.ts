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

  it('tells when the user goes to another sheet, until it is ended', async () => {
    let vezes = 0;
    const encerra = await aoMudarDeAba(() => (vezes += 1));
    dado().user.addSheet('Lista');
    await calma();
    expect(vezes).toBe(0);
    dado().user.activate('Lista');
    await ate(() => vezes === 1);
    dado().user.deleteSheet('Lista');
    await ate(() => vezes === 2);
    expect(vezes).toBe(2);
    await encerra();
    dado().user.addSheet('Outra');
    dado().user.activate('Outra');
    await calma();
    expect(vezes).toBe(2);
  });

  it('an Excel that does not tell', async () => {
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
