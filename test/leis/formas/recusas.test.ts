import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lerArquivo } from '../../../src/adapters/arquivo/lerArquivo';
import { abaDaLei } from '../../../src/planilha/minhaLei';
import { textoDoProblema } from '../../../src/redacao/problema';
import { leiDaAba, type LeiLida } from '../../../src/trabalho/leiPropria';
import { lerFormas } from './tabelas';

const ESCRITO = readFileSync(join(__dirname, 'recusas.md'), 'utf8');

type Linhas = readonly (readonly string[])[];

/** The right table, which each row of recusas.md spoils. */
const CERTA: Linhas = (/```csv\n([^`]+)\n```/u.exec(ESCRITO)?.[1] ?? '').split('\n').map((linha) => linha.split(';'));

async function lida(linhas: Linhas): Promise<LeiLida> {
  const texto = linhas.map((linha) => linha.map((valor) => `"${valor}"`).join(';')).join('\r\n');
  const lido = await lerArquivo(new TextEncoder().encode(`\uFEFF${texto}\r\n`), 'lei.csv');
  if ('problema' in lido) throw new Error(lido.problema.codigo);
  const aba = abaDaLei(lido.abas);
  if (aba === undefined) throw new Error('sem aba');
  return leiDaAba(aba);
}

/** "6 percentual = 120% / + teto = 101%" applied to the right table. */
function com(trocas: string): Linhas {
  const linhas = [...CERTA];
  for (const troca of trocas.split(' / ')) {
    const [, onde, escrita] = /^(\d+|\+) (.*)$/u.exec(troca) ?? [];
    if (onde === undefined || escrita === undefined) throw new Error(`troca: ${troca}`);
    const celulas = escrita.split(/ ?= ?/u);
    if (onde === '+') linhas.push(celulas);
    else linhas[Number(onde) - 1] = celulas;
  }
  return linhas;
}

test.each([
  ['a tabela certa', CERTA],
  ...[
    '6 percentual = 95%',
    '6 percentual = 0,5%',
    '2 editais desde = 31/12/2035',
    '2 editais desde = 29/02/2024',
    '7 arredondamento = Sempre para cima.',
    '9 ordem = posições 3, 4',
    '10 reversão = Indígenas',
  ].map((troca) => [troca, com(troca)] as const),
] as const)('na fronteira do que se recusa, é aceita: %s', async (_, linhas) => {
  const { lei, problemas } = await lida(linhas);
  expect(problemas).toEqual([]);
  expect(lei).toBeDefined();
});

const RECUSAS = lerFormas(ESCRITO, 'recusas.md', []).map(({ titulo, linha, celulas }) => {
  const {
    troca = '',
    código: codigo = '',
    célula: celula = '',
    'a frase diz': diz = '',
    'por quê': porque = '',
  } = celulas;
  return { nome: `linha ${linha}, ${titulo}: ${porque}: ${troca}`, troca, codigo, celula, palavras: diz.split(' · ') };
});

test.each(RECUSAS)('$nome', async ({ troca, codigo, celula, palavras }) => {
  const { lei, problemas } = await lida(com(troca));
  expect(lei).toBeUndefined();
  const ditos = problemas.map(({ codigo: este, lugar }) => [este, `${lugar?.coluna}${lugar?.linha}`]);
  // A key that can't be read also leaves its value without one.
  if (codigo === 'celula-com-erro') expect(ditos[0]).toEqual([codigo, celula]);
  else expect(ditos).toEqual([[codigo, celula]]);
  const texto = problemas.map(textoDoProblema).join(' ');
  for (const palavra of [`Aba “lei.csv”, célula ${celula}: `, ...palavras]) expect(texto).toContain(palavra);
});

test.each([
  'aumentada para o próximo número inteiro',
  'para o inteiro seguinte',
  'fração igual ou maior que meio sobe',
])('não passa por saldo de fração: %s', async (valor) => {
  const { problemas } = await lida(com(`7 arredondamento = ${valor}`));
  expect(problemas.map(({ codigo }) => codigo)).toEqual(['lei-valor-desconhecido']);
});

test('todos os problemas são ditos de uma vez: os erros de fórmula, depois os outros na ordem das linhas', async () => {
  const { lei, problemas } = await lida(
    com(
      '2 editais desde = 31/02/2024 / 8 mínimo de vagas = #REF! / 9 ordem = posições 8, 3 / 14 reversão = Indígenas / + cota = 20%',
    ),
  );
  expect(lei).toBeUndefined();
  expect(problemas.map(({ codigo, lugar }) => `${lugar?.coluna}${lugar?.linha} ${codigo}`)).toEqual([
    'B8 celula-com-erro',
    'B2 lei-valor-impossivel',
    'B9 lei-valor-impossivel',
    'B14 lei-reversao-impossivel',
    'A15 lei-chave-desconhecida',
  ]);
});

test.each([
  {
    nome: 'uma classificação',
    linhas: [
      ['Nome', 'Nota'],
      ['Ana', '9'],
    ],
    codigo: 'lei-sem-tabela',
  },
  { nome: 'só chaves da lei', linhas: [['município', 'Lugar Nenhum']], codigo: 'lei-sem-reserva' },
  { nome: 'só um título', linhas: [['Lei de cotas', '']], codigo: 'lei-sem-tabela' },
])('recusa: $nome', async ({ linhas, codigo }) => {
  const { lei, problemas } = await lida(linhas);
  expect(lei).toBeUndefined();
  expect(problemas[0]?.codigo).toBe(codigo);
});
