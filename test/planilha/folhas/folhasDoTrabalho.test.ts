import type { CargoDoTrabalho } from '../../../src/planilha/folhas/entrada';
import { comNomesLivres, folhasDoTrabalho } from '../../../src/planilha/folhas/folhasDoTrabalho';
import { nomeDaLista } from '../../../src/planilha/folhas/listas';
import { emLinhas } from '../../../src/planilha/folhas/moldura';
import { numerosEmTexto } from '../../../src/planilha/folhas/quadro';
import type { Folha } from '../../../src/planilha/folha';
import { CONTEUDO } from './conteudoDeTeste';

const folhas = folhasDoTrabalho(CONTEUDO);
const folhaDe = (nome: string, de: readonly Folha[] = folhas): Folha => {
  const achada = de.find((folha) => folha.nome === nome);
  if (achada === undefined) throw new Error(nome);
  return achada;
};
const titulos = (folha: Folha) => folha.linhas[folha.cabecalho ?? 0]?.celulas;
const linhas = (folha: Folha, papel: string) =>
  folha.linhas.filter((linha) => linha.papel === papel).map(({ celulas }) => celulas);
const [enfermeiro] = CONTEUDO.cargos as [CargoDoTrabalho];

test('the five sheets, one list per reserva', () => {
  expect(folhas.map(({ nome }) => nome)).toEqual([
    'Quadro de vagas',
    'Lista geral',
    'Lista – Negros e indígenas',
    'Lista específica – PcD',
    'Ordem de nomeação',
    'Memória de cálculo',
  ]);
});

test('a single reserva needs no name on its list', () => {
  const cargos = CONTEUDO.cargos.map((cargo) => ({ ...cargo, listasEspecificas: cargo.listasEspecificas.slice(0, 1) }));
  expect(folhasDoTrabalho({ ...CONTEUDO, cargos }).map(({ nome }) => nome)).toContain('Lista específica');
  expect(nomeDaLista('negros')).toBe('Lista específica – negros');
  expect(nomeDaLista('Pessoas com deficiência')).toHaveLength(31);
});

test('every sheet says which competition and law it is of, on the sheet and on the print header', () => {
  for (const folha of folhas) {
    expect(linhas(folha, 'identificação').flat()).toEqual([
      'Prefeitura Municipal de Porto Feliz',
      'Concurso público nº 01/2026  ·  Edital nº 01/2026, de 10/02/2026  ·  Processo nº 1.234/2026',
      'Reserva de vagas: Lei nº 4.993, de 4 de novembro de 2011',
    ]);
    expect(folha.impressao.cabecalho).toBe(
      'Prefeitura Municipal de Porto Feliz – Concurso público nº 01/2026 – Edital nº 01/2026, de 10/02/2026',
    );
    expect(linhas(folha, 'assinatura')).toHaveLength(3);
  }
});

test('what is unknown is a line to fill in', () => {
  const [quadro] = folhasDoTrabalho({ ...CONTEUDO, identificacao: {} });
  expect(quadro && linhas(quadro, 'identificação').flat()[0]).toMatch(/^Órgão: _{10,}$/);
  expect(quadro && linhas(quadro, 'identificação').flat()[1]).toMatch(/^Concurso: _{10,} {2}· {2}Edital: _{10,}$/);
  expect(quadro?.impressao.cabecalho).toMatch(/^Concurso: _{10,}$/);
});

test('the quadro: vagas and their numbers by modalidade, with the total', () => {
  const quadro = folhaDe('Quadro de vagas');
  expect(titulos(quadro)).toEqual(['Modalidade', 'Vagas', 'Números das vagas', 'Fundamento']);
  expect(linhas(quadro, 'seção').flat()).toEqual([
    'Enfermeiro  (5 vagas)',
    'Professor de Educação Básica I  (8 vagas)',
  ]);
  expect(linhas(quadro, 'dado').slice(0, 3)).toEqual([
    ['Ampla concorrência', 4, '1 a 4', 'art. 1º, § 2º'],
    ['Negros e indígenas', 1, '5', 'art. 1º e § 1º; art. 3º, § 1º'],
    ['PcD', 0, '–', 'o que o edital disser'],
  ]);
  expect(linhas(quadro, 'destaque')).toEqual([
    ['Total', 5, null, null],
    ['Total', 8, null, null],
  ]);
});

test.each([
  [[1, 2, 3, 4, 6, 7, 9], '1 a 4, 6, 7, 9'],
  [[5], '5'],
  [[], ''],
  [[3, 8, 13], '3, 8, 13'],
])('%j is written %j', (numeros, texto) => {
  expect(numerosEmTexto(numeros)).toBe(texto);
});

test('the general list: rank a number, inscrição with its zeros', () => {
  const geral = folhaDe('Lista geral');
  expect(titulos(geral)).toEqual([
    'Ordem',
    'Inscrição',
    'Nome',
    'Classificação geral',
    'Nota',
    'Situação',
    'Concorre também',
  ]);
  expect(linhas(geral, 'dado')).toHaveLength(40);
  expect(linhas(geral, 'dado')[0]).toEqual([1, '0001203', 'Fábio Henrique Guabiroba', 1, 96, 'Habilitado', null]);
  expect(linhas(geral, 'dado')[2]).toEqual([
    3,
    '0001277',
    'Heitor Paineira',
    3,
    93.5,
    'Habilitado',
    'Negros e indígenas',
  ]);
});

