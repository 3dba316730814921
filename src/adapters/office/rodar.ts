import { traduzido } from './erros';
import { exigeExcel, suporte } from './suporte';

/**
 * Runs a piece of work in Excel.
 *
 * @param quando 'espera a edição' waits for the end of a cell's edition where the host can, instead of failing
 * @throws ErroDoExcel
 */
export async function noExcel<T>(
  trabalho: (context: Excel.RequestContext) => Promise<T>,
  quando: 'já' | 'espera a edição' = 'já',
): Promise<T> {
  try {
    exigeExcel();
    const espera = quando === 'espera a edição' && suporte().esperarEdicao;
    return await (espera ? Excel.run({ delayForCellEdit: true }, trabalho) : Excel.run(trabalho));
  } catch (erro) {
    throw traduzido(erro);
  }
}
