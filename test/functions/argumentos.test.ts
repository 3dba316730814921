import { chama, coluna, comCelula, frase, RANKING, tabela } from './apoio';

const FERRAZ = 'Ferraz de Vasconcelos';
/** What a stale functions.json puts in the place of an argument that it does not know. */
const INVOCATION = { functionName: 'F', address: 'Planilha1!A1', parameterAddresses: [], setResult: () => {}, setError: () => {} };

describe('a value alone or as a range of one cell', () => {
  it.each([
    [10, 'Porto Feliz'],
    [[[10]], [['Porto Feliz']]],
    ['10', [['4993/2011']]],
    [{ type: 'FormattedNumber', basicValue: 10, numberFormat: '0' }, 4993],
    [{ type: 'Double', primitive: 10 }, { type: 'String', basicValue: 'porto feliz' }],
  ])('%j %j', (vagas, lei) => {
    expect(chama('QUOTA_VAGAS', vagas, lei)).toEqual({ valor: 2 });
  });
});

describe('an argument left out', () => {
  it.each([[undefined], [null], [''], [[['']]], [[[null]]], [[[]]], [[]], [INVOCATION], [{ type: 'Empty', basicValue: '' }]])('%j', (nada) => {
    const esperado = tabela('QUADRO_VAGAS', 10, FERRAZ);
    expect(tabela('QUADRO_VAGAS', 10, FERRAZ, nada, nada)).toEqual(esperado);
    expect(chama('QUOTA_VAGAS', 10, FERRAZ, nada)).toEqual({ valor: 2 });
    expect(coluna(tabela('LISTA_ESPECIFICA', RANKING, FERRAZ, nada), 'Inscrição')).toEqual(['0003', '0005']);
    expect(frase('QUOTA_VAGAS', 10, nada)).toMatch(/^Falta a lei: .*porto-feliz-4993-2011/);
    expect(frase('QUOTA_VAGAS', nada, FERRAZ)).toMatch(/^Falta o número de vagas/);
    expect(frase('LEI_ALCANCA', FERRAZ, nada)).toMatch(/^Falta a data do edital/);
    expect(chama('ORDEM_NOMEACAO', nada, 5, FERRAZ)).toMatchObject({ erro: 'nada a dar', frase: expect.stringMatching(/está vazio/) });
  });
});

