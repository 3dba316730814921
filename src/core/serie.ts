import { AMPLA, PCD, type Modalidade, type ReservaId } from './candidato';
import type { Criterios, CriteriosDaReserva } from './criterios';
import { Livres } from './livres';
import { lugaresDaReserva, lugaresPcd, type Lugares, type OrigemDoLugar, type RegraPcd } from './lugares';
import { quantidade } from './quantidade';

/** Vacancies of one cargo, offer by offer; the edital's own offer comes first and may be 0 (cadastro de reserva). */
export interface PedidoDaSerie {
  readonly ofertas: readonly number[];
  readonly criterios: Criterios;
  readonly pcd?: RegraPcd;
  /** Numbers stated by the edital, by reserva: they override the computed ones in the edital's own offer. */
  readonly reservadasNoEdital?: Readonly<Record<ReservaId, number>>;
}

/** Why a vaga is reserved. */
export interface VagaReservada {
  readonly vaga: number;
  readonly reserva: ReservaId;
  readonly origem:
    | OrigemDoLugar
    /** Beyond the places of the series: one of the last free vagas of the offer. */
    | 'número do edital'
    /** Its place was taken by another reserva (or twice by the same). */
    | 'colisão'
    /** No free vaga was left in its own offer: the first free one of a later offer. */
    | 'oferta cheia';
  /** The place it had in the series, where that differs from `vaga`. */
  readonly lugar?: number;
  /** By what rule that place was reserved. */
  readonly doLugar?: OrigemDoLugar;
}

/** A fact about the numbers that the person should know (avisos) or must mend (erros). */
export type FatoDaSerie =
  | {
      readonly tipo: 'edital diverge';
      readonly reserva: ReservaId;
      readonly informada: number;
      readonly calculada: number;
    }
  | {
      readonly tipo: 'ordem diverge';
      readonly reserva: ReservaId;
      readonly reservadas: number;
      readonly calculada: number;
    }
  /** The edital's own number and the later offers together do not give what the law gives for all of them. */
  | {
      readonly tipo: 'ofertas divergem';
      readonly reserva: ReservaId;
      readonly reservadas: number;
      readonly calculada: number;
    }
  /** Other reservas filled what was offered: `faltam` vagas of this one had nowhere to be. */
  | { readonly tipo: 'sem lugar'; readonly reserva: ReservaId; readonly reservadas: number; readonly faltam: number }
  | { readonly tipo: 'não cabe'; readonly reserva: ReservaId; readonly informada: number; readonly vagas: number };

export interface Serie {
  /** modalidades[0] is that of vaga 1. */
  readonly modalidades: readonly Modalidade[];
  readonly reservadas: ReadonlyMap<number, VagaReservada>;
  readonly fatos: readonly FatoDaSerie[];
}

interface Oferta {
  readonly indice: number;
  readonly antes: number;
  readonly total: number;
}

/**
 * Which modalidade each vaga has. An offer never changes a vaga offered before. Within an offer PcD
 * is placed first, then the law's reservas in its order; what found no free vaga in an earlier offer comes before.
 *
 * @example
 * serie({ ofertas: [8], criterios }) // 20 %, last of each group of 5: reserved 5 and 8
 */
export function serie(pedido: PedidoDaSerie): Serie {
  const total = soma(pedido.ofertas);
  const livres = new Livres(total);
  const modalidades = new Array<Modalidade>(total).fill(AMPLA);
  const reservadas = new Map<number, VagaReservada>();
  const fatos: FatoDaSerie[] = [];
  const filas = filasDeColocacao(pedido);

  function reserva(reservada: VagaReservada): void {
    livres.ocupa(reservada.vaga);
    modalidades[reservada.vaga - 1] = reservada.reserva;
    reservadas.set(reservada.vaga, reservada);
  }
  function livreMaisProxima(lugar: number, oferta: Oferta): number | undefined {
    const anterior = pedido.criterios.colisao === 'livre anterior' ? livres.anterior(lugar) : 0;
    if (anterior > oferta.antes) return anterior;
    const seguinte = livres.seguinte(lugar);
    return seguinte <= oferta.total ? seguinte : undefined;
  }

  let antes = 0;
  pedido.ofertas.forEach((vagas, indice) => {
    const oferta = { indice, antes, total: antes + vagas };
    for (const fila of filas) {
      while (fila.pendentes > 0) {
        const vaga = livres.seguinte(oferta.antes + 1);
        if (vaga > oferta.total) break;
        reserva({ vaga, reserva: fila.reserva, origem: 'oferta cheia' });
        fila.pendentes -= 1;
      }
    }
    for (const fila of filas) {
      const lugares = fila.lugares(oferta);
      for (const { lugar, origem } of lugares.naSerie) {
        if (livres.livre(lugar)) reserva({ vaga: lugar, reserva: fila.reserva, origem });
        else {
          const vaga = livreMaisProxima(lugar, oferta);
          if (vaga === undefined) fila.pendentes += 1;
          else reserva({ vaga, reserva: fila.reserva, origem: 'colisão', lugar, doLugar: origem });
        }
      }
      for (let faltam = lugares.nasUltimas; faltam > 0; faltam -= 1) {
        const vaga = livres.anterior(oferta.total);
        if (vaga <= oferta.antes) {
          // Other reservas filled the offer: what is left waits, like any place without a free vaga, and is told.
          fila.pendentes += faltam;
          const informada = lugares.naSerie.length + lugares.nasUltimas;
          // More than the whole offer is told by `divergencias`.
          if (informada <= vagas) fatos.push({ tipo: 'não cabe', reserva: fila.reserva, informada, vagas });
          break;
        }
        reserva({ vaga, reserva: fila.reserva, origem: 'número do edital' });
      }
    }
    antes = oferta.total;
  });
  // A number of the edital that does not fit is an error of its own.
  const semLugar = filas.filter(
    ({ reserva, pendentes }) => pendentes > 0 && pedido.reservadasNoEdital?.[reserva] === undefined,
  );
  for (const { reserva, pendentes } of semLugar) {
    fatos.push({ tipo: 'sem lugar', reserva, reservadas: quantasDe(reservadas, reserva), faltam: pendentes });
  }
  const semOsSemLugar = divergencias(pedido, reservadas).filter(
    ({ tipo, reserva }) => tipo !== 'ordem diverge' || !semLugar.some((fila) => fila.reserva === reserva),
  );
  fatos.push(...semOsSemLugar);
  return { modalidades, reservadas, fatos };
}

