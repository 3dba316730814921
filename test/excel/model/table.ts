import { invalidArgument } from '../errors';
import { type Area, intersection } from './address';
import type { Sheet } from './sheet';

export interface Table {
  readonly id: string;
  name: string;
  readonly sheet: Sheet;
  area: Area;
  style: string;
  showTotals: boolean;
  showBandedRows: boolean;
  showBandedColumns: boolean;
  showFilterButton: boolean;
  highlightFirstColumn: boolean;
  highlightLastColumn: boolean;
  filtered: boolean;
}

export const headerRow = (table: Table): Area => ({ ...table.area, bottom: table.area.top });

/** Excel keeps one empty row in a table without data. */
export const bodyRows = (table: Table): Area => ({ ...table.area, top: table.area.top + 1 });

/** Headers are unique texts: Excel rewrites numbers, gaps and repetitions the moment a table is made. */
export function settleHeaders(sheet: Sheet, of: Area): void {
  const taken = new Set<string>();
  for (let column = of.left; column <= of.right; column += 1) {
    const value = sheet.cells.value(of.top, column);
    const text = typeof value === 'object' ? value.error : String(value);
    const base = text === '' ? `Coluna${column - of.left + 1}` : text;
    let name = base;
    for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = `${base}${n}`;
    taken.add(name.toLowerCase());
    if (value !== name) sheet.cells.set(of.top, column, name);
  }
}

export function checkOverlap(tables: readonly Table[], sheet: Sheet, of: Area, except?: Table): void {
  const other = tables.find((table) => table !== except && table.sheet === sheet && intersection(table.area, of));
  if (other) throw invalidArgument(`overlaps table ${other.name}`);
}
