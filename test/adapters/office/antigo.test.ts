/** @jest-environment jsdom */
import { escreverFolhas } from '../../../src/adapters/office/escrever';
import { lerAba } from '../../../src/adapters/office/ler';
import { suporte } from '../../../src/adapters/office/suporte';
import { openExcel } from '../../excel/client/jsdom';
import { area } from '../../excel/model/address';

test('an Excel of before merged areas: it reads and writes all the same', async () => {
  const host = await openExcel({ profile: 'desktop', requirements: { ExcelApi: '1.9' } });
  expect(suporte()).toMatchObject({ minimo: true, mesclas: false, linhasOcultas: true });
  host.book.sheet('Planilha1').put('A1', [['x', 'y']]).merged = [area(0, 0, 1, 0)];
  expect(await lerAba({ tipo: 'aba ativa' })).toEqual({ nome: 'Planilha1', linhas: [['x', 'y']], mesclas: [] });
  const folha = {
    nome: 'Lista',
    colunas: [{ formato: 'texto', largura: 9 }],
    linhas: [{ papel: 'dado', celulas: ['01'] }],
    impressao: { orientacao: 'retrato', cabecalho: '' },
  } as const;
  expect(await escreverFolhas([folha])).toMatchObject({ abas: ['Lista'] });
}, 30_000);
