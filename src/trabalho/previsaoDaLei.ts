import type { Modalidade } from '../core/candidato';
import { resolverCriterios } from '../core/criterios';
import type { Lei } from '../core/lei';
import { serie } from '../core/serie';
import { contagem } from './serie';

/** How many vacancies a law is drawn to, on paper and on the screen. */
export const VAGAS_DA_PREVISAO = 30;

/** What a law does with one number of vacancies, offered at once, under the readings by default. */
export interface PrevisaoDasVagas {
  readonly vagas: number;
  /** modalidades[0] is that of vaga 1. */
  readonly modalidades: readonly Modalidade[];
  /** Vagas per modalidade: ampla and every reserva of the law, 0 included. */
  readonly quadro: Readonly<Record<Modalidade, number>>;
}

/**
 * What a law would do with each number of vacancies from 1 to `ate`, without PcD of the edital.
 *
 * @example previsaoDaLei(lei, 30)[7] // of 8 vagas
 */
export function previsaoDaLei(lei: Lei, ate: number): PrevisaoDasVagas[] {
  const { criterios } = resolverCriterios(lei, {});
  return Array.from({ length: ate }, (_, i): PrevisaoDasVagas => {
    const { modalidades } = serie({ ofertas: [i + 1], criterios });
    return { vagas: i + 1, modalidades, quadro: contagem(lei, modalidades, undefined).quadro };
  });
}
