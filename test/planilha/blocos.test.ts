import { aba, abaDe, FERRAZ, ignoradas, ler, pessoas, problemas } from './tabelas';

describe('blocos e abas', () => {
  test('um cargo por bloco, cabeçalho e títulos repetidos por página, total, legenda e assinaturas', () => {
    const leitura = ler(
      aba(`
      |PREFEITURA MUNICIPAL DE JATOBÁ|
      |CONCURSO PÚBLICO 01/2024 - RESULTADO FINAL|
      |CARGO: ENFERMEIRO (3 VAGAS + CR)|
      |Class.|Inscrição|Nome|Nota|Cota|
      |1|10|Ana Jatobá|90||
      |2|11|Bento Ipê|80|PPP|
      ||
      |CARGO: MÉDICO - CLÍNICO GERAL (2 VAGAS)|
      |Class.|Inscrição|Nome|Nota|Cota|
      |1|20|Caio Cedro|90|Não PCD|
      |2|21|Dalva Imbé|80|sem deficiência, negra|
      |Página 1 de 2|
      |PREFEITURA MUNICIPAL DE JATOBÁ|
      |CONCURSO PÚBLICO 01/2024 - RESULTADO FINAL|
      |Class.|Inscrição|Nome|Nota|Cota|
      |3|22|Elza Negrão|70|Preta|
      |Total de candidatos: 5|
      |* cota racial|
      |Vila Jatobá, 10 de março de 2026|
      |_______________________|
      |João Tamarindo|
      |Presidente da Comissão|`),
    );
    expect(pessoas(leitura)).toEqual([
      '5 10 Ana Jatobá; ENFERMEIRO; 1; habilitado',
      '6 11 Bento Ipê; ENFERMEIRO; 2; habilitado; negros=declarada',
      '10 20 Caio Cedro; MÉDICO - CLÍNICO GERAL; 1; habilitado',
      '11 21 Dalva Imbé; MÉDICO - CLÍNICO GERAL; 2; habilitado; negros=declarada',
      '16 22 Elza Negrão; MÉDICO - CLÍNICO GERAL; 3; habilitado; negros=declarada',
    ]);
    expect(ignoradas(leitura)).toBe(
      '1 titulo, 2 titulo, 3 titulo, 4 cabecalho, 7 branco, 8 titulo, 9 cabecalho-repetido, 12 rodape, 13 titulo, 14 titulo, 15 cabecalho-repetido, 17 total, 18 legenda, 19 assinatura, 20 assinatura, 21 assinatura, 22 assinatura',
    );
    expect(problemas(leitura)).toEqual([]);
  });

  test('títulos sem a palavra cargo nomeiam o cargo, e o dizem', () => {
    const leitura = ler(
      aba(
        '|RESULTADO FINAL|\n|Class.|Inscrição|Nome|\n|PROFESSOR I|\n|1|10|Ana Jatobá|\n|PROFESSOR II|\n|1|20|Caio Cedro|',
      ),
    );
    expect(pessoas(leitura)).toEqual([
      '4 10 Ana Jatobá; PROFESSOR I; 1; habilitado',
      '6 20 Caio Cedro; PROFESSOR II; 1; habilitado',
    ]);
    expect(problemas(leitura)).toEqual(['aviso cargo-pelo-titulo 3', 'aviso cargo-pelo-titulo 5']);
  });

  test('listas na mesma aba: a posição da lista específica não é a geral', () => {
    const leitura = ler(
      aba(`
      |LISTA GERAL|
      |Class.|Inscrição|Nome|Nota|
      |1|10|Ana Jatobá|90|
      |2|11|Bento Ipê|80|
      |3|12|Caio Cedro|70|
      |LISTA ESPECÍFICA - CANDIDATOS NEGROS|
      |Class.|Inscrição|Nome|Nota|
      |1|0011|BENTO IPE|80|
      |LISTA DE CANDIDATOS COM DEFICIÊNCIA|
      |Class.|Inscrição|Nome|Nota|
      |1|12|Caio Cedro|70|`),
    );
    expect(leitura.candidatos.map(({ linha, classificacao, reservas }) => [linha, classificacao, reservas])).toEqual([
      [3, 1, {}],
      [4, 2, { negros: 'declarada' }],
      [5, 3, { pcd: 'declarada' }],
    ]);
    expect(problemas(leitura)).toEqual([]);
  });

  const geral = aba(
    '|Class.|Inscrição|Nome|Nota|\n|1|10|Ana Jatobá|90|\n|2|11|Bento Ipê|80|\n|3|12|Caio Cedro|80|',
    'Geral',
  );
  const cotas = aba('|Class.|Inscrição|Nome|Nota|\n|1|00.011|Bento Ipê|80|', 'Cotas');

  test('uma lista por aba, com instruções e livro ao lado', () => {
    const leitura = ler([
      aba('|INSTRUÇÕES|\n|1. Leia o edital|', 'Leia-me'),
      geral,
      cotas,
      aba(
        '|Ato|Data|Tipo|Cargo|Vaga|Inscrição|Lista|Compensa|Quantidade|Documento|Motivo|\n|1|01/01/2024|oferta||||||5|||',
        'Livro de atos',
      ),
    ]);
    expect(leitura.abas.map((uma) => uma.aba)).toEqual(['Geral', 'Cotas']);
    expect(
      leitura.candidatos.map(({ inscricao, classificacao, reservas }) => [inscricao, classificacao, reservas]),
    ).toEqual([
      ['10', 1, {}],
      ['11', 2, { negros: 'declarada' }],
      ['12', 3, {}],
    ]);
    expect(problemas(leitura)).toEqual(['aviso aba-ignorada', 'aviso aba-ignorada']);
  });

  test('quem só está na lista específica entra pela nota; a ordem publicada dos empates de nota fica', () => {
    const leitura = ler([
      geral,
      aba('|Class.|Inscrição|Nome|Nota|\n|1|11|Bento Ipê|80|\n|2|13|Dalva Imbé|60|', 'Cotas'),
    ]);
    expect(leitura.candidatos.map(({ inscricao, classificacao }) => [inscricao, classificacao])).toEqual([
      ['10', 1],
      ['11', 2],
      ['12', 3],
      ['13', 4],
    ]);
    expect(problemas(leitura)).toEqual(['aviso classificacao-por-lista A3']);
  });

  test('uma aba por cargo', () => {
    const leitura = ler([
      aba('|Class.|Inscrição|Nome|\n|1|10|Ana Jatobá|', 'Enfermeiro'),
      aba('|Class.|Inscrição|Nome|\n|1|20|Caio Cedro|', 'Médico'),
      aba('|Cargo|Vagas|\n|Médico|3|', 'Vagas'),
    ]);
    expect(pessoas(leitura)).toEqual([
      '2 10 Ana Jatobá; Enfermeiro; 1; habilitado',
      '2 20 Caio Cedro; Médico; 1; habilitado',
    ]);
    expect(problemas(leitura)).toEqual(['aviso aba-ignorada', 'aviso cargo-pela-aba', 'aviso cargo-pela-aba']);
  });

  test('aba de nomeados ao lado do ranking: mesma pessoa, já nomeada', () => {
    const leitura = ler([geral, aba('|Inscrição|Nome|Portaria|\n|10|Ana Jatobá|1/2024|', 'Nomeados')]);
    expect(
      leitura.candidatos.map(({ inscricao, classificacao, situacao }) => [inscricao, classificacao, situacao]),
    ).toEqual([
      ['10', 1, 'ja-nomeado'],
      ['11', 2, 'habilitado'],
      ['12', 3, 'habilitado'],
    ]);
    expect(problemas(leitura)).toContain('aviso situacao-pelo-titulo');
  });

  test('mesclas: cabeçalho de duas linhas e cargo mesclado para baixo', () => {
    const leitura = ler(
      abaDe(
        [
          ['Cargo', 'CLASSIFICAÇÃO', null, 'Inscrição', 'Nome'],
          [null, 'Geral', 'Negros', null, null],
          ['MÉDICO', 1, null, 10, 'Ana Jatobá'],
          [null, 2, 1, 11, 'Bento Ipê'],
        ],
        [
          { linha: 0, coluna: 0, ultimaLinha: 1, ultimaColuna: 0 },
          { linha: 0, coluna: 1, ultimaLinha: 0, ultimaColuna: 2 },
          { linha: 0, coluna: 3, ultimaLinha: 1, ultimaColuna: 3 },
          { linha: 0, coluna: 4, ultimaLinha: 1, ultimaColuna: 4 },
          { linha: 2, coluna: 0, ultimaLinha: 3, ultimaColuna: 0 },
        ],
      ),
    );
    expect(pessoas(leitura)).toEqual([
      '3 10 Ana Jatobá; MÉDICO; 1; habilitado',
      '4 11 Bento Ipê; MÉDICO; 2; habilitado; negros=declarada',
    ]);
    expect(ignoradas(leitura)).toBe('1 cabecalho, 2 cabecalho');
    expect(problemas(leitura)).toEqual([]);
  });

  test('--aba escolhe a aba', () => {
    expect(ler([geral, cotas], { reservas: FERRAZ, aba: 'geral' }).abas.map((uma) => uma.aba)).toEqual(['Geral']);
    expect(problemas(ler([geral], { reservas: FERRAZ, aba: 'Outra' }))).toEqual(['erro aba-inexistente']);
  });

  test('legenda acima do cabeçalho explica siglas', () => {
    const leitura = ler(
      aba(
        '|Legenda: AFR = afro-brasileiro; D = pessoa com deficiência|\n|Class.|Inscrição|Nome|Lista|\n|1|10|Ana Jatobá|AFR|\n|2|11|Bento Ipê|D|\n|3|12|Caio Cedro|AC|',
      ),
    );
    expect(leitura.candidatos.map(({ reservas }) => reservas)).toEqual([
      { negros: 'declarada' },
      { pcd: 'declarada' },
      {},
    ]);
    expect(ignoradas(leitura)).toBe('1 legenda, 2 cabecalho');
  });

  test('sufixos e asteriscos no nome', () => {
    const leitura = ler(
      aba(`
      |Class.|Inscrição|Nome|
      |1|10|Ana Jatobá (NNA) (PCD)|
      |2|11|Bento Ipê **|
      |3|12|Caio Cedro*|
      |4|13|Dalva Imbé - PPP|
      |5|14|Fabio Negrão Preto|
      |6|15|Gil Louro-Pardo (Filho)|
      |* Candidato autodeclarado negro|
      |** Pessoa com deficiência|`),
    );
    expect(leitura.candidatos.map(({ nome, reservas }) => [nome, Object.keys(reservas).join()])).toEqual([
      ['Ana Jatobá', 'negros,pcd'],
      ['Bento Ipê', 'pcd'],
      ['Caio Cedro', 'negros'],
      ['Dalva Imbé', 'negros'],
      ['Fabio Negrão Preto', ''],
      ['Gil Louro-Pardo (Filho)', ''],
    ]);
    expect(problemas(leitura)).toEqual([]);
  });

  test('depois de um traço ou de uma barra: a marca, a situação, e o que pode ser sobrenome vira pergunta', () => {
    const leitura = ler(
      aba(`
      |Class.|Inscrição|Nome|
      |1|10|Ana Jatobá – PcD/PPP|
      |2|11|Bento Ipê / PcD|
      |3|12|Caio Cedro - ELIMINADO|
      |4|13|Dalva Imbé (desistente)|
      |5|14|Eva Pequi PCD|
      |6|15|Fabio Angico - sub judice|
      |7|16|Gil Umbu (PPP) - eliminado|
      |8|17|Hugo Buriti - NEGRO|
      |9|18|Iva Jacarandá - Cedro|
      |10|19|Jô Sub-Mata|`),
    );
    expect(
      leitura.candidatos.map(({ nome, reservas, situacao }) => [nome, Object.keys(reservas).join(), situacao]),
    ).toEqual([
      ['Ana Jatobá', 'negros,pcd', 'habilitado'],
      ['Bento Ipê', 'pcd', 'habilitado'],
      ['Caio Cedro', '', 'eliminado'],
      ['Dalva Imbé', '', 'desistente'],
      ['Eva Pequi', 'pcd', 'habilitado'],
      ['Fabio Angico', '', 'sub-judice'],
      ['Gil Umbu', 'negros', 'eliminado'],
      ['Hugo Buriti - NEGRO', '', 'habilitado'],
      ['Iva Jacarandá - Cedro', '', 'habilitado'],
      ['Jô Sub-Mata', '', 'habilitado'],
    ]);
    expect(leitura.problemas.map(({ codigo, lugar }) => [codigo, lugar?.linha])).toEqual([['marca-desconhecida', 9]]);
  });
});

