import { refusal, type Scenarios, sheet1 } from './given';

/** What protection refuses. */
export const protection: Scenarios = (given) => {
  const codeOf = (work: (sheet: Excel.Worksheet, context: Excel.RequestContext) => void) =>
    refusal((context) => (work(sheet1(context), context), context.sync())).then(({ code }) => code);

  it('says whether a sheet is protected, and refuses to protect twice or unprotect what is not', async () => {
    const state = await Excel.run(async (context) => {
      const { protection: of } = sheet1(context);
      of.protect({ allowFormatColumns: true }, 'segredo');
      of.load('protected,options');
      await context.sync();
      return [of.protected, of.options.allowFormatColumns, of.options.allowFormatCells];
    });
    expect(state).toEqual([true, true, false]);
    expect(await codeOf((sheet) => sheet.protection.protect())).toBe('AccessDenied');
    expect(await codeOf((sheet) => sheet.protection.unprotect('errada'))).toBe('InvalidArgument');
    await Excel.run((context) => (sheet1(context).protection.unprotect('segredo'), context.sync()));
    expect(await codeOf((sheet) => sheet.protection.unprotect())).toBe('AccessDenied');
  });

  it.each<[string, (sheet: Excel.Worksheet) => void]>([
    ['values', (sheet) => (sheet.getRange('A1').values = [['x']])],
    ['formulas', (sheet) => (sheet.getRange('A1').formulas = [['=1']])],
    ['number formats', (sheet) => (sheet.getRange('A1').numberFormat = [['@']])],
    ['colours', (sheet) => (sheet.getRange('A1').format.fill.color = '#FFFFFF')],
    ['merging', (sheet) => sheet.getRange('A1:B1').merge()],
    ['clearing', (sheet) => sheet.getRange('A1:B1').clear()],
    ['a table', (sheet) => sheet.tables.add('A1:B2', true)],
    ['hiding rows', (sheet) => (sheet.getRange('1:1').rowHidden = true)],
    ['copying in', (sheet) => sheet.getRange('A1').copyFrom('B1', 'Values')],
  ])('a protected sheet refuses %s', async (_name, write) => {
    given().book.sheet('Planilha1').protection.protect();
    expect(await codeOf(write)).toBe('AccessDenied');
    expect(given().book.sheet('Planilha1').read()).toEqual([]);
  });

  it('cells unlocked before take values; the sheet can be read and formatted where allowed', async () => {
    await Excel.run(async (context) => {
      const sheet = sheet1(context);
      sheet.getRange('A1:B2').format.protection.locked = false;
      sheet.protection.protect({ allowFormatCells: true });
      sheet.getRange('A1').values = [['x']];
      sheet.getRange('C1').format.font.bold = true;
      await context.sync();
    });
    expect(given().book.sheet('Planilha1').read()).toEqual([['x']]);
    expect(await codeOf((sheet) => (sheet.getRange('A1:C1').values = [['a', 'b', 'c']]))).toBe('AccessDenied');
  });

  it.each<[string, (sheet: Excel.Worksheet, context: Excel.RequestContext) => void]>([
    ['adding a sheet', (_sheet, context) => context.workbook.worksheets.add('Nova')],
    ['renaming', (sheet) => (sheet.name = 'Nova')],
    ['hiding', (sheet) => (sheet.visibility = 'Hidden')],
    ['moving', (sheet) => (sheet.position = 1)],
    ['deleting', (sheet) => sheet.delete()],
  ])('a protected workbook refuses %s', async (_name, change) => {
    given().book.addSheet('B');
    given().book.protection.protect();
    expect(await codeOf(change)).toBe('AccessDenied');
    await Excel.run(async (context) => {
      sheet1(context).getRange('A1').values = [['cells may change']];
      context.workbook.protection.load('protected');
      await context.sync();
      expect(context.workbook.protection.protected).toBe(true);
    });
  });
};
