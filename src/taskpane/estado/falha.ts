import { ErroDoExcel } from '../../adapters/office/erros';
import type { Falha } from './estado';

/** What a browser says when it cannot get at what was dropped or chosen. */
const SEM_ACESSO: ReadonlySet<string> = new Set(['NotFoundError', 'NotReadableError']);

/** An error in words for the person. What is not ours is said as such, and the work is still there. */
export function falhaDe(titulo: string, erro: unknown): Falha {
  if (erro instanceof ErroDoExcel) return { titulo, texto: erro.texto };
  if (erro instanceof DOMException && SEM_ACESSO.has(erro.name)) {
    return {
      titulo,
      texto:
        'Não foi possível ler o conteúdo: é uma pasta, ou o arquivo foi movido ou mudou depois de escolhido. Escolha o arquivo da planilha de novo.',
    };
  }
  return {
    titulo,
    texto:
      'Ocorreu uma falha inesperada. O que já estava feito não se perdeu: tente de novo; se persistir, recarregue o painel.',
  };
}
