import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { distFolder } from './dist';
import { keepWorkers, observe, paneShown, pingWorker } from './observed';

/** Where nothing else of dist/ is beside it, in a folder whose name needs care in an address. */
const folder = mkdtempSync(path.join(tmpdir(), 'área de trabalho #1 '));
const file = path.join(folder, 'cotas.html');
copyFileSync(path.join(distFolder(), 'cotas.html'), file);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await browser.close();
});

it('dist/cotas.html opens by itself from a disk, asks nothing of anyone, and its worker answers', async () => {
  const page = await browser.newPage();
  await page.addInitScript(keepWorkers);
  const { requests, complaints } = observe(page);
  const address = pathToFileURL(file).href;
  await page.goto(address);
  expect(await paneShown(page, 30_000)).not.toBe('');
  expect(await pingWorker(page)).toBe('answered');
  expect(requests).toEqual([address]);
  expect(complaints).toEqual([]);
  await page.close();
}, 120_000);
