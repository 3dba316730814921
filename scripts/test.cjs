/**
 * Every test, over a build of the sources as they are, with the runner's own figures at the end. The checks that need
 * other programs (LibreOffice, pdftotext, xmllint, openpyxl) run where those are installed; where they are not, that is
 * said, and in CI it is a failure.
 */
'use strict';

const { availableParallelism } = require('node:os');
const path = require('node:path');
const { spawnSync } = require('node:child_process');

const { ensureBrowser } = require('./browser.cjs');
const { buildWhenStale } = require('./dist.cjs');

const root = path.resolve(__dirname, '..');
ensureBrowser();
// The tests of the pane run what people get.
buildWhenStale();

function has(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

const missing = [
  ['LibreOffice (soffice)', () => has('soffice', '--version')],
  ['pdftotext', () => has('pdftotext', '-v')],
  ['xmllint', () => has('xmllint', '--version')],
  ['openpyxl, do Python do sistema', () => has('/usr/bin/python3', '-c', 'import openpyxl')],
]
  .filter(([, found]) => !found())
  .map(([name]) => name);

// Tests of pages mostly wait for a browser: a worker for each core, where jest would leave one free.
const args = ['--no-install', 'jest', `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`, ...process.argv.slice(2)];
if (missing.length > 0) {
  process.stderr.write(`\nNÃO EXECUTADOS os testes com outros programas: falta ${missing.join(', ')}.\n`);
  process.stderr.write('No Debian: apt-get install libreoffice-calc poppler-utils libxml2-utils python3-openpyxl\n\n');
  if (process.env.CI) process.exit(1);
  args.push('--testPathIgnorePatterns', 'externo\\.test\\.ts$', '/node_modules/');
}
const run = spawnSync(process.platform === 'win32' ? 'npx.cmd' : 'npx', args, {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(run.status ?? 1);
