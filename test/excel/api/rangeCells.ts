import { HostError, invalidArgument, wrongSize } from '../errors';
import { type Area, cellCount, height, isUnbounded, width } from '../model/address';
import type { Style } from '../model/style';
import { displayText } from '../model/text';
import { plain, type Value, valueType } from '../model/value';
import { changed } from '../wire/events';
import type { Scalar } from '../wire/remote';
import type { Session } from '../wire/session';
import type { RangeRef } from './selves';

type Read = (value: Value, formula: string | undefined, style: Style) => unknown;

/** A property with one value per cell. Whole rows and columns give null, as in Excel. */
function perCell(read: Read): Scalar<RangeRef>['get'] {
  return ({ sheet, area }, { profile }) => {
    if (isUnbounded(area)) return null;
    if (cellCount(area) > profile.cellsPerRead) {
      throw new HostError(
        'ResponsePayloadSizeLimitExceeded',
        'O tamanho da resposta excedeu o limite.',
        `${cellCount(area)} cells in one read; the limit is ${profile.cellsPerRead}`,
      );
    }
    return sheet.cells.grid(area, read);
  };
}

/** One value for all cells, or rows of exactly the range's size. */
export function checkSize(area: Area, input: unknown): void {
  if (isUnbounded(area)) throw invalidArgument('cell by cell writes need a bounded range, not whole rows or columns');
  if (!Array.isArray(input)) return;
  const fits = input.length === height(area) && input.every((row) => Array.isArray(row) && row.length === width(area));
  if (!fits) throw wrongSize(height(area), width(area));
}

function writeContents({ sheet, area }: RangeRef, input: unknown, session: Session): void {
  checkSize(area, input);
  sheet.checkContents(area);
  sheet.write(area, input, session.calculate);
  session.happen(...changed(sheet, area, 'this add-in'));
}

function writeNumberFormat({ sheet, area }: RangeRef, input: unknown): void {
  checkSize(area, input);
  sheet.checkAllowed('allowFormatCells');
  const check = (given: unknown) => {
    if (typeof given !== 'string') throw invalidArgument(`not a number format: ${JSON.stringify(given)}`);
    return given;
  };
  if (!Array.isArray(input)) return sheet.cells.paint(area, { numberFormat: check(input) });
  sheet.eachInput(area, input, (row, column, given) =>
    sheet.cells.paint({ top: row, left: column, bottom: row, right: column }, { numberFormat: check(given) }),
  );
}

const formulaOrValue: Read = (value, formula) => formula ?? plain(value);

export const cellScalars = {
  values: { get: perCell(plain), set: writeContents },
  formulas: { get: perCell(formulaOrValue), set: writeContents },
  numberFormat: { get: perCell((_value, _formula, style) => style.numberFormat), set: writeNumberFormat },
  text: perCell((value, _formula, style) => displayText(value, style.numberFormat)),
  valueTypes: perCell(valueType),
} as const;
