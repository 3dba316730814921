import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { escreverXlsx } from '../../src/adapters/arquivo/escreverXlsx';
import { lerArquivo } from '../../src/adapters/arquivo/lerArquivo';
import { LEIS } from '../../src/leis/catalogo';
import { folhaDaTabela } from '../../src/planilha/folhas/minhaLei';
import type { Folha } from '../../src/planilha/folha';
import * as oraculo from '../oraculo';
import { arquivoDaTabela, REESCRITAS } from '../leis/propria/apoio';
import { casos, vezes } from '../propriedades/gerador';
import { livros } from '../propriedades/livros';
import { csvDoCaso, csvDoLivro, opcoesDoCaso } from './casos';
import { pasta, rodar, rodarJson, type Json } from './rodar';

const { arquivo, caminho } = pasta();

const LEI = `município;Atlântida;
norma;Lei nº 77/2020;
editais desde;01/01/2020;art. 9º
reserva;Negros;
percentual;20%;art. 1º: “20% das vagas”
ordem;última de cada grupo de 5;art. 2º
`;
const DUAS = `${LEI}reserva;Indígenas;\npercentual;10%;art. 3º\n`;
const RANKING = `Classificação;Inscrição;Nome;Negro
1;0101;Ana Jatobá;NÃO
2;0102;Bia Ipê;NÃO
3;0103;Caio Cedro;NÃO
4;0104;Davi Angico;NÃO
5;0105;Eva Pequi;NÃO
6;0106;Fábio Buriti;SIM
`;
const LIVRO = `Ato;Tipo;Vaga;Inscrição;Lista;Quantidade
1;oferta;;;;5
2;nomeação;1;0101;ampla;
`;
const EDITAL = ['--edital', '2024-05-10'];

const quadroDe = ({ json }: Json): unknown => json.quadro;

async function xlsx(nome: string, folhas: readonly Folha[]): Promise<string> {
  return arquivo(nome, await escreverXlsx(folhas, { titulo: 'Lei' }));
}
const folhaDaLei = (csv: string): Folha =>
  folhaDaTabela(
    csv.trim().split('\n').map((linha) => {
      const [chave = '', valor = '', artigo = ''] = linha.split(';');
      return { chave, valor, artigo };
    }),
    'Lei nº 77/2020',
  );
const outraFolha = (nome: string): Folha => ({ ...folhaDaLei('município;Outra\n'), nome });

