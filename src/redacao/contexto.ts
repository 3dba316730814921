import type { Candidato, Modalidade, ReservaId } from '../core/candidato';
import type { Criterios, CriteriosDaReserva } from '../core/criterios';
import type { Lei } from '../core/lei';
import type { RegraPcd } from '../core/lugares';
import type { VagaReservada } from '../core/serie';
import type { CausaDaVaga } from './fundamento';
import type { Ofertas } from './ofertas';

/** What the sentences of one cargo need besides the step itself. */
export interface Contexto {
  readonly lei: Lei;
  readonly pessoas: readonly Candidato[];
  readonly pcd: RegraPcd | undefined;
  /** The rules of the law after the readings. */
  readonly criterios: Criterios;
  readonly ofertas: Ofertas;
  /** By the number of the vaga: what the series reserves, whatever happened to it later. */
  readonly reservadas: ReadonlyMap<number, VagaReservada>;
  /** Numbers stated by the edital for its own offer. */
  readonly informadas?: Readonly<Record<ReservaId, number>> | undefined;
  readonly causa: (vaga: number) => CausaDaVaga;
  /** The vaga that a compensated person keeps. */
  readonly vagaDe?: (pessoa: number) => number;
}

/** A reserva of the law after the readings; undefined for ampla and for the PcD of the edital. */
export function criteriosDa({ criterios }: Contexto, modalidade: Modalidade): CriteriosDaReserva | undefined {
  return criterios.reservas.find(({ id }) => id === modalidade);
}

/** Whether the count of a law's reserva began anew in the offer of this vaga. */
export function contagemRecomecou({ criterios, ofertas }: Contexto, vaga: number): boolean {
  return criterios.novasVagas === 'por oferta' && vaga > ofertas.doEdital && ofertas.antesDe(vaga) > 0;
}
