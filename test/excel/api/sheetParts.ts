import { invalidArgument, notEmulated } from '../errors';
import type { Book } from '../model/book';
import type { Sheet } from '../model/sheet';
import { kind, NOTHING } from '../wire/remote';
import { rangeFromArgument } from './refer';
import type { FilterOwner } from './selves';

/** Options that the client may name; those left out are what Excel refuses under protection. */
const OPTIONS = {
  allowAutoFilter: false,
  allowDeleteColumns: false,
  allowDeleteRows: false,
  allowEditObjects: false,
  allowEditScenarios: false,
  allowFormatCells: false,
  allowFormatColumns: false,
  allowFormatRows: false,
  allowInsertColumns: false,
  allowInsertHyperlinks: false,
  allowInsertRows: false,
  allowPivotTables: false,
  allowSort: false,
  selectionMode: 'Normal',
};

export const worksheetProtection = kind<Excel.WorksheetProtection, Sheet>('WorksheetProtection', {
  scalars: {
    protected: ({ protection }) => protection.on,
    options: ({ protection }) => (protection.on ? { ...OPTIONS, ...protection.options } : null),
  },
  methods: {
    protect: ({ protection }, args) => {
      const options = args.record(0);
      const unknown = Object.keys(options).find((name) => !(name in OPTIONS));
      if (unknown) throw invalidArgument(`no protection option ${unknown}`);
      protection.protect(options, args.optionalText(1));
    },
    unprotect: ({ protection }, args) => protection.unprotect(args.optionalText(0)),
  },
});

export const workbookProtection = kind<Excel.WorkbookProtection, Book>('WorkbookProtection', {
  scalars: { protected: ({ protection }) => protection.on },
  methods: {
    protect: ({ protection }, args) => protection.protect({}, args.optionalText(0)),
    unprotect: ({ protection }, args) => protection.unprotect(args.optionalText(0)),
  },
});

const count = (given: number) => {
  if (given < 0) throw invalidArgument('a negative number of rows or columns');
  return given;
};

export const worksheetFreezePanes = kind<Excel.WorksheetFreezePanes, Sheet>('WorksheetFreezePanes', {
  methods: {
    freezeRows: (sheet, args) => {
      sheet.freeze = { rows: count(args.optionalWhole(0, 1)), columns: 0 };
    },
    freezeColumns: (sheet, args) => {
      sheet.freeze = { rows: 0, columns: count(args.optionalWhole(0, 1)) };
    },
    freezeAt: (sheet, args, session) => {
      const remote = args.remote(0);
      const { area } = rangeFromArgument(session.book, sheet, remote, remote ? undefined : args.text(0));
      sheet.freeze = { rows: area.bottom + 1, columns: area.right + 1 };
    },
    unfreeze: (sheet) => {
      sheet.freeze = undefined;
    },
    getLocationOrNullObject: (sheet, _args, session) => {
      if (!sheet.freeze) return NOTHING;
      const { rows, columns } = sheet.freeze;
      const area = {
        top: 0,
        left: 0,
        bottom: rows === 0 ? 1_048_575 : rows - 1,
        right: columns === 0 ? 16_383 : columns - 1,
      };
      return session.remote('Range', { sheet, area });
    },
  },
});

/** Only whether there is a filter, and whether it hides anything: rows are hidden by the test, not by criteria. */
export const autoFilter = kind<Excel.AutoFilter, FilterOwner>('AutoFilter', {
  scalars: {
    enabled: (owner) => owner.get() !== undefined,
    isDataFiltered: (owner) => owner.get()?.filtered ?? false,
  },
  methods: {
    apply: (owner, args, session) => {
      args.mustBeAbsent(2, 'critérios');
      const remote = args.remote(0);
      const { area } = rangeFromArgument(session.book, owner.sheet, remote, remote ? undefined : args.text(0));
      owner.sheet.checkAllowed('allowAutoFilter');
      owner.set({ area, filtered: false });
    },
    clearCriteria: (owner) => {
      const state = owner.get();
      if (!state) return;
      owner.sheet.checkAllowed('allowAutoFilter');
      for (let row = state.area.top; row <= state.area.bottom; row += 1) owner.sheet.hiddenRows.delete(row);
      owner.set({ ...state, filtered: false });
    },
    remove: (owner) => {
      owner.sheet.checkAllowed('allowAutoFilter');
      owner.set(undefined);
    },
    getRangeOrNullObject: (owner, _args, session) => {
      const state = owner.get();
      return state ? session.remote('Range', { sheet: owner.sheet, area: state.area }) : NOTHING;
    },
    getRange: () => {
      throw notEmulated('AutoFilter.getRange (use getRangeOrNullObject)');
    },
  },
});
