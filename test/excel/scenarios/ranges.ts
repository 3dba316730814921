import { loaded, refusal, type Scenarios, sheet1 } from './given';

/** Which cells a range is, and what can be done with them. */
export const ranges: Scenarios = (given) => {
  const addressOf = (reach: (sheet: Excel.Worksheet) => Excel.Range) =>
    Excel.run(async (context) => {
      const range = reach(sheet1(context));
      range.load('address');
      await context.sync();
      return range.address;
    });

  it.each<[string, (sheet: Excel.Worksheet) => Excel.Range, string]>([
    ['getRange', (sheet) => sheet.getRange('$B$2:C3'), 'B2:C3'],
    ['getRange, corners swapped', (sheet) => sheet.getRange('C3:B2'), 'B2:C3'],
    ['getRange, columns', (sheet) => sheet.getRange('B:C'), 'B:C'],
    ['getRange, rows', (sheet) => sheet.getRange('2:3'), '2:3'],
    ['getCell', (sheet) => sheet.getCell(0, 27), 'AB1'],
    ['getRangeByIndexes', (sheet) => sheet.getRangeByIndexes(1, 2, 3, 4), 'C2:F4'],
    ['range.getCell', (sheet) => sheet.getRange('B2:C3').getCell(1, 1), 'C3'],
    ['getRow', (sheet) => sheet.getRange('B2:C3').getRow(1), 'B3:C3'],
    ['getColumn', (sheet) => sheet.getRange('B2:C3').getColumn(0), 'B2:B3'],
    ['getLastRow', (sheet) => sheet.getRange('B2:C9').getLastRow(), 'B9:C9'],
    ['getOffsetRange', (sheet) => sheet.getRange('B2:C3').getOffsetRange(-1, 2), 'D1:E2'],
    ['getResizedRange', (sheet) => sheet.getRange('B2').getResizedRange(2, 1), 'B2:C4'],
    ['getAbsoluteResizedRange', (sheet) => sheet.getRange('B2:Z9').getAbsoluteResizedRange(2, 1), 'B2:B3'],
    ['getEntireColumn', (sheet) => sheet.getRange('B2:C3').getEntireColumn(), 'B:C'],
    ['getEntireRow', (sheet) => sheet.getRange('B2:C3').getEntireRow(), '2:3'],
    ['getIntersection', (sheet) => sheet.getRange('B2:C3').getIntersection('C:D'), 'C2:C3'],
    ['getBoundingRect', (sheet) => sheet.getRange('B2').getBoundingRect('D9'), 'B2:D9'],
  ])('%s', async (_name, reach, address) => {
    expect(await addressOf(reach)).toBe(`Planilha1!${address}`);
  });

  it('a name that is not a word stands between apostrophes', async () => {
    given().book.addSheet("D'Ávila 2");
    const address = await Excel.run(async (context) => {
      const range = context.workbook.worksheets.getItem("D'Ávila 2").getRange('A1');
      range.load('address');
      await context.sync();
      return range.address;
    });
    expect(address).toBe("'D''Ávila 2'!A1");
    expect(await addressOf((sheet) => sheet.getRange("'D''Ávila 2'!A1"))).toBe("'D''Ávila 2'!A1");
  });

  it.each(['A0', 'XFE1', 'A1048577', 'A', '1', 'A1:B', 'não existe'])('%j is no address', async (address) => {
    const error = await refusal((context) => (sheet1(context).getRange(address).load('address'), context.sync()));
    expect(error.code).toBe('InvalidArgument');
  });

  it('counts and indexes, from zero', async () => {
    const range = await Excel.run(async (context) => {
      const found = sheet1(context).getRange('C5:F9');
      found.load('rowIndex,columnIndex,rowCount,columnCount,cellCount,isEntireColumn');
      await context.sync();
      return found.toJSON();
    });
    expect(range).toMatchObject({
      rowIndex: 4,
      columnIndex: 2,
      rowCount: 5,
      columnCount: 4,
      cellCount: 20,
      isEntireColumn: false,
    });
  });

  it('the used range: with formats or values only; a null object or the first cell when there is none', async () => {
    const used = (valuesOnly: boolean) =>
      Excel.run(async (context) => {
        const found = sheet1(context).getUsedRangeOrNullObject(valuesOnly);
        found.load('address');
        await context.sync();
        return found.isNullObject ? null : found.address;
      });
    expect(await used(false)).toBeNull();
    expect(await addressOf((sheet) => sheet.getUsedRange())).toBe('Planilha1!A1');
    given()
      .book.sheet('Planilha1')
      .put('B3', [['x'], ['y']]);
    await Excel.run(async (context) => {
      sheet1(context).getRange('F9').format.font.bold = true;
      await context.sync();
    });
    expect(await used(true)).toBe('Planilha1!B3:B4');
    expect(await used(false)).toBe('Planilha1!B3:F9');
    expect(await addressOf((sheet) => sheet.getRange('A:B').getUsedRange(true))).toBe('Planilha1!B3:B4');
    expect(
      (await refusal((context) => (sheet1(context).getRange('Z:Z').getUsedRange(true).load('address'), context.sync())))
        .code,
    ).toBe('ItemNotFound');
  });

  it('whole columns have no values to read, and take none cell by cell', async () => {
    expect(await loaded('A:A', 'values')).toBeNull();
    const error = await refusal(async (context) => {
      sheet1(context).getRange('A:A').numberFormat = [['@']];
      await context.sync();
    });
    expect(error.code).toBe('InvalidArgument');
  });

  it('hidden rows and columns: all, none, or null for some', async () => {
    await Excel.run(async (context) => {
      sheet1(context).getRange('2:3').rowHidden = true;
      sheet1(context).getRange('D:D').columnHidden = true;
      await context.sync();
    });
    expect(await loaded('A2:B3', 'rowHidden')).toBe(true);
    expect(await loaded('A1:B3', 'rowHidden')).toBeNull();
    expect(await loaded('A4:B9', 'rowHidden')).toBe(false);
    expect(await loaded('D1', 'columnHidden')).toBe(true);
  });

  it('merging keeps the first value and drops what is written under it', async () => {
    given()
      .book.sheet('Planilha1')
      .put('A1', [
        ['Nome', 'x'],
        ['y', 'z'],
      ]);
    const merged = await Excel.run(async (context) => {
      sheet1(context).getRange('A1:B1').merge();
      sheet1(context).getRange('A1:B1').values = [['Candidato', 'perdido']];
      const areas = sheet1(context).getRange('A1:C9').getMergedAreasOrNullObject();
      areas.load('address,areaCount');
      areas.areas.load('items/address');
      const none = sheet1(context).getRange('C1:D2').getMergedAreasOrNullObject();
      await context.sync();
      return [areas.address, areas.areaCount, areas.areas.items.map((item) => item.address), none.isNullObject];
    });
    expect(merged).toEqual(['Planilha1!A1:B1', 1, ['Planilha1!A1:B1'], true]);
    expect(given().book.sheet('Planilha1').read('A1:B2')).toEqual([
      ['Candidato', ''],
      ['y', 'z'],
    ]);
  });

  it('copies values without their formulas, from another sheet, by range or address', async () => {
    given().book.sheet('Planilha1').putFormula('A1', '=B1*2', 14);
    given().book.addSheet('Cópia');
    await Excel.run(async (context) => {
      const copy = context.workbook.worksheets.getItem('Cópia');
      copy.getRange('C3').copyFrom(sheet1(context).getRange('A1:B1'), Excel.RangeCopyType.values);
      copy.getRange('C4').copyFrom('Planilha1!A1', Excel.RangeCopyType.values);
      await context.sync();
    });
    expect(given().book.sheet('Cópia').read('C3:C4')).toEqual([[14], [14]]);
    expect(given().book.sheet('Cópia').cells.formula(2, 2)).toBeUndefined();
  });

  it('clears contents, formats, or both', async () => {
    const { cells } = given()
      .book.sheet('Planilha1')
      .put('A1', [['x', 'y']]);
    cells.paint({ top: 0, left: 0, bottom: 0, right: 1 }, { bold: true });
    await Excel.run(async (context) => {
      sheet1(context).getRange('A1').clear(Excel.ClearApplyTo.contents);
      sheet1(context).getRange('B1').clear(Excel.ClearApplyTo.formats);
      await context.sync();
    });
    expect([cells.value(0, 0), cells.style(0, 0).bold]).toEqual(['', true]);
    expect([cells.value(0, 1), cells.style(0, 1).bold]).toEqual(['y', false]);
  });

  it('selection: the cells, the active cell, and the sheet made active', async () => {
    given().book.addSheet('Outra');
    const seen = await Excel.run(async (context) => {
      context.workbook.worksheets.getItem('Outra').getRange('B2:C3').select();
      const [selected, cell] = [context.workbook.getSelectedRange(), context.workbook.getActiveCell()];
      selected.load('address');
      cell.load('address');
      await context.sync();
      return [selected.address, cell.address];
    });
    expect(seen).toEqual(['Outra!B2:C3', 'Outra!B2']);
    expect(given().book.active.name).toBe('Outra');
  });

  it('a spill that the test seeded', async () => {
    given().book.sheet('Planilha1').spills.push({ top: 0, left: 0, bottom: 4, right: 1 });
    expect(await loaded('A1:B5', 'hasSpill')).toBe(true);
    expect(await loaded('A1:B9', 'hasSpill')).toBeNull();
    expect(await loaded('D1', 'hasSpill')).toBe(false);
  });

  it('a large write crosses the client slices whole', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => [index, `Candidato ${index}`, null]);
    await Excel.run(async (context) => {
      sheet1(context).getRangeByIndexes(1, 0, rows.length, 3).values = rows;
      await context.sync();
    });
    const { cells } = given().book.sheet('Planilha1');
    expect([cells.value(1, 1), cells.value(2500, 0), cells.value(5000, 1)]).toEqual(['Candidato 0', 2499, 'Candidato 4999']);
    expect(given().syncs).toHaveLength(1);
    expect(given().referencesHeld).toBe(0);
  });
};
