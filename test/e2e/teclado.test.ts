import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { ate } from './ate';
import { abreNoNavegador, CDN, type Aberto } from './navegador';
import { comMarcasAmbiguas, EXEMPLO, xlsx } from './planilhas';
import { focado, tabAte } from './teclas';

jest.setTimeout(120_000);

let browser: Browser;
let aberto: Aberto;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
beforeEach(async () => {
  aberto = await abreNoNavegador(browser, 'cotas.html', { cdn: CDN.recusa });
});
afterEach(() => aberto.close());
afterAll(() => browser.close());

const impede = (page: Page): Promise<string | null> => page.locator(':focus').getAttribute('data-impede');

async function pressiona(page: Page, nome: RegExp): Promise<void> {
  await tabAte(page, nome);
  await page.keyboard.press('Enter');
}

it('the whole work without a mouse; the focus is never lost, and a reader hears of it', async () => {
  const { painel, page } = aberto;
  const ouve = (anuncio: RegExp): Promise<void> =>
    ate(async () => expect(await painel.anuncio.innerText()).toMatch(anuncio));

  expect(await tabAte(page, /^Município, número ou ano/)).toEqual([
    ...['vista-listas', 'passo-lei', 'Município, número ou ano da lei'],
  ]);
  await pressiona(page, /^Porto Feliz/);
  await page.getByRole('button', { name: 'Trocar' }).waitFor();
  expect(await focado(page)).toBe('Lei do concurso');
  await ouve(/^Lei escolhida/);
  await tabAte(page, /^Data do edital/);
  await page.keyboard.type('10/02/2026');
  await pressiona(page, /^Seguir: Planilha/);
  expect(await focado(page)).toBe('painel-planilha');

  await tabAte(page, /^Abrir arquivo/);
  await page.locator('input[type=file]').setInputFiles(EXEMPLO);
  await ouve(/^Planilha lida: 44 candidatos, 2 cargos; nada a responder\.$/);
  expect(await focado(page)).toBe('Abrir outro arquivo');
  await pressiona(page, /^Confirmar a leitura/);
  expect(await focado(page)).toBe('painel-vagas');
  await ouve(/^Leitura confirmada\.$/);

  await tabAte(page, /^Vagas$/);
  await page.keyboard.type('15');
  await tabAte(page, /^Vagas de PcD/);
  await page.keyboard.press('ArrowDown');
  await painel.empate(15).waitFor();
  await pressiona(page, /^Seguir: Gerar/);
  expect(await focado(page)).toBe('painel-gerar');
  await pressiona(page, /^Gravar as listas/);
  expect(await impede(page)).toBe('empate');
  await tabAte(page, /^Descer SOLANGE TAIÚVA/);
  await page.keyboard.press('Space');
  await pressiona(page, /^Confirmar esta ordem/);
  await painel.empate(15).waitFor({ state: 'detached' });
  expect(await focado(page)).toBe('painel-gerar');

  await tabAte(page, /^Gravar as listas/);
  const baixado = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await baixado;
  await ouve(/^Arquivo listas-classificacao-porto-feliz\.xlsx gravado com \d+ planilhas\.$/);
  expect(await focado(page)).toBe('Listas e ordem de nomeação');
});

it('a reading with open points is not confirmed: the focus goes to the first, and is answered there', async () => {
  const { painel, page } = aberto;
  await painel.escolheLei('Porto Feliz');
  await painel.abreArquivo(xlsx('marcas.xlsx', await comMarcasAmbiguas()));
  await page.getByRole('button', { name: 'Confirmar a leitura' }).focus();
  await page.keyboard.press('Enter');
  expect(await impede(page)).toBe('marca-ambigua');
  await tabAte(page, /^Resposta$/);
  await page.keyboard.press('ArrowDown');
  await pressiona(page, /^Responder$/);
  await page.getByText('Pontos a resolver (3)').waitFor();
  expect(await focado(page)).not.toBe('body');
  await ate(async () => expect(await painel.anuncio.innerText()).toMatch(/3 pontos a resolver\.$/));
});

it('the steps are gone through by the arrows, and the focus stays on them', async () => {
  const { page } = aberto;
  await tabAte(page, /^passo-lei$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('#painel-planilha:not([hidden])').waitFor();
  expect(await focado(page)).toBe('passo-planilha');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await page.locator('#painel-lei:not([hidden])').waitFor();
  expect(await focado(page)).toBe('passo-lei');
});
