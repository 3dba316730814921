import { resolverCriterios } from '../../core/criterios';
import type { Pedido } from '../../trabalho/pedido';
import { falhaDe } from './falha';
import { semCalculos } from './livro';
import { vezes, type Contexto } from './loja';
import { pedidoDe } from './pedido';
import type { Estado } from './estado';

/** Typing ends before this many milliseconds without a key. */
const PAUSA = 150;

/** What the numbers depend on; the law by its table or, one that does not change, by its id. */
function chaveDo(estado: Estado, pedido: Pedido | undefined): string {
  if (pedido === undefined) return '';
  const { lei, ...resto } = pedido;
  const { ranking, leitura } = estado;
  return JSON.stringify([
    lei.tabela ?? lei.id,
    resto,
    leitura.confirmada && [ranking?.sha256, leitura.aba, leitura.colunas, leitura.respostas],
  ]);
}

/**
 * Keeps the quadro, the order and the consequences of each reading in step with what was typed. From a reading that
 * nobody confirmed nothing is computed but the quadro of the law.
 *
 * @returns stops it
 */
export function acompanha({ loja, trabalhador }: Contexto): () => void {
  const vez = vezes();
  let chave = '';
  let espera: ReturnType<typeof setTimeout> | undefined;
  /** The request whose consequences are known or being asked. */
  let comConsequencias: Pedido | undefined;
  let atual: { readonly pedido: Pedido; readonly valida: () => boolean } | undefined;

  async function calcula(pedido: Pedido, comRanking: boolean, valida: () => boolean): Promise<void> {
    try {
      if (comRanking) {
        const ordem = await trabalhador.ordena(pedido);
        if (valida()) loja.setState({ ordem, quadro: undefined, calculando: false });
      } else {
        const quadro = await trabalhador.quadro(pedido);
        if (valida()) loja.setState({ quadro, ordem: undefined });
      }
    } catch (erro) {
      // The order that is there answers something else.
      const falha = falhaDe('O cálculo não terminou', erro);
      if (valida()) loja.setState({ falha, calculando: false, ordem: undefined, quadro: undefined });
      return;
    }
    if (!valida()) return;
    atual = { pedido, valida };
    await comparaSeVista();
  }

  /** One question at a time, so that the worker stays free for what the person asks meanwhile; only while they are seen. */
  async function comparaSeVista(): Promise<void> {
    const valida = atual?.valida;
    try {
      await compara();
    } catch (erro) {
      if (valida?.() === true) loja.setState({ falha: falhaDe('A comparação não terminou', erro) });
    }
  }

  async function compara(): Promise<void> {
    const { passo, ordem } = loja.getState();
    if (atual === undefined || ordem === undefined || passo !== 'lei' || comConsequencias === atual.pedido) return;
    const { pedido, valida } = atual;
    comConsequencias = pedido;
    for (const { pergunta } of resolverCriterios(pedido.lei, pedido.respostas).leituras) {
      const { passo: onde, consequencias: conhecidas } = loja.getState();
      if (conhecidas[pergunta] !== undefined) continue;
      if (onde !== 'lei') {
        comConsequencias = undefined;
        return;
      }
      const consequencias = await trabalhador.consequencias(pedido, pergunta);
      if (!valida()) return;
      loja.setState((estado) => ({ consequencias: { ...estado.consequencias, [pergunta]: consequencias } }));
    }
  }

  function mudou(estado: Estado): void {
    const pedido = pedidoDe(estado);
    const nova = chaveDo(estado, pedido);
    if (nova === chave) {
      void comparaSeVista();
      return;
    }
    chave = nova;
    atual = undefined;
    clearTimeout(espera);
    const valida = vez();
    const comRanking = pedido !== undefined && estado.leitura.confirmada;
    // What stands on the screen was computed from something else.
    loja.setState(({ ordem, pesquisa, nomeacoes }) => ({
      ordem: comRanking ? ordem : undefined,
      calculando: comRanking,
      consequencias: {},
      pesquisa: { ...pesquisa, resposta: undefined },
      nomeacoes: semCalculos(nomeacoes),
    }));
    if (pedido === undefined) return;
    espera = setTimeout(() => void calcula(pedido, comRanking, valida), PAUSA);
  }

  const desfaz = loja.subscribe(mudou);
  mudou(loja.getState());
  return () => {
    clearTimeout(espera);
    vez();
    desfaz();
  };
}
