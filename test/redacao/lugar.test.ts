import { LEIS } from '../../src/leis/catalogo';
import { lugarDaLei } from '../../src/redacao/lugar';

test('a town goes with its state, the Union alone', () => {
  expect(LEIS.map(lugarDaLei)).toEqual(['Porto Feliz/SP', 'Ferraz de Vasconcelos/SP', 'Porto Alegre/RS', 'União']);
});
