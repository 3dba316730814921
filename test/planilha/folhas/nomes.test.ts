import { nomeDeAba, nomesDaRodada } from '../../../src/planilha/folhas/nomes';

test.each([
  ['Ordem de nomeação', [], 'Ordem de nomeação'],
  ['Ordem', ['ORDEM'], 'Ordem (2)'],
  ['Ordem', ['Ordem', 'Ordem (2)'], 'Ordem (3)'],
  ['a:b\\c/d?e*f[g]h', [], 'a b c d e f g h'],
  ["'Ordem'", [], 'Ordem'],
  ["Lista d'água", [], "Lista d'água"],
  ['', [], 'Planilha'],
  ['///', ['planilha'], 'Planilha (2)'],
  ['History', [], 'Planilha'],
  ['x'.repeat(32), [], 'x'.repeat(31)],
  ['x'.repeat(31), ['x'.repeat(31)], `${'x'.repeat(27)} (2)`],
  ['💡'.repeat(16), [], '💡'.repeat(15)],
  ['a\nb\tc', [], 'a b c'],
])('%j beside %j is %j', (desejado, existentes, esperado) => {
  expect(nomeDeAba(desejado, existentes)).toBe(esperado);
});

test('a second run numbers all its sheets alike', () => {
  expect(nomesDaRodada(['Lista geral', 'Ordem'], [])).toEqual(['Lista geral', 'Ordem']);
  expect(nomesDaRodada(['Lista geral', 'Ordem'], ['ordem'])).toEqual(['Lista geral (2)', 'Ordem (2)']);
  expect(nomesDaRodada(['Lista geral', 'Ordem'], ['Ordem', 'Lista geral (2)'])).toEqual([
    'Lista geral (3)',
    'Ordem (3)',
  ]);
});

test('long names of one run stay apart', () => {
  const longos = [`${'x'.repeat(30)}a`, `${'x'.repeat(30)}b`];
  const nomes = nomesDaRodada(longos, longos);
  expect(new Set(nomes).size).toBe(2);
  expect(nomes.every((nome) => nome.length <= 31)).toBe(true);
});
