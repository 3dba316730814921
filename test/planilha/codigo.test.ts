import fc from 'fast-check';
import { escreverXlsx } from '../../src/adapters/arquivo/escreverXlsx';
import { codigoCurto, codigoDaAba, codigoGeral, codigoPorExtenso, codigosDasFolhas } from '../../src/planilha/codigo';
import type { Conteudo, Folha, FormatoDaColuna, PapelDaLinha } from '../../src/planilha/folha';
import type { Celula } from '../../src/planilha/grade';
import { abasDasFolhas, textoDosValores } from '../../src/planilha/valores';
import { abasDe } from '../adapters/arquivo/planilhasDeTeste';

const texto = (linhas: readonly (readonly Celula[])[], nome = 'Plan1'): string => [...textoDosValores({ nome, linhas })].join('');

test('the format, cell by cell', () => {
  const linhas: Celula[][] = [
    ['Nome', null, 'a"b\tc\r\nd\re', ''],
    [],
    [1.5, true, { tipo: 'data', data: '2026-03-10' }, { tipo: 'erro', erro: '#N/D' }, { tipo: 'porcentagem', valor: 0.2 }, null],
    [null, ''],
  ];
  expect(texto(linhas, 'Plan "1"')).toBe(
    ['valores 1', 'aba\t"Plan \\"1\\""', '"Nome"\t\t"a\\"b\\tc\\nd\\ne"', '', '1.5\ttrue\td"2026-03-10"\te"#N/D"\t0.2', ''].join('\n'),
  );
});

test('what some program turns one into the other is the same', () => {
  const iguais: [Celula, Celula][] = [
    [{ tipo: 'porcentagem', valor: 0.2 }, 0.2],
    ['#N/A', { tipo: 'erro', erro: '#N/D' }],
    ['a\r\nb', 'a\nb'],
    ['\u0001', null],
    ['\ud800x', '\ufffdx'],
    [0.1 + 0.2, 0.3],
    [-0, 0],
    [Number.NaN, null],
  ];
  for (const [a, b] of iguais) expect(texto([[a, 1]])).toBe(texto([[b, 1]]));
});

/** Cells that are all of different values. */
const DIFERENTES: readonly Celula[] = [
  null, '1', 1, 'true', true, false, ' ', '  ', '\n', '\t', '"', 'd"2026-03-10"', '2026-03-10', { tipo: 'data', data: '2026-03-10' },
  { tipo: 'data', data: '2026-03-11' }, { tipo: 'erro', erro: '#N/D' }, { tipo: 'erro', erro: '#REF!' }, '#N/D', 0, -1, 0.1, 0.100000000000001, 1e21, 'a', 'A', 'á', '\\n',
];

test('injective: other values, places or names give another text', () => {
  const celula = fc.constantFrom(...DIFERENTES);
  const linhas = fc.array(fc.array(celula, { maxLength: 3 }), { maxLength: 3 });
  const nome = fc.constantFrom('A', 'B', 'A"', 'A\n"B"');
  const semFim = <T>(itens: readonly T[], vazio: (item: T) => boolean): T[] => itens.filter((_, i) => !itens.slice(i).every(vazio));
  const essencia = (abas: readonly (readonly Celula[])[]): unknown =>
    semFim(abas.map((linha) => semFim(linha, (uma) => uma === null)), (linha) => linha.length === 0);
  fc.assert(
    fc.property(linhas, linhas, nome, nome, (a, b, nomeA, nomeB) => {
      const mesmos = nomeA === nomeB && JSON.stringify(essencia(a)) === JSON.stringify(essencia(b));
      expect(texto(a, nomeA) === texto(b, nomeB)).toBe(mesmos);
    }),
    { numRuns: 2000 },
  );
  const textos = new Set(DIFERENTES.map((uma) => texto([[uma, 'fim']])));
  expect(textos.size).toBe(DIFERENTES.length);
});

