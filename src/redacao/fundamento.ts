import { regraDoAto } from '../core/ato';
import { AMPLA, PCD, type Modalidade } from '../core/candidato';
import { valorDaRegra, type Criterios } from '../core/criterios';
import type { Computo, Lei, Regra, RegrasDaReserva, Reserva } from '../core/lei';
import type { RegraPcd } from '../core/lugares';
import { quantidade } from '../core/quantidade';
import type { VagaReservada } from '../core/serie';
import type { Reabertura } from '../core/vagasAbertas';
import { amparo, amparoDeFora, amparoDoResto, artigosQueFundam, dispositivosDe, SEM_ARTIGO, type Amparo } from './amparo';

export { dispositivosDe };

/** Why a vaga has the modalidade it has, at the moment of the call. */
export type CausaDaVaga =
  | { readonly tipo: 'série'; readonly reservada?: VagaReservada }
  | ({ readonly tipo: 'reaberta' } & Reabertura);

/** The case-law behind the federal PcD series. */
export const STF_PCD = 'STF, MS 26.310, MS 30.861 e MS 31.715';

/** The ground of what no article fixes and the edital does: PcD positions, a stated number. */
export const EDITAL = 'edital do concurso';

/** The reserva of a law by its id; undefined for PcD and ampla. */
export function reservaDe(lei: Lei, modalidade: Modalidade): Reserva | undefined {
  return lei.reservas.find(({ id }) => id === modalidade);
}

/** The name of a modalidade, as printed. */
export function nomeDaModalidade(lei: Lei, modalidade: Modalidade): string {
  if (modalidade === AMPLA) return 'Ampla concorrência';
  if (modalidade === PCD) return 'Pessoas com deficiência';
  return reservaDe(lei, modalidade)?.nome ?? modalidade;
}

function unicos(artigos: readonly string[]): string[] {
  return [...new Set(artigos)];
}

/** The group of a modalidade, for sentences: "pessoas negras". */
export function grupoDaModalidade(lei: Lei, modalidade: Modalidade): string {
  return modalidade === PCD ? 'pessoas com deficiência' : (reservaDe(lei, modalidade)?.grupo ?? modalidade);
}

/** "lista específica de pessoas negras" */
export function listaEspecificaDe(lei: Lei, modalidade: Modalidade): string {
  return `lista específica de ${grupoDaModalidade(lei, modalidade)}`;
}

function artigosDaOrdem(lei: Lei): readonly string[] {
  return unicos(lei.reservas.flatMap(({ regras }) => dispositivosDe(regras.ordem)));
}

/** The rule by which a reopened vaga has its modalidade; undefined where the law has none. */
export function regraDaReabertura(lei: Lei, modalidade: Modalidade, { por, ocupava }: Reabertura): Regra<unknown> | undefined {
  if (ocupava === AMPLA) {
    if (modalidade === AMPLA) return lei.regras.vagaAmplaReaberta;
    const alcance = reservaDe(lei, modalidade)?.regras.alcanceDaDesistencia;
    return por === 'desistência' || alcance?.base === 'silêncio' ? alcance : undefined;
  }
  const regras = reservaDe(lei, ocupava)?.regras;
  // Of the other acts most laws say nothing: the vaga keeps the modalidade by which it was held.
  return regras?.[regraDoAto(por) ?? 'vagaReservadaReaberta'];
}

/** Whether a law by groups was read as proportional, so that no place of it is the last of a group. */
export function lidaComoProporcional({ ordem }: RegrasDaReserva, origem: VagaReservada['origem'] | undefined): boolean {
  return origem === 'proporção' && valorDaRegra(ordem).tipo === 'última de cada grupo';
}

/** By what a place of the series is reserved, before it met another reserva. */
export function amparosDoLugar(regras: RegrasDaReserva, reservada: VagaReservada | undefined): readonly Amparo[] {
  const percentual = amparoDoResto(regras.percentual);
  const origem = reservada?.doLugar ?? reservada?.origem;
  if (origem === 'número do edital') return [percentual, amparoDeFora(EDITAL)];
  // What had no vaga left in its offer no longer says by what rule it was reserved.
  if (origem === 'oferta cheia') return [percentual];
  const peloGrupoIncompleto = origem === 'última vaga oferecida' || lidaComoProporcional(regras, origem);
  return [percentual, peloGrupoIncompleto ? amparo(regras.grupoIncompleto) : amparoDoResto(regras.ordem)];
}

function amparosDaVagaPcd(lei: Lei, regra: RegraPcd | undefined, reservada: VagaReservada | undefined): readonly Amparo[] {
  const daLei = lei.regras.pcd.base === 'silêncio' ? [] : [amparo(lei.regras.pcd)];
  if (regra === undefined) return daLei;
  if (regra.tipo === 'federal') return [...daLei, amparoDeFora(STF_PCD)];
  const daSerie = (reservada?.doLugar ?? reservada?.origem) === 'proporção';
  return [...daLei, amparoDeFora(EDITAL, ...(daSerie ? [STF_PCD] : []))];
}

