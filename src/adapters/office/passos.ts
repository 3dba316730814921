import { paciencia, type Condicoes, type Paciencia } from './paciencia';
import { suporte } from './suporte';

export type Faixa = (linha: number, coluna: number, linhas: number, colunas: number) => Excel.Range;

export interface Passo {
  /** The sheet to which the ranges belong, by its id: the user may rename it. */
  readonly aba: string;
  readonly enfileira: (faixa: Faixa, aba: Excel.Worksheet) => void;
}

export interface Andarilho extends Paciencia {
  /** One sync with what the step queues. */
  passo(passo: Passo): Promise<void>;
}

export function andarilho(context: Excel.RequestContext, condicoes: Condicoes): Andarilho {
  const { suspenderCalculo } = suporte();
  const { confere, insiste } = paciencia(condicoes);
  async function tenta({ aba: id, enfileira }: Passo): Promise<void> {
    const faixas: Excel.Range[] = [];
    const aba = context.workbook.worksheets.getItem(id);
    // The user's formulas need not be calculated for sheets that they don't know.
    if (suspenderCalculo) context.application.suspendApiCalculationUntilNextSync();
    enfileira((...onde) => {
      const faixa = aba.getRangeByIndexes(...onde);
      faixas.push(faixa);
      return faixa;
    }, aba);
    await context.sync();
    for (const faixa of faixas) faixa.untrack();
  }
  return { confere, insiste, passo: (passo) => insiste(() => tenta(passo)) };
}
