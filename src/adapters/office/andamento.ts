/** How far a reading or a writing has come, in rows. */
export interface Andamento {
  readonly aba: string;
  readonly feitas: number;
  readonly total: number;
}

export type AoAvancar = (andamento: Andamento) => void;
