import { nomeDaModalidade } from '../../redacao/fundamento';
import { quadroDeVagas } from '../../trabalho/quadro';
import { exigeVagas, pedidoDe } from '../pedido';
import type { Comando } from './index';

/** `cotas quadro`: how many vacancies each modalidade has, and which. */
export const quadro: Comando = {
  opcoes: ['lei', 'vagas', 'ofertas'],
  executa: (opcoes) => {
    opcoes.semArquivo();
    const pedido = pedidoDe(opcoes);
    exigeVagas(pedido, 'quadro');
    const { problemas, leituras, ...resto } = quadroDeVagas(pedido);
    const adotadas = leituras.map(({ pergunta, resposta, base, padrao }) => ({ pergunta, resposta, base, padrao }));
    const linhas = [
      `${pedido.lei.nome}: ${resto.vagas} vagas`,
      ...Object.entries(resto.quadro).map(([modalidade, quantas]) => {
        const posicoes = resto.posicoes[modalidade] ?? [];
        const quais = posicoes.length > 0 ? ` (vagas ${posicoes.join(', ')})` : '';
        return `  ${nomeDaModalidade(pedido.lei, modalidade)}: ${quantas}${quais}`;
      }),
      'Leituras adotadas:',
      ...adotadas.map(({ pergunta, resposta, base, padrao }) => `  ${pergunta} (${base}): ${resposta}${padrao ? ' — padrão' : ''}`),
    ];
    return { json: { lei: pedido.lei.id, ...resto, leituras: adotadas }, linhas, problemas };
  },
};
