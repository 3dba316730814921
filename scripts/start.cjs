/** `npm start`: builds the pane when it has to and serves dist/ at http://localhost:3000, or at the next free port. */
'use strict';

const { createReadStream, statSync } = require('node:fs');
const { createServer } = require('node:http');
const path = require('node:path');

const { DIST, buildWhenStale } = require('./dist.cjs');

const FIRST_PORT = 3000;
const PORTS_TRIED = 20;
/** Both, since what "localhost" means depends on the machine; no other machine is answered. */
const ADDRESSES = ['127.0.0.1', '::1'];
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

function listen(port, address) {
  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: address, ipv6Only: true }, () => resolve(server));
  });
}

/** Whether the port could be had, at every address that this machine has. */
async function served(port) {
  const servers = [];
  for (const address of ADDRESSES) {
    try {
      servers.push(await listen(port, address));
    } catch ({ code }) {
      if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') continue;
      for (const server of servers) server.close();
      return false;
    }
  }
  return servers.length > 0;
}

async function main() {
  buildWhenStale();
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port += 1) {
    if (await served(port)) {
      process.stdout.write(`Painel em http://localhost:${port} (para encerrar, Ctrl+C).\n`);
      return;
    }
    process.stderr.write(`A porta ${port} está ocupada por outro programa; tentando a ${port + 1}.\n`);
  }
  process.stderr.write('Nenhuma porta livre. Encerre o que usa a porta 3000 e repita.\n');
  process.exitCode = 1;
}

main();
