import { type Scenarios, sheet1 } from './given';

const until = async (done: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 100 && !done(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 5));
};
const quiet = () => new Promise((resolve) => setTimeout(resolve, 40));

/** What registered handlers hear of. */
export const events: Scenarios = (given) => {
  it('a change of a sheet, by the add-in, the user and a coauthor; none once removed', async () => {
    const heard: string[] = [];
    const handle = await Excel.run(async (context) => {
      const result = sheet1(context).onChanged.add(async (event) => {
        heard.push(`${event.address} ${event.source} ${event.triggerSource}`);
      });
      await context.sync();
      sheet1(context).getRange('A1:B2').values = [
        ['a', 'b'],
        ['c', 'd'],
      ];
      await context.sync();
      return result;
    });
    await until(() => heard.length === 1);
    given().user.type('Planilha1!C3', 'x');
    given().coauthor.type('Planilha1!C4', 'y');
    await until(() => heard.length === 3);
    expect(heard).toEqual(['A1:B2 Local ThisLocalAddin', 'C3 Local Unknown', 'C4 Remote Unknown']);
    await Excel.run(handle.context, async (context) => {
      handle.remove();
      await context.sync();
    });
    given().user.type('Planilha1!C5', 'z');
    await quiet();
    expect(heard).toHaveLength(3);
  });

  it('sheets added, deleted and activated, and a change of any sheet', async () => {
    const heard: string[] = [];
    const name = (id: string) => given().book.find(id)?.name ?? 'deleted';
    const handles = await Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      const all = [
        worksheets.onAdded.add(async (event) => void heard.push(`added ${name(event.worksheetId)}`)),
        worksheets.onDeleted.add(async (event) => void heard.push(`deleted ${name(event.worksheetId)}`)),
        worksheets.onActivated.add(async (event) => void heard.push(`activated ${name(event.worksheetId)}`)),
        worksheets.onChanged.add(async (event) => void heard.push(`changed ${name(event.worksheetId)} ${event.address}`)),
      ];
      await context.sync();
      return all;
    });
    given().user.addSheet('Nova');
    given().user.activate('Nova');
    given().user.type('B2', 1);
    await until(() => heard.length === 3);
    given().user.deleteSheet('Nova');
    await until(() => heard.length === 5);
    expect(heard).toEqual(['added Nova', 'activated Nova', 'changed Nova B2', 'deleted deleted', 'activated Planilha1']);
    for (const handle of handles) await Excel.run(handle.context, async (context) => (handle.remove(), context.sync()));
  });

  it('no event while they are turned off', async () => {
    let heard = 0;
    const handle = await Excel.run(async (context) => {
      context.runtime.enableEvents = false;
      const result = sheet1(context).onChanged.add(async () => void (heard += 1));
      sheet1(context).getRange('A1').values = [['x']];
      await context.sync();
      return result;
    });
    await quiet();
    expect(heard).toBe(0);
    await Excel.run(handle.context, async (context) => (handle.remove(), context.sync()));
  });
};
