import { lerArquivo } from '../../../src/adapters/arquivo/lerArquivo';
import { escreverXlsx } from '../../../src/adapters/arquivo/escreverXlsx';
import type { Problema } from '../../../src/core/problema';
import type { ProblemasDaLei } from '../../../src/core/problemas/lei';
import { folhaDaTabela } from '../../../src/planilha/folhas/minhaLei';
import { abaDaLei } from '../../../src/planilha/minhaLei';
import { textoNoIntervalo } from '../../../src/redacao/funcoes';
import { FRASES_DA_LEI } from '../../../src/redacao/problemas/lei';
import { leiDaAba, leiDasLinhas, leiDoIntervalo, type LeiLida } from '../../../src/trabalho/leiPropria';
import { textoDoProblema } from '../../../src/redacao/problema';

type Linhas = readonly (readonly [chave: string, valor: string, artigo?: string])[];

const NEGROS: Linhas = [
  ['reserva', 'Negros'],
  ['percentual', '20%', 'art. 1º'],
];
const reservas = (quantas: number): Linhas =>
  Array.from({ length: quantas }, (_, i): Linhas => [
    ['reserva', `Grupo ${i + 1}`],
    ['percentual', '1%'],
  ]).flat();

/** A table for each code, and where its problem is: row and column, or neither where it is of the whole table. */
const TABELAS: {
  readonly [C in keyof Omit<ProblemasDaLei, 'lei-celula-a-mais'>]: readonly [linhas: Linhas, onde: string];
} = {
  'lei-sem-tabela': [
    [
      ['Lista de compras', ''],
      ['', '3 quilos'],
    ],
    '',
  ],
  'lei-chave-desconhecida': [[...NEGROS, ['porcentagem', '20%']], 'A3'],
  'lei-chave-repetida': [[...NEGROS, ['percentual', '10%']], 'A3'],
  'lei-chave-sem-reserva': [[['percentual', '10%'], ...NEGROS], 'A1'],
  'lei-valor-sem-chave': [[...NEGROS, ['', '10%']], 'A3'],
  'lei-sem-reserva': [[['município', 'Atlântida']], ''],
  'lei-falta-valor': [
    [
      ['reserva', 'Negros'],
      ['ordem', 'proporcional'],
    ],
    'B1',
  ],
  'lei-valor-desconhecido': [[...NEGROS, ['ordem', 'sorteio']], 'B3'],
  'lei-valor-impossivel': [[['editais desde', '31/02/2020'], ...NEGROS], 'B1'],
  'lei-reserva-repetida': [[...NEGROS, ['reserva', 'NEGROS'], ['percentual', '10%']], 'B3'],
  'lei-reservas-demais': [reservas(21), 'B41'],
  'lei-palavra-repetida': [
    [
      ...NEGROS,
      ['palavras na planilha', 'preto'],
      ['reserva', 'Pardos'],
      ['palavras na planilha', 'Preto'],
      ['percentual', '5%'],
    ],
    'B5',
  ],
  'lei-reversao-desconhecida': [[...NEGROS, ['reversão', 'Ciganos, lista geral']], 'B3'],
  'lei-reversao-impossivel': [[...NEGROS, ['reversão', 'Negros']], 'B3'],
  'lei-regra-fora-do-modelo': [
    [
      ['reserva', 'Negros'],
      ['percentual', 'o do censo do IBGE'],
    ],
    'B2',
  ],
  'lei-ordem-diverge': [[...NEGROS, ['ordem', 'última de cada grupo de 4']], 'B3'],
};

const onde = ({ lugar }: Problema): string => `${lugar?.coluna ?? ''}${lugar?.linha ?? ''}`;

async function doArquivo(linhas: Linhas, nome: 'lei.csv' | 'lei.xlsx'): Promise<LeiLida> {
  const csv = linhas.map((linha) => linha.map((celula) => `"${celula}"`).join(';')).join('\r\n');
  const bytes =
    nome === 'lei.csv'
      ? new TextEncoder().encode(csv)
      : await escreverXlsx(
          [
            folhaDaTabela(
              linhas.map(([chave, valor, artigo = '']) => ({ chave, valor, artigo })),
              'Lei',
            ),
          ],
          {
            titulo: 'Lei',
          },
        );
  const lido = await lerArquivo(bytes, nome);
  const aba = 'problema' in lido ? undefined : abaDaLei(lido.abas);
  if (aba === undefined) throw new Error(nome);
  return leiDaAba(aba);
}

test('there is a table for each code', () => {
  expect([...Object.keys(TABELAS), 'lei-celula-a-mais'].sort()).toEqual(Object.keys(FRASES_DA_LEI).sort());
});