describe('--lei with a file', () => {
  test('works for every command that takes a law, and its id is the law’s', async () => {
    const lei = arquivo('lei.csv', LEI);
    const ranking = arquivo('r.csv', RANKING);
    const livro = arquivo('l.csv', LIVRO);
    const comandos: string[][] = [
      ['quadro', '--vagas', '10'],
      ['ler', ranking],
      ['ordem', ranking, '--vagas', '5', '--saida', caminho('ordem.xlsx')],
      ['proximas', ranking, '--livro', livro, '--chamar', '4'],
      ['conferir', ranking, '--livro', livro],
      ['porque', ranking, '--vagas', '5', '--inscricao', '0106'],
      ['papeis', '--vagas', '10'],
      ['papeis', ranking, '--vagas', '5'],
      ['comissao', ranking, '--vagas', '5', '--saida', caminho('comissao.xlsx')],
      ['publicacao', ranking, '--vagas', '5', '--saida', caminho('publicacao.xlsx')],
      ['lei'],
    ];
    for (const [comando = '', ...resto] of comandos) {
      const { codigo, json } = await rodarJson(comando, ...resto, '--lei', lei, ...EDITAL);
      expect([comando, codigo, json.lei, json.problemas]).toEqual([comando, 0, 'atlantida-77-2020', []]);
    }
    const verificada = await rodarJson('verificar', caminho('comissao.xlsx'));
    expect([verificada.codigo, verificada.json.intacto]).toEqual([0, true]);
    const ordem = await rodarJson('ordem', ranking, '--lei', lei, '--vagas', '5', ...EDITAL);
    expect((ordem.json.cargos as unknown as [{ chamadas: unknown[] }])[0].chamadas[4]).toMatchObject({
      vaga: 5,
      inscricao: '0106',
      via: 'negros',
      fundamento: ['art. 1º', 'art. 2º'],
    });
  });

  test('the Memória of the workbook has the table, row by row', async () => {
    const saida = caminho('memoria.xlsx');
    await rodar('ordem', arquivo('r.csv', RANKING), '--lei', arquivo('lei.csv', DUAS), '--vagas', '5', ...EDITAL, '--saida', saida);
    const lido = await lerArquivo(readFileSync(saida), 'memoria.xlsx');
    const texto = JSON.stringify('abas' in lido ? lido.abas.find(({ nome }) => nome.startsWith('Memória'))?.linhas : []);
    expect(texto).toContain('última de cada grupo de 5');
    expect(texto).toContain('percentuais: Negros 20%, Indígenas 10%');
  });

  test('the sheet Minha lei of a workbook, wherever it is; without it, the first visible one', async () => {
    const comNome = await xlsx('a.xlsx', [outraFolha('Rascunho'), folhaDaLei(LEI)]);
    const semNome = await xlsx('b.xlsx', [{ ...folhaDaLei(LEI), nome: 'Regras' }, outraFolha('Rascunho')]);
    for (const lei of [comNome, semNome]) {
      expect(quadroDe(await rodarJson('quadro', '--lei', lei, '--vagas', '10', ...EDITAL))).toEqual({ ampla: 8, negros: 2 });
    }
  });

  test('a sheet of ARQUIVO itself: by its name after aba:, or Minha lei', async () => {
    const folhaDoRanking: Folha = {
      ...outraFolha('Resultado'),
      linhas: RANKING.trim().split('\n').map((linha) => ({ papel: 'dado', celulas: linha.split(';') })),
    };
    const junto = await xlsx('junto.xlsx', [folhaDoRanking, folhaDaLei(LEI), { ...folhaDaLei(DUAS), nome: 'Rascunho' }]);
    const leis = ['minha lei', 'aba:Minha Lei', 'aba: rascunho'];
    const reservas: unknown[] = [];
    for (const lei of leis) {
      const { json } = await rodarJson('ordem', junto, '--aba', 'Resultado', '--lei', lei, '--vagas', '5', ...EDITAL);
      reservas.push(Object.keys((json.cargos as unknown as [{ quadro: object }])[0].quadro));
    }
    expect(reservas).toEqual([['ampla', 'negros'], ['ampla', 'negros'], ['ampla', 'negros', 'indigenas']]);
    const semAba = await rodar('ordem', junto, '--lei', 'aba:Nada', '--vagas', '5');
    expect([semAba.codigo, semAba.stdout]).toEqual([2, '']);
    expect(semAba.stderr).toMatch(/não há a aba “Nada” no arquivo lido\. Abas: .*Minha lei/);
    const semArquivo = await rodar('quadro', '--lei', 'Minha lei', '--vagas', '5');
    expect([semArquivo.codigo, semArquivo.stderr]).toEqual([2, expect.stringMatching(/não há arquivo/)]);
    expect((await rodarJson('lei', junto, '--lei', 'aba:Rascunho')).json.reservas).toHaveLength(2);
  });

  test('a file that is not there is wrong usage; one that is no spreadsheet is a problem of the file', async () => {
    for (const [nome, parte] of [['nada.csv', 'nada.csv” não foi encontrado'], ['atlântida', 'dada pelo arquivo com a tabela']] as const) {
      const { codigo, stdout, stderr } = await rodar('quadro', '--lei', nome, '--vagas', '10');
      expect([codigo, stdout]).toEqual([2, '']);
      expect(stderr).toContain(parte);
    }
    const { codigo, json } = await rodarJson('quadro', '--lei', arquivo('lei.xlsx', '%PDF-1.7\n'), '--vagas', '10');
    expect([codigo, json.problemas.map((problema) => problema.codigo), json.quadro]).toEqual([1, ['formato-nao-aceito'], undefined]);
  });

  test('a table with errors: exit 1, every problem with its cell, and no result; wrong usage is still wrong', async () => {
    const lei = arquivo('ruim.csv', LEI.replace('20%;', '120%;').replace('última de cada grupo de 5', 'sorteio'));
    const { codigo, json, stderr } = await rodarJson('ordem', arquivo('r.csv', RANKING), '--lei', lei, '--vagas', '5', ...EDITAL);
    expect(codigo).toBe(1);
    expect(Object.keys(json)).toEqual(['comando', 'problemas']);
    expect(json.problemas).toMatchObject([
      { gravidade: 'erro', codigo: 'lei-valor-impossivel', aba: 'ruim.csv', linha: 5, coluna: 'B', texto: expect.stringContaining('célula B5') },
      { gravidade: 'erro', codigo: 'lei-valor-desconhecido', aba: 'ruim.csv', linha: 6, coluna: 'B' },
    ]);
    expect(stderr).toContain('ERRO [lei-valor-impossivel] Aba “ruim.csv”, célula B5: ');
    expect((await rodar('quadro', '--lei', lei, '--vagas', 'dez')).codigo).toBe(2);
    expect((await rodar('quadro', '--lei', lei, '--vagas', '1', '--edital', 'ontem')).codigo).toBe(2);
  });

  test('what the table warns of is among the problems', async () => {
    const lei = arquivo('aviso.csv', LEI.replace('grupo de 5', 'grupo de 4'));
    const { codigo, json } = await rodarJson('quadro', '--lei', lei, '--vagas', '10', ...EDITAL);
    expect([codigo, json.problemas]).toMatchObject([0, [{ gravidade: 'aviso', codigo: 'lei-ordem-diverge', linha: 6, coluna: 'B' }]]);
  });

  test('no output may be the file of the law', async () => {
    const lei = await xlsx('minha.xlsx', [folhaDaLei(LEI)]);
    const antes = readFileSync(lei);
    for (const comando of [['ordem', arquivo('r.csv', RANKING), '--vagas', '1'], ['comissao', arquivo('r.csv', RANKING), '--vagas', '1'], ['papeis', '--vagas', '1'], ['lei']]) {
      expect((await rodar(...comando, '--lei', lei, '--saida', lei)).codigo).toBe(2);
    }
    expect(readFileSync(lei).equals(antes)).toBe(true);
  });
});

