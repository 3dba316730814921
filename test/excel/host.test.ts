import { ExcelHost } from './host';

const run = (host: ExcelHost, name: string, value: unknown) =>
  host.answer({
    ask: 'run',
    flags: 0,
    body: JSON.stringify({
      Actions: [{ Id: 1, ActionType: 4, Name: name, ObjectPathId: 4, ArgumentInfo: { Arguments: [value] } }],
      ObjectPaths: {
        1: { Id: 1, ObjectPathType: 1, Name: '' },
        2: { Id: 2, ObjectPathType: 4, Name: 'Worksheets', ParentObjectPathId: 1 },
        3: { Id: 3, ObjectPathType: 5, Name: '', ParentObjectPathId: 2, ArgumentInfo: { Arguments: ['Planilha1'] } },
        4: { Id: 4, ObjectPathType: 3, Name: 'GetRange', ParentObjectPathId: 3, ArgumentInfo: { Arguments: ['A1'] } },
      },
    }),
  });

/** What no client library can show. */
describe('the host alone', () => {
  it('states the requirement sets of its profile, or those given', () => {
    const stated = (host: ExcelHost) => JSON.parse(host.start.requirements) as Record<string, string>;
    expect(stated(new ExcelHost())).toMatchObject({ ExcelApi: '1.17', DelayForCellEdit: '1.1' });
    expect(stated(new ExcelHost({ profile: 'web' }))).not.toHaveProperty('DelayForCellEdit');
    expect(stated(new ExcelHost({ requirements: { ExcelApi: '1.8' } }))).toMatchObject({ ExcelApi: '1.8', Settings: '1.1' });
  });

  it('calculates formulas only as the test says', async () => {
    const host = new ExcelHost({ calculate: (formula) => formula.length });
    await run(host, 'Formulas', [['=A2']]);
    expect(host.book.sheet('Planilha1').read()).toEqual([[3]]);
  });

  it('tells its own faults from those of Excel', async () => {
    const host = new ExcelHost({
      calculate: () => {
        throw new TypeError('bug');
      },
    });
    const { body } = await run(host, 'Formulas', [['=A2']]);
    expect(body).toContain('Falha do Excel de testes');
    expect(body).toContain('TypeError: bug');
  });

  it('names a member that it does not have', async () => {
    const { body } = await run(new ExcelHost(), 'Hyperlink', {});
    expect(JSON.parse(body)).toMatchObject({
      Error: { Code: 'ApiNotFound', Message: expect.stringContaining('Range.hyperlink'), ActionIndex: 0 },
    });
  });
});