/** What a reserved vaga of the series rests on, by the rules of its own reserva. */
export function amparosDaReservada(
  lei: Lei,
  modalidade: Modalidade,
  reservada: VagaReservada | undefined,
  pcd: RegraPcd | undefined,
): readonly Amparo[] {
  const reserva = reservaDe(lei, modalidade);
  return reserva === undefined ? amparosDaVagaPcd(lei, pcd, reservada) : amparosDoLugar(reserva.regras, reservada);
}

/** What sent a reserved place to another vaga; nothing where it stayed. */
export function amparosDaColisao(lei: Lei, reservada: VagaReservada | undefined): readonly Amparo[] {
  const mudou = reservada?.origem === 'colisão' || reservada?.origem === 'oferta cheia';
  return mudou ? [amparo(lei.regras.colisao)] : [];
}

/** Why a reopened vaga has its modalidade. */
export function amparosDaReabertura(lei: Lei, modalidade: Modalidade, reabertura: Reabertura): readonly Amparo[] {
  const regra = regraDaReabertura(lei, modalidade, reabertura);
  if (regra === undefined) return [SEM_ARTIGO];
  // In a silence the words that touch the matter speak for the reserve: they are no ground for leaving it.
  const deixaAReserva = modalidade === AMPLA && reabertura.ocupava !== AMPLA;
  return [deixaAReserva && regra.base === 'silêncio' ? SEM_ARTIGO : amparoDoResto(regra)];
}

/** Why a reserved vaga goes elsewhere: its list never had anyone, or (`esgotada`) had too few. */
export function amparosDaReversao(lei: Lei, modalidade: Modalidade, esgotada: boolean): readonly Amparo[] {
  const regras = reservaDe(lei, modalidade)?.regras;
  if (regras === undefined) return [SEM_ARTIGO];
  return [amparo(esgotada ? regras.cotistasInsuficientes : regras.reversao)];
}

/** Why a vaga goes from its own list to another reserva's. */
export function amparosDaCascata(lei: Lei, modalidade: Modalidade): readonly Amparo[] {
  const cascata = reservaDe(lei, modalidade)?.regras.cascata;
  return cascata === undefined ? [] : [amparo(cascata)];
}

/**
 * Why whoever the general list reaches stops using the reserve: by the rule of that reserva; of people with disabilities,
 * by theirs, and what a silent law says of its own cotistas is not of them.
 */
export function amparosDoComputo(lei: Lei, lista: Modalidade): readonly Amparo[] {
  const doGrupo = reservaDe(lei, lista)?.regras.computo;
  if (doGrupo !== undefined) return [amparo(doGrupo)];
  const dePcd: Regra<Computo> = lei.regras.computoPcd;
  return [dePcd.base === 'silêncio' ? SEM_ARTIGO : amparo(dePcd)];
}

/** What a line of the quadro rests on. */
export interface LinhaReservada {
  /** All vagas of the cargo. */
  readonly vagas: number;
  /** Those of this modalidade. */
  readonly reservadas: readonly VagaReservada[];
  /** The number that the edital states, if it does. */
  readonly informada?: number;
  readonly pcd: RegraPcd | undefined;
  /** Without the reserva when the law does not reach the edital. */
  readonly criterios: Criterios;
}

/** The articles of how many vagas a modalidade has and of which they are; with none, of what leaves it without any. */
export function fundamentoDoQuadro(lei: Lei, modalidade: Modalidade, linha: LinhaReservada): readonly string[] {
  if (modalidade === AMPLA) return artigosDaOrdem(lei);
  const porOrigem = new Map(linha.reservadas.map((reservada) => [`${reservada.origem} ${reservada.doLugar ?? ''}`, reservada]));
  const dasVagas = [...porOrigem.values()].flatMap((reservada) =>
    artigosQueFundam([...amparosDaReservada(lei, modalidade, reservada, linha.pcd), ...amparosDaColisao(lei, reservada)]),
  );
  const reserva = reservaDe(lei, modalidade);
  if (reserva === undefined) return unicos(dasVagas.length > 0 ? dasVagas : artigosQueFundam(amparosDaVagaPcd(lei, linha.pcd, undefined)));
  const regra = linha.criterios.reservas.find(({ id }) => id === modalidade)?.quantidade;
  if (regra === undefined) return [];
  const { regras } = reserva;
  const percentual = dispositivosDe(regras.percentual);
  const daConta = [...percentual, ...dispositivosDe(regras.arredondamento)];
  if (linha.reservadas.length > 0) return unicos([...daConta, ...dispositivosDe(regras.minimo), ...dasVagas]);
  if (linha.informada === 0) return [...percentual, EDITAL];
  if (linha.vagas < regra.minimo) return unicos([...percentual, ...dispositivosDe(regras.minimo)]);
  if (quantidade(linha.vagas, regra) === 0) return unicos(daConta);
  // The percentage gives some and the order none: the reading of the incomplete group leaves the reserve without any.
  const porGrupos = valorDaRegra(regras.ordem).tipo === 'última de cada grupo';
  return unicos([...daConta, ...dispositivosDe(porGrupos ? regras.grupoIncompleto : regras.ordem)]);
}
