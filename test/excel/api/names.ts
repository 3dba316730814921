import { notFound } from '../errors';
import { formatArea, quoteSheet } from '../model/address';
import type { DefinedName } from '../model/book';
import type { Sheet } from '../model/sheet';
import { sameName } from '../model/sheetName';
import type { Args } from '../wire/args';
import { kind, NOTHING } from '../wire/remote';
import type { Session } from '../wire/session';
import { rangeFromText } from './refer';
import type { RangeRef } from './selves';

type Scope = { readonly scope: Sheet | undefined };

const namesOf = ({ scope }: Scope, { book }: Session) => book.names.filter((name) => name.scope === scope);
const findName = (self: Scope, args: Args, session: Session) =>
  namesOf(self, session).find((name) => sameName(name.name, args.text(0)));

export const namedItemCollection = kind<Excel.NamedItemCollection, Scope>('NamedItemCollection', {
  items: (self, session) => namesOf(self, session).map((name) => session.remote('NamedItem', name)),
  methods: {
    add: (self, args, session) => {
      const { book } = session;
      const remote = args.remote(1);
      const formula = remote ? '' : args.text(1);
      const reference = /^=(?:[^"+*/()-]+!)?\$?[A-Za-z]{1,3}\$?\d/.test(formula);
      const target = remote
        ? (remote.self as RangeRef)
        : reference
          ? rangeFromText(book, self.scope ?? book.active, formula)
          : { formula };
      return session.remote('NamedItem', book.addName(args.text(0), target, self.scope, args.optionalText(2)));
    },
    getItem: (self, args, session) => {
      const name = findName(self, args, session);
      if (!name) throw notFound(`name "${args.text(0)}"`);
      return session.remote('NamedItem', name);
    },
    getItemOrNullObject: (self, args, session) => {
      const name = findName(self, args, session);
      return name ? session.remote('NamedItem', name) : NOTHING;
    },
    getCount: (self, _args, session) => namesOf(self, session).length,
  },
});

function formulaOf({ target }: DefinedName): string {
  if ('formula' in target) return target.formula;
  const { sheet, area } = target;
  if (sheet.deleted) return '=#REF!';
  return `=${quoteSheet(sheet.name)}!${formatArea(area).replace(/[A-Z]+|\d+/g, (part) => `$${part}`)}`;
}

const rangeOf = (name: DefinedName, session: Session) =>
  'area' in name.target && !name.target.sheet.deleted ? session.remote('Range', name.target) : undefined;

export const namedItem = kind<Excel.NamedItem, DefinedName>('NamedItem', {
  identity: ({ name }) => ({ Name: name, _Id: name }),
  scalars: {
    name: ({ name }) => name,
    value: (self) => ('formula' in self.target ? self.target.formula.slice(1) : formulaOf(self).slice(1)),
    formula: formulaOf,
    type: ({ target }) => ('formula' in target ? 'String' : target.sheet.deleted ? 'Error' : 'Range'),
    scope: ({ scope }) => (scope ? 'Worksheet' : 'Workbook'),
    visible: {
      get: ({ visible }) => visible,
      set: (self, value) => {
        self.visible = value === true;
      },
    },
    comment: {
      get: ({ comment }) => comment,
      set: (self, value) => {
        self.comment = String(value);
      },
    },
  },
  methods: {
    getRange: (self, _args, session) => {
      const found = rangeOf(self, session);
      if (!found) throw notFound(`range of the name "${self.name}"`);
      return found;
    },
    getRangeOrNullObject: (self, _args, session) => rangeOf(self, session) ?? NOTHING,
    delete: (self, _args, { book }) => {
      book.names = book.names.filter((other) => other !== self);
    },
  },
});
