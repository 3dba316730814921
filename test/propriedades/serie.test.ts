import fc from 'fast-check';
import type { Candidato } from '../../src/core/candidato';
import { classificados } from '../../src/core/classificados';
import { resolverCriterios, type Criterios } from '../../src/core/criterios';
import { porcento } from '../../src/core/fracao';
import type { RegraPcd } from '../../src/core/lugares';
import { ordemDeNomeacao } from '../../src/core/ordem';
import { quantidade, type RegraDeQuantidade } from '../../src/core/quantidade';
import { serie, type PedidoDaSerie } from '../../src/core/serie';
import * as oraculo from '../oraculo';
import type { Chamada } from '../../src/trabalho/chamadas';
import { aplica, concurso, essencial, FERRAZ, ordena, PORTO_ALEGRE, PORTO_FELIZ, vagasAgora } from './apoio';
import { casos, leiDoCaso, pedidoDoCaso, vezes, type Caso } from './gerador';

/** T7, T8 and T9 of dominio.md § 9, over the series (§§ 4, 5) of the three laws and of made-up percentages. */

// ------------------------------------------------------------- the words, said again with exact arithmetic

/** § 4: "Exact whole-number arithmetic"; "half up; half down; always up; always down. Then minimum … and cap". */
function quantas(n: number, { percentual, arredondamento, minimo, teto }: RegraDeQuantidade): number {
  if (n < minimo) return 0;
  const parte = BigInt(n) * BigInt(percentual.numerador);
  const todo = BigInt(percentual.denominador);
  const inteiro = parte / todo;
  const dobroDaSobra = 2n * (parte % todo);
  const sobe = {
    'meio para cima': dobroDaSobra >= todo,
    'meio para baixo': dobroDaSobra > todo,
    'sempre para cima': dobroDaSobra > 0n,
    'sempre para baixo': false,
  }[arredondamento];
  const arredondada = Number(inteiro) + (sobe ? 1 : 0);
  if (teto === undefined) return arredondada;
  return Math.min(arredondada, Number((BigInt(n) * BigInt(teto.numerador)) / BigInt(teto.denominador)));
}

/** § 5: "the k-th reserved vaga is the smallest n with quantidade(n) ≥ k" (with repetitions, where two come at once). */
function roster(ate: number, quantasEm: (n: number) => number): number[] {
  const lugares: number[] = [];
  for (let n = 1; n <= ate; n += 1) while (lugares.length < quantasEm(n)) lugares.push(n);
  return lugares;
}

const VINTE_POR_CENTO: RegraDeQuantidade = { percentual: porcento(20), arredondamento: 'meio para cima', minimo: 0 };
const FEDERAL: RegraDeQuantidade = { percentual: porcento(5), arredondamento: 'sempre para cima', minimo: 0, teto: porcento(20) };

/** § 4: "series 5, 21, 41, 61…", or the positions listed with their step. */
function lugaresPcd(pcd: RegraPcd | undefined, ate: number): number[] {
  if (pcd === undefined || pcd.tipo === 'número') return [];
  if (pcd.tipo === 'federal') return roster(ate, (n) => quantas(n, FEDERAL));
  const lugares = [...pcd.posicoes];
  const ultima = lugares[lugares.length - 1] ?? 0;
  if (pcd.passo !== undefined) for (let n = ultima + pcd.passo; n <= ate; n += pcd.passo) lugares.push(n);
  return lugares.filter((n) => n <= ate);
}

// ------------------------------------------------------------- random series

const regras: fc.Arbitrary<RegraDeQuantidade> = fc
  .record({
    // Up to 60 %, some with decimals: 12,5 % is 125 with 1.
    percentual: fc.oneof(
      fc.constantFrom(20, 12, 10, 5, 25, 30, 3, 2, 29).map((inteiro) => porcento(inteiro)),
      fc.integer({ min: 1, max: 60 }).map((inteiro) => porcento(inteiro)),
      fc.integer({ min: 1, max: 600 }).map((decimos) => porcento(decimos, 1)),
    ),
    arredondamento: fc.constantFrom<RegraDeQuantidade['arredondamento']>(
      'meio para cima',
      'meio para baixo',
      'sempre para cima',
      'sempre para baixo',
    ),
    minimo: fc.constantFrom(0, 0, 0, 3, 5, 10),
    teto: fc.option(fc.integer({ min: 5, max: 50 }).map((inteiro) => porcento(inteiro)), { nil: undefined, freq: 1 }),
  })
  .map(({ teto, ...resto }) => ({ ...resto, ...(teto !== undefined && { teto }) }));

