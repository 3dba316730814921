import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { observe, type Observed } from '../build/observed';

/** Where dist/ is published in these tests, in a folder of a site; nothing of it reaches a network. */
export const BASE = 'https://cotas.exemplo.gov.br/concursos/';

export interface Publicado {
  readonly page: Page;
  readonly observed: Observed;
  readonly close: () => Promise<void>;
}

export interface Publicacao extends BrowserContextOptions {
  readonly pasta: string;
  /** Another address than BASE; 'file:' opens the page from the disk. */
  readonly base?: string;
  readonly abre: string;
  /** Files that the server does not have. */
  readonly faltam?: readonly string[];
  /** Run in the page before anything else. */
  readonly antes?: string;
}

/**
 * Opens a page of a folder published at an https address. The address is answered by the browser's own interception: a
 * page is as secure there as on a server, and no certificate has to be made.
 */
export async function publica(
  browser: Browser,
  { pasta, base = BASE, abre, faltam = [], antes, ...doContexto }: Publicacao,
): Promise<Publicado> {
  const context = await browser.newContext({ locale: 'pt-BR', ...doContexto });
  await context.route(/^https?:/, (route) => route.abort('blockedbyclient'));
  const noDisco = base === 'file:';
  if (!noDisco)
    await context.route(`${base}**`, (route) => {
      const caminho = decodeURIComponent(new URL(route.request().url()).pathname.slice(new URL(base).pathname.length));
      const arquivo = path.join(pasta, caminho);
      const ha =
        !faltam.includes(caminho) &&
        arquivo.startsWith(path.resolve(pasta)) &&
        existsSync(arquivo) &&
        statSync(arquivo).isFile();
      return ha
        ? route.fulfill({ path: arquivo })
        : route.fulfill({ status: 404, contentType: 'text/html', body: 'nada' });
    });
  const page = await context.newPage();
  const observed = observe(page);
  if (antes !== undefined) await page.addInitScript(antes);
  await page.goto(noDisco ? pathToFileURL(path.join(pasta, abre)).href : base + abre, { waitUntil: 'commit' });
  return { page, observed, close: () => context.close() };
}
