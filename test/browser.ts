import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** Says which browser the tests use, instead of those looked for. */
export const BROWSER_VARIABLE = 'COTAS_NAVEGADOR';

/** A package that carries a Chromium inside itself (Linux x64): `npm i --no-save` of this is enough where none can be installed. */
export const BROWSER_PACKAGE = '@sparticuz/chromium@143.0.4';

/** The one without windows starts and opens pages in about half the time, since it draws no browser around them. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

function installed(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Microsoft Edge', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return programs.flatMap((program) => roots.flatMap((root) => (root ? [path.join(root, program)] : [])));
  }
  return [
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/usr/bin/microsoft-edge',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
  ];
}

/** Asked in a process of its own: the package is an ES module, which jest's registry cannot load. */
function packaged(): string | undefined {
  const script = "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())";
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    cwd: __dirname,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** Where the browser is looked for; given only by the tests of this file. */
export interface Surroundings {
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly exists?: (path: string) => boolean;
  readonly inPackage?: () => string | undefined;
}

/**
 * The browser for the tests: the one that COTAS_NAVEGADOR says, Debian's Chromium, an installed Chrome or Edge, or the
 * one inside an installed package. Throws when there is none, so that nothing is skipped in silence.
 */
export function findBrowser({
  environment = process.env,
  exists = existsSync,
  inPackage = packaged,
}: Surroundings = {}): string {
  const chosen = environment[BROWSER_VARIABLE];
  if (chosen) {
    if (!exists(chosen)) throw new Error(`${BROWSER_VARIABLE} diz "${chosen}", que não existe.`);
    return chosen;
  }
  const found = [...DEBIAN, ...installed()].find((candidate) => exists(candidate)) ?? inPackage();
  if (found) return found;
  throw new Error(
    `Nenhum navegador encontrado para os testes. Instale um (no Debian: apt-get install chromium), diga onde está em ` +
      `${BROWSER_VARIABLE}, ou execute: npm i --no-save ${BROWSER_PACKAGE}`,
  );
}

/** Headless, without anything that would reach for the network by itself. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-domain-reliability',
      '--disable-sync',
      '--no-first-run',
      '--no-default-browser-check',
      // No name resolves, so that what no route answers fails here too instead of reaching a network.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
}
