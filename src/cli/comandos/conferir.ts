import { quantos } from '../../redacao/palavras';
import { conferir } from '../../trabalho/conferir';
import { abrirLivro, lerRanking } from '../arquivo';
import { pedidoDe } from '../pedido';
import type { Comando } from './index';

/** `cotas conferir`: audits the nomeações of a livro. */
export const conferirLivro: Comando = {
  opcoes: ['lei', 'livro'],
  executa: async (opcoes, lei) => {
    const pedido = pedidoDe(opcoes, lei);
    opcoes.exige('livro');
    const { abas, leitura } = await lerRanking(opcoes, pedido.lei);
    const livro = await abrirLivro(opcoes, abas);
    const { conforme, divergencias, problemas } = conferir(leitura, livro, pedido);
    const linhas = conforme
      ? ['Conforme: cada nomeação é a que era devida no seu momento.']
      : [`${quantos(divergencias.length, 'divergência', 'divergências')}:`, ...divergencias.map(({ frase }) => `  ${frase}`)];
    return {
      json: { lei: pedido.lei.id, conforme, divergencias },
      linhas,
      problemas,
      ...(divergencias.length > 0 && { divergente: true as const }),
    };
  },
};
