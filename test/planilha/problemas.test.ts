import type { ProblemasDaLeitura } from '../../src/core/problemas/leitura';
import { FRASES_DA_LEITURA } from '../../src/redacao/problemas/leitura';
import { aba, abaDe, FERRAZ, ler, pessoas, PORTO_FELIZ, problemas } from './tabelas';

const TITULOS = '|Class.|Inscrição|Nome|';
const com = (titulo: string, ...celulas: string[]): ReturnType<typeof aba> =>
  aba(
    [
      `${TITULOS}${titulo}|`,
      ...celulas.map((celula, i) => `|${i + 1}|${101 + i}|Pessoa ${'ABCDEFGH'[i]} Jatobá|${celula}|`),
    ].join('\n'),
  );

describe('cada problema com o seu lugar', () => {
  test.each<[string, ReturnType<typeof aba>, string[]]>([
    ['marca desconhecida', com('Cota', 'PPP', 'Xpto'), ['pergunta marca-desconhecida D3']],
    ['N sob NEGRO, ao lado de X', com('Negro', 'X', 'N', ''), ['pergunta marca-ambigua D3']],
    ['N com S é não', com('Negro', 'S', 'N', ''), []],
    ['N sob PcD é não', com('PcD', 'X', 'N', ''), []],
    ['situação desconhecida', com('Situação', 'Habilitado', 'Migração'), ['pergunta situacao-desconhecida D3']],
    ['situações que não combinam', com('Situação', 'Nomeado - desistente'), ['pergunta situacao-contraditoria D2']],
    ['eliminado com liminar', com('Situação', 'Eliminado (liminar)'), ['pergunta situacao-contraditoria D2']],
    ['data impossível', com('Nascimento', '31/04/1990', '13/05/1990'), ['aviso data-impossivel D2']],
    ['datas que servem nas duas ordens', com('Nascimento', '03/04/1990', '05/06/1990'), ['aviso data-ambigua D2']],
    [
      'datas misturadas',
      com('Nascimento', '31/12/1990', '12/31/1990'),
      ['aviso data-ambigua D2', 'aviso data-impossivel D3'],
    ],
    ['erro de fórmula que importa', com('Cota', 'PPP', '#N/D'), ['erro celula-com-erro D3']],
    ['erro de fórmula que não importa', com('Telefone', '1', '#REF!'), ['aviso celula-com-erro D3']],
    ['grupo que a lei não alcança', com('Cota', 'Quilombola', 'quilombolas'), ['aviso grupo-sem-reserva D2']],
    ['marca de vários grupos', com('NI', '1', ''), ['pergunta marca-de-varios-grupos D2']],
    ['cor no lugar da cota', com('Cor/Raça', 'Parda', 'Branca'), ['aviso marca-pela-cor D2']],
    [
      'observação que fala de desistência',
      com('Obs.', 'pediu desistência da outra vaga'),
      ['aviso observacao-a-conferir D2'],
    ],
    ['observação que é a situação', com('Obs.', 'Desistente'), []],
    ['nota ilegível', com('Nota', '9,5', 'ver anexo'), ['aviso nota-ilegivel D3']],
    ['nota e classificação em desacordo', com('Nota', '80', '90'), ['aviso classificacao-diverge-da-nota A2']],
  ])('%s', (_, planilha, esperados) => {
    expect(problemas(ler(planilha))).toEqual(esperados);
  });

  test.each<[string, string, string[]]>([
    ['empate', '|1|1|Ana Ipê|\n|2|2|Bento Ipê|\n|2|3|Caio Ipê|\n|4|4|Dalva Ipê|', ['aviso empate A3']],
    ['eliminado não empata', '|1|1|Ana Ipê|\n|Eliminado|2|Bento Ipê|\n|2|3|Caio Ipê|', []],
    ['lacuna', '|1|1|Ana Ipê|\n|4|2|Bento Ipê|', ['aviso lacuna-na-classificacao A3']],
    ['lacuna no começo', '|2|1|Ana Ipê|\n|3|2|Bento Ipê|', ['aviso lacuna-na-classificacao A2']],
    [
      'lacuna depois de empate',
      '|1|1|Ana Ipê|\n|1|2|Bento Ipê|\n|4|3|Caio Ipê|',
      ['aviso lacuna-na-classificacao A4', 'aviso empate A2'],
    ],
    ['numeração densa depois de empate', '|1|1|Ana Ipê|\n|1|2|Bento Ipê|\n|2|3|Caio Ipê|', ['aviso empate A2']],
    ['duplicata', '|1|007|Ana Ipê|\n|1|7|Ana Ipê|', ['aviso duplicata 3']],
    ['inscrição de duas pessoas', '|1|7|Ana Ipê|\n|2|7|Bento Cedro|', ['erro inscricao-repetida 3']],
    ['mesma pessoa, classificações diferentes', '|1|7|Ana Ipê|\n|2|7|Ana Ipê|', ['erro inscricao-repetida 3']],
    ['homônimos', '|1|7|Ana Ipê|\n|2|8|ANA IPE|', ['aviso homonimos C3']],
    ['inscrição em branco', '|1||Ana Ipê|\n|2|8|Bento Ipê|', ['erro inscricao-ausente B2']],
    ['nome em branco', '|1|7||\n|2|8|Bento Ipê|', ['aviso nome-ausente C2']],
    ['classificação em branco', '|1|7|Ana Ipê|\n||8|Bento Ipê|', ['erro classificacao-ausente A3']],
    ['classificação fracionária', '|1|7|Ana Ipê|\n|1,5|8|Bento Ipê|', ['erro classificacao-ilegivel A3']],
    ['classificação negativa', '|1|7|Ana Ipê|\n|-2|8|Bento Ipê|', ['erro classificacao-ilegivel A3']],
    ['classificação sem pessoa', '|1|7|Ana Ipê|\n|2|||', ['erro linha-sem-pessoa 3']],
    [
      'linha que não se entende',
      '|1|7|Ana Ipê|\n||| da Silva Tamarindo|\n|2|8|Bento Ipê|',
      ['aviso linha-nao-entendida 3'],
    ],
  ])('%s', (_, linhas, esperados) => {
    expect(problemas(ler(aba(`${TITULOS}\n${linhas}`)))).toEqual(esperados);
  });

  test('a mesma pessoa com marca só numa linha: na lista do grupo ninguém tem posto pior do que na geral', () => {
    const com = (...linhas: readonly string[]) => ler(aba(['|Class.|Inscrição|Nome|Cota|', ...linhas].join('\n')));
    expect(problemas(com('|1|1|Ana Ipê||', '|2|2|Bento Cedro||', '|3|2|Bento Cedro|negro|'))).toEqual([
      'erro inscricao-repetida 4',
    ]);
    const porLista = com('|1|1|Ana Ipê||', '|2|2|Bento Cedro||', '|1|2|Bento Cedro|negro|');
    expect(porLista.problemas.filter(({ codigo }) => codigo === 'inscricao-repetida')).toEqual([]);
  });

  test('erro de fórmula e data no lugar da classificação', () => {
    const leitura = ler(
      abaDe([
        ['Class.', 'Inscrição', 'Nome'],
        [{ tipo: 'erro', erro: '#VALOR!' }, 7, 'Ana Ipê'],
        [{ tipo: 'data', data: '2024-01-02' }, 8, 'Bento Ipê'],
        [1, 9, 'Caio Ipê'],
      ]),
    );
    expect(problemas(leitura)).toEqual(['erro celula-com-erro A2', 'erro classificacao-ilegivel A3']);
  });

  test('colunas ambíguas: pergunta, resposta e --coluna', () => {
    const planilha = aba('|Inscrição|Nome|Classificação|Nova Classificação|\n|1|Ana Ipê|1|2|\n|2|Bento Ipê|2|1|');
    const leitura = ler(planilha);
    expect(problemas(leitura)).toEqual(['pergunta coluna-ambigua C1']);
    expect(leitura.problemas[0]?.opcoes).toEqual(['C', 'D']);
    for (const opcoes of [
      { respostas: [{ codigo: 'coluna-ambigua', valor: 'D' }] },
      { colunas: { classificacao: 'd' } },
    ]) {
      const respondida = ler(planilha, { reservas: FERRAZ, ...opcoes });
      expect(respondida.candidatos.map(({ classificacao }) => classificacao)).toEqual([2, 1]);
      expect(problemas(respondida)).toEqual([]);
    }
  });

  test('duas colunas com as mesmas posições não são ambíguas; um número de ordem sozinho é', () => {
    expect(problemas(ler(aba('|Inscrição|Nome|Classificação|Class. AC|\n|1|Ana Ipê|1|1|\n|2|Bento Ipê|2||')))).toEqual(
      [],
    );
    expect(problemas(ler(aba('|Nº|Inscrição|Nome|\n|1|1|Ana Ipê|\n|2|2|Bento Ipê|')))).toEqual([
      'pergunta coluna-ambigua A1',
    ]);
  });

  test('--coluna com campo ou coluna que não há', () => {
    const leitura = ler(com('Cota', 'PPP'), {
      reservas: FERRAZ,
      colunas: { banana: 'A', nota: 'ZZ', 'reserva:quilombolas': 'D' },
    });
    expect(problemas(leitura)).toEqual([
      'erro campo-desconhecido',
      'erro coluna-inexistente',
      'erro campo-desconhecido',
    ]);
  });

  test('--coluna reserva:<id> lê uma coluna de título estranho', () => {
    const leitura = ler(com('Lei 3.677', 'S', '', 'N'), { reservas: FERRAZ, colunas: { 'reserva:negros': 'D' } });
    expect(leitura.candidatos.map(({ reservas }) => reservas)).toEqual([{ negros: 'declarada' }, {}, {}]);
  });

  test('respostas', () => {
    const ambigua = com('Negro', 'X', 'N', 'N');
    const respondida = (valor: string, linha?: number): string[] =>
      pessoas(
        ler(ambigua, {
          reservas: FERRAZ,
          respostas: [{ codigo: 'marca-ambigua', valor, ...(linha === undefined ? {} : { linha }) }],
        }),
      ).map((texto) => texto.split('; ').slice(4).join());
    expect(respondida('sim')).toEqual(['negros=declarada', 'negros=declarada', 'negros=declarada']);
    expect(respondida('nao')).toEqual(['negros=declarada', '', '']);
    expect(respondida('nao', 3)).toEqual(['negros=declarada', '', 'negros=pendente']);
    expect(
      problemas(
        ler(ambigua, {
          reservas: FERRAZ,
          respostas: [
            { codigo: 'marca-ambigua', valor: 'talvez' },
            { codigo: 'situacao-desconhecida', valor: 'habilitado' },
          ],
        }),
      ),
    ).toEqual([
      'pergunta marca-ambigua D3',
      'pergunta marca-ambigua D4',
      'erro resposta-invalida',
      'aviso resposta-sem-pergunta',
    ]);
    const texto = ler(com('Cota', 'Xpto', 'Zzz'), {
      reservas: FERRAZ,
      respostas: [
        { codigo: 'marca-desconhecida', linha: 2, valor: 'negros' },
        { codigo: 'marca-desconhecida', linha: 3, valor: 'nenhuma' },
      ],
    });
    expect(texto.candidatos.map(({ reservas }) => reservas)).toEqual([{ negros: 'declarada' }, {}]);
    expect(problemas(texto)).toEqual([]);
    const situada = ler(com('Situação', 'Migração'), {
      reservas: FERRAZ,
      respostas: [{ codigo: 'situacao-desconhecida', valor: 'desistente' }],
    });
    expect(situada.candidatos[0]?.situacao).toBe('desistente');
    const grupos = ler(com('NI', '1'), {
      reservas: FERRAZ,
      respostas: [{ codigo: 'marca-de-varios-grupos', valor: 'negros' }],
    });
    expect(grupos.candidatos[0]?.reservas).toEqual({ negros: 'declarada' });
  });

  test('heteroidentificação e perícia', () => {
    const leitura = ler(
      aba(`
      |Classificação|Inscrição|Nome|Cota PPP|Heteroidentificação|PcD|Perícia Médica|
      |1|1|Ana Jatobá|SIM|Confirmada|NÃO||
      |2|2|Bento Ipê|SIM|Não confirmada|NÃO||
      |3|3|Caio Cedro|NÃO||SIM|Apto|
      |4|4|Dalva Imbé|NÃO|Deferido|SIM|Inapta|
      |5|5|Elza Murici|SIM||SIM||
      |6|6|Fabio Ingá|SIM|Recurso deferido|||
      |7|7|Gil Angico|SIM|Indeferido em recurso|||`),
    );
    expect(leitura.candidatos.map(({ reservas }) => reservas)).toEqual([
      { negros: 'confirmada' },
      { negros: 'negada' },
      { pcd: 'confirmada' },
      { negros: 'pendente', pcd: 'negada' },
      { negros: 'pendente', pcd: 'pendente' },
      { negros: 'confirmada' },
      { negros: 'pendente' },
    ]);
    expect(problemas(leitura)).toEqual([
      'pergunta cota-contraditoria D5',
      'aviso cota-pendente D6',
      'aviso cota-pendente F6',
      'pergunta verificacao-desconhecida E8',
    ]);
  });

  test('linhas ocultas são lidas, com aviso', () => {
    const leitura = ler({ ...com('Cota', 'PPP', ''), linhasOcultas: [2] });
    expect(leitura.candidatos).toHaveLength(2);
    expect(problemas(leitura)).toEqual(['aviso linhas-ocultas 3']);
  });

  test('sem classificação nem nota, um erro só', () => {
    expect(problemas(ler(aba('|Inscrição|Nome|\n|1|Ana Ipê|\n|2|Bento Ipê|')))).toEqual([
      'erro classificacao-ausente 2',
    ]);
  });

  test('cargo só na primeira linha do bloco (mescla que o .csv perde)', () => {
    const leitura = ler(
      aba('|Cargo|Class.|Inscrição|Nome|\n|MÉDICO|1|1|Ana Ipê|\n||2|2|Bento Ipê|\n|DENTISTA|1|3|Caio Ipê|'),
    );
    expect(leitura.candidatos.map(({ cargo }) => cargo)).toEqual(['MÉDICO', 'MÉDICO', 'DENTISTA']);
    expect(problemas(leitura)).toEqual(['aviso cargo-herdado A3']);
  });

  test('uma inscrição em dois cargos', () => {
    expect(problemas(ler(aba('|Cargo|Class.|Inscrição|Nome|\n|MÉDICO|1|1|Ana Ipê|\n|DENTISTA|1|1|Ana Ipê|')))).toEqual([
      'aviso inscricao-em-dois-cargos 3',
    ]);
  });
});