describe('--reservadas', () => {
  const numeros = async (lei: string, ...opcoes: string[]): Promise<Json> =>
    rodarJson('quadro', '--lei', arquivo('lei.csv', lei), '--vagas', '20', '--leitura', 'base=informada-no-edital', ...EDITAL, ...opcoes);

  test('one by one in a law of several reservas; a number alone in a law of one', async () => {
    expect(quadroDe(await numeros(LEI, '--reservadas', '3'))).toEqual({ ampla: 17, negros: 3 });
    expect(quadroDe(await numeros(LEI, '--reservadas', 'Negros:3'))).toEqual({ ampla: 17, negros: 3 });
    expect(quadroDe(await numeros(DUAS, '--reservadas', 'negros:3,indigenas:1'))).toEqual({ ampla: 16, negros: 3, indigenas: 1 });
  });

  test('each reserva without a number is asked by its name', async () => {
    const ambas = await numeros(DUAS);
    expect(ambas.json.problemas.map(({ codigo, texto }) => [codigo, /“(.*)”/.exec(texto)?.[1]])).toEqual([
      ['reservadas-nao-informadas', 'Negros'],
      ['reservadas-nao-informadas', 'Indígenas'],
    ]);
    const uma = await numeros(DUAS, '--reservadas', 'negros:3');
    expect([uma.codigo, uma.json.problemas.filter(({ codigo }) => codigo === 'reservadas-nao-informadas')]).toMatchObject([1, [{ texto: expect.stringContaining('“Indígenas”') }]]);
  });

  test.each([
    ['3', 'negros:N,indigenas:N'],
    ['ciganos:3', 'Use negros ou indigenas'],
    ['negros:3,negros:1', 'dada mais de uma vez'],
    ['negros:três', '“três” não é um número inteiro'],
    ['negros:9999999', 'passa do máximo'],
  ])('%s is wrong usage in a law of two', async (dadas, parte) => {
    const { codigo, stderr } = await rodar('quadro', '--lei', arquivo('lei.csv', DUAS), '--vagas', '20', '--reservadas', dadas);
    expect(codigo).toBe(2);
    expect(stderr).toContain('--reservadas: ');
    expect(stderr).toContain(parte);
  });

  test('per cargo', async () => {
    const ranking = arquivo('c.csv', 'Cargo;Classificação;Inscrição;Nome;Negro\nMédico;1;1;Ana Jatobá;NÃO\nDentista;1;2;Bia Ipê;NÃO\n');
    const { json } = await rodarJson('ordem', ranking, '--lei', arquivo('lei.csv', DUAS), '--vagas', '20', ...EDITAL, '--reservadas', 'DENTISTA=negros:1,indigenas:3');
    const cargos = json.cargos as unknown as { cargo: string; quadro: unknown }[];
    expect(cargos.map(({ cargo, quadro }) => [cargo, quadro])).toEqual([
      ['Médico', { ampla: 14, negros: 4, indigenas: 2 }],
      ['Dentista', { ampla: 16, negros: 1, indigenas: 3 }],
    ]);
  });
});