describe('vagas', () => {
  it.each([
    [-1, '“-1” não é um número inteiro a partir de 0'],
    [2.5, '“2,5” não é um número inteiro'],
    ['dez', '“dez” não é um número inteiro'],
    [true, '“VERDADEIRO” não é um número inteiro'],
    [1e15, 'passa do máximo de 1000000'],
    [1e300, 'não é um número inteiro'],
    [{ type: 'FormattedNumber', basicValue: 0.2, numberFormat: '0%' }, '“20%” não é um número inteiro'],
    [{ type: 'FormattedNumber', basicValue: 45000, numberFormat: 'dd/mm/yyyy' }, '“15/03/2023” não é um número inteiro'],
    [{ type: 'Error', basicValue: '#N/A' }, 'a célula deu erro (#N/D)'],
    [[[5, 6]], 'Dê um número inteiro, não um intervalo'],
  ])('%j is refused by name', (vagas, esperada) => {
    expect(chama('QUOTA_VAGAS', vagas, FERRAZ)).toMatchObject({ erro: 'valor', frase: expect.stringContaining(esperada) });
  });

  it('0 is no vaga, and a quadro of nothing', () => {
    expect(coluna(tabela('QUADRO_VAGAS', 0, FERRAZ), 'Vagas')).toEqual([0, 0]);
  });

  const DE_DOIS = [['Cargo', ...(RANKING[0] ?? [])], ...RANKING.slice(1).map((linha, i) => [i < 4 ? 'Enfermeiro' : 'Médico', ...linha])];

  it.each([
    ['with a header', [['Cargo', 'Vagas'], ['ENFERMEIRO', 2], ['medico', '1']]],
    ['without one', [['Enfermeiro', 2], ['Médico', 1]]],
    ['with blank rows and columns', [['Cargo', 'Vagas', null], [null, null, null], ['Enfermeiro', 2, ''], ['Médico', 1, 0], [0, 0, 0]]],
  ])('a range by cargo, %s', (_caso, vagas) => {
    const ordem = tabela('ORDEM_NOMEACAO', DE_DOIS, vagas, FERRAZ, null, 'lacuna-na-classificacao=completa');
    expect(ordem.map(([cargo, chamada, vaga, , inscricao]) => [cargo, chamada, vaga, inscricao])).toEqual([
      ['Cargo', 'Chamada', 'Vaga', 'Inscrição'],
      ['Enfermeiro', 1, 1, '0001'],
      ['Enfermeiro', 2, 2, '0002'],
      ['Médico', 1, 1, '0005'],
    ]);
  });

  it.each([
    [[['Enfermeiro', 2], ['ENFERMEIRO', 3]], 'o cargo “ENFERMEIRO” aparece mais de uma vez'],
    [[['Cargo', 'Vagas'], ['', 3]], 'falta o cargo na linha 2'],
    [[['Enfermeiro', 2, 5], ['Médico', 1, 1]], 'duas colunas'],
    [[['Enfermeiro'], ['Médico']], 'duas colunas'],
    [[['Cargo', 'Vagas'], ['Enfermeiro', 'duas']], '“duas” não é um número inteiro'],
    [[['Enfermeiro', 2], ['Motorista', 1]], 'O cargo “Motorista” não está na planilha'],
  ])('a wrong range: %j', (vagas, esperada) => {
    expect(frase('ORDEM_NOMEACAO', DE_DOIS, vagas, FERRAZ)).toContain(esperada);
  });
});

describe('lei', () => {
  it('unknown or ambiguous names the choices, as the command line does', () => {
    expect(frase('QUOTA_VAGAS', 10, 'Atlântida')).toMatch(/^A lei “Atlântida” não é conhecida\. Leis: porto-feliz-4993-2011 \(.*\); ferraz/);
    expect(frase('QUOTA_VAGAS', 10, 'porto')).toMatch(/^“porto” pode ser mais de uma lei: porto-feliz-4993-2011 .*; porto-alegre/);
  });

  it('one filled cell of a range is a name', () => {
    expect(chama('QUOTA_VAGAS', 10, [[null, ''], [0, 'Ferraz de Vasconcelos']])).toEqual({ valor: 2 });
    expect(frase('QUOTA_VAGAS', 10, [['Atlântida', null]])).toMatch(/^A lei “Atlântida” não é conhecida/);
    expect(frase('QUOTA_VAGAS', 10, [[null, 0], ['', null]])).toMatch(/^Falta a lei: .*intervalo com a tabela de uma lei própria/);
  });

  it('an error in its cell is told', () => {
    expect(frase('LEI_TEXTO', [[{ type: 'Error', basicValue: '#REF!' }]])).toBe('Lei: a célula deu erro (#REF!). Corrija-a ou escreva o valor.');
  });
});

describe('pcd', () => {
  const posicoes = (pcd: unknown): unknown => tabela('QUADRO_VAGAS', 25, FERRAZ, pcd).find(([nome]) => nome === 'Pessoas com deficiência')?.[2];

  it.each([
    ['federal', '5, 21'],
    ['Federal', '5, 21'],
    [1, '5'],
    ['2', '5, 21'],
    [0, ''],
    ['posicoes:4,9', '4, 9'],
    ['posições: 4, 9+10', '4, 9, 19'],
  ])('%j', (pcd, esperadas) => expect(posicoes(pcd)).toBe(esperadas));

  it.each([['todas'], [1.5], [-2], ['posicoes:9,4'], [true]])('%j is refused', (pcd) => {
    expect(frase('QUADRO_VAGAS', 25, FERRAZ, pcd)).toMatch(/^PcD: “.*” não foi entendido\. Use federal/);
  });

  it('by cargo only where there are cargos', () => {
    expect(frase('QUADRO_VAGAS', 25, FERRAZ, [['Cargo', 'PcD'], ['Médico', 1]])).toMatch(/um quadro só/);
    const ranking = [['Cargo', ...(RANKING[0] ?? []), 'PcD'], ...RANKING.slice(1).map((linha, i) => ['Médico', ...linha, i === 5 ? 'SIM' : null])];
    const ordem = tabela('ORDEM_NOMEACAO', ranking, 2, FERRAZ, [['Cargo', 'PcD'], ['Médico', 'posicoes:1']]);
    expect(coluna(ordem, 'Inscrição')).toEqual(['0006', '0001']);
  });
});