describe('posições por lista em colunas', () => {
  test('Class. AC só de quem não é cotista: a ordem geral vem da nota', () => {
    const leitura = ler(
      aba(
        '|Class. AC|Class. PPP|Inscrição|Nome|Nota|\n|1||1|Ana Ipê|90|\n|-|1|2|Bento Ipê|85|\n|2||3|Caio Ipê|80|\n|-|2|4|Dalva Ipê|75|',
      ),
    );
    expect(
      leitura.candidatos.map(({ classificacao, reservas }) => [classificacao, Object.keys(reservas).join()]),
    ).toEqual([
      [1, ''],
      [2, 'negros'],
      [3, ''],
      [4, 'negros'],
    ]);
    expect(problemas(leitura)).toEqual(['aviso classificacao-por-lista A3']);
  });

  test('Class. Cota é da reserva da lei; Lista especial pode ser de qualquer uma', () => {
    const leitura = ler(
      aba(
        '|Ord.|Insc.|Candidato(a)|Classif. Geral|Class. Cota|Lista Especial|\n|1|1|Ana Ipê|1|||\n|2|2|Bento Ipê|2|1||\n|3|3|Caio Ipê|3||1|',
      ),
    );
    expect(leitura.candidatos.map(({ reservas }) => reservas)).toEqual([
      {},
      { negros: 'declarada' },
      { negros: 'pendente', pcd: 'pendente' },
    ]);
    expect(problemas(leitura)).toEqual(['pergunta marca-de-varios-grupos F4']);
  });
});

describe('abas ocultas', () => {
  const FINAL = '|Class.|Inscrição|Nome|\n|1|1|Ana Ipê|\n|2|2|Bento Ipê|';
  const PRELIMINAR = '|Class.|Inscrição|Nome|\n|1|2|Bento Ipê|\n|2|1|Ana Ipê|';

  test('não é lida, e isso é dito', () => {
    const leitura = ler([{ ...aba(FINAL), nome: 'Final' }, { ...aba(PRELIMINAR), nome: 'Preliminar', oculta: true }]);
    expect(leitura.candidatos.map(({ inscricao, classificacao }) => [inscricao, classificacao])).toEqual([
      ['1', 1],
      ['2', 2],
    ]);
    expect(leitura.problemas.map(({ codigo, lugar }) => [codigo, lugar?.aba])).toEqual([['aba-ignorada', 'Preliminar']]);
  });

  test('é lida quando é a única', () => {
    expect(ler({ ...aba(FINAL), oculta: true }).candidatos).toHaveLength(2);
  });
});
