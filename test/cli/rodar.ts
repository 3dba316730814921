import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { main } from '../../src/cli/main';

export interface Resultado {
  readonly codigo: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process, as a script would. */
export async function rodar(...args: string[]): Promise<Resultado> {
  let stdout = '';
  let stderr = '';
  const processo = {
    stdout: { write: (texto: string) => (stdout += texto) },
    stderr: { write: (texto: string) => (stderr += texto) },
    exitCode: undefined as number | undefined,
  };
  await main(args, processo);
  return { codigo: processo.exitCode ?? -1, stdout, stderr };
}

export interface Json {
  readonly codigo: number;
  readonly stderr: string;
  // The tests read free-form JSON, as the scripts that rely on the contract do.
  readonly json: Record<string, never> & { readonly problemas: { codigo: string; gravidade: string; linha?: number; coluna?: string; texto: string }[] };
}

/** Runs with --json: exactly one object on stdout. */
export async function rodarJson(...args: string[]): Promise<Json> {
  const { codigo, stdout, stderr } = await rodar(...args, '--json');
  if (!stdout.endsWith('\n') || stdout.trim().split('\n').length !== 1) throw new Error(`not one line of JSON: ${stdout}${stderr}`);
  return { codigo, stderr, json: JSON.parse(stdout) };
}

/** A folder of this test file's own, removed at the end. */
export function pasta(): { arquivo: (nome: string, conteudo: string | Uint8Array) => string; caminho: (nome: string) => string } {
  const raiz = mkdtempSync(path.join(tmpdir(), 'cotas-'));
  afterAll(() => rmSync(raiz, { recursive: true, force: true }));
  const caminho = (nome: string): string => path.join(raiz, nome);
  return {
    caminho,
    arquivo: (nome, conteudo) => {
      writeFileSync(caminho(nome), conteudo);
      return caminho(nome);
    },
  };
}
