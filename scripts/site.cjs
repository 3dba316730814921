/** dist/ over http: what `npm start` and `npm run excel` answer with. */
'use strict';

const { createReadStream, statSync } = require('node:fs');
const path = require('node:path');

const { DIST } = require('./dist.cjs');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** The file of dist/ that an address names; undefined when it names none. */
function fileOf(url) {
  try {
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.join(DIST, pathname === '/' ? 'taskpane.html' : decodeURIComponent(pathname));
    return file.startsWith(DIST + path.sep) && isFile(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

function answer(request, response) {
  const file = fileOf(request.url);
  if (file === undefined) {
    response.writeHead(404, { 'Content-Type': TYPES['.txt'] }).end('Não há nada neste endereço.\n');
    return;
  }
  response.writeHead(200, {
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

module.exports = { answer };
