import { invalidArgument, notFound } from '../errors';
import { parseArea, splitSheet, WHOLE_SHEET } from '../model/address';
import type { Book } from '../model/book';
import type { Sheet } from '../model/sheet';
import { sameName } from '../model/sheetName';
import type { Remote } from '../wire/remote';
import type { RangeRef } from './selves';

/** The range that an address, a defined name or a table's name says, as seen from a sheet. */
export function rangeFromText(book: Book, from: Sheet, text: string): RangeRef {
  const { sheet: named, rest } = splitSheet(text.startsWith('=') ? text.slice(1) : text);
  const sheet = named === undefined ? from : book.find(named);
  if (!sheet) throw notFound(`sheet "${named}"`);
  if (rest === '') return { sheet, area: WHOLE_SHEET };
  const defined = book.names.find((name) => sameName(name.name, rest) && (!name.scope || name.scope === sheet));
  if (defined && 'area' in defined.target) return defined.target;
  const table = book.tables.find((candidate) => sameName(candidate.name, rest));
  if (table) return { sheet: table.sheet, area: { ...table.area, top: table.area.top + 1 } };
  return { sheet, area: parseArea(rest) };
}

/** The range of an argument that may be a Range object or an address. */
export function rangeFromArgument(book: Book, from: Sheet, remote: Remote | undefined, text: string | undefined): RangeRef {
  if (remote) {
    if (remote.kind.name !== 'Range') throw invalidArgument(`a Range expected, ${remote.kind.name} given`);
    return remote.self as RangeRef;
  }
  if (text === undefined) throw invalidArgument('a range or an address expected');
  return rangeFromText(book, from, text);
}