test('a law that reserves to PcD itself: --pcd is an error, its reserve is there once, by its own article', async () => {
  const lei = arquivo('pcd.csv', `${LEI}reserva;Pessoas com deficiência;\npercentual;10%;art. 5º: “10% das vagas”\n`);
  const negada = await rodarJson('quadro', '--lei', lei, '--vagas', '10', '--pcd', 'federal', ...EDITAL);
  expect([negada.codigo, negada.json.problemas]).toMatchObject([1, [{ gravidade: 'erro', codigo: 'pcd-ja-na-lei', texto: expect.stringContaining('art. 5º') }]]);
  expect(quadroDe(negada)).toEqual(quadroDe(await rodarJson('quadro', '--lei', lei, '--vagas', '10', ...EDITAL)));
  const demais = await rodarJson('quadro', '--lei', lei, '--vagas', '10', '--pcd', '11', ...EDITAL);
  expect(demais.json.problemas.map(({ codigo }) => codigo)).toEqual(['pcd-ja-na-lei']);
  const papeis = await rodar('papeis', '--lei', lei, '--vagas', '10', ...EDITAL);
  expect(papeis.stdout).toMatch(/Pessoas com deficiência.*art\. 5º/);
  // Its reserve without a vaga is in the edital too, as any reserve of the law.
  expect((await rodar('papeis', '--lei', lei, '--vagas', '2', ...EDITAL)).stdout).toMatch(/Pessoas com deficiência: 0.*art\. 5º/);
  expect((await rodar('papeis', '--lei', arquivo('so-artigo.csv', LEI.replace(': “20% das vagas”', '')), '--vagas', '2', ...EDITAL)).stdout).toContain('vagas oferecidas (art. 1º).');
  expect(papeis.stdout).not.toContain('STF');
  const ranking = arquivo('p.csv', RANKING.replace(';Negro\n', ';Negro;PcD\n').replace('Bia Ipê;NÃO', 'Bia Ipê;NÃO;SIM'));
  const { json } = await rodarJson('ordem', ranking, '--lei', lei, '--vagas', '10', ...EDITAL);
  const [cargo] = json.cargos as unknown as [{ listasEspecificas: Record<string, unknown[]>; chamadas: { inscricao: string; via: string; fundamento: string[]; frase: string }[] }];
  expect(Object.entries(cargo.listasEspecificas).map(([id, lista]) => [id, lista.length])).toEqual([['pcd', 1], ['negros', 1]]);
  const semNinguem = await rodarJson('ordem', arquivo('r.csv', RANKING), '--lei', lei, '--vagas', '5', ...EDITAL);
  expect((semNinguem.json.cargos as unknown as [{ listasEspecificas: object }])[0].listasEspecificas).toMatchObject({ pcd: [] });
  const { leituras } = (await rodarJson('quadro', '--lei', lei, '--vagas', '10')).json;
  expect((leituras as unknown as { pergunta: string }[]).map(({ pergunta }) => pergunta)).not.toContain('computo-pcd');
  expect(cargo.chamadas.find(({ via }) => via === 'pcd')).toBeUndefined();
  expect(cargo.chamadas.flatMap(({ fundamento, frase }) => [...fundamento, frase]).join()).not.toMatch(/STF|26\.310/);
  const outrasPalavras = arquivo('pne.csv', `${LEI}reserva;PcD;\npalavras na planilha;vaga adaptada;\npercentual;10%;art. 5º\n`);
  const lido = await rodarJson('ler', arquivo('pne-r.csv', readFileSync(ranking, 'utf8').replace(';Negro;', ';Cota;').replace('Bia Ipê;NÃO;SIM', 'Bia Ipê;NÃO;Deficiente físico')), '--lei', outrasPalavras);
  const pessoas = (lido.json.abas as unknown as [{ candidatos: { reservas: object }[] }])[0].candidatos;
  expect([lido.json.problemas, pessoas[1]?.reservas, pessoas[5]?.reservas]).toEqual([[], { pcd: 'declarada' }, { negros: 'declarada' }]);
  const lista = await rodarJson('conferir', ranking, '--lei', lei, ...EDITAL, '--livro', arquivo('l2.csv', 'Ato;Tipo;Vaga;Inscrição;Lista;Quantidade\n1;oferta;;;;1\n2;nomeação;1;0101;ciganos;\n'));
  expect(lista.json.problemas.find(({ codigo }) => codigo === 'lista-desconhecida')?.texto.match(/pcd/g)).toHaveLength(1);
});

