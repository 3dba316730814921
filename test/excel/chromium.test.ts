import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { openPane, type Pane } from './client/chromium';
import { OFFICE_CDN } from './client/officeFiles';
import type { ProfileName } from './profiles';

const HTML = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>painel</title>
<script src="${OFFICE_CDN}office.js"></script>
<script src="https://example.com/espiao.js"></script>
<script src="painel.js"></script></head><body><button id="escrever">Escrever</button><p id="saida"></p></body></html>`;

const SCRIPT = `
let ticks = 0;
setInterval(() => { ticks += 1; }, 10);
const out = (text) => { document.getElementById('saida').textContent = text; };
Office.onReady((info) => {
  out('pronto em ' + info.host + ' ' + info.platform);
  CustomFunctions.associate('DOBRO', (rows) => rows.map((row) => row.map((value) => value === null ? 'vazia' : value * 2)));
  document.getElementById('escrever').addEventListener('click', () => Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add('Lista');
    sheet.onChanged.add(async (event) => out('mudou ' + event.address));
    await context.sync();
    const range = sheet.getRange('A1:B2');
    range.numberFormat = [['@', 'General'], ['@', 'General']];
    range.values = [['01234567890', 'João'], ['00000000191', 9.5]];
    const before = ticks;
    await context.sync();
    window.ticksWhileBusy = ticks - before;
  }).catch((error) => out(error.code + ' ' + error.message)));
});`;

const site = { texts: { 'index.html': HTML, 'painel.js': SCRIPT } };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 30_000);
afterAll(() => browser.close());

describe.each<ProfileName>(['desktop', 'web'])('a pane in Chromium, %s', (profile) => {
  let pane: Pane;
  beforeAll(async () => {
    pane = await openPane(browser, { profile, site });
  }, 30_000);
  afterAll(() => pane.close());

  it('finds its Excel through the CDN address of office.js, and reaches nothing else', async () => {
    await pane.page.getByText('pronto em Excel').waitFor();
    expect(await pane.page.locator('#saida').textContent()).toBe(`pronto em Excel ${profile === 'web' ? 'OfficeOnline' : 'PC'}`);
    expect(pane.refused).toContain('https://example.com/espiao.js');
  });

  it('writes, hears of its own change, and stays alive while the host is busy', async () => {
    pane.host.faults.beforeSync(2, () => {
      const until = Date.now() + 600;
      while (Date.now() < until);
    });
    await pane.page.getByRole('button', { name: 'Escrever' }).click();
    await pane.page.getByText('mudou A1:B2').waitFor();
    expect(pane.host.book.sheet('Lista').read()).toEqual([
      ['01234567890', 'João'],
      ['00000000191', 9.5],
    ]);
    expect(await pane.page.evaluate('window.ticksWhileBusy')).toBeGreaterThan(15);
  });

  it('hears of what the user does', async () => {
    pane.host.user.type('Lista!C7', 'x');
    await pane.page.getByText('mudou C7').waitFor();
  });

  it('answers a custom function with what an empty cell is here', async () => {
    pane.host.book.sheet('Planilha1').put('A1', [[1, ''], [3, 4]]);
    const result = await pane.host.functions.call('DOBRO', [pane.host.functions.argument('Planilha1!A1:B2')]);
    expect(result).toMatchObject({ ok: true, value: [[2, profile === 'web' ? 'vazia' : 0], [6, 8]] });
  });
});
