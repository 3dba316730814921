import { ordenar } from '../../src/trabalho/ordem';
import { folhasDaOrdem } from '../../src/trabalho/folhas';
import { lerAbas } from '../../src/planilha/leitura';
import type { Aba, Celula } from '../../src/planilha/grade';
import type { Procedencia } from '../../src/trabalho/procedencia';
import { Sessao } from '../../src/trabalho/sessao';
import { aba, abaDe } from '../planilha/tabelas';
import { pedidoDe } from './apoio';

const FELIZ = pedidoDe('Porto Feliz', 3);
const PROCEDENCIA: Procedencia = {
  origem: { tipo: 'arquivo', nome: 'resultado.xlsx' },
  abas: ['Plan1'],
  sha256: '',
  versao: '1.0.0',
  data: '2026-03-01',
};

function sessaoCom(...abas: Aba[]): Sessao {
  const sessao = new Sessao();
  sessao.carrega(abas);
  return sessao;
}

const RANKING = aba(`Prefeitura Municipal |
  Class. | Inscrição | Nome       | Nota | Nascimento | Negro ou indígena | Sala
  1      | 01        | Ana Jatobá | 90   | 01/02/1990 | NÃO               | 3
  2      | 02        | Bia Ipê    | 85,5 | 15/03/1991 | SIM               | 3
  2      | 03        | Caio Cedro | 85,5 | 14/03/1991 | NÃO               | 4
  4      | 04        | Davi Pequi | 80   | 20/10/1985 | SIM               | 4
  5      | 05        | Eva Umburana | 70 | 21/10/1985 | NÃO               | 4`);

describe('the reading', () => {
  test('every used column with its title and the first different values under it', () => {
    const [lida] = sessaoCom(RANKING).le(FELIZ.lei, {}).abas;
    expect(lida?.cabecalho).toBe(2);
    expect(lida?.titulos).toEqual([
      { coluna: 'A', titulo: 'Class.', exemplos: ['1', '2', '4'] },
      { coluna: 'B', titulo: 'Inscrição', exemplos: ['01', '02', '03'] },
      { coluna: 'C', titulo: 'Nome', exemplos: ['Ana Jatobá', 'Bia Ipê', 'Caio Cedro'] },
      { coluna: 'D', titulo: 'Nota', exemplos: ['90', '85,5', '80'] },
      { coluna: 'E', titulo: 'Nascimento', exemplos: ['01/02/1990', '15/03/1991', '14/03/1991'] },
      { coluna: 'F', titulo: 'Negro ou indígena', exemplos: ['NÃO', 'SIM'] },
      { coluna: 'G', titulo: 'Sala', exemplos: ['3', '4'] },
    ]);
    expect(lida?.colunas['nota']).toEqual({ coluna: 'D', titulo: 'Nota' });
  });

  test('titles in two rows are one; a column without a title is told when people have something in it', () => {
    const linhas: Celula[][] = [
      ['CLASSIFICAÇÃO', null, 'Inscrição', 'Nome', null],
      ['Geral', 'Negros', null, null, null],
      [1, null, '01', 'Ana Jatobá', { tipo: 'data', data: '1990-02-01' }],
      [2, 1, '02', 'Bia Ipê', null],
    ];
    const [lida] = sessaoCom(abaDe(linhas, [{ linha: 0, coluna: 0, ultimaLinha: 0, ultimaColuna: 1 }])).le(FELIZ.lei, {}).abas;
    expect(lida?.cabecalho).toBe(1);
    expect(lida?.titulos.map(({ coluna, titulo, exemplos }) => `${coluna} ${titulo}: ${exemplos.join(', ')}`)).toEqual([
      'A CLASSIFICAÇÃO / Geral: 1, 2',
      'B CLASSIFICAÇÃO / Negros: 1',
      'C Inscrição: 01, 02',
      'D Nome: Ana Jatobá, Bia Ipê',
      'E : 01/02/1990',
    ]);
  });

  test('columns given by hand over a sheet without titles: no header row', () => {
    const sem = abaDe([[1, '01', 'Ana Jatobá'], [2, '02', 'Bia Ipê']]);
    const [lida] = sessaoCom(sem).le(FELIZ.lei, { colunas: { nome: 'C', inscricao: 'B', classificacao: 'A' } }).abas;
    expect(lida).toMatchObject({ candidatos: 2, titulos: [{ coluna: 'A', titulo: '' }, { coluna: 'B' }, { coluna: 'C' }] });
    expect(lida).not.toHaveProperty('cabecalho');
  });

  test('who is marked in each reserva, under a law and without one', () => {
    const sessao = sessaoCom(RANKING);
    const marcados = { declarada: 2, confirmada: 0, pendente: 0, negada: 0 };
    expect(sessao.le(FELIZ.lei, {})).toMatchObject({
      candidatos: 5,
      totalDeCargos: 1,
      cargos: [{ cargo: '', pessoas: 5, foraDasListas: 0, reservas: { 'negros-indigenas': marcados, pcd: { declarada: 0 } } }],
    });
    const [semLei] = sessao.le(undefined, {}).cargos;
    expect(semLei?.pessoas).toBe(5);
    expect(Object.values(semLei?.reservas ?? {})).toContainEqual(marcados);
  });

  test('a question has a key that stays, and the values of its answers', () => {
    const sessao = sessaoCom(aba('Class. | Inscrição | Nome | Negro\n1 | 01 | Ana Jatobá | N\n2 | 02 | Bia Ipê | X\n3 | 03 | Caio Cedro | N'));
    const ambiguas = (resumo: ReturnType<Sessao['le']>): string[] =>
      resumo.problemas.primeiros.filter(({ codigo }) => codigo === 'marca-ambigua').map(({ chave }) => chave);
    const antes = sessao.le(FELIZ.lei, {});
    expect(ambiguas(antes)).toEqual(['marca-ambigua|Plan1|2|D|', 'marca-ambigua|Plan1|4|D|']);
    expect(antes.problemas.primeiros[0]).toMatchObject({ gravidade: 'pergunta', opcoes: ['sim', 'nao'] });
    expect(antes.porCodigo[0]).toEqual({ codigo: 'marca-ambigua', gravidade: 'pergunta', total: 2 });
    const depois = sessao.le(FELIZ.lei, { respostas: [{ codigo: 'marca-ambigua', linha: 2, valor: 'nao' }] });
    expect(ambiguas(depois)).toEqual(['marca-ambigua|Plan1|4|D|']);
  });
});

