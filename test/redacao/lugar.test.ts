import { lei as federal } from '../../src/leis/federal-15142-2025/lei';
import { lei as portoFeliz } from '../../src/leis/porto-feliz-4993-2011/lei';
import { doEnte, lugarDaLei } from '../../src/redacao/lugar';

test('a town goes with its state, the Union alone, and what is not known is left out', () => {
  expect([portoFeliz, federal].map(lugarDaLei)).toEqual(['Porto Feliz/SP', 'União']);
  expect(lugarDaLei({ municipio: 'Crato', uf: '' })).toBe('Crato');
});

test.each([
  ['Porto Feliz', 'SP', 'do Município de Porto Feliz'],
  ['Estado do Piauí', 'PI', 'do Estado do Piauí'],
  ['Distrito Federal', 'DF', 'do Distrito Federal'],
  ['União', 'BR', ''],
  ['', '', ''],
])('%s: “%s”', (municipio, uf, esperado) => expect(doEnte({ municipio, uf })).toBe(esperado));
