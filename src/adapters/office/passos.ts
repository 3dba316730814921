import { codigoDoOffice, ErroDoExcel } from './erros';
import { suporte } from './suporte';

/** Waits for the end of a cell's edition, in milliseconds: a click into a cell must not cost a long writing. */
export const PAUSAS: readonly number[] = [500, 1_000, 2_000, 4_000];

export const pausa = (ms: number): Promise<void> => new Promise((fim) => setTimeout(fim, ms));

export type Faixa = (linha: number, coluna: number, linhas: number, colunas: number) => Excel.Range;

export interface Passo {
  /** The sheet to which the ranges belong, by its id: the user may rename it. */
  readonly aba: string;
  readonly enfileira: (faixa: Faixa, aba: Excel.Worksheet) => void;
}

export interface Andarilho {
  /** One sync with what the step queues. */
  passo(passo: Passo): Promise<void>;
  /** An attempt, made again when the user was editing a cell: Excel refused it before doing anything. */
  insiste<T>(tentativa: () => Promise<T>): Promise<T>;
  /** @throws ErroDoExcel when the user has given up */
  confere(): void;
}

export interface Condicoes {
  readonly cancelamento?: AbortSignal | undefined;
  readonly pausas: readonly number[];
  readonly aoEsperar: () => void;
}

export function andarilho(context: Excel.RequestContext, { cancelamento, pausas, aoEsperar }: Condicoes): Andarilho {
  const { suspenderCalculo } = suporte();
  const confere = (): void => {
    if (cancelamento?.aborted === true) throw new ErroDoExcel('cancelado');
  };
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
  async function insiste<T>(tentativa: () => Promise<T>): Promise<T> {
    for (const espera of pausas) {
      confere();
      try {
        return await tentativa();
      } catch (erro) {
        if (codigoDoOffice(erro) !== 'InvalidOperationInCellEditMode') throw erro;
        aoEsperar();
        await pausa(espera);
      }
    }
    confere();
    return tentativa();
  }
  return { confere, insiste, passo: (passo) => insiste(() => tenta(passo)) };
}
