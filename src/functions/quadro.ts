import { AMPLA } from '../core/candidato';
import { numerosEmTexto } from '../planilha/folhas/quadro';
import { fundamentoDoQuadro, nomeDaModalidade } from '../redacao/fundamento';
import { ARGUMENTOS } from '../redacao/funcoes';
import { citaArtigos } from '../redacao/palavras';
import { doCargo, type Pedido } from '../trabalho/pedido';
import { quadroComSerie } from '../trabalho/quadro';
import { celulaSimples, textoDoArgumento } from './argumentos';
import { barra } from './bloqueio';
import { argumentoErrado } from './recusa';
import { tabela, type Saida } from './saidas';

/** The quadro of a request that nothing blocks. */
function quadroLivre(pedido: Pedido): ReturnType<typeof quadroComSerie> {
  const comSerie = quadroComSerie(pedido);
  barra(comSerie.quadro.problemas, { diagnostico: 'sem ranking' });
  return comSerie;
}

/** How many vagas the law reserves, all its reservas together. */
export function reservadasPelaLei(pedido: Pedido): number {
  const { quadro } = quadroLivre(pedido).quadro;
  return pedido.lei.reservas.reduce((soma, { id }) => soma + (quadro[id] ?? 0), 0);
}

/** Modalidade, number, places and articles, one modalidade per row. */
export function quadroEmTabela(pedido: Pedido): Saida {
  const livre = quadroLivre(pedido);
  const { vigentes } = livre;
  const { serie, pcd } = livre.serie;
  const { quadro, posicoes, sequencia } = livre.quadro;
  const daAmpla = sequencia.flatMap((modalidade, i) => (modalidade === AMPLA ? [i + 1] : []));
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
  const { sequencia } = quadroLivre(pedido).quadro;
  const texto = textoDoArgumento('Número da vaga', celulaSimples(numero));
  const modalidade = /^\d{1,7}$/.test(texto) ? sequencia[Number(texto) - 1] : undefined;
  if (modalidade === undefined) throw argumentoErrado(ARGUMENTOS.numeroDaVaga(texto.replace('.', ','), sequencia.length));
  return nomeDaModalidade(pedido.lei, modalidade);
}
