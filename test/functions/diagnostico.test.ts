import { chama, coluna, comCelula, frase, RANKING, tabela } from './apoio';

const FERRAZ = 'Ferraz de Vasconcelos';

test('what was read: columns, cargos, reservas, rows left out', () => {
  expect(tabela('DIAGNOSTICO_RANKING', [...RANKING.map((linha) => [...linha, null]), ['Total: 6', null, null, null, null, null, null]], FERRAZ)).toEqual([
    ['Gravidade', 'Código', 'Linha', 'Coluna', 'Mensagem', 'Opções'],
    ['lido', 'intervalo', '', '', '8 linhas no intervalo, 6 candidatos lidos. Linhas e colunas são contadas a partir da primeira célula do intervalo: A é a primeira coluna.', ''],
    ['lido', 'coluna', 1, 'B', 'Inscrição: “Inscrição”', ''],
    ['lido', 'coluna', 1, 'C', 'Nome: “Nome”', ''],
    ['lido', 'coluna', 1, 'A', 'Classificação geral: “Classificação”', ''],
    ['lido', 'coluna', 1, 'E', 'Nota: “Nota”', ''],
    ['lido', 'coluna', 1, 'F', 'Data de nascimento: “Nascimento”', ''],
    ['lido', 'coluna', 1, 'D', 'Cota ou modalidade: “Cota”', ''],
    ['lido', 'cargo', '', '', 'Sem cargo: 6 pessoas', ''],
    ['lido', 'reserva', '', '', 'Pessoas com deficiência: ninguém', ''],
    ['lido', 'reserva', '', '', 'Negros: 2 pessoas marcadas (declarada: 2)', ''],
    ['lido', 'linha-ignorada', '', '', '1 linha que não é pessoa: cabeçalho', ''],
    ['lido', 'linha-ignorada', '', '', '1 linha que não é pessoa: total', ''],
    ['aviso', '', '', '', 'Nenhum problema foi encontrado.', ''],
  ]);
});

test('every problem, the gravest first, with its cell of the range and its answers as leituras takes them', () => {
  const ranking = [
    ['Classificação', 'Inscrição', 'Nome', 'NEGRO', 'Telefone'],
    [1, '1', 'Ana Jatobá', null, null],
    [2, '2', 'Bia Ipê', 'N', '999'],
    [2, '3', 'Caio Angico', 'X', null],
    [4, '4', 'Davi Araçá', { type: 'Error', basicValue: '#N/A' }, null],
  ];
  const linhas = tabela('DIAGNOSTICO_RANKING', ranking, FERRAZ).filter(([gravidade]) => gravidade !== 'lido').slice(1);
  expect(linhas.map((linha) => linha.slice(0, 4))).toEqual([
    ['erro', 'celula-com-erro', 5, 'D'],
    ['pergunta', 'marca-ambigua', 3, 'D'],
    ['aviso', 'empate', 3, 'A'],
  ]);
  expect(linhas.map((linha) => linha[5])).toEqual(['', 'marca-ambigua:3=sim | marca-ambigua:3=nao', 'desempate=2,3']);
  expect(String(linhas[0]?.[4])).toMatch(/^Linha 5, coluna D do intervalo: A fórmula da célula/);
  // An answer copied from there is taken.
  const semErro = ranking.slice(0, 4);
  expect(frase('ORDEM_NOMEACAO', semErro, 1, FERRAZ)).toMatch(/“N” em “NEGRO”.* Veja DIAGNOSTICO_RANKING\.$/);
  expect(coluna(tabela('ORDEM_NOMEACAO', semErro, 2, FERRAZ, null, 'marca-ambigua:3=nao; desempate=2,3'), 'Inscrição')).toEqual(['1', '2']);
});

test('a column that nothing is read of is told', () => {
  const comTelefone = RANKING.map((linha, i) => [...linha, i === 0 ? 'Telefone' : '999']);
  expect(tabela('DIAGNOSTICO_RANKING', comTelefone, FERRAZ)).toContainEqual(['lido', 'coluna-nao-usada', 1, 'G', 'Coluna não usada: “Telefone”', '']);
});

test('without a law the groups are those that the sheet marks', () => {
  expect(coluna(tabela('DIAGNOSTICO_RANKING', RANKING), 'Mensagem').join('\n')).toMatch(/negr\S*: 2 pessoas marcadas/i);
});

test('what has no header, or nobody, is a table of problems and not an error', () => {
  for (const range of [[['a', 'b'], ['c', 'd']], [['Inscrição', 'Nome']], 5]) {
    expect(coluna(tabela('DIAGNOSTICO_RANKING', range), 'Gravidade')).toContain('erro');
  }
  expect(chama('DIAGNOSTICO_RANKING', [[null, 0, '']])).toMatchObject({ erro: 'nada a dar' });
});

test('more problems than fit in a formula are counted, not refused', () => {
  const nome = 'Ana Jatobá '.repeat(12).trim();
  const muitos = [RANKING[0] ?? [], ...Array.from({ length: 12_000 }, (_, i) => [i + 1, String(i), `${nome} ${i}`, `marca ${i}`, null, 'ontem'])];
  const linhas = tabela('DIAGNOSTICO_RANKING', muitos, FERRAZ);
  expect(JSON.stringify(linhas).length).toBeLessThan(2_000_000);
  expect(linhas.at(-1)?.[4]).toMatch(/^Há mais \d+ problemas, que não cabem/);
});

test('a message tells how many more there are', () => {
  const errada = comCelula(1, 3, { type: 'Error', basicValue: '#REF!' });
  (errada[2] ?? [])[3] = { type: 'Error', basicValue: '#REF!' };
  expect(frase('LISTA_GERAL', errada, FERRAZ)).toMatch(/Há mais 1 erro ou pergunta\. Veja DIAGNOSTICO_RANKING\.$/);
});
