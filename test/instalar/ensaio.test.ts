/** The installation as a newcomer does it: the zip, its folder on a server, the page, its manifest, Excel. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import pacote from '../../package.json';
import { launchBrowser } from '../browser';
import { distFolder } from '../build/dist';
import { paneShown } from '../build/observed';
import { openPane, PANE_ORIGIN } from '../excel/client/chromium';
import { ExcelHost } from '../excel/host';
import { publica } from './sitio';

distFolder();
const root = path.join(__dirname, '../..');
const pasta = mkdtempSync(path.join(tmpdir(), 'quem chega '));
const empacota = (): Uint8Array => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/package.cjs')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  expect(stdout.trim()).toBe(`pacote/cotas-concursos-${pacote.version}.zip`);
  return new Uint8Array(readFileSync(path.join(root, stdout.trim())));
};

let browser: Browser;
let zip: Uint8Array;
beforeAll(async () => {
  zip = empacota();
  for (const [nome, bytes] of Object.entries(unzipSync(zip))) {
    const arquivo = path.join(pasta, nome);
    mkdirSync(path.dirname(arquivo), { recursive: true });
    writeFileSync(arquivo, bytes);
  }
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  rmSync(pasta, { recursive: true });
  await browser.close();
});

it('the zip is the same from the same sources, and holds what each kind of person looks for', () => {
  expect(Buffer.from(empacota()).equals(Buffer.from(zip))).toBe(true);
  const nomes = Object.keys(unzipSync(zip));
  expect(nomes).toEqual(
    expect.arrayContaining([
      'LEIA-ME.txt',
      'cotas.html',
      'ajuda.html',
      'licencas.txt',
      'dist/instalar.html',
      'dist/taskpane.html',
    ]),
  );
  expect(nomes.filter((nome) => /\.map$|node_modules|\.ts$/.test(nome))).toEqual([]);
  const licencas = readFileSync(path.join(pasta, 'licencas.txt'), 'utf8');
  for (const nome of [
    'react',
    'react-dom',
    '@fluentui/react-components',
    'hucre',
    'fflate',
    'comlink',
    'zustand',
    'valibot',
    '@noble/hashes',
  ]) {
    expect(licencas).toMatch(new RegExp(`^${nome} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  }
});

it.each(['desktop', 'web'] as const)(
  'from the page to a formula in Excel (%s)',
  async (profile) => {
    const dist = path.join(pasta, 'dist');
    const base = `${PANE_ORIGIN}/`;
    const { page, close } = await publica(browser, { pasta: dist, base, abre: 'instalar.html' });
    await page.getByText('Tudo certo: pode instalar.').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Baixar o manifesto' }).click(),
    ]);
    const xml = readFileSync(await download.path(), 'utf8');
    await close();

    // As Excel: everything by the addresses of the manifest alone.
    const recurso = (onde: RegExp): string => {
      const id = onde.exec(xml)?.[1] ?? '';
      return new RegExp(`<bt:Url id="${id}" DefaultValue="([^"]*)"`).exec(xml)?.[1] ?? '';
    };
    const painel = recurso(/<Page>\s*<SourceLocation resid="([^"]*)"/);
    const metadados = recurso(/<Metadata>\s*<SourceLocation resid="([^"]*)"/);
    const host = new ExcelHost({ profile });
    const pane = await openPane(browser, { host, site: { folder: dist }, page: painel.slice(base.length) });
    await paneShown(pane.page, 30_000);
    await pane.page.evaluate('Office.onReady()');

    const descritas = await pane.page.evaluate(
      async (url) => (await fetch(url)).json() as Promise<{ functions: { id: string }[] }>,
      metadados,
    );
    expect(descritas.functions.length).toBeGreaterThan(0);
    const associadas = await pane.page.evaluate<string[]>('Object.keys(CustomFunctions._association.mappings)');
    expect(associadas.sort()).toEqual(descritas.functions.map(({ id }) => id.toUpperCase()).sort());
    const dada = await host.functions.call('QUOTA_VAGAS', [[[10]], [['Porto Feliz']], null]);
    expect(dada).toMatchObject({ ok: true, value: 2 });
    expect(pane.refused).toEqual([]);
    await pane.close();
  },
  120_000,
);
