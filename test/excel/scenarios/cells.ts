import { loaded, refusal, type Scenarios, sheet1 } from './given';

const written = async (values: unknown[][], format?: string) => {
  const address = `A1:${String.fromCharCode(64 + (values[0]?.length ?? 0))}${values.length}`;
  await Excel.run(async (context) => {
    const range = sheet1(context).getRange(address);
    if (format !== undefined) range.numberFormat = values.map((row) => row.map(() => format));
    range.values = values;
    await context.sync();
  });
  return address;
};

/** What Excel makes of what is written. */
export const cells: Scenarios = (given) => {
  it('reads back texts, numbers and booleans; an empty cell is ""', async () => {
    await written([['Ana', 9.5, true]]);
    expect(await loaded('A1:D1', 'values')).toEqual([['Ana', 9.5, true, '']]);
    expect(await loaded('A1:D1', 'valueTypes')).toEqual([['String', 'Double', 'Boolean', 'Empty']]);
  });

  it.each([
    ['1234.5', 1234.5, 'General'],
    ['-7', -7, 'General'],
    ['(7)', -7, 'General'],
    [' 12 ', 12, 'General'],
    ['.5', 0.5, 'General'],
    ['1,234,567', 1234567, '#,##0'],
    ['50%', 0.5, '0%'],
    ['1e3', 1000, '0.00E+00'],
    ['12/11/2025', 46002, 'm/d/yyyy'],
    ['2025-11-12', 45973, 'm/d/yyyy'],
    ['10:30', 0.4375, 'h:mm'],
    ['TRUE', true, 'General'],
    ['87,5', '87,5', 'General'],
    ['31/12/2025', '31/12/2025', 'General'],
    ['2/30/2025', '2/30/2025', 'General'],
    ['01234567890', 1234567890, 'General'],
    ["'01234567890", '01234567890', 'General'],
    ['-', '-', 'General'],
    ['José', 'José', 'General'],
  ])('text %j becomes %j, formatted %s', async (text, value, format) => {
    await written([[text]]);
    expect(await loaded('A1', 'values')).toEqual([[value]]);
    expect(await loaded('A1', 'numberFormat')).toEqual([[format]]);
  });

  it('the format @ keeps text as text, and makes text of a number', async () => {
    await written([['01234567890', '12/11/2025', 7, '=A1']], '@');
    expect(await loaded('A1:D1', 'values')).toEqual([['01234567890', '12/11/2025', '7', '=A1']]);
  });

  it('a format given after the value does not bring zeros back', async () => {
    await Excel.run(async (context) => {
      const range = sheet1(context).getRange('A1');
      range.values = [['007']];
      range.numberFormat = [['@']];
      await context.sync();
    });
    expect(await loaded('A1', 'values')).toEqual([[7]]);
  });

  it('a format that was there is not changed by a date written', async () => {
    await written([['12/11/2025']], 'dd/mm/yyyy');
    expect(await loaded('A1', 'numberFormat')).toEqual([['dd/mm/yyyy']]);
    expect(await loaded('A1', 'text')).toEqual([['11/12/2025']]);
  });

  it.each([
    [1234.5, 'General', '1234,5'],
    [0.1 + 0.2, 'General', '0,3'],
    [1234.5, '#,##0.00', '1.234,50'],
    [0.125, '0.0%', '12,5%'],
    [1.005, '0.00', '1,01'],
    [-0.4, '0', '0'],
    [45973, 'dd/mm/yyyy', '12/11/2025'],
    [45973.4375, 'dd/mm/yyyy hh:mm', '12/11/2025 10:30'],
    [true, 'General', 'VERDADEIRO'],
  ])('%j with %s shows %j', async (value, format, text) => {
    await written([[value]], format);
    expect(await loaded('A1', 'text')).toEqual([[text]]);
  });

  it('an unknown format is said when its text is asked for', async () => {
    await written([[1]], '[Red]0;;');
    expect(await refusal((context) => (sheet1(context).getRange('A1').load('text'), context.sync()))).toMatchObject({
      code: 'ApiNotFound',
      message: expect.stringContaining('[Red]0;;'),
    });
  });

  it('null leaves a cell alone, "" empties it', async () => {
    await written([['a', 'b', 'c']]);
    await written([[null, '', 'C']]);
    expect(await loaded('A1:C1', 'values')).toEqual([['a', '', 'C']]);
  });

  it('one value goes into every cell', async () => {
    await Excel.run(async (context) => {
      const range: { values: unknown } = sheet1(context).getRange('A1:B2');
      range.values = 'x';
      await context.sync();
    });
    expect(given().book.sheet('Planilha1').read()).toEqual([
      ['x', 'x'],
      ['x', 'x'],
    ]);
  });

  it('rows of another size are refused, and nothing is written', async () => {
    for (const values of [
      [['a']],
      [['a', 'b'], ['c']],
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ]) {
      const error = await refusal(async (context) => {
        sheet1(context).getRange('A1:B2').values = values;
        await context.sync();
      });
      expect(error).toMatchObject({ code: 'InvalidArgument', debugInfo: { errorLocation: 'Range.values' } });
    }
    expect(given().book.sheet('Planilha1').read()).toEqual([]);
  });

  it('a large write of another size is refused before its first slice', async () => {
    const error = await refusal(async (context) => {
      sheet1(context).getRange('A1:B2000').values = Array.from({ length: 1999 }, () => ['a', 'b']);
      await context.sync();
    });
    expect(error.code).toBe('InvalidArgument');
    expect(given().book.sheet('Planilha1').read()).toEqual([]);
  });

  it('error values are read as their text, of type Error', async () => {
    given()
      .book.sheet('Planilha1')
      .put('A1', [[{ error: '#N/A' }, '#VALUE!']]);
    expect(await loaded('A1:B1', 'values')).toEqual([['#N/A', '#VALUE!']]);
    expect(await loaded('A1:B1', 'valueTypes')).toEqual([['Error', 'String']]);
    await written([['#DIV/0!']]);
    expect(await loaded('A1', 'valueTypes')).toEqual([['Error']]);
  });

  it('formulas keep their text; what nobody calculates shows #NAME?', async () => {
    given().book.sheet('Planilha1').putFormula('A1', '=1+1', 2);
    await written([[null, '=SOMA(A1)', 'x']]);
    expect(await loaded('A1:C1', 'formulas')).toEqual([['=1+1', '=SOMA(A1)', 'x']]);
    expect(await loaded('A1:C1', 'values')).toEqual([[2, '#NAME?', 'x']]);
  });

  it('a text longer than a cell holds is refused', async () => {
    await expect(written([['x'.repeat(32_767)]])).resolves.toBe('A1:A1');
    expect(
      (await refusal((context) => ((sheet1(context).getRange('A1').values = [['x'.repeat(32_768)]]), context.sync()))).code,
    ).toBe('InvalidArgument');
  });
};
