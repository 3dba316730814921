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
    expect(titulos.slice(0, 14)).toEqual([
      'Vagas reservadas (Pretos e pardos)',
      'Vagas reservadas (Indígenas)',
      'Vagas reservadas (Quilombolas)',
      'Número mínimo de vagas',
      'Arredondamento',
      'Ordem das nomeações',
      // One sentence of art. 7º each, for the three reservas.
      'Cotista alcançado pela lista geral',
      'Vaga deixada por cotista',
      'Reversão (Pretos e pardos)',
      'Reversão (Indígenas)',
      'Reversão (Quilombolas)',
      // Art. 3º, § 2º, is text for the first, and a doubt for the others.
      'Cota não confirmada, sem falsidade (Pretos e pardos)',
      'Cota não confirmada, sem falsidade (Indígenas)',
      'Cota não confirmada, sem falsidade (Quilombolas)',
    ]);
    expect(new Set(titulos).size).toBe(titulos.length);
  });

  // Art. 1º, § 1º, leaves the shares to an act of the Executivo: no silence for the edital to fill by a criterion.
  test('a share that the law leaves to a decree names it, with how it is known and the words that leave it', () => {
    expect(clausulas[1]).toMatch(
      /3% das vagas oferecidas \(Decreto nº 12\.536\/2025, conhecido só por fontes secundárias: confira-o antes de publicar\)\. “É reservado .+30%.+” \(art\. 1º\) e “Ato do Poder Executivo regulamentará .+” \(art\. 1º, § 1º\)\.$/u,
    );
  });

  test('so do the passage from one reserva to another and the rule of who is of two', () => {
    const doDecreto = (artigo: string): string =>
      `(Decreto nº 12.536/2025, ${artigo}, conhecido só por fontes secundárias: confira-o antes de publicar).`;
    const clausula = (titulo: string): string => clausulas.find((uma) => uma.startsWith(`${titulo}: `)) ?? '';
    expect(clausula('Reversão (Indígenas)')).toContain(
      `Antes disso, a vaga passa à lista específica de pessoas quilombolas, depois à de pessoas pretas e pardas ${doDecreto('art. 3º, § 3º')}`,
    );
    expect(clausula('Quem tem duas reservas')).toContain(`só na de maior percentual`);
    expect(clausula('Quem tem duas reservas').endsWith(doDecreto('art. 21'))).toBe(true);
    expect(clausulas.filter((uma) => /Decreto nº 12/u.test(uma) && uma.includes('silencia'))).toEqual([]);
  });

  test('the groups in running Portuguese', () => {
    expect(clausulas.find((clausula) => clausula.startsWith('Listas'))).toContain(
      'as listas específicas de pessoas pretas e pardas, de pessoas indígenas e de pessoas quilombolas',
    );
    expect(notaDoZero(federal)).toContain('pessoas pretas e pardas, pessoas indígenas e pessoas quilombolas, o número');
  });
});
