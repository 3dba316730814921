/** The notices of the packages whose code is inside of dist/, in one text: their licences ask for it. */
'use strict';

const { existsSync, readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const LICENSE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
const RULE = `\n${'-'.repeat(80)}\n\n`;

/** The folder of the package that a module is of; undefined for our own. */
function packageOf(resource) {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(resource) ?? [];
  return folder !== undefined && existsSync(path.join(folder, 'package.json')) ? folder : undefined;
}

/** Every file whose code is in the compilation, those joined into one module included. */
function* resourcesOf(modules) {
  for (const module of modules) {
    if (module.modules) yield* resourcesOf(module.modules);
    else if (typeof module.resource === 'string') yield module.resource;
  }
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => LICENSE.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim());
  const text = texts.length > 0 ? texts.join('\n\n') : `Licença indicada pelo pacote: ${license}`;
  return { name, text: `${name} ${version} (${license})\n\n${text}\n` };
}

function licensesOf(compilation) {
  const folders = new Set(
    [...resourcesOf(compilation.modules)].map(packageOf).filter((folder) => folder !== undefined),
  );
  const notices = [...folders].map(noticeOf).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const head = 'O Cotas em concursos traz dentro de si código destes pacotes, com estas licenças:\n\n';
  return head + notices.map(({ text }) => text).join(RULE);
}

module.exports = { licensesOf };
