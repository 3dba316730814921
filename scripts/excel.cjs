/** `npm run excel`: opens Excel with the add-in, where there is an Excel. */
'use strict';

const { existsSync } = require('node:fs');
const path = require('node:path');
const { spawnSync } = require('node:child_process');

const root = path.resolve(__dirname, '..');
const MANIFEST = 'manifest.xml';

function obstacle() {
  if (process.platform !== 'win32' && process.platform !== 'darwin') {
    return 'O Excel só abre o suplemento no Windows e no Mac. Aqui, use o painel no navegador: npm start';
  }
  if (!existsSync(path.join(root, MANIFEST))) {
    return `Falta ${MANIFEST}, que diz ao Excel onde está o suplemento. Sem ele, use o painel no navegador: npm start`;
  }
  return undefined;
}

const found = obstacle();
if (found !== undefined) {
  process.stderr.write(`${found}\n`);
  process.exit(1);
}
const command = process.platform === 'win32' ? 'npx.cmd' : 'npx';
const run = spawnSync(command, ['--yes', 'office-addin-debugging@7', 'start', MANIFEST], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(run.status ?? 1);
