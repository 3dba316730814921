import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FUNCOES } from '../../src/functions/associar';

const { functionsMetadata } = jest.requireActual<{ functionsMetadata: (source?: string) => Promise<string> }>(
  '../../scripts/functions-metadata.cjs',
);

interface Parametro {
  readonly name: string;
  readonly type?: string;
  readonly dimensionality?: string;
  readonly optional?: boolean;
  readonly description: string;
}

interface Definicao {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly Parametro[];
  readonly result: { readonly type?: string; readonly dimensionality?: string };
  readonly [outra: string]: unknown;
}

/**
 * Workbooks hold these names and the order of the arguments: a line here never changes after the first release. Only an
 * optional parameter may be added, as the last one. "*" is a range or a value, "?" may be left out.
 */
const CONGELADAS = `
QUOTA_VAGAS(vagas*; lei*; data_edital?) number
QUADRO_VAGAS(vagas*; lei*; pcd*?; leituras*?) tabela
MODALIDADE_VAGA(numero; vagas*; lei*; pcd*?; leituras*?) string
ORDEM_NOMEACAO(candidatos*; vagas*; lei*; pcd*?; leituras*?) tabela
LISTA_GERAL(candidatos*; lei*) tabela
LISTA_ESPECIFICA(candidatos*; lei*; reserva?) tabela
LEI_ALCANCA(lei*; data_edital) boolean
LEI_TEXTO(lei*; dispositivo?) tabela
LEIS_COTAS() tabela
DIAGNOSTICO_RANKING(candidatos*; lei*?) tabela
CONFERE_NOMEACAO(nomeados*; candidatos*; vagas*; lei*; pcd*?; leituras*?) tabela
`.trim().split('\n');

async function definicoes(): Promise<readonly Definicao[]> {
  const { functions } = JSON.parse(await functionsMetadata()) as { functions: Definicao[] };
  return functions;
}

const escrita = ({ name, dimensionality, optional }: Parametro): string =>
  `${name}${dimensionality === 'matrix' ? '*' : ''}${optional === true ? '?' : ''}`;

const assinatura = ({ name, parameters, result }: Definicao): string =>
  `${name}(${parameters.map(escrita).join('; ')}) ${result.dimensionality === 'matrix' ? 'tabela' : String(result.type)}`;

test('the signatures are those frozen', async () => {
  expect((await definicoes()).map(assinatura)).toEqual(CONGELADAS);
});

test('each id is the name, and is what the script associates', async () => {
  const todas = await definicoes();
  expect(todas.map(({ id }) => id)).toEqual(todas.map(({ name }) => name));
  expect(todas.map(({ id }) => id).sort()).toEqual(Object.keys(FUNCOES).sort());
});

test('an id is nothing that Excel takes for a cell, and has no accent', async () => {
  for (const { id } of await definicoes()) expect(id).toMatch(/^[A-Z]+_[A-Z_]+$/);
});

test('arguments take any cell, errors too, so that a function is called to say where they are', async () => {
  for (const { parameters, allowErrorForDataTypeAny } of await definicoes()) {
    expect(parameters.map(({ type }) => type)).toEqual(parameters.map(() => 'any'));
    expect(allowErrorForDataTypeAny).toBe(parameters.length > 0 ? true : undefined);
  }
});

test('neither volatile nor streaming: there are no options at all', async () => {
  const permitidas = ['id', 'name', 'description', 'parameters', 'result', 'allowErrorForDataTypeAny'];
  for (const definicao of await definicoes()) {
    expect(Object.keys(definicao).filter((chave) => !permitidas.includes(chave))).toEqual([]);
  }
});

test('every description is there, in one line, within the limits of Excel', async () => {
  for (const { description, parameters } of await definicoes()) {
    for (const texto of [description, ...parameters.map((parametro) => parametro.description)]) {
      expect(texto).toMatch(/^[^\n]{10,512}$/);
    }
  }
});

describe('a source that is wrong fails the build', () => {
  const pasta = mkdtempSync(path.join(tmpdir(), 'funcoes-'));
  afterAll(() => rmSync(pasta, { recursive: true }));
  const fonte = (nome: string, texto: string): string => {
    const arquivo = path.join(pasta, nome);
    writeFileSync(arquivo, texto);
    return arquivo;
  };
  const funcao = (tag: string, parametro = '@param a Um valor.') =>
    `/**\n * Faz.\n * ${tag}\n * ${parametro}\n */\nexport function f(a: any[][]): number { return 1; }\n`;

  it.each([
    ['an accent in an id', funcao('@customfunction SITUAÇÃO'), 'invalid characters'],
    ['a type that Excel does not have', funcao('@customfunction A_B').replace('any[][]', 'Date'), 'functions.json:'],
    ['a volatile function', funcao('@customfunction A_B\n * @volatile'), 'has options (volatile)'],
    ['a parameter without description', funcao('@customfunction A_B', ''), 'A_B, a has no description'],
    ['no function', 'export const f = 1;\n', 'no function'],
  ])('%s', async (_caso, texto, erro) => {
    await expect(functionsMetadata(fonte('fonte.ts', texto))).rejects.toThrow(erro);
  });
});
