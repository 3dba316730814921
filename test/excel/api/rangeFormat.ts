import { accessDenied, invalidArgument, notEmulated } from '../errors';
import { type Area, isWholeColumns } from '../model/address';
import type { Style } from '../model/style';
import { displayText } from '../model/text';
import { kind, type Scalar } from '../wire/remote';
import type { RangeRef } from './selves';

const DEFAULT_COLUMN_WIDTH = 48;
const DEFAULT_ROW_HEIGHT = 15;

/** One property of the cells' look; null when cells differ. */
function look<K extends keyof Style>(
  key: K,
  check: (value: unknown) => Style[K],
  mixed: '' | null = null,
): Scalar<RangeRef> {
  return {
    get: ({ sheet, area }) => sheet.cells.common(area, key) ?? mixed,
    set: ({ sheet, area }, value) => {
      sheet.checkAllowed('allowFormatCells');
      // The cast is what `Partial<Style>` of a computed key needs.
      sheet.cells.paint(area, { [key]: check(value) } as Partial<Style>);
    },
  };
}

const flag = (value: unknown): boolean => {
  if (typeof value !== 'boolean') throw invalidArgument(`true or false expected, ${JSON.stringify(value)} given`);
  return value;
};
const number = (from: number, to: number) => (value: unknown) => {
  if (typeof value !== 'number' || value < from || value > to)
    throw invalidArgument(`number from ${from} to ${to} expected`);
  return value;
};
const text = (value: unknown): string => {
  if (typeof value !== 'string' || value === '') throw invalidArgument(`text expected, ${JSON.stringify(value)} given`);
  return value;
};
export const oneOf =
  (...allowed: readonly string[]) =>
  (value: unknown) => {
    const found = allowed.find((name) => name === value);
    if (found === undefined) throw invalidArgument(`${JSON.stringify(value)} is none of ${allowed.join(', ')}`);
    return found;
  };
export const color = (value: unknown): string => {
  if (typeof value !== 'string') throw invalidArgument('not a colour');
  if (/^#[0-9a-f]{6}$/i.test(value)) return value.toUpperCase();
  throw notEmulated(`cor "${value}" (use #RRGGBB)`);
};

const HORIZONTAL = oneOf('General', 'Left', 'Center', 'Right', 'Fill', 'Justify', 'CenterAcrossSelection', 'Distributed');
const VERTICAL = oneOf('Top', 'Center', 'Bottom', 'Justify', 'Distributed');
const UNDERLINE = oneOf('None', 'Single', 'Double', 'SingleAccountant', 'DoubleAccountant');

/** Widths and heights live on the sheet's columns and rows, whatever rows or columns the range has. */
function length(which: 'columns' | 'rows'): Scalar<RangeRef> {
  const bounds = ({ sheet, area }: RangeRef) =>
    which === 'columns'
      ? { sizes: sheet.columnWidths, from: area.left, to: area.right, standard: DEFAULT_COLUMN_WIDTH }
      : { sizes: sheet.rowHeights, from: area.top, to: area.bottom, standard: DEFAULT_ROW_HEIGHT };
  return {
    get: (self) => {
      const { sizes, from, to, standard } = bounds(self);
      if (to - from > 100_000) throw notEmulated('RangeFormat.rowHeight de colunas inteiras');
      const first = sizes.get(from) ?? standard;
      for (let index = from; index <= to; index += 1) if ((sizes.get(index) ?? standard) !== first) return null;
      return first;
    },
    set: (self, value) => {
      self.sheet.checkAllowed(which === 'columns' ? 'allowFormatColumns' : 'allowFormatRows');
      const size = number(0, which === 'columns' ? 1790 : 409.5)(value);
      const { sizes, from, to } = bounds(self);
      for (let index = from; index <= to; index += 1) sizes.set(index, size);
    },
  };
}

/** A rough width: what matters to a test is that a longer text gives a wider column. */
function autofit({ sheet, area }: RangeRef): void {
  sheet.checkAllowed('allowFormatColumns');
  const used: Area | undefined = sheet.cells.used('values', area);
  if (!used) return;
  for (let column = used.left; column <= used.right; column += 1) {
    const texts = sheet.cells.grid(
      { ...used, left: column, right: column },
      (value, _formula, style) => displayText(value, style.numberFormat).length,
    );
    sheet.columnWidths.set(column, 5 + 5.6 * texts.reduce((widest, [size = 0]) => Math.max(widest, size), 1));
  }
}

export const rangeFormat = kind<Excel.RangeFormat, RangeRef>('RangeFormat', {
  scalars: {
    wrapText: look('wrapText', flag),
    shrinkToFit: look('shrinkToFit', flag),
    indentLevel: look('indentLevel', number(0, 250)),
    textOrientation: look('textOrientation', number(-90, 180)),
    horizontalAlignment: look('horizontalAlignment', HORIZONTAL),
    verticalAlignment: look('verticalAlignment', VERTICAL),
    columnWidth: length('columns'),
    rowHeight: length('rows'),
  },
  links: {
    font: (self, session) => session.remote('RangeFont', self),
    fill: (self, session) => session.remote('RangeFill', self),
    borders: (self, session) => session.remote('RangeBorderCollection', self),
    protection: (self, session) => session.remote('FormatProtection', self),
  },
  methods: {
    autofitColumns: autofit,
    autofitRows: ({ sheet, area }) => {
      sheet.checkAllowed('allowFormatRows');
      if (isWholeColumns(area)) return sheet.rowHeights.clear();
      for (let row = area.top; row <= area.bottom; row += 1) sheet.rowHeights.delete(row);
    },
  },
});

export const rangeFont = kind<Excel.RangeFont, RangeRef>('RangeFont', {
  scalars: {
    bold: look('bold', flag),
    italic: look('italic', flag),
    strikethrough: look('strikethrough', flag),
    underline: look('underline', UNDERLINE),
    color: look('fontColor', color, ''),
    name: look('fontName', text),
    size: look('fontSize', number(1, 409)),
  },
});

export const rangeFill = kind<Excel.RangeFill, RangeRef>('RangeFill', {
  scalars: { color: look('fillColor', color, '') },
  methods: {
    clear: ({ sheet, area }) => {
      sheet.checkAllowed('allowFormatCells');
      sheet.cells.paint(area, { fillColor: '#FFFFFF' });
    },
  },
});

const lockedOnly = (key: 'locked' | 'formulaHidden'): Scalar<RangeRef> => ({
  get: look(key, flag).get,
  set: ({ sheet, area }, value) => {
    if (sheet.protection.on) throw accessDenied(`sheet "${sheet.name}" is protected`);
    sheet.cells.paint(area, { [key]: flag(value) });
  },
});

export const formatProtection = kind<Excel.FormatProtection, RangeRef>('FormatProtection', {
  scalars: { locked: lockedOnly('locked'), formulaHidden: lockedOnly('formulaHidden') },
});
