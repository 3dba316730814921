import { type Area, COLUMNS, isWholeColumns } from './address';
import { PLAIN, patched, type Style } from './style';
import type { Value } from './value';

interface Column {
  readonly values: (Value | undefined)[];
  readonly formulas: (string | undefined)[];
  readonly styles: (Style | undefined)[];
  /** The look of cells of this column without one of their own. */
  base: Style;
}

/** The cells of one sheet, by column, so that a hundred thousand rows are a few plain arrays. */
export class Cells {
  private readonly columns = new Map<number, Column>();
  private base: Style = PLAIN;

  private column(index: number): Column {
    let column = this.columns.get(index);
    if (!column) this.columns.set(index, (column = { values: [], formulas: [], styles: [], base: this.base }));
    return column;
  }

  value(row: number, column: number): Value {
    return this.columns.get(column)?.values[row] ?? '';
  }

  formula(row: number, column: number): string | undefined {
    return this.columns.get(column)?.formulas[row];
  }

  style(row: number, column: number): Style {
    const found = this.columns.get(column);
    return found?.styles[row] ?? found?.base ?? this.base;
  }

  set(row: number, column: number, value: Value, formula?: string): void {
    const at = this.column(column);
    if (value === '' && formula === undefined) {
      delete at.values[row];
    } else {
      at.values[row] = value;
    }
    if (formula === undefined) {
      delete at.formulas[row];
    } else {
      at.formulas[row] = formula;
    }
  }

  /** One thing of every cell of an area, row by row. */
  grid<T>(area: Area, of: (value: Value, formula: string | undefined, style: Style) => T): T[][] {
    const rows: T[][] = [];
    for (let row = area.top; row <= area.bottom; row += 1) rows.push(new Array<T>(area.right - area.left + 1));
    for (let index = area.left; index <= area.right; index += 1) {
      const column = this.columns.get(index);
      const base = column?.base ?? this.base;
      for (let row = area.top; row <= area.bottom; row += 1) {
        const cells = rows[row - area.top];
        if (cells)
          cells[index - area.left] = of(column?.values[row] ?? '', column?.formulas[row], column?.styles[row] ?? base);
      }
    }
    return rows;
  }

  clearContents(area: Area): void {
    for (const [index, column] of this.columns) {
      if (index < area.left || index > area.right) continue;
      const last = Math.min(area.bottom, Math.max(column.values.length, column.formulas.length) - 1);
      for (let row = area.top; row <= last; row += 1) {
        delete column.values[row];
        delete column.formulas[row];
      }
    }
  }

  paint(area: Area, patch: Partial<Style>): void {
    const everyColumn = isWholeColumns(area) && area.left === 0 && area.right === COLUMNS - 1;
    if (everyColumn) this.base = patched(this.base, patch);
    const indexes = everyColumn ? this.columns.keys() : range(area.left, area.right);
    for (const index of indexes) {
      const column = this.column(index);
      if (isWholeColumns(area)) {
        column.base = patched(column.base, patch);
        column.styles.forEach((style, row) => {
          if (style) column.styles[row] = patched(style, patch);
        });
        continue;
      }
      for (let row = area.top; row <= area.bottom; row += 1) {
        column.styles[row] = patched(column.styles[row] ?? column.base, patch);
      }
    }
  }

  /** The value that every cell of the area has, or undefined when they differ. */
  common<K extends keyof Style>(area: Area, key: K): Style[K] | undefined {
    let seen: Style[K] | undefined;
    const differs = (value: Style[K]) => {
      if (seen === undefined) seen = value;
      return seen !== value;
    };
    const existing = [...this.columns.keys()].filter((index) => index >= area.left && index <= area.right);
    if (existing.length < area.right - area.left + 1 && differs(this.base[key])) return undefined;
    for (const index of existing) {
      const { styles, base } = this.column(index);
      const last = Math.min(area.bottom, styles.length - 1);
      for (let row = area.top; row <= last; row += 1) if (differs((styles[row] ?? base)[key])) return undefined;
      if (last < area.bottom && differs(base[key])) return undefined;
    }
    return seen;
  }

  /** The smallest area with every value, or also every format; undefined for an untouched sheet. */
  used(which: 'values' | 'values and formats', within: Area): Area | undefined {
    let found: { top: number; left: number; bottom: number; right: number } | undefined;
    for (const [index, column] of this.columns) {
      if (index < within.left || index > within.right) continue;
      const lists = which === 'values' ? [column.values] : [column.values, column.styles];
      for (const list of lists) {
        const last = Math.min(within.bottom, list.length - 1);
        let top = within.top;
        while (top <= last && list[top] === undefined) top += 1;
        if (top > last) continue;
        let bottom = last;
        while (list[bottom] === undefined) bottom -= 1;
        found ??= { top, left: index, bottom, right: index };
        found.top = Math.min(found.top, top);
        found.bottom = Math.max(found.bottom, bottom);
        found.left = Math.min(found.left, index);
        found.right = Math.max(found.right, index);
      }
    }
    return found;
  }
}

function* range(from: number, to: number): Iterable<number> {
  for (let index = from; index <= to; index += 1) yield index;
}
