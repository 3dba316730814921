import { abasDoLivro } from '../../../src/adapters/office/abas';
import { escreverFolhas } from '../../../src/adapters/office/escrever';
import { nomeDaPasta } from '../../../src/adapters/office/pasta';
import { tema } from '../../../src/adapters/office/tema';
import { carregamentoDoOffice, quandoPronto, suporte } from '../../../src/adapters/office/suporte';
import { recusa } from './cenarios/dado';

test('outside of Excel: nothing is supported, and every call says so', async () => {
  expect(await quandoPronto()).toBe('navegador');
  expect(await carregamentoDoOffice(null)).toBe('navegador');
  expect(await nomeDaPasta()).toBe('');
  expect(tema()).toBeUndefined();
  expect(Object.values(suporte()).some((pode) => pode)).toBe(false);
  expect((await recusa(abasDoLivro)).codigo).toBe('sem-excel');
  expect((await recusa(() => escreverFolhas([]))).texto).toContain('não está aberto dentro do Excel');
});
