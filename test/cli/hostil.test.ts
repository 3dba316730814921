import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { bytesDe, xlsxDeTeste } from '../adapters/arquivo/planilhasDeTeste';
import { pasta, rodar, rodarJson, type Json } from './rodar';

const { arquivo, caminho } = pasta();

const RANKING = `Classificação;Inscrição;Nome;Negro
1;0101;Ana Jatobá;SIM
2;0102;Bia Ipê;NÃO
3;0103;Caio Cedro;SIM
4;0104;Davi Angico;NÃO
5;0105;Eva Pequi;NÃO
6;0106;Fábio Buriti;SIM
`;
const LIVRO = 'Ato;Data;Tipo;Cargo;Vaga;Inscrição;Lista;Compensa;Quantidade;Documento;Motivo\n';
const OFERTA = '1;;oferta;;;;;;5;;\n';
const FERRAZ = ['--lei', 'ferraz', '--edital', '2026-09-01', '--pcd', '0'];

/** Words that a message never has. */
const SUJEIRA = /\b(?:undefined|NaN|null|Infinity)\b|\[object|^\s+at .+:\d+:\d+|Falha inesperada/m;

interface Lugar {
  readonly aba?: string;
  readonly linha?: number;
  readonly coluna?: string;
}

function confere({ codigo, stderr, json }: Json, exit: number, problema: string, lugar: Lugar = {}): void {
  expect(json.problemas).toContainEqual(expect.objectContaining({ codigo: problema, ...lugar }));
  expect(codigo).toBe(exit);
  expect(stderr).toContain(`[${problema}]`);
  for (const texto of [stderr, ...json.problemas.map((um) => um.texto)]) expect(texto).not.toMatch(SUJEIRA);
  for (const { texto } of json.problemas) expect(texto).toMatch(/\.$/);
}

const celula = (referencia: string, texto: string): string =>
  `<c r="${referencia}" t="inlineStr"><is><t>${texto}</t></is></c>`;

/** RANKING as a workbook, with some cells written otherwise (XML by address). */
function pastaDeTrabalho(outras: Readonly<Record<string, string>> = {}): Uint8Array {
  const linhas = RANKING.trim()
    .split('\n')
    .map((linha, i) => {
      const celulas = linha.split(';').map((texto, j) => {
        const referencia = `${'ABCD'.charAt(j)}${i + 1}`;
        return outras[referencia] ?? celula(referencia, texto);
      });
      return `<row r="${i + 1}">${celulas.join('')}</row>`;
    });
  return xlsxDeTeste({ celulas: linhas.join('') });
}

const comErro = (referencia: string): Uint8Array =>
  pastaDeTrabalho({ [referencia]: `<c r="${referencia}" t="e"><v>#REF!</v></c>` });

function comSenha(): Uint8Array {
  const ole = new Uint8Array(2048);
  ole.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  [...'EncryptedPackage'].forEach((letra, i) => (ole[1024 + 2 * i] = letra.charCodeAt(0)));
  return ole;
}

describe('a ranking that can’t be used: a named problem with its place, exit 1, nothing written', () => {
  test.each<readonly [string, string, string | Uint8Array, string, Lugar]>([
    ['an empty file', 'a.csv', '', 'arquivo-vazio', {}],
    ['blanks only', 'a.csv', ' \n\n', 'arquivo-vazio', {}],
    ['no header', 'a.csv', '1;0101;Ana Jatobá\n2;0102;Bia Ipê\n3;0103;Caio Cedro\n', 'sem-cabecalho', { aba: 'a.csv' }],
    ['header only', 'a.csv', 'Classificação;Inscrição;Nome\n', 'sem-candidatos', { aba: 'a.csv' }],
    ['no candidates, with a title and a total', 'a.csv', 'CONCURSO 1\n\nInscrição;Nome\nTotal: 0;\n', 'sem-candidatos', { aba: 'a.csv' }],
    ['a page of text', 'a.csv', 'Prezados,\nsegue a lista em anexo.\n', 'sem-candidatos', { aba: 'a.csv' }],
    ['a password', 'a.xlsx', comSenha(), 'arquivo-protegido', {}],
    ['a PDF renamed', 'a.xlsx', bytesDe('%PDF-1.7\n'), 'formato-nao-aceito', {}],
    ['a picture renamed', 'a.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), 'formato-nao-aceito', {}],
    ['a Word document renamed', 'a.xlsx', zipSync({ 'word/document.xml': bytesDe('<a/>') }), 'formato-nao-aceito', {}],
    ['a zip renamed', 'a.xlsx', zipSync({ 'a.csv': bytesDe(RANKING) }), 'formato-nao-aceito', {}],
    ['half of a zip', 'a.xlsx', pastaDeTrabalho().subarray(0, 700), 'arquivo-ilegivel', {}],
    ['a bomb', 'a.xlsx', xlsxDeTeste({ outras: { 'xl/worksheets/sheet2.xml': new Uint8Array(100_000_000) } }), 'arquivo-suspeito', {}],
    ['cells at the two corners', 'a.xlsx', xlsxDeTeste({ celulas: `<row r="1">${celula('A1', 'Nome')}</row><row r="1048576">${celula('XFD1048576', 'x')}</row>` }), 'area-grande-demais', {}],
    ['NUL bytes', 'a.csv', RANKING.replace('Ana', 'A\0na'), 'arquivo-ilegivel', {}],
    ['a quote that never closes', 'a.csv', RANKING.replace('Caio', '"Caio'), 'arquivo-ilegivel', {}],
    ['two columns that both look like the rank', 'a.csv', 'Classificação;Colocação;Inscrição;Nome\n1;2;01;Ana Jatobá\n2;1;02;Bia Ipê\n', 'coluna-ambigua', { linha: 1, coluna: 'A' }],
    ['one inscrição with two people', 'a.csv', RANKING.replace('0103', '0101'), 'inscricao-repetida', { linha: 4 }],
    ['a gap above a call', 'a.csv', RANKING.replace('2;0102;Bia Ipê;NÃO\n', ''), 'lacuna-na-classificacao', { linha: 3, coluna: 'A' }],
    ['a tie that touches a call', 'a.csv', RANKING.replace('2;0102', '1;0102'), 'empate', { linha: 2, coluna: 'A' }],
    ['a formula error in a rank', 'a.xlsx', comErro('A3'), 'celula-com-erro', { aba: 'Dados', linha: 3, coluna: 'A' }],
    ['a formula error in an inscrição', 'a.xlsx', comErro('B3'), 'celula-com-erro', { linha: 3, coluna: 'B' }],
    ['a formula error in a mark', 'a.xlsx', comErro('D3'), 'celula-com-erro', { linha: 3, coluna: 'D' }],
    ['a formula error in a title', 'a.xlsx', comErro('D1'), 'celula-com-erro', { aba: 'Dados', linha: 1, coluna: 'D' }],
    ['a mark that may say yes or no', 'a.csv', RANKING.replace(/SIM/g, '').replace(/NÃO/g, 'N'), 'marca-ambigua', { linha: 3, coluna: 'D' }],
    ['an unknown mark', 'a.csv', RANKING.replace('Bia Ipê;NÃO', 'Bia Ipê;zzz'), 'marca-desconhecida', { linha: 3, coluna: 'D' }],
    ['a rank that is no number', 'a.csv', RANKING.replace('2;0102', 'dois;0102'), 'classificacao-ilegivel', { linha: 3, coluna: 'A' }],
    ['no rank', 'a.csv', RANKING.replace('2;0102', ';0102'), 'classificacao-ausente', { linha: 3, coluna: 'A' }],
    ['people already nominated', 'a.csv', 'Class.;Inscrição;Nome;Situação\n1;01;Ana Jatobá;Nomeado\n2;02;Bia Ipê;\n', 'ja-nomeados-sem-livro', { aba: 'a.csv', linha: 2 }],
  ])('%s', async (_, nome, conteudo, problema, lugar) => {
    const saida = caminho('saida.xlsx');
    confere(await rodarJson('ordem', arquivo(nome, conteudo), ...FERRAZ, '--vagas', '3', '--saida', saida), 1, problema, lugar);
    expect(existsSync(saida)).toBe(false);
  });

  test('200 MB are refused by their size', async () => {
    const grande = arquivo('grande.xlsx', '');
    truncateSync(grande, 200 * 1024 * 1024);
    confere(await rodarJson('ler', grande), 1, 'arquivo-grande-demais');
  });

  test.each([
    ['a folder', () => caminho('.')],
    ['a file that is not there', () => caminho('nada.csv')],
  ])('%s', async (_, qual) => {
    confere(await rodarJson('ler', qual()), 1, 'arquivo-ilegivel');
  });

  test('entities that expand without end are text, and end', async () => {
    const entidades = Array.from({ length: 10 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
    const textos = `<!DOCTYPE a [<!ENTITY l0 "l">${entidades}]><si><t>&l10;</t></si>`;
    const { codigo, json, stderr } = await rodarJson('ler', arquivo('lol.xlsx', xlsxDeTeste({ textos, celulas: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>' })));
    expect([codigo, json.problemas.length > 0]).toEqual([1, true]);
    expect(stderr.length).toBeLessThan(2000);
  });

  test('an edital that the law does not reach', async () => {
    const resultado = await rodarJson('ordem', arquivo('a.csv', RANKING), '--lei', 'ferraz', '--edital', '2020-01-01', '--vagas', '3');
    confere(resultado, 1, 'lei-nao-alcanca');
    expect(resultado.json.cargos).toMatchObject([{ quadro: { ampla: 3, negros: 0 }, chamadas: [] }]);
  });
});

describe('odd, and right', () => {
  async function chamadas(nome: string, conteudo: string | Uint8Array, vagas = '8'): Promise<unknown> {
    const { codigo, json } = await rodarJson('ordem', arquivo(nome, conteudo), ...FERRAZ, '--vagas', vagas);
    expect(codigo).toBe(0);
    const [cargo] = json.cargos as unknown as [{ chamadas: { inscricao: string; nome: string }[] }];
    return cargo.chamadas.map(({ inscricao, nome: quem }) => `${inscricao} ${quem}`);
  }
  const ORDEM = ['0101 Ana Jatobá', '0102 Bia Ipê', '0103 Caio Cedro', '0106 Fábio Buriti', '0104 Davi Angico', '0105 Eva Pequi'];

  test.each<[string, string | Uint8Array]>([
    ['utf16.csv', Uint8Array.of(0xff, 0xfe, ...Buffer.from(RANKING, 'utf16le'))],
    ['latin1.csv', Buffer.from(RANKING, 'latin1')],
    ['com espaço e ção.csv', RANKING],
    ['dimensao.xlsx', xlsxDeTeste({ antes: '<dimension ref="A1:XFD1048576"/>', celulas: linhasDoXlsx() })],
    ['erro-sem-efeito.xlsx', xlsxDeTeste({ celulas: linhasDoXlsx('<c r="H2" t="e"><v>#REF!</v></c>') })],
  ])('%s', async (nome, conteudo) => {
    expect(await chamadas(nome, conteudo)).toEqual(ORDEM);
  });

  test('cells that a spreadsheet would run, and names on two lines', async () => {
    const outras = '7;=1+1;"Gil\nda";NÃO\n8;@x;+cmd;NÃO\n';
    expect(await chamadas('a.csv', RANKING + outras)).toEqual([...ORDEM, '=1+1 Gil da', '@x +cmd']);
  });

  test('a tie that touches no call is a notice', async () => {
    const { codigo, json } = await rodarJson('ordem', arquivo('a.csv', RANKING.replace('5;0105', '4;0105')), ...FERRAZ, '--vagas', '2');
    expect(codigo).toBe(0);
    expect(json.problemas).toEqual([expect.objectContaining({ codigo: 'empate', gravidade: 'aviso' })]);
  });

  test('cargos with "=", ";" and accents', async () => {
    const ranking = 'Cargo;Class.;Inscrição;Nome\nMédico A=B;1;01;Ana Jatobá\n"Agente; II";1;02;Bia Ipê\n';
    const { codigo, json } = await rodarJson('ordem', arquivo('a.csv', ranking), ...FERRAZ, '--vagas', 'MEDICO a=b=1', '--vagas=agente; ii=0');
    expect(codigo).toBe(0);
    expect(json.cargos).toMatchObject([{ cargo: 'Médico A=B', vagas: 1 }, { cargo: 'Agente; II', vagas: 0 }]);
  });

  test('a title lost to an error, whose column is told', async () => {
    const { codigo } = await rodarJson('ordem', arquivo('a.xlsx', comErro('A1')), ...FERRAZ, '--vagas', '3', '--coluna', 'classificacao=A');
    expect(codigo).toBe(0);
  });

  test('answers for the row of a gap', async () => {
    const base = ['ordem', arquivo('a.csv', RANKING.replace('2;0102;Bia Ipê;NÃO\n', '')), ...FERRAZ, '--vagas', '3', '--resposta'];
    expect((await rodarJson(...base, 'lacuna-na-classificacao:3=completa')).codigo).toBe(0);
    const outra = await rodarJson(...base, 'lacuna-na-classificacao:9=completa');
    confere(outra, 1, 'resposta-sem-pergunta', { linha: 9 });
    confere(outra, 1, 'lacuna-na-classificacao', { linha: 3 });
  });

  function linhasDoXlsx(mais = ''): string {
    return RANKING.trim()
      .split('\n')
      .map((linha, i) => {
        const celulas = linha.split(';').map((texto, j) => celula(`${'ABCD'.charAt(j)}${i + 1}`, texto));
        return `<row r="${i + 1}">${celulas.join('')}${i === 1 ? mais : ''}</row>`;
      })
      .join('');
  }
});

describe('a livro that contradicts itself or the list: its cell, exit 1', () => {
  test.each<readonly [string, string, string, Lugar]>([
    ['someone unknown', '2;;nomeação;;1;9999;;;;;', 'inscricao-desconhecida', { linha: 3, coluna: 'F' }],
    ['a vaga never offered', '2;;nomeação;;9;0101;;;;;', 'vaga-inexistente', { linha: 3, coluna: 'E' }],
    ['vaga zero', '2;;nomeação;;0;0101;;;;;', 'vaga-inexistente', { linha: 3, coluna: 'E' }],
    ['someone named twice', '2;;nomeação;;1;0101;ampla;;;;\n3;;nomeação;;2;0101;ampla;;;;', 'ato-contraditorio', { linha: 4, coluna: 'F' }],
    ['a vaga filled twice', '2;;nomeação;;1;0101;ampla;;;;\n3;;nomeação;;1;0102;ampla;;;;', 'ato-contraditorio', { linha: 4, coluna: 'E' }],
    ['a retificação of nothing', '2;;retificação;;;;;;;;77', 'ato-contraditorio', { linha: 3, coluna: 'K' }],
    ['a retificação that names nothing', '2;;retificação;;;;;;;;', 'ato-contraditorio', { linha: 3, coluna: 'K' }],
    ['a vaga left by who never held it', '2;;desistência;;1;0101;;;;;', 'ato-contraditorio', { linha: 3, coluna: 'E' }],
    ['posse of who was never named', '2;;posse;;;0101;;;;;', 'ato-contraditorio', { linha: 3, coluna: 'F' }],
    ['an act without a kind', '2;;;;1;0101;;;;;', 'ato-desconhecido', { linha: 3, coluna: 'C' }],
    ['an unknown kind', '2;;nomeassao;;1;0101;;;;;', 'ato-desconhecido', { linha: 3, coluna: 'C' }],
    ['an impossible date', '2;31/02/2026;nomeação;;1;0101;;;;;', 'ato-ilegivel', { linha: 3, coluna: 'B' }],
    ['a negative quantity', '2;;oferta;;;;;;-3;;', 'ato-ilegivel', { linha: 3, coluna: 'I' }],
    ['a quantity beyond reason', '2;;oferta;;;;;;9999999;;', 'ato-ilegivel', { linha: 3, coluna: 'I' }],
    ['an oferta of nothing', '2;;oferta;;;;;;;;', 'ato-incompleto', { linha: 3, coluna: 'I' }],
    ['a vaga that is no number', '2;;nomeação;;x;0101;;;;;', 'ato-ilegivel', { linha: 3, coluna: 'E' }],
    ['an unknown list', '2;;nomeação;;1;0101;quilombolas;;;;', 'lista-desconhecida', { linha: 3, coluna: 'G' }],
    ['compensation of who holds nothing', '2;;nomeação;;1;0101;ampla;0102;;;', 'ato-contraditorio', { linha: 3, coluna: 'H' }],
    ['two cargos where the ranking has none', '2;;nomeação;Médico;1;0101;;;;;\n3;;nomeação;Dentista;2;0102;;;;;', 'cargo-desconhecido', { linha: 3, coluna: 'D' }],
  ])('%s', async (_, atos, problema, lugar) => {
    const livro = arquivo('livro.csv', LIVRO + OFERTA + atos);
    const argumentos = [arquivo('a.csv', RANKING), ...FERRAZ, '--livro', livro];
    const conferido = await rodarJson('conferir', ...argumentos);
    confere(conferido, 1, problema, { aba: 'livro.csv', ...lugar });
    expect(conferido.json.conforme).toBe(false);
    confere(await rodarJson('proximas', ...argumentos, '--chamar', '1'), 1, problema, lugar);
  });

  test.each<[string, string | undefined, string]>([
    ['no file', undefined, 'livro-inexistente'],
    ['an empty file', '', 'arquivo-vazio'],
    ['no header', '1;2;3\n', 'livro-sem-cabecalho'],
    ['a ranking', RANKING, 'livro-sem-cabecalho'],
    ['header only', LIVRO, 'livro-sem-atos'],
  ])('the livro: %s, and nothing else is said of it', async (_, conteudo, problema) => {
    const livro = conteudo === undefined ? caminho('nada.csv') : arquivo('livro.csv', conteudo);
    const resultado = await rodarJson('conferir', arquivo('a.csv', RANKING), ...FERRAZ, '--livro', livro);
    confere(resultado, 1, problema);
    expect(resultado.json.problemas).toHaveLength(1);
  });

  test('the header says which columns it lacks', async () => {
    const livro = arquivo('livro.csv', 'Ato;Tipo;Inscrição;Quantidade\n1;oferta;;5\n');
    const { json } = await rodarJson('conferir', arquivo('a.csv', RANKING), ...FERRAZ, '--livro', livro);
    expect(json.problemas[0]?.texto).toContain('falta Vaga.');
  });

  test('a formula error matters where the replay reads it', async () => {
    const linha = (i: number, celulas: string): string => `<row r="${i}">${celulas}</row>`;
    const titulos = LIVRO.trim().split(';').map((titulo, j) => celula(`${'ABCDEFGHIJK'.charAt(j)}1`, titulo));
    const erro = (referencia: string): string => `<c r="${referencia}" t="e"><v>#N/A</v></c>`;
    const livro = xlsxDeTeste({
      celulas:
        linha(1, titulos.join('')) +
        linha(2, celula('A2', '1') + celula('C2', 'oferta') + celula('I2', '5') + erro('J2') + erro('K2')) +
        linha(3, celula('A3', '2') + celula('C3', 'nomeação') + erro('E3') + celula('F3', '0101')),
    });
    const { json } = await rodarJson('conferir', arquivo('a.csv', RANKING), ...FERRAZ, '--livro', arquivo('livro.xlsx', livro));
    expect(json.problemas.map(({ gravidade, codigo, linha: l, coluna }) => [gravidade, codigo, `${coluna}${l}`])).toEqual([
      ['aviso', 'celula-com-erro', 'J2'],
      ['aviso', 'celula-com-erro', 'K2'],
      ['erro', 'celula-com-erro', 'E3'],
    ]);
  });

  test('a ranking that cannot be opened says so, and no act is blamed', async () => {
    const livro = arquivo('livro.csv', LIVRO + OFERTA);
    const { json } = await rodarJson('conferir', arquivo('a.xlsx', bytesDe('%PDF-')), ...FERRAZ, '--livro', livro);
    expect(json.problemas.map(({ codigo }) => codigo)).toEqual(['formato-nao-aceito']);
  });
});

describe('wrong usage: exit 2, nothing on stdout, nothing written', () => {
  const EMPATE = RANKING.replace('5;0105', '4;0105');
  test.each<[string[], string]>([
    [['--vagas', 'Médico=2', '--vagas', 'MEDICO=3'], 'MEDICO'],
    [['--vagas', '3', '--vagas=4'], 'mais de uma vez'],
    [['--vagas', ''], 'número inteiro'],
    [['--vagas', '10^30'], 'número inteiro'],
    [['--vagas', '1.000'], 'número inteiro'],
    [['--vagas', '3', '--pcd', 'x=1', '--pcd', 'X=2'], 'mais de uma vez'],
    [['--vagas', '3', '--pcd', 'posicoes:9,2'], 'em ordem'],
    [['--vagas', '3', '--reservadas', '-4'], '-4'],
    [['--vagas', '3', '--coluna', 'nome=B', '--coluna', 'nome=C'], 'nome'],
    [['--vagas', '3', '--desempate', ''], 'duas inscrições'],
    [['--vagas', '3', '--desempate', '0104'], 'duas inscrições'],
    [['--vagas', '3', '--desempate', '0104,104'], 'mais de uma vez'],
    [['--vagas', '3', '--desempate', '0104,0105', '--desempate', '0105,0104'], 'mais de uma vez'],
    [['--vagas', '3', '--resposta', 'empate=0104'], '--desempate'],
    [['--vagas', '3', '--resposta', 'duplicata=sim'], 'marca-ambigua'],
    [['--vagas', '3', '--resposta', 'lacuna-na-classificacao=talvez'], 'completa'],
    [['--vagas', '3', '--resposta', 'marca-ambigua:x=sim'], 'número inteiro'],
    [['--vagas', '3', '--__proto__', 'x'], '--__proto__'],
    [['--vagas', '3', '-v'], '-v'],
    [['--vagas', '3', '--json=1'], '--json'],
  ])('ordem %j', async (args, parte) => {
    const saida = caminho('uso.xlsx');
    const { codigo, stdout, stderr } = await rodar('ordem', arquivo('a.csv', EMPATE), '--lei', 'ferraz', '--saida', saida, ...args);
    expect([codigo, stdout]).toEqual([2, '']);
    expect(stderr).toContain(parte);
    expect(stderr).not.toMatch(SUJEIRA);
    expect(existsSync(saida)).toBe(false);
  });

  test.each([
    [['quadro', '--lei', 'ferraz', '--vagas', 'Médico=3'], 'não tem cargos'],
    [['quadro', '--lei', 'ferraz', '--vagas', '3', '--pcd', 'Médico=1'], 'não tem cargos'],
    [['leis', '--edital', 'amanhã'], 'amanhã'],
    [['ler', 'a.csv', '--pcd', 'sim'], 'federal'],
    [['__proto__'], 'leis, quadro'],
    [['constructor', '--json'], 'leis, quadro'],
  ])('%j', async (args, parte) => {
    const { codigo, stdout, stderr } = await rodar(...args);
    expect([codigo, stdout]).toEqual([2, '']);
    expect(stderr).toContain(parte);
  });

  test('an output that is the input, or that cannot be written', async () => {
    const ranking = arquivo('a.xlsx', pastaDeTrabalho());
    const antes = readFileSync(ranking);
    mkdirSync(caminho('pasta.xlsx'));
    const arquivos = readdirSync(caminho('.'));
    for (const saida of [ranking, path.join(path.dirname(ranking), '.', 'a.xlsx'), caminho('pasta.xlsx'), '/proc/nada/x.xlsx', caminho('a.xlsx/x.xlsx'), caminho('x.csv')]) {
      const { codigo, stdout, stderr } = await rodar('ordem', ranking, ...FERRAZ, '--vagas', '3', '--saida', saida, '--json');
      expect([codigo, stdout]).toEqual([2, '']);
      expect(stderr).toContain(saida);
      expect(stderr).not.toMatch(SUJEIRA);
    }
    expect(readFileSync(ranking).equals(antes)).toBe(true);
    expect(readdirSync(caminho('.'))).toEqual(arquivos);
  });

  test('folders of the output are made', async () => {
    const saida = caminho('novas/pastas/x.xlsx');
    const { codigo } = await rodar('ordem', arquivo('a.csv', RANKING), ...FERRAZ, '--vagas', '3', '--saida', saida);
    expect([codigo, existsSync(saida)]).toEqual([0, true]);
  });
});

describe('the bin', () => {
  const bin = path.resolve(__dirname, '../../bin/cotas.cjs');

  test('a reader that stops reading is no fault', () => {
    const linhas = Array.from({ length: 20_000 }, (_, i) => `${i + 1};${i + 1};Pessoa ${i + 1}`);
    const ranking = arquivo('muitas.csv', `Classificação;Inscrição;Nome\n${linhas.join('\n')}\n`);
    const comando = `"${process.execPath}" "${bin}" ordem "${ranking}" --lei ferraz --edital 2026-09-01 --pcd 0 --vagas 20000 --json | head -c 10`;
    const { stdout, stderr } = spawnSync('sh', ['-c', comando], { encoding: 'utf8' });
    expect([stdout, stderr]).toEqual(['{"comando"', '']);
  });

  test('the exit code reaches the shell', () => {
    expect(spawnSync(process.execPath, [bin, 'ler', caminho('nada.csv')]).status).toBe(1);
    expect(spawnSync(process.execPath, [bin, 'nada']).status).toBe(2);
    expect(JSON.parse(execFileSync(process.execPath, [bin, 'leis', '--json'], { encoding: 'utf8' }))).toMatchObject({ comando: 'leis' });
  });
});
