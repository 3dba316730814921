import { traduzido } from './erros';
import { exigeExcel } from './suporte';

/**
 * Runs a piece of work in Excel.
 *
 * @throws ErroDoExcel
 */
export async function noExcel<T>(trabalho: (context: Excel.RequestContext) => Promise<T>): Promise<T> {
  try {
    exigeExcel();
    return await Excel.run(trabalho);
  } catch (erro) {
    throw traduzido(erro);
  }
}
