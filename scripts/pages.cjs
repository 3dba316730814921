/** What differs between the pages of dist/: their policy, where their scripts are, what an old browser is told. */
'use strict';

const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');

const OFFICE = 'https://appsforoffice.microsoft.com';
/** Named by the manifest, so its name never changes. */
const FUNCTIONS = 'funcoes.js';

const NOTHING = ["default-src 'none'", "object-src 'none'", "frame-src 'none'", "base-uri 'none'", "form-action 'none'"];

const source = (...at) => readFileSync(path.join(__dirname, '..', 'src', ...at), 'utf8');
const hashOf = (text) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** For the pane on a server: its own origin, office.js (docs/adr/0004) and these inline scripts. */
function hostedPolicy(scripts) {
  return [
    ...NOTHING,
    `script-src 'self' ${OFFICE} ${scripts.map(hashOf).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
  ].join('; ');
}

/** For the page that is one file alone: the scripts with these hashes, and nothing from anywhere. */
function alonePolicy(scripts) {
  return [
    ...NOTHING,
    `script-src ${scripts.map(hashOf).join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "connect-src 'none'",
    'worker-src blob:',
  ].join('; ');
}

/** For the installation page: its own script and style, and questions to where it was published. */
function installPolicy(script, style) {
  return [...NOTHING, `script-src ${hashOf(script)}`, `style-src ${hashOf(style)}`, 'img-src data:', "connect-src 'self'"].join('; ');
}

/** Without a script's end or a comment's start, which HTML would see in it; in a string this means the same. */
const inHtml = (script) => script.replace(/<(?=!--|\/script)/gi, '\\x3C');

const inlineOf = (compilation, name) => inHtml(String(compilation.getAsset(name).source.source()));

const oldBrowser = (where) => ({
  antigo: source('taskpane', 'antigo', 'antigo.js'),
  aviso: source('taskpane', 'antigo', `${where}.html`).trimEnd(),
});

/**
 * The pane's scripts wait for nothing of Microsoft's: office.js is async, so that a CDN that hangs holds up nothing. The
 * functions and what they need come before it and are waited for, so that they are there when Excel first asks.
 */
function hostedPage(compilation, _assets, { headTags }) {
  const first = compilation.entrypoints.get('funcoes').getFiles();
  const tagsOf = (wanted) => headTags.filter(({ attributes }) => first.includes(attributes.src) === wanted);
  const functions = tagsOf(true).map(({ attributes }) => `<script src="${attributes.src}"></script>`);
  const office = `<script async id="office-js" src="${OFFICE}/lib/1/hosted/office.js"></script>`;
  const old = oldBrowser('no-excel');
  const cabeca = [...functions, office, ...tagsOf(false)].join('\n    ');
  return { ...old, politica: hostedPolicy([old.antigo]), cabeca, fim: '' };
}

/** The worker's source in an element that no browser runs; src/taskpane/trabalhador/ligacao.ts makes the worker of it. */
function alonePage(compilation) {
  const [worker, pane] = ['trabalhador.js', 'painel.js'].map((name) => inlineOf(compilation, name));
  const old = oldBrowser('no-navegador');
  return {
    ...old,
    politica: alonePolicy([old.antigo, pane]),
    cabeca: '',
    fim: `<script type="text/plain" id="trabalhador">${worker}</script>\n    <script>${pane}</script>`,
  };
}

/** One file too: it has to say something when it is opened from a disk. */
function installPage(compilation) {
  const script = inlineOf(compilation, 'instalar.js');
  const style = source('instalar', 'instalar.css');
  const mark = readFileSync(path.join(__dirname, '..', 'assets', 'icone-48.svg'), 'utf8');
  const marca = mark.replace('<svg ', '<svg aria-hidden="true" ').trimEnd();
  return { politica: installPolicy(script, style), estilo: style, script, marca };
}

/** Leaves the pages of a compilation and drops the scripts that are inside of them. */
class OnlyThePage {
  apply(compiler) {
    const name = OnlyThePage.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const asset of Object.keys(assets)) if (!asset.endsWith('.html')) compilation.deleteAsset(asset);
      });
    });
  }
}

module.exports = { FUNCTIONS, hostedPage, alonePage, installPage, OnlyThePage };
