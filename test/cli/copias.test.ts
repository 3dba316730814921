import { readFileSync, existsSync } from 'node:fs';
import { unzipSync, strFromU8 } from 'fflate';
import { escreverXlsx } from '../../src/adapters/arquivo/escreverXlsx';
import { comissao } from '../../src/trabalho/copias';
import { aCopiar } from '../trabalho/copiasApoio';
import { pasta, rodar, rodarJson } from './rodar';

const { arquivo, caminho } = pasta();

/** What the banca's sheet has and no copy may carry is in capitals of its own. */
const RANKING = `Classificação;Inscrição;Nome;Negro;Nascimento;Telefone;E-mail;CPF
1;0101;Ana Jatobá;SIM;17/05/1980;11 97777-1234;ana@exemplo.test;529.982.247-25
2;0102;Bia Ipê;NÃO;18/06/1981;11 97777-1235;bia@exemplo.test;123.456.789-09
3;0103;Caio Cedro;SIM;19/07/1982;;;
4;0104;Davi Angico;NÃO;20/08/1983;;;
5;0105;Eva Pequi;NÃO;;;;
6;0106;Fábio Buriti;SIM;;;;
`;
const LIVRO = `Ato;Data;Tipo;Vaga;Inscrição;Lista;Compensa;Quantidade;Motivo
1;01/09/2026;oferta;;;;;5;
2;10/09/2026;nomeação;1;0101;ampla;;;
3;10/09/2026;nomeação;2;0102;ampla;;;
`;
const PESSOAIS = ['17/05/1980', '1980-05-17', '97777', 'exemplo.test', '529.982', '52998224725', '123.456.789-09'];

const base = (): string[] => [arquivo('ranking.csv', RANKING), '--lei', 'ferraz', '--edital', '2026-09-01', '--pcd', '0'];

function partes(saida: string): Record<string, string> {
  const zip = unzipSync(new Uint8Array(readFileSync(saida)));
  return Object.fromEntries(Object.entries(zip).map(([nome, bytes]) => [nome, strFromU8(bytes)]));
}

describe.each([
  ['comissao', ['--vagas', '5'], 6],
  ['comissao', ['--livro', 'livro'], 9],
  ['publicacao', ['--vagas', '5'], 5],
  ['publicacao', ['--livro', 'livro'], 5],
])('cotas %s %j', (comando, opcoes, planilhas) => {
  const saida = caminho(`${comando}-${opcoes[0]}.xlsx`);
  const reais = (): string[] => opcoes.map((opcao) => (opcao === 'livro' ? arquivo('livro.csv', LIVRO) : opcao));

  test('writes a copy that verifies', async () => {
    const { codigo, json } = await rodarJson(comando, ...base(), ...reais(), '--saida', saida);
    expect([codigo, json.gravado, json.lei]).toEqual([0, true, 'ferraz-de-vasconcelos-3677-2026']);
    expect(json.planilhas).toHaveLength(planilhas);
    const verificado = await rodarJson('verificar', saida);
    expect(verificado.codigo).toBe(0);
    expect(verificado.json).toMatchObject({ comando: 'verificar', intacto: true, codigoGeral: json.codigoGeral, problemas: [] });
    expect(verificado.json.planilhas).toEqual((json.planilhas as unknown as string[]).map((aba) => ({ aba, situacao: 'intacta' })));
  });

  test('values only, and nothing personal in any part, seen or not', () => {
    const todas = partes(saida);
    const xml = Object.values(todas).join('\n');
    for (const dado of PESSOAIS) expect(xml).not.toContain(dado);
    // No formula, hidden sheet or row, comment, custom property, link, picture or macro.
    expect(xml).not.toMatch(/<f[ >]|state="(?:hidden|veryHidden)"|hidden="(?:1|true)"|<comment|<hyperlink/);
    const nomes = Object.keys(todas).filter((nome) => !/^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/(?:core|app)\.xml|xl\/(?:workbook|styles|sharedStrings)\.xml|xl\/theme\/theme1\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/sheet\d+\.xml)$/.test(nome));
    expect(nomes).toEqual([]);
    const definidos = [...(todas['xl/workbook.xml'] ?? '').matchAll(/<definedName[^>]*name="([^"]+)"/g)].map(([, nome]) => nome);
    expect(new Set(definidos)).toEqual(new Set(['_xlnm.Print_Area', '_xlnm.Print_Titles']));
    const propriedades = `${todas['docProps/core.xml'] ?? ''}${todas['docProps/app.xml'] ?? ''}`;
    for (const propriedade of ['dc:creator', 'cp:lastModifiedBy', 'Manager', 'Company', 'dc:description', 'dc:subject', 'cp:keywords']) {
      expect([propriedade, new RegExp(`<${propriedade}>[^<]`).exec(propriedades)]).toEqual([propriedade, null]);
    }
  });
});

