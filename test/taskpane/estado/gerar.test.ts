import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ErroDoExcel } from '../../../src/adapters/office/erros';
import { faltas, nomeDoArquivo, procedenciaDe } from '../../../src/taskpane/estado/acoesDeGerar';
import { INICIO } from '../../../src/taskpane/estado/estado';
import { pasta, rodar } from '../../cli/rodar';
import { csv, EMPATADAS, painel, PESSOAS, PORTO_FELIZ, pronto, relogioFalso, semRejeicoes, TITULOS, type Painel } from './apoio';

beforeAll(relogioFalso);
afterAll(() => jest.useRealTimers());
semRejeicoes();

const VERSAO: string = JSON.parse(readFileSync(path.resolve(__dirname, '../../../package.json'), 'utf8')).version;

const textos = ({ estado }: Painel): string[] => faltas(estado()).map(({ passo, texto }) => `${passo}: ${texto}`);

test('what is missing, each thing until it is solved, in the order in which it is solved', async () => {
  const este = painel();
  const { acoes, assenta } = este;
  const LEI = 'lei: Escolha a lei do concurso.';
  const LER = 'planilha: Leia a planilha de classificação.';
  expect(textos(este)).toEqual([LEI, LER]);
  await acoes.escolheLei(PORTO_FELIZ);
  expect(textos(este)).toEqual([LER]);
  await acoes.abreArquivo(csv(PESSOAS));
  expect(textos(este)).toEqual(['planilha: Confira e confirme a leitura da planilha.']);
  acoes.confirma();
  expect(textos(este)).toEqual([expect.stringMatching(/^vagas: Informe o número de vagas/), 'gerar: Aguarde o cálculo da ordem.']);
  await assenta();
  expect(textos(este)).toEqual([expect.stringMatching(/^vagas: Informe o número de vagas/)]);
  acoes.mudaVagas('', { vagas: '0' });
  await assenta();
  expect(textos(este)).toEqual([]);
  acoes.mudaConcurso({ dataDoEdital: '31/02/2026', validade: 'x', prorrogacao: 'y' });
  acoes.mudaVagas('', { vagas: '-1', pcd: 'posições', posicoesPcd: '15,5', reservadas: '1e3' });
  expect(textos(este).map((texto) => texto.split(': ').slice(0, 2).join(': '))).toEqual([
    'lei: Data do edital',
    'lei: Validade',
    'lei: Prorrogação',
    'vagas: Vagas',
    'vagas: Vagas de PcD',
    'vagas: Vagas reservadas',
    expect.stringMatching(/^vagas: Informe/),
  ]);
  acoes.mudaConcurso({ dataDoEdital: '10/02/2026', validade: '10/02/2028', prorrogacao: '' });
  acoes.mudaVagas('', { vagas: '3', pcd: 'número', quantasPcd: '0', reservadas: '' });
  await assenta();
  expect(textos(este)).toEqual([]);
  acoes.trocaDeLei();
  expect(textos(este)).toEqual([LEI]);
  expect(faltas({ ...INICIO, leitura: { ...INICIO.leitura, confirmada: true } })).toHaveLength(3);
});

test('nothing is written while something is missing, or while a tie blocks', async () => {
  const este = painel();
  await este.acoes.gera();
  await pronto(este, { linhas: EMPATADAS, vagas: '2' });
  await este.acoes.gera();
  expect(este.trabalhador.quantas('prepara')).toBe(0);
  expect(este.estado().geracao).toEqual({ estado: 'nenhuma' });
  este.acoes.decideEmpate(['02', '03']);
  await este.assenta();
  await este.acoes.gera();
  expect(este.salvos.map(({ nome }) => nome)).toEqual(['listas-ranking.xlsx']);
});

test('numbers just typed: what is written is never other than what was on the screen', async () => {
  const este = painel();
  await pronto(este);
  este.acoes.mudaVagas('', { vagas: '2' });
  await este.acoes.gera();
  expect(este.trabalhador.quantas('prepara')).toBe(0);
  expect(este.estado().geracao).toMatchObject({ estado: 'falhou', falha: { titulo: 'A ordem está sendo recalculada' } });
  await este.assenta();
  await este.acoes.gera();
  expect(este.estado().geracao).toMatchObject({ estado: 'gravada', avisos: [], arquivo: 'listas-ranking.xlsx' });
});

