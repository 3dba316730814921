/** dist/ajuda.html: the guides of docs/ as one page, for whoever uses or installs the product. */
'use strict';

const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

require('./register.cjs');
const { functionsMetadata } = require('./functions-metadata.cjs');

const DOCS = path.resolve(__dirname, '..', 'docs');
const GUIDES = ['guia-do-usuario.md', 'instalacao.md', 'problemas.md'];
const STYLE = `
      :root { color-scheme: light dark; }
      body { max-width: 46rem; margin: 0 auto; padding: 1rem 1.25rem 3rem; font: 16px/1.55 'Segoe UI', system-ui, sans-serif; overflow-wrap: break-word; }
      h1 { font-size: 1.6rem; line-height: 1.25; } h2 { font-size: 1.25rem; margin-top: 2rem; }
      h3 { font-size: 1.1rem; margin-top: 1.6rem; }
      img { max-width: 100%; max-height: 36rem; } hr { margin: 3rem 0; }
      .tabela { overflow-x: auto; } table { border-collapse: collapse; } th, td { border: 1px solid #888; padding: .3rem .6rem; text-align: left; vertical-align: top; }
      pre { overflow-x: auto; padding: .8rem; border: 1px solid #888; border-radius: 4px; } code { font: .9em Consolas, monospace; }
    `;

/** As anchors of other pages of docs/ write it: small letters, hyphens for spaces. */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/** Unlike any heading's anchor. */
const sectionOf = (guide) => `parte-${guide.replace('.md', '')}`;

const dataOf = (file) => `data:image/${path.extname(file).slice(1)};base64,${readFileSync(file).toString('base64')}`;

/** A page must stand alone: pictures go inside of it, a guide is a place of it, other files of docs/ are only named. */
const renderer = {
  heading({ tokens, depth }) {
    const text = this.parser.parseInline(tokens);
    return `<h${depth} id="${anchor(text)}">${text}</h${depth}>\n`;
  },
  // Wider than a narrow screen, it has to be reached by the keyboard too.
  code({ text }) {
    const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    return `<pre tabindex="0"><code>${escaped}</code></pre>\n`;
  },
  image({ href, text }) {
    const file = path.join(DOCS, href);
    return existsSync(file) ? `<img src="${dataOf(file)}" alt="${text.replace(/"/g, '&quot;')}" />` : text;
  },
  link({ href, tokens }) {
    const text = this.parser.parseInline(tokens);
    const [file, place] = href.split('#');
    if (GUIDES.includes(file)) return `<a href="#${place ?? sectionOf(file)}">${text}</a>`;
    return /^(?:https?:|#)|^[\w-]+\.html$/.test(href) ? `<a href="${href}">${text}</a>` : text;
  },
};

/** A table wider than a narrow screen scrolls inside of the page, by the keyboard too. */
const tablesThatScroll = (html) =>
  html.replaceAll('<table>', '<div class="tabela" tabindex="0"><table>').replaceAll('</table>', '</table></div>');

async function helpPage() {
  const { Marked } = await import('marked');
  const { comPrefixo } = require('../src/redacao/prefixo.ts');
  const functions = JSON.parse(await functionsMetadata()).functions.map(({ name }) => name);
  const marked = new Marked({ renderer });
  const guides = GUIDES.map((name) => ({ name, file: path.join(DOCS, name) })).filter(({ file }) => existsSync(file));
  const sections = guides.map(
    ({ name, file }) =>
      `<section id="${sectionOf(name)}">\n${tablesThatScroll(marked.parse(comPrefixo(readFileSync(file, 'utf8'), functions)))}</section>`,
  );
  const hash = createHash('sha256').update(STYLE, 'utf8').digest('base64');
  return `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'" />
    <meta name="referrer" content="no-referrer" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Ajuda do Cotas em concursos</title>
    <link rel="icon" href="data:," />
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
${sections.join('\n<hr />\n')}
    </main>
  </body>
</html>
`;
}

module.exports = { GUIDES, helpPage };
