import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { distFolder } from '../build/dist';
import { BASE, publica } from './sitio';

const pasta = distFolder();
const AVISO = 'Esta versão do Office usa um navegador antigo';
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

const aviso = (page: Page) => page.getByRole('heading', { name: AVISO });

/** Whether the notice was drawn at any time: it is looked at before every frame. */
const OLHA = `
  window.vezes = 0;
  (function olha() {
    const aviso = document.getElementById('antigo');
    if (aviso && getComputedStyle(aviso).display !== 'none') window.vezes += 1;
    requestAnimationFrame(olha);
  })();`;

describe('an old browser in Excel', () => {
  it('can read the script that tells it from a new one', () => {
    const escrito = readFileSync(path.join(__dirname, '../../src/taskpane/antigo/antigo.js'), 'utf8');
    const naPagina = /<noscript>[^]*?<script>([^]*?)<\/script>/.exec(
      readFileSync(path.join(pasta, 'taskpane.html'), 'utf8'),
    )?.[1];
    expect(naPagina).toBe(escrito);
    expect(new Linter().verify(escrito, { languageOptions: { ecmaVersion: 5, sourceType: 'script' } })).toEqual([]);
  });

  it.each(['delete Object.hasOwn', 'delete Array.prototype.at', 'delete window.Worker'])(
    'is told so at once: %s',
    async (antes) => {
      const { page, close } = await publica(browser, {
        pasta,
        abre: 'taskpane.html?_host_Info=Excel$Win32$16.01$pt-BR#x',
        antes,
      });
      await aviso(page).waitFor({ timeout: 4_000 });
      expect(await page.getByRole('link').innerText()).toBe(`${BASE}cotas.html`);
      expect(await page.locator('#root').isVisible()).toBe(false);
      await close();
    },
    120_000,
  );

  it.each(['painel', 'funcoes'])(
    'is told so when it cannot read %s',
    async (qual) => {
      const { page, close } = await publica(browser, { pasta, abre: 'ajuda.html' });
      await page
        .context()
        .route(`${BASE}${qual}*.js`, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'let 1antigo;' }),
        );
      await page.goto(`${BASE}taskpane.html`, { waitUntil: 'commit' });
      await aviso(page).waitFor({ timeout: 5_000 });
      await close();
    },
    120_000,
  );

  it('is told so by the page alone, after a while, when it runs none of its scripts', async () => {
    const inteira = readFileSync(path.join(pasta, 'taskpane.html'), 'utf8');
    const { page, close } = await publica(browser, { pasta, abre: 'ajuda.html' });
    const semScripts = inteira.replace(/<script[^]*?<\/script>/g, '');
    await page
      .context()
      .route(`${BASE}sem.html`, (route) => route.fulfill({ contentType: 'text/html', body: semScripts }));
    await page.goto(`${BASE}sem.html`);
    const opacidade = () => page.locator('#antigo').evaluate((elemento) => getComputedStyle(elemento).opacity);
    expect(await opacidade()).toBe('0');
    await page.waitForTimeout(5_400);
    expect(await opacidade()).toBe('1');
    await aviso(page).waitFor();
    await close();
  }, 120_000);

  it.each(['taskpane.html', 'cotas.html'])(
    'a new one never sees it in %s',
    async (abre) => {
      const { page, close } = await publica(browser, { pasta, abre, antes: OLHA });
      await page.locator('#root > :not(.abrindo)').first().waitFor({ timeout: 30_000 });
      await page.waitForTimeout(500);
      expect(await page.evaluate('window.vezes')).toBe(0);
      expect(await page.locator('html').getAttribute('class')).toBe('moderno');
      await close();
    },
    120_000,
  );
});

it('cotas.html in an old browser says which ones to use', async () => {
  const { page, close } = await publica(browser, { pasta, abre: 'cotas.html', antes: 'delete Object.hasOwn' });
  await page.getByRole('heading', { name: 'Este navegador é antigo' }).waitFor({ timeout: 5_000 });
  await close();
}, 120_000);
