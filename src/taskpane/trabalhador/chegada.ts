import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { textoCanonico } from '../../planilha/canonico';
import type { Aba, Celula } from '../../planilha/grade';

/** A sheet announced before its rows. */
export type AbaAnunciada = Omit<Aba, 'linhas'>;

/** Sheets on their way from Excel, block by block. */
export class Chegada {
  private readonly abas: (AbaAnunciada & { readonly linhas: (readonly Celula[])[] })[] = [];

  comecaAba(aba: AbaAnunciada): void {
    this.abas.push({ ...aba, linhas: [] });
  }

  /** @throws Error when no sheet was announced */
  recebeLinhas(linhas: readonly (readonly Celula[])[]): void {
    const aba = this.abas.at(-1);
    if (aba === undefined) throw new Error('recebeLinhas: no sheet was begun');
    for (const linha of linhas) aba.linhas.push(linha);
  }

  termina(): readonly Aba[] {
    return this.abas;
  }
}

/** crypto.subtle is missing on intranets without https. */
export function sha256DosBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

/** The hash of the cells of a workbook, which has no bytes to read. */
export function sha256DasCelulas(abas: readonly Aba[]): string {
  const hash = sha256.create();
  for (const pedaco of textoCanonico(abas)) hash.update(utf8ToBytes(pedaco));
  return bytesToHex(hash.digest());
}