test('the button pressed twice writes once; and again once it is done', async () => {
  for (const plataforma of ['navegador', 'excel'] as const) {
    const este = painel();
    await pronto(este, { plataforma });
    await Promise.all([este.acoes.gera(), este.acoes.gera()]);
    expect(este.trabalhador.quantas('prepara')).toBe(1);
    expect(este.salvos.length + este.livro.escritas.length).toBe(1);
    await este.acoes.gera();
    expect(este.trabalhador.quantas('prepara')).toBe(2);
    expect(este.trabalhador.quantas('descarta')).toBe(2);
  }
});

test('something typed while the lists are written: no second writing among the first, and the person is told', async () => {
  const este = painel();
  await pronto(este, { plataforma: 'excel' });
  este.excel.segura('escreve');
  const gravacao = este.acoes.gera();
  await este.assenta();
  expect(este.estado().geracao.estado).toBe('gravando');
  este.acoes.mudaVagas('', { vagas: '2' });
  este.acoes.mudaConcurso({ prefeitura: 'Prefeitura de Teste' });
  await este.assenta();
  expect(este.estado().geracao.estado).toBe('gravando');
  await este.acoes.gera();
  await este.acoes.mapeiaColuna('nome', 'C');
  expect(este.trabalhador.quantas('prepara')).toBe(1);
  este.excel.soltaTudo('escreve');
  await gravacao;
  expect(este.estado().geracao).toMatchObject({ estado: 'gravada', avisos: [expect.stringContaining('grave de novo')] });
  este.acoes.mudaVagas('', { vagas: '3' });
  expect(este.estado().geracao).toEqual({ estado: 'nenhuma' });
});

test('another file opened while the lists come: they are those of the sheet that was confirmed', async () => {
  const este = painel();
  await pronto(este, { plataforma: 'excel' });
  este.trabalhador.segura('prepara');
  const gravacao = este.acoes.gera();
  await este.assenta();
  await este.acoes.abreArquivo(csv([TITULOS, [1, '9', 'Zeca Angico', 'NÃO']]));
  este.trabalhador.soltaTudo('prepara');
  await gravacao;
  expect(este.estado().geracao).toMatchObject({ estado: 'gravada', avisos: [expect.stringContaining('grave de novo')] });
  const folhas = este.excel.argumentos[este.excel.chamadas.indexOf('escreve')]?.[0];
  expect(JSON.stringify(folhas)).toContain('Ana Jatobá');
  expect(JSON.stringify(folhas)).not.toContain('Zeca Angico');
});

test.each([
  ['prepara', 'navegador'],
  ['arquivo', 'navegador'],
  ['prepara', 'excel'],
  ['linhasDaFolha', 'excel'],
] as const)('cancelled during %s (%s) nothing is written', async (metodo, plataforma) => {
  const este = painel();
  await pronto(este, { plataforma });
  este.trabalhador.segura(metodo);
  const gravacao = este.acoes.gera();
  await este.assenta();
  este.acoes.cancela();
  este.trabalhador.soltaTudo(metodo);
  await gravacao;
  expect(este.estado().geracao).toEqual({ estado: 'falhou', falha: { titulo: 'Cancelado', texto: 'Nada foi gravado.' } });
  expect([este.salvos, este.livro.escritas]).toEqual([[], []]);
  expect(este.trabalhador.quantas('descarta')).toBe(1);
  este.acoes.cancela();
  await este.acoes.gera();
  expect(este.estado().geracao.estado).toBe('gravada');
});

