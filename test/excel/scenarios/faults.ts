import { refusal, type Scenarios, sheet1 } from './given';

const write = async (context: Excel.RequestContext) => {
  sheet1(context).getRange('A1').values = [['x']];
  await context.sync();
};

/** What a test can make go wrong. */
export const faults: Scenarios = (given, profile) => {
  const content = () => given().book.sheet('Planilha1').read();

  it('cell-edit mode refuses every sync, and nothing is written', async () => {
    given().faults.cellEdit = true;
    expect((await refusal(write)).code).toBe('InvalidOperationInCellEditMode');
    expect(content()).toEqual([]);
    given().faults.cellEdit = false;
    await Excel.run(write);
    expect(content()).toEqual([['x']]);
  });

  it('with delayForCellEdit the sync waits for the end of the edit, where the host can', async () => {
    given().faults.cellEdit = true;
    const work = Excel.run({ delayForCellEdit: true }, write);
    if (profile === 'web') return expect(work).rejects.toMatchObject({ code: 'InvalidOperationInCellEditMode' });
    setTimeout(() => {
      given().faults.cellEdit = false;
    }, 30);
    await work;
    expect(content()).toEqual([['x']]);
    return undefined;
  });

  it('fails at the n-th sync, having done what came before', async () => {
    given().faults.failSync(2, 'GeneralException');
    const error = await refusal(async (context) => {
      await write(context);
      sheet1(context).getRange('A2').values = [['y']];
      await context.sync();
    });
    expect(error).toMatchObject({ code: 'GeneralException', message: expect.stringContaining('provocada') });
    expect(content()).toEqual([['x']]);
    await Excel.run(write);
  });

  it.each(['ActivityLimitReached', 'AccessDenied', 'InvalidOrTimedOutSession'])(
    'fails with the code %s',
    async (code) => {
      given().faults.failSync(1, code);
      expect((await refusal(write)).code).toBe(code);
    },
  );

  it('a sheet deleted between two syncs', async () => {
    given().book.addSheet('Lista');
    given().faults.deleteSheetBefore(2, 'Lista');
    const error = await refusal(async (context) => {
      const sheet = context.workbook.worksheets.getItem('Lista');
      await context.sync();
      sheet.getRange('A1').values = [['x']];
      await context.sync();
    });
    expect(error.code).toBe('ItemNotFound');
  });

  it('a name taken between the check and the use of it', async () => {
    given().faults.takeNameBefore(2, 'Ordem');
    const error = await refusal(async (context) => {
      const existing = context.workbook.worksheets.getItemOrNullObject('Ordem');
      await context.sync();
      expect(existing.isNullObject).toBe(true);
      context.workbook.worksheets.add('Ordem');
      await context.sync();
    });
    expect(error.code).toBe('ItemAlreadyExists');
  });

  it('latency: every sync takes its time', async () => {
    given().faults.latency = 60;
    const start = Date.now();
    await Excel.run(write);
    expect(Date.now() - start).toBeGreaterThanOrEqual(55);
  });

  it('what is asked beside the work neither counts nor fails, whenever it comes', async () => {
    given().faults.aside = ({ Actions }) =>
      Actions.some(({ QueryInfo }) => QueryInfo?.Select?.includes('name') === true);
    given().faults.failSync(2, 'GeneralException');
    const beside = () =>
      Excel.run(async (context) => {
        sheet1(context).load('name');
        await context.sync();
      });
    await beside();
    await Excel.run(write);
    await beside();
    expect((await refusal(write)).code).toBe('GeneralException');
    given().faults.cellEdit = true;
    expect((await refusal(beside)).code).toBe('InvalidOperationInCellEditMode');
  });

  it('counts the syncs of the add-in, not those that the library sends by itself', async () => {
    await Excel.run(async (context) => {
      const range = sheet1(context).getRange('A1');
      range.load('values');
      await context.sync();
      await context.sync();
      range.values = [['x']];
    });
    expect(given().syncs.map(({ error }) => error)).toEqual([undefined, undefined]);
  });
};
