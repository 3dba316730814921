import { SEM_PESQUISA } from './estado';
import { falhaDe } from './falha';
import { vezes, type Contexto } from './loja';
import { mesmosDados, pedidoDe } from './pedido';

export function acoesDaPesquisa({ loja, trabalhador }: Contexto) {
  const vez = vezes();
  return {
    procura: async (palavras: string): Promise<void> => {
      const valida = vez();
      loja.setState({ pesquisa: { ...SEM_PESQUISA, palavras } });
      if (palavras.trim().length < 2) return;
      const { leitura } = loja.getState();
      try {
        const achadas = await trabalhador.procura(palavras);
        if (!valida() || loja.getState().leitura !== leitura) return;
        loja.setState({ pesquisa: { palavras, achadas, resposta: undefined } });
      } catch (erro) {
        if (valida()) loja.setState({ falha: falhaDe('A busca não terminou', erro) });
      }
    },

    explica: async (inscricao: string): Promise<void> => {
      const estado = loja.getState();
      const pedido = pedidoDe(estado);
      if (pedido === undefined || !estado.leitura.confirmada) return;
      const valida = vez();
      try {
        const resposta = await trabalhador.porque(pedido, inscricao);
        if (!valida() || !mesmosDados(estado, loja.getState())) return;
        loja.setState(({ pesquisa }) => ({
          pesquisa: { ...pesquisa, resposta },
          anuncio: `${resposta.nome}: ${resposta.frases.join(' ')}`,
        }));
      } catch (erro) {
        if (valida()) loja.setState({ falha: falhaDe('A explicação não veio', erro) });
      }
    },
  };
}
