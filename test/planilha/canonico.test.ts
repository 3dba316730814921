import fc from 'fast-check';
import { textoCanonico } from '../../src/planilha/canonico';
import type { Aba, Celula, Mescla } from '../../src/planilha/grade';
import { abaDe } from './tabelas';

const texto = (...abas: Aba[]): string => [...textoCanonico(abas)].join('');

test('the format, cell by cell', () => {
  const celulas: Celula[][] = [
    ['Nome', null, 'a"b\tc\n'],
    [],
    [1.5, true, { tipo: 'data', data: '2026-03-10' }, { tipo: 'erro', erro: '#N/D' }, { tipo: 'porcentagem', valor: 0.2 }, null],
    [null],
  ];
  const mesclas = [
    { linha: 2, coluna: 0, ultimaLinha: 2, ultimaColuna: 1 },
    { linha: 0, coluna: 0, ultimaLinha: 0, ultimaColuna: 3 },
  ];
  expect(texto(abaDe(celulas, mesclas, 'Plan 1'), abaDe([], [], 'Vazia'))).toBe(
    [
      'celulas 1',
      'aba\t"Plan 1"\t0,0,0,3\t2,0,2,1',
      '"Nome"\t\t"a\\"b\\tc\\n"',
      '',
      '1.5\ttrue\td"2026-03-10"\te"#N/D"\tp0.2',
      'aba\t"Vazia"',
      '',
    ].join('\n'),
  );
});

const celula: fc.Arbitrary<Celula> = fc.oneof(
  fc.constant(null),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom('', '1', 'true', '\t', '\n', '"', 'aba', 'd"1"', '\ud800', '\ud801'),
  fc.constantFrom(0, 1, 0.1, 1e21, -1),
  fc.boolean(),
  fc.constantFrom('1', '#N/D', '2026-03-10').map((data) => ({ tipo: 'data' as const, data })),
  fc.constantFrom('1', '#N/D', '2026-03-10').map((erro) => ({ tipo: 'erro' as const, erro })),
  fc.constantFrom(0, 1, 0.1).map((valor) => ({ tipo: 'porcentagem' as const, valor })),
);
const mescla: fc.Arbitrary<Mescla> = fc.record({
  linha: fc.nat(2),
  coluna: fc.nat(2),
  ultimaLinha: fc.nat(12),
  ultimaColuna: fc.nat(12),
});
const umaAba: fc.Arbitrary<Aba> = fc.record({
  nome: fc.constantFrom('A', 'B', 'A"\t0,0,0,0', 'A\n'),
  linhas: fc.array(fc.array(celula, { maxLength: 3 }), { maxLength: 3 }),
  mesclas: fc.uniqueArray(mescla, { maxLength: 2, selector: ({ linha, coluna }) => `${linha},${coluna}` }),
});

/** What a person would call the same sheets: nothing empty at the end of rows and sheets, merges in any order. */
function essencia(abas: readonly Aba[]): unknown {
  const semFim = <T>(itens: readonly T[], vazio: (item: T) => boolean): T[] =>
    itens.filter((_, i) => !itens.slice(i).every(vazio));
  return abas.map(({ nome, linhas, mesclas }) => ({
    nome,
    linhas: semFim(linhas.map((linha) => semFim(linha, (uma) => uma === null)), (linha) => linha.length === 0),
    mesclas: new Set(mesclas.map((uma) => JSON.stringify(uma))),
  }));
}

const igual = (a: unknown, b: unknown): boolean => {
  try {
    expect(a).toEqual(b);
    return true;
  } catch {
    return false;
  }
};

test('equal texts are equal sheets, and different texts different ones', () => {
  const abas = fc.array(umaAba, { maxLength: 2 });
  fc.assert(
    fc.property(abas, abas, (a, b) => (texto(...a) === texto(...b)) === igual(essencia(a), essencia(b))),
    { numRuns: 1000 },
  );
});

test('one cell changed for another that only looks like it gives another text', () => {
  fc.assert(
    fc.property(celula, celula, celula, (antes, a, b) => {
      const mesmas = texto(abaDe([[antes, a, 'fim']])) === texto(abaDe([[antes, b, 'fim']]));
      return mesmas === igual(a, b);
    }),
    { numRuns: 2000 },
  );
});

test('the pieces are the same text however long the sheet is', () => {
  const linhas = Array.from({ length: 1203 }, (_, i): Celula[] => [i, `n${i}`]);
  const pedacos = [...textoCanonico([abaDe([...linhas, [], [null]])])];
  expect(pedacos.length).toBeGreaterThan(3);
  expect(pedacos.join('').split('\n')).toHaveLength(2 + 1203 + 1);
  expect(pedacos.join('')).toContain('\n1202\t"n1202"\n');
});
