import { invalidArgument, notEmulated } from '../errors';
import { type Area, area as areaOf, height, intersection, isUnbounded, sameArea, width } from '../model/address';
import { PLAIN } from '../model/style';
import type { Args } from '../wire/args';
import { changed } from '../wire/events';
import type { Session } from '../wire/session';
import { rangeFromArgument } from './refer';
import type { RangeRef } from './selves';

export function clear({ sheet, area }: RangeRef, args: Args, session: Session): void {
  const what = args.oneOf(0, ['All', 'Contents', 'Formats', 'Hyperlinks', 'RemoveHyperlinks', 'ResetContents'], 'All');
  if (what !== 'All' && what !== 'Contents' && what !== 'Formats') throw notEmulated(`Range.clear("${what}")`);
  if (what !== 'Formats') {
    sheet.checkContents(area);
    sheet.cells.clearContents(area);
    session.happen(...changed(sheet, area, 'this add-in'));
  }
  if (what !== 'Contents') {
    sheet.checkAllowed('allowFormatCells');
    sheet.cells.paint(area, PLAIN);
    sheet.merged = sheet.merged.filter((merged) => !intersection(merged, area));
  }
}

/** Keeps the first cell's value; those that it covers are lost. */
export function merge({ sheet, area }: RangeRef, args: Args, session: Session): void {
  if (isUnbounded(area)) throw invalidArgument('merging whole rows or columns');
  sheet.checkContents(area);
  if (session.book.tables.some((table) => table.sheet === sheet && intersection(table.area, area))) {
    throw invalidArgument('cells of a table cannot be merged');
  }
  const parts: Area[] = [];
  if (args.flag(0)) {
    for (let row = area.top; row <= area.bottom; row += 1) parts.push({ ...area, top: row, bottom: row });
  } else {
    parts.push(area);
  }
  sheet.merged = sheet.merged.filter((merged) => !intersection(merged, area));
  for (const part of parts) {
    const first = sheet.cells.value(part.top, part.left);
    const formula = sheet.cells.formula(part.top, part.left);
    sheet.cells.clearContents(part);
    sheet.cells.set(part.top, part.left, first, formula);
    if (!sameArea(part, { ...part, bottom: part.top, right: part.left })) sheet.merged.push(part);
  }
}

export function unmerge({ sheet, area }: RangeRef): void {
  sheet.checkContents(area);
  sheet.merged = sheet.merged.filter((merged) => !intersection(merged, area));
}

/** Copies from the top left cell on; a smaller target grows to the size of the source, as in Excel. */
export function copyFrom(self: RangeRef, args: Args, session: Session): void {
  const remote = args.remote(0);
  const source = rangeFromArgument(session.book, self.sheet, remote, remote ? undefined : args.text(0));
  const type = args.oneOf(1, ['All', 'Formulas', 'Values', 'Formats', 'Link', 'ColumnWidths'], 'All');
  args.mustBeAbsent(2, 'skipBlanks');
  args.mustBeAbsent(3, 'transpose');
  if (type === 'Link' || type === 'ColumnWidths') throw notEmulated(`Range.copyFrom("${type}")`);
  if (isUnbounded(source.area) || isUnbounded(self.area)) throw notEmulated('Range.copyFrom com linhas ou colunas inteiras');
  const { top, left } = self.area;
  const fits = height(self.area) > height(source.area) || width(self.area) > width(source.area);
  if (fits) throw notEmulated('Range.copyFrom para um intervalo maior que a origem');
  const target = areaOf(top, left, top + height(source.area) - 1, left + width(source.area) - 1);
  const copied = source.sheet.cells.grid(source.area, (value, formula, style) => ({ value, formula, style }));
  self.sheet.checkContents(target);
  if (type === 'All' || type === 'Formats') self.sheet.checkAllowed('allowFormatCells');
  copied.forEach((row, down) =>
    row.forEach(({ value, formula, style }, right) => {
      const at = areaOf(top + down, left + right, top + down, left + right);
      if (type === 'All' || type === 'Formats') self.sheet.cells.paint(at, style);
      if (type === 'Formats') return;
      if (type !== 'Values' && formula !== undefined) throw notEmulated('Range.copyFrom de fórmulas (só valores)');
      self.sheet.cells.set(at.top, at.left, value);
    }),
  );
  if (type !== 'Formats') session.happen(...changed(self.sheet, target, 'this add-in'));
}
