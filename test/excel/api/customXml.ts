import { invalidArgument, notFound } from '../errors';
import type { Book, XmlPart } from '../model/book';
import { rootNamespace } from '../model/xml';
import type { Args } from '../wire/args';
import { kind, NOTHING } from '../wire/remote';
import type { Session } from '../wire/session';

type Scoped = { readonly namespace: string };

const partOf = (parts: readonly XmlPart[], args: Args) => parts.find((part) => part.id === args.text(0));
const inNamespace = ({ namespace }: Scoped, { book }: Session) =>
  book.xmlParts.filter((part) => rootNamespace(part.xml) === namespace);

export const customXmlPartCollection = kind<Excel.CustomXmlPartCollection, Book>('CustomXmlPartCollection', {
  items: (book, session) => book.xmlParts.map((part) => session.remote('CustomXmlPart', part)),
  methods: {
    add: (book, args, session) => {
      const xml = args.text(0);
      rootNamespace(xml);
      const part: XmlPart = { id: book.nextId(), xml };
      book.xmlParts.push(part);
      return session.remote('CustomXmlPart', part);
    },
    getByNamespace: (_book, args, session) => session.remote('CustomXmlPartScopedCollection', { namespace: args.text(0) }),
    getItem: (book, args, session) => {
      const part = partOf(book.xmlParts, args);
      if (!part) throw notFound(`custom XML part ${args.text(0)}`);
      return session.remote('CustomXmlPart', part);
    },
    getItemOrNullObject: (book, args, session) => {
      const part = partOf(book.xmlParts, args);
      return part ? session.remote('CustomXmlPart', part) : NOTHING;
    },
    getCount: (book) => book.xmlParts.length,
  },
});

export const customXmlPartScopedCollection = kind<Excel.CustomXmlPartScopedCollection, Scoped>(
  'CustomXmlPartScopedCollection',
  {
    items: (self, session) => inNamespace(self, session).map((part) => session.remote('CustomXmlPart', part)),
    methods: {
      getCount: (self, _args, session) => inNamespace(self, session).length,
      getItem: (self, args, session) => {
        const part = partOf(inNamespace(self, session), args);
        if (!part) throw notFound(`custom XML part ${args.text(0)}`);
        return session.remote('CustomXmlPart', part);
      },
      getItemOrNullObject: (self, args, session) => {
        const part = partOf(inNamespace(self, session), args);
        return part ? session.remote('CustomXmlPart', part) : NOTHING;
      },
      getOnlyItem: (self, _args, session) => {
        const [part, another] = inNamespace(self, session);
        if (!part || another) throw invalidArgument('not exactly one part of that namespace');
        return session.remote('CustomXmlPart', part);
      },
      getOnlyItemOrNullObject: (self, _args, session) => {
        const [part, another] = inNamespace(self, session);
        return part && !another ? session.remote('CustomXmlPart', part) : NOTHING;
      },
    },
  },
);

export const customXmlPart = kind<Excel.CustomXmlPart, XmlPart>('CustomXmlPart', {
  identity: ({ id }) => ({ Id: id }),
  scalars: { id: ({ id }) => id, namespaceUri: ({ xml }) => rootNamespace(xml) },
  methods: {
    getXml: ({ xml }) => xml,
    setXml: (part, args) => {
      rootNamespace(args.text(0));
      part.xml = args.text(0);
    },
    delete: (part, _args, { book }) => {
      book.xmlParts = book.xmlParts.filter((other) => other !== part);
    },
  },
});
