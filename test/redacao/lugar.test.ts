import { lei as federal } from '../../src/leis/federal-15142-2025/lei';
import { lei as portoFeliz } from '../../src/leis/porto-feliz-4993-2011/lei';
import { lugarDaLei } from '../../src/redacao/lugar';

test('a town goes with its state, the Union alone', () => {
  expect([portoFeliz, federal].map(lugarDaLei)).toEqual(['Porto Feliz/SP', 'União']);
});
