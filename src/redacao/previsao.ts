import type { Modalidade } from '../core/candidato';
import type { Lei } from '../core/lei';
import { noMeio } from './caixa';
import { nomeDaModalidade } from './fundamento';
import { enumera, quantos } from './palavras';

/**
 * What a law does with some vacancies offered at once.
 *
 * @param modalidades that of vaga 1 first
 * @example fraseDaPrevisao(portoFeliz, […]) // 'Com 8 vagas: 2 para negros e indígenas (vagas 5 e 8).'
 */
export function fraseDaPrevisao(lei: Lei, modalidades: readonly Modalidade[]): string {
  const daReserva = lei.reservas.flatMap(({ id }) => {
    const quais = modalidades.flatMap((modalidade, i) => (modalidade === id ? [i + 1] : []));
    if (quais.length === 0) return [];
    const nome = noMeio(nomeDaModalidade(lei, id));
    return [`${quais.length} para ${nome} (${quais.length === 1 ? 'vaga' : 'vagas'} ${enumera(quais)})`];
  });
  const reservadas = daReserva.length === 0 ? 'nenhuma reservada' : daReserva.join('; ');
  return `Com ${quantos(modalidades.length, 'vaga', 'vagas')}: ${reservadas}.`;
}
