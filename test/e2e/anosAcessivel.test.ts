import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { ranking } from './anos/arquivos';
import { Anos, type Vista } from './anos/nomeacoes';
import { ate } from './ate';
import { violacoes, type Regras } from './axe';
import { abreNoNavegador, CDN, type Aberto } from './navegador';

jest.setTimeout(120_000);

let browser: Browser;
let aberto: Aberto;
let anos: Anos;
beforeAll(async () => {
  browser = await launchBrowser();
  aberto = await abreNoNavegador(browser, 'cotas.html', { cdn: CDN.recusa });
  const { painel } = aberto;
  anos = new Anos(painel);
  await painel.escolheLei('Porto Feliz');
  await painel.informaEdital('10/02/2026');
  await painel.abreArquivo(await ranking());
  await painel.confirmaLeitura();
  await painel.informaVagas('', { vagas: '5' });
  await anos.vai('Nomeações');
}, 120_000);
afterAll(() => browser.close());

interface Aspecto {
  readonly nome: string;
  readonly largura: number;
  readonly meios: Parameters<Page['emulateMedia']>[0];
  readonly regras: Regras;
}

/** The structure is the same in every theme; only the colours are looked at again. */
const ASPECTOS: readonly Aspecto[] = [
  { nome: 'light', largura: 350, meios: { colorScheme: 'light', forcedColors: 'none' }, regras: 'all' },
  { nome: 'dark', largura: 320, meios: { colorScheme: 'dark', forcedColors: 'none' }, regras: ['color-contrast'] },
  { nome: 'forced', largura: 320, meios: { colorScheme: 'light', forcedColors: 'active' }, regras: ['color-contrast'] },
];

const sobra = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What axe finds in what is shown now, in each aspect, and what does not fit. */
async function achados(estado: string): Promise<string[]> {
  const { page } = aberto;
  const todos: string[] = [];
  for (const { nome, largura, meios, regras } of ASPECTOS) {
    await page.setViewportSize({ width: largura, height: 700 });
    await page.emulateMedia(meios);
    await page.evaluate(() => new Promise((pintou) => requestAnimationFrame(() => requestAnimationFrame(pintou))));
    todos.push(...(await violacoes(page, regras)).map((violacao) => `${estado}, ${nome}: ${violacao}`));
    const largo = await sobra(page);
    if (largo > 0) todos.push(`${estado}, ${nome}: ${largo} px wider than ${largura}`);
  }
  await page.setViewportSize({ width: 350, height: 700 });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  return todos;
}

/** The name of what has the keyboard, or where it is. */
const focado = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const aqui = document.activeElement;
    const rotulo = aqui?.id === undefined || aqui.id === '' ? null : document.querySelector(`label[for="${aqui.id}"]`);
    return (
      aqui?.getAttribute('aria-label') ??
      rotulo?.textContent ??
      (aqui?.tagName === 'BODY' ? 'BODY' : (aqui?.textContent ?? ''))
    );
  });

/** Presses Tab until something with that name has the keyboard. */
async function tecleAte(nome: RegExp): Promise<void> {
  const { page } = aberto;
  for (let vez = 0; vez < 60; vez++) {
    await page.keyboard.press('Tab');
    if (nome.test(await focado(page))) return;
  }
  throw new Error(`the keyboard never reaches ${nome}`);
}

it('the whole of Nomeações by the keyboard, which stays where it was when what was pressed goes away', async () => {
  const { page } = aberto;
  expect(await achados('Nomeações, no livro')).toEqual([]);
  await page.getByRole('tab', { name: 'Nomeações' }).focus();
  await tecleAte(/^Começar um livro novo$/);
  await page.keyboard.press('Enter');
  await page.getByText('Aba “Livro de atos”: 0 atos.').waitFor();
  await ate(async () => expect(await focado(page)).not.toBe('BODY'));

  await anos.novoAto.getByLabel('Tipo de ato').selectOption('oferta');
  await anos.novoAto.getByLabel('Tipo de ato').focus();
  await tecleAte(/^Quantas vagas/);
  await page.keyboard.type('5');
  await tecleAte(/^Data do ato/);
  await page.keyboard.type('10/02/2026');
  await tecleAte(/^Ver o efeito do ato$/);
  await page.keyboard.press('Enter');
  await anos.confirmar.waitFor();
  expect(await achados('Nomeações, an act to confirm')).toEqual([]);
  await page.getByRole('button', { name: 'Ver o efeito do ato' }).focus();
  await tecleAte(/^Confirmar e registrar no livro$/);
  await page.keyboard.press('Enter');
  await page
    .locator('main')
    .getByText(/^1 ato registrado/)
    .waitFor();
  await ate(async () => expect(await focado(page)).toBe('Registrar um ato'));

  await anos.proximas.getByLabel('Quantas', { exact: true }).fill('4');
  await anos.proximas.getByLabel('Quantas', { exact: true }).focus();
  await tecleAte(/^Ver as próximas chamadas$/);
  await page.keyboard.press('Enter');
  await tecleAte(/^O que muda com outra leitura\?$/);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'O que muda com outra leitura' }).waitFor();
  // One thing at a time: what is pressed while the readings are compared is not taken.
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await tecleAte(/^Preparar 4 nomeações$/);
  await page.keyboard.press('Enter');
  await anos.confirmar.waitFor();
  expect(await achados('Nomeações, calls to confirm')).toEqual([]);
  await page.getByRole('button', { name: /^Preparar/ }).focus();
  await tecleAte(/^Confirmar e registrar no livro$/);
  await page.keyboard.press('Enter');
  await page
    .locator('main')
    .getByText(/^4 atos registrados/)
    .waitFor();
  await ate(async () => expect(await focado(page)).toBe('Próximas chamadas'));
});

const TECLAS: Readonly<Record<Exclude<Vista, 'Listas'>, readonly RegExp[]>> = {
  Nomeações: [/^Gravar o livro em um arquivo$/],
  Conferir: [/^O que conferir$/, /^Conferir$/, /^Gravar a Conferência em um arquivo$/],
  Cópias: [/^Cópia para a comissão$/, /^Cópia para publicação$/, /^Gravar os papéis/, /^Verificar um arquivo$/],
};

it('Conferir and Cópias, with what they found; each button by the keyboard', async () => {
  const { page } = aberto;
  await anos.proximas.getByLabel('Quantas', { exact: true }).fill('1');
  await anos.vai('Conferir');
  await anos.confere();
  expect(await achados('Conferir')).toEqual([]);
  await anos.vai('Cópias');
  await anos.salva(/^Gravar os papéis/);
  const copia = await (await anos.salva('Cópia para a comissão')).path();
  await anos.verifica(copia);
  expect(await achados('Cópias')).toEqual([]);
  for (const [vista, nomes] of Object.entries(TECLAS)) {
    await page.getByRole('tab', { name: vista, exact: true }).click();
    for (const nome of nomes) await tecleAte(nome);
  }
});