const regrasPcd: fc.Arbitrary<RegraPcd | undefined> = fc.option(
  fc.oneof(
    fc.constant<RegraPcd>({ tipo: 'federal' }),
    fc
      .tuple(fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }), fc.integer({ min: 4, max: 30 }))
      .map(([posicoes, passo]): RegraPcd => ({ tipo: 'posições', posicoes: posicoes.sort((a, b) => a - b), passo })),
  ),
  { nil: undefined },
);

interface Sorteio {
  readonly criterios: Criterios;
  readonly pcd: RegraPcd | undefined;
  /** Where the law's reserva goes among the first `ate`, before any collision. */
  readonly lugares: (ate: number) => number[];
}

function criteriosDe(lei: Caso['lei'], respostas: Parameters<typeof resolverCriterios>[1], regra?: RegraDeQuantidade): Criterios {
  const { criterios } = resolverCriterios(leiDoCaso({ lei }), respostas);
  if (regra === undefined) return criterios;
  return { ...criterios, reservas: criterios.reservas.map((reserva) => ({ ...reserva, quantidade: regra })) };
}

/** Series without incomplete groups, listed places of the law, por-oferta or stated numbers: by the roster, or the bare fifths. */
const semExcecoes: fc.Arbitrary<Sorteio> = fc
  .tuple(
    fc.oneof(
      regras.map((regra): Omit<Sorteio, 'pcd'> => ({
        criterios: criteriosDe(PORTO_ALEGRE, { ordem: { tipo: 'proporcional' } }, regra),
        lugares: (ate) => roster(ate, (n) => quantas(n, regra)),
      })),
      fc.constantFrom<Omit<Sorteio, 'pcd'>>(
        {
          criterios: criteriosDe(PORTO_FELIZ, { 'grupo-incompleto': 'literal' }),
          lugares: (ate) => Array.from({ length: Math.floor(ate / 5) }, (_, i) => 5 * (i + 1)),
        },
        {
          criterios: criteriosDe(PORTO_FELIZ, { 'grupo-incompleto': 'proporcional' }),
          lugares: (ate) => roster(ate, (n) => quantas(n, VINTE_POR_CENTO)),
        },
      ),
    ),
    regrasPcd,
  )
  .map(([sorteio, pcd]) => ({ ...sorteio, pcd }));

/** Whether no two places asked for are the same vaga. */
function semColisao({ lugares, pcd }: Sorteio, ate: number): boolean {
  const todos = [...lugares(ate), ...lugaresPcd(pcd, ate)];
  return new Set(todos).size === todos.length;
}

function pedido({ criterios, pcd }: Sorteio, ofertas: readonly number[]): PedidoDaSerie {
  return { criterios, ofertas, ...(pcd !== undefined && { pcd }) };
}

function modalidades(sorteio: Sorteio, ...ofertas: number[]): readonly string[] {
  return serie(pedido(sorteio, ofertas)).modalidades;
}

/** Who is called to each vaga, for a ranking in which every third person is in the law's reserva and every fifth is PcD. */
function chamadas(sorteio: Sorteio, ...ofertas: number[]): readonly object[] {
  const [reserva] = sorteio.criterios.reservas;
  const pessoas = Array.from({ length: 60 }, (_, i): Candidato => ({
    linha: i + 2,
    inscricao: String(i),
    nome: String(i),
    cargo: '',
    classificacao: i + 1,
    situacao: 'habilitado',
    reservas: { ...(i % 3 === 2 && { [reserva?.id ?? '']: 'declarada' as const }), ...(i % 5 === 4 && { pcd: 'declarada' as const }) },
  }));
  const { criterios } = sorteio;
  const { passos, ocupa, abertas } = ordemDeNomeacao(classificados(pessoas, { criterios }), criterios, modalidades(sorteio, ...ofertas));
  return [...passos.map((passo, i) => ({ ...passo, ocupa: ocupa[i] })), ...abertas];
}

