import fc from 'fast-check';
import { COMANDOS } from '../../src/cli/comandos';
import * as oraculo from '../oraculo';
import { casos } from '../propriedades/gerador';
import { livros } from '../propriedades/livros';
import { csvDoCaso, csvDoLivro, opcoesDoCaso } from './casos';
import { pasta, rodar, rodarJson } from './rodar';

const { arquivo } = pasta();

const RANKING = `Classificação;Inscrição;Nome;Negro
1;0101;Ana Jatobá;SIM
2;0102;Bia Ipê;NÃO
3;0103;Caio Cedro;SIM
4;0104;Davi Angico;NÃO
5;0105;Eva Pequi;NÃO
6;0106;Fábio Buriti;SIM
`;

test('the help names every command with each of its options', async () => {
  const { stdout } = await rodar('--help');
  for (const [comando, { opcoes }] of Object.entries(COMANDOS)) {
    const linhas = stdout.split('\n').filter((linha) => linha.startsWith(`  cotas ${comando} `) || linha === `  cotas ${comando}`);
    expect([comando, linhas.length]).not.toEqual([comando, 0]);
    // "(--vagas …)" stands for the ways in which vacancies are told, shown once.
    const faltam = opcoes.filter((opcao) => opcao !== 'ofertas' && !linhas.join('\n').includes(`--${opcao}`));
    expect([comando, faltam]).toEqual([comando, []]);
  }
});

describe('cotas leis', () => {
  test('the laws, with validity and questions', async () => {
    const { codigo, json } = await rodarJson('leis');
    expect(codigo).toBe(0);
    expect(json.comando).toBe('leis');
    const leis = json.leis as unknown as { id: string; percentual: string; vigencia: unknown; reservas: string[]; perguntas: { pergunta: string; opcoes: string[]; padrao: string }[] }[];
    expect(leis.map(({ id, percentual, reservas }) => [id, percentual, reservas])).toEqual([
      ['porto-feliz-4993-2011', '20%', ['negros-indigenas']],
      ['ferraz-de-vasconcelos-3677-2026', '20%', ['negros']],
      ['porto-alegre-lc-494-2003', '12%', ['afro-brasileiros']],
      ['federal-15142-2025', '25% + 3% + 2%', ['negros', 'indigenas', 'quilombolas']],
    ]);
    expect(leis[2]?.vigencia).toEqual({ desde: '2003-09-10', ate: '2014-11-02', revogadaPor: expect.stringContaining('746') });
    expect(leis[1]?.vigencia).toEqual({ desde: '2026-07-21', ate: '2046-07-21' });
    // Its ten years are of a review, and end nothing.
    expect(leis[3]?.vigencia).toEqual({ desde: '2025-06-04' });
    for (const { perguntas } of leis) for (const { opcoes, padrao } of perguntas) expect(opcoes).toContain(padrao);
  });
});

describe('cotas quadro', () => {
  test('Porto Feliz, 10 vagas, PcD federal', async () => {
    const { codigo, json } = await rodarJson('quadro', '--lei', 'Porto Feliz', '--vagas', '10', '--pcd', 'federal', '--edital', '2026-02-10');
    expect(codigo).toBe(0);
    expect(json).toMatchObject({
      comando: 'quadro',
      lei: 'porto-feliz-4993-2011',
      aplica: true,
      vagas: 10,
      quadro: { ampla: 7, pcd: 1, 'negros-indigenas': 2 },
      posicoes: { pcd: [5], 'negros-indigenas': [4, 10] },
      sequencia: ['ampla', 'ampla', 'ampla', 'negros-indigenas', 'pcd', 'ampla', 'ampla', 'ampla', 'ampla', 'negros-indigenas'],
      problemas: [],
    });
  });

  test.each([
    ['porto feliz', '2011-11-03', false],
    ['porto feliz', '2011-11-04', true],
    ['ferraz', '2026-07-20', false],
    ['ferraz', '2026-07-21', false],
    ['ferraz', '2026-07-22', true],
    ['ferraz', '2046-07-22', true],
    ['lc 494', '2003-09-09', false],
    ['lc 494', '2003-09-10', true],
    ['lc 494', '2014-11-02', true],
    ['lc 494', '2014-11-03', false],
  ])('%s reaches an edital of %s: %s', async (lei, edital, aplica) => {
    const { codigo, json } = await rodarJson('quadro', '--lei', lei, '--vagas', '20', '--edital', edital);
    expect(json.aplica).toBe(aplica);
    expect(codigo).toBe(aplica ? 0 : 1);
    expect(json.problemas.some(({ codigo: c }) => c === 'lei-nao-alcanca')).toBe(!aplica);
    expect(typeof json.motivo).toBe(aplica ? 'undefined' : 'string');
  });

  test('organ and kind of post not reached', async () => {
    expect((await rodarJson('quadro', '--lei', 'porto feliz', '--vagas', '5', '--orgao', 'legislativo')).json.aplica).toBe(false);
    expect((await rodarJson('quadro', '--lei', 'lc 494', '--vagas', '5', '--vinculo', 'emprego')).json.aplica).toBe(false);
    expect((await rodarJson('quadro', '--lei', 'ferraz', '--vagas', '5', '--orgao', 'legislativo')).json.aplica).toBe(true);
  });

  test('without the date the law applies, with a warning', async () => {
    const { codigo, json } = await rodarJson('quadro', '--lei', 'porto feliz', '--vagas', '5');
    expect([codigo, json.aplica]).toEqual([0, true]);
    expect(json.problemas.map(({ gravidade }) => gravidade)).toEqual(['aviso']);
  });

  test('a reading against the text is refused, citing the article', async () => {
    const { codigo, json } = await rodarJson('quadro', '--lei', 'porto feliz', '--vagas', '5', '--leitura', 'ordem=proporcional');
    expect(codigo).toBe(1);
    expect(json.problemas.find(({ codigo: c }) => c === 'leitura-recusada')?.texto).toContain('art. 3º, § 1º');
  });
});

