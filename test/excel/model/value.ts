/** An error in a cell, as `#N/A`. */
export interface CellError {
  readonly error: string;
}

/** What a cell holds; an empty cell is `''`, as Excel gives it. */
export type Value = string | number | boolean | CellError;

const ERRORS = [
  '#N/A',
  '#VALUE!',
  '#REF!',
  '#DIV/0!',
  '#NUM!',
  '#NAME?',
  '#NULL!',
  '#SPILL!',
  '#CALC!',
  '#BUSY!',
  '#FIELD!',
];

export const isErrorText = (text: string) => ERRORS.includes(text.toUpperCase());

export const plain = (value: Value): string | number | boolean => (typeof value === 'object' ? value.error : value);

export function valueType(value: Value): string {
  if (typeof value === 'object') return 'Error';
  if (value === '') return 'Empty';
  if (typeof value === 'number') return 'Double';
  return typeof value === 'boolean' ? 'Boolean' : 'String';
}
