/** How far a reading or a writing has come, in rows. */
export interface Andamento {
  readonly aba: string;
  readonly feitas: number;
  readonly total: number;
  /** Standing still until the user ends the edition of a cell (Enter or Esc). */
  readonly esperaEdicao?: true;
}

export type AoAvancar = (andamento: Andamento) => void;