test('cancelled while Excel writes, what Excel says of it is what is told; an error that comes then is an error', async () => {
  const este = painel();
  await pronto(este, { plataforma: 'excel' });
  const cancelaComo = async (erro: unknown): Promise<unknown> => {
    este.excel.segura('escreve');
    const gravacao = este.acoes.gera();
    await este.assenta();
    este.acoes.cancela();
    este.excel.quebra('escreve', erro);
    este.excel.soltaTudo('escreve');
    await gravacao;
    este.excel.conserta('escreve');
    return este.estado().geracao;
  };
  expect(await cancelaComo(new ErroDoExcel('cancelado'))).toEqual({
    estado: 'falhou',
    falha: { titulo: 'Cancelado', texto: 'As abas que estavam sendo gravadas foram excluídas.' },
  });
  expect(await cancelaComo(new ErroDoExcel('cancelado', { restaram: ['Ordem'] }))).toMatchObject({ falha: { titulo: 'Cancelado', texto: expect.stringContaining('“Ordem”') } });
  expect(await cancelaComo(new ErroDoExcel('aba-excluida'))).toMatchObject({ falha: { titulo: 'As listas não foram gravadas', texto: expect.stringContaining('excluída') } });
  expect(await cancelaComo(new TypeError('x'))).toMatchObject({ falha: { titulo: 'As listas não foram gravadas' } });
});

test.each([
  ['prepara', 'navegador'],
  ['arquivo', 'navegador'],
  ['prepara', 'excel'],
  ['linhasDaFolha', 'excel'],
  ['escreve', 'excel'],
] as const)('%s that fails (%s) is told; the work stays and can be tried again', async (metodo, plataforma) => {
  const este = painel();
  await pronto(este, { plataforma });
  const antes = este.estado();
  const controle = metodo === 'escreve' ? este.excel : este.trabalhador;
  controle.quebra(metodo);
  await este.acoes.gera();
  const { geracao, anuncio, ...resto } = este.estado();
  expect(geracao).toMatchObject({ estado: 'falhou', falha: { titulo: 'As listas não foram gravadas', texto: expect.stringContaining('não se perdeu') } });
  expect(anuncio).toContain('As listas não foram gravadas');
  const { geracao: _g, anuncio: _a, ...restoDeAntes } = antes;
  expect(resto).toEqual(restoDeAntes);
  controle.conserta(metodo);
  await este.acoes.gera();
  expect(este.estado().geracao.estado).toBe('gravada');
});

test('what is kept in the workbook failing is a notice, and letting go of the sheets failing is nothing', async () => {
  const este = painel();
  await pronto(este, { plataforma: 'excel' });
  este.excel.quebra('guarda', new ErroDoExcel('configuracao-nao-gravada'));
  este.trabalhador.quebra('descarta');
  await este.acoes.gera();
  expect(este.estado().geracao).toMatchObject({ estado: 'gravada', avisos: [expect.stringContaining('não guardou a configuração')] });
  este.excel.conserta('guarda');
  await este.acoes.gera();
  expect(este.estado().geracao).toMatchObject({ estado: 'gravada', avisos: [] });
  expect(este.livro.guardado).toMatchObject({ lei: PORTO_FELIZ.id });
});

test.each<[string, (este: Painel) => unknown]>([
  ['the numbers', ({ acoes }) => acoes.mudaVagas('', { vagas: '2' })],
  ['the rule of PcD of all', ({ acoes }) => acoes.mudaPcdDeTodos([''], 'federal')],
  ['the competition', ({ acoes }) => acoes.mudaConcurso({ prefeitura: 'Prefeitura de Teste' })],
  ['a reading of the law', ({ acoes }) => acoes.adotaLeitura('grupo-incompleto', 'literal')],
  ['the law', ({ acoes }) => acoes.trocaDeLei()],
  ['a tie', ({ acoes }) => acoes.decideEmpate(['02', '03'])],
  ['a tie taken back', ({ acoes }) => acoes.desfazEmpate([])],
  ['a gap', ({ acoes }) => acoes.aceitaLacuna(3)],
  ['a gap taken back', ({ acoes }) => acoes.desfazLacuna(3)],
  ['a column', ({ acoes }) => acoes.mapeiaColuna('nome', 'C')],
])('once %s changed, what was written is no longer said to be what is there', async (_, muda) => {
  const este = painel();
  await pronto(este);
  await este.acoes.gera();
  expect(este.estado().geracao.estado).toBe('gravada');
  await muda(este);
  expect(este.estado().geracao).toEqual({ estado: 'nenhuma' });
});