describe('cotas ordem', () => {
  test('the worked example of Ferraz, field by field', async () => {
    const { codigo, json } = await rodarJson('ordem', arquivo('a.csv', RANKING), '--lei', '3.677/2026', '--vagas', '5', '--edital', '2026-09-01');
    expect(codigo).toBe(0);
    const [cargo] = json.cargos as unknown as [Record<string, unknown>];
    expect(cargo).toMatchObject({ cargo: '', vagas: 5, quadro: { ampla: 4, negros: 1 }, foraDaOrdem: [] });
    expect(cargo.chamadas).toMatchObject([
      { chamada: 1, vaga: 1, modalidade: 'ampla', via: 'ampla', lista: 'ampla', inscricao: '0101', nome: 'Ana Jatobá', classificacao: 1, ocupa: 'ampla' },
      { chamada: 2, vaga: 2, inscricao: '0102' },
      { chamada: 3, vaga: 3, modalidade: 'negros', via: 'negros', lista: 'negros', inscricao: '0103', classificacaoNaLista: 2, ocupa: 'ampla' },
      { chamada: 4, vaga: 4, modalidade: 'ampla', via: 'compensacao', lista: 'negros', inscricao: '0106', classificacaoNaLista: 3, ocupa: 'negros', compensa: '0103', fundamento: ['art. 4º', 'art. 3º, § 1º'] },
      { chamada: 5, vaga: 5, via: 'ampla', inscricao: '0104' },
    ]);
    expect(cargo.listasEspecificas).toEqual({
      negros: [
        { ordem: 1, inscricao: '0101', nome: 'Ana Jatobá', classificacao: 1 },
        { ordem: 2, inscricao: '0103', nome: 'Caio Cedro', classificacao: 3 },
        { ordem: 3, inscricao: '0106', nome: 'Fábio Buriti', classificacao: 6 },
      ],
    });
  });

  test('a tie blocks only when it touches a call, and the order decided unblocks it', async () => {
    const empatado = arquivo('empate.csv', RANKING.replace('5;0105', '4;0105'));
    const base = ['ordem', empatado, '--lei', 'ferraz', '--edital', '2026-09-01'];
    expect((await rodarJson(...base, '--vagas', '2')).codigo).toBe(0);
    const tocado = await rodarJson(...base, '--vagas', '5');
    expect(tocado.codigo).toBe(1);
    expect(tocado.json.problemas).toContainEqual(expect.objectContaining({ codigo: 'empate', gravidade: 'pergunta', linha: 5, opcoes: ['0104', '0105'] }));
    expect((tocado.json.cargos as unknown as [{ chamadas: unknown[] }])[0].chamadas).toHaveLength(4);
    const decidido = await rodarJson(...base, '--vagas', '5', '--desempate', '105,104');
    expect(decidido.codigo).toBe(0);
    expect((decidido.json.cargos as unknown as [{ chamadas: unknown[] }])[0].chamadas[4]).toMatchObject({ inscricao: '0105' });
  });

  test('a gap above a call is asked; said complete, it is a notice', async () => {
    const comLacuna = arquivo('lacuna.csv', RANKING.replace('2;0102;Bia Ipê;NÃO\n', ''));
    const base = ['ordem', comLacuna, '--lei', 'ferraz', '--edital', '2026-09-01', '--vagas', '3'];
    const perguntado = await rodarJson(...base);
    expect(perguntado.codigo).toBe(1);
    expect(perguntado.json.problemas).toContainEqual(expect.objectContaining({ codigo: 'lacuna-na-classificacao', gravidade: 'pergunta', linha: 3 }));
    expect((await rodarJson(...base, '--resposta', 'lacuna-na-classificacao=completa')).codigo).toBe(0);
  });

  test('agrees with the second implementation from the file to the JSON', async () => {
    const sorteados = fc.sample(casos(), { numRuns: 60, seed: 2026 });
    for (const caso of sorteados) {
      if (caso.pessoas.length === 0 || (caso.leituras.ordem ?? '').startsWith('ultima')) continue;
      const { json } = await rodarJson('ordem', arquivo('caso.csv', csvDoCaso(caso)), ...opcoesDoCaso(caso), '--ofertas', caso.ofertas.join(','));
      const [cargo] = json.cargos as unknown as [{ chamadas: Record<string, unknown>[] }];
      const esperadas = oraculo.ordem(caso).chamadas;
      expect(cargo.chamadas.map(essencial)).toEqual(esperadas.map((chamada) => essencial({ ...chamada })));
    }
  });
});