describe('data_edital', () => {
  // The law reaches editais published after 21/07/2026, the 46.224th day of Excel.
  it.each([
    ['22/07/2026', true],
    ['2026-07-21', false],
    [46225, true],
    [46224, false],
    [{ type: 'FormattedNumber', basicValue: 46224, numberFormat: 'dd/mm/yyyy' }, false],
    [[['22/07/2026']], true],
  ])('%j', (data, esperado) => expect(chama('LEI_ALCANCA', FERRAZ, data)).toEqual({ valor: esperado }));

  it.each([['31/02/2026'], ['ontem'], [true], [-5], [3e6]])('%j is no date', (data) => {
    expect(frase('LEI_ALCANCA', FERRAZ, data)).toMatch(/^Data do edital: “.*” não é uma data/);
  });

  it('a law that does not reach it gives #N/D', () => {
    expect(chama('QUOTA_VAGAS', 10, FERRAZ, '01/01/2020')).toMatchObject({ erro: 'nada a dar', frase: expect.stringMatching(/^A lei não alcança este concurso/) });
    expect(chama('ORDEM_NOMEACAO', RANKING, 3, FERRAZ, null, 'edital=2020-01-01')).toMatchObject({ erro: 'nada a dar' });
    expect(chama('MODALIDADE_VAGA', 1, 3, FERRAZ, null, 'edital=01/01/2020')).toMatchObject({ erro: 'nada a dar' });
  });
});

describe('numero, reserva, dispositivo', () => {
  it('the modalidade of a vaga, as printed', () => {
    expect(chama('MODALIDADE_VAGA', 3, 10, FERRAZ)).toEqual({ valor: 'Negros' });
    expect(chama('MODALIDADE_VAGA', '4', 10, FERRAZ)).toEqual({ valor: 'Ampla concorrência' });
  });

  it.each([[0], [11], [1.5], ['um'], [null], [true]])('%j is the number of no vaga', (numero) => {
    expect(frase('MODALIDADE_VAGA', numero, 10, FERRAZ)).toMatch(/número inteiro de 1 a 10/);
  });

  it('a reserva by id, name or group', () => {
    for (const nome of ['negros', 'NEGROS', 'pessoas negras']) {
      expect(coluna(tabela('LISTA_ESPECIFICA', RANKING, FERRAZ, nome), 'Inscrição')).toEqual(['0003', '0005']);
    }
    expect(coluna(tabela('LISTA_ESPECIFICA', RANKING, FERRAZ, 'PcD'), 'Nome')).toEqual(['Não há ninguém nesta lista.']);
    expect(frase('LISTA_ESPECIFICA', RANKING, FERRAZ, 'ciclistas')).toBe('A reserva “ciclistas” não existe nesta lei. Use negros ou pcd.');
  });

  it('the words of the law, of an article or of all', () => {
    expect(tabela('LEI_TEXTO', FERRAZ, 'art. 1º')).toEqual([[expect.stringMatching(/^Fica instituída/)]]);
    expect(tabela('LEI_TEXTO', FERRAZ, 1)).toEqual(tabela('LEI_TEXTO', FERRAZ, 'Art 1'));
    const inteira = tabela('LEI_TEXTO', FERRAZ);
    expect(inteira[0]).toEqual(['Dispositivo', 'Texto']);
    expect(inteira.length).toBeGreaterThan(10);
    expect(chama('LEI_TEXTO', FERRAZ, 'art. 99')).toMatchObject({ erro: 'nada a dar', frase: expect.stringContaining('art. 1º') });
  });
});

