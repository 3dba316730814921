import { escreverFolhas } from '../../../../src/adapters/office/escrever';
import { lerPlanilha } from '../../../../src/adapters/office/ler';
import type { Cenarios } from './dado';
import { lista } from './escrever';

/** How many tasks other than the work's own ran while it was at it; the clock says that every look at it is late. */
async function vezesDosOutros(trabalho: () => Promise<unknown>): Promise<number> {
  let agora = 0;
  const relogio = jest.spyOn(performance, 'now').mockImplementation(() => (agora += 1_000));
  let vezes = 0;
  let acabou = false;
  const conta = (): void => {
    vezes++;
    if (!acabou) setTimeout(conta, 0);
  };
  conta();
  await trabalho();
  acabou = true;
  relogio.mockRestore();
  return vezes;
}

const LINHAS = 12_000;

export const vez: Cenarios = (dado) => {
  it('a slow machine: rows are converted and encoded in slices, with turns for the pane between them', async () => {
    const linhas = Array.from({ length: LINHAS }, (_, i) => ({ papel: 'dado' as const, celulas: [i, `00${i}`] }));
    const escrita = await vezesDosOutros(() => escreverFolhas([lista(linhas)]));
    expect(escrita).toBeGreaterThan(LINHAS / 200);
    const syncs = dado().syncs.length;
    const leitura = await vezesDosOutros(() =>
      lerPlanilha({ tipo: 'aba', nome: 'Lista geral' }, { aoReceber: () => undefined }),
    );
    expect(leitura).toBeGreaterThan(LINHAS / 200);
    expect(dado().syncs.length - syncs).toBeLessThan(15);
  }, 120_000);
};
