import type { Modalidade } from './candidato';
import type { Ato } from './ato';
import type { Classificados } from './classificados';
import type { Criterios } from './criterios';
import { Dobra, type Situacao } from './dobra';
import { Estado } from './estado';
import { chamadas, type Ordem } from './ordem';

/**
 * Replays the acts of one cargo, in the order of the livro. Each nomeação is compared with what was
 * due at that moment, and the replay goes on from the fact. Acts cancelled by a retificação have no effect.
 *
 * @param modalidades of all the vagas that the acts of kind oferta offer, as the series gives them
 */
export function dobrarLivro(
  classificados: Classificados,
  criterios: Criterios,
  modalidades: readonly Modalidade[],
  atos: readonly Ato[],
): Situacao {
  return new Dobra(new Estado(classificados, criterios), modalidades).de(atos);
}

/**
 * The next `k` calls: k open vagas, reopened ones first, each filled by its modalidade. Looking ahead changes nothing.
 *
 * @throws RangeError when k is above the number of open vagas
 */
export function proximas({ estado, abertas, chamadas: feitas }: Situacao, k: number): Ordem {
  const vagas = abertas.todas();
  if (k > vagas.length) throw new RangeError(`k: ${k}`);
  return chamadas(estado.copia(), vagas.slice(0, k), feitas);
}
