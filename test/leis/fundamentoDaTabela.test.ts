import { escreveFundamento, leFundamento } from '../../src/leis/propria/fundamento';

const daTabela = { dispositivo: 'linha 9 da tabela da lei', palavras: '' };

test.each([
  ['', { base: 'texto', citacoes: [daTabela] }],
  ['art. 3º, § 1º', { base: 'texto', citacoes: [{ dispositivo: 'art. 3º, § 1º', palavras: '' }] }],
  [
    'art. 1º: “vinte por cento”',
    { base: 'texto', citacoes: [{ dispositivo: 'art. 1º', palavras: 'vinte por cento' }] },
  ],
  ['art. 1º: vinte por cento', { base: 'texto', citacoes: [{ dispositivo: 'art. 1º', palavras: 'vinte por cento' }] }],
  [
    'art. 1º: “a”; art. 2º, I: “b”.',
    {
      base: 'texto',
      citacoes: [
        { dispositivo: 'art. 1º', palavras: 'a' },
        { dispositivo: 'art. 2º, I', palavras: 'b' },
      ],
    },
  ],
  ['silêncio', { base: 'silêncio', questao: '', citacoes: [] }],
  ['Silencio: a lei não diz', { base: 'silêncio', questao: 'a lei não diz', citacoes: [] }],
  [
    'dúvida: o art. 3º fala em todos',
    {
      base: 'dúvida',
      questao: 'o art. 3º fala em todos',
      citacoes: [{ dispositivo: 'art. 3º', palavras: '' }],
    },
  ],
  ['DUVIDA', { base: 'dúvida', questao: 'A tabela da lei marca esta regra como duvidosa.', citacoes: [daTabela] }],
] as const)('“%s”', (artigo, esperado) => expect(leFundamento(artigo, 9)).toEqual(esperado));

test('a word that only begins like those is the name of a ground', () => {
  expect(leFundamento('duvidalândia', 9).base).toBe('texto');
});

test('what is written is read back', () => {
  const citacoes = [
    { dispositivo: 'art. 1º, § 1º', palavras: 'Se a fração for igual ou maior que 0,5, sobe;' },
    { dispositivo: 'art. 2º', palavras: 'A reserva vale; sempre.' },
  ] as const;
  expect(leFundamento(escreveFundamento('texto', '', citacoes), 9)).toEqual({ base: 'texto', citacoes });
  const questao = 'O art. 1º e o art. 2º não dizem o mesmo.';
  expect(leFundamento(escreveFundamento('dúvida', questao, citacoes), 9)).toEqual({
    base: 'dúvida',
    questao,
    citacoes,
  });
  expect(leFundamento(escreveFundamento('silêncio', questao, []), 9)).toMatchObject({ base: 'silêncio', questao });
});

test('long and crooked texts are read at once', () => {
  const tortos = [
    `${'art. 1º: “b”   '.repeat(2000)}“`,
    `${'('.repeat(30_000)}“`,
    `dúvida: ${'(a“'.repeat(8000)}`,
    ' '.repeat(30_000) + ':',
  ];
  for (const torto of tortos) expect(['texto', 'dúvida', 'silêncio']).toContain(leFundamento(torto, 9).base);
});
