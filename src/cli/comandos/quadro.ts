import { PADRAO } from '../../core/perguntas';
import { nomeDaModalidade } from '../../redacao/fundamento';
import { quantos } from '../../redacao/palavras';
import { quadroDeVagas } from '../../trabalho/quadro';
import { quaisVagas } from '../palavras';
import { exigeVagas, pedidoDe, semCargos } from '../pedido';
import type { Comando } from './index';

/** "Negros: ultima-de-cada-grupo:5; Indígenas: posicoes:3,13" */
const deCada = (porReserva: readonly { readonly reserva: string; readonly resposta: string }[]): string =>
  porReserva.map(({ reserva, resposta }) => `${reserva}: ${resposta}`).join('; ');

/** `cotas quadro`: how many vacancies each modalidade has, and which. */
export const quadro: Comando = {
  opcoes: ['lei', 'vagas', 'ofertas'],
  executa: (opcoes, lei) => {
    opcoes.semArquivo();
    const pedido = pedidoDe(opcoes, lei);
    exigeVagas(pedido, 'quadro');
    semCargos(pedido, 'quadro');
    const { problemas, leituras, ...resto } = quadroDeVagas(pedido);
    const adotadas = leituras.map(({ pergunta, resposta, porReserva, base, padrao }) => ({
      pergunta,
      resposta,
      ...(porReserva && { porReserva }),
      base,
      padrao,
    }));
    const linhas = [
      `${pedido.lei.nome}: ${quantos(resto.vagas, 'vaga', 'vagas')}`,
      ...Object.entries(resto.quadro).map(([modalidade, quantas]) => {
        const quais = quaisVagas(resto.posicoes[modalidade] ?? []);
        return `  ${nomeDaModalidade(pedido.lei, modalidade)}: ${quantas}${quais}`;
      }),
      'Leituras adotadas:',
      ...adotadas.map(
        ({ pergunta, resposta, porReserva = [], base, padrao }) =>
          `  ${pergunta} (${base}): ${resposta === PADRAO ? deCada(porReserva) : resposta}${padrao ? ' — padrão' : ''}`,
      ),
    ];
    return { json: { lei: pedido.lei.id, ...resto, leituras: adotadas }, linhas, problemas };
  },
};