describe('cotas proximas and conferir', () => {
  test('agree with the second implementation, from a livro in a file', async () => {
    const sorteados = fc.sample(livros(), { numRuns: 60, seed: 2027 });
    for (const { caso, atos, k } of sorteados) {
      if (caso.pessoas.length === 0 || (caso.leituras.ordem ?? '').startsWith('ultima')) continue;
      const { ofertas: _, ...semOfertas } = caso;
      const ranking = arquivo('caso.csv', csvDoCaso(caso));
      const livro = arquivo('livro.csv', csvDoLivro(atos));
      const chamar = Math.min(k, oraculo.dobrar(semOfertas, atos).abertas.length);
      const proximas = await rodarJson('proximas', ranking, ...opcoesDoCaso(caso), '--livro', livro, '--chamar', String(chamar));
      const [cargo] = proximas.json.cargos as unknown as [{ proximas: Record<string, unknown>[]; estado: { abertas: unknown } }];
      expect(cargo.proximas.map(essencial)).toEqual(oraculo.proximas(semOfertas, atos, chamar).map((chamada) => essencial({ ...chamada })));
      const { json, codigo } = await rodarJson('conferir', ranking, ...opcoesDoCaso(caso), '--livro', livro);
      const esperadas = oraculo.conferir(semOfertas, atos).divergencias;
      const achadas = json.divergencias as unknown as Record<string, unknown>[];
      expect(achadas.map(({ ato, vaga }) => [ato, vaga])).toEqual(esperadas.map(({ ato, vaga }) => [ato, vaga]));
      if (esperadas.length > 0) expect(codigo).toBe(1);
    }
  });

  test('more calls than open vagas is an error that says how many there are', async () => {
    const livro = arquivo('livro.csv', 'Ato;Tipo;Vaga;Inscrição;Quantidade\n1;oferta;;;3\n');
    const { codigo, json } = await rodarJson('proximas', arquivo('a.csv', RANKING), '--lei', 'ferraz', '--livro', livro, '--chamar', '4');
    expect(codigo).toBe(1);
    expect(json.problemas.find(({ codigo: c }) => c === 'vagas-insuficientes')?.texto).toContain('3 vagas abertas');
  });
});

describe('wrong usage', () => {
  const uso = async (...args: string[]): Promise<[number, string]> => {
    const { codigo, stdout, stderr } = await rodar(...args);
    expect(stdout).toBe('');
    return [codigo, stderr];
  };
  test.each([
    [['foo'], 'leis, quadro, ler'],
    [[], 'leis, quadro, ler'],
    [['quadro', '--lei', 'ferraz', '--vagas', 'dez'], 'dez'],
    [['quadro', '--lei', 'ferraz', '--vagas', '-1'], '-1'],
    [['quadro', '--lei', 'ferraz', '--vagas', '1.5'], '1.5'],
    [['quadro', '--lei', 'ferraz', '--vagas', '9'.repeat(30)], 'máximo'],
    [['quadro', '--lei', 'ferraz'], '--ofertas'],
    [['quadro', '--vagas', '3'], '--lei'],
    [['quadro', '--lei', 'porto', '--vagas', '3'], 'porto-feliz-4993-2011'],
    [['quadro', '--lei', 'xyz', '--vagas', '3'], 'porto-alegre-lc-494-2003'],
    [['quadro', '--lei', 'ferraz', '--vagas', '3', '--leitura', 'computo=talvez'], 'ordem-de-chamada | compensada'],
    [['quadro', '--lei', 'ferraz', '--vagas', '3', '--leitura', 'nada=1'], 'cotistas-insuficientes'],
    [['quadro', '--lei', 'ferraz', '--vagas', '3', '--edital', '2026-02-30'], '2026-02-30'],
    [['quadro', '--lei', 'ferraz', '--vagas', '3', '--pcd', 'sim'], 'federal'],
    [['quadro', '--lei', 'ferraz', '--vagas', '3', '--nova'], '--nova'],
    [['quadro', '--lei', 'ferraz', '--vagas', '3', '--ofertas', '3,x'], 'x'],
    [['quadro', '--lei', 'ferraz', '--vagas', '3', '--orgao', 'judiciario'], 'legislativo'],
    [['ordem', '--lei', 'ferraz', '--vagas', '3'], 'arquivo'],
    [['ler', 'a.csv', '--resposta', 'qualquer=sim'], 'qualquer'],
  ])('%j → exit 2, naming what is wrong', async (args, parte) => {
    const [codigo, stderr] = await uso(...args);
    expect(codigo).toBe(2);
    expect(stderr).toContain(parte);
  });
});

function essencial({ chamada, vaga, modalidade, via, lista, inscricao, ocupa, compensa }: Record<string, unknown>): unknown[] {
  return [chamada, vaga, modalidade, via, lista, inscricao, ocupa, compensa ?? null];
}
