import { mkdtempSync, openSync, closeSync, ftruncateSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { gravarNoDisco, lerDoDisco } from '../../../src/adapters/arquivo/disco';

const pasta = mkdtempSync(join(tmpdir(), 'arquivo-'));
afterAll(() => rmSync(pasta, { recursive: true }));

test('200 MB are refused in milliseconds, by size', async () => {
  const caminho = join(pasta, 'grande.xlsx');
  const arquivo = openSync(caminho, 'w');
  ftruncateSync(arquivo, 200 * 1024 * 1024);
  closeSync(arquivo);
  const inicio = performance.now();
  expect(await lerDoDisco(caminho)).toMatchObject({
    problema: { codigo: 'arquivo-grande-demais', dados: { arquivo: 'grande.xlsx', bytes: 209_715_200 } },
  });
  expect(performance.now() - inicio).toBeLessThan(100);
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

test('an existing file is never overwritten', async () => {
  const caminho = join(pasta, 'saida.xlsx');
  await gravarNoDisco(caminho, Uint8Array.of(1));
  await expect(gravarNoDisco(caminho, Uint8Array.of(2))).rejects.toMatchObject({ code: 'EEXIST' });
  expect([...readFileSync(caminho)]).toEqual([1]);
});
