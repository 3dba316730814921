import { abasDoLivro } from '../../../src/adapters/office/abas';
import { escreverFolhas } from '../../../src/adapters/office/escrever';
import { quandoPronto, suporte } from '../../../src/adapters/office/suporte';
import { recusa } from './cenarios/dado';

test('outside of Excel: nothing is supported, and every call says so', async () => {
  expect(await quandoPronto()).toBe('navegador');
  expect(Object.values(suporte()).some((pode) => pode)).toBe(false);
  expect((await recusa(abasDoLivro)).codigo).toBe('sem-excel');
  expect((await recusa(() => escreverFolhas([]))).texto).toContain('não está aberto dentro do Excel');
});