describe('the range of the candidates', () => {
  it('an empty cell, however it comes, is the same', () => {
    const esperada = tabela('ORDEM_NOMEACAO', RANKING, 4, FERRAZ);
    for (const vazia of [0, '', undefined, { type: 'Empty', basicValue: '' }]) {
      const range = RANKING.map((linha) => linha.map((celula) => celula ?? vazia));
      expect(tabela('ORDEM_NOMEACAO', range, 4, FERRAZ)).toEqual(esperada);
    }
  });

  it('the empty rows of a whole column are cut', () => {
    const vazias = Array.from({ length: 200_000 }, (_, i) => (i % 2 === 0 ? [0, 0, 0, 0, 0, 0] : [null, null, '', null, null, null]));
    expect(tabela('ORDEM_NOMEACAO', [...RANKING, ...vazias], 4, FERRAZ)).toEqual(tabela('ORDEM_NOMEACAO', RANKING, 4, FERRAZ));
  });

  it('a score of 0 is an empty cell; written as text it is a score', () => {
    const comNota = (nota: unknown) => [['Inscrição', 'Nome', 'Nota'], ['1', 'Ana Jatobá', 5], ['2', 'Bia Ipê', nota], ['3', 'Caio Angico', 3]];
    expect(frase('LISTA_GERAL', comNota(0), FERRAZ)).toMatch(/Falta a classificação geral de Bia Ipê/);
    expect(coluna(tabela('LISTA_GERAL', comNota('0'), FERRAZ), 'Inscrição')).toEqual(['1', '3', '2']);
  });

  it('an error is named by its place in the range', () => {
    expect(frase('ORDEM_NOMEACAO', comCelula(2, 3, { type: 'Error', basicValue: '#N/A' }), 4, FERRAZ)).toBe(
      'Linha 3, coluna D do intervalo: A fórmula da célula (coluna “Cota”) deu erro (#N/D). Corrija-a ou escreva o valor. Veja DIAGNOSTICO_RANKING.',
    );
  });

  it('a birth date as a bare serial, as text or with a format is a date', () => {
    const codigos = coluna(tabela('DIAGNOSTICO_RANKING', comCelula(1, 5, { type: 'FormattedNumber', basicValue: 33000, numberFormat: 'd/m/yy' }), FERRAZ), 'Código');
    expect(codigos).not.toContain('data-impossivel');
    expect(coluna(tabela('DIAGNOSTICO_RANKING', comCelula(1, 5, 'ontem'), FERRAZ), 'Código')).toContain('data-impossivel');
  });

  it('a range that looks like a sheet of something else is read all the same, since it was chosen', () => {
    expect(chama('ORDEM_NOMEACAO', [['a', 'b'], [1, 2]], 4, FERRAZ)).toMatchObject({ erro: 'nada a dar' });
  });
});

test('a result too large for a formula names the pane', () => {
  const nome = 'Ana Jatobá '.repeat(10).trim();
  const muitos = [['Classificação', 'Inscrição', 'Nome'], ...Array.from({ length: 20_000 }, (_, i) => [i + 1, `I${i}`, nome])];
  expect(frase('LISTA_GERAL', muitos, FERRAZ)).toMatch(/passa de 2\.000\.000 de caracteres.*Use o painel/);
  expect(tabela('LISTA_GERAL', muitos.slice(0, 5000), FERRAZ)).toHaveLength(5000);
});

test('a long text is quoted by its start, so that what to do is seen', () => {
  const longo = 'x'.repeat(32_767);
  for (const dita of [frase('QUOTA_VAGAS', longo, FERRAZ), frase('QUOTA_VAGAS', 10, longo), frase('LEI_TEXTO', FERRAZ, longo)]) {
    expect(dita).toContain(`“${'x'.repeat(80)}…”`);
    expect(dita).not.toContain('x'.repeat(81));
  }
});
