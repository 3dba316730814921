import { PERGUNTAS } from '../../src/core/perguntas';
import { PERGUNTAS_DA_LEITURA } from '../../src/planilha/leitura/perguntas';
import { chama, coluna, frase, RANKING, tabela } from './apoio';

const FERRAZ = 'Ferraz de Vasconcelos';
const posicoes = (leituras: unknown): unknown => tabela('QUADRO_VAGAS', 20, FERRAZ, null, leituras)[2]?.[2];

/** The range with the ranks given, in the order of the people. */
const comPostos = (...postos: unknown[]): unknown[][] =>
  RANKING.map((linha, i) => (i === 0 ? [...linha] : [postos[i - 1], ...linha.slice(1)]));
const chamados = (leituras: unknown, ranking: unknown = RANKING, vagas: unknown = 2): unknown[] =>
  coluna(tabela('ORDEM_NOMEACAO', ranking, vagas, FERRAZ, null, leituras), 'Inscrição');

describe('the law’s questions', () => {
  it('the same answers as the command line, in any case', () => {
    expect(posicoes(null)).toBe('3, 8, 13, 18');
    expect(posicoes('ordem=ultima-de-cada-grupo:5')).toBe('5, 10, 15, 20');
    expect(posicoes('Ordem = Última-de-cada-grupo:5; computo=compensada')).toBe('5, 10, 15, 20');
    expect(posicoes([['ordem=posicoes:2,4+10'], [null], ['computo=compensada;']])).toBe('2, 4, 14');
  });

  it('an answer that the text of the law already gives is refused', () => {
    expect(frase('QUADRO_VAGAS', 20, 'Porto Feliz', null, 'ordem=proporcional')).toMatch(/não pode ser escolhida: o texto da lei já a resolve/);
  });
});

describe('the questions of the reading', () => {
  const AMBIGUA = [
    ['Classificação', 'Inscrição', 'Nome', 'NEGRO'],
    [1, '1', 'Ana Jatobá', null],
    [2, '2', 'Bia Ipê', 'N'],
    [3, '3', 'Caio Angico', 'X'],
  ];

  it('an ambiguous mark is decided by the row of the range', () => {
    expect(frase('ORDEM_NOMEACAO', AMBIGUA, 3, FERRAZ)).toMatch(/^Linha 3, coluna D do intervalo: “N” em “NEGRO” tanto pode dizer/);
    const lista = (leituras: string) => coluna(tabela('ORDEM_NOMEACAO', AMBIGUA, 3, FERRAZ, null, leituras), 'Ocupa');
    expect(lista('marca-ambigua:3=nao')).toEqual(['Ampla concorrência', 'Ampla concorrência', 'Negros']);
    expect(lista('marca-ambigua=sim')).toEqual(['Ampla concorrência', 'Ampla concorrência', 'Negros']);
    expect(coluna(tabela('ORDEM_NOMEACAO', AMBIGUA, 3, FERRAZ, null, 'marca-ambigua:3=sim'), 'Motivo')[1]).toMatch(/cotista/);
  });

  it('a gap in the ranks, all of them or one row’s', () => {
    const ranking = comPostos(1, 3, 4, 5, 6, 7);
    expect(frase('ORDEM_NOMEACAO', ranking, 2, FERRAZ)).toMatch(/^Linha 3, coluna A do intervalo: A classificação passa de 1º a 3º/);
    expect(chamados('lacuna-na-classificacao=completa', ranking)).toEqual(['0001', '0002']);
    expect(chamados('lacuna-na-classificacao:3=completa', ranking)).toEqual(['0001', '0002']);
    expect(frase('ORDEM_NOMEACAO', ranking, 2, FERRAZ, null, 'lacuna-na-classificacao:4=completa')).toMatch(/passa de 1º a 3º/);
  });

  it('ties, several of them', () => {
    const ranking = comPostos(1, 1, 3, 4, 4, 6);
    expect(frase('ORDEM_NOMEACAO', ranking, 1, FERRAZ)).toMatch(/têm a mesma classificação \(1º\)/);
    expect(chamados('desempate=2,1', ranking, 1)).toEqual(['0002']);
    expect(chamados('desempate=0002,0001; desempate=0005, 0004', ranking, 4)).toEqual(['0002', '0001', '0003', '0005']);
  });

  it('a column given by hand, by its letter in the range', () => {
    const ranking = [['Inscrição', 'Nome', 'Nota da prova', 'Pontos'], ['1', 'Ana Jatobá', 5, 9], ['2', 'Bia Ipê', 7, 3]];
    expect(chamados('coluna nota=C', ranking)).toEqual(['2', '1']);
    expect(chamados('Coluna nota = D', ranking)).toEqual(['1', '2']);
    expect(frase('ORDEM_NOMEACAO', ranking, 1, FERRAZ, null, 'coluna nota=Z')).toMatch(/não existe na planilha, que vai de A a D/);
  });
});

