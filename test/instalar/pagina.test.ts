import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import pacote from '../../package.json';
import { manifesto } from '../../src/instalar/manifesto';
import { PREFIXO } from '../../src/redacao/prefixo';
import { launchBrowser } from '../browser';
import { distFolder } from '../build/dist';
import { violacoes } from '../e2e/axe';
import { BASE, publica, type Publicacao } from './sitio';

const pasta = distFolder();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

const abre = (outras: Partial<Publicacao> = {}) => publica(browser, { pasta, abre: 'instalar.html', ...outras });
const resumo = (page: Page) => page.getByRole('status');
const errados = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: /^Errado/ })
    .allInnerTexts();

async function baixado(page: Page): Promise<{ nome: string; xml: string; caminho: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar o manifesto' }).click(),
  ]);
  const caminho = await download.path();
  return { nome: download.suggestedFilename(), xml: readFileSync(caminho, 'utf8'), caminho };
}

describe('dist/instalar.html', () => {
  it('makes the manifest for its own address, as the script does, and finds everything there', async () => {
    const { page, observed, close } = await abre();
    await resumo(page).filter({ hasText: 'Tudo certo: pode instalar.' }).waitFor();
    expect(await errados(page)).toEqual([]);
    expect(await page.locator('#verificacoes > li').count()).toBe(15);
    await page.getByText(BASE, { exact: true }).waitFor();
    const { nome, xml, caminho } = await baixado(page);
    expect(nome).toBe('cotas-em-concursos.xml');
    expect(xml).toBe(manifesto({ base: BASE, versao: pacote.version, prefixo: PREFIXO, para: 'uso' }));
    const validador = path.join(__dirname, '../../../shared/esquemas/validar-manifesto.sh');
    if (existsSync(validador)) expect(spawnSync(validador, [caminho]).status).toBe(0);
    expect(observed.complaints).toEqual([]);
    expect(observed.requests.filter((url) => !url.startsWith(BASE))).toEqual([]);
    await close();
  }, 120_000);

  it('says which file was not published', async () => {
    const { page, close } = await abre({ faltam: ['functions.json', 'assets/icon-80.png'] });
    await resumo(page).filter({ hasText: 'Há 2 itens errados. Corrija antes de instalar.' }).waitFor();
    expect(await errados(page)).toEqual([
      expect.stringContaining('functions.json'),
      expect.stringContaining('icon-80.png'),
    ]);
    await close();
  }, 120_000);

  it.each([
    ['from a disk', 'file:', 'aberta do disco'],
    ['without https', 'http://cotas.exemplo.gov.br/', 'não serve'],
  ])(
    'opened %s, gives no manifest and says what to do',
    async (_como, base, esperado) => {
      const { page, observed, close } = await abre({ base });
      await page.locator('#endereco').filter({ hasText: esperado }).waitFor();
      await resumo(page).filter({ hasText: 'Há 1 item errado' }).waitFor();
      expect(await page.getByRole('link', { name: 'Baixar o manifesto' }).count()).toBe(0);
      expect(await errados(page)).toEqual([expect.stringMatching(/https/)]);
      expect(observed.complaints).toEqual([]);
      await close();
    },
    120_000,
  );

  it('on this machine alone, makes the manifest of development', async () => {
    const base = 'https://localhost:3000/';
    const { page, close } = await abre({ base });
    await resumo(page).filter({ hasText: 'veja os itens com “Atenção”' }).waitFor();
    expect((await baixado(page)).xml).toBe(readFileSync(path.join(__dirname, '../../manifest.xml'), 'utf8'));
    await close();
  }, 120_000);

  it.each(['light', 'dark'] as const)(
    'can be used by everybody (%s), the narrowest screen included',
    async (colorScheme) => {
      const { page, close } = await abre({
        colorScheme,
        faltam: ['cotas.html'],
        viewport: { width: 320, height: 640 },
      });
      await resumo(page).filter({ hasText: 'Há 1 item errado' }).waitFor();
      await page.locator('details').evaluateAll((todos) => todos.forEach((este) => este.setAttribute('open', '')));
      expect(await violacoes(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await close();
    },
    120_000,
  );

  it('has a help page that stands alone and can be used by everybody', async () => {
    const { page, observed, close } = await abre({ abre: 'ajuda.html' });
    await page.getByRole('heading', { name: 'Instalação' }).waitFor();
    expect(await violacoes(page)).toEqual([]);
    const quebrados = await page.evaluate(() =>
      [...document.querySelectorAll('a[href^="#"]')]
        .map((a) => a.getAttribute('href') ?? '')
        .filter((lugar) => document.getElementById(decodeURIComponent(lugar.slice(1))) === null),
    );
    expect(quebrados).toEqual([]);
    expect(observed.complaints).toEqual([]);
    await close();
  }, 120_000);
});
