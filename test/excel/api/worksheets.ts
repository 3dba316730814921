import { notFound } from '../errors';
import type { Book } from '../model/book';
import type { Sheet } from '../model/sheet';
import { added, EVENT, WORKBOOK } from '../wire/events';
import type { Args } from '../wire/args';
import { kind, type Method, NOTHING } from '../wire/remote';

const listen =
  (type: number): Method<Book> =>
  (_book, _args, session) =>
    session.listen(WORKBOOK, type);
const leave =
  (type: number): Method<Book> =>
  (_book, _args, session) =>
    session.leave(WORKBOOK, type);

function sheetAt(book: Book, visibleOnly: boolean, pick: (sheets: readonly Sheet[]) => Sheet | undefined): Sheet {
  const found = pick(visibleOnly ? book.sheets.filter((sheet) => sheet.visibility === 'Visible') : book.sheets);
  if (!found) throw notFound('worksheet');
  return found;
}

const find = (book: Book, args: Args) => book.find(args.text(0));

export const worksheetCollection = kind<Excel.WorksheetCollection, Book>('WorksheetCollection', {
  items: (book, session) => book.sheets.map((sheet) => session.remote('Worksheet', sheet)),
  methods: {
    add: (book, args, session) => {
      const sheet = book.addSheet(args.optionalText(0));
      session.happen(...added(sheet, 'this add-in'));
      return session.remote('Worksheet', sheet);
    },
    getItem: (book, args, session) => {
      const sheet = find(book, args);
      if (!sheet) throw notFound(`sheet "${args.text(0)}"`);
      return session.remote('Worksheet', sheet);
    },
    getItemOrNullObject: (book, args, session) => {
      const sheet = find(book, args);
      return sheet ? session.remote('Worksheet', sheet) : NOTHING;
    },
    getActiveWorksheet: (book, _args, session) => session.remote('Worksheet', book.active),
    getCount: (book, args) => book.sheets.filter((sheet) => !args.flag(0) || sheet.visibility === 'Visible').length,
    getFirst: (book, args, session) =>
      session.remote(
        'Worksheet',
        sheetAt(book, args.flag(0), (sheets) => sheets[0]),
      ),
    getLast: (book, args, session) =>
      session.remote(
        'Worksheet',
        sheetAt(book, args.flag(0), (sheets) => sheets.at(-1)),
      ),
    _RegisterAddedEvent: listen(EVENT.added),
    _UnregisterAddedEvent: leave(EVENT.added),
    _RegisterDeletedEvent: listen(EVENT.deleted),
    _UnregisterDeletedEvent: leave(EVENT.deleted),
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
