import { letraDaColuna, LIMITE_DE_CELULAS } from '../../planilha/grade';
import type { Area } from './blocos';
import { ErroDoExcel } from './erros';

/** What to read. */
export type Fonte =
  | { readonly tipo: 'aba ativa' }
  | { readonly tipo: 'seleção' }
  | { readonly tipo: 'tabela'; readonly nome: string }
  | { readonly tipo: 'aba'; readonly nome: string }
  /** Several sheets, one after another. */
  | { readonly tipo: 'abas'; readonly nomes: readonly string[] };

interface Procurada {
  readonly aba: Excel.Worksheet;
  readonly usado: Excel.Range;
  /** The error when it isn't there. */
  readonly ausente: () => ErroDoExcel;
}

/** A sheet that is there, and the part of it to read; none when it is empty. */
export interface Achada {
  readonly id: string;
  readonly nome: string;
  readonly oculta: boolean;
  readonly area: Area | undefined;
  /** Whether rows of the area are hidden; null: some are. */
  readonly linhasOcultas: boolean | null;
}

function porNome({ workbook }: Excel.RequestContext, nome: string): Procurada {
  const aba = workbook.worksheets.getItemOrNullObject(nome);
  const ausente = () => new ErroDoExcel('aba-nao-encontrada', { nome });
  return { aba, usado: aba.getUsedRangeOrNullObject(true), ausente };
}

function procura(context: Excel.RequestContext, fonte: Fonte): Procurada[] {
  const { workbook } = context;
  const ausente = () => new ErroDoExcel('nao-encontrado');
  switch (fonte.tipo) {
    case 'aba ativa': {
      const aba = workbook.worksheets.getActiveWorksheet();
      return [{ aba, usado: aba.getUsedRangeOrNullObject(true), ausente }];
    }
    case 'aba':
      return [porNome(context, fonte.nome)];
    case 'abas':
      return fonte.nomes.map((nome) => porNome(context, nome));
    case 'tabela': {
      const tabela = workbook.tables.getItemOrNullObject(fonte.nome);
      const semTabela = () => new ErroDoExcel('tabela-nao-encontrada', { nome: fonte.nome });
      return [{ aba: tabela.worksheet, usado: tabela.getRange(), ausente: semTabela }];
    }
    case 'seleção': {
      const selecao = workbook.getSelectedRange();
      // Whole columns are read as far as they are used.
      return [{ aba: selecao.worksheet, usado: selecao.getUsedRangeOrNullObject(true), ausente }];
    }
  }
}

function areaDe(usado: Excel.Range): Area {
  const area = {
    linha: usado.rowIndex,
    coluna: usado.columnIndex,
    linhas: usado.rowCount,
    colunas: usado.columnCount,
  };
  if (area.linhas * area.colunas > LIMITE_DE_CELULAS) {
    const ate = `${letraDaColuna(area.coluna + area.colunas - 1)}${area.linha + area.linhas}`;
    throw new ErroDoExcel('area-grande-demais', { nome: ate });
  }
  return area;
}

function achada({ aba, usado, ausente }: Procurada): Achada {
  if (aba.isNullObject) throw ausente();
  const { id, name: nome, visibility } = aba;
  const comum = { id, nome, oculta: visibility !== 'Visible' };
  if (usado.isNullObject) return { ...comum, area: undefined, linhasOcultas: false };
  const area = areaDe(usado);
  // The type leaves out the null of rows that differ.
  const linhasOcultas = usado.rowHidden as boolean | null;
  usado.untrack();
  return { ...comum, area, linhasOcultas };
}

/**
 * What a source means now.
 *
 * @throws ErroDoExcel when something isn't there, or is out of all measure
 */
export async function acha(context: Excel.RequestContext, fonte: Fonte): Promise<Achada[]> {
  const procuradas = procura(context, fonte);
  for (const { aba, usado } of procuradas) {
    aba.load('id,name,visibility');
    usado.load('rowIndex,columnIndex,rowCount,columnCount,rowHidden');
  }
  await context.sync();
  return procuradas.map(achada);
}
