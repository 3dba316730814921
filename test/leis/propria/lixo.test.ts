import fc from 'fast-check';
import { NOMES_DAS_CHAVES } from '../../../src/leis/propria/chaves';
import { VALORES_ACEITOS } from '../../../src/leis/propria/campo';
import type { Celula } from '../../../src/planilha/grade';
import { textoDoProblema } from '../../../src/redacao/problema';
import { bloqueia } from '../../../src/core/problema';
import { resolverCriterios } from '../../../src/core/criterios';
import { folhasDaLeiPropria } from '../../../src/trabalho/folhasDaLei';
import { leiDaAba, leiDasLinhas, leiDoIntervalo, tabelaDaLei, type LeiLida } from '../../../src/trabalho/leiPropria';
import { vezes } from '../../propriedades/gerador';

const CHAVES = Object.values(NOMES_DAS_CHAVES);
const VALORES = Object.values(VALORES_ACEITOS).flat();
const PEDACOS = [
  '',
  ' ',
  '%',
  ',',
  ';',
  '“',
  '”',
  '(',
  ')',
  ':',
  'art. 1º: “',
  'dúvida',
  'silêncio',
  'e depois de',
  'posições',
  '-1',
  '9'.repeat(30),
];

const texto = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...CHAVES, ...VALORES) },
  {
    weight: 2,
    arbitrary: fc.array(fc.constantFrom(...PEDACOS, ...VALORES), { maxLength: 6 }).map((partes) => partes.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom('constructor', '__proto__', 'toString', 'ampla', 'pcd', 'geral') },
);
const celula: fc.Arbitrary<Celula> = fc.oneof(
  { weight: 8, arbitrary: texto },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Celula[]>(null, true, 0, 0.2, 1, 20, -5, 3.5, 45_000, 1e21, {
      tipo: 'erro',
      erro: '#REF!',
    }),
  },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  {
    weight: 1,
    arbitrary: fc.double({ min: -1, max: 2, noNaN: true }).map((valor): Celula => ({ tipo: 'porcentagem', valor })),
  },
  { weight: 1, arbitrary: fc.constant<Celula>({ tipo: 'data', data: '2024-02-29' }) },
);
const solta = fc.array(celula, { maxLength: 5 });
/** Mostly a known key with a value that some key takes. */
const deLei = fc.tuple(fc.constantFrom<Celula[]>(...CHAVES), celula, celula).map((linha): Celula[] => linha);
/** A table that is a law, but for what comes with it. */
const certa: fc.Arbitrary<Celula[][]> = fc.constantFrom<Celula[][][]>(
  [
    ['reserva', 'Negros'],
    ['percentual', '20%'],
  ],
  [
    ['reserva', 'PcD'],
    ['percentual', 0.05],
  ],
  [],
);
const tabelas = fc
  .tuple(
    certa,
    fc.array(fc.oneof({ weight: 3, arbitrary: deLei }, { weight: 1, arbitrary: solta }), {
      maxLength: 14,
      size: 'max',
    }),
  )
  .map(([inicio, resto]) => [...inicio, ...resto]);

const escrita = (uma: Celula | undefined): string =>
  typeof uma === 'string' || typeof uma === 'number' ? String(uma) : '';

/** A law, or problems that say why there is none; nothing is ever both wrong and silent. */
function confere({ lei, problemas }: LeiLida): void {
  expect(lei === undefined).toBe(problemas.some(bloqueia));
  for (const problema of problemas) expect(textoDoProblema(problema)).not.toMatch(/undefined|NaN|\[object/);
}

test('random garbage never throws: it is a law, or problems that say why not', () => {
  fc.assert(
    fc.property(tabelas, (linhas) => {
      confere(leiDoIntervalo(linhas));
      confere(leiDaAba({ nome: 'Minha lei', linhas, mesclas: [] }));
      const escritas = linhas.map(([chave, valor, artigo]) => ({
        chave: escrita(chave),
        valor: escrita(valor),
        artigo: escrita(artigo),
      }));
      confere(leiDasLinhas(escritas));
    }),
    { numRuns: vezes(1500) },
  );
});

test('a law that came out of it gives criteria, sheets, and itself again from its table', () => {
  let leis = 0;
  fc.assert(
    fc.property(tabelas, (linhas) => {
      const { lei } = leiDaAba({ nome: 'Minha lei', linhas, mesclas: [] });
      if (lei === undefined) return;
      leis += 1;
      const { criterios } = resolverCriterios(lei, {});
      expect(folhasDaLeiPropria(lei)).toHaveLength(2);
      const deNovo = leiDasLinhas(tabelaDaLei(lei)).lei;
      expect(deNovo && resolverCriterios(deNovo, {}).criterios).toEqual(criterios);
    }),
    { numRuns: vezes(400) },
  );
  expect(leis).toBeGreaterThan(5);
});