describe('cotas lei', () => {
  test('a law of one’s own read back, with its questions and what it would do for 1 to 30 vacancies', async () => {
    const lei = arquivo('lei.csv', LEI);
    const { json, codigo } = await rodarJson('lei', '--lei', lei);
    expect(codigo).toBe(0);
    expect(json).toMatchObject({ lei: 'atlantida-77-2020', nome: 'Lei nº 77/2020, de Atlântida', reservas: [{ id: 'negros' }] });
    const leitura = json.leitura as unknown as { frase: string; dispositivos: string[] }[];
    expect(leitura[0]).toMatchObject({ frase: '20% das vagas para negros.', dispositivos: ['art. 1º'] });
    const previsao = json.previsao as unknown as { vagas: number; quadro: unknown; sequencia: string[] }[];
    expect(previsao).toHaveLength(30);
    expect(previsao[9]).toMatchObject({ vagas: 10, quadro: { ampla: 8, negros: 2 } });
    expect((json.perguntas as unknown as { pergunta: string }[]).map(({ pergunta }) => pergunta)).toContain('computo');
    const { stdout } = await rodar('lei', '--lei', lei);
    expect(stdout).toMatch(/20% das vagas para negros\..*art\. 1º/);
    expect(stdout).toContain('10 vagas: ····N ····N – Negros: 2');
  });

  test.each(LEIS.map(({ id }) => id))('%s: the workbook has its table, which gives the law again, and the paper', async (id) => {
    const saida = caminho(`${id}.xlsx`);
    const { json } = await rodarJson('lei', '--lei', id, '--saida', saida);
    expect(json).toMatchObject({ lei: id, gravado: true, planilhas: ['Minha lei', 'Lei para conferência'] });
    const deNovo = await rodarJson('lei', '--lei', saida);
    expect([deNovo.codigo, deNovo.json.problemas.filter(({ gravidade }) => gravidade !== 'aviso')]).toEqual([0, []]);
    const series = ({ json: esta }: Json): unknown => (esta.previsao as unknown as { sequencia: string[] }[]).map(({ sequencia }) => sequencia.map((modalidade) => modalidade === 'ampla'));
    expect(series(deNovo)).toEqual(series({ json, codigo: 0, stderr: '' }));
  });

  test('needs a law, and no other file', async () => {
    expect((await rodar('lei')).stderr).toContain('Falta a opção --lei');
    expect((await rodar('lei', 'r.csv', '--lei', 'ferraz')).stderr).toContain('não lê arquivo');
  });
});

