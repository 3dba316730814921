/** A reserva's id (`negros`, `negros-indigenas`, `pcd`, …). */
export type ReservaId = string;

/** The modalidade of a vaga: `ampla` or the id of a reserva. */
export type Modalidade = ReservaId;

export const AMPLA: Modalidade = 'ampla';
export const PCD: ReservaId = 'pcd';

/**
 * The reservas of a law with PcD before them, be it one of the law's own or the edital's.
 *
 * @example comPcd(['negros']) // ['pcd', 'negros']
 */
export function comPcd(reservas: readonly ReservaId[]): ReservaId[] {
  return [PCD, ...reservas.filter((id) => id !== PCD)];
}

export const SITUACOES = ['habilitado', 'eliminado', 'desistente', 'fim-de-fila', 'sub-judice', 'ja-nomeado'] as const;
export type Situacao = (typeof SITUACOES)[number];

/** Membership of a reserva. `negada` does not count; the other three do. */
export const PERTENCAS = ['declarada', 'confirmada', 'pendente', 'negada'] as const;
export type Pertenca = (typeof PERTENCAS)[number];

/** One person of a ranking, as read. Never one "modalidade" per person: a general rank and, apart, group marks. */
export interface Candidato {
  /** Row of the sheet, 1 = first. */
  readonly linha: number;
  /** The cell's text, trimmed. People are matched by `chaveDaInscricao`. */
  readonly inscricao: string;
  readonly nome: string;
  /** '' when the sheet has no cargo. */
  readonly cargo: string;
  /** General rank, 1 = best; equal ranks are a tie. Missing only for people who are out of the lists. */
  readonly classificacao?: number;
  readonly nota?: number;
  /** AAAA-MM-DD */
  readonly nascimento?: string;
  readonly situacao: Situacao;
  readonly reservas: Readonly<Record<ReservaId, Pertenca>>;
  /** Digits of the CPF as read, when the sheet has it. */
  readonly cpf?: string;
}

/**
 * The key by which two cells name the same inscrição: letters and digits only, no leading zeros, no case.
 *
 * @example chaveDaInscricao('000.123-4') // '1234'
 */
export function chaveDaInscricao(texto: string): string {
  const semSeparadores = texto.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return semSeparadores.replace(/^0+(?=.)/, '');
}