test('nothing is written while a question is open, and the exit says so', async () => {
  const empatado = arquivo('empate.csv', RANKING.replace('5;0105', '4;0105'));
  const saida = caminho('parado.xlsx');
  const { codigo, json } = await rodarJson('comissao', empatado, '--lei', 'ferraz', '--edital', '2026-09-01', '--vagas', '5', '--saida', saida);
  expect([codigo, json.gravado, existsSync(saida)]).toEqual([1, false, false]);
  expect(json.problemas).toContainEqual(expect.objectContaining({ codigo: 'empate', gravidade: 'pergunta' }));
});

test.each([
  [['--vagas', '5'], /--saida/],
  [['--saida', 'x.xlsx'], /Falta o número de vagas/],
  [['--saida', 'x.xlsx', '--vagas', '5', '--livro', 'l.csv'], /não os dois/],
  [['--saida', 'x.xlsx', '--vagas', '5', '--chamar', '1'], /--chamar/],
  [['--saida', 'x.ods', '--vagas', '5'], /\.xlsx/],
])('wrong usage %j', async (opcoes, mensagem) => {
  const { codigo, stdout, stderr } = await rodar('comissao', ...base(), ...opcoes);
  expect([codigo, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(mensagem);
});

describe('cotas verificar', () => {
  test('names the sheet that changed: exit 1', async () => {
    const { folhas } = comissao(aCopiar());
    const mudadas = folhas.map((folha) =>
      folha.nome === 'Ordem de nomeação'
        ? { ...folha, linhas: folha.linhas.map((linha) => ({ ...linha, celulas: linha.celulas.map((celula) => (celula === 'Caio Cedro' ? 'Davi Angico' : celula)) })) }
        : folha,
    );
    const mudado = arquivo('mudado.xlsx', await escreverXlsx(mudadas));
    const { codigo, json } = await rodarJson('verificar', mudado);
    expect([codigo, json.intacto]).toEqual([1, false]);
    const planilhas = json.planilhas as unknown as { aba: string; situacao: string }[];
    expect(planilhas.filter(({ situacao }) => situacao !== 'intacta')).toEqual([{ aba: 'Ordem de nomeação', situacao: 'alterada' }]);
    const emPalavras = await rodar('verificar', mudado);
    expect(emPalavras.stdout).toMatch(/^Não está intacto\.\n/);
    expect(emPalavras.stdout).toContain('  Ordem de nomeação: alterada\n');
    expect(emPalavras.stderr).toContain('ERRO [planilha-alterada] A planilha “Ordem de nomeação” foi alterada');
  });

  test('a file that is no copy, and one that cannot be read', async () => {
    const semCodigos = await rodarJson('verificar', arquivo('qualquer.csv', RANKING));
    expect([semCodigos.codigo, semCodigos.json.intacto, semCodigos.json.problemas[0]?.codigo]).toEqual([1, false, 'verificacao-ausente']);
    const inexistente = await rodarJson('verificar', caminho('nao-existe.xlsx'));
    expect([inexistente.codigo, inexistente.json.intacto, inexistente.json.problemas[0]?.codigo]).toEqual([1, false, 'arquivo-ilegivel']);
    expect((await rodar('verificar')).codigo).toBe(2);
  });
});
