import { chama, frase, RANKING, tabela } from './apoio';

const FERRAZ = 'Ferraz de Vasconcelos';
const CONFORME = [
  ['Ato', 'Cargo', 'Vaga', 'Encontrado', 'Devido', 'Preteridos', 'Fundamento', 'Motivo'],
  ['Conforme', '', '', '', '', '', '', 'Conforme: cada nomeação é a que era devida no seu momento.'],
];
const confere = (nomeados: unknown, vagas: unknown = 4, ranking: unknown = RANKING) => tabela('CONFERE_NOMEACAO', nomeados, ranking, vagas, FERRAZ);

/** By art. 4º vaga 3 is of negros (proportional); by the default of computo, when ampla reaches Caio, Eva is called. */
const CERTA = ['0001', '0002', '0003', '0005'];

describe('a list of inscrições in the order of nomination', () => {
  it('the right one is conforme, without zeros and with a title above', () => {
    expect(confere([['Inscrição'], ...CERTA.map((uma) => [uma])])).toEqual(CONFORME);
    expect(confere([['Portaria 3/2026', null], ['Nome', 'Nº de inscrição'], ...CERTA.map((uma) => ['Fulano', Number(uma)]), [0, 0]])).toEqual(CONFORME);
  });

  it('someone called before their turn is a divergence, with who was passed over', () => {
    expect(confere([['Inscrição'], ['0001'], ['0004']])).toEqual([
      CONFORME[0],
      ['linha 3', '', 2, '0004', '0002 (Ampla concorrência)', '0002 e 0003', 'art. 4º', expect.stringMatching(/^Ato linha 3: nomeação de Davi Araçá para a vaga 2, quando a chamada devida era a de outra pessoa/)],
    ]);
  });

  it('the list by which each was called is checked', () => {
    expect(confere([['Inscrição', 'Lista'], ['0001', 'ampla'], ['0002', 'AC'], ['0003', 'Negros']])).toEqual(CONFORME);
    expect(confere([['Inscrição', 'Lista'], ['0001', 'ampla'], ['0002', 'ampla'], ['0003', 'ampla']])[1]?.slice(0, 5)).toEqual([
      'linha 4', '', 3, '0003 (Ampla concorrência)', '0003 (Negros)',
    ]);
  });

  it('the vaga that each took is checked; without it, each takes the first open one', () => {
    expect(confere([['Vaga', 'Inscrição'], ...CERTA.map((uma, i) => [i + 1, uma])])).toEqual(CONFORME);
    expect(confere([['Vaga', 'Inscrição'], [3, '0003'], ['1', '0001'], [2, '0002']])).toEqual(CONFORME);
    expect(frase('CONFERE_NOMEACAO', [['Vaga', 'Inscrição'], [9, '0001']], RANKING, 4, FERRAZ)).toMatch(/^Linha 2, coluna A do intervalo dos nomeados: .*a vaga 9 nunca foi oferecida/);
    expect(frase('CONFERE_NOMEACAO', [['Vaga', 'Inscrição'], ['um', '0001']], RANKING, 4, FERRAZ)).toMatch(/“um” não serve na coluna Vaga/);
  });

  it('by cargo, with the vagas of each', () => {
    const ranking = RANKING.map((linha, i) => [i === 0 ? 'Cargo' : i < 4 ? 'Enfermeiro' : 'Médico', ...linha]).map((linha, i) => (i < 4 ? linha : [linha[0], i - 3, ...linha.slice(2)]));
    const vagas = [['Enfermeiro', 1], ['Médico', 1]];
    expect(confere([['Inscrição', 'Cargo'], ['0001', 'Enfermeiro'], ['0004', 'médico']], vagas, ranking)).toEqual(CONFORME);
    expect(confere([['Inscrição'], ['0005'], ['0001']], vagas, ranking)[1]?.slice(0, 5)).toEqual(['linha 2', 'Médico', 1, '0005', '0004 (Ampla concorrência)']);
  });

  it.each([
    [[['Inscrição'], ['9999']], 'Linha 2, coluna A do intervalo dos nomeados: A inscrição 9999 não está na planilha de classificação'],
    [[['Inscrição'], [{ type: 'Error', basicValue: '#N/A' }]], 'Linha 2, coluna A do intervalo dos nomeados: A fórmula da célula (coluna “Inscrição”) deu erro (#N/D)'],
    [[['Inscrição', 'Lista'], ['', 'ampla']], 'Linha 2, coluna A do intervalo dos nomeados: O ato (nomeação) está sem a inscrição'],
    [[['Inscrição', 'Lista'], ['0001', 'azul']], 'Linha 2, coluna B do intervalo dos nomeados: A lista “azul” não é conhecida'],
    [[['Inscrição'], ['0001'], ['0001']], 'já há nomeação de Ana Jatobá'],
    [[['0001'], ['0002']], 'não tem a coluna Inscrição'],
  ])('%j is refused', (nomeados, esperada) => {
    expect(chama('CONFERE_NOMEACAO', nomeados, RANKING, 4, FERRAZ)).toMatchObject({ erro: 'valor', frase: expect.stringContaining(esperada) });
  });

  it('more nominations than vagas are refused', () => {
    expect(frase('CONFERE_NOMEACAO', [['Inscrição'], ['0001'], ['0002']], RANKING, 1, FERRAZ)).toContain('não há vaga aberta para a nomeação');
  });

  it('nobody nominated is nothing to check', () => {
    for (const nomeados of [[['Inscrição']], [[null]], null]) {
      expect(chama('CONFERE_NOMEACAO', nomeados, RANKING, 4, FERRAZ)).toMatchObject({ erro: 'nada a dar' });
    }
  });
});

