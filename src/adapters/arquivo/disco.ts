import { open } from 'node:fs/promises';
import { basename } from 'node:path';

import { lerArquivo, problemaDoTamanho, type Leitura } from './lerArquivo';
import { Recusa } from './recusa';

/**
 * `lerArquivo` for a path. A file above the limit is refused by its size, without reading it; one that can't be opened
 * is a problem too.
 */
export async function lerDoDisco(caminho: string): Promise<Leitura> {
  const nome = basename(caminho);
  const naoAberto = { problema: new Recusa('arquivo-ilegivel', { motivo: 'não pôde ser aberto' }).problema(nome) };
  const arquivo = await open(caminho, 'r').catch(() => undefined);
  if (arquivo === undefined) return naoAberto;
  try {
    const { size } = await arquivo.stat();
    const grande = problemaDoTamanho(size, nome);
    if (grande !== undefined) return { problema: grande };
    return await lerArquivo(new Uint8Array(await arquivo.readFile()), nome);
  } catch {
    return naoAberto;
  } finally {
    await arquivo.close();
  }
}
