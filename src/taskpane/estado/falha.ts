import { ErroDoExcel } from '../../adapters/office/erros';
import type { Falha } from './estado';

/** An error in words for the person. What is not ours is said as such, and the work is still there. */
export function falhaDe(titulo: string, erro: unknown): Falha {
  if (erro instanceof ErroDoExcel) return { titulo, texto: erro.texto };
  return {
    titulo,
    texto:
      'Ocorreu uma falha inesperada. O que já estava feito não se perdeu: tente de novo; se persistir, recarregue o painel.',
  };
}
