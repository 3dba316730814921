import { bloqueia } from '../core/problema';
import { opcoesDe, respostaDe, textoDaResposta, type PerguntaId } from '../core/perguntas';
import type { Ranking } from './cargo';
import { ordenar, type Ordenacao } from './ordem';
import type { Pedido } from './pedido';

/** What one answer to a question would change on this data. */
export interface Consequencia {
  readonly pergunta: PerguntaId;
  /** As typed. */
  readonly resposta: string;
  /** Calls (by cargo and vaga) whose person or modalidade would be another; undefined when it cannot be said yet. */
  readonly mudam?: number;
  readonly total: number;
}

/** Answers worth trying: those that need no list of positions, and groups of five, as other laws have them. */
function respostasDe(pergunta: PerguntaId): string[] {
  return opcoesDe(pergunta)
    .filter((opcao) => !opcao.startsWith('posicoes:'))
    .map((opcao) => opcao.replace(/:N$/, ':5'));
}

/** Per cargo and vaga, who is called and how they hold it in the end. */
function mapa({ cargos }: Ordenacao): Map<string, string> {
  const chamadas = new Map<string, string>();
  for (const { cargo, ordem, classificados } of cargos) {
    ordem.passos.forEach(({ vaga, pessoa, modalidade }, i) => {
      const quem = classificados.pessoas[pessoa];
      chamadas.set(`${cargo}|${vaga}`, `${quem?.linha}|${modalidade}|${ordem.ocupa[i]}`);
    });
  }
  return chamadas;
}

function diferencas(antes: ReadonlyMap<string, string>, depois: ReadonlyMap<string, string>): number {
  let mudam = 0;
  for (const [vaga, quem] of depois) if (antes.get(vaga) !== quem) mudam += 1;
  for (const vaga of antes.keys()) if (!depois.has(vaga)) mudam += 1;
  return mudam;
}

/**
 * For each doubt and silence of the law, what each other reading would change in this order, on this data: nothing, or
 * so many of its calls. The order is computed anew under each reading.
 */
export function consequencias(ranking: Ranking, pedido: Pedido): Consequencia[] {
  const atual = ordenar(ranking, pedido);
  const antes = mapa(atual);
  return atual.leituras.flatMap(({ pergunta, resposta: adotada }) =>
    respostasDe(pergunta).flatMap((resposta): Consequencia[] => {
      const valor = respostaDe(pergunta, resposta);
      if (valor === undefined || textoDaResposta(pergunta, valor) === adotada) return [];
      const outra = ordenar(ranking, { ...pedido, respostas: { ...pedido.respostas, [pergunta]: valor } });
      const total = antes.size;
      // An order that stops (a number still to be given, a tie) says nothing about its calls.
      const parada = atual.problemas.some(bloqueia) || outra.problemas.some(bloqueia);
      return [{ pergunta, resposta, total, ...(!parada && { mudam: diferencas(antes, mapa(outra)) }) }];
    }),
  );
}
