import { invalidArgument, invalidSelection, notFound } from '../errors';
import { area } from '../model/address';
import type { Book } from '../model/book';
import type { Args } from '../wire/args';
import { kind, NOTHING, type Scalar } from '../wire/remote';
import type { Session } from '../wire/session';
import { oneOf } from './rangeFormat';
import { openAnother } from './workbookCreated';

export const workbook = kind<Excel.Workbook & { _Runtime: unknown; customFunctions: unknown; createAndOpenWorkbook: unknown }, Book>('Workbook', {
  scalars: {
    name: ({ name }) => name,
    readOnly: () => false,
    isDirty: () => true,
    autoSave: () => false,
    previouslySaved: () => true,
  },
  links: {
    worksheets: (book, session) => session.remote('WorksheetCollection', book),
    tables: (_book, session) => session.remote('TableCollection', { sheet: undefined }),
    names: (_book, session) => session.remote('NamedItemCollection', { scope: undefined }),
    customXmlParts: (book, session) => session.remote('CustomXmlPartCollection', book),
    settings: (book, session) => session.remote('SettingCollection', book),
    properties: (book, session) => session.remote('DocumentProperties', book),
    protection: (book, session) => session.remote('WorkbookProtection', book),
    application: (book, session) => session.remote('Application', book),
    _Runtime: (book, session) => session.remote('Runtime', book),
    customFunctions: (_book, session) => session.service('Microsoft.ExcelServices.CustomFunctions'),
  },
  methods: {
    getSelectedRange: ({ selection }, _args, session) => {
      if (selection.several === true) throw invalidSelection();
      return session.remote('Range', selection);
    },
    getActiveCell: ({ selection: { sheet, area: selected } }, _args, session) =>
      session.remote('Range', { sheet, area: area(selected.top, selected.left, selected.top, selected.left) }),
    // On the web the client asks the frame around the workbook, which is the root of a context of its own.
    createAndOpenWorkbook: (book, args) => openAnother(book, args.text(0)),
    _RemoveReference: (_book, args, session) => session.forget(args.text(0)),
    _RemoveAllReferences: (_book, _args, session) => session.forgetAll(),
    _GetReferenceCount: (_book, _args, session) => session.referencesHeld,
    _SetOsfControlContainerReadyForCustomFunctions: () => undefined,
  },
});

const CALCULATION = oneOf('Automatic', 'AutomaticExceptTables', 'Manual');

export const application = kind<Excel.Application & { createWorkbook: unknown }, Book>('Application', {
  scalars: {
    calculationMode: {
      get: ({ calculationMode }) => calculationMode,
      set: (book, value) => {
        book.calculationMode = CALCULATION(value);
      },
    },
    calculationState: () => 'Done',
    calculationEngineVersion: () => 191_029,
    decimalSeparator: () => ',',
    thousandsSeparator: () => '.',
    useSystemSeparators: () => true,
  },
  methods: {
    calculate: () => undefined,
    createWorkbook: (book, args, session) =>
      session.remote('WorkbookCreated', { id: book.nextId(), base64: args.text(0) }),
    suspendApiCalculationUntilNextSync: () => undefined,
    suspendScreenUpdatingUntilNextSync: () => undefined,
  },
});

export const runtime = kind<Excel.Runtime, Book>('Runtime', {
  scalars: {
    enableEvents: {
      get: ({ eventsOn }) => eventsOn,
      set: (book, value) => {
        book.eventsOn = value === true;
      },
    },
  },
});

const property = (key: keyof Excel.Interfaces.DocumentPropertiesData): Scalar<Book> => ({
  get: ({ properties }) => properties[key] ?? '',
  set: ({ properties }, value) => {
    if (typeof value !== 'string') throw invalidArgument(`${key}: text expected`);
    properties[key] = value;
  },
});

export const documentProperties = kind<Excel.DocumentProperties, Book>('DocumentProperties', {
  scalars: {
    title: property('title'),
    subject: property('subject'),
    author: property('author'),
    keywords: property('keywords'),
    comments: property('comments'),
    category: property('category'),
    manager: property('manager'),
    company: property('company'),
  },
});

const settingOf = (book: Book, args: Args, session: Session) =>
  book.settings.has(args.text(0)) ? session.remote('Setting', { key: args.text(0) }) : undefined;

export const settingCollection = kind<Excel.SettingCollection, Book>('SettingCollection', {
  items: (book, session) => [...book.settings.keys()].map((key) => session.remote('Setting', { key })),
  methods: {
    add: (book, args, session) => {
      book.settings.set(args.text(0), args.raw(1));
      return session.remote('Setting', { key: args.text(0) });
    },
    getItem: (book, args, session) => {
      const found = settingOf(book, args, session);
      if (!found) throw notFound(`setting "${args.text(0)}"`);
      return found;
    },
    getItemOrNullObject: (book, args, session) => settingOf(book, args, session) ?? NOTHING,
    getCount: (book) => book.settings.size,
  },
});

export const setting = kind<Excel.Setting, { readonly key: string }>('Setting', {
  identity: ({ key }) => ({ Key: key, _Id: key }),
  scalars: {
    key: ({ key }) => key,
    value: {
      get: ({ key }, { book }) => book.settings.get(key),
      set: ({ key }, value, { book }) => {
        book.settings.set(key, value);
      },
    },
  },
  methods: {
    delete: ({ key }, _args, { book }) => {
      book.settings.delete(key);
    },
  },
});
