import { refusal, type Scenarios, sheet1 } from './given';

/** The sheets of the workbook. */
export const sheets: Scenarios = (given) => {
  const names = () => given().book.sheets.map((sheet) => sheet.name);

  it('adds, with or without a name, and lists in order', async () => {
    const listed = await Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.add('Lista geral');
      worksheets.add();
      worksheets.load('items/name,items/position,items/visibility');
      const count = worksheets.getCount();
      await context.sync();
      return [worksheets.items.map((sheet) => [sheet.name, sheet.position, sheet.visibility]), count.value];
    });
    expect(listed).toEqual([
      [
        ['Planilha1', 0, 'Visible'],
        ['Lista geral', 1, 'Visible'],
        ['Planilha3', 2, 'Visible'],
      ],
      3,
    ]);
  });

  it.each(['', 'x'.repeat(32), 'a/b', 'a\\b', 'a?b', 'a*b', 'a[b', 'a]b', 'a:b', "'a", "a'", 'History', 'HISTORY'])(
    'refuses the name %j',
    async (name) => {
      const add = await refusal((context) => (context.workbook.worksheets.add(name), context.sync()));
      expect(add).toMatchObject({ code: 'InvalidArgument', debugInfo: { errorLocation: 'WorksheetCollection.add' } });
      expect((await refusal((context) => ((sheet1(context).name = name), context.sync()))).code).toBe('InvalidArgument');
      expect(names()).toEqual(['Planilha1']);
    },
  );

  it('accepts 31 characters, and refuses a name taken whatever its case', async () => {
    await Excel.run(async (context) => {
      context.workbook.worksheets.add('x'.repeat(31));
      sheet1(context).name = 'PLANILHA1';
      await context.sync();
    });
    expect(names()).toEqual(['PLANILHA1', 'x'.repeat(31)]);
    expect((await refusal((context) => (context.workbook.worksheets.add('planilha1'), context.sync()))).code).toBe(
      'ItemAlreadyExists',
    );
    expect((await refusal((context) => ((sheet1(context).name = 'X'.repeat(31)), context.sync()))).code).toBe(
      'ItemAlreadyExists',
    );
  });

  it('a sheet keeps being itself when it is renamed between syncs', async () => {
    await Excel.run(async (context) => {
      const sheet = sheet1(context);
      sheet.load('name');
      await context.sync();
      given().book.rename(given().book.sheet('Planilha1'), 'Outro nome');
      sheet.getRange('A1').values = [['x']];
      await context.sync();
    });
    expect(given().book.sheet('Outro nome').read()).toEqual([['x']]);
  });

  it('moves, hides, activates and deletes', async () => {
    given().book.addSheet('B');
    given().book.addSheet('C');
    await Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.getItem('C').position = 0;
      worksheets.getItem('B').activate();
      sheet1(context).visibility = Excel.SheetVisibility.hidden;
      await context.sync();
    });
    expect(names()).toEqual(['C', 'Planilha1', 'B']);
    expect(given().book.active.name).toBe('B');
    const after = await Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.getItem('B').delete();
      const active = worksheets.getActiveWorksheet();
      active.load('name');
      await context.sync();
      return active.name;
    });
    expect([after, names()]).toEqual(['C', ['C', 'Planilha1']]);
  });

  it('keeps one visible sheet, activates no hidden one, deletes no very hidden one', async () => {
    expect((await refusal((context) => (sheet1(context).delete(), context.sync()))).code).toBe('InvalidOperation');
    expect((await refusal((context) => ((sheet1(context).visibility = 'Hidden'), context.sync()))).code).toBe(
      'InvalidOperation',
    );
    given().book.show(given().book.addSheet('Oculta'), 'VeryHidden');
    const hidden = (context: Excel.RequestContext) => context.workbook.worksheets.getItem('Oculta');
    expect((await refusal((context) => (hidden(context).activate(), context.sync()))).code).toBe('InvalidOperation');
    expect((await refusal((context) => (hidden(context).delete(), context.sync()))).code).toBe('InvalidOperation');
  });

  it('freezes rows', async () => {
    await Excel.run(async (context) => {
      sheet1(context).freezePanes.freezeRows(2);
      await context.sync();
    });
    expect(given().book.sheet('Planilha1').freeze).toEqual({ rows: 2, columns: 0 });
  });

  it('says whether the user filtered', async () => {
    const filter = () =>
      Excel.run(async (context) => {
        const { autoFilter } = sheet1(context);
        autoFilter.load('enabled,isDataFiltered');
        await context.sync();
        return [autoFilter.enabled, autoFilter.isDataFiltered];
      });
    expect(await filter()).toEqual([false, false]);
    given().user.filter('A1:C9', [3, 4]);
    expect(await filter()).toEqual([true, true]);
    await Excel.run(async (context) => {
      sheet1(context).autoFilter.clearCriteria();
      await context.sync();
    });
    expect([await filter(), given().book.sheet('Planilha1').hiddenRows.size]).toEqual([[true, false], 0]);
  });

  it('suspends and says its mode of calculation', async () => {
    const mode = await Excel.run(async (context) => {
      const { application } = context.workbook;
      application.suspendApiCalculationUntilNextSync();
      application.suspendScreenUpdatingUntilNextSync();
      application.calculationMode = Excel.CalculationMode.manual;
      application.load('calculationMode');
      await context.sync();
      return application.calculationMode;
    });
    expect(mode).toBe('Manual');
  });
};
