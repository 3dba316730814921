import type { TipoDeAto } from '../core/ato';
import { AMPLA, PCD, type Modalidade } from '../core/candidato';
import { valorDaRegra, type Criterios } from '../core/criterios';
import type { Lei, Regra, RegrasDaReserva, Reserva } from '../core/lei';
import type { OrigemDoLugar, RegraPcd } from '../core/lugares';
import type { Devida } from '../core/preencher';
import { quantidade } from '../core/quantidade';
import type { VagaReservada } from '../core/serie';
import type { Reabertura } from '../core/vagasAbertas';

/** Why a vaga has the modalidade it has, at the moment of the call. */
export type CausaDaVaga =
  | { readonly tipo: 'série'; readonly reservada?: VagaReservada }
  | ({ readonly tipo: 'reaberta' } & Reabertura);

/** The case-law behind the federal PcD series. */
export const STF_PCD = 'STF, MS 26.310, MS 30.861 e MS 31.715';

/** The ground of what no article fixes and the edital does: PcD positions, a stated number. */
export const EDITAL = 'edital do concurso';

/** The articles that a rule rests on; none for a pure silence. */
export function dispositivosDe(regra: Regra<unknown>): readonly string[] {
  return (regra.citacoes ?? []).map(({ dispositivo }) => dispositivo);
}

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

/** The law says nothing else of these acts: the vaga keeps the modalidade by which it was held. */
const REGRA_DO_ATO: Partial<Record<TipoDeAto, 'desistencia' | 'posseNaoTomada'>> = {
  desistência: 'desistencia',
  'posse não tomada': 'posseNaoTomada',
  'tornada sem efeito': 'posseNaoTomada',
};

/** The rule by which a reopened vaga has its modalidade; undefined where the law has none. */
export function regraDaReabertura(lei: Lei, modalidade: Modalidade, { por, ocupava }: Reabertura): Regra<unknown> | undefined {
  if (ocupava === AMPLA) {
    if (modalidade === AMPLA) return lei.regras.vagaAmplaReaberta;
    const alcance = reservaDe(lei, modalidade)?.regras.alcanceDaDesistencia;
    return por === 'desistência' || alcance?.base === 'silêncio' ? alcance : undefined;
  }
  const regra = REGRA_DO_ATO[por];
  return regra === undefined ? undefined : reservaDe(lei, ocupava)?.regras[regra];
}

/** Whether a law by groups was read as proportional, so that no place of it is the last of a group. */
export function lidaComoProporcional({ ordem }: RegrasDaReserva, reservada: VagaReservada | undefined): boolean {
  const origem = reservada?.doLugar ?? reservada?.origem;
  return origem === 'proporção' && valorDaRegra(ordem).tipo === 'última de cada grupo';
}

function artigosDaOrigem(lei: Lei, regras: RegrasDaReserva, reservada: VagaReservada | undefined): readonly string[] {
  const doLugar = (origem: OrigemDoLugar | undefined): readonly string[] =>
    origem === 'última vaga oferecida' || lidaComoProporcional(regras, reservada)
      ? dispositivosDe(regras.grupoIncompleto)
      : dispositivosDe(regras.ordem);
  switch (reservada?.origem) {
    case 'número do edital':
      return [EDITAL];
    case 'oferta cheia':
      return dispositivosDe(lei.regras.colisao);
    case 'colisão':
      return [...doLugar(reservada.doLugar), ...dispositivosDe(lei.regras.colisao)];
    case undefined:
    case 'proporção':
    case 'grupo':
    case 'última vaga oferecida':
    case 'posição listada':
      return doLugar(reservada?.origem);
  }
}

function fundamentoDaVagaPcd(lei: Lei, regra: RegraPcd | undefined, reservada: VagaReservada | undefined): readonly string[] {
  const daLei = dispositivosDe(lei.regras.pcd);
  if (regra === undefined) return daLei;
  if (regra.tipo === 'federal') return [...daLei, STF_PCD];
  const daSerie = (reservada?.doLugar ?? reservada?.origem) === 'proporção';
  return [...daLei, EDITAL, ...(daSerie ? [STF_PCD] : [])];
}

/** The articles by which a vaga belongs to a modalidade. */
export function fundamentoDaVaga(
  lei: Lei,
  modalidade: Modalidade,
  causa: CausaDaVaga,
  pcd: RegraPcd | undefined,
): readonly string[] {
  if (causa.tipo === 'reaberta') {
    // The words that touch the matter speak for the reserve: they are no ground for leaving it.
    if (modalidade === AMPLA && causa.ocupava !== AMPLA) return [];
    const regra = regraDaReabertura(lei, modalidade, causa);
    return regra === undefined ? [] : unicos(dispositivosDe(regra));
  }
  if (modalidade === AMPLA) return artigosDaOrdem(lei);
  const reserva = reservaDe(lei, modalidade);
  if (reserva === undefined) return fundamentoDaVagaPcd(lei, pcd, causa.reservada);
  return unicos([...dispositivosDe(reserva.regras.percentual), ...artigosDaOrigem(lei, reserva.regras, causa.reservada)]);
}

/** The articles of all the rules that caused a call: those of the vaga, and those of how the person was reached. */
export function fundamentoDaChamada(
  lei: Lei,
  devida: Devida,
  causa: CausaDaVaga,
  pcd: RegraPcd | undefined,
): string[] {
  const { modalidade, via, lista, reverteu, esgotada, cotistaPelaAmpla } = devida;
  const artigos = [...fundamentoDaVaga(lei, modalidade, causa, pcd)];
  const cascata = via !== modalidade && via === lista && lista !== AMPLA;
  if (cascata) artigos.push(...artigosDaCascata(lei, modalidade));
  if (reverteu) artigos.push(...artigosDaReversao(lei, modalidade, esgotada));
  if (via === 'compensacao') {
    artigos.push(...dispositivosDe(reservaDe(lei, lista)?.regras.computo ?? lei.regras.computoPcd));
  } else if (cotistaPelaAmpla) {
    artigos.push(...dispositivosDe(lei.regras.concorrencia));
  }
  return unicos(artigos);
}

/**
 * The articles by which a reserved vaga goes elsewhere: its list never had anyone, or (`esgotada`) had too few.
 */
export function artigosDaReversao(lei: Lei, modalidade: Modalidade, esgotada: boolean): readonly string[] {
  const reserva = reservaDe(lei, modalidade);
  if (reserva === undefined) return [];
  const { reversao, cotistasInsuficientes } = reserva.regras;
  return unicos([...dispositivosDe(reversao), ...(esgotada ? dispositivosDe(cotistasInsuficientes) : [])]);
}

/** The articles by which a vaga goes from its own list to another reserva's; none where the law does not say it. */
function artigosDaCascata(lei: Lei, modalidade: Modalidade): readonly string[] {
  const cascata = reservaDe(lei, modalidade)?.regras.cascata;
  return cascata === undefined ? [] : unicos(dispositivosDe(cascata));
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
    fundamentoDaVaga(lei, modalidade, { tipo: 'série', reservada }, linha.pcd),
  );
  const reserva = reservaDe(lei, modalidade);
  if (reserva === undefined) return unicos(dasVagas.length > 0 ? dasVagas : fundamentoDaVagaPcd(lei, linha.pcd, undefined));
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
