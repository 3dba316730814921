import fc from 'fast-check';
import type { Criterio, EntradaDoOraculo, Ordem, ReservaDoCriterio } from '../oraculo';
import { pertenca, regraPcd, situacao } from './gerador';

/** A random contest under a random law of one to four reservas, its people in none to four of the groups. */
export type CasoDeLei = EntradaDoOraculo<Criterio>;

const IDS = ['pcd', 'negros', 'indigenas', 'quilombolas', 'trans'];

const ordem: fc.Arbitrary<Ordem> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Ordem>({ tipo: 'proporcional' }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 2, max: 8 }).map((tamanho): Ordem => ({ tipo: 'ultima-de-cada-grupo', tamanho })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.uniqueArray(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 4 }),
        fc.option(fc.integer({ min: 1, max: 10 })),
      )
      .map(([posicoes, passo]): Ordem => ({ tipo: 'posicoes', lista: posicoes.sort((a, b) => a - b), passo })),
  },
);

function reserva(id: string, ids: readonly string[]): fc.Arbitrary<ReservaDoCriterio> {
  return fc.record({
    id: fc.constant(id),
    // Few values, so that two reservas often have the same.
    decimos: fc.oneof(fc.constantFrom(200, 200, 100, 50, 250, 125, 20), fc.integer({ min: 1, max: 700 })),
    arredondamento: fc.constantFrom('meio-para-cima', 'meio-para-baixo', 'sempre-para-cima', 'sempre-para-baixo'),
    minimo: fc.constantFrom(0, 0, 0, 3, 5),
    teto: fc.option(fc.constantFrom(200, 300, 150, 75), { freq: 1 }),
    ordem,
    grupoIncompleto: fc.constantFrom('ultima-vaga-oferecida', 'literal', 'proporcional'),
    computo: fc.constantFrom('ordem-de-chamada', 'compensada'),
    desistencia: fc.constantFrom('proximo-da-lista-especifica', 'proximo-da-lista-especifica', 'lista-geral'),
    desistenciaEstaNoTexto: fc.boolean(),
    desistenciaAlcance: fc.constantFrom('vaga-reservada', 'vaga-reservada', 'qualquer-vaga-de-cotista'),
    cotistasInsuficientes: fc.constantFrom('reverte', 'reverte', 'fica-vaga'),
    semCotistas: fc.constantFrom('reverte', 'reverte', 'fica-vaga'),
    cascata: fc.shuffledSubarray(ids.filter((outra) => outra !== id)),
    cotaNegada: fc.constantFrom('permanece-na-ampla', 'permanece-na-ampla', 'permanece-na-ampla', 'eliminado'),
  });
}

export const leis: fc.Arbitrary<Criterio> = fc.shuffledSubarray(IDS, { minLength: 1, maxLength: 4 }).chain((ids) =>
  fc.record({
    reservas: fc.tuple(...ids.map((id) => reserva(id, ids))),
    computoPcd: fc.constantFrom('ordem-de-chamada', 'compensada'),
    novasVagas: fc.constantFrom('total-acumulado', 'total-acumulado', 'por-oferta'),
    colisao: fc.constantFrom('livre-anterior', 'livre-seguinte'),
    duasReservas: fc.constantFrom('a-que-chamar-primeiro', 'a-de-maior-percentual'),
  }),
);

/** Groups that the law may not have are marked too: they never count. */
const marcas = fc
  .tuple(fc.shuffledSubarray(IDS), fc.nat({ max: 2 }), fc.array(pertenca, { minLength: 5, maxLength: 5 }))
  .map(([ids, peso, pertencas]) =>
    Object.fromEntries((peso === 0 ? [] : ids).slice(0, 4).map((id, i) => [id, pertencas[i] ?? 'declarada'])),
  );

function pessoas(teto: number): fc.Arbitrary<CasoDeLei['pessoas']> {
  return fc
    .array(fc.record({ situacao, reservas: marcas }), { minLength: 1, maxLength: teto, size: 'max' })
    .map((linhas) => linhas.map((linha, i) => ({ inscricao: `${1001 + i}`, classificacao: i + 1, ...linha })));
}

/** Contests with at least one person, several offers (0 included) and every PcD rule of the edital. */
export function casosDeLeis({ teto = 24 } = {}): fc.Arbitrary<CasoDeLei> {
  return fc
    .record({
      lei: leis,
      leituras: fc.constant({}),
      ofertas: fc.array(fc.oneof(fc.nat({ max: 12 }), fc.constantFrom(0, 1, 1)), {
        minLength: 1,
        maxLength: 5,
        size: 'max',
      }),
      pcd: regraPcd,
      reservadas: fc.option(fc.nat({ max: 4 }), { nil: undefined, freq: 1 }),
      temReservadas: fc.nat({ max: 4 }),
      pessoas: pessoas(teto),
    })
    .map(({ pcd, reservadas, temReservadas, ...resto }): CasoDeLei => {
      const edital = resto.ofertas[0] ?? 0;
      // The edital's rule for PcD is not asked where the law has its own.
      const daLei = resto.lei.reservas.some(({ id }) => id === 'pcd');
      return {
        ...resto,
        ...(pcd !== undefined && !daLei && (typeof pcd !== 'number' || pcd <= edital) && { pcd }),
        ...(reservadas !== undefined && temReservadas === 0 && reservadas <= edital && { reservadas }),
      };
    });
}
