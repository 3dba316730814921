import type { Criterios, LeituraAdotada } from '../core/criterios';
import type { Problema } from '../core/problema';
import { frasesDosMotivos } from '../redacao/alcance';
import { alcanceDoPedido } from './alcance';
import { criteriosDoPedido, doCargo, type Pedido } from './pedido';
import { contagem, serieDoCargo, type SerieDoCargo } from './serie';

export interface Quadro {
  readonly aplica: boolean;
  readonly motivo?: string;
  readonly vagas: number;
  readonly quadro: Readonly<Record<string, number>>;
  readonly sequencia: readonly string[];
  readonly posicoes: Readonly<Record<string, readonly number[]>>;
  readonly leituras: readonly LeituraAdotada[];
  readonly problemas: readonly Problema[];
}

/**
 * How many vacancies each modalidade has and which they are (art. by art.: the law's percentual, arredondamento and
 * ordem). When the law does not reach the edital nothing is reserved by it; PcD is the edital's own and stays.
 *
 * @example quadroDeVagas(pedido).quadro // { ampla: 7, pcd: 1, 'negros-indigenas': 2 }
 */
export function quadroDeVagas(pedido: Pedido): Quadro {
  return quadroComSerie(pedido).quadro;
}

/** The quadro with what it comes from: the series and the criteria that hold for this edital. */
export function quadroComSerie(pedido: Pedido): {
  readonly quadro: Quadro;
  readonly serie: SerieDoCargo;
  readonly vigentes: Criterios;
} {
  const { criterios, leituras, problemas: recusas } = criteriosDoPedido(pedido);
  const { alcance, vigentes, problemas: doAlcance } = alcanceDoPedido(pedido, criterios);
  const ofertas = doCargo(pedido.ofertas, '') ?? [];
  const doCargoUnico = serieDoCargo(pedido, vigentes, '', ofertas);
  const { serie, pcd, problemas } = doCargoUnico;
  const quadro: Quadro = {
    aplica: alcance.aplica,
    ...(!alcance.aplica && { motivo: frasesDosMotivos(alcance.motivos) }),
    vagas: serie.modalidades.length,
    ...contagem(pedido.lei, serie.modalidades, pcd),
    sequencia: serie.modalidades,
    leituras,
    problemas: [...recusas, ...doAlcance, ...problemas],
  };
  return { quadro, serie: doCargoUnico, vigentes };
}
