import { refusal, type Scenarios, sheet1 } from './given';

const list = (source: string) => ({ list: { inCellDropDown: true, source } });
const WORKBOOK = 'UEsDBAo=';

/** Lists that cells take, and workbooks opened beside this one. */
export const validation: Scenarios = (given) => {
  const put = (context: Excel.RequestContext, address: string, source: string) => {
    const { dataValidation } = sheet1(context).getRange(address);
    dataValidation.rule = list(source);
    dataValidation.errorAlert = { showAlert: true, style: 'Warning', title: 'Fora', message: 'Confira.' };
    return dataValidation;
  };

  it('a list over a range, its alert, and none beside it', async () => {
    const seen = await Excel.run(async (context) => {
      put(context, 'C2:C1048576', 'um,dois');
      const [inside, outside] = ['C9', 'D9'].map((address) => sheet1(context).getRange(address).dataValidation);
      inside?.load('type,rule,errorAlert');
      outside?.load('type');
      await context.sync();
      return [inside?.type, inside?.rule.list?.source, inside?.errorAlert.style, outside?.type];
    });
    expect(seen).toEqual(['List', 'um,dois', 'Warning', 'None']);
    expect(given().book.sheet('Planilha1').validations).toMatchObject([{ source: 'um,dois', area: { top: 1, left: 2 } }]);
    await Excel.run(async (context) => {
      sheet1(context).getRange('A:F').dataValidation.clear();
      await context.sync();
    });
    expect(given().book.sheet('Planilha1').validations).toEqual([]);
  });

  it('refuses a list that is too long, and anything on a protected sheet', async () => {
    const code = async (source: string) =>
      (await refusal((context) => (put(context, 'A1:A9', source), context.sync()))).code;
    expect(await code('x'.repeat(256))).toBe('InvalidArgument');
    expect(await code('=B1:B3')).toBe('ApiNotFound');
    given().book.sheet('Planilha1').protection.protect();
    expect(await code('um,dois')).toBe('AccessDenied');
  });

  it('opens another workbook, whose bytes are kept; what is none is refused', async () => {
    await Excel.createWorkbook(WORKBOOK);
    expect(given().book.opened.map((bytes) => Buffer.from(bytes).toString('base64'))).toEqual([WORKBOOK]);
    await expect(Excel.createWorkbook('bmFkYQ==')).rejects.toMatchObject({ code: 'InvalidArgument' });
    expect(given().book.opened).toHaveLength(1);
  });
};