describe('marcas', () => {
  test.each<[string, string]>([
    ['pretos e pardos', 'negros-indigenas'],
    ['"Pretos e Pardos"', 'negros-indigenas'],
    ['Preta', 'negros-indigenas'],
    ['PARDO', 'negros-indigenas'],
    ['negro(a)', 'negros-indigenas'],
    ['Afro-brasileira', 'negros-indigenas'],
    ['afrodescendente', 'negros-indigenas'],
    ['Cota Racial', 'negros-indigenas'],
    ['étnico-racial', 'negros-indigenas'],
    ['PPP', 'negros-indigenas'],
    ['PPI', 'negros-indigenas'],
    ['NNA', 'negros-indigenas'],
    ['N.I.', 'negros-indigenas'],
    ['Índia', 'negros-indigenas'],
    ['cotista', 'negros-indigenas'],
    ['Pessoa com deficiência', 'pcd'],
    ['P.C.D.', 'pcd'],
    ['PNE', 'pcd'],
    ['Deficiente', 'pcd'],
    ['Negra e PcD', 'negros-indigenas,pcd'],
    ['sem deficiência, negra', 'negros-indigenas'],
    ['PPP 2º', 'negros-indigenas'],
    ['Não PCD', ''],
    ['sem deficiência', ''],
    ['não cotista', ''],
    ['Não negro', ''],
    ['Ampla', ''],
    ['Ampla Concorrência', ''],
    ['A.C.', ''],
    ['Não se aplica', ''],
    ['—', ''],
    ['0', ''],
    ['nenhuma', ''],
    ['Não', ''],
  ])('%s', (texto, esperadas) => {
    const leitura = ler(com('Modalidade', texto), { reservas: PORTO_FELIZ });
    expect(Object.keys(leitura.candidatos[0]?.reservas ?? {}).join()).toBe(esperadas);
    expect(problemas(leitura)).toEqual([]);
  });

  test.each(['X', 'x ', ' X', 'S', 'SIM', '1', '3º', '✓', '*', 'PPP', 'true'])(
    '"%s" em coluna do grupo marca',
    (texto) => {
      const leitura = ler(
        abaDe([
          ['Class.', 'Inscrição', 'Nome', 'Negros'],
          [1, 1, 'Ana Ipê', texto],
        ]),
      );
      expect(leitura.candidatos[0]?.reservas).toEqual({ negros: 'declarada' });
    },
  );

  test('sem lei, os grupos saem pelas suas palavras', () => {
    const leitura = ler(com('Cota', 'PPP', 'NI', 'Indígena', 'Cotista', 'PcD'), {});
    expect(leitura.candidatos.map(({ reservas }) => Object.keys(reservas).join())).toEqual([
      'negros',
      'negros e índios',
      'indígenas',
      'cota',
      'pcd',
    ]);
    expect(problemas(leitura)).toEqual([]);
  });

  test('palavras de uma lei própria', () => {
    const reservas = [
      { id: 'servidores', nome: 'Servidores', marcas: ['COTA SERV', 'servidor'] },
      { id: 'negros', nome: 'Negros', marcas: ['pretos e pardos'] },
    ];
    const leitura = ler(com('Lista', 'cota serv', 'Servidor', 'negra'), { reservas });
    expect(leitura.candidatos.map(({ reservas: lidas }) => Object.keys(lidas).join())).toEqual([
      'servidores',
      'servidores',
      'negros',
    ]);
    expect(problemas(leitura)).toEqual([]);
  });
});

