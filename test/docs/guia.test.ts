import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TIPOS_DE_ATO } from '../../src/core/ato';
import { resolverCriterios } from '../../src/core/criterios';
import { opcoesDe, PERGUNTAS } from '../../src/core/perguntas';
import { FUNCOES } from '../../src/functions/associar';
import { LEIS } from '../../src/leis/catalogo';
import { VALORES_ACEITOS } from '../../src/leis/propria/campo';
import { chaveDe, NOMES_DAS_CHAVES, type Chave } from '../../src/leis/propria/chaves';
import { NOMES_DAS_PERGUNTAS } from '../../src/redacao/perguntas';
import { VISTAS } from '../../src/taskpane/estado/livro';
import { calcula, FORMULA } from './formula';
import { DOCS, GUIA, secao, semCrases, tabelaDe, tabelasDe, type Tabela } from './guia';

const { functionsMetadata } = jest.requireActual<{ functionsMetadata: () => Promise<string> }>(
  '../../scripts/functions-metadata.cjs',
);

const SRC = path.resolve(DOCS, '..', 'src');

/** The sources of a folder, each run of spaces as one. */
function fontes(pasta: string): string {
  return readdirSync(path.join(SRC, pasta), { recursive: true, encoding: 'utf8' })
    .filter((nome) => /\.tsx?$/.test(nome))
    .map((nome) => readFileSync(path.join(SRC, pasta, nome), 'utf8'))
    .join('\n')
    .replace(/\s+/g, ' ');
}

