import { resolverCriterios } from '../../src/core/criterios';
import { serie, type FatoDaSerie } from '../../src/core/serie';
import { leiDasLinhas } from '../../src/trabalho/leiPropria';

/** 50 %, 30 % and 20 % (any fraction up): of 3 vacancies, 1,5 → 2, 0,9 → 1 and 0,6 → 1, one more than there are. */
const { lei } = leiDasLinhas(
  [
    ['reserva', 'Negros'],
    ['percentual', '50%'],
    ['reserva', 'Indígenas'],
    ['percentual', '30%'],
    ['reserva', 'Quilombolas'],
    ['percentual', '20%'],
    ['arredondamento', 'sempre para cima'],
  ].map(([chave = '', valor = '']) => ({ chave, valor, artigo: '' })),
);

function fatos(...ofertas: number[]): readonly FatoDaSerie[] {
  if (lei === undefined) throw new Error('no law');
  return serie({ ofertas, criterios: resolverCriterios(lei, {}).criterios }).fatos;
}

test('a reserva that the others leave without a vaga is told', () => {
  expect(fatos(3)).toEqual([{ tipo: 'sem lugar', reserva: 'quilombolas', reservadas: 0, faltam: 1 }]);
});

test('nothing is told where there is room, also in a later offer', () => {
  expect(fatos(10)).toEqual([]);
  expect(fatos(3, 7)).toEqual([]);
});
