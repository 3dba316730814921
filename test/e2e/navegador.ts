import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import { distFolder } from '../build/dist';
import { keepWorkers, observe, type Observed } from '../build/observed';
import { PANE_ORIGIN } from '../excel/client/chromium';
import { OFFICE_CDN, officeFile } from '../excel/client/officeFiles';
import { Painel } from './painel';

/** What the CDN of office.js does to whoever asks. */
export type Cdn = (route: Route) => unknown;

export const CDN = {
  /** The real library, which finds no host. */
  responde: (route: Route) => {
    const file = officeFile(route.request().url());
    return file === undefined ? route.abort('blockedbyclient') : route.fulfill({ path: file });
  },
  recusa: (route: Route) => route.abort('blockedbyclient'),
  nuncaResponde: () => undefined,
} satisfies Record<string, Cdn>;

export interface Aberto {
  readonly painel: Painel;
  readonly page: Page;
  readonly observed: Observed;
  /** Asked of anyone but the pane's own address and the library's. */
  readonly outros: () => readonly string[];
  readonly close: () => Promise<void>;
}

export type Pagina = 'taskpane.html' | 'cotas.html';

export interface Opcoes extends BrowserContextOptions {
  readonly cdn?: Cdn;
}

/** The production build in a plain browser: taskpane.html from a server, or cotas.html from the disk. */
export async function abreNoNavegador(browser: Browser, pagina: Pagina, opcoes: Opcoes = {}): Promise<Aberto> {
  const { cdn = CDN.responde, ...doContexto } = opcoes;
  const folder = distFolder();
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 350, height: 700 },
    // What moves only makes tests wait.
    reducedMotion: 'reduce',
    ...doContexto,
  });
  await context.route(/^https?:/, (route) => route.abort('blockedbyclient'));
  await context.route(`${OFFICE_CDN}**`, (route) => void cdn(route));
  await context.route(`${PANE_ORIGIN}/**`, (route) =>
    route.fulfill({ path: path.join(folder, new URL(route.request().url()).pathname) }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript(keepWorkers);
  const observed = observe(page);
  const endereco =
    pagina === 'taskpane.html' ? `${PANE_ORIGIN}/${pagina}` : pathToFileURL(path.join(folder, pagina)).href;
  // While the CDN hangs the page never ends loading.
  await page.goto(endereco, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return {
    painel: new Painel(page),
    page,
    observed,
    outros: () =>
      observed.requests.filter((url) => ![PANE_ORIGIN, OFFICE_CDN, 'file:'].some((proprio) => url.startsWith(proprio))),
    close: () => context.close(),
  };
}