test('columns that nobody fills are not there; a birth date that decided a tie is', () => {
  const pessoa = { ordem: 1, inscricao: '1', nome: 'Ana Ipê', classificacao: 1, situacao: '' };
  const cargos = [{ ...enfermeiro, listaGeral: [pessoa, { ...pessoa, nascimento: '1970-01-02' }] }];
  const geral = folhaDe('Lista geral', folhasDoTrabalho({ ...CONTEUDO, cargos }));
  expect(titulos(geral)).toEqual(['Ordem', 'Inscrição', 'Nome', 'Classificação geral', 'Nascimento']);
  expect(linhas(geral, 'dado').map((linha) => linha[4])).toEqual([null, { data: '1970-01-02' }]);
});

test('a specific list: the rank in it beside the general one; an empty one says so', () => {
  const negros = folhaDe('Lista – Negros e indígenas');
  expect(titulos(negros)?.slice(0, 4)).toEqual(['Classificação na lista', 'Inscrição', 'Nome', 'Classificação geral']);
  expect(linhas(negros, 'dado').map(([ordem, , , geral]) => [ordem, geral])).toEqual([
    [1, 3],
    [2, 9],
    [3, 14],
    [1, 2],
    [2, 7],
    [3, 12],
    [4, 19],
  ]);
  expect(linhas(folhaDe('Lista específica – PcD'), 'nota').flat()).toContain('Não há ninguém nesta lista.');
});

test('the order: calls with their reason, those through the reserva shaded, those left out with theirs', () => {
  const ordem = folhaDe('Ordem de nomeação');
  expect(titulos(ordem)).toEqual([
    'Chamada',
    'Vaga',
    'Modalidade da vaga',
    'Inscrição',
    'Nome',
    'Classificação geral',
    'Classificação na lista',
    'Ocupa como',
    'Fundamento',
    'Motivo',
  ]);
  expect(
    linhas(ordem, 'destaque').map(([chamada, vaga, , , , geral, naLista]) => [chamada, vaga, geral, naLista]),
  ).toEqual([
    [5, 5, 9, 2],
    [5, 5, 7, 2],
    [8, 8, 12, 3],
  ]);
  expect(linhas(ordem, 'dado').filter(([chamada]) => chamada === '–')[0]).toEqual([
    '–',
    null,
    null,
    '0004444',
    'Zulmira Carnaúba',
    null,
    null,
    null,
    null,
    'Eliminada: não compareceu à prova de títulos, obrigatória pelo edital.',
  ]);
});

test('a vaga left open is in the order, with the reason', () => {
  const cargos = [
    { ...enfermeiro, abertas: [{ vaga: 6, modalidade: 'Ampla concorrência', motivo: 'Não há mais candidatos.' }] },
  ];
  const ordem = folhaDe('Ordem de nomeação', folhasDoTrabalho({ ...CONTEUDO, cargos }));
  expect(linhas(ordem, 'dado')).toContainEqual([
    null,
    6,
    'Ampla concorrência',
    null,
    'Vaga em aberto',
    null,
    null,
    null,
    null,
    'Não há mais candidatos.',
  ]);
});

test('a ranking without cargos has no section; a cadastro de reserva is called so', () => {
  const cargos = [{ ...enfermeiro, cargo: '' }];
  expect(linhas(folhaDe('Lista geral', folhasDoTrabalho({ ...CONTEUDO, cargos })), 'seção')).toEqual([]);
  const reserva = [{ ...enfermeiro, vagas: 0, chamadas: [] }, enfermeiro];
  const ordem = folhaDe('Ordem de nomeação', folhasDoTrabalho({ ...CONTEUDO, cargos: reserva }));
  expect(linhas(ordem, 'seção').flat()[0]).toBe('Enfermeiro  (cadastro de reserva)');
  expect(linhas(ordem, 'nota').flat()[0]).toBe('Nenhuma chamada.');
});

test('the memória: every item, its article and who decided', () => {
  const memoria = folhaDe('Memória de cálculo');
  expect(linhas(memoria, 'seção').flat()).toEqual(['Lei', 'Critérios adotados', 'O que foi lido', 'Programa']);
  expect(linhas(memoria, 'dado')).toContainEqual(['Percentual', '20% das vagas', 'art. 1º', null]);
});

test('a second run gets free names', () => {
  expect(comNomesLivres(folhas, ['lista geral']).map(({ nome }) => nome)[1]).toBe('Lista geral (2)');
  expect(comNomesLivres(folhas, [])).toEqual(folhas);
});

test('long texts are broken at spaces', () => {
  expect(emLinhas('um dois três', 8)).toEqual(['um dois', 'três']);
  expect(emLinhas('inconstitucionalissimamente', 5)).toEqual(['inconstitucionalissimamente']);
});

test('100 000 people are laid out in little more rows than they are', () => {
  const pessoa = { ordem: 1, inscricao: '1', nome: 'Ana Ipê', classificacao: 1, situacao: 'Habilitado' };
  const muitas = Array.from({ length: 100_000 }, () => pessoa);
  const geral = folhaDe(
    'Lista geral',
    folhasDoTrabalho({ ...CONTEUDO, cargos: [{ ...enfermeiro, listaGeral: muitas }] }),
  );
  expect(geral.linhas.length).toBeGreaterThan(100_000);
  expect(geral.linhas.length).toBeLessThan(100_050);
});
