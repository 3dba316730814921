/** `npm run imagens`: the pictures of the pane for README and the guide, from dist/cotas.html and the example. */
'use strict';

const { mkdirSync, readFileSync, statSync } = require('node:fs');
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
const NURSE = 'ENFERMEIRO';
const PROFESSOR = 'PROFESSOR DE EDUCAÇÃO BÁSICA I';
/** The name at the start of a call: the example writes names in capitals. */
const CAPITALS = /\p{Lu}{2}[\p{Lu} -]*(?= —)/u;

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
  await painel.informaVagas(NURSE, { vagas: '15', pcd: 'federal' });
  await painel.informaVagas(PROFESSOR, { vagas: '8' });
  await painel.empate(15).waitFor();
}

async function steps(browser) {
  const painel = await open(browser, { viewport: { width: NARROW, height: 720 }, colorScheme: 'light' });
  const { page } = painel;
  await shoot(painel, 'lei-escolha', 560);
  await prepare(painel);
  await page.setViewportSize({ width: NARROW, height: 620 });
  await painel.empate(15).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await shoot(painel, 'empate');
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
  await painel.page
    .getByRole('button', { name: /^Mostrar .* [A-Z]+[0-9]+$/ })
    .first()
    .click();
  await shoot(painel, 'navegador');
}

async function part({ page }, name) {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole('tabpanel', { name, exact: true }).waitFor();
}

/** An act of the livro, as far as its effect. */
async function foresee(painel, tipo, fill) {
  const act = painel.secao('Registrar um ato');
  await act.getByLabel('Tipo de ato').selectOption(tipo);
  await act.getByLabel('Cargo do ato').selectOption(NURSE);
  await fill(act);
  await act.getByLabel('Data do ato').fill('02/03/2026');
  await act.getByRole('button', { name: 'Ver o efeito do ato' }).click();
  await act.getByRole('button', { name: 'Confirmar e registrar no livro' }).waitFor();
}

async function record({ page }, acts) {
  await page.getByRole('button', { name: 'Confirmar e registrar no livro' }).click();
  await page.getByText(`Aba “Livro de atos”: ${acts}`).waitFor();
}

async function choose(act, text) {
  await act.getByLabel('Pessoa (nome ou inscrição)').fill(text);
  await act.getByRole('list', { name: 'Pessoas encontradas' }).getByRole('button').first().click();
}

async function next(painel, howMany) {
  const calls = painel.secao('Próximas chamadas').first();
  await calls.getByLabel('Quantas', { exact: true }).fill(howMany);
  await calls.getByLabel('Cargo', { exact: true }).selectOption(NURSE);
  await calls.getByRole('button', { name: 'Ver as próximas chamadas' }).click();
  const list = calls.getByRole('list', { name: `Próximas chamadas: ${NURSE}` });
  await list
    .getByRole('listitem')
    .nth(Number(howMany) - 1)
    .waitFor();
  return calls;
}

/** What comes after the lists: five nominations, one withdrawal, the next call, and one that was not due. */
async function years(browser) {
  const painel = await open(browser, { viewport: { width: NARROW, height: 720 }, colorScheme: 'light' });
  const { page } = painel;
  await prepare(painel);
  await painel.decideEmpate(15, 'GERALDO URUCUM', 'SOLANGE TAIÚVA');
  await part(painel, 'Nomeações');
  await page.getByRole('button', { name: 'Começar um livro novo' }).click();
  await foresee(painel, 'oferta', (act) => act.getByLabel('Quantas vagas').fill('5'));
  await record(painel, '1 ato');
  const five = await next(painel, '5');
  const [who = ''] =
    (await five.getByRole('listitem').filter({ hasText: 'vaga 4 (' }).innerText()).match(CAPITALS) ?? [];
  await five.getByRole('button', { name: /^Preparar/ }).click();
  await record(painel, '6 atos');
  await foresee(painel, 'desistência', (act) => choose(act, who));
  await record(painel, '7 atos');
  await page.evaluate(() => scrollTo(0, 0));
  await shoot(painel, 'nomeacoes', 700);
  const calls = await next(painel, '1');
  await calls.getByRole('button', { name: /classificação melhor não/ }).click();
  await page.setViewportSize({ width: NARROW, height: 560 });
  await calls.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await shoot(painel, 'proximas');
  await foresee(painel, 'nomeação', async (act) => {
    await choose(act, 'PATRÍCIA');
    await act.getByLabel('Vaga', { exact: true }).fill('4');
    await act.getByLabel('Lista', { exact: true }).selectOption('ampla');
  });
  await record(painel, '8 atos');
  await part(painel, 'Conferir');
  await page.getByRole('button', { name: 'Conferir', exact: true }).click();
  await page.getByRole('list', { name: 'Divergências' }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await shoot(painel, 'conferir', 560);
  await part(painel, 'Cópias');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Cópia para a comissão' }).click();
  const copy = readFileSync(await (await download).path());
  await page.locator('input[name=verificar]').setInputFiles({ name: 'comissao.xlsx', mimeType: '', buffer: copy });
  await page.getByRole('list', { name: 'Planilhas verificadas' }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await shoot(painel, 'copias', 680);
}

/** A law of one's own beside what it does: the federal one has three reservas to draw. */
async function ownLaw(browser) {
  const painel = await open(browser, { viewport: { width: WIDE.width, height: 860 }, colorScheme: 'light', deviceScaleFactor: 1.25 });
  const { page } = painel;
  await part(painel, 'Minha lei');
  await page.getByLabel('A partir de uma lei do catálogo').selectOption('federal-15142-2025');
  await page.getByRole('button', { name: 'Copiar', exact: true }).click();
  await page.getByRole('heading', { name: 'O que a lei faz com 1 a 30 vagas' }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await shoot(painel, 'minha-lei');
}

async function main() {
  buildWhenStale();
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const pictures of [steps, dark, wide, years, ownLaw]) await pictures(browser);
  } finally {
    await browser.close();
  }
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