/** The vagas that a law reserves for its reserva in these offers. */
function posicoes(
  lei: Caso['lei'],
  ofertas: number[],
  { leituras = {}, pcd, reservadas }: { leituras?: Record<string, string>; pcd?: Caso['pcd']; reservadas?: number } = {},
): { cota: number[]; pcd: number[] } {
  const resto = { ...(pcd !== undefined && { pcd }), ...(reservadas !== undefined && { reservadas }) };
  const { serie: doCargo } = ordena(concurso(lei, 'A', { ofertas, leituras, ...resto })).cargo;
  const onde = (sim: (modalidade: string) => boolean): number[] => doCargo.serie.modalidades.flatMap((modalidade, i) => (sim(modalidade) ? [i + 1] : []));
  return { cota: onde((m) => m !== 'ampla' && m !== 'pcd'), pcd: onde((m) => m === 'pcd') };
}

/** The exceptions named by T7 and T8, each shown where it makes a difference. */
const EXCECOES = {
  // § 5: "the last vaga offered is reserved too".
  'incomplete groups': { lei: PORTO_FELIZ, opcoes: {} },
  // § 5: "the previous free vaga of the same offer, or else …".
  'collisions across the border': { lei: PORTO_ALEGRE, opcoes: { pcd: 'federal' as const } },
  // § 5: "the law's reserva starts anew in each later offer".
  'por-oferta': { lei: PORTO_ALEGRE, opcoes: { leituras: { 'novas-vagas': 'por-oferta' } } },
  // § 4: "those beyond the offer take its last free vagas".
  'PcD K': { lei: PORTO_ALEGRE, opcoes: { pcd: 2 } },
  // § 4: "any excess the offer's last free vagas".
  'stated numbers': { lei: PORTO_ALEGRE, opcoes: { reservadas: 2 } },
  // § 5: "how many of them are reserved is still quantidade(n)": a listed place may come before its time.
  posicoes: { lei: FERRAZ, opcoes: { leituras: { ordem: 'posicoes:2,4+10' } } },
} as const;

// ------------------------------------------------------------- the properties

describe('T7: offers a then b give the same calls as a+b', () => {
  test('T7: without incomplete groups, collisions, por-oferta, listed places, PcD K and stated numbers', () => {
    fc.assert(
      fc.property(semExcecoes, fc.nat({ max: 25 }), fc.nat({ max: 25 }), (sorteio, a, b) => {
        fc.pre(semColisao(sorteio, a + b));
        expect(modalidades(sorteio, a, b)).toEqual(modalidades(sorteio, a + b));
        expect(chamadas(sorteio, a, b)).toEqual(chamadas(sorteio, a + b));
      }),
      { numRuns: vezes(800) },
    );
  });

  test('T7: the calls of the whole job, from the offers and from a livro of two ofertas', () => {
    const semExcecao = casos({ comPcd: false }).filter(
      ({ lei, leituras, pessoas, reservadas }) =>
        pessoas.length > 0 &&
        reservadas === undefined &&
        leituras['novas-vagas'] !== 'por-oferta' &&
        (lei === PORTO_FELIZ
          ? ['literal', 'proporcional'].includes(leituras['grupo-incompleto'] ?? '')
          : (leituras.ordem ?? 'proporcional') === 'proporcional'),
    );
    fc.assert(
      fc.property(semExcecao, (caso) => {
        const [a = 0, b = 0] = caso.ofertas;
        const [separadas, juntas] = [[a, b], [a + b]].map((ofertas) => ordena({ ...caso, ofertas }));
        // The group that one edital does not complete another does: who is called is the same, and not why by the literal reading.
        const ditas = caso.leituras['grupo-incompleto'] === 'literal' ? essencial : (chamada: Chamada): Chamada => chamada;
        expect(separadas?.chamadas.map(ditas)).toEqual(juntas?.chamadas.map(ditas));
        expect(separadas?.cargo.ordem.abertas).toEqual(juntas?.cargo.ordem.abertas);
        const livro = [a, b].map((n, i) => ({ ato: String(i + 1), tipo: 'oferta' as const, quantidade: n }));
        expect(vagasAgora(aplica(caso, livro)).map(({ modalidade }) => modalidade)).toEqual(juntas?.cargo.serie.serie.modalidades);
      }),
      { numRuns: vezes(400) },
    );
  });

  test.each([
    ['incomplete groups', [3, 2], { cota: [3], pcd: [] }, { cota: [5], pcd: [] }],
    ['collisions across the border', [4, 4], { cota: [6], pcd: [5] }, { cota: [4], pcd: [5] }],
    ['por-oferta', [4, 4], { cota: [], pcd: [] }, { cota: [5], pcd: [] }],
    ['PcD K', [6, 6], { cota: [4], pcd: [5, 6] }, { cota: [4], pcd: [5, 12] }],
    ['stated numbers', [5, 3], { cota: [4, 5], pcd: [] }, { cota: [5, 8], pcd: [] }],
    ['posicoes', [2, 1], { cota: [], pcd: [] }, { cota: [2], pcd: [] }],
  ] as const)('T7: an exception: %s', (nome, [a, b], separadas, juntas) => {
    const { lei, opcoes } = EXCECOES[nome];
    expect(posicoes(lei, [a, b], opcoes)).toEqual(separadas);
    expect(posicoes(lei, [a + b], opcoes)).toEqual(juntas);
  });
});