describe('the order', () => {
  test('the ties that matter, with what an edital unties by; nothing may be written meanwhile', () => {
    const sessao = sessaoCom(RANKING);
    sessao.le(FELIZ.lei, {});
    const resumo = sessao.ordena(pedidoDe('Porto Feliz', 2));
    expect(resumo.bloqueia).toBe(true);
    expect(resumo.empates).toEqual([
      {
        chave: expect.stringMatching(/^empate\|Plan1\|/),
        cargo: '',
        classificacao: 2,
        total: 2,
        pessoas: [
          { inscricao: '02', nome: 'Bia Ipê', nascimento: '1991-03-15', nota: 85.5 },
          { inscricao: '03', nome: 'Caio Cedro', nascimento: '1991-03-14', nota: 85.5 },
        ],
      },
    ]);
    expect(resumo.problemas.primeiros.map(({ chave }) => chave)).toContain(resumo.empates[0]?.chave);
    expect(() => sessao.folhas(pedidoDe('Porto Feliz', 2), {}, PROCEDENCIA)).toThrow(RangeError);
  });

  test('a tie that was decided, and one that changes nothing, are not asked', () => {
    const sessao = sessaoCom(RANKING);
    sessao.le(FELIZ.lei, {});
    expect(sessao.ordena(pedidoDe('Porto Feliz', 2, { desempates: [['03', '02']] }))).toMatchObject({
      bloqueia: false,
      empates: [],
      cargos: [{ pessoas: 5, abertas: 0, chamadas: { primeiros: [{ nome: 'Ana Jatobá' }, { nome: 'Caio Cedro' }] } }],
    });
    expect(sessao.ordena(pedidoDe('Porto Feliz', 1))).toMatchObject({ bloqueia: false, empates: [] });
    expect(sessao.ordena(pedidoDe('Porto Feliz', 1)).porCodigo).toContainEqual({ codigo: 'empate', gravidade: 'aviso', total: 1 });
  });

  test('each request has its own order, and a new reading makes a new one', () => {
    const sessao = sessaoCom(RANKING);
    sessao.le(FELIZ.lei, {});
    const chamadas = (vagas: number): number => sessao.ordena(pedidoDe('Porto Feliz', vagas, { desempates: [['03', '02']] })).cargos[0]?.chamadas.total ?? 0;
    expect([chamadas(3), chamadas(4), chamadas(3)]).toEqual([3, 4, 3]);
    sessao.carrega([aba('Class. | Inscrição | Nome\n1 | 01 | Ana Jatobá')]);
    expect(sessao.ordena(pedidoDe('Porto Feliz', 1)).cargos).toEqual([]);
    sessao.le(FELIZ.lei, {});
    expect(sessao.ordena(pedidoDe('Porto Feliz', 3)).cargos[0]).toMatchObject({ chamadas: { total: 1 }, abertas: 2 });
  });

  test('the table of vagas needs no ranking, and is cut where it is long', () => {
    const quadro = new Sessao().quadro(pedidoDe('Porto Feliz', 3000));
    expect(quadro).toMatchObject({ aplica: true, vagas: 3000, quadro: { 'negros-indigenas': 600 }, bloqueia: false });
    expect(quadro.sequencia).toHaveLength(200);
    expect(quadro.posicoes['negros-indigenas']?.slice(0, 3)).toEqual([5, 10, 15]);
    expect(quadro.posicoes['negros-indigenas']).toHaveLength(200);
    const fora = new Sessao().quadro(pedidoDe('Porto Feliz', 3, { edital: { data: '2001-01-01' } }));
    expect(fora).toMatchObject({ aplica: false, bloqueia: true, problemas: { primeiros: [{ codigo: 'lei-nao-alcanca' }] } });
  });
});