test.each<[string, string]>([
  ['Aprovada', 'habilitado'],
  ['CLASSIFICADO', 'habilitado'],
  ['Cadastro de Reserva', 'habilitado'],
  ['Não eliminado', 'habilitado'],
  ['aguardando', 'habilitado'],
  ['Eliminada (item 9.4)', 'eliminado'],
  ['AUSENTE', 'eliminado'],
  ['Faltou', 'eliminado'],
  ['não habilitada', 'eliminado'],
  ['Reprovado', 'eliminado'],
  ['inapta', 'eliminado'],
  ['Desistente', 'desistente'],
  ['NÃO TOMOU POSSE', 'desistente'],
  ['desistiu', 'desistente'],
  ['FINAL DE FILA', 'fim-de-fila'],
  ['fim de fila', 'fim-de-fila'],
  ['Reclassificada', 'fim-de-fila'],
  ['Sub judice', 'sub-judice'],
  ['Aprovado (liminar)', 'sub-judice'],
  ['Nomeada', 'ja-nomeado'],
  ['já convocado', 'ja-nomeado'],
  ['Contratado', 'ja-nomeado'],
  ['—', 'habilitado'],
])('situação %s', (texto, esperada) => {
  const leitura = ler(com('Situação', texto));
  expect(leitura.candidatos[0]?.situacao).toBe(esperada);
  expect(problemas(leitura)).toEqual([]);
});

