import { fraseDoProblema } from '../../src/redacao/problema';
import { ordenar } from '../../src/trabalho/ordem';
import type { Pedido } from '../../src/trabalho/pedido';
import { pedidoDe, rankingDe } from './apoio';

type Municipio = Parameters<typeof pedidoDe>[0];

function avisos(
  municipio: Municipio,
  ofertas: number[],
  { respostas = {}, reservadas }: { respostas?: Pedido['respostas']; reservadas?: number } = {},
): string[] {
  const pedido = pedidoDe(municipio, 0, { ofertas: { geral: ofertas, porCargo: [] }, respostas });
  const [reserva] = pedido.lei.reservas;
  const comNumero =
    reservadas === undefined || reserva === undefined
      ? pedido
      : { ...pedido, reservadas: { geral: { [reserva.id]: reservadas }, porCargo: [] } };
  const { problemas } = ordenar(rankingDe('Class. | Inscrição | Nome\n1 | 01 | Ana Jatobá', pedido), comNumero);
  return problemas.filter(({ codigo }) => codigo === 'quantidade-diverge').map(fraseDoProblema);
}

describe('each offer counts by itself (novas-vagas = por-oferta): what the fifths leave out is told', () => {
  const porOferta = { 'novas-vagas': 'por oferta' } as const;

  // Porto Feliz, art. 1º § 1º: 20 % of 3 is 0,6, so 1 for each offer; the fifths (art. 3º § 1º) give none.
  test('3 and 3, literal: none of 2', () => {
    expect(avisos('Porto Feliz', [3, 3], { respostas: { ...porOferta, 'grupo-incompleto': 'literal' } })).toEqual([
      'A ordem adotada reserva 0 vagas a Negros e indígenas, mas o percentual da lei dá 2 para as ofertas, contada cada uma por si. Confira as leituras de “Grupo incompleto” e “Novas vagas”.',
    ]);
  });

  // The edital's own offer has its fifth; the later 3 owe 1 and follow the fifths only.
  test.each([
    [[5, 3], 1, 2],
    [[5, 5, 3], 2, 3],
  ])('%j: %i of %i', (ofertas, reservadas, devidas) => {
    const [frase, ...outras] = avisos('Porto Feliz', ofertas, { respostas: porOferta });
    expect(frase).toMatch(new RegExp(`reserva ${reservadas} vagas? a .* dá ${devidas} para as ofertas`));
    expect(outras).toEqual([]);
  });

  test('nothing to tell where the offers have what each owes', () => {
    expect(avisos('Porto Feliz', [5, 5], { respostas: porOferta })).toEqual([]);
    expect(avisos('Porto Alegre', [5, 5, 3], { respostas: porOferta })).toEqual([]);
    expect(avisos('Ferraz', [5, 2, 3], { respostas: porOferta })).toEqual([]);
  });
});

test('one offer: the question that the law leaves open is the incomplete group, not the order, which is text', () => {
  expect(avisos('Porto Feliz', [3], { respostas: { 'grupo-incompleto': 'literal' } })).toEqual([
    'A ordem adotada reserva 0 vagas a Negros e indígenas, mas o percentual da lei dá 1 para o total oferecido. Confira a leitura de “Grupo incompleto”.',
  ]);
});

test('an order that was answered is the open question', () => {
  const [frase] = avisos('Ferraz', [5], { respostas: { ordem: { tipo: 'posições', posicoes: [9] } } });
  expect(frase).toMatch(/Confira a leitura de “Ordem das vagas reservadas”\.$/);
});

/** dominio.md § 5: the number stated binds the edital's own offer; later offers keep the series by the numbers of the vagas. */
describe('a number stated by the edital and later offers: the total is told, besides the edital’s own difference', () => {
  test.each<[Municipio, number[], number, number, number, number]>([
    // 2 vagas are below the minimum of 3 (art. 1º): 0; of 10 the law gives 2; the series has 3 and 8.
    ['Ferraz', [2, 8], 1, 0, 3, 2],
    // 20 % of 8 is 1,6: 2; of 13, 2,6: 3, and the series has 13 besides the three of the edital.
    ['Ferraz', [8, 5], 3, 2, 4, 3],
    // 12 % of 3 is 0,36: 0; of 5, 0,6: 1, and the series has 5.
    ['Porto Alegre', [3, 2], 2, 0, 3, 1],
  ])('%s %j with %i', (municipio, ofertas, reservadas, doEdital, total, devidas) => {
    const [edital, todas, ...outras] = avisos(municipio, ofertas, { reservadas });
    expect(edital).toMatch(new RegExp(`^O edital reserva ${reservadas} vagas? a .* dá ${doEdital}\\.`));
    expect(todas).toMatch(
      new RegExp(
        `^Somadas todas as ofertas, ficam reservadas ${total} vagas a .* dá ${devidas} para o total oferecido\\.`,
      ),
    );
    expect(outras).toEqual([]);
  });

  test('told once where there is only the edital’s offer, and not where the total comes out right', () => {
    expect(avisos('Ferraz', [8], { reservadas: 3 })).toHaveLength(1);
    expect(avisos('Ferraz', [8, 5], { reservadas: 2 })).toEqual([]);
  });
});
