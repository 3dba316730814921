/** `npm run pacote`: everything that a municipality needs, in one zip: pacote/cotas-concursos-<version>.zip. */
'use strict';

const { mkdirSync, readFileSync, readdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { zipSync } = require('fflate');

const { version } = require('../package.json');
const { DIST, buildWhenStale } = require('./dist.cjs');

const root = path.resolve(__dirname, '..');
/** What somebody who only opens the zip has to find at its top, besides the folder to publish. */
const AT_THE_TOP = ['cotas.html', 'ajuda.html', 'licencas.txt'];
/** The same sources give the same zip, on any day and in any time zone: its times have no zone. */
const TIME = new Date(2026, 0, 1);

const READ_ME = `Cotas em concursos, versão ${version}

cotas.html    o painel num arquivo só: abra com dois cliques, no Edge, no Chrome ou no Firefox. Não precisa de rede.
ajuda.html    como usar, publicar, instalar no Excel, atualizar e desinstalar.
dist/         os arquivos do suplemento do Excel: publique esta pasta num servidor com https e abra, nele, instalar.html.
licencas.txt  as licenças dos programas de terceiros que vão dentro destes arquivos.
`;

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .sort();
}

function contents() {
  const bytes = (file) => new Uint8Array(readFileSync(path.join(DIST, file)));
  const entries = [
    // With the mark by which Windows' old editors know the accents.
    ['LEIA-ME.txt', new TextEncoder().encode(`\uFEFF${READ_ME.replace(/\n/g, '\r\n')}`)],
    ...AT_THE_TOP.map((file) => [file, bytes(file)]),
    ...filesOf(DIST).map((file) => [`dist/${file}`, bytes(file)]),
  ];
  return Object.fromEntries(entries);
}

function main() {
  buildWhenStale();
  const file = path.join(root, 'pacote', `cotas-concursos-${version}.zip`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, zipSync(contents(), { level: 9, mtime: TIME }));
  process.stdout.write(`${path.relative(root, file)}\n`);
}

main();