/** Whether one string of a source may be this text: "…" stands for anything, within one line of what people read. */
function temTexto(fonte: string, texto: string): boolean {
  const partes = texto.split('…').map((parte) => parte.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(partes.join('.{0,160}?')).test(fonte);
}

describe.each(Object.keys(FUNCOES))('%s', (id) => {
  const texto = secao(id);

  test('is described with its own parameters', async () => {
    const { functions } = JSON.parse(await functionsMetadata()) as {
      functions: { id: string; parameters: { name: string; optional?: boolean }[] }[];
    };
    const parametros = functions.find((esta) => esta.id === id)?.parameters ?? [];
    const escritos = parametros.map(({ name, optional }) => (optional === true ? `[${name}]` : name));
    expect(texto.trim().startsWith(`\`${id}(${escritos.join('; ')})\``)).toBe(true);
  });

  const tabelas = tabelasDe(texto);
  const exemplos = tabelas.filter(({ titulos, antes }) => titulos[0] === 'fórmula' || FORMULA.test(antes));

  test('has an example, and every table of it is one', () => {
    expect(exemplos.length).toBeGreaterThan(0);
    expect(exemplos).toHaveLength(tabelas.length);
    expect(exemplos.every(({ linhas }) => linhas.length > 0)).toBe(true);
    for (const [, escrita] of texto.matchAll(/=([A-Z_]+)\(/g)) expect(escrita).toBe(id);
  });

  for (const exemplo of exemplos) {
    if (exemplo.titulos[0] === 'fórmula') {
      test.each(exemplo.linhas)('%s gives %s', (formula, resultado) => {
        expect(calcula(semCrases(formula ?? ''))).toEqual([[resultado]]);
      });
    } else {
      test(`${FORMULA.exec(exemplo.antes)?.[0] ?? ''} gives its table`, () => confereTabela(exemplo));
    }
  }
});

/** Some columns may be left out, and rows after "…". */
function confereTabela({ antes, titulos, linhas }: Tabela): void {
  const [todos = [], ...calculadas] = calcula(antes);
  const colunas = titulos.map((titulo) => todos.indexOf(titulo));
  expect(colunas).not.toContain(-1);
  const vistas = calculadas.map((linha) => colunas.map((coluna) => linha[coluna]));
  const cortada = linhas.at(-1)?.[0] === '…';
  expect(linhas.slice(0, cortada ? -1 : undefined)).toEqual(cortada ? vistas.slice(0, linhas.length - 1) : vistas);
  expect(vistas.length >= linhas.length).toBe(true);
}

/** Keys that take one of a few values. */
const COM_ESCOLHAS = new Set<Chave>([
  'orgaos',
  'vinculos',
  'novasVagas',
  'duasReservas',
  'colisao',
  'arredondamento',
  'computo',
  'desistencia',
]);

test('every function has its heading, and there is none of a function that does not exist', () => {
  const titulos = [...GUIA.matchAll(/^### ([A-Z_]{4,})$/gm)].map(([, titulo]) => titulo);
  expect(titulos.sort()).toEqual(Object.keys(FUNCOES).sort());
});

test('every question is there, with the laws that leave it open', () => {
  const { titulos, linhas } = tabelaDe(secao('Perguntas que as leis deixam'), 'pergunta');
  expect(titulos.slice(2)).toEqual(LEIS.map(({ municipio }) => municipio));
  const bases = LEIS.map(
    (lei) => new Map(resolverCriterios(lei, {}).leituras.map(({ pergunta, base }) => [pergunta, base])),
  );
  expect(linhas.map(([nome, , ...delas]) => [nome, ...delas])).toEqual(
    PERGUNTAS.map((pergunta) => [NOMES_DAS_PERGUNTAS[pergunta], ...bases.map((dela) => dela.get(pergunta) ?? '–')]),
  );
});

test('every answer is there, as a function takes it', () => {
  const { linhas } = tabelaDe(secao('As respostas, por escrito'), 'na função');
  expect(linhas.map((linha) => linha.map(semCrases))).toEqual(
    PERGUNTAS.map((pergunta) => [pergunta, NOMES_DAS_PERGUNTAS[pergunta], opcoesDe(pergunta).join(', ')]),
  );
});

test('a law in a range gives what the guide says', () => {
  const { linhas } = tabelaDe(secao('Uma lei num intervalo'), 'fórmula');
  expect(linhas.map(([formula = '']) => calcula(semCrases(formula)))).toEqual(
    linhas.map(([, resultado]) => [[resultado]]),
  );
});

test('every key of the table of a law is there, with the values it takes', () => {
  const { linhas } = tabelaDe(secao('A tabela da lei'), 'chave');
  const chaves = linhas.flatMap(([escritas = '']) => escritas.split(', ').map(semCrases));
  expect(chaves).toEqual(Object.values(NOMES_DAS_CHAVES));
  for (const [escritas = '', cabe = ''] of linhas) {
    const chave = chaveDe(semCrases(escritas));
    if (chave === undefined || !COM_ESCOLHAS.has(chave)) continue;
    for (const aceito of VALORES_ACEITOS[chave])
      expect([escritas, cabe]).toEqual([escritas, expect.stringContaining(`\`${aceito}\``)]);
  }
});

test('every kind of act is there, with what it does', () => {
  const { linhas } = tabelaDe(secao('Registrar um ato'), 'ato');
  expect(linhas.map(([tipo]) => tipo)).toEqual([...TIPOS_DE_ATO]);
  expect(linhas.filter(([, efeito = '']) => efeito === '')).toEqual([]);
});

test('every part of the pane is introduced', () => {
  const partes = ['Listas', 'Nomeações', 'Conferir', 'Cópias'];
  expect([...partes, 'Minha lei']).toHaveLength(VISTAS.length);
  for (const parte of partes) expect(secao('Da ordem à portaria')).toContain(`**${parte}**`);
  expect(secao('A lei do meu município')).toContain('**Minha lei**');
});

test('every command is one of the product', () => {
  const comandos = [...GUIA.matchAll(/`cotas ([a-z]+)/g)].map(([, comando]) => comando ?? '');
  expect(comandos.length).toBeGreaterThan(5);
  expect(comandos.filter((comando) => !existsSync(path.join(SRC, 'cli', 'comandos', `${comando}.ts`)))).toEqual([]);
});

test('every picture exists, and says what it shows', () => {
  const imagens = [...GUIA.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
  expect(imagens.length).toBeGreaterThan(5);
  for (const [, texto, arquivo] of imagens) {
    expect(texto?.length).toBeGreaterThan(20);
    expect([arquivo, existsSync(path.join(DOCS, arquivo ?? ''))]).toEqual([arquivo, true]);
  }
});

test('every link leads somewhere', () => {
  const ancora = (titulo: string): string =>
    titulo
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replace(/\s+/g, '-');
  const ancoras = [...GUIA.matchAll(/^#+ (.+)$/gm)].map(([, titulo]) => `#${ancora(titulo ?? '')}`);
  expect(new Set(ancoras).size).toBe(ancoras.length);
  for (const [, destino = ''] of GUIA.matchAll(/(?<!!)\[[^\]]+\]\(([^)]+)\)/g)) {
    expect([
      destino,
      destino.startsWith('#') ? ancoras.includes(destino) : existsSync(path.join(DOCS, destino)),
    ]).toEqual([destino, true]);
  }
});

test('what is bold is written on the pane', () => {
  const painel = fontes('taskpane');
  const rotulos = [...GUIA.matchAll(/\*\*([^*]+)\*\*/g)].map(([, rotulo]) => (rotulo ?? '').replace(/\s+/g, ' '));
  expect(rotulos.length).toBeGreaterThan(90);
  expect([...new Set(rotulos)].filter((rotulo) => !temTexto(painel, rotulo))).toEqual([]);
});

test('messages are those of the product, each with its code in problemas.md', () => {
  const todas = `${fontes('redacao')} ${fontes('taskpane')} ${fontes('adapters/office')}`;
  const codigos = readFileSync(path.join(DOCS, 'problemas.md'), 'utf8');
  const { linhas } = tabelaDe(secao('Mensagens mais comuns'), 'código');
  expect(linhas).toHaveLength(12);
  for (const [codigo] of linhas) expect(codigos).toContain(`| ${codigo ?? ''} |`);
  const citadas = [
    ...secao('Mensagens mais comuns').matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g),
    ...['Passo 1: a lei', 'Quando outra pessoa mexeu no livro']
      .flatMap((titulo) => tabelaDe(secao(titulo), 'o painel diz').linhas)
      .flatMap(([dita = '']) => [...dita.matchAll(/\*([^*]+)\*/g)]),
  ].map(([, frase]) => frase ?? '');
  expect(citadas.length).toBeGreaterThan(16);
  expect(citadas.filter((frase) => !temTexto(todas, frase))).toEqual([]);
});
