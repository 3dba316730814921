import { codigoDoOffice, ErroDoExcel } from './erros';

/** Waits for the end of a cell's edition, in milliseconds: a click into a cell must not cost a long work. */
export const PAUSAS: readonly number[] = [500, 1_000, 2_000, 4_000];

/** Over at once when the user gives up. */
export function pausa(ms: number, cancelamento?: AbortSignal): Promise<void> {
  return new Promise((fim) => {
    const acaba = (): void => {
      clearTimeout(relogio);
      cancelamento?.removeEventListener('abort', acaba);
      fim();
    };
    const relogio = setTimeout(acaba, cancelamento?.aborted === true ? 0 : ms);
    cancelamento?.addEventListener('abort', acaba);
  });
}

export interface Condicoes {
  readonly cancelamento?: AbortSignal | undefined;
  readonly pausas: readonly number[];
  readonly aoEsperar: () => void;
  readonly desistencia: 'cancelado' | 'leitura-cancelada';
}

export interface Paciencia {
  /** An attempt, made again when the user was editing a cell: Excel refused it before doing anything. */
  insiste<T>(tentativa: () => Promise<T>): Promise<T>;
  /** @throws ErroDoExcel when the user has given up */
  confere(): void;
}

export function paciencia({ cancelamento, pausas, aoEsperar, desistencia }: Condicoes): Paciencia {
  const confere = (): void => {
    if (cancelamento?.aborted === true) throw new ErroDoExcel(desistencia);
  };
  async function insiste<T>(tentativa: () => Promise<T>): Promise<T> {
    for (const espera of pausas) {
      confere();
      try {
        return await tentativa();
      } catch (erro) {
        if (codigoDoOffice(erro) !== 'InvalidOperationInCellEditMode') throw erro;
        aoEsperar();
        await pausa(espera, cancelamento);
      }
    }
    confere();
    return tentativa();
  }
  return { confere, insiste };
}
