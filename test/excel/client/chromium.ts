import path from 'node:path';
import { existsSync, statSync } from 'node:fs';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import type { ExcelHost } from '../host';
import { installDesktopBridge } from './desktopBridge';
import { officeFile } from './officeFiles';
import type { PaneCall } from './protocol';
import { installWebFrame } from './webFrame';

/** Where panes live in the tests; nothing of it reaches a network. */
export const PANE_ORIGIN = 'https://painel.invalid';

/** What the pane's address answers: a folder (a production build), or texts by path. */
export type Site = { readonly folder: string } | { readonly texts: Readonly<Record<string, string>> };

export interface PaneOptions {
  /** The Excel that the pane opens in, with whatever the test put into its workbook before. */
  readonly host: ExcelHost;
  readonly site: Site;
  /** The page to open. */
  readonly page?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
}

export interface Pane {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Addresses that the page asked for and was refused: everything but its own site and office.js. */
  readonly refused: readonly string[];
  close(): Promise<void>;
}

/** The size of a task pane in an Excel of 1366 × 768. */
const PANE_SIZE = { width: 350, height: 600 };

/**
 * Opens a built pane in Chromium over an emulated Excel. The host runs in the test's own process, so the pane's thread
 * is never kept busy by it, and the test reads the workbook as plain objects.
 */
export async function openPane(browser: Browser, options: PaneOptions): Promise<Pane> {
  const { host } = options;
  const context = await browser.newContext({
    viewport: options.viewport ?? PANE_SIZE,
    locale: 'pt-BR',
    serviceWorkers: 'block',
    // What moves only makes tests wait.
    reducedMotion: 'reduce',
  });
  const refused: string[] = [];
  await context.route('**/*', (route) => answer(route, options.site, refused));
  const page = await context.newPage();
  const { start } = host;
  await page.exposeFunction(start.callName, (call: PaneCall) => host.answer(call));
  await (start.platform === 'Web'
    ? page.addInitScript(installWebFrame, start)
    : page.addInitScript(installDesktopBridge, start));
  const detach = host.attach((messages) => {
    const deliver = ({ name, given }: { name: string; given: typeof messages }) =>
      (window as unknown as Record<string, ((messages: unknown) => void) | undefined>)[name]?.(given);
    // A pane that is closing or reloading hears nothing, as in Excel.
    page.evaluate(deliver, { name: start.messageName, given: messages }).catch(() => undefined);
  });
  await page.goto(`${PANE_ORIGIN}/${options.page ?? 'index.html'}`);
  const close = async () => {
    detach();
    await context.close();
  };
  return { page, context, refused, close };
}

async function answer(route: Route, site: Site, refused: string[]): Promise<void> {
  const url = route.request().url();
  const library = officeFile(url);
  if (library !== undefined) return route.fulfill({ path: library });
  const { origin, pathname } = new URL(url);
  if (origin !== PANE_ORIGIN) {
    refused.push(url);
    return route.abort('blockedbyclient');
  }
  if ('texts' in site) {
    const body = site.texts[pathname.slice(1)];
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType: contentType(pathname) });
  }
  const file = path.join(site.folder, decodeURIComponent(pathname));
  const found = file.startsWith(path.resolve(site.folder) + path.sep) && existsSync(file) && statSync(file).isFile();
  return found ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

const contentType = (name: string) => TYPES[path.extname(name)] ?? 'text/plain; charset=utf-8';
