/** What differs between the two pages made of src/taskpane/taskpane.html: their policy and where their scripts are. */
'use strict';

const { createHash } = require('node:crypto');

const OFFICE = 'https://appsforoffice.microsoft.com';

const NOTHING = ["default-src 'none'", "object-src 'none'", "frame-src 'none'", "base-uri 'none'", "form-action 'none'"];

/** For the pane on a server: its own origin and office.js (docs/adr/0004). */
const HOSTED_POLICY = [
  ...NOTHING,
  `script-src 'self' ${OFFICE}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
].join('; ');

/** For the page that is one file alone: the scripts with these hashes, and nothing from anywhere. */
function alonePolicy(scripts) {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`);
  return [
    ...NOTHING,
    `script-src ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "connect-src 'none'",
    'worker-src blob:',
  ].join('; ');
}

/** Without a script's end or a comment's start, which HTML would see in it; in a string this means the same. */
const inHtml = (script) => script.replace(/<(?=!--|\/script)/gi, '\\x3C');

/** The pane's scripts wait for nothing of Microsoft's: office.js is async, so that a CDN that hangs holds up nothing. */
function hostedPage(_compilation, _assets, { headTags }) {
  const office = `<script async id="office-js" src="${OFFICE}/lib/1/hosted/office.js"></script>`;
  return { politica: HOSTED_POLICY, cabeca: [office, ...headTags].join('\n    '), fim: '' };
}

/** The worker's source in an element that no browser runs; src/taskpane/trabalhador/ligacao.ts makes the worker of it. */
function alonePage(compilation) {
  const source = (name) => inHtml(String(compilation.getAsset(name).source.source()));
  const [worker, pane] = ['trabalhador.js', 'painel.js'].map(source);
  return {
    politica: alonePolicy([pane]),
    cabeca: '',
    fim: `<script type="text/plain" id="trabalhador">${worker}</script>\n    <script>${pane}</script>`,
  };
}

/** Leaves the one page of a compilation and drops the scripts that are inside it. */
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

module.exports = { hostedPage, alonePage, OnlyThePage };
