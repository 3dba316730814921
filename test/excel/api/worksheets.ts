import { notFound } from '../errors';
import type { Book } from '../model/book';
import type { Sheet } from '../model/sheet';
import { added } from '../wire/events';
import type { Args } from '../wire/args';
import { kind, NOTHING } from '../wire/remote';

/** Handlers are always told; the client library picks those that were registered. */
export const registered = () => undefined;

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
      session.remote('Worksheet', sheetAt(book, args.flag(0), (sheets) => sheets[0])),
    getLast: (book, args, session) =>
      session.remote('Worksheet', sheetAt(book, args.flag(0), (sheets) => sheets.at(-1))),
    _RegisterAddedEvent: registered,
    _UnregisterAddedEvent: registered,
    _RegisterDeletedEvent: registered,
    _UnregisterDeletedEvent: registered,
    _RegisterDataChangedEvent: registered,
    _UnregisterDataChangedEvent: registered,
    _RegisterActivatedEvent: registered,
    _UnregisterActivatedEvent: registered,
    _RegisterDeactivatedEvent: registered,
    _UnregisterDeactivatedEvent: registered,
    _RegisterSelectionChangedEvent: registered,
    _UnregisterSelectionChangedEvent: registered,
  },
});
