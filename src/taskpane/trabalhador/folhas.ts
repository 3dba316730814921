import { transfer } from 'comlink';
import type { Folha, LinhaDaFolha } from '../../planilha/folha';
import type { CabecalhoDaFolha } from './tipos';

/** Sheets as a workbook, its bytes handed over. */
export async function arquivoDasFolhas(folhas: readonly Folha[], titulo: string): Promise<Uint8Array> {
  const { escreverXlsx } = await import('../../adapters/arquivo/escreverXlsx');
  const escrito = await escreverXlsx(folhas, { titulo });
  // What is transferred is the whole buffer: the bytes must be all that it holds.
  const bytes = new Uint8Array(escrito);
  return transfer(bytes, [bytes.buffer]);
}

/** The sheets prepared last, to be pulled in pieces or written to a file. */
export class FolhasPreparadas {
  private folhas: readonly Folha[] = [];

  prepara(folhas: readonly Folha[]): CabecalhoDaFolha[] {
    this.folhas = folhas;
    return folhas.map(({ linhas, ...folha }) => ({ ...folha, total: linhas.length }));
  }

  /** @throws RangeError when that sheet was not prepared */
  linhas(indice: number, de: number, ate: number): LinhaDaFolha[] {
    const folha = this.folhas[indice];
    if (folha === undefined) throw new RangeError(`folha: ${indice}`);
    return folha.linhas.slice(de, ate);
  }

  arquivo(titulo: string): Promise<Uint8Array> {
    return arquivoDasFolhas(this.folhas, titulo);
  }

  descarta(): void {
    this.folhas = [];
  }
}
