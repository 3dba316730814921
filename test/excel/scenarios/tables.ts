import { refusal, type Scenarios, sheet1 } from './given';

/** Tables, their names and their limits. */
export const tables: Scenarios = (given) => {
  const book = () => given().book;
  beforeEach(() => {
    book()
      .sheet('Planilha1')
      .put('B2', [
        ['Nome', 'Nota'],
        ['Ana', 9],
        ['Bia', 8],
      ]);
  });

  const add = (context: Excel.RequestContext, address = 'B2:C4', name?: string) => {
    const table = sheet1(context).tables.add(address, true);
    if (name !== undefined) table.name = name;
    return table;
  };

  it('is added over a range, named, and says where its parts are', async () => {
    const seen = await Excel.run(async (context) => {
      const table = add(context, 'B2:C4', 'tblOrdem');
      table.style = 'TableStyleLight9';
      table.showFilterButton = false;
      const parts = [table.getRange(), table.getHeaderRowRange(), table.getDataBodyRange()];
      parts.forEach((part) => part.load('address'));
      table.load('name,style,showFilterButton,showHeaders');
      table.rows.load('count');
      table.columns.load('items/name,items/index');
      table.autoFilter.load('enabled');
      await context.sync();
      return [
        table.name,
        table.style,
        table.showFilterButton,
        parts.map((part) => part.address),
        table.rows.count,
        table.columns.items.map((column) => column.name),
        table.autoFilter.enabled,
      ];
    });
    expect(seen).toEqual([
      'tblOrdem',
      'TableStyleLight9',
      false,
      ['Planilha1!B2:C4', 'Planilha1!B2:C2', 'Planilha1!B3:C4'],
      2,
      ['Nome', 'Nota'],
      false,
    ]);
  });

  it('makes its headers unique texts', async () => {
    book()
      .sheet('Planilha1')
      .put('E1', [['Nota', '', 'Nota', 2026]]);
    await Excel.run(async (context) => {
      add(context, 'E1:H3');
      await context.sync();
    });
    expect(book().sheet('Planilha1').read('E1:H1')).toEqual([['Nota', 'Coluna2', 'Nota2', '2026']]);
  });

  it('is not added over another table', async () => {
    const error = await refusal(async (context) => {
      add(context);
      add(context, 'C4:D9');
      await context.sync();
    });
    expect(error).toMatchObject({ code: 'InvalidArgument', debugInfo: { errorLocation: 'TableCollection.add' } });
    expect(book().tables).toHaveLength(1);
  });

  it.each(['tblOrdem', 'TBLORDEM', 'com espaço', 'A1', 'R1C1', '1a', ''])(
    'a second table cannot be called %j',
    async (name) => {
      book().addTable(book().sheet('Planilha1'), { top: 20, left: 0, bottom: 22, right: 1 }).name = 'tblOrdem';
      const error = await refusal((context) => (add(context, 'B2:C4', name), context.sync()));
      expect(error).toMatchObject({ code: 'InvalidArgument', debugInfo: { errorLocation: 'Table.name' } });
    },
  );

  it('nor as a defined name of the workbook', async () => {
    book().addName('Resultado', { formula: '=1' });
    expect((await refusal((context) => (add(context, 'B2:C4', 'resultado'), context.sync()))).code).toBe('InvalidArgument');
  });

  it('grows by resize, keeping its header row, never over another', async () => {
    const resized = await Excel.run(async (context) => {
      const table = add(context);
      table.resize('B2:C10');
      table.rows.load('count');
      await context.sync();
      return table.rows.count;
    });
    expect(resized).toBe(8);
    const again = (address: string) =>
      refusal((context) => (sheet1(context).tables.getItem('Tabela1').resize(address), context.sync())).then(
        ({ code }) => code,
      );
    expect(await again('B3:C10')).toBe('InvalidArgument');
    book().addTable(book().sheet('Planilha1'), { top: 20, left: 1, bottom: 22, right: 2 });
    expect(await again('B2:C30')).toBe('InvalidArgument');
  });

  it('is found by name in the workbook and in its sheet only', async () => {
    book().addSheet('Outra');
    const found = await Excel.run(async (context) => {
      add(context, 'B2:C4', 'tblOrdem');
      const { tables: all, worksheets } = context.workbook;
      const here = all.getItemOrNullObject('TBLORDEM');
      const there = worksheets.getItem('Outra').tables.getItemOrNullObject('tblOrdem');
      const missing = all.getItemOrNullObject('nada');
      const touching = sheet1(context).getRange('A1:B2').getTables();
      here.load('name,worksheet/name');
      touching.load('items/name');
      const count = all.getCount();
      await context.sync();
      return [here.name, here.worksheet.name, there.isNullObject, missing.isNullObject, touching.items.length, count.value];
    });
    expect(found).toEqual(['tblOrdem', 'Planilha1', true, true, 1, 1]);
  });

  it('goes with its cells, or leaves them as a range; and goes with its sheet', async () => {
    await Excel.run(async (context) => {
      const range = add(context).convertToRange();
      range.load('address');
      await context.sync();
      expect(range.address).toBe('Planilha1!B2:C4');
    });
    expect([book().tables.length, book().sheet('Planilha1').read('B3')]).toEqual([0, [['Ana']]]);
    await Excel.run(async (context) => {
      add(context).delete();
      await context.sync();
    });
    expect([book().tables.length, book().sheet('Planilha1').read()]).toEqual([0, []]);
    const other = book()
      .addSheet('Outra')
      .put('A1', [['x'], ['y']]);
    book().addTable(other, { top: 0, left: 0, bottom: 1, right: 0 });
    book().deleteSheet(other);
    expect(book().tables).toHaveLength(0);
  });

  it('says what is not emulated: a table without headers', async () => {
    const error = await refusal((context) => (sheet1(context).tables.add('B2:C4', false), context.sync()));
    expect(error).toMatchObject({ code: 'ApiNotFound', message: expect.stringContaining('hasHeaders') });
  });
};
