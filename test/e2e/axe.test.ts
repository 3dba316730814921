import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { violacoes } from './axe';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
}, 120_000);
afterAll(() => browser.close());

const ERRADA = `<!doctype html><html lang="pt-BR"><title>errada</title>
<style>
  p { color: #333; background: #fff }
  @media (prefers-color-scheme: dark) { p { color: #444; background: #222 } }
</style>
<main><h1>Errada</h1><p>pálida no escuro</p><input><div data-tabster-dummy><input></div></main>`;

const CAMPO = expect.stringMatching(/^label: <input>/);
const PALIDA = expect.stringMatching(/^color-contrast: <p>pálida/);

it('what is wrong is found, by all the rules or by those asked for, however often and in the colours of now', async () => {
  await page.setContent(ERRADA);
  expect(await violacoes(page)).toEqual([CAMPO]);
  expect(await violacoes(page, ['color-contrast'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violacoes(page, ['color-contrast'])).toEqual([PALIDA]);
  expect(await violacoes(page)).toEqual([PALIDA, CAMPO]);
  await page
    .locator('input')
    .first()
    .evaluate((campo) => campo.setAttribute('aria-label', 'Nome'));
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violacoes(page)).toEqual([]);
});