describe.each(Object.entries(TABELAS))('%s', (codigo, [linhas, celula]) => {
  const gravidade = codigo === 'lei-ordem-diverge' ? 'aviso' : 'erro';
  const acha = ({ lei, problemas }: LeiLida): Problema => {
    expect(lei === undefined).toBe(gravidade === 'erro');
    const achado = problemas.find((problema) => problema.codigo === codigo);
    if (achado === undefined) throw new Error(JSON.stringify(problemas));
    expect(achado.gravidade).toBe(gravidade);
    return achado;
  };

  test('in rows typed in a form', () => {
    const lida = acha(leiDasLinhas(linhas.map(([chave, valor, artigo = '']) => ({ chave, valor, artigo }))));
    expect(onde(lida)).toBe(celula);
    expect(lida.lugar?.aba).toBeUndefined();
  });

  test('in a range, with its place told from the range’s first cell', () => {
    const lida = acha(leiDoIntervalo(linhas.map((linha) => linha.map((texto = '') => (texto === '' ? null : texto)))));
    expect(onde(lida)).toBe(celula);
    const [, coluna, linha] = /^(\D)(\d+)$/.exec(celula) ?? [];
    expect(textoNoIntervalo(lida, 'lei')).toMatch(
      linha === undefined ? /^Intervalo da lei: / : `Linha ${linha}, coluna ${coluna} do intervalo da lei: `,
    );
  });

  test('in a .csv, with its sheet and cell', async () => {
    const lida = acha(await doArquivo(linhas, 'lei.csv'));
    expect([lida.lugar?.aba, onde(lida)]).toEqual(['lei.csv', celula]);
    expect(textoDoProblema(lida)).toMatch(celula === '' ? /^Aba “lei.csv”: / : `Aba “lei.csv”, célula ${celula}: `);
  });

  test('in a sheet Minha lei, below its own titles', async () => {
    const lida = acha(await doArquivo(linhas, 'lei.xlsx'));
    expect(lida.lugar?.aba).toBe('Minha lei');
    const [, coluna = '', linha = ''] = /^(\D)(\d+)$/.exec(celula) ?? [];
    expect([lida.lugar?.coluna ?? '', lida.lugar?.linha !== undefined && lida.lugar.linha > Number(linha)]).toEqual([
      coluna,
      celula !== '',
    ]);
  });
});

test('a formula error in the table is told with its cell, and there is no law', () => {
  const { lei, problemas } = leiDoIntervalo([
    ...NEGROS.map(([chave, valor]) => [chave, valor]),
    ['ordem', { tipo: 'erro', erro: '#REF!' }],
  ]);
  expect(lei).toBeUndefined();
  expect(problemas.map((problema) => [problema.codigo, onde(problema)])).toContainEqual(['celula-com-erro', 'B3']);
});

test('a ranking given for a law is told once, not row by row', () => {
  const linhas = Array.from({ length: 5000 }, (_, i) => [i + 1, `${1000 + i}`, 'Ana Jatobá']);
  expect(leiDoIntervalo(linhas).problemas.map((problema) => problema.codigo)).toEqual(['lei-sem-tabela']);
});

describe('what stands to the right of the third column', () => {
  const comMais = [
    ['Chave', 'Valor', 'Artigo', 'Anotações'],
    ['reserva', 'Negros'],
    ['palavras na planilha', 'negro', 'preto', 'pardo', 'retinto'],
    ['percentual', '20%', 'art. 1º'],
    ['Conferido por', '', '', 'Ana Jatobá'],
  ];

  test('is told once, at its first cell, and there is a law: a .csv parted at each ponto e vírgula', async () => {
    const csv = comMais.map((linha) => linha.join(';')).slice(0, 4);
    const lido = await lerArquivo(new TextEncoder().encode(csv.join('\n')), 'lei.csv');
    const aba = 'problema' in lido ? undefined : abaDaLei(lido.abas);
    if (aba === undefined) throw new Error('lei.csv');
    const { lei, problemas } = leiDaAba(aba);
    expect(lei?.reservas[0].marcas).toEqual(['negro']);
    expect(problemas.map(textoDoProblema)).toEqual([
      expect.stringMatching(/^Aba “lei.csv”, célula D3: .* “pardo”, além da terceira, não é lido \(há mais uma célula/),
    ]);
  });

  test('is not told where there is nothing, nor beside what is no row of the table', () => {
    expect(
      leiDoIntervalo(comMais.map((linha) => [...linha.slice(0, 3), null, ' '])).problemas.map(({ codigo }) => codigo),
    ).not.toContain('lei-celula-a-mais');
  });
});

test.each(['Reversão', 'Compensação'])('no reserva is called %s', (nome) => {
  const { problemas } = leiDoIntervalo([
    ['reserva', nome],
    ['percentual', '20%'],
  ]);
  expect(problemas.map(textoDoProblema)).toEqual([expect.stringContaining('é o nome de um modo de preencher a vaga')]);
});

test('a teto below the percentage of its own reserva is refused; the same is not', () => {
  const comTeto = (teto: string): readonly string[] =>
    leiDasLinhas(
      [
        ['reserva', 'Negros'],
        ['percentual', '20%'],
        ['teto', teto],
      ].map(([chave = '', valor = '']) => ({ chave, valor, artigo: '' })),
    ).problemas.map(textoDoProblema);
  expect(comTeto('19,9%')).toEqual([
    expect.stringContaining('“19,9%” não vale em “teto”: o teto é menor que o percentual'),
  ]);
  expect(comTeto('20%')).toEqual([]);
});
