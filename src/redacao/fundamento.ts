import { AMPLA, PCD, type Modalidade } from '../core/candidato';
import type { Lei, Regra, Reserva } from '../core/lei';
import type { RegraPcd } from '../core/lugares';
import type { Devida } from '../core/preencher';
import type { VagaReservada } from '../core/serie';

/** Why a vaga has the modalidade it has, at the moment of the call. */
export type CausaDaVaga = { readonly tipo: 'série'; readonly reservada?: VagaReservada } | { readonly tipo: 'reaberta' };

/** The case-law behind the federal PcD series (dominio.md § 4). */
export const STF_PCD = 'STF, MS 26.310, MS 30.861 e MS 31.715';

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

function artigosDaOrdem(lei: Lei): readonly string[] {
  return [...new Set(lei.reservas.flatMap(({ regras }) => dispositivosDe(regras.ordem)))];
}

/** The articles by which a vaga belongs to a modalidade. */
export function fundamentoDaVaga(
  lei: Lei,
  modalidade: Modalidade,
  causa: CausaDaVaga,
  pcd: RegraPcd | undefined,
): readonly string[] {
  if (modalidade === AMPLA) return causa.tipo === 'reaberta' ? dispositivosDe(lei.regras.vagaAmplaReaberta) : artigosDaOrdem(lei);
  const reserva = reservaDe(lei, modalidade);
  if (reserva === undefined) {
    const daRegra = pcd === undefined || pcd.tipo === 'posições' ? [] : [STF_PCD];
    return [...dispositivosDe(lei.regras.pcd), ...daRegra];
  }
  if (causa.tipo === 'reaberta') return dispositivosDe(reserva.regras.desistencia);
  const { percentual, ordem, grupoIncompleto } = reserva.regras;
  const daOrigem =
    causa.reservada?.origem === 'última vaga oferecida' ? dispositivosDe(grupoIncompleto) : dispositivosDe(ordem);
  return [...dispositivosDe(percentual), ...daOrigem];
}

/** The articles of all the rules that caused a call: those of the vaga, and those of how the person was reached. */
export function fundamentoDaChamada(
  lei: Lei,
  devida: Devida,
  causa: CausaDaVaga,
  pcd: RegraPcd | undefined,
  cotista: boolean,
): string[] {
  const artigos = [...fundamentoDaVaga(lei, devida.modalidade, causa, pcd)];
  if (devida.reverteu) artigos.push(...artigosDaReversao(lei, devida.modalidade));
  const cascata = devida.via !== devida.modalidade && devida.via === devida.lista && devida.lista !== AMPLA;
  if (cascata) artigos.push(...artigosDaReversao(lei, devida.modalidade));
  if (devida.via === 'compensacao') {
    const reserva = reservaDe(lei, devida.lista);
    artigos.push(...dispositivosDe(reserva?.regras.computo ?? lei.regras.computoPcd));
  } else if (devida.lista === AMPLA && cotista) {
    artigos.push(...dispositivosDe(lei.regras.concorrencia));
  }
  if (artigos.length === 0) artigos.push(...dispositivosDe(lei.regras.concorrencia));
  return [...new Set(artigos)];
}

/** The articles by which a reserved vaga whose list is empty goes elsewhere. */
export function artigosDaReversao(lei: Lei, modalidade: Modalidade): readonly string[] {
  const reserva = reservaDe(lei, modalidade);
  if (reserva === undefined) return [];
  const { reversao, cotistasInsuficientes } = reserva.regras;
  return [...new Set([...dispositivosDe(reversao), ...dispositivosDe(cotistasInsuficientes)])];
}
