import { accessDenied, invalidArgument } from '../errors';
import { type Area, area, cellCount, formatArea, height, parseArea, quoteSheet, width } from './address';
import { Cells } from './cells';
import { interpret } from './input';
import { PageSetup } from './pageLayout';
import { Protection } from './protection';
import type { Validation } from './validation';
import type { Value } from './value';
import { plain } from './value';

export type Visibility = 'Visible' | 'Hidden' | 'VeryHidden';

/** What the range filter of a sheet or a table is. */
export interface FilterState {
  area: Area;
  filtered: boolean;
}

const LONGEST_TEXT = 32_767;

/** One sheet. Public members are what a test may read or arrange without going through the client. */
export class Sheet {
  visibility: Visibility = 'Visible';
  tabColor = '';
  showGridlines = true;
  showHeadings = true;
  standardWidth = 8.43;
  freeze: { rows: number; columns: number } | undefined;
  filter: FilterState | undefined;
  deleted = false;
  merged: Area[] = [];
  /** Spills seeded by a test: the host calculates nothing. */
  spills: Area[] = [];
  validations: Validation[] = [];
  readonly cells = new Cells();
  readonly protection = new Protection();
  readonly page = new PageSetup();
  readonly hiddenRows = new Set<number>();
  readonly hiddenColumns = new Set<number>();
  readonly rowHeights = new Map<number, number>();
  readonly columnWidths = new Map<number, number>();

  constructor(
    readonly id: string,
    public name: string,
  ) {}

  /** Puts values as they are (no parsing), from the top left cell on. For a test's arrangement. */
  put(corner: string, rows: readonly (readonly (Value | null)[])[]): this {
    const { top, left } = parseArea(corner);
    rows.forEach((row, down) => row.forEach((value, right) => this.cells.set(top + down, left + right, value ?? '')));
    return this;
  }

  /** Puts a formula with the value that it shows. For a test's arrangement. */
  putFormula(cell: string, formula: string, value: Value): this {
    const { top, left } = parseArea(cell);
    this.cells.set(top, left, value, formula);
    return this;
  }

  /** The values of an area, or of everything used. For a test's assertions. */
  read(address?: string): (string | number | boolean)[][] {
    const of = address === undefined ? this.cells.used('values', area(0, 0, 1_048_575, 16_383)) : parseArea(address);
    return of ? this.cells.grid(of, plain) : [];
  }

  address(of: Area): string {
    return `${quoteSheet(this.name)}!${formatArea(of)}`;
  }

  /** Values as written through the API: null leaves a cell alone, text is parsed, `=` begins a formula. */
  write(to: Area, input: unknown, calculate: (formula: string) => Value): void {
    this.eachInput(to, input, (row, column, given) => {
      if (this.isCoveredByMerge(row, column)) return;
      this.writeCell(row, column, given, calculate);
    });
  }

  /** Calls back for every cell that the input (one value, or rows of the range's size) has something for. */
  eachInput(to: Area, input: unknown, set: (row: number, column: number, given: unknown) => void): void {
    const rows = Array.isArray(input) ? (input as unknown[][]) : undefined;
    if (!rows && cellCount(to) > 5_000_000) throw invalidArgument('one value for more than 5,000,000 cells');
    for (let down = 0; down < height(to); down += 1) {
      for (let right = 0; right < width(to); right += 1) {
        const given = rows ? rows[down]?.[right] : input;
        if (given !== null && given !== undefined) set(to.top + down, to.left + right, given);
      }
    }
  }

  private writeCell(row: number, column: number, given: unknown, calculate: (formula: string) => Value): void {
    const style = this.cells.style(row, column);
    if (typeof given === 'boolean') return this.cells.set(row, column, given);
    if (typeof given === 'number') {
      // A number put into a cell of text becomes text.
      return this.cells.set(row, column, style.numberFormat === '@' ? String(given) : given);
    }
    if (typeof given !== 'string') throw invalidArgument(`not a cell value: ${JSON.stringify(given)}`);
    if (given.length > LONGEST_TEXT) throw invalidArgument(`text of ${given.length} characters in a cell`);
    if (given.startsWith('=') && given.length > 1 && style.numberFormat !== '@') {
      return this.cells.set(row, column, calculate(given), given);
    }
    const { value, numberFormat } = interpret(given, style.numberFormat);
    this.cells.set(row, column, value);
    if (numberFormat && style.numberFormat === 'General') this.cells.paint(area(row, column, row, column), { numberFormat });
  }

  private isCoveredByMerge(row: number, column: number): boolean {
    return this.merged.some(
      (of) =>
        row >= of.top &&
        row <= of.bottom &&
        column >= of.left &&
        column <= of.right &&
        (row !== of.top || column !== of.left),
    );
  }

  /** Throws when protection forbids changing the contents of the area. */
  checkContents(of: Area): void {
    if (this.protection.on && this.cells.common(of, 'locked') !== false)
      throw accessDenied(`sheet "${this.name}" is protected`);
  }

  checkAllowed(option: string): void {
    if (this.protection.on && this.protection.options[option] !== true) {
      throw accessDenied(`sheet "${this.name}" is protected without ${option}`);
    }
  }
}
