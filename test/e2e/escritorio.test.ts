import type { Browser, Route } from 'playwright-core';
import { launchBrowser } from '../browser';
import { openPane } from '../excel/client/chromium';
import { OFFICE_CDN, officeFile } from '../excel/client/officeFiles';
import { ExcelHost } from '../excel/host';
import { distFolder } from '../build/dist';
import { abreNoNavegador, CDN, type Cdn } from './navegador';
import { EXEMPLO } from './planilhas';
import { Painel } from './painel';

jest.setTimeout(120_000);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

/** A browser whose pages get office.js by `cdn`, and are there before it came. */
function comOfficePor(cdn: Cdn): Browser {
  const newContext: Browser['newContext'] = async (options) => {
    const context = await browser.newContext(options);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      await context.route(`${OFFICE_CDN}**`, (route) => void cdn(route));
      const page = await newPage();
      const goto = page.goto.bind(page);
      page.goto = (url) => goto(url, { waitUntil: 'commit' });
      return page;
    };
    return context;
  };
  return Object.assign(Object.create(browser), { newContext });
}

it.each<[string, Cdn]>([
  ['never answers', CDN.nuncaResponde],
  ['is refused', CDN.recusa],
  ['answers that there is no Excel', CDN.responde],
])('a file is opened and its lists are saved when the CDN of office.js %s', async (_, cdn) => {
  const { painel, close } = await abreNoNavegador(browser, 'taskpane.html', { cdn });
  await painel.escolheLei('Porto Feliz');
  await painel.abreArquivo(EXEMPLO);
  await painel.confirmaLeitura();
  await painel.informaVagas('ENFERMEIRO', { vagas: '5' });
  const baixado = await painel.gera();
  expect(baixado.suggestedFilename()).toBe('listas-classificacao-porto-feliz.xlsx');
  await close();
});

it('an Excel that answers late is taken, and what was read stays', async () => {
  const host = new ExcelHost({ profile: 'desktop' });
  let responde: (() => void) | undefined;
  const tarde = new Promise<void>((resolve) => {
    responde = resolve;
  });
  const cdn = async (route: Route): Promise<void> => {
    await tarde;
    const file = officeFile(route.request().url());
    await (file === undefined ? route.abort() : route.fulfill({ path: file }));
  };
  const pane = await openPane(comOfficePor(cdn), {
    host,
    site: { folder: distFolder() },
    page: 'taskpane.html',
  });
  const painel = new Painel(pane.page);
  await painel.escolheLei('Porto Feliz');
  await painel.abreArquivo(EXEMPLO);
  await painel.confirmaLeitura();
  await painel.informaVagas('ENFERMEIRO', { vagas: '5' });
  const antes = await painel.chamadas('ENFERMEIRO');
  await pane.page.getByRole('button', { name: 'Gravar as listas em um arquivo' }).waitFor();
  responde?.();
  await pane.page.getByRole('button', { name: 'Gravar as listas em novas abas' }).waitFor();
  expect(await painel.chamadas('ENFERMEIRO')).toEqual(antes);
  await painel.geraNoExcel();
  expect(host.book.sheets.length).toBeGreaterThan(3);
  await pane.close();
});
