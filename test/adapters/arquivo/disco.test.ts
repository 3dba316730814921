import { mkdtempSync, openSync, closeSync, ftruncateSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { lerDoDisco } from '../../../src/adapters/arquivo/disco';

const pasta = mkdtempSync(join(tmpdir(), 'arquivo-'));
afterAll(() => rmSync(pasta, { recursive: true }));

test('200 MB are refused by their size, without being read', async () => {
  const caminho = join(pasta, 'grande.xlsx');
  const arquivo = openSync(caminho, 'w');
  ftruncateSync(arquivo, 200 * 1024 * 1024);
  closeSync(arquivo);
  const antes = process.memoryUsage().arrayBuffers;
  expect(await lerDoDisco(caminho)).toMatchObject({
    problema: { codigo: 'arquivo-grande-demais', dados: { arquivo: 'grande.xlsx', bytes: 209_715_200 } },
  });
  expect(process.memoryUsage().arrayBuffers - antes).toBeLessThan(100 * 1024 * 1024);
});

test('a file is read under its own name', async () => {
  writeFileSync(join(pasta, 'lista.csv'), 'a;b');
  expect(await lerDoDisco(join(pasta, 'lista.csv'))).toMatchObject({
    abas: [{ nome: 'lista.csv', linhas: [['a', 'b']] }],
  });
});

test('what is not there, and what is a folder, is a problem', async () => {
  for (const caminho of [join(pasta, 'nada.xlsx'), pasta]) {
    expect(await lerDoDisco(caminho)).toMatchObject({
      problema: { codigo: 'arquivo-ilegivel', dados: { motivo: 'não pôde ser aberto' } },
    });
  }
});
