import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, realpathSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escreverXlsx } from '../adapters/arquivo/escreverXlsx';
import type { Folha } from '../planilha/folha';
import { UsoErrado } from './uso';

/** The version printed in the Memória de cálculo. */
export function versaoDoPrograma(): string {
  const pacote: unknown = JSON.parse(readFileSync(path.join(__dirname, '../../package.json'), 'utf8'));
  return typeof pacote === 'object' && pacote !== null && 'version' in pacote ? String(pacote.version) : '';
}

/** Of the bytes of a file, in hexadecimal. */
export async function sha256Do(caminho: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const parte of createReadStream(caminho)) hash.update(parte as Uint8Array);
  return hash.digest('hex');
}

function mesmoArquivo(a: string, b: string): boolean {
  try {
    return realpathSync(a) === realpathSync(b);
  } catch {
    return false;
  }
}

/** The output may not be the file that is read: the user's sheet is never changed. */
export function confereSaida(saida: string, lidos: readonly string[]): void {
  if (!/\.xlsx$/i.test(saida)) throw new UsoErrado(`--saida: “${saida}” deve terminar em .xlsx.`);
  if (lidos.some((lido) => mesmoArquivo(saida, lido))) {
    throw new UsoErrado(`--saida: “${saida}” é o próprio arquivo lido, que nunca é alterado. Escolha outro nome.`);
  }
}

function codigoDe(erro: unknown): string {
  return typeof erro === 'object' && erro !== null && 'code' in erro ? String(erro.code) : '';
}

/** Node's own recursive mkdir never ends where a folder can't be made under an existing one (/proc). */
async function criarPasta(pasta: string): Promise<void> {
  try {
    await mkdir(pasta);
  } catch (erro) {
    if (codigoDe(erro) === 'EEXIST') return;
    const acima = path.dirname(pasta);
    if (codigoDe(erro) !== 'ENOENT' || acima === pasta) throw erro;
    await criarPasta(acima);
    await mkdir(pasta);
  }
}

/** Writes the workbook beside its final name and then puts it in place, so that nothing half-written ever stays. */
export async function gravarPlanilha(saida: string, folhas: readonly Folha[], titulo: string): Promise<void> {
  const bytes = await escreverXlsx(folhas, { titulo });
  const provisorio = `${saida}.${process.pid}.parcial`;
  try {
    await criarPasta(path.dirname(saida));
    await writeFile(provisorio, bytes);
    await rename(provisorio, saida);
  } catch (erro) {
    await rm(provisorio, { force: true }).catch(() => undefined);
    const motivo = codigoDe(erro) === '' ? '' : ` (${codigoDe(erro)})`;
    throw new UsoErrado(`Não foi possível gravar “${saida}”${motivo}. Feche o arquivo, se estiver aberto, e confira a pasta.`);
  }
}
