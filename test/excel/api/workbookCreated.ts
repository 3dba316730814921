import { invalidArgument } from '../errors';
import type { Book } from '../model/book';
import { kind } from '../wire/remote';

/** Opens a workbook beside this one: the test looks at its bytes. */
export function openAnother(book: Book, base64: string): void {
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip || Buffer.from(bytes).toString('base64') !== base64) throw invalidArgument('no workbook in base64');
  book.opened.push(bytes);
}

export const workbookCreated = kind<{ readonly id: unknown; readonly open: unknown }, { readonly id: string; readonly base64: string }>(
  'WorkbookCreated',
  {
    identity: ({ id }) => ({ Id: id }),
    scalars: { id: ({ id }) => id },
    methods: { open: ({ base64 }, _args, { book }) => openAnother(book, base64) },
  },
);
