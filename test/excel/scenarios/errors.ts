import { refusal, type Scenarios, sheet1 } from './given';

/** What the client library says when the add-in is wrong. */
export const errors: Scenarios = (given) => {
  it('names the failing statement, in Portuguese, and keeps what ran before it', async () => {
    const error = await refusal(async (context) => {
      sheet1(context).getRange('A1').values = [['antes']];
      context.workbook.worksheets.getItem('Nada').getRange('A1').values = [['x']];
      sheet1(context).getRange('A2').values = [['depois']];
      await context.sync();
    });
    expect(error).toMatchObject({
      code: 'ItemNotFound',
      message: expect.stringMatching(/^O recurso/),
      debugInfo: { errorLocation: 'WorksheetCollection.getItem', statement: expect.stringContaining('getItem') },
    });
    expect(given().book.sheet('Planilha1').read()).toEqual([['antes']]);
  });

  it('a property must be loaded, and synced, before it is read', async () => {
    expect((await refusal(async (context) => sheet1(context).getRange('A1').values)).code).toBe('PropertyNotLoaded');
    const unsynced = refusal(async (context) => {
      const range = sheet1(context).getRange('A1');
      range.load('values');
      return range.values;
    });
    expect((await unsynced).code).toBe('PropertyNotLoaded');
    const unloaded = refusal(async (context) => {
      const range = sheet1(context).getRange('A1');
      range.load('address');
      await context.sync();
      return range.values;
    });
    expect((await unloaded).code).toBe('PropertyNotLoaded');
  });

  it('loads every scalar property by load(), and properties of parts by path', async () => {
    await Excel.run(async (context) => {
      const range = sheet1(context).getRange('A1:B1');
      range.values = [['x', 1]];
      range.load();
      range.load({ worksheet: { name: true }, format: { font: { bold: true } } });
      await context.sync();
      expect(range.toJSON()).toMatchObject({ values: [['x', 1]], rowCount: 1, address: 'Planilha1!A1:B1' });
      expect([range.worksheet.name, range.format.font.bold]).toEqual(['Planilha1', false]);
    });
  });

  it('loads a page of a collection', async () => {
    for (const name of ['B', 'C', 'D']) given().book.addSheet(name);
    const page = await Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.load({ select: 'name', top: 2, skip: 1 });
      await context.sync();
      return worksheets.items.map((sheet) => sheet.name);
    });
    expect(page).toEqual(['B', 'C']);
  });

  it('null objects: isNullObject, also of what hangs from them; writing through one fails', async () => {
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItemOrNullObject('Nada');
      const range = sheet.getRange('A1');
      range.load('values');
      await context.sync();
      expect([sheet.isNullObject, range.isNullObject]).toEqual([true, true]);
    });
    const write = refusal(async (context) => {
      context.workbook.worksheets.getItemOrNullObject('Nada').getRange('A1').values = [['x']];
      await context.sync();
    });
    expect((await write).code).toBe('InvalidObjectPath');
  });

  it.each<[string, (context: Excel.RequestContext) => unknown]>([
    ['Worksheet.charts', (context) => sheet1(context).charts.load('items/name')],
    ['Worksheet.copy', (context) => sheet1(context).copy()],
    ['Range.insert', (context) => sheet1(context).getRange('A1').insert('Down')],
    ['Range.hyperlink', (context) => sheet1(context).getRange('A1').load('hyperlink')],
    ['Range.conditionalFormats', (context) => sheet1(context).getRange('A1').conditionalFormats.load('type')],
    ['Table.showTotals', (context) => (sheet1(context).tables.add('A1:B2', true).showTotals = true)],
    ['RangeFormat.useStandardWidth', (context) => (sheet1(context).getRange('A1').format.useStandardWidth = true)],
  ])('%s is not emulated, and says so', async (member, use) => {
    const error = await refusal((context) => (use(context), context.sync()));
    expect(error).toMatchObject({ code: 'ApiNotFound', message: expect.stringContaining(member) });
    expect(error.message).toContain('não é emulado');
  });

  it('a range of a deleted sheet is an invalid reference; the sheet is not found', async () => {
    given().book.addSheet('Some');
    const [range, sheet] = [await afterDeletion('range'), await afterDeletion('sheet')];
    expect([range, sheet]).toEqual(['InvalidReference', 'ItemNotFound']);

    async function afterDeletion(which: 'range' | 'sheet'): Promise<string> {
      if (!given().book.find('Some')) given().book.addSheet('Some');
      const { code } = await refusal(async (context) => {
        const held = context.workbook.worksheets.getItem('Some');
        const cell = held.getRange('A1');
        held.load('name');
        cell.load('address');
        await context.sync();
        given().book.deleteSheet(given().book.sheet('Some'));
        if (which === 'range') cell.values = [['x']];
        else held.getRange('B2').values = [['x']];
        await context.sync();
      });
      return code;
    }
  });
};
