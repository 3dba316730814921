import { oQueContinua, perdaDeAtos } from '../../../src/taskpane/estado/continuacao';
import { INICIO, SEM_LEITURA, type Estado, type Ranking } from '../../../src/taskpane/estado/estado';
import { NOMEACOES } from '../../../src/taskpane/estado/livro';

const ranking = (sha256: string, nomes: readonly string[], tipo: 'arquivo' | 'excel' = 'excel'): Ranking => ({
  origem: tipo === 'arquivo' ? { tipo, nome: 'lista.xlsx' } : { tipo, pasta: 'a.xlsx', fonte: { tipo: 'aba ativa' } },
  abas: nomes.map((nome) => ({ nome, linhas: 10, colunas: 5, oculta: false })),
  sha256,
});

const respondido: Estado = {
  ...INICIO,
  ranking: ranking('aa', ['Lista']),
  leitura: {
    ...SEM_LEITURA,
    colunas: { nota: 'G' },
    respostas: [
      { codigo: 'marca-ambigua', linha: 12, valor: 'sim' },
      { codigo: 'data-ambigua', valor: 'dd/mm' },
    ],
  },
  desempates: [['1', '2']],
  lacunasAceitas: [7],
};

test('of other people, nothing continues: sheets of the same name are no sign of the same competition', () => {
  expect(oQueContinua(respondido, ranking('bb', ['Lista']), false)).toEqual({
    leitura: SEM_LEITURA,
    desempates: [],
    lacunasAceitas: [],
    nomeacoes: NOMEACOES,
  });
});

test('acts that no file has are not lost to another ranking in silence', () => {
  const com = (porGravar: number): Estado => ({
    ...respondido,
    nomeacoes: { ...NOMEACOES, livro: { ...NOMEACOES.livro, porGravar } },
  });
  const perda = (estado: Estado, sha256: string, mesmas: boolean): string | undefined =>
    perdaDeAtos(estado, oQueContinua(estado, ranking(sha256, ['Lista']), mesmas));
  expect(perda(com(1), 'bb', false)).toMatch(/^1 ato do livro ainda não está em nenhum arquivo, .*Grave o livro/);
  expect(perda(com(2), 'bb', false)).toMatch(/^2 atos do livro ainda não estão/);
  expect(perda(com(2), 'bb', true)).toBeUndefined();
  expect(perda(com(0), 'bb', false)).toBeUndefined();
});

describe('what continues when a sheet is read again', () => {
  it('is everything, of the very same cells', () => {
    const { leitura, desempates, lacunasAceitas } = oQueContinua(respondido, ranking('aa', ['Lista']), true);
    expect(leitura).toEqual({});
    expect([desempates, lacunasAceitas]).toEqual([[['1', '2']], [7]]);
  });

  it('is what hangs on no row, when a cell of the same sheets changed: row 12 may be another person', () => {
    const { leitura, desempates, lacunasAceitas } = oQueContinua(respondido, ranking('bb', ['Lista']), true);
    expect(leitura).toEqual({ respostas: [{ codigo: 'data-ambigua', valor: 'dd/mm' }] });
    expect([desempates, lacunasAceitas]).toEqual([[['1', '2']], []]);
  });

  it('is nothing, of another ranking', () => {
    const nada = { leitura: SEM_LEITURA, desempates: [], lacunasAceitas: [], nomeacoes: NOMEACOES };
    expect(oQueContinua(respondido, ranking('bb', ['Outra']), true)).toEqual(nada);
    expect(oQueContinua({ ...respondido, ranking: undefined }, ranking('aa', ['Lista']), true)).toEqual(nada);
  });

  it('is the work kept in the workbook, for the first sheet read of it: whole only for the cells that it was about', () => {
    const guardado: Estado = { ...respondido, ranking: undefined, retomado: true, marcaGuardada: 'aa' };
    expect(oQueContinua(guardado, ranking('aa', ['Lista']), true).leitura).toEqual({});
    expect(oQueContinua(guardado, ranking('cc', ['Lista']), true).leitura).toEqual({ respostas: [{ codigo: 'data-ambigua', valor: 'dd/mm' }] });
    expect(oQueContinua(guardado, ranking('aa', ['Lista'], 'arquivo'), true).leitura).toEqual(SEM_LEITURA);
  });
});
