/**
 * `npm run icones`: draws assets/icon-<pixels>.png from the drawings in assets/, in the browser of the tests. A small
 * size has a drawing of its own, on whole pixels, so that it is crisp.
 */
'use strict';

const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { ensureBrowser } = require('./browser.cjs');
require('./register.cjs');
const { TAMANHOS, icone } = require('../src/instalar/endereco.ts');

const root = path.resolve(__dirname, '..');
/** The drawing that a size is made of, where it is not its own. */
const DRAWING = { 64: 32, 80: 40, 128: 32 };

const drawing = (size) => readFileSync(path.join(root, 'assets', `icone-${DRAWING[size] ?? size}.svg`), 'utf8');

async function main() {
  ensureBrowser();
  const { launchBrowser } = require('../test/browser.ts');
  const browser = await launchBrowser();
  for (const size of TAMANHOS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing(size)}`,
    );
    writeFileSync(path.join(root, icone(size)), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  await browser.close();
}

main();