/** Without what a table has no key for: why a reading is open, and the articles and sentences made of it. */
function semTextos(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(semTextos);
  if (typeof valor !== 'object' || valor === null) return valor;
  const textos = new Set(['texto', 'frase', 'fundamento', 'amparos', 'base', 'motivo']);
  return Object.fromEntries(Object.entries(valor).flatMap(([chave, este]) => (textos.has(chave) ? [] : [[chave, semTextos(este)]])));
}

/** Readings that only the table leaves open, and notices on the edital's own PcD, which a table does not ask for. */
function comparavel({ json, codigo }: Json): unknown {
  const { leituras, problemas, ...resto } = json as Record<string, unknown> & Pick<Json['json'], 'problemas'>;
  const dadas = (leituras as { pergunta: string; padrao: boolean }[] | undefined)?.filter(({ padrao }) => !padrao);
  return [codigo, semTextos(resto), semTextos(dadas ?? []), semTextos(problemas.filter((problema) => problema.codigo !== 'pcd-nao-informado'))];
}

test('the catalogue’s laws re-entered as tables: quadro, ordem, proximas and conferir give the same JSON', async () => {
  const iguais = async (lei: string, ...args: (string | ((daLei: string) => string[]))[]): Promise<void> => {
    const de = (daLei: string): Promise<Json> => rodarJson(...args.flatMap((arg) => (typeof arg === 'string' ? [arg] : arg(daLei))));
    const id = REESCRITAS.find((outra) => outra === lei);
    if (id === undefined) throw new Error(lei);
    expect(comparavel(await de(arquivoDaTabela(id)))).toEqual(comparavel(await de(id)));
  };
  for (const caso of fc.sample(casos({ comEmpates: true }), { numRuns: vezes(25), seed: 2030 })) {
    if (caso.pessoas.length === 0) continue;
    const opcoes = (daLei: string): string[] => [...opcoesDoCaso(caso, daLei), '--ofertas', caso.ofertas.join(',')];
    await iguais(caso.lei, 'quadro', (daLei) => opcoes(daLei).slice(0, -4), '--ofertas', caso.ofertas.join(','));
    await iguais(caso.lei, 'ordem', arquivo('caso.csv', csvDoCaso(caso)), opcoes);
  }
  for (const { caso, atos, k } of fc.sample(livros(), { numRuns: vezes(25), seed: 2031 })) {
    if (caso.pessoas.length === 0) continue;
    const { ofertas: _, ...semOfertas } = caso;
    const chamar = String(Math.min(k, oraculo.dobrar(semOfertas, atos).abertas.length));
    const doLivro = [arquivo('caso.csv', csvDoCaso(caso)), '--livro', arquivo('livro.csv', csvDoLivro(atos))];
    const opcoes = (daLei: string): string[] => opcoesDoCaso(caso, daLei);
    await iguais(caso.lei, 'proximas', ...doLivro, opcoes, '--chamar', chamar);
    await iguais(caso.lei, 'conferir', ...doLivro, opcoes);
  }
});
