/** @jest-environment jsdom */
import { colunasDoLivro, criarLivro, lerAbaDoLivro } from '../../../src/adapters/office/livro';
import { acrescentarAoLivro } from '../../../src/adapters/office/livroAcrescentar';
import { escreverFolhas } from '../../../src/adapters/office/escrever';
import { lerAba } from '../../../src/adapters/office/ler';
import { suporte } from '../../../src/adapters/office/suporte';
import { folhaDoLivro, livroVazio } from '../../../src/planilha/folhas/livro';
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

  // Nor does it make tables larger: the first act takes the empty row, the second stays under the table.
  const { aba } = await criarLivro(folhaDoLivro(livroVazio(), ''));
  const acrescenta = async (linha: number) => {
    const colunas = colunasDoLivro(await lerAbaDoLivro(aba));
    const celulas = [linha - 1, null, 'oferta', null, null, null, null, null, 5];
    return acrescentarAoLivro({ aba, colunas, linhas: [{ linha, celulas }], confere: () => true });
  };
  expect((await acrescenta(2)).avisos).toEqual([]);
  expect((await acrescenta(3)).avisos).toEqual([expect.stringContaining('canto inferior direito da tabela')]);
  expect(host.book.sheet(aba).read('C2:C3')).toEqual([['oferta'], ['oferta']]);
  expect(host.book.tables[0]?.area.bottom).toBe(1);
}, 120_000);
