import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { distFolder } from './dist';

const folder = distFolder();
const started: ChildProcess[] = [];
afterAll(() => started.forEach((child) => child.kill()));

/** What `npm start` says until it serves, and the port that it took. */
function start(): Promise<{ port: number; said: string }> {
  const child = spawn(process.execPath, [path.join(folder, '../scripts/start.cjs')]);
  started.push(child);
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (piece: Buffer) => {
      said += piece.toString();
      const port = /Painel em http:\/\/localhost:(\d+) /.exec(said)?.[1];
      if (port !== undefined) resolve({ port: Number(port), said });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => reject(new Error(said)));
  });
}

/** As typed: fetch would tidy up the path. */
function get(port: number, asked: string, host = '127.0.0.1'): Promise<{ status: number; type: string; body: string }> {
  return new Promise((resolve, reject) => {
    const asking = request({ host, port, path: asked }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body }),
      );
    });
    asking.on('error', reject).end();
  });
}

describe('npm start', () => {
  it('serves the pane, and takes the next port, saying so, when its own is busy', async () => {
    const first = await start();
    const second = await start();
    expect(second.said).toContain(`A porta ${first.port} está ocupada por outro programa; tentando a ${first.port + 1}.`);
    expect(second.port).toBeGreaterThan(first.port);
    for (const { port } of [first, second]) {
      const page = { status: 200, type: 'text/html; charset=utf-8', body: readFileSync(path.join(folder, 'taskpane.html'), 'utf8') };
      expect(await get(port, '/')).toEqual(page);
      expect(await get(port, '/taskpane.html?_host_Info=Excel$Win32$16.01$pt-BR')).toEqual(page);
    }
  }, 120_000);

  it('gives nothing from outside of dist/', async () => {
    const { port } = await start();
    for (const asked of ['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json', '/%', '//', '/nada.js', '/scripts']) {
      expect(await get(port, asked)).toMatchObject({ status: 404, body: 'Não há nada neste endereço.\n' });
    }
  }, 120_000);
});