describe('a livro of acts', () => {
  const TITULOS = ['Ato', 'Data', 'Tipo', 'Vaga', 'Inscrição', 'Lista', 'Compensa', 'Quantidade'];
  const livro = (...linhas: unknown[][]) => [TITULOS, ...linhas];
  const OFERTA = ['1', 46275, 'oferta', 0, 0, 0, 0, 4];
  const certo = CERTA.slice(0, 3).map((uma, i) => [String(i + 2), '10/09/2026', 'nomeação', i + 1, uma, 0, 0, 0]);

  it('with its own offer, or with that of the argument', () => {
    expect(confere(livro(OFERTA, ...certo))).toEqual(CONFORME);
    expect(confere(livro(...certo))).toEqual(CONFORME);
  });

  it('two offers together, one of them of 0, are the vagas', () => {
    expect(confere(livro(['0', 46270, 'oferta', 0, 0, 0, 0, 0], OFERTA, ...certo))).toEqual(CONFORME);
  });

  it('an offer that says something else than the argument is told', () => {
    expect(frase('CONFERE_NOMEACAO', livro(OFERTA, ...certo), RANKING, 5, FERRAZ)).toBe('O livro oferece 4 vagas, e o argumento das vagas diz 5. Deixe os dois iguais.');
  });

  it('departures count', () => {
    const desiste = ['5', '01/10/2026', 'desistência', 1, '0001', 0, 0, 0];
    // Vaga 1 is of ampla again; ampla reaches Caio, already called by the reserve, so that Eva is called (art. 3º, § 1º).
    expect(confere(livro(OFERTA, ...certo, desiste, ['6', 46310, 'nomeação', 1, '0005', 0, 0, 0]))).toEqual(CONFORME);
    expect(confere(livro(OFERTA, ...certo, desiste, ['6', 46310, 'nomeação', 1, '0004', 0, 0, 0]))[1]?.slice(0, 6)).toEqual(['6', '', 1, '0004', '0005 (Negros)', '0005']);
  });

  it('without its columns the missing ones are named', () => {
    expect(frase('CONFERE_NOMEACAO', [['Tipo', 'Data'], ['nomeação', 46275]], RANKING, 4, FERRAZ)).toMatch(/não tem as colunas esperadas; faltam Vaga e Inscrição/);
  });
});