describe('T8: the series for n+1 begins with the series for n', () => {
  test('T8: under the same precondition, for every n', () => {
    fc.assert(
      fc.property(semExcecoes, fc.nat({ max: 60 }), (sorteio, n) => {
        fc.pre(semColisao(sorteio, n + 1));
        expect(modalidades(sorteio, n + 1).slice(0, n)).toEqual(modalidades(sorteio, n));
      }),
      { numRuns: vezes(800) },
    );
  });

  test.each([
    ['incomplete groups', [3], [4], { cota: [3], pcd: [] }, { cota: [4], pcd: [] }],
    ['collisions across the border', [4], [5], { cota: [], pcd: [] }, { cota: [4], pcd: [5] }],
    // The same five vacancies: no later offer of one ever has a reserved vaga.
    ['por-oferta', [4, 1], [5], { cota: [], pcd: [] }, { cota: [5], pcd: [] }],
    ['PcD K', [10], [11], { cota: [4], pcd: [5, 10] }, { cota: [4], pcd: [5, 11] }],
    ['stated numbers', [8], [9], { cota: [5, 8], pcd: [] }, { cota: [5, 9], pcd: [] }],
    ['posicoes', [2], [3], { cota: [], pcd: [] }, { cota: [2], pcd: [] }],
  ] as const)('T8: an exception: %s', (nome, antes, depois, primeiras, seguintes) => {
    const { lei, opcoes } = EXCECOES[nome];
    expect(posicoes(lei, [...antes], opcoes)).toEqual(primeiras);
    expect(posicoes(lei, [...depois], opcoes)).toEqual(seguintes);
  });

  test('T8: an offer never changes the modalidade of a vacancy offered before: with every reading, no exceptions', () => {
    fc.assert(
      fc.property(casos({ teto: 1 }), fc.nat({ max: 12 }), (caso, nova) => {
        const serieDe = (ofertas: number[]): readonly string[] => {
          const { cargo } = ordena({ ...caso, ofertas, pessoas: UMA_PESSOA });
          return cargo.serie.serie.modalidades;
        };
        const antes = serieDe(caso.ofertas);
        expect(serieDe([...caso.ofertas, nova]).slice(0, antes.length)).toEqual(antes);
      }),
      { numRuns: vezes(1000) },
    );
  });
});

test('the reserved number of all the offers differs from what the law gives for them if, and only if, a warning says both', () => {
  const caiu = { avisos: 0 };
  fc.assert(
    fc.property(casos({ teto: 1 }), (sorteado) => {
      const caso = { ...sorteado, pessoas: UMA_PESSOA };
      const { problemas } = ordena(caso);
      const { criterios } = resolverCriterios(leiDoCaso(caso), pedidoDoCaso(caso).respostas);
      const [reserva] = criterios.reservas;
      if (reserva === undefined) throw new Error(caso.lei);
      // What waits for an offer that never came, or does not fit, is told by words of its own.
      fc.pre(problemas.every(({ codigo, dados }) => codigo !== 'vagas-insuficientes' && !('porque' in dados && dados.porque === 'outras reservas')));
      const total = caso.ofertas.reduce((soma, n) => soma + n, 0);
      // § 5: under por-oferta "the law's reserva starts anew in each later offer".
      const blocos = criterios.novasVagas === 'por oferta' ? caso.ofertas : [total];
      const calculada = blocos.reduce((soma, n) => soma + quantas(n, reserva.quantidade), 0);
      const reservadas = oraculo.serie(caso).filter((modalidade) => modalidade === reserva.id).length;
      // With one offer and a stated number, the difference is the edital's own.
      const soDoEdital = caso.reservadas !== undefined && total === caso.ofertas[0];
      const ditos = problemas.flatMap((problema) =>
        problema.codigo === 'quantidade-diverge' && problema.dados.porque !== 'edital' ? [problema.dados] : [],
      );
      caiu.avisos += ditos.length;
      expect(ditos).toEqual(reservadas === calculada || soDoEdital ? [] : [expect.objectContaining({ reservadas, calculada })]);
    }),
    { numRuns: vezes(800) },
  );
  expect(caiu.avisos).toBeGreaterThan(20);
});