interface FilaDeColocacao {
  readonly reserva: ReservaId;
  readonly lugares: (oferta: Oferta) => Lugares;
  pendentes: number;
}

function filasDeColocacao({ criterios, pcd, reservadasNoEdital }: PedidoDaSerie): FilaDeColocacao[] {
  const daLei = criterios.reservas.map((reserva): FilaDeColocacao => {
    const lugares = lugaresDaReserva(reserva, criterios.novasVagas, reservadasNoEdital?.[reserva.id]);
    return { reserva: reserva.id, lugares, pendentes: 0 };
  });
  // A law that reserves to PcD itself has its own rule for them: the edital's is not asked.
  const propria = daLei.filter(({ reserva }) => reserva === PCD);
  if (propria.length > 0) return [...propria, ...daLei.filter(({ reserva }) => reserva !== PCD)];
  return pcd === undefined ? daLei : [{ reserva: PCD, lugares: lugaresPcd(pcd), pendentes: 0 }, ...daLei];
}

function quantasDe(reservadas: ReadonlyMap<number, VagaReservada>, reserva: ReservaId): number {
  let quantas = 0;
  for (const vaga of reservadas.values()) if (vaga.reserva === reserva) quantas += 1;
  return quantas;
}

/** What the law gives for all the offers: on their total, or on each by itself where each starts anew. */
function devidasEmTodas({ criterios, ofertas }: PedidoDaSerie, { quantidade: regra }: CriteriosDaReserva): number {
  if (criterios.novasVagas !== 'por oferta') return quantidade(soma(ofertas), regra);
  return soma(ofertas.map((vagas) => quantidade(vagas, regra)));
}

function soma(numeros: readonly number[]): number {
  return numeros.reduce((total, numero) => total + numero, 0);
}

/** Where a number differs from what the percentage gives: the edital's own, or that of all the offers together. */
function divergencias(pedido: PedidoDaSerie, reservadas: ReadonlyMap<number, VagaReservada>): FatoDaSerie[] {
  const { criterios, ofertas, reservadasNoEdital, pcd } = pedido;
  const doEdital = ofertas[0] ?? 0;
  const soDoEdital = soma(ofertas) === doEdital;
  const fatos: FatoDaSerie[] = [];
  if (pcd?.tipo === 'número' && pcd.quantas > doEdital) {
    fatos.push({ tipo: 'não cabe', reserva: PCD, informada: pcd.quantas, vagas: doEdital });
  }
  for (const reserva of criterios.reservas) {
    const informada = reservadasNoEdital?.[reserva.id];
    const calculada = quantidade(doEdital, reserva.quantidade);
    if (informada !== undefined && informada > doEdital) {
      fatos.push({ tipo: 'não cabe', reserva: reserva.id, informada, vagas: doEdital });
    } else if (informada !== undefined && informada !== calculada) {
      fatos.push({ tipo: 'edital diverge', reserva: reserva.id, informada, calculada });
    }
    // Of the edital's own number in its own offer that is told already.
    if (informada !== undefined && (soDoEdital || informada > doEdital)) continue;
    const quantas = quantasDe(reservadas, reserva.id);
    const devidas = devidasEmTodas(pedido, reserva);
    if (quantas === devidas) continue;
    const tipo = informada === undefined ? 'ordem diverge' : 'ofertas divergem';
    fatos.push({ tipo, reserva: reserva.id, reservadas: quantas, calculada: devidas });
  }
  return fatos;
}
