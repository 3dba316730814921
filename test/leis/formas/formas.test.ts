import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lerArquivo } from '../../../src/adapters/arquivo/lerArquivo';
import { resolverCriterios } from '../../../src/core/criterios';
import type { Lei } from '../../../src/core/lei';
import { abaDaLei } from '../../../src/planilha/minhaLei';
import { textoDoProblema } from '../../../src/redacao/problema';
import { leiDaAba, tabelaDaLei, leiDasLinhas, type LeiLida } from '../../../src/trabalho/leiPropria';
import { EXECUTA_FORMA, posicoesDaRegra } from './executar';
import { lerFormas } from './tabelas';

const EXEMPLOS = join(__dirname, '../../../exemplos/leis');
const NUMERADO = /^\d\d-/u;
const nomes = (pasta: string, fim: string): string[] =>
  readdirSync(pasta)
    .filter((nome) => NUMERADO.test(nome) && nome.endsWith(fim))
    .map((nome) => basename(nome, fim))
    .sort();

/** Laws with a rule that no calculation of one competition can follow: refused as written, with the cell. */
const RECUSADAS: Readonly<Record<string, { regra: string; celula: string; acha: RegExp }>> = {
  '07-rio-grande-do-sul-14147-2012': {
    regra: 'percentual do censo',
    celula: 'B9',
    acha: /censo do IBGE, que o programa não consulta\. Escreva o percentual vigente/u,
  },
  '11-montenegro-7344-2025': {
    regra: 'fração acumulada',
    celula: 'B11',
    acha: /guarda a fração de uma nomeação para as seguintes.*calcule o número fora dele/u,
  },
};

async function lida(nome: string): Promise<LeiLida> {
  const lido = await lerArquivo(readFileSync(join(EXEMPLOS, `${nome}.csv`)), `${nome}.csv`);
  if ('problema' in lido) throw new Error(lido.problema.codigo);
  const aba = abaDaLei(lido.abas);
  if (aba === undefined) throw new Error('arquivo sem aba');
  return leiDaAba(aba);
}

const tabelas = nomes(EXEMPLOS, '.csv');
const comCasos = nomes(__dirname, '.md');

test('há uma tabela de cada uma das 24 leis, e casos de cada tabela que é aceita', () => {
  const numeros = [...new Set(tabelas.map((nome) => Number(nome.slice(0, 2))))];
  expect(numeros).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
  expect(comCasos).toEqual(tabelas.filter((nome) => !Object.hasOwn(RECUSADAS, nome)));
});

test('o LEIA-ME fala de cada tabela', () => {
  const leiame = readFileSync(join(EXEMPLOS, 'LEIA-ME.md'), 'utf8');
  expect(tabelas.filter((nome) => !leiame.includes(`${nome}.csv`))).toEqual([]);
  const citadas = [...leiame.matchAll(/[\w-]+\.csv/gu)].map(([nome]) => nome);
  expect(citadas.filter((nome) => !existsSync(join(EXEMPLOS, nome)))).toEqual([]);
});

test.each(tabelas)('%s abre no Excel: UTF-8 com BOM, ponto e vírgula, três colunas', (nome) => {
  const bytes = readFileSync(join(EXEMPLOS, `${nome}.csv`));
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const texto = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const sem = texto.replace(/"[^"]*"/gu, '');
  expect(sem.split('\r\n').filter((linha) => linha !== '' && linha.split(';').length !== 3)).toEqual([]);
});

test.each(Object.entries(RECUSADAS))('%s é recusada', async (nome, { regra, celula, acha }) => {
  const { lei, problemas } = await lida(nome);
  expect(lei).toBeUndefined();
  expect(problemas.map(({ codigo, lugar, dados }) => [codigo, `${lugar?.coluna}${lugar?.linha}`, dados])).toEqual([
    ['lei-regra-fora-do-modelo', celula, expect.objectContaining({ regra })],
  ]);
  expect(problemas.map(textoDoProblema).join(' ')).toMatch(acha);
});