test('people are found by pieces of their name, without accents, and by inscrição, with their place', () => {
  const sessao = sessaoCom(RANKING);
  sessao.le(FELIZ.lei, {});
  expect(sessao.procura('jatoba')).toEqual([{ inscricao: '01', nome: 'Ana Jatobá', cargo: '', aba: 'Plan1', linha: 3 }]);
  expect(sessao.procura(' 05 ').map(({ nome, linha }) => `${nome} ${linha}`)).toEqual(['Eva Umburana 7']);
  expect(sessao.procura('ninguém assim')).toEqual([]);
});

test('why a person is called', () => {
  const sessao = sessaoCom(RANKING);
  sessao.le(FELIZ.lei, {});
  const resposta = sessao.porque(pedidoDe('Porto Feliz', 1), '1');
  expect(resposta).toMatchObject({ inscricao: '01', nome: 'Ana Jatobá', chamada: true });
  expect(resposta).not.toHaveProperty('problemas');
});

test('the sheets are those of the command line', () => {
  const pedido = pedidoDe('Porto Feliz', 2, { desempates: [['03', '02']] });
  const sessao = sessaoCom(RANKING);
  sessao.le(pedido.lei, {});
  const leitura = lerAbas([RANKING], { reservas: pedido.lei.reservas });
  const identificacao = { orgao: 'Prefeitura' };
  expect(sessao.folhas(pedido, identificacao, PROCEDENCIA)).toEqual(folhasDaOrdem(pedido, ordenar(leitura, pedido), identificacao, PROCEDENCIA));
});

describe('the preview', () => {
  const linhas: Celula[][] = [
    ['Título', null, null],
    [{ tipo: 'data', data: '2026-03-01' }, { tipo: 'porcentagem', valor: 0.07 }, { tipo: 'erro', erro: '#N/D' }],
    [],
    [87.5, true, 'x'.repeat(500), null],
    [null],
  ];

  test('cells as a person sees them', () => {
    expect(sessaoCom(abaDe(linhas)).previa('Plan1', 1, 10)).toEqual({
      linhas: [
        { linha: 1, celulas: ['Título', '', ''] },
        { linha: 2, celulas: ['01/03/2026', '7%', '#N/D'] },
        { linha: 3, celulas: [] },
        { linha: 4, celulas: ['87,5', 'VERDADEIRO', `${'x'.repeat(200)}…`, ''] },
      ],
      total: 4,
      colunas: 3,
    });
  });

  test('a window over the rows, within the sheet and the cap', () => {
    const longa = sessaoCom(abaDe(Array.from({ length: 1000 }, (_, i): Celula[] => [i + 1])));
    const numeros = (de: number, quantas: number): number[] => longa.previa('Plan1', de, quantas).linhas.map(({ linha }) => linha);
    expect(numeros(11, 3)).toEqual([11, 12, 13]);
    expect(longa.previa('Plan1', 11, 1).linhas).toEqual([{ linha: 11, celulas: ['11'] }]);
    expect(numeros(999, 50)).toEqual([999, 1000]);
    expect(numeros(0, 2)).toEqual([1, 2]);
    expect(numeros(1, 5000)).toHaveLength(200);
    expect(numeros(2000, 5)).toEqual([]);
    expect(longa.previa('Outra', 1, 5)).toEqual({ linhas: [], total: 0, colunas: 0 });
  });
});
