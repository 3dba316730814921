import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { openPane, type Pane, type Site } from './client/chromium';
import { OFFICE_CDN } from './client/officeFiles';
import { ExcelHost } from './host';
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
  CustomFunctions.associate('RUIM', () => {
    throw new CustomFunctions.Error(CustomFunctions.ErrorCode.invalidValue, 'Vagas negativas');
  });
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

const folder = mkdtempSync(path.join(tmpdir(), 'painel-'));
writeFileSync(path.join(folder, 'index.html'), HTML);
writeFileSync(path.join(folder, 'painel.js'), SCRIPT);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 30_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await browser.close();
});

describe.each<[ProfileName, Site]>([
  ['desktop', { texts: { 'index.html': HTML, 'painel.js': SCRIPT } }],
  ['web', { folder }],
])('a pane in Chromium, %s', (profile, site) => {
  const host = new ExcelHost({ profile });
  let pane: Pane;
  beforeAll(async () => {
    pane = await openPane(browser, { host, site });
  }, 30_000);
  afterAll(() => pane.close());

  it('finds its Excel through the CDN address of office.js, and reaches nothing else', async () => {
    await pane.page.getByText('pronto em Excel').waitFor();
    expect(await pane.page.locator('#saida').textContent()).toBe(
      `pronto em Excel ${profile === 'web' ? 'OfficeOnline' : 'PC'}`,
    );
    expect(pane.refused).toContain('https://example.com/espiao.js');
    const fetched = pane.page.evaluate(() =>
      fetch('https://example.com/dados').then(
        () => 'answered',
        () => 'refused',
      ),
    );
    expect(await fetched).toBe('refused');
  });

  it('writes, hears of its own change, and stays alive while the host is busy', async () => {
    host.faults.beforeSync(2, () => {
      const until = Date.now() + 600;
      while (Date.now() < until);
    });
    await pane.page.getByRole('button', { name: 'Escrever' }).click();
    await pane.page.getByText('mudou A1:B2').waitFor();
    expect(host.book.sheet('Lista').read()).toEqual([
      ['01234567890', 'João'],
      ['00000000191', 9.5],
    ]);
    expect(await pane.page.evaluate('window.ticksWhileBusy')).toBeGreaterThan(15);
  });

  it('hears of what the user does', async () => {
    host.user.type('Lista!C7', 'x');
    await pane.page.getByText('mudou C7').waitFor();
  });

  it('answers a custom function with what an empty cell is here, or with the error it threw', async () => {
    host.book.sheet('Planilha1').put('A1', [
      [1, ''],
      [3, 4],
    ]);
    const value = [
      [2, profile === 'web' ? 'vazia' : 0],
      [6, 8],
    ];
    const result = await host.functions.call('DOBRO', [host.functions.argument('Planilha1!A1:B2')]);
    expect(result).toMatchObject({ ok: true, value });
    expect(await host.functions.call('RUIM', [])).toEqual({ ok: false, value: 'Vagas negativas', code: 7 });
  });
});
