import { area, parseArea, splitSheet } from './model/address';
import type { Book } from './model/book';
import type { Sheet } from './model/sheet';
import { activated, added, changed, deleted, selectionChanged, type Source } from './wire/events';
import type { Happening, Session } from './wire/session';

/** What a person at the workbook does, apart from the add-in; handlers hear of it. */
export class User {
  constructor(
    private readonly session: () => Session,
    private readonly tell: (happenings: readonly Happening[]) => void,
    private readonly source: Source,
  ) {}

  private get book(): Book {
    return this.session().book;
  }

  private at(address: string) {
    const { sheet, rest } = splitSheet(address);
    return { sheet: sheet === undefined ? this.book.active : this.book.sheet(sheet), area: parseArea(rest) };
  }

  private announce(happenings: readonly Happening[]): void {
    this.tell(this.session().heard(happenings));
  }

  /** Types into a cell; text is parsed as when it is written through the API. */
  type(address: string, value: string | number | boolean): void {
    const { sheet, area: at } = this.at(address);
    sheet.write(at, value, this.session().calculate);
    this.announce(changed(sheet, at, this.source));
  }

  /** Selects an area, or several: `Lista!A1:B2,D4`. */
  select(address: string): void {
    const [first = '', ...others] = address.split(',');
    const { sheet, area: at } = this.at(first);
    this.activate(sheet.name);
    this.book.selection = { sheet, area: at, ...(others.length > 0 && { several: true }) };
    this.announce(selectionChanged(sheet, at));
  }

  activate(name: string): void {
    const before = this.book.active;
    this.book.activate(this.book.sheet(name));
    this.announce(activated(before, this.book.active));
  }

  addSheet(name: string): Sheet {
    const sheet = this.book.addSheet(name);
    this.announce(added(sheet, this.source));
    return sheet;
  }

  deleteSheet(name: string): void {
    const [before, sheet] = [this.book.active, this.book.sheet(name)];
    this.book.deleteSheet(sheet);
    this.announce([...deleted(sheet, this.source), ...activated(before, this.book.active)]);
  }

  /** Filters a sheet and hides the rows given (1-based, as the user sees them). */
  filter(address: string, hiddenRows: readonly number[]): void {
    const { sheet, area: of } = this.at(address);
    sheet.filter = { area: area(of.top, of.left, of.bottom, of.right), filtered: hiddenRows.length > 0 };
    for (const row of hiddenRows) sheet.hiddenRows.add(row - 1);
  }
}
