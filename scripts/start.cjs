/** `npm start`: builds the pane when it has to and serves dist/ at http://localhost:3000, or at the next free port. */
'use strict';

const { createServer } = require('node:http');

const { buildWhenStale } = require('./dist.cjs');
const { answer } = require('./site.cjs');

const FIRST_PORT = 3000;
const PORTS_TRIED = 20;
/** Both, since what "localhost" means depends on the machine; no other machine is answered. */
const ADDRESSES = ['127.0.0.1', '::1'];

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
