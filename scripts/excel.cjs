/**
 * `npm run excel`: serves dist/ in https on this machine and opens Excel with the add-in of manifest.xml, where there is
 * an Excel. The certificate and the opening are done by Microsoft's own tools, fetched by npx.
 */
'use strict';

const { existsSync, readFileSync } = require('node:fs');
const { createServer } = require('node:https');
const { homedir } = require('node:os');
const path = require('node:path');
const { spawn } = require('node:child_process');

const { buildWhenStale } = require('./dist.cjs');
const { answer } = require('./site.cjs');

const root = path.resolve(__dirname, '..');
const MANIFEST = 'manifest.xml';
/** The one that the manifest names. */
const PORT = 3000;
/** Where office-addin-dev-certs puts what it makes. */
const CERTIFICATE = path.join(homedir(), '.office-addin-dev-certs', 'localhost');
const WINDOWS = process.platform === 'win32';

/** Runs a package of npm, which may ask the user something; gives its exit code. */
function npx(...args) {
  const child = spawn(WINDOWS ? 'npx.cmd' : 'npx', ['--yes', ...args], { cwd: root, stdio: 'inherit', shell: WINDOWS });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)).on('error', () => resolve(1)));
}

function serve() {
  const server = createServer(
    { cert: readFileSync(`${CERTIFICATE}.crt`), key: readFileSync(`${CERTIFICATE}.key`) },
    answer,
  );
  return new Promise((resolve, reject) =>
    server.once('error', reject).listen(PORT, 'localhost', () => resolve(server)),
  );
}

async function main() {
  if (!WINDOWS && process.platform !== 'darwin') {
    return 'O Excel só abre o suplemento no Windows e no Mac. Aqui, use o painel no navegador: npm start';
  }
  if (!existsSync(path.join(root, MANIFEST))) return `Falta ${MANIFEST}. Para escrevê-lo: npm run manifesto`;
  buildWhenStale();
  process.stderr.write('Certificado de desenvolvimento: o sistema pode pedir a sua confirmação.\n');
  if ((await npx('office-addin-dev-certs@3', 'install')) !== 0) {
    return 'Sem o certificado o Excel não abre o suplemento. Repita, ou use o painel no navegador: npm start';
  }
  const server = await serve().catch(() => undefined);
  if (server === undefined) return `A porta ${PORT} está ocupada por outro programa. Encerre-o e repita.`;
  if ((await npx('office-addin-debugging@7', 'start', MANIFEST)) !== 0) {
    server.close();
    return 'O Excel não abriu. Veja acima o motivo.';
  }
  process.stderr.write(
    `Excel aberto; o suplemento vem de https://localhost:${PORT} enquanto este programa estiver aberto (Ctrl+C encerra).\n` +
      `Para retirar o suplemento do Excel: npx office-addin-debugging@7 stop ${MANIFEST}\n`,
  );
  return undefined;
}

main().then((obstacle) => {
  if (obstacle === undefined) return;
  process.stderr.write(`${obstacle}\n`);
  process.exitCode = 1;
});
