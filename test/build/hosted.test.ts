import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Route } from 'playwright-core';
import { launchBrowser } from '../browser';
import { openPane, PANE_ORIGIN } from '../excel/client/chromium';
import { ExcelHost } from '../excel/host';
import { distFolder } from './dist';
import { keepWorkers, observe, paneShown, pingWorker } from './observed';

const FIRST_LOAD_LIMIT = 350 * 1024;
const folder = distFolder();
const PAGE = `${PANE_ORIGIN}/taskpane.html`;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

/** The pane outside of Excel, with what the CDN does to whoever asks for office.js. */
async function openWith(cdn: (route: Route) => unknown) {
  const context = await browser.newContext();
  await context.route('**/*', cdn);
  await context.route(`${PANE_ORIGIN}/**`, (route) =>
    route.fulfill({ path: path.join(folder, new URL(route.request().url()).pathname) }),
  );
  const page = await context.newPage();
  await page.addInitScript(keepWorkers);
  const observed = observe(page);
  // The page never finishes loading while the CDN hangs.
  await page.goto(PAGE, { waitUntil: 'commit' });
  return { page, observed, close: () => context.close() };
}

describe('dist/taskpane.html', () => {
  it('loads little before a file is opened, its worker included', async () => {
    const { page, observed, close } = await openWith((route) => route.abort());
    await paneShown(page, 30_000);
    expect(await pingWorker(page)).toBe('answered');
    const asked = observed.requests.filter((url) => url.startsWith(PANE_ORIGIN) && url.endsWith('.js'));
    const names = [...new Set(asked.map((url) => path.basename(url)))];
    const parts = names.map((name) => name.split('.')[0]);
    expect(parts).toEqual(expect.arrayContaining(['funcoes', 'regras', 'painel', 'trabalhador']));
    expect(parts).not.toContain('planilha');
    const bytes = names.map((name) => gzipSync(readFileSync(path.join(folder, name)), { level: 9 }).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
    await close();
  }, 120_000);

  it.each<[string, (route: Route) => unknown]>([
    ['never answers', () => undefined],
    ['is refused', (route) => route.abort('blockedbyclient')],
    ['gives a script that fails', (route) => route.fulfill({ body: 'throw new Error("CDN")', contentType: 'text/javascript' })],
  ])('opens when the CDN of office.js %s', async (_how, cdn) => {
    const { page, observed, close } = await openWith(cdn);
    expect(await paneShown(page, 5_000)).not.toBe('');
    expect(await pingWorker(page)).toBe('answered');
    const own = observed.complaints.filter((text) => !/ERR_BLOCKED_BY_CLIENT|^(?:Uncaught Error: )?CDN$/.test(text));
    expect(own).toEqual([]);
    await close();
  }, 120_000);

  it.each(['desktop', 'web'] as const)('runs inside of Excel (%s) within its policy', async (profile) => {
    const pane = await openPane(browser, { host: new ExcelHost({ profile }), site: { folder }, page: 'taskpane.html' });
    await pane.page.addInitScript(keepWorkers);
    const { complaints } = observe(pane.page);
    await pane.page.reload();
    await paneShown(pane.page, 30_000);
    const host = pane.page.evaluate('Office.onReady().then(({ host }) => host)');
    expect(await host).toBe('Excel');
    expect(await pingWorker(pane.page)).toBe('answered');
    expect(complaints).toEqual([]);
    expect(pane.refused).toEqual([]);
    await pane.close();
  }, 120_000);
});
