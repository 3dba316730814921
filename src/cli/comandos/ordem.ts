import { nomeDaModalidade } from '../../redacao/fundamento';
import { contagem } from '../../trabalho/serie';
import { redigirChamadas } from '../../trabalho/chamadas';
import { ordenar, type OrdemDoCargo } from '../../trabalho/ordem';
import { lerRanking } from '../arquivo';
import { ordemEmJson } from '../json';
import { exigeVagas, pedidoDe } from '../pedido';
import type { Comando } from './index';

function linhasDoCargo(doCargo: OrdemDoCargo): string[] {
  const { cargo, vagas, serie, ordem, contexto, classificados } = doCargo;
  const { quadro, posicoes } = contagem(contexto.lei, serie.serie.modalidades, serie.pcd);
  const partes = Object.entries(quadro).map(([modalidade, quantas]) => {
    const quais = posicoes[modalidade] ?? [];
    return `${nomeDaModalidade(contexto.lei, modalidade)}: ${quantas}${quais.length > 0 ? ` (vagas ${quais.join(', ')})` : ''}`;
  });
  return [
    '',
    cargo === '' ? `Quadro de ${vagas} vagas` : `${cargo}: quadro de ${vagas} vagas`,
    ...partes.map((parte) => `  ${parte}`),
    ...redigirChamadas(classificados, contexto, ordem).map(({ chamada, nome, frase }) => `  ${chamada}. ${nome} — ${frase}`),
  ];
}

/** `cotas ordem`: the order of nomination from a ranking, and the lists. */
export const ordem: Comando = {
  opcoes: ['lei', 'vagas', 'ofertas', 'saida'],
  executa: async (opcoes) => {
    const pedido = pedidoDe(opcoes);
    exigeVagas(pedido, 'ordem');
    const { leitura } = await lerRanking(opcoes, pedido.lei);
    const ordenacao = ordenar(leitura, pedido);
    return {
      json: { lei: pedido.lei.id, cargos: ordenacao.cargos.map(ordemEmJson) },
      linhas: [pedido.lei.nome, ...ordenacao.cargos.flatMap(linhasDoCargo)],
      problemas: ordenacao.problemas,
    };
  },
};
