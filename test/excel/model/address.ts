import { invalidArgument } from '../errors';

export const ROWS = 1_048_576;
export const COLUMNS = 16_384;

/** A rectangle of cells; zero-based, both ends included. */
export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export const WHOLE_SHEET: Area = { top: 0, left: 0, bottom: ROWS - 1, right: COLUMNS - 1 };

export const height = (area: Area) => area.bottom - area.top + 1;
export const width = (area: Area) => area.right - area.left + 1;
export const cellCount = (area: Area) => height(area) * width(area);
export const isWholeColumns = (area: Area) => area.top === 0 && area.bottom === ROWS - 1;
export const isWholeRows = (area: Area) => area.left === 0 && area.right === COLUMNS - 1;
export const isUnbounded = (area: Area) => isWholeColumns(area) || isWholeRows(area);

export function area(top: number, left: number, bottom: number, right: number): Area {
  if (![top, left, bottom, right].every(Number.isInteger)) throw invalidArgument('a range needs whole numbers');
  if (top < 0 || left < 0 || bottom >= ROWS || right >= COLUMNS || bottom < top || right < left) {
    throw invalidArgument(`outside of the sheet: rows ${top}–${bottom}, columns ${left}–${right}`);
  }
  return { top, left, bottom, right };
}

export function intersection(one: Area, other: Area): Area | undefined {
  const top = Math.max(one.top, other.top);
  const left = Math.max(one.left, other.left);
  const bottom = Math.min(one.bottom, other.bottom);
  const right = Math.min(one.right, other.right);
  return bottom < top || right < left ? undefined : { top, left, bottom, right };
}

export function bounding(one: Area, other: Area): Area {
  return {
    top: Math.min(one.top, other.top),
    left: Math.min(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.max(one.right, other.right),
  };
}

export const sameArea = (one: Area, other: Area) =>
  one.top === other.top && one.left === other.left && one.bottom === other.bottom && one.right === other.right;

export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

export const columnIndex = (letters: string) =>
  [...letters.toUpperCase()].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const CORNER = /^(?<column>[A-Z]{1,3})?(?<row>[1-9]\d{0,6})?$/i;

function corner(text: string, whole: string): { row: number | undefined; column: number | undefined } {
  const found = CORNER.exec(text)?.groups;
  if (!found || text === '') throw invalidArgument(`not an address: ${whole}`);
  return {
    row: found.row === undefined ? undefined : Number(found.row) - 1,
    column: found.column === undefined ? undefined : columnIndex(found.column),
  };
}

/** `A1`, `A1:C3`, `A:C`, `1:3`, with or without `$`; no sheet name. */
export function parseArea(text: string): Area {
  const [first = '', second] = text.replaceAll('$', '').split(':');
  const from = corner(first, text);
  const to = second === undefined ? from : corner(second, text);
  const halfGiven =
    (from.row === undefined) !== (to.row === undefined) || (from.column === undefined) !== (to.column === undefined);
  const singleHalf = second === undefined && (from.row === undefined || from.column === undefined);
  if (halfGiven || singleHalf) throw invalidArgument(`not an address: ${text}`);
  const rows = [from.row ?? 0, to.row ?? ROWS - 1];
  const columns = [from.column ?? 0, to.column ?? COLUMNS - 1];
  return area(Math.min(...rows), Math.min(...columns), Math.max(...rows), Math.max(...columns));
}

export function formatArea(of: Area): string {
  if (isWholeColumns(of) && !isWholeRows(of)) return `${columnLetters(of.left)}:${columnLetters(of.right)}`;
  if (isWholeRows(of)) return `${of.top + 1}:${of.bottom + 1}`;
  const from = `${columnLetters(of.left)}${of.top + 1}`;
  const to = `${columnLetters(of.right)}${of.bottom + 1}`;
  return from === to ? from : `${from}:${to}`;
}

/** Sheet names other than plain words stand between apostrophes, doubled inside. */
export function quoteSheet(name: string): string {
  const looksLikeCell = /^[A-Za-z]{1,3}\d+$/.test(name);
  return /^[\p{L}_][\p{L}\d_.]*$/u.test(name) && !looksLikeCell ? name : `'${name.replaceAll("'", "''")}'`;
}

/** Splits `'Minha lista'!A1` into the sheet's name and the rest. */
export function splitSheet(text: string): { sheet: string | undefined; rest: string } {
  const found = /^(?:'((?:[^']|'')+)'|([^'!]+))!(.+)$/.exec(text);
  if (!found) return { sheet: undefined, rest: text };
  return { sheet: (found[1] ?? found[2] ?? '').replaceAll("''", "'"), rest: found[3] ?? '' };
}
