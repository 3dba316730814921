import type { Remote } from 'comlink';
import type { Folha } from '../../planilha/folha';
import type { CabecalhoDaFolha, TrabalhoDoPainel } from '../trabalhador/trabalho';

/** Rows asked of the worker at once: some milliseconds of this thread. */
const LINHAS_POR_VEZ = 2_000;

interface Entrega {
  readonly cancelamento: AbortSignal;
  readonly aoAvancar: (feitas: number, total: number) => void;
}

/**
 * The sheets that the worker prepared, brought a few rows at a time.
 *
 * @throws the reason of the cancellation
 */
export async function trazFolhas(
  trabalhador: Pick<Remote<TrabalhoDoPainel>, 'linhasDaFolha'>,
  folhas: readonly CabecalhoDaFolha[],
  { cancelamento, aoAvancar }: Entrega,
): Promise<Folha[]> {
  const todas = folhas.reduce((soma, { total }) => soma + total, 0);
  let feitas = 0;
  const trazidas: Folha[] = [];
  for (const [indice, { total, ...folha }] of folhas.entries()) {
    const linhas: Folha['linhas'][number][] = [];
    for (let de = 0; de < total; de += LINHAS_POR_VEZ) {
      cancelamento.throwIfAborted();
      const ate = Math.min(total, de + LINHAS_POR_VEZ);
      for (const linha of await trabalhador.linhasDaFolha(indice, de, ate)) linhas.push(linha);
      feitas += ate - de;
      aoAvancar(feitas, todas);
    }
    trazidas.push({ ...folha, linhas });
  }
  return trazidas;
}
