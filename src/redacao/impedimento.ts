import type { Impedimento } from '../core/impedimento';
import type { Lei } from '../core/lei';
import { listaEspecificaDe, nomeDaModalidade } from './fundamento';
import { MOTIVO_DE_FORA } from './motivos';
import { fraseDeFora } from './porque';

/**
 * Why a person could not be nominated, or not through that reserva, in one sentence.
 *
 * @example fraseDoImpedimento(lei, 'Davi Pequi', { tipo: 'saiu', por })
 * // 'Davi Pequi já tinha saído do concurso: eliminação (ato 3).'
 */
export function fraseDoImpedimento(lei: Lei, nome: string, impedimento: Impedimento): string {
  switch (impedimento.tipo) {
    case 'saiu':
      return `${nome} já tinha saído do concurso: ${impedimento.por.tipo} (ato ${impedimento.por.ato}).`;
    case 'fora pela planilha':
      return fraseDeFora(nome, MOTIVO_DE_FORA[impedimento.motivo]);
    case 'cota recusada': {
      const { reserva, por } = impedimento;
      const onde = por === undefined ? ', segundo a planilha' : ` (ato ${por.ato})`;
      return `A condição de ${nome} para a reserva (${nomeDaModalidade(lei, reserva)}) não foi confirmada${onde}.`;
    }
    case 'não é da reserva':
      return `${nome} não está na ${listaEspecificaDe(lei, impedimento.reserva)}.`;
  }
}
