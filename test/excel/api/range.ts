import { invalidArgument, notEmulated, notFound, wrongSize } from '../errors';
import {
  type Area,
  area as areaOf,
  bounding,
  cellCount,
  COLUMNS,
  height,
  intersection,
  isWholeColumns,
  isWholeRows,
  ROWS,
  width,
} from '../model/address';
import { selectionChanged } from '../wire/events';
import type { Args } from '../wire/args';
import { type Found, kind, NOTHING, type Scalar } from '../wire/remote';
import type { Session } from '../wire/session';
import { clear, copyFrom, merge, unmerge } from './rangeChanges';
import { cellScalars } from './rangeCells';
import { rangeFromArgument } from './refer';
import type { RangeRef } from './selves';

type Reshape = (area: Area, args: Args) => Area;

/** A method that gives another rectangle of the same sheet. */
const reshaped =
  (reshape: Reshape) =>
  ({ sheet, area }: RangeRef, args: Args, session: Session) => {
    const { top, left, bottom, right } = reshape(area, args);
    return session.remote('Range', { sheet, area: areaOf(top, left, bottom, right) });
  };

const other = (self: RangeRef, args: Args, session: Session): RangeRef => {
  const remote = args.remote(0);
  return rangeFromArgument(session.book, self.sheet, remote, remote ? undefined : args.text(0));
};

function meeting(self: RangeRef, args: Args, session: Session): Found {
  const { sheet, area } = other(self, args, session);
  const common = sheet === self.sheet ? intersection(self.area, area) : undefined;
  return common ? session.remote('Range', { sheet, area: common }) : NOTHING;
}

export function usedWithin({ sheet, area }: RangeRef, args: Args, session: Session): Found {
  const used = sheet.cells.used(args.flag(0) ? 'values' : 'values and formats', area);
  return used ? session.remote('Range', { sheet, area: used }) : NOTHING;
}

/** Whether rows or columns are hidden; null when some are. */
const hiddenScalar = (which: 'rows' | 'columns'): Scalar<RangeRef> => ({
  get: ({ sheet, area }) => {
    const [hidden, from, to] =
      which === 'rows' ? [sheet.hiddenRows, area.top, area.bottom] : [sheet.hiddenColumns, area.left, area.right];
    const count = [...hidden].filter((index) => index >= from && index <= to).length;
    return count === 0 ? false : count === to - from + 1 ? true : null;
  },
  set: ({ sheet, area }, value) => {
    sheet.checkAllowed(which === 'rows' ? 'allowFormatRows' : 'allowFormatColumns');
    const [hidden, from, to] =
      which === 'rows' ? [sheet.hiddenRows, area.top, area.bottom] : [sheet.hiddenColumns, area.left, area.right];
    for (let index = from; index <= to; index += 1) {
      if (value === true) hidden.add(index);
      else hidden.delete(index);
    }
  },
});

const spills = ({ sheet, area }: RangeRef) => {
  const touched = sheet.spills.filter((spill) => intersection(spill, area));
  const inside = touched.reduce((sum, spill) => sum + cellCount(intersection(spill, area) ?? spill), 0);
  return touched.length === 0 ? false : inside === cellCount(area) ? true : null;
};

