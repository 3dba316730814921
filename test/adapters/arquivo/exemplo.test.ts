import { resolve } from 'node:path';

import { lerDoDisco } from '../../../src/adapters/arquivo/disco';

test('the example in the repository: two cargos, real dates in one and text in the other, zeros kept', async () => {
  const leitura = await lerDoDisco(resolve(__dirname, '../../../exemplos/classificacao-porto-feliz.xlsx'));
  if ('problema' in leitura) throw new Error(leitura.problema.codigo);
  const [aba] = leitura.abas;
  expect(aba?.nome).toBe('Classificação');
  expect(aba?.mesclas).toContainEqual({ linha: 5, coluna: 0, ultimaLinha: 5, ultimaColuna: 2 });
  expect(aba?.linhas[7]).toEqual([
    '1º',
    '—',
    '—',
    '0001203',
    'MARLI IPÊ-ROXO',
    { tipo: 'data', data: '1988-03-14' },
    88,
    7.5,
    95.5,
    'Habilitado',
  ]);
  expect(aba?.linhas[31]).toEqual([
    '2 º',
    '1º',
    null,
    '0052048',
    'APARECIDA JATOBÁ ',
    '28/02/1983',
    '89,00',
    '8,50',
    '97,50',
    'HABILITADO',
  ]);
  expect(aba?.linhas.filter(([, , , inscricao]) => /^\d{7}$/.test(String(inscricao)))).toHaveLength(44);
});
