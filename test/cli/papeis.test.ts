import { lerDoDisco } from '../../src/adapters/arquivo/disco';
import { pasta, rodar, rodarJson } from './rodar';

const { arquivo, caminho } = pasta();

const RANKING = `Classificação;Inscrição;Nome;Negro;CPF
1;0101;Ana Jatobá;SIM;111.222.333-44
2;0102;Bia Ipê;NÃO;222.333.444-55
3;0103;Caio Cedro;SIM;333.444.555-66
4;0104;Davi Angico;NÃO;444.555.666-77
`;
const LIVRO = `Ato;Data;Tipo;Vaga;Inscrição;Lista;Quantidade;Documento
1;01/10/2026;oferta;;;;4;Edital 1
2;02/10/2026;nomeação;1;0101;ampla;;Portaria 1
3;02/10/2026;nomeação;2;0102;ampla;;Portaria 1
`;
const ranking = arquivo('ranking.csv', RANKING);
const livro = arquivo('livro.csv', LIVRO);
const LEI = ['--lei', 'ferraz', '--edital', '2026-09-01', '--vinculo', 'efetivo', '--pcd', '0'];

interface PapelEmJson {
  readonly tipo: string;
  readonly titulo: string;
  readonly texto: string;
}
const papeisDe = ({ papeis }: Record<string, unknown>): PapelEmJson[] => papeis as PapelEmJson[];

test('of the next calls: convocação and portaria', async () => {
  const { codigo, json } = await rodarJson('papeis', ranking, ...LEI, '--livro', livro, '--chamar', '2');
  expect([codigo, json.comando, json.lei]).toEqual([0, 'papeis', 'ferraz-de-vasconcelos-3677-2026']);
  expect(papeisDe(json).map(({ tipo, titulo }) => [tipo, titulo])).toEqual([
    ['convocacao', 'Edital de convocação nº ______/______'],
    ['nomeacao', 'Portaria de nomeação nº ______/______'],
  ]);
  expect(papeisDe(json)[0]?.texto).toContain('Edital nº ______/______, de 01/09/2026');
  expect(papeisDe(json)[0]?.texto).toContain(
    '3. Caio Cedro, inscrição 0103: vaga 3 (Negros); lista específica de pessoas negras (classificação 2; na geral, 3).\n4. Davi Angico, inscrição 0104: vaga 4 (Ampla concorrência); lista geral (classificação 4).',
  );
  expect(JSON.stringify(json)).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}/);
});

test('of the first calls: quadro and convocação; without a ranking, the quadro alone', async () => {
  const primeiras = await rodarJson('papeis', ranking, ...LEI, '--vagas', '3');
  expect(papeisDe(primeiras.json).map(({ tipo }) => tipo)).toEqual(['quadro', 'convocacao']);
  const quadro = await rodarJson('papeis', ...LEI, '--vagas', 'Médico=3');
  expect([quadro.codigo, papeisDe(quadro.json).map(({ tipo }) => tipo)]).toEqual([0, ['quadro']]);
  expect(papeisDe(quadro.json)[0]?.texto).toContain('Médico (3 vagas)\n\nAmpla concorrência: 2 (vagas 1, 2) – art. 4º\nNegros: 1 (vaga 3)');
});

test('of the nominations of a document', async () => {
  const { codigo, json } = await rodarJson('papeis', ranking, ...LEI, '--livro', livro, '--documento', 'Portaria 1');
  expect([codigo, papeisDe(json).map(({ tipo }) => tipo)]).toEqual([0, ['nomeacao']]);
  expect(papeisDe(json)[0]?.texto).toContain('2. Bia Ipê, inscrição 0102');
  const outro = await rodar('papeis', ranking, ...LEI, '--livro', livro, '--documento', 'Portaria 7');
  expect([outro.codigo, outro.stderr.split('\n')[0]]).toEqual([2, '--documento: nenhuma nomeação do livro tem o documento “Portaria 7”. Documentos: Edital 1 e Portaria 1.']);
});

