import { refusal, type Scenarios, sheet1 } from './given';

/** How a sheet is printed. */
export const pages: Scenarios = (given) => {
  it('takes orientation, paper, fit to width, titles, headers and footers', async () => {
    const titles = await Excel.run(async (context) => {
      const { pageLayout } = sheet1(context);
      pageLayout.orientation = Excel.PageOrientation.landscape;
      pageLayout.paperSize = Excel.PaperType.a4;
      pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 0 };
      pageLayout.centerHorizontally = true;
      pageLayout.printGridlines = false;
      pageLayout.blackAndWhite = true;
      pageLayout.setPrintTitleRows('$1:$2');
      pageLayout.setPrintArea('A1:F40');
      pageLayout.setPrintMargins(Excel.PrintMarginUnit.centimeters, { top: 2.54, left: 1.27 });
      pageLayout.headersFooters.defaultForAllPages.centerHeader = '&"Arial,Bold"Concurso 1/2026';
      pageLayout.headersFooters.defaultForAllPages.rightFooter = 'Página &P de &N';
      pageLayout.load('orientation,paperSize,zoom,headersFooters/defaultForAllPages/rightFooter');
      const rows = pageLayout.getPrintTitleRowsOrNullObject();
      rows.load('address');
      await context.sync();
      expect(pageLayout.headersFooters.defaultForAllPages.rightFooter).toBe('Página &P de &N');
      return [pageLayout.orientation, pageLayout.paperSize, pageLayout.zoom.horizontalFitToPages, rows.address];
    });
    expect(titles).toEqual(['Landscape', 'A4', 1, 'Planilha1!1:2']);
    const { page } = given().book.sheet('Planilha1');
    expect(page.centerHorizontally).toBe(true);
    expect([page.topMargin, page.leftMargin].map(Math.round)).toEqual([72, 36]);
    expect(page.headersFooters.defaultForAllPages.centerHeader).toContain('Concurso 1/2026');
    expect(page.printArea).toMatchObject({ top: 0, left: 0, bottom: 39, right: 5 });
  });

  it.each<[string, (page: Excel.PageLayout) => void]>([
    ['a paper that does not exist', (page) => (page.paperSize = 'A9' as 'A4')],
    ['a scale of 5%', (page) => (page.zoom = { scale: 5 })],
    ['a scale and pages together', (page) => (page.zoom = { scale: 80, horizontalFitToPages: 1 })],
    ['a header of 256 characters', (page) => (page.headersFooters.defaultForAllPages.leftHeader = 'x'.repeat(256))],
  ])('refuses %s', async (_name, write) => {
    expect((await refusal((context) => (write(sheet1(context).pageLayout), context.sync()))).code).toBe('InvalidArgument');
  });

  it('without a printer refuses what is the printer\'s, but not the print area', async () => {
    given().book.printer = false;
    const write = (change: (page: Excel.PageLayout) => void) =>
      refusal((context) => (change(sheet1(context).pageLayout), context.sync()));
    expect((await write((page) => (page.paperSize = 'A4'))).code).toBe('GeneralException');
    expect((await write((page) => page.setPrintMargins('Inches', { top: 1 }))).code).toBe('GeneralException');
    await Excel.run(async (context) => {
      sheet1(context).pageLayout.setPrintArea('A1:B2');
      await context.sync();
    });
    expect(given().book.sheet('Planilha1').page.printArea).toMatchObject({ bottom: 1, right: 1 });
  });
};