test('cada frase é uma ou mais sentenças inteiras, sem indefinidos', () => {
  const exemplos: { [C in keyof ProblemasDaLeitura]?: ProblemasDaLeitura[C] } = {
    empate: { classificacao: 2, pessoas: ['Ana', 'Bento'], muda: true },
    'lacuna-na-classificacao': { anterior: 3, seguinte: 6 },
    'coluna-ambigua': {
      campo: 'classificacao',
      colunas: [
        { coluna: 'C', titulo: 'Classificação' },
        { coluna: 'D', titulo: '' },
      ],
    },
    'marca-ambigua': { texto: 'N', titulo: 'NEGRO', reserva: 'Negros' },
    'inscricao-repetida': { inscricao: '7', linhaOriginal: 2, nomes: ['Ana', 'Bento'], difere: ['nome'] },
  };
  expect(FRASES_DA_LEITURA.empate(exemplos.empate ?? { classificacao: 0, pessoas: [], muda: false })).toBe(
    'Ana e Bento têm a mesma classificação (2º). A ordem entre eles muda quem é chamado: decida-a pelo critério do edital.',
  );
  expect(FRASES_DA_LEITURA['coluna-ambigua'](exemplos['coluna-ambigua'] ?? { campo: '', colunas: [] })).toBe(
    'Mais de uma coluna pode ser classificacao: C (“Classificação”) e D. Escolha uma.',
  );
});