const UMA_PESSOA = concurso(FERRAZ, 'A', { ofertas: [] }).pessoas;

describe('T9: proporcional without collisions', () => {
  test('T9: the number reserved among the first n is quantidade(n), for every n, in one offer or several', () => {
    const proporcionais = fc.tuple(regras, regrasPcd).map(([regra, pcd]): Sorteio & { regra: RegraDeQuantidade } => ({
      regra,
      pcd,
      criterios: criteriosDe(PORTO_ALEGRE, { ordem: { tipo: 'proporcional' } }, regra),
      lugares: (ate) => roster(ate, (n) => quantas(n, regra)),
    }));
    fc.assert(
      fc.property(proporcionais, fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 4 }), (sorteio, ofertas) => {
        const total = ofertas.reduce((soma, n) => soma + n, 0);
        fc.pre(semColisao(sorteio, total));
        const todas = modalidades(sorteio, ...ofertas);
        const reserva = sorteio.criterios.reservas[0]?.id;
        const erradas: number[] = [];
        let reservadas = 0;
        for (let n = 1; n <= total; n += 1) {
          if (todas[n - 1] === reserva) reservadas += 1;
          if (reservadas !== quantas(n, sorteio.regra) || reservadas !== quantidade(n, sorteio.regra)) erradas.push(n);
        }
        expect(erradas).toEqual([]);
      }),
      { numRuns: vezes(800) },
    );
  });

  test('T9: the golden rosters of § 5', () => {
    const cota = (percentual: number, ate: number): number[] => {
      const regra: RegraDeQuantidade = { percentual: porcento(percentual), arredondamento: 'meio para cima', minimo: 0 };
      const { modalidades: todas } = serie({ ofertas: [ate], criterios: criteriosDe(PORTO_ALEGRE, {}, regra) });
      return todas.flatMap((modalidade, i) => (modalidade === 'ampla' ? [] : [i + 1]));
    };
    expect(cota(20, 18)).toEqual([3, 8, 13, 18]);
    expect(cota(12, 46)).toEqual([5, 13, 21, 30, 38, 46]);
    expect(cota(25, 10)).toEqual([2, 6, 10]);
    expect(cota(3, 84)).toEqual([17, 50, 84]);
    expect(cota(2, 75)).toEqual([25, 75]);
    // 14,5 vacancies; 0.29 * 50 is 14.499… in doubles.
    expect(quantidade(50, { percentual: porcento(29), arredondamento: 'meio para cima', minimo: 0 })).toBe(15);
    expect(cota(29, 50)).toHaveLength(15);
  });

  test('T9: the exception: two released at once by a minimum collide, and fall short for no n but those before', () => {
    const regra: RegraDeQuantidade = { percentual: porcento(20), arredondamento: 'meio para cima', minimo: 10 };
    const { modalidades: todas } = serie({ ofertas: [20], criterios: criteriosDe(PORTO_ALEGRE, {}, regra) });
    expect(todas.flatMap((modalidade, i) => (modalidade === 'ampla' ? [] : [i + 1]))).toEqual([9, 10, 13, 18]);
  });

  test('T9: the laws that go by the roster, as the whole job gives them', () => {
    for (const [lei, percentual, minimo] of [[FERRAZ, 20, 3], [PORTO_ALEGRE, 12, 0]] as const) {
      const regra: RegraDeQuantidade = { percentual: porcento(percentual), arredondamento: 'meio para cima', minimo };
      const caso = concurso(lei, 'A', { ofertas: [200] });
      const { modalidades: todas } = ordena(caso, pedidoDoCaso(caso)).cargo.serie.serie;
      const contadas = todas.map((_, i) => todas.slice(0, i + 1).filter((modalidade) => modalidade !== 'ampla').length);
      expect(contadas).toEqual(todas.map((_, i) => quantas(i + 1, regra)));
    }
  });
});
