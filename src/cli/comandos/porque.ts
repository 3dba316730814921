import { porque } from '../../trabalho/porque';
import { lerRanking } from '../arquivo';
import { exigeVagas, pedidoDe } from '../pedido';
import type { Comando } from './index';

/** `cotas porque`: why a person is, or is not, called. */
export const porqueDaPessoa: Comando = {
  opcoes: ['lei', 'vagas', 'ofertas', 'inscricao'],
  executa: async (opcoes, lei) => {
    const pedido = pedidoDe(opcoes, lei);
    exigeVagas(pedido, 'porque');
    const inscricao = opcoes.exige('inscricao');
    const { leitura } = await lerRanking(opcoes, pedido.lei);
    const { problemas, ...resposta } = porque(leitura, pedido, inscricao);
    return { json: { lei: pedido.lei.id, ...resposta }, linhas: resposta.frases, problemas };
  },
};
