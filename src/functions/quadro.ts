import { AMPLA } from '../core/candidato';
import { numerosEmTexto } from '../planilha/folhas/quadro';
import { fundamentoDoQuadro, nomeDaModalidade } from '../redacao/fundamento';
import { ARGUMENTOS } from '../redacao/funcoes';
import { citaArtigos } from '../redacao/palavras';
import { alcanceDoPedido } from '../trabalho/alcance';
import { criteriosDoPedido, doCargo, type Pedido } from '../trabalho/pedido';
import { quadroDeVagas, type Quadro } from '../trabalho/quadro';
import { serieDoCargo } from '../trabalho/serie';
import { celulaSimples, textoDoArgumento } from './argumentos';
import { barra } from './bloqueio';
import { argumentoErrado } from './recusa';
import { tabela, type Saida } from './saidas';

/** The quadro of a request that nothing blocks. */
export function quadroLivre(pedido: Pedido): Quadro {
  const quadro = quadroDeVagas(pedido);
  barra(quadro.problemas, { diagnostico: 'sem ranking' });
  return quadro;
}

/** How many vagas the law reserves, all its reservas together. */
export function reservadasPelaLei(pedido: Pedido): number {
  const { quadro } = quadroLivre(pedido);
  return pedido.lei.reservas.reduce((soma, { id }) => soma + (quadro[id] ?? 0), 0);
}

/** Modalidade, number, places and articles, one modalidade per row. */
export function quadroEmTabela(pedido: Pedido): Saida {
  const { quadro, posicoes, sequencia } = quadroLivre(pedido);
  const daAmpla = sequencia.flatMap((modalidade, i) => (modalidade === AMPLA ? [i + 1] : []));
  const { criterios } = criteriosDoPedido(pedido);
  const { vigentes } = alcanceDoPedido(pedido, criterios);
  const { serie, pcd } = serieDoCargo(pedido, vigentes, '', doCargo(pedido.ofertas, '') ?? []);
  const reservadas = [...serie.reservadas.values()];
  const informadas = doCargo(pedido.reservadas, '');
  const linhas = Object.entries(quadro).map(([modalidade, vagas]) => [
    nomeDaModalidade(pedido.lei, modalidade),
    vagas,
    numerosEmTexto(posicoes[modalidade] ?? daAmpla),
    citaArtigos(
      fundamentoDoQuadro(pedido.lei, modalidade, {
        vagas: sequencia.length,
        reservadas: reservadas.filter(({ reserva }) => reserva === modalidade),
        ...(informadas?.[modalidade] !== undefined && { informada: informadas[modalidade] }),
        pcd,
        criterios: vigentes,
      }),
    ),
  ]);
  return tabela(['Modalidade', 'Vagas', 'Posições', 'Fundamento'], linhas);
}

/** The modalidade of one vaga, as printed. */
export function modalidadeDaVaga(pedido: Pedido, numero: unknown): string {
  const { sequencia } = quadroLivre(pedido);
  const texto = textoDoArgumento('Número da vaga', celulaSimples(numero));
  const modalidade = /^\d{1,7}$/.test(texto) ? sequencia[Number(texto) - 1] : undefined;
  if (modalidade === undefined) throw argumentoErrado(ARGUMENTOS.numeroDaVaga(texto.replace('.', ','), sequencia.length));
  return nomeDaModalidade(pedido.lei, modalidade);
}