describe('why someone is called', () => {
  test('of two searches the later is shown, and none of a sheet that is no longer there', async () => {
    const este = painel();
    await pronto(este);
    este.trabalhador.segura('procura');
    const buscas = [este.acoes.procura('ana'), este.acoes.procura('bia')];
    await este.assenta();
    este.trabalhador.solta('procura', 1);
    este.trabalhador.soltaTudo('procura');
    await Promise.all(buscas);
    expect(este.estado().pesquisa.achadas.map(({ nome }) => nome)).toEqual(['Bia Ipê']);
    este.trabalhador.segura('procura');
    const busca = este.acoes.procura('ana');
    await este.assenta();
    await este.acoes.abreArquivo(csv([TITULOS, [1, '9', 'Zeca Angico', 'NÃO']]));
    este.trabalhador.soltaTudo('procura');
    await busca;
    expect(este.estado().pesquisa).toEqual({ palavras: '', achadas: [], resposta: undefined });
    await este.acoes.procura('z');
    expect(este.estado().pesquisa).toEqual({ palavras: 'z', achadas: [], resposta: undefined });
  });

  test('an explanation goes with the numbers that it explains, and a slow one of old numbers never comes', async () => {
    const este = painel();
    await pronto(este);
    await este.acoes.procura('ana');
    await este.acoes.explica('01');
    expect(este.estado().pesquisa.resposta).toMatchObject({ nome: 'Ana Jatobá', chamada: true });
    este.acoes.mudaVagas('', { vagas: '2' });
    expect(este.estado().pesquisa).toMatchObject({ palavras: 'ana', resposta: undefined });
    este.trabalhador.segura('porque');
    const explicacao = este.acoes.explica('01');
    await este.assenta();
    este.acoes.mudaVagas('', { vagas: '0' });
    este.trabalhador.soltaTudo('porque');
    await explicacao;
    expect(este.estado().pesquisa.resposta).toBeUndefined();
  });

  test('a search or an explanation that fails is told', async () => {
    const este = painel();
    await pronto(este);
    este.trabalhador.quebra('procura');
    await este.acoes.procura('ana');
    expect(este.estado().falha?.titulo).toBe('A busca não terminou');
    este.trabalhador.quebra('porque');
    await este.acoes.explica('01');
    expect(este.estado().falha?.titulo).toBe('A explicação não veio');
  });
});

test('the name of the file', () => {
  const de = (nome: string) => nomeDoArquivo({ ...INICIO, ranking: { origem: { tipo: 'arquivo', nome }, abas: [], sha256: '' } });
  expect(de('classificacao.xlsx')).toBe('listas-classificacao.xlsx');
  expect(de('a.b.csv')).toBe('listas-a.b.xlsx');
  expect(de('.csv')).toBe('listas-concurso.xlsx');
  expect(nomeDoArquivo(INICIO)).toBe('listas-concurso.xlsx');
  const doExcel = { tipo: 'excel', pasta: 'Concurso.xlsx', fonte: { tipo: 'aba ativa' } } as const;
  expect(nomeDoArquivo({ ...INICIO, ranking: { origem: doExcel, abas: [], sha256: '' } })).toBe('listas-Concurso.xlsx');
});

