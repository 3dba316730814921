import { letraDaColuna, type Aba, type Celula } from '../../planilha/grade';
import type { AoAvancar } from './andamento';
import { lerLinhas, type Area } from './blocos';
import { linhasOcultas, mesclasDe } from './detalhes';
import { ErroDoExcel } from './erros';
import { noExcel } from './rodar';

/** What to read. */
export type Fonte =
  | { readonly tipo: 'aba ativa' }
  | { readonly tipo: 'seleção' }
  | { readonly tipo: 'tabela'; readonly nome: string }
  | { readonly tipo: 'aba'; readonly nome: string };

/** As for files: more is a stray cell far from the list, not a list. */
const LIMITE_DE_CELULAS = 20_000_000;

interface Achado {
  readonly aba: Excel.Worksheet;
  readonly usado: Excel.Range;
  /** The error when it isn't there. */
  readonly ausente: () => ErroDoExcel;
}

function procura({ workbook }: Excel.RequestContext, fonte: Fonte): Achado {
  const ausente = () => new ErroDoExcel('nao-encontrado');
  switch (fonte.tipo) {
    case 'aba ativa': {
      const aba = workbook.worksheets.getActiveWorksheet();
      return { aba, usado: aba.getUsedRangeOrNullObject(true), ausente };
    }
    case 'aba': {
      const aba = workbook.worksheets.getItemOrNullObject(fonte.nome);
      const semAba = () => new ErroDoExcel('aba-nao-encontrada', { nome: fonte.nome });
      return { aba, usado: aba.getUsedRangeOrNullObject(true), ausente: semAba };
    }
    case 'tabela': {
      const tabela = workbook.tables.getItemOrNullObject(fonte.nome);
      const semTabela = () => new ErroDoExcel('tabela-nao-encontrada', { nome: fonte.nome });
      return { aba: tabela.worksheet, usado: tabela.getRange(), ausente: semTabela };
    }
    case 'seleção': {
      const selecao = workbook.getSelectedRange();
      // Whole columns are read as far as they are used.
      return { aba: selecao.worksheet, usado: selecao.getUsedRangeOrNullObject(true), ausente };
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

/**
 * A sheet as it is, hidden and filtered rows included; its rows count from the sheet's first one, so that places are
 * those that the user sees.
 *
 * @param aoAvancar hears of every block of rows read
 * @throws ErroDoExcel
 */
export function lerPlanilha(fonte: Fonte, aoAvancar?: AoAvancar): Promise<Aba> {
  return noExcel(async (context) => {
    const { aba: achada, usado, ausente } = procura(context, fonte);
    achada.load('id,name');
    usado.load('rowIndex,columnIndex,rowCount,columnCount,rowHidden');
    await context.sync();
    if (achada.isNullObject) throw ausente();
    const nome = achada.name;
    if (usado.isNullObject) return { nome, linhas: [], mesclas: [] };
    const area = areaDe(usado);
    // The type leaves out the null of rows that differ.
    const alguma = usado.rowHidden as boolean | null;
    usado.untrack();
    // By its id: the user may rename it meanwhile.
    const aba = context.workbook.worksheets.getItem(achada.id);
    const ocultas = await linhasOcultas(context, aba, area, alguma);
    const mesclas = await mesclasDe(context, aba, area);
    const antes = Array.from({ length: area.linha }, (): Celula[] => []);
    const lidas = await lerLinhas(context, aba, area, (feitas) =>
      aoAvancar?.({ aba: nome, feitas, total: area.linhas }),
    );
    return { nome, linhas: antes.concat(lidas), mesclas, ...(ocultas.length > 0 && { linhasOcultas: ocultas }) };
  });
}
