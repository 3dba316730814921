/**
 * Makes sure that the page tests have a browser: one that is there already (test/browser.ts says where it looks), else
 * Debian's Chromium where apt may install it, else the package that carries one.
 */
'use strict';

const path = require('node:path');
const { spawnSync } = require('node:child_process');

const root = path.resolve(__dirname, '..');

function ensureBrowser() {
  require('./register.cjs');
  const { BROWSER_PACKAGE, findBrowser } = require('../test/browser.ts');
  const found = () => {
    try {
      return findBrowser() !== '';
    } catch {
      return false;
    }
  };
  if (found()) return;
  const run = (command, ...args) =>
    spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' }).status === 0;
  const asRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  if (asRoot && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0) {
    run('apt-get', 'update', '-qq');
    // The one without windows is the faster; an old Debian or an Ubuntu has only the other.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      process.stderr.write(`Instalando um navegador para os testes (${name})…\n`);
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
      if (found()) return;
    }
  }
  process.stderr.write(`Instalando um navegador para os testes (${BROWSER_PACKAGE})…\n`);
  run('npm', 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', BROWSER_PACKAGE);
  findBrowser();
}

module.exports = { ensureBrowser };
