import fc from 'fast-check';
import type { Candidato, Pertenca, Situacao } from '../../src/core/candidato';
import { chaveDaInscricao } from '../../src/core/candidato';
import type { Lei } from '../../src/core/lei';
import type { RegraPcd } from '../../src/core/lugares';
import { respostaDe, type PerguntaId, type Respostas } from '../../src/core/perguntas';
import { LEIS } from '../../src/leis/catalogo';
import type { Pedido } from '../../src/trabalho/pedido';
import type { Ranking } from '../../src/trabalho/cargo';
import type { Criterio, EntradaDoOraculo, IdDaLei } from '../oraculo';
import { leiDoCriterio } from './leiDoCriterio';

/** A random contest, as plain data that both implementations can take. */
export interface Caso {
  readonly lei: EntradaDoOraculo['lei'];
  readonly leituras: Record<string, string>;
  readonly ofertas: number[];
  readonly pcd?: 'federal' | number | { posicoes: number[] };
  readonly reservadas?: number;
  readonly pessoas: EntradaDoOraculo['pessoas'];
}

const RESERVA: Record<Caso['lei'], string> = {
  'porto-feliz-4993-2011': 'negros-indigenas',
  'ferraz-de-vasconcelos-3677-2026': 'negros',
  'porto-alegre-lc-494-2003': 'afro-brasileiros',
};

export function reservaDaLei(lei: Caso['lei']): string {
  return RESERVA[lei];
}

const umDe = <T>(...valores: T[]): fc.Arbitrary<T> => fc.constantFrom(...valores);

/** Answers that each law leaves open, each present or not. */
const LEITURAS: Record<Caso['lei'], Record<string, fc.Arbitrary<string>>> = {
  'porto-feliz-4993-2011': {
    'grupo-incompleto': umDe('ultima-vaga-oferecida', 'literal', 'proporcional'),
    computo: umDe('ordem-de-chamada', 'compensada'),
    'computo-pcd': umDe('ordem-de-chamada', 'compensada'),
    'desistencia-alcance': umDe('vaga-reservada', 'qualquer-vaga-de-cotista'),
    'cotistas-insuficientes': umDe('reverte', 'fica-vaga'),
    'cota-negada': umDe('permanece-na-ampla', 'eliminado'),
    'novas-vagas': umDe('total-acumulado', 'por-oferta'),
    colisao: umDe('livre-anterior', 'livre-seguinte'),
  },
  'ferraz-de-vasconcelos-3677-2026': {
    ordem: umDe('proporcional', 'ultima-de-cada-grupo:5', 'ultima-de-cada-grupo:7', 'posicoes:3,8,13+5', 'posicoes:2,4+10', 'posicoes:6,9'),
    computo: umDe('ordem-de-chamada', 'compensada'),
    'computo-pcd': umDe('ordem-de-chamada', 'compensada'),
    'cota-negada': umDe('permanece-na-ampla', 'eliminado'),
    'novas-vagas': umDe('total-acumulado', 'por-oferta'),
    colisao: umDe('livre-anterior', 'livre-seguinte'),
  },
  'porto-alegre-lc-494-2003': {
    ordem: umDe('proporcional', 'ultima-de-cada-grupo:10', 'posicoes:5,13+8'),
    computo: umDe('ordem-de-chamada', 'compensada'),
    'computo-pcd': umDe('ordem-de-chamada', 'compensada'),
    desistencia: umDe('proximo-da-lista-especifica', 'lista-geral'),
    'desistencia-alcance': umDe('vaga-reservada', 'qualquer-vaga-de-cotista'),
    'cota-negada': umDe('permanece-na-ampla', 'eliminado'),
    'novas-vagas': umDe('total-acumulado', 'por-oferta'),
    colisao: umDe('livre-anterior', 'livre-seguinte'),
  },
};

export const pertenca = umDe<Pertenca>('declarada', 'confirmada', 'pendente', 'negada');
export const situacao = fc.oneof(
  { weight: 12, arbitrary: umDe<Exclude<Situacao, 'ja-nomeado'>>('habilitado') },
  { weight: 1, arbitrary: umDe<Exclude<Situacao, 'ja-nomeado'>>('eliminado', 'desistente', 'fim-de-fila', 'sub-judice') },
);

