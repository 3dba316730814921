import { resolverCriterios } from '../../src/core/criterios';
import { lei as federal } from '../../src/leis/federal-15142-2025/lei';
import { notaDoZero } from '../../src/redacao/papeis/quadro';
import { clausulasDoEdital } from '../../src/redacao/papeis/reserva';
import { ditoUmaVez } from '../../src/redacao/porReserva';

const dois = (um: unknown, outro: unknown) => [
  { nome: 'A', dito: um },
  { nome: 'B', dito: outro },
];

test('said once where all say the same, and all of them say it', () => {
  expect(ditoUmaVez(dois([1], [1]), 2)).toEqual([{ dito: [1], aoLado: '' }]);
  expect(ditoUmaVez(dois([1], [2]), 2).map(({ aoLado }) => aoLado)).toEqual([' (A)', ' (B)']);
  expect(ditoUmaVez(dois([1], [1]), 3).map(({ aoLado }) => aoLado)).toEqual([' (A)', ' (B)']);
  expect(ditoUmaVez([], 2)).toEqual([]);
});

describe('the edital of a law with three reservas', () => {
  const clausulas = clausulasDoEdital(federal, resolverCriterios(federal, {}).criterios);
  const titulos = clausulas.map((clausula) => clausula.slice(0, clausula.indexOf(':')));

  test('each share and each reversão is of its reserva; the minimum, the rounding and the order are said once', () => {
    expect(titulos.slice(0, 9)).toEqual([
      'Vagas reservadas (Pretos e pardos)',
      'Vagas reservadas (Indígenas)',
      'Vagas reservadas (Quilombolas)',
      'Número mínimo de vagas',
      'Arredondamento',
      'Ordem das nomeações',
      'Reversão (Pretos e pardos)',
      'Reversão (Indígenas)',
      'Reversão (Quilombolas)',
    ]);
    expect(new Set(titulos).size).toBe(titulos.length);
  });

  test('a share that the law does not state is said to be a criterion', () => {
    expect(clausulas[1]).toMatch(
      /3% das vagas oferecidas \(critério adotado onde a lei silencia; ver art\. 1º; art\. 1º, § 1º\)\.$/u,
    );
  });

  test('the groups in running Portuguese', () => {
    expect(clausulas.find((clausula) => clausula.startsWith('Listas'))).toContain(
      'as listas específicas de pessoas pretas e pardas, de pessoas indígenas e de pessoas quilombolas',
    );
    expect(notaDoZero(federal)).toContain('pessoas pretas e pardas, pessoas indígenas e pessoas quilombolas, o número');
  });
});
