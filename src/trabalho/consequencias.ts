import { opcoesDe, respostaDe, textoDaResposta, type PerguntaId } from '../core/perguntas';
import { quantos } from '../redacao/palavras';
import type { Ranking } from './cargo';
import { ordenar, type Ordenacao } from './ordem';
import type { Pedido } from './pedido';

/** What one answer to a question would change on this data. */
export interface Consequencia {
  readonly pergunta: PerguntaId;
  /** As typed. */
  readonly resposta: string;
  /** Calls (by cargo and vaga) whose person or modalidade would be another. */
  readonly mudam: number;
  readonly total: number;
  /** "muda 2 das 12 chamadas" */
  readonly frase: string;
}

/** Answers worth trying: those without a number to choose, and the group that other laws use. */
function respostasDe(pergunta: PerguntaId): string[] {
  return opcoesDe(pergunta).map((opcao) => (opcao.endsWith(':N') ? opcao.replace(':N', ':5') : opcao));
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
      const mudam = diferencas(antes, mapa(outra));
      const frase =
        mudam === 0
          ? 'não muda nada aqui'
          : `muda ${mudam} ${antes.size === 1 ? 'da' : 'das'} ${quantos(antes.size, 'chamada', 'chamadas')}`;
      return [{ pergunta, resposta, mudam, total: antes.size, frase }];
    }),
  );
}