it('what else the command line takes: the edital and the number that it reserves', () => {
  expect(posicoes('edital=2026-09-01; orgao=executivo; vinculo=efetivo')).toBe('3, 8, 13, 18');
  expect(posicoes('base=informada-no-edital; reservadas=2')).toBe('3, 8');
  expect(frase('QUADRO_VAGAS', 20, FERRAZ, null, 'base=informada-no-edital')).toMatch(/falta o número de vagas reservadas/);
  const ranking = RANKING.map((linha, i) => [i === 0 ? 'Cargo' : 'Médico Clínico', ...linha]);
  const ordem = tabela('ORDEM_NOMEACAO', ranking, 6, FERRAZ, null, 'base=informada-no-edital; reservadas medico clinico=2');
  expect(coluna(ordem, 'Modalidade').filter((modalidade) => modalidade === 'Negros')).toHaveLength(2);
});

describe('wrong ones name the choices', () => {
  it.each([
    ['proporcional', /“proporcional” deve ter a forma pergunta=resposta/],
    ['=sim', /deve ter a forma/],
    ['ordem=', /deve ter a forma/],
    ['cor=azul', /a pergunta “cor” não existe/],
    ['computo=talvez', /“talvez” não responde a computo. Respostas: ordem-de-chamada \| compensada/],
    ['computo=compensada; computo=compensada', /computo foi dado mais de uma vez/],
    ['coluna nota=G; coluna nota=H', /coluna nota foi dado mais de uma vez/],
    ['empate=1,2', /se decide com desempate=/],
    ['desempate=1', /ao menos duas inscrições/],
    ['desempate=1,2,01', /a inscrição 01 foi dada mais de uma vez/],
    ['desempate=1,2; desempate=2,1', /as inscrições 2 e 1 foram dadas mais de uma vez/],
    ['lacuna-na-classificacao=sim', /Respostas: completa/],
    ['marca-ambigua:zero=sim', /“zero”, em marca-ambigua, não é o número de uma linha/],
    ['edital=ontem', /edital: “ontem” não é uma data/],
    ['orgao=senado', /Use executivo, legislativo ou indireta/],
    ['vinculo=eterno', /Use efetivo, emprego ou temporario/],
    ['reservadas=duas', /“duas” não é um número inteiro/],
    ['reservadas=1; reservadas=2', /reservadas foi dado mais de uma vez/],
    ['reservadas médico=1; reservadas Medico=2', /reservadas Medico foi dado mais de uma vez/],
  ])('%s', (leituras, esperada) => {
    expect(chama('ORDEM_NOMEACAO', RANKING, 2, FERRAZ, null, leituras)).toMatchObject({ erro: 'valor', frase: expect.stringMatching(esperada) });
  });

  it('every question that exists is among them', () => {
    const dita = frase('QUADRO_VAGAS', 5, FERRAZ, null, 'x=y');
    for (const nome of [...PERGUNTAS, ...PERGUNTAS_DA_LEITURA, 'desempate', 'coluna campo', 'edital', 'reservadas']) expect(dita).toContain(nome);
  });
});
