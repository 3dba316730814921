import { invalidArgument, notFound } from '../errors';
import { area, WHOLE_SHEET } from '../model/address';
import type { Sheet } from '../model/sheet';
import { activated, deleted, EVENT } from '../wire/events';
import type { Args } from '../wire/args';
import { kind, type Method, NOTHING } from '../wire/remote';
import type { Session } from '../wire/session';
import { usedWithin } from './range';
import { color, oneOf } from './rangeFormat';
import { rangeFromText } from './refer';

const VISIBILITY = oneOf('Visible', 'Hidden', 'VeryHidden');

const used = (sheet: Sheet, args: Args, session: Session) => usedWithin({ sheet, area: WHOLE_SHEET }, args, session);

const listen =
  (type: number): Method<Sheet> =>
  (sheet, _args, session) =>
    session.listen(sheet.id, type);
const leave =
  (type: number): Method<Sheet> =>
  (sheet, _args, session) =>
    session.leave(sheet.id, type);

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw invalidArgument('text expected');
  return value;
};

const shown = (key: 'showGridlines' | 'showHeadings') => ({
  get: (sheet: Sheet) => sheet[key],
  set: (sheet: Sheet, value: unknown) => {
    sheet[key] = value === true;
  },
});
const showGridlines = shown('showGridlines');
const showHeadings = shown('showHeadings');

export const worksheet = kind<Excel.Worksheet & { gridlines: unknown; headings: unknown }, Sheet>('Worksheet', {
  identity: (sheet) => ({ Id: sheet.id }),
  gone: (sheet) => sheet.deleted,
  scalars: {
    id: (sheet) => sheet.id,
    name: { get: (sheet) => sheet.name, set: (sheet, value, { book }) => book.rename(sheet, text(value)) },
    position: {
      get: (sheet, { book }) => book.sheets.indexOf(sheet),
      set: (sheet, value, { book }) => book.move(sheet, Number(value)),
    },
    visibility: {
      get: (sheet) => sheet.visibility,
      set: (sheet, value, { book }) => book.show(sheet, VISIBILITY(value) as Sheet['visibility']),
    },
    tabColor: {
      get: (sheet) => sheet.tabColor,
      set: (sheet, value) => {
        sheet.tabColor = value === '' ? '' : color(value);
      },
    },
    showGridlines: showGridlines.get,
    showHeadings: showHeadings.get,
    // The client writes them under names of their own.
    gridlines: showGridlines,
    headings: showHeadings,
    standardWidth: (sheet) => sheet.standardWidth,
  },
  links: {
    protection: (sheet, session) => session.remote('WorksheetProtection', sheet),
    tables: (sheet, session) => session.remote('TableCollection', { sheet }),
    names: (sheet, session) => session.remote('NamedItemCollection', { scope: sheet }),
    freezePanes: (sheet, session) => session.remote('WorksheetFreezePanes', sheet),
    pageLayout: (sheet, session) => session.remote('PageLayout', sheet),
    autoFilter: (sheet, session) =>
      session.remote('AutoFilter', {
        sheet,
        get: () => sheet.filter,
        set: (state) => {
          sheet.filter = state;
        },
      }),
  },
  methods: {
    activate: (sheet, _args, session) => {
      const before = session.book.active;
      session.book.activate(sheet);
      session.happen(...activated(before, sheet));
    },
    delete: (sheet, _args, session) => {
      const before = session.book.active;
      session.book.deleteSheet(sheet);
      session.happen(...deleted(sheet, 'this add-in'), ...activated(before, session.book.active));
    },
    getRange: (sheet, args, session) => {
      const address = args.optionalText(0);
      const found = address === undefined ? { sheet, area: WHOLE_SHEET } : rangeFromText(session.book, sheet, address);
      return session.remote('Range', found);
    },
    getCell: (sheet, args, session) => {
      const [row, column] = [args.whole(0), args.whole(1)];
      return session.remote('Range', { sheet, area: area(row, column, row, column) });
    },
    getRangeByIndexes: (sheet, args, session) => {
      const [row, column, rows, columns] = [args.whole(0), args.whole(1), args.whole(2), args.whole(3)];
      return session.remote('Range', { sheet, area: area(row, column, row + rows - 1, column + columns - 1) });
    },
    // An untouched sheet gives its first cell here, and a null object below.
    getUsedRange: (sheet, args, session) => {
      const found = used(sheet, args, session);
      return found === NOTHING ? session.remote('Range', { sheet, area: area(0, 0, 0, 0) }) : found;
    },
    getUsedRangeOrNullObject: used,
    _GetSheetById: (_sheet, args, session) => byId(args, session),
    _GetAnotherWorksheetById: (_sheet, args, session) => byId(args, session),
    calculate: () => undefined,
    _RegisterDataChangedEvent: listen(EVENT.changed),
    _UnregisterDataChangedEvent: leave(EVENT.changed),
    _RegisterActivatedEvent: listen(EVENT.activated),
    _UnregisterActivatedEvent: leave(EVENT.activated),
    _RegisterDeactivatedEvent: listen(EVENT.deactivated),
    _UnregisterDeactivatedEvent: leave(EVENT.deactivated),
    _RegisterSelectionChangedEvent: listen(EVENT.selectionChanged),
    _UnregisterSelectionChangedEvent: leave(EVENT.selectionChanged),
  },
});

function byId(args: Args, session: Session) {
  const sheet = session.book.find(args.text(0));
  if (!sheet) throw notFound(`sheet ${args.text(0)}`);
  return session.remote('Worksheet', sheet);
}
