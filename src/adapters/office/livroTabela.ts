import { aviso } from './avisos';
import type { Bloco } from './livroLinhas';
import type { Andarilho, Passo } from './passos';
import { suporte } from './suporte';

interface Tabela {
  readonly tabela: Excel.Table;
  readonly linha: number;
  readonly coluna: number;
  readonly linhas: number;
  readonly colunas: number;
}

async function tabelasDa(context: Excel.RequestContext, passos: Andarilho, id: string): Promise<Tabela[]> {
  return passos.insiste(async () => {
    const { tables } = context.workbook.worksheets.getItem(id);
    tables.load('items/id,items/showTotals');
    await context.sync();
    // Under a row of totals nothing joins a table.
    const achadas = tables.items
      .filter(({ showTotals }) => !showTotals)
      .map((tabela) => ({ tabela, area: tabela.getRange() }));
    for (const { area } of achadas) area.load('rowIndex,columnIndex,rowCount,columnCount');
    await context.sync();
    return achadas.map(({ tabela, area }) => {
      area.untrack();
      const { rowIndex: linha, columnIndex: coluna, rowCount: linhas, columnCount: colunas } = area;
      return { tabela, linha, coluna, linhas, colunas };
    });
  });
}

/** Whether rows are right under a table, or begin in its own empty rows and go beyond them. */
function continua({ linha, linhas, coluna }: Tabela, bloco: Bloco): boolean {
  const fim = linha + linhas;
  const largura = bloco.valores[0]?.length ?? 1;
  return linha < bloco.linha && fim >= bloco.linha && fim < bloco.linha + bloco.valores.length && coluna < largura;
}

/** Makes the table above rows that are written reach over them; gives whether it does, or whether there is none. */
async function aumenta(context: Excel.RequestContext, passos: Andarilho, id: string, bloco: Bloco): Promise<boolean> {
  const daqui = (await tabelasDa(context, passos, id)).find((tabela) => continua(tabela, bloco));
  if (daqui === undefined) return true;
  if (!suporte().aumentarTabela) return false;
  const { tabela, linha, coluna, colunas } = daqui;
  const linhas = bloco.linha + bloco.valores.length - linha;
  await passos.passo({ aba: id, enfileira: (faixa) => tabela.resize(faixa(linha, coluna, linhas, colunas)) });
  return true;
}

/**
 * Makes rows that are written part of the table above them, and as high as their sentences. Whatever fails, they are
 * there: it gives what to say of it.
 */
export async function juntaATabela(
  context: Excel.RequestContext,
  passos: Andarilho,
  { id, nome }: { readonly id: string; readonly nome: string },
  bloco: Bloco,
): Promise<string[]> {
  const feito = await aumenta(context, passos, id, bloco).catch(() => false);
  const enfileira: Passo['enfileira'] = (faixa) =>
    faixa(bloco.linha, 0, bloco.valores.length, bloco.valores[0]?.length ?? 1).format.autofitRows();
  await passos.passo({ aba: id, enfileira }).catch(() => undefined);
  return feito ? [] : [aviso('aumento', nome)];
}
