import type { Ato, TipoDeAto } from '../core/ato';
import type { Situacao } from '../core/candidato';
import { dataBrasileira } from '../core/data';
import { SITUACAO_NA_LISTA } from './motivos';

/** Words of the copies for the committee: what the livro did to people. */

const NOME_DA_SAIDA: Partial<Record<TipoDeAto, string>> = {
  desistência: 'Desistência',
  'posse não tomada': 'Posse não tomada',
  'tornada sem efeito': 'Nomeação tornada sem efeito',
  vacância: 'Vacância',
  eliminação: 'Eliminação',
  'cota não confirmada': 'Cota não confirmada',
};

/**
 * Why someone is out of the lists: the act that took them out.
 *
 * @example "Desistência (ato 7, de 02/03/2026, Portaria 3/2026)"
 */
export function motivoDaSaida({ ato, tipo, data, documento }: Pick<Ato, 'ato' | 'tipo' | 'data' | 'documento'>): string {
  const onde = [`ato ${ato}`, data === undefined ? '' : `de ${dataBrasileira(data)}`, documento ?? ''].filter(Boolean);
  return `${NOME_DA_SAIDA[tipo] ?? tipo} (${onde.join(', ')})`;
}

/** Where the livro leaves someone who is still in the lists. */
export interface LugarNoLivro {
  /** 0 when they hold none. */
  readonly vaga: number;
  readonly chamado: boolean;
  readonly foiParaOFim: boolean;
  /** What the ranking says. */
  readonly naPlanilha: Situacao;
}

/** The situation printed in the lists; '' when there is nothing to say. */
export function situacaoNoLivro({ vaga, chamado, foiParaOFim, naPlanilha }: LugarNoLivro): string {
  if (vaga > 0) return `Nomeação para a vaga ${vaga}`;
  if (chamado) return 'Nomeação fora das vagas';
  return foiParaOFim ? SITUACAO_NA_LISTA['fim-de-fila'] : SITUACAO_NA_LISTA[naPlanilha];
}