function pessoas(lei: Caso['lei'], teto: number, comEmpates: boolean): fc.Arbitrary<Caso['pessoas']> {
  const uma = fc.record({
    /** How far the rank is from the row before: 0 is a tie. */
    salto: comEmpates ? umDe(0, 1, 1) : fc.constant(1),
    situacao,
    cota: fc.option(pertenca, { nil: undefined, freq: 2 }),
    pcd: fc.option(pertenca, { nil: undefined, freq: 1 }),
    temPcd: fc.nat({ max: 5 }),
  });
  return fc.array(uma, { maxLength: teto, size: 'max' }).map((linhas) =>
    linhas.map((linha, i) => ({
      inscricao: `${1001 + i}`,
      classificacao: 1 + linhas.slice(1, i + 1).reduce((soma, { salto }) => soma + salto, 0),
      situacao: linha.situacao,
      reservas: {
        ...(linha.cota && { [RESERVA[lei]]: linha.cota }),
        ...(linha.pcd && linha.temPcd === 0 && { pcd: linha.pcd }),
      },
    })),
  );
}

/** How many times a property runs: `COTAS_VEZES` multiplies it. */
export function vezes(quantas: number): number {
  return Math.max(1, Math.round(quantas * Number(process.env.COTAS_VEZES ?? 1)));
}

/** How the edital reserves to PcD, if it does. */
export const regraPcd: fc.Arbitrary<EntradaDoOraculo['pcd']> = fc.option(
  fc.oneof(
    umDe<'federal'>('federal'),
    fc.nat({ max: 3 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 4 }).map((lista) => ({
      posicoes: [...lista].sort((a, b) => a - b),
    })),
  ),
  { nil: undefined },
);

/** Contests of the three laws, with every reading, PcD rule and several offers (0 included). */
export function casos({ comPcd = true, comEmpates = false, teto = 30 } = {}): fc.Arbitrary<Caso> {
  return umDe<Caso['lei']>('porto-feliz-4993-2011', 'ferraz-de-vasconcelos-3677-2026', 'porto-alegre-lc-494-2003').chain((lei) =>
    fc
      .record({
        lei: fc.constant(lei),
        leituras: fc.record(LEITURAS[lei], { requiredKeys: [] }),
        ofertas: fc.array(fc.oneof(fc.nat({ max: 12 }), fc.constantFrom(0, 1, 1, 1)), { minLength: 1, maxLength: 6, size: 'max' }),
        pcd: comPcd ? regraPcd : fc.constant(undefined),
        reservadas: fc.option(fc.nat({ max: 4 }), { nil: undefined, freq: 1 }),
        temReservadas: fc.nat({ max: 4 }),
        pessoas: pessoas(lei, teto, comEmpates),
      })
      .map(({ pcd, reservadas, temReservadas, leituras, ...resto }): Caso => {
        const edital = resto.ofertas[0] ?? 0;
        return {
          ...resto,
          leituras: Object.fromEntries(Object.entries(leituras).filter(([, valor]) => valor !== undefined)) as Record<string, string>,
          ...(pcd !== undefined && (typeof pcd !== 'number' || pcd <= edital) && { pcd }),
          ...(reservadas !== undefined && temReservadas === 0 && reservadas <= edital && { reservadas }),
        };
      }),
  );
}

export function leiDoCaso(caso: Pick<EntradaDoOraculo<IdDaLei | Criterio>, 'lei'>): Lei {
  if (typeof caso.lei !== 'string') return leiDoCriterio(caso.lei);
  const lei = LEIS.find(({ id }) => id === caso.lei);
  if (lei === undefined) throw new Error(caso.lei);
  return lei;
}

/** The same contest as the product takes it. */
export function pedidoDoCaso(caso: EntradaDoOraculo<IdDaLei | Criterio>): Pedido {
  const respostas = Object.fromEntries(
    Object.entries(caso.leituras).map(([pergunta, texto]) => [pergunta, respostaDe(pergunta as PerguntaId, texto)]),
  ) as Partial<Respostas>;
  const pcd: RegraPcd | undefined =
    caso.pcd === undefined
      ? undefined
      : caso.pcd === 'federal'
        ? { tipo: 'federal' }
        : typeof caso.pcd === 'number'
          ? { tipo: 'número', quantas: caso.pcd }
          : { tipo: 'posições', posicoes: caso.pcd.posicoes };
  return {
    lei: leiDoCaso(caso),
    respostas,
    edital: {},
    ofertas: { geral: caso.ofertas, porCargo: [] },
    pcd: { ...(pcd && { geral: pcd }), porCargo: [] },
    reservadas: { ...(caso.reservadas !== undefined && { geral: { [leiDoCaso(caso).reservas[0].id]: caso.reservadas } }), porCargo: [] },
    desempates: [],
    lacunasAceitas: true,
  };
}

export function rankingDoCaso(caso: Pick<Caso, 'pessoas'>): Ranking {
  const candidatos = caso.pessoas.map(
    (pessoa, i): Candidato => ({ linha: i + 2, nome: `Pessoa ${chaveDaInscricao(pessoa.inscricao)}`, cargo: '', ...pessoa }),
  );
  return { candidatos, problemas: [] };
}
