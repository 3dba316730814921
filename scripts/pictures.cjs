/** `npm run imagens`: the pictures of the pane for README and the guide, from dist/cotas.html and the example. */
'use strict';

const { mkdirSync, statSync } = require('node:fs');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const { DIST, buildWhenStale } = require('./dist.cjs');
require('./register.cjs');
const { launchBrowser } = require('../test/browser.ts');
const { Painel } = require('../test/e2e/painel.ts');

const FOLDER = path.join(__dirname, '..', 'docs', 'imagens');
const NARROW = 350;
const WIDE = { width: 1200, height: 720 };
const TALLEST = 900;
const LARGEST = 150_000;
const PROFESSOR = 'PROFESSOR DE EDUCAÇÃO BÁSICA I';

async function open(browser, options) {
  const context = await browser.newContext({ locale: 'pt-BR', deviceScaleFactor: 2, ...options });
  const page = await context.newPage();
  await page.goto(pathToFileURL(path.join(DIST, 'cotas.html')).href);
  return new Painel(page);
}

async function shoot({ page }, name, height) {
  const file = path.join(FOLDER, `painel-${name}.png`);
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement?.blur());
  if (height !== undefined) await page.setViewportSize({ width: NARROW, height: Math.min(height, TALLEST) });
  await page.screenshot({ path: file, animations: 'disabled' });
  const bytes = statSync(file).size;
  if (bytes > LARGEST) throw new Error(`${file}: ${bytes} bytes, more than ${LARGEST}`);
  process.stdout.write(`${path.relative(process.cwd(), file)}: ${Math.round(bytes / 1000)} kB\n`);
}

/** Everything but the tie that the order waits for. */
async function prepare(painel) {
  await painel.escolheLei('Porto Feliz');
  await painel.informaEdital('10/02/2026');
  await painel.abreExemplo();
  await painel.confirmaLeitura();
  await painel.informaVagas('ENFERMEIRO', { vagas: '15', pcd: 'federal' });
  await painel.informaVagas(PROFESSOR, { vagas: '8' });
  await painel.empate(15).waitFor();
}

async function steps(browser) {
  const painel = await open(browser, { viewport: { width: NARROW, height: 720 }, colorScheme: 'light' });
  const { page } = painel;
  await shoot(painel, 'lei-escolha', 560);
  await prepare(painel);
  await painel.empate(15).scrollIntoViewIfNeeded();
  await shoot(painel, 'empate', 620);
  await painel.vaiPara('Lei');
  await shoot(painel, 'lei', 820);
  await painel.vaiPara('Planilha');
  await shoot(painel, 'planilha', 760);
  await painel.vaiPara('Vagas');
  await shoot(painel, 'vagas', 620);
  await painel.decideEmpate(15, 'GERALDO URUCUM', 'SOLANGE TAIÚVA');
  await painel.gera();
  await page.getByText(/^Arquivo .* gravado\./).waitFor();
  await shoot(painel, 'gerar', 620);
  await painel.vaiPara('Lei');
  const reading = await painel.abreLeitura(/^Grupo incompleto/);
  await reading.getByText(/Outra leitura muda/).waitFor();
  await reading.scrollIntoViewIfNeeded();
  await reading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await shoot(painel, 'leituras', 460);
}

async function dark(browser) {
  const painel = await open(browser, { viewport: { width: NARROW, height: 620 }, colorScheme: 'dark' });
  await prepare(painel);
  await painel.vaiPara('Vagas');
  await shoot(painel, 'vagas-escuro', 620);
}

async function wide(browser) {
  const painel = await open(browser, { viewport: WIDE, colorScheme: 'light', deviceScaleFactor: 1 });
  await painel.escolheLei('Porto Feliz');
  await painel.abreExemplo();
  await painel.page.getByRole('button', { name: /^Mostrar .* [A-Z]+[0-9]+$/ }).first().click();
  await shoot(painel, 'navegador');
}

async function main() {
  buildWhenStale();
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const pictures of [steps, dark, wide]) await pictures(browser);
  } finally {
    await browser.close();
  }
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