export const range = kind<Excel.Range, RangeRef>('Range', {
  keepsReference: true,
  gone: ({ sheet }) => sheet.deleted,
  scalars: {
    ...cellScalars,
    address: ({ sheet, area }) => sheet.address(area),
    cellCount: ({ area }) => cellCount(area),
    rowIndex: ({ area }) => area.top,
    columnIndex: ({ area }) => area.left,
    rowCount: ({ area }) => height(area),
    columnCount: ({ area }) => width(area),
    isEntireColumn: ({ area }) => isWholeColumns(area),
    isEntireRow: ({ area }) => isWholeRows(area),
    rowHidden: hiddenScalar('rows'),
    columnHidden: hiddenScalar('columns'),
    hidden: (self, session) =>
      hiddenScalar('rows').get(self, session) === true || hiddenScalar('columns').get(self, session) === true,
    hasSpill: spills,
  },
  links: {
    worksheet: ({ sheet }, session) => session.remote('Worksheet', sheet),
    format: (self, session) => session.remote('RangeFormat', self),
    dataValidation: (self, session) => session.remote('DataValidation', self),
  },
  methods: {
    getCell: reshaped(({ top, left }, args) => {
      const [row, column] = [top + args.whole(0), left + args.whole(1)];
      return { top: row, left: column, bottom: row, right: column };
    }),
    getRow: reshaped((area, args) => ({ ...area, top: area.top + args.whole(0), bottom: area.top + args.whole(0) })),
    getColumn: reshaped((area, args) => ({ ...area, left: area.left + args.whole(0), right: area.left + args.whole(0) })),
    getLastRow: reshaped((area) => ({ ...area, top: area.bottom })),
    getLastColumn: reshaped((area) => ({ ...area, left: area.right })),
    getLastCell: reshaped((area) => ({ ...area, top: area.bottom, left: area.right })),
    getEntireColumn: reshaped((area) => ({ ...area, top: 0, bottom: ROWS - 1 })),
    getEntireRow: reshaped((area) => ({ ...area, left: 0, right: COLUMNS - 1 })),
    getOffsetRange: reshaped(({ top, left, bottom, right }, args) => {
      const [rows, columns] = [args.whole(0), args.whole(1)];
      return { top: top + rows, left: left + columns, bottom: bottom + rows, right: right + columns };
    }),
    getResizedRange: reshaped((area, args) => ({
      ...area,
      bottom: area.bottom + args.whole(0),
      right: area.right + args.whole(1),
    })),
    getAbsoluteResizedRange: reshaped((area, args) => ({
      ...area,
      bottom: area.top + args.whole(0) - 1,
      right: area.left + args.whole(1) - 1,
    })),
    getBoundingRect: (self, args, session) => {
      const { sheet, area } = other(self, args, session);
      if (sheet !== self.sheet) throw invalidArgument('ranges of two sheets');
      return session.remote('Range', { sheet, area: bounding(self.area, area) });
    },
    getIntersection: (self, args, session) => {
      const found = meeting(self, args, session);
      if (found === NOTHING) throw notFound('the ranges do not meet');
      return found;
    },
    getIntersectionOrNullObject: meeting,
    getUsedRange: (self, args, session) => {
      const found = usedWithin(self, args, session);
      if (found === NOTHING) throw notFound('nothing used in the range');
      return found;
    },
    getUsedRangeOrNullObject: usedWithin,
    getRowProperties: ({ sheet, area }, args) => {
      const { rowHidden, ...others } = args.record(0);
      if (rowHidden !== true || Object.keys(others).length > 0) {
        throw notEmulated('Range.getRowProperties (só rowHidden)');
      }
      const rows = Array.from({ length: height(area) }, (_, down) => area.top + down);
      return rows.map((row) => ({ rowHidden: sheet.hiddenRows.has(row) }));
    },
    getTables: ({ sheet, area }, args, session) => {
      args.mustBeAbsent(0, 'fullyContained');
      return session.remote('TableCollection', { sheet, within: area });
    },
    getMergedAreasOrNullObject: ({ sheet, area }, _args, session) => {
      const areas = sheet.merged.filter((merged) => intersection(merged, area));
      return areas.length ? session.remote('RangeAreas', { sheet, areas }) : NOTHING;
    },
    merge,
    unmerge,
    clear,
    copyFrom,
    select: ({ sheet, area }, _args, session) => {
      session.book.activate(sheet);
      session.book.selection = { sheet, area };
      session.happen(...selectionChanged(sheet, area));
    },
    calculate: () => undefined,
    _ValidateArraySize: ({ area }, args) => {
      if (args.whole(0) !== height(area) || args.whole(1) !== width(area)) throw wrongSize(height(area), width(area));
    },
    getVisibleView: () => {
      throw notEmulated('Range.getVisibleView');
    },
  },
});