describe('the provenance', () => {
  const arquivos = pasta();
  const LINHAS = [
    TITULOS,
    [1, '01', 'Ana Jatobá', 'NÃO'],
    [2, '02', 'Bia Ipê', 'zz'],
    [4, '03', 'Caio Cedro', 'NÃO'],
    [5, '04', 'Davi Pequi', 'SIM'],
  ];

  test('the file is the one that the command line writes with the same answers, byte for byte', async () => {
    const este = painel({ versao: VERSAO, hoje: new Date().toISOString().slice(0, 10) });
    const { acoes, assenta, estado } = este;
    await acoes.escolheLei(PORTO_FELIZ);
    acoes.mudaConcurso({ dataDoEdital: '10/02/2026' });
    await acoes.abreArquivo(csv(LINHAS, 'ranking.csv'));
    const [aba = ''] = estado().ranking?.abas.map(({ nome }) => nome) ?? [];
    await acoes.escolheAba(aba);
    await acoes.mapeiaColuna('nome', 'C');
    await acoes.responde('marca-desconhecida', 3, 'nenhuma');
    acoes.confirma();
    acoes.aceitaLacuna(4);
    acoes.mudaVagas('', { vagas: '3', pcd: 'número', quantasPcd: '0' });
    acoes.adotaLeitura('grupo-incompleto', 'literal');
    await assenta();
    await acoes.gera();
    expect(estado().geracao.estado).toBe('gravada');
    const entrada = arquivos.arquivo('ranking.csv', LINHAS.map((linha) => linha.join(';')).join('\n'));
    const saida = arquivos.caminho('ordem.xlsx');
    const opcoes = ['--lei', 'porto-feliz', '--vagas', '3', '--pcd', '0', '--edital', '2026-02-10', '--leitura', 'grupo-incompleto=literal'];
    const respostas = ['--aba', aba, '--coluna', 'nome=C', '--resposta', 'marca-desconhecida:3=nenhuma', '--resposta', 'lacuna-na-classificacao:4=completa'];
    const { stderr } = await rodar('ordem', entrada, ...opcoes, ...respostas, '--saida', saida);
    expect(stderr).not.toContain('Nada foi gravado');
    expect(procedenciaDe(estado(), { versao: VERSAO, hoje: '2026-03-01' })).toMatchObject({
      origem: { tipo: 'arquivo', nome: 'ranking.csv' },
      abas: [aba],
      data: '2026-03-01',
      respostas: ['marca-desconhecida:3=nenhuma', 'lacuna-na-classificacao:4=completa', 'coluna nome=C', `aba ${aba}`],
    });
    expect(Buffer.from(este.salvos[0]?.bytes ?? []).equals(readFileSync(saida))).toBe(true);
  });

  test('of a workbook, with its name when it has one; dates and who only when they say something', async () => {
    const este = painel();
    await pronto(este, { plataforma: 'excel' });
    const de = () => procedenciaDe(este.estado(), { versao: '1', hoje: '2026-03-01' });
    expect(de()).toEqual({
      origem: { tipo: 'pasta de trabalho', nome: 'Concurso.xlsx' },
      abas: ['Plan1'],
      sha256: este.estado().ranking?.sha256,
      versao: '1',
      data: '2026-03-01',
      respostas: [],
    });
    este.acoes.mudaConcurso({ validade: '10/02/2028', prorrogacao: '31/02/2030', responsavel: ' Comissão ' });
    expect(de()).toMatchObject({ validade: '2028-02-10', quem: 'Comissão' });
    expect(de()).not.toHaveProperty('prorrogacao');
    expect(procedenciaDe(INICIO, { versao: '1', hoje: '2026-03-01' })).toBeUndefined();
  });
});

test('20 000 people: the state of the pane stays small at every step', async () => {
  const este = painel();
  const pessoas = Array.from({ length: 20_000 }, (_, i) => [i + 1, String(i), `Pessoa ${i} ${'x'.repeat(60)}`, i % 5 === 0 ? 'SIM' : i % 7 === 0 ? 'zz' : 'NÃO']);
  await este.acoes.escolheLei(PORTO_FELIZ);
  este.acoes.mudaConcurso({ dataDoEdital: '10/02/2026' });
  await este.acoes.abreArquivo(csv([TITULOS, ...pessoas]));
  const tamanho = (): number => JSON.stringify(este.estado()).length;
  expect(tamanho()).toBeLessThan(1_000_000);
  await este.acoes.responde('marca-desconhecida', undefined, 'nenhuma');
  este.acoes.confirma();
  este.acoes.mudaVagas('', { vagas: '20000', pcd: 'federal' });
  await este.acoes.procura('pessoa');
  await este.assenta();
  expect(este.estado().ordem?.cargos[0]?.vagas).toBe(20_000);
  expect(tamanho()).toBeLessThan(1_000_000);
}, 60_000);
