import type { Modalidade } from './candidato';
import type { Data } from './lei';

/** The kinds of acts of the livro, as printed. */
export const TIPOS_DE_ATO = [
  'oferta',
  'nomeação',
  'posse',
  'desistência',
  'posse não tomada',
  'tornada sem efeito',
  'vacância',
  'eliminação',
  'cota não confirmada',
  'fim de fila',
  'decisão judicial',
  'retificação',
] as const;
export type TipoDeAto = (typeof TIPOS_DE_ATO)[number];

/** The rule of a law that speaks of a vaga left by such an act; undefined where laws have no rule of their own for it. */
export function regraDoAto(tipo: TipoDeAto): 'desistencia' | 'posseNaoTomada' | undefined {
  if (tipo === 'desistência') return 'desistencia';
  return tipo === 'posse não tomada' || tipo === 'tornada sem efeito' ? 'posseNaoTomada' : undefined;
}

/** One act of one cargo. Acts are facts: they are replayed, never recomputed. */
export interface Ato {
  /** Its identification in the livro ("12", "Portaria 3/2026"). */
  readonly ato: string;
  /** Row of the sheet, 1 = first. */
  readonly linha: number;
  readonly tipo: TipoDeAto;
  readonly data?: Data;
  /** From 1; missing where the act has none. */
  readonly vaga?: number;
  /** Index of the person in the cargo's list. */
  readonly pessoa?: number;
  /** The modalidade by which the person holds the vaga; for cota não confirmada, the reserva. */
  readonly lista?: Modalidade;
  /** Whom the nomeação moves to ampla. */
  readonly compensa?: number;
  /** Vacancies of an oferta. */
  readonly quantidade?: number;
  readonly documento?: string;
  readonly motivo?: string;
}