test('--saida writes the sheets, and the text is printed only when asked for', async () => {
  const saida = caminho('papeis.xlsx');
  const calado = await rodar('papeis', ranking, ...LEI, '--livro', livro, '--chamar', '1', '--saida', saida);
  expect(calado.stdout).toBe(`Gravado: ${saida} (Edital de convocação nº ______/______; Portaria de nomeação nº ______/______)\n`);
  const lido = await lerDoDisco(saida);
  expect('abas' in lido && lido.abas.map(({ nome }) => nome)).toEqual(['Edital de convocação', 'Portaria de nomeação']);
  const dito = await rodar('papeis', ranking, ...LEI, '--livro', livro, '--chamar', '1', '--saida', saida, '--texto');
  expect(dito.stdout).toContain('convoca a pessoa aprovada a seguir');
  expect(dito.stdout).toContain('Gravado: ');
});

test('what stops the result makes no paper and writes nothing: exit 1', async () => {
  const saida = caminho('nada.xlsx');
  const { codigo, stdout } = await rodar('papeis', ranking, ...LEI, '--livro', livro, '--chamar', '3', '--saida', saida);
  expect([codigo, stdout]).toEqual([1, 'Nenhum papel foi feito: há erros ou perguntas a resolver.\n']);
  expect('problema' in (await lerDoDisco(saida))).toBe(true);
  const emJson = await rodarJson('papeis', ranking, ...LEI, '--livro', livro, '--chamar', '3');
  expect([emJson.codigo, papeisDe(emJson.json)]).toEqual([1, []]);
  expect(emJson.json.problemas.map(({ codigo: c }) => c)).toContain('vagas-insuficientes');
});

test.each([
  ['neither --livro nor vagas', [ranking], 'Falta o número de vagas no comando papeis'],
  ['--livro without --chamar', [ranking, '--livro', livro], 'Falta a opção --chamar no comando papeis.'],
  ['no calls', [ranking, '--livro', livro, '--chamar', '0'], '--chamar: “0” não é um número inteiro a partir de 1.'],
  ['vagas beside the livro', [ranking, '--livro', livro, '--chamar', '1', '--vagas', '3'], '--vagas: com --livro, as vagas são as ofertas do livro.'],
  ['calls without the livro', [ranking, '--vagas', '3', '--chamar', '1'], '--chamar: só com --livro.'],
  ['a document and calls', [ranking, '--livro', livro, '--documento', 'Portaria 1', '--chamar', '1'], '--chamar: não vai com --documento'],
  ['the livro without the ranking', ['--livro', livro, '--chamar', '1'], 'Falta o arquivo no comando papeis.'],
  ['the output over the input', [ranking, '--vagas', '3', '--saida', 'ranking.csv'], '--saida: “ranking.csv” deve terminar em .xlsx.'],
  ['a value for --texto', [ranking, '--vagas', '3', '--texto=sim'], 'A opção --texto não leva valor.'],
])('wrong usage: %s', async (_, args, mensagem) => {
  const { codigo, stderr, stdout } = await rodar('papeis', ...args, ...LEI);
  expect([codigo, stdout]).toEqual([2, '']);
  expect(stderr.startsWith(mensagem)).toBe(true);
});

test.each([
  ['of an order', ['--vagas', '3']],
  ['of a livro', ['--livro', livro, '--chamar', '2']],
])('papers carry the code of the copy that the same options make: %s', async (_, opcoes) => {
  const { json: copia } = await rodarJson('comissao', ranking, ...LEI, ...opcoes, '--saida', caminho('comissao-do-codigo.xlsx'));
  const { json } = await rodarJson('papeis', ranking, ...LEI, ...opcoes);
  expect(copia.codigoGeral).toMatch(/^[0-9A-F]{4}(-[0-9A-F]{4}){3}$/);
  expect(papeisDe(json)).toHaveLength(2);
  for (const { texto } of papeisDe(json)) expect(texto).toContain(String(copia.codigoGeral));
});
