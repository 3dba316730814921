import { escreverFolhas } from '../../../../src/adapters/office/escrever';
import { areaDaTabela, nomeDaTabela } from '../../../../src/adapters/office/tabela';
import type { Folha, LinhaDaFolha } from '../../../../src/planilha/folha';
import { folhasDoTrabalho } from '../../../../src/planilha/folhas/folhasDoTrabalho';
import { CONTEUDO } from '../../../planilha/folhas/conteudoDeTeste';
import { intersection } from '../../../excel/model/address';
import type { Cenarios } from './dado';
import { lista } from './escrever';

const TITULOS: LinhaDaFolha = { papel: 'cabeçalho', celulas: ['Ordem', 'Inscrição', 'Nome'] };
const dados = (quantas: number, papel: 'dado' | 'destaque' = 'dado'): LinhaDaFolha[] =>
  Array.from({ length: quantas }, (_, i) => ({ papel, celulas: [i + 1, `00${i}`, 'Ana'] }));
const nota: LinhaDaFolha = { papel: 'nota', celulas: ['Uma nota.'] };
const secao: LinhaDaFolha = { papel: 'seção', celulas: ['Enfermeiro'] };
const folha = (linhas: readonly LinhaDaFolha[], nome = 'Lista geral'): Folha =>
  lista([{ papel: 'título', celulas: ['Lista'] }, ...linhas], { nome, cabecalho: 1 });

export const tabela: Cenarios = (dado) => {
  it('a list is a table of its own name, plain, over its titles and rows only', async () => {
    const { book } = dado();
    book.addTable(book.sheet('Planilha1').put('A1', [['x'], ['y']]), { top: 0, left: 0, bottom: 1, right: 0 }).name =
      'cotas_LISTA_geral';
    book.addName('Cotas_Ordem', { formula: '=1' });
    const folhas = [
      folha([TITULOS, ...dados(12), ...dados(3, 'destaque'), nota]),
      folha([TITULOS, ...dados(12)], 'Ordem'),
    ];
    expect(await escreverFolhas(folhas)).toEqual({ abas: ['Lista geral', 'Ordem'], avisos: [] });
    expect(book.tables.slice(1)).toMatchObject([
      {
        name: 'Cotas_Lista_geral_v2',
        area: { top: 1, left: 0, bottom: 16, right: 2 },
        style: 'TableStyleLight1',
        showBandedRows: false,
        showFilterButton: true,
      },
      { name: 'Cotas_Ordem_v2', sheet: { name: 'Ordem' } },
    ]);
    expect(book.sheet('Lista geral').read('A2:C2')).toEqual([TITULOS.celulas]);
  });

  it.each<[string, readonly LinhaDaFolha[]]>([
    ['sections of cargos', [TITULOS, secao, ...dados(12)]],
    ['rows in two parts', [TITULOS, ...dados(12), nota, ...dados(1)]],
    ['few rows', [TITULOS, ...dados(9)]],
    ['a title twice', [{ ...TITULOS, celulas: ['Nome', 'Nota', 'nome '] }, ...dados(12)]],
    ['a column without a title', [{ ...TITULOS, celulas: ['Nome', null, 'Nota'] }, ...dados(12)]],
    ['rows wider than the titles', [{ ...TITULOS, celulas: ['Nome', 'Nota'] }, ...dados(12)]],
  ])('no table over %s', (_caso, linhas) => {
    expect(areaDaTabela(folha(linhas))).toBeUndefined();
  });

  it('no table of the works of several cargos, and none over a row that is not data', async () => {
    const { book } = dado();
    for (const conteudo of [CONTEUDO, { ...CONTEUDO, cargos: CONTEUDO.cargos.slice(0, 1) }]) {
      const { avisos } = await escreverFolhas(folhasDoTrabalho(conteudo));
      expect(avisos).toEqual([]);
    }
    for (const { sheet, area } of book.tables) expect(sheet.merged.some((of) => intersection(of, area))).toBe(false);
  });

  it('names of tables have letters, digits and underscores', () => {
    expect(nomeDaTabela('Lista – Negros e indígenas (2)', [])).toBe('Cotas_Lista_Negros_e_indígenas_2');
    expect(nomeDaTabela('X', ['cotas_x', 'COTAS_X_V2'])).toBe('Cotas_X_v3');
  });
};
