import type { Scenarios } from './given';

/** That the real library believes that it is in an Excel. */
export const client: Scenarios = (given, profile) => {
  it('is ready, in Portuguese, on its platform, with the requirement sets of the profile', async () => {
    const info = await Office.onReady();
    expect(info.host).toBe(Office.HostType.Excel);
    expect(Office.context.platform).toBe(profile === 'web' ? Office.PlatformType.OfficeOnline : Office.PlatformType.PC);
    expect(Office.context.displayLanguage).toBe('pt-BR');
    expect(Office.context.requirements.isSetSupported('ExcelApi', '1.17')).toBe(true);
    expect(Office.context.requirements.isSetSupported('ExcelApi', '1.18')).toBe(false);
    expect(Office.context.requirements.isSetSupported('SharedRuntime', '1.1')).toBe(true);
  });

  it('runs a batch, and gives back every range that it held', async () => {
    await Excel.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange('A1:B2');
      range.values = [
        ['a', 1],
        ['b', 2],
      ];
      range.load('address');
      await context.sync();
      expect(range.address).toBe('Planilha1!A1:B2');
      expect(given().referencesHeld).toBe(1);
    });
    expect(given().referencesHeld).toBe(0);
    expect(given().book.sheet('Planilha1').read()).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  it('keeps the settings of the document', async () => {
    Office.context.document.settings.set('lei', { id: 'porto-feliz' });
    await new Promise((resolve) => Office.context.document.settings.saveAsync(resolve));
    expect([...given().book.documentSettings.keys()]).toEqual(['lei']);
    expect(given().book.documentSettings.get('lei')).toContain('porto-feliz');
  });
};