test.each([
  ['03-estado-do-rio-de-janeiro-6067-2011', 'Lei nº 6.067/2011, do Estado do Rio de Janeiro'],
  ['06-rio-grande-do-sul-56229-2021', 'Decreto nº 56.229/2021, do Estado do Rio Grande do Sul'],
  ['17-uruguaiana', 'Lei de reserva étnico-racial, número não visto, de Uruguaiana'],
  ['23-ministerio-da-saude-portaria-5801-2024', 'Portaria nº 5.801/2024, da União (Ministério da Saúde)'],
  ['24-agsus-91-2026', 'Edital nº 91/2026, da União (AgSUS)'],
])('o nome curto de %s diz que norma é', async (nome, esperado) => {
  expect((await lida(nome)).lei?.nome).toBe(esperado);
});

describe('as séries conhecidas', () => {
  const casos = lerFormas(readFileSync(join(__dirname, 'casos-conhecidos.md'), 'utf8'), 'casos-conhecidos.md', []);
  test.each(casos.map((caso) => [`linha ${caso.linha}: ${caso.celulas['por quê'] ?? ''}`, caso] as const))(
    '%s',
    (_, { celulas }) => {
      expect(posicoesDaRegra(celulas)).toBe(celulas['posições']);
    },
  );
});

describe.each(comCasos)('%s', (nome) => {
  let lei: Lei;
  /** The same law, written as a table from its rules and read back. */
  let reescrita: Lei;
  const texto = readFileSync(join(__dirname, `${nome}.md`), 'utf8');
  // The columns are checked against the law, which is read only when the tests run.
  const nomesNaTabela = readFileSync(join(EXEMPLOS, `${nome}.csv`), 'utf8')
    .split('\r\n')
    .filter((linha) => linha.startsWith('reserva;'))
    .map((linha) => linha.split(';')[1] ?? '');
  const casos = lerFormas(texto, `${nome}.md`, nomesNaTabela);

  beforeAll(async () => {
    const { lei: feita, problemas } = await lida(nome);
    expect(problemas).toEqual([]);
    if (feita === undefined) throw new Error('sem lei');
    lei = feita;
    const { tabela: _, ...semTabela } = lei;
    const escrita = leiDasLinhas(tabelaDaLei(semTabela));
    if (escrita.lei === undefined) throw new Error(escrita.problemas.map(textoDoProblema).join(' '));
    reescrita = escrita.lei;
  });

  test('tem casos de quantidade e de posições, de todas as reservas da tabela', () => {
    expect(lei.reservas.map((reserva) => reserva.nome)).toEqual(nomesNaTabela);
    const tipos = new Set(casos.map(({ tipo }) => tipo));
    expect(tipos).toContain('quantidade');
    expect(tipos).toContain('posições');
    // Where more than one list meets, or one gives way to another, people are called too.
    const { reservas } = resolverCriterios(lei, {}).criterios;
    const encontra = reservas.length > 1 || reservas.some(({ computo }) => computo === 'compensada');
    expect(encontra && !tipos.has('ordem') ? 'falta ordem' : 'completa').toBe('completa');
  });

  test('nenhum caso está escrito duas vezes', () => {
    const chaves = casos.map(({ celulas: { 'por quê': _, ...resto } }) => JSON.stringify(resto));
    expect(chaves.filter((chave, i) => chaves.indexOf(chave) !== i)).toEqual([]);
  });

  test.each(
    casos.map((caso) => [`linha ${caso.linha}, ${caso.titulo}: ${caso.celulas['por quê'] ?? ''}`, caso] as const),
  )('%s', (_, { tipo, celulas }) => {
    if (tipo === 'recusa' || tipo === 'regra') throw new Error(`tabela que não é de uma lei: ${tipo}`);
    const obtidas = EXECUTA_FORMA[tipo](lei, celulas);
    expect(obtidas).toEqual(Object.fromEntries(Object.keys(obtidas).map((coluna) => [coluna, celulas[coluna]])));
    expect(EXECUTA_FORMA[tipo](reescrita, celulas)).toEqual(obtidas);
  });
});
