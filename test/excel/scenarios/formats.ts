import { refusal, type Scenarios, sheet1 } from './given';

/** How cells look. */
export const formats: Scenarios = (given) => {
  const style = (row: number, column: number) => given().book.sheet('Planilha1').cells.style(row, column);

  it('fonts, fills, alignment and wrapping, read back or null when mixed', async () => {
    const seen = await Excel.run(async (context) => {
      const head = sheet1(context).getRange('A1:C1').format;
      head.font.bold = true;
      head.font.color = '#1f4e79';
      head.font.size = 12;
      head.font.name = 'Arial';
      head.fill.color = '#DDEBF7';
      head.wrapText = true;
      head.horizontalAlignment = Excel.HorizontalAlignment.center;
      head.verticalAlignment = Excel.VerticalAlignment.top;
      const mixed = sheet1(context).getRange('A1:C2').format;
      head.load('wrapText,horizontalAlignment,font/bold,font/color,fill/color');
      mixed.load('wrapText,font/bold,fill/color');
      await context.sync();
      return [
        head.wrapText,
        head.horizontalAlignment,
        head.font.bold,
        head.font.color,
        head.fill.color,
        mixed.font.bold,
        mixed.fill.color,
      ];
    });
    expect(seen).toEqual([true, 'Center', true, '#1F4E79', '#DDEBF7', null, '']);
    expect(style(0, 2)).toMatchObject({ fontName: 'Arial', fontSize: 12, verticalAlignment: 'Top' });
    expect(style(1, 0)).toMatchObject({ bold: false, fillColor: '#FFFFFF' });
  });

  it('borders: the edges of the range and the lines inside', async () => {
    await Excel.run(async (context) => {
      const { borders } = sheet1(context).getRange('B2:C3').format;
      borders.getItem('EdgeTop').style = 'Continuous';
      borders.getItem('InsideVertical').style = 'Dot';
      borders.getItem('EdgeTop').color = '#FF0000';
      await context.sync();
    });
    expect(style(1, 1)).toMatchObject({
      topStyle: 'Continuous',
      topColor: '#FF0000',
      rightStyle: 'Dot',
      bottomStyle: 'None',
    });
    expect(style(2, 2)).toMatchObject({ topStyle: 'None', rightStyle: 'None' });
  });

  it('widths and heights, and columns that fit their texts', async () => {
    given()
      .book.sheet('Planilha1')
      .put('A1', [['curto', 'um texto bem mais comprido']]);
    const [fitted, mixed] = await Excel.run(async (context) => {
      const sheet = sheet1(context);
      sheet.getRange('A1:B1').format.autofitColumns();
      sheet.getRange('C:D').format.columnWidth = 90;
      sheet.getRange('2:2').format.rowHeight = 30;
      const [both, given] = [sheet.getRange('A1:B1').format, sheet.getRange('C1:D1').format];
      both.load('columnWidth');
      given.load('columnWidth');
      await context.sync();
      return [given.columnWidth, both.columnWidth];
    });
    expect([fitted, mixed]).toEqual([90, null]);
    const { columnWidths, rowHeights } = given().book.sheet('Planilha1');
    expect(columnWidths.get(1)).toBeGreaterThan(columnWidths.get(0) ?? 0);
    expect(rowHeights.get(1)).toBe(30);
  });

  it('a whole column has a look that later cells take', async () => {
    await Excel.run(async (context) => {
      sheet1(context).getRange('B:B').format.font.italic = true;
      sheet1(context).getRange('B5').values = [['x']];
      await context.sync();
    });
    expect(style(4, 1).italic).toBe(true);
    expect(style(4, 2).italic).toBe(false);
  });

  it.each<[string, (format: Excel.RangeFormat) => void, string]>([
    ['an alignment that does not exist', (format) => (format.horizontalAlignment = 'Meio' as 'Center'), 'InvalidArgument'],
    ['a colour by name', (format) => (format.fill.color = 'orange'), 'ApiNotFound'],
    ['a font of size zero', (format) => (format.font.size = 0), 'InvalidArgument'],
  ])('refuses %s', async (_name, write, code) => {
    expect((await refusal((context) => (write(sheet1(context).getRange('A1').format), context.sync()))).code).toBe(code);
  });
};
