/** dist/, and whether it was built from the sources as they are now (by their contents: a checkout changes the times). */
'use strict';

const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const DIST = path.join(root, 'dist');
const STAMP = path.join(root, 'node_modules', '.cache', 'dist.sha256');
const INPUTS = [
  'src',
  'assets',
  'docs/imagens',
  'docs/guia-do-usuario.md',
  'docs/instalacao.md',
  'docs/problemas.md',
  'exemplos',
  '.swcrc',
  'package.json',
  'package-lock.json',
  'webpack.config.js',
  'scripts/build.cjs',
  'scripts/emit.cjs',
  'scripts/functions-metadata.cjs',
  'scripts/help.cjs',
  'scripts/law-text.cjs',
  'scripts/licenses.cjs',
  'scripts/pages.cjs',
];

function filesOf(input) {
  const absolute = path.join(root, input);
  if (!existsSync(absolute)) return [];
  if (path.extname(input) !== '' || input.startsWith('.')) return [absolute];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesOf)) hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function isFresh() {
  const pages = ['taskpane.html', 'cotas.html', 'instalar.html'].every((page) => existsSync(path.join(DIST, page)));
  return pages && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash();
}

/** Empties dist/ for a build; what is given back is called when it succeeded. */
function startBuild() {
  const hash = sourcesHash();
  rmSync(STAMP, { force: true });
  rmSync(DIST, { recursive: true, force: true });
  return () => {
    mkdirSync(path.dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, hash);
  };
}

/** In a process of its own, so that its memory is given back. Ends this process when the build fails. */
function buildWhenStale() {
  if (isFresh()) return;
  const { status } = spawnSync(process.execPath, [path.join(__dirname, 'build.cjs')], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

module.exports = { DIST, buildWhenStale, isFresh, startBuild };