const palavra = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('', ' ', '  a  ', 'a\r\nb', '\n', '\t', '=1+1', "'x", '#N/A', '#REF!', '_x0041_', '00012', '1,5', '\u00a0', '***.456.789-**', '20%', '01/02/2026', 'TRUE', '\ud800', '\ufeff'),
);
const data = fc
  .date({ min: new Date('1900-03-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((dia): Conteudo => ({ data: dia.toISOString().slice(0, 10) }));
const numero = fc.oneof(fc.integer(), fc.double({ noNaN: false }), fc.constantFrom(0.1 + 0.2, 100 / 3, -0, 1e21));
const POR_FORMATO: Readonly<Record<FormatoDaColuna, fc.Arbitrary<Conteudo>>> = {
  texto: palavra,
  inteiro: fc.integer(),
  decimal: numero,
  porcentagem: fc.double({ min: 0, max: 1, noNaN: true }),
  data: fc.oneof(data, fc.constant({ data: '1899-12-31' }), fc.constant({ data: '1900-02-01' })),
};
const FORMATOS: readonly FormatoDaColuna[] = ['texto', 'inteiro', 'decimal', 'data', 'porcentagem'];
const PAPEIS: readonly PapelDaLinha[] = ['título', 'identificação', 'seção', 'cabeçalho', 'dado', 'destaque', 'nota', 'assinatura', 'vazia'];

const linha = fc.oneof(
  fc.record({
    papel: fc.constantFrom<PapelDaLinha>('dado', 'destaque'),
    celulas: fc.tuple(...FORMATOS.map((formato) => fc.option(fc.oneof(POR_FORMATO[formato], palavra)))),
  }),
  fc.record({ papel: fc.constantFrom(...PAPEIS.filter((papel) => papel !== 'vazia')), celulas: fc.array(palavra, { maxLength: 5 }) }),
  fc.constant({ papel: 'vazia' as const, celulas: [] }),
);
const folha = fc.record({
  nome: fc.constantFrom('Lista geral', 'lista GERAL', "D'água", 'a/b', 'Um nome de planilha que passa de trinta e um', 'Quadro'),
  colunas: fc.constant(FORMATOS.map((formato) => ({ formato, largura: 10 }))),
  linhas: fc.array(linha, { maxLength: 6 }),
  impressao: fc.constant({ orientacao: 'retrato' as const, cabecalho: '' }),
});

test('a sheet about to be written and the sheet read back have the same code', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(folha, { minLength: 1, maxLength: 3 }), async (folhas: Folha[]) => {
      const lidas = await abasDe(await escreverXlsx(folhas));
      expect(lidas.map((aba) => [...textoDosValores(aba)].join(''))).toEqual(abasDasFolhas(folhas).map((aba) => [...textoDosValores(aba)].join('')));
      expect(lidas.map(codigoDaAba)).toEqual(codigosDasFolhas(folhas).map(({ codigo }) => codigo));
    }),
    { numRuns: 150 },
  );
}, 60_000);

const UMA: Folha = {
  nome: 'Lista geral',
  colunas: [{ formato: 'texto', largura: 10 }],
  linhas: [{ papel: 'dado', celulas: ['Ana'] }],
  impressao: { orientacao: 'retrato', cabecalho: '' },
};

test('the codes are those of sha256sum, and their printed forms', () => {
  // printf 'valores 1\naba\t"Lista geral"\n"Ana"\n' | sha256sum
  const codigo = 'ae3e220229eb9a1061b18d30940a8ff4206979de08bbbae8f94e3522142e4371';
  expect(codigosDasFolhas([UMA])).toEqual([{ nome: 'Lista geral', codigo }]);
  // printf 'geral 1\n<codigo>\n' | sha256sum
  const geral = '97947b8f1815b11a69acc9776a57834450a41e7b16c3b396597f99ae561b5547';
  expect(codigoGeral([UMA])).toBe(geral);
  expect(codigoGeral([UMA, { ...UMA, nome: 'Verificação' }])).toBe(geral);
  expect(codigoCurto('0123456789abcdef0123')).toBe('0123-4567-89AB-CDEF');
  expect(codigoPorExtenso('0123456789abcdef'.repeat(4))).toBe('01234567 89ABCDEF 01234567 89ABCDEF 01234567 89ABCDEF 01234567 89ABCDEF');
});
