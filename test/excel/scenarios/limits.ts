import { refusal, type Scenarios, sheet1 } from './given';

const MB = 1024 * 1024;

/** What the profiles differ in. */
export const limits: Scenarios = (given, profile) => {
  const rows = (bytes: number) =>
    Array.from({ length: 60 }, () => [
      'x'.repeat(Math.floor(bytes / 60 / 3)),
      'y'.repeat(Math.floor(bytes / 60 / 3)),
      'é'.repeat(Math.floor(bytes / 60 / 6)),
    ]);
  const write = (bytes: number) => async (context: Excel.RequestContext) => {
    for (let part = 0; part < Math.ceil(bytes / MB); part += 1) {
      sheet1(context).getRangeByIndexes(part * 60, 0, 60, 3).values = rows(Math.min(MB, bytes - part * MB));
    }
    await context.sync();
  };

  it('a request of less than 5 MB passes; a larger one passes on the desktop only', async () => {
    await Excel.run(write(4.9 * MB));
    expect(given().syncs.at(-1)?.bytesIn).toBeGreaterThan(4.8 * MB);
    if (profile === 'desktop') {
      await Excel.run(write(5.1 * MB));
    } else {
      expect((await refusal(write(5.1 * MB))).code).toBe('RequestPayloadSizeLimitExceeded');
    }
  });

  it('a response of more than 5 MB passes on the desktop only, and in parts everywhere', async () => {
    given()
      .book.sheet('Planilha1')
      .put(
        'A1',
        Array.from({ length: 210 }, () => ['z'.repeat(26_000)]),
      );
    const read = (address: string) => async (context: Excel.RequestContext) => {
      const range = sheet1(context).getRange(address);
      range.load('values');
      await context.sync();
      return range.values.length;
    };
    if (profile === 'desktop') {
      expect(await Excel.run(read('A1:A210'))).toBe(210);
    } else {
      expect((await refusal(read('A1:A210'))).code).toBe('ResponsePayloadSizeLimitExceeded');
    }
    expect(await Excel.run(read('A1:A100'))).toBe(100);
  });

  it('a limit given by the test holds in either profile', async () => {
    given().faults.payloadLimit = 1000;
    expect((await refusal(write(2000))).code).toBe('RequestPayloadSizeLimitExceeded');
    expect(given().book.sheet('Planilha1').read()).toEqual([]);
  });

  it('no read of more than 5,000,000 cells', async () => {
    const error = await refusal((context) => (sheet1(context).getRange('A1:J500001').load('values'), context.sync()));
    expect(error.code).toBe('ResponsePayloadSizeLimitExceeded');
  });

  it('an empty cell is 0 or null to a custom function', () => {
    given()
      .book.sheet('Planilha1')
      .put('A1', [[1, '']]);
    expect(given().functions.argument('Planilha1!A1:B1')).toEqual([[1, profile === 'desktop' ? 0 : null]]);
  });
};
