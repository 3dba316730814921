import type { Aba } from '../planilha/grade';
import type { Leitura } from '../planilha/leitura';
import type { Importacao, RespostasDoControle } from './nomeacoes';
import type { Pedido } from './pedido';
import { redigidos } from './problemasRedigidos';
import type { LivroAberto } from './registro';

/** RH's own control sheet of an ongoing competition as acts. */
export function importaControle(
  _abas: readonly Aba[],
  _leitura: Leitura,
  _pedido: Pedido,
  _opcoes: { readonly livro: LivroAberto; readonly respostas: RespostasDoControle },
): Importacao {
  return {
    linhas: [],
    atos: { total: 0, primeiros: [] },
    inferencias: { total: 0, primeiros: [] },
    perguntas: [],
    divergencias: { total: 0, primeiros: [] },
    bloqueia: true,
    ...redigidos([]),
  };
}
