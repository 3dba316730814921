import type { Aba } from '../../planilha/grade';
import type { Problema } from '../../core/problema';
import { lerCsv } from './csv';
import { formatoDe } from './formato';
import { LIMITE_NO_DISCO } from './limites';
import { lerOds } from './ods';
import { Recusa } from './recusa';
import { lerXls } from './xls';
import { lerXlsx } from './xlsx';

export type Leitura = { readonly abas: readonly Aba[] } | { readonly problema: Problema };

/** The problem of a file above the limit, to be told from its size alone, before its bytes are read. */
export function problemaDoTamanho(bytes: number, nome: string): Problema | undefined {
  if (bytes <= LIMITE_NO_DISCO) return undefined;
  return new Recusa('arquivo-grande-demais', { bytes, limite: LIMITE_NO_DISCO }).problema(nome);
}

async function abasDe(bytes: Uint8Array, nome: string): Promise<readonly Aba[]> {
  const formato = formatoDe(bytes, nome);
  switch (formato.tipo) {
    case 'xlsx':
      return lerXlsx(bytes, formato.partes);
    case 'ods':
      return lerOds(bytes, formato.partes);
    case 'xls':
      return lerXls(bytes);
    case 'texto':
      return lerCsv(bytes, nome);
  }
}

/**
 * The sheets of a file: .xlsx, .xlsm, .csv (any text with ; , or tabs), .xls and .ods, told apart by their contents. It
 * never throws: what can't be read is a problem.
 *
 * @param nome the file's name, without folders; a .csv's sheet is named so
 * @example await lerArquivo(bytes, 'classificacao.csv') // { abas: [{ nome: 'classificacao.csv', linhas: […], mesclas: [] }] }
 */
export async function lerArquivo(bytes: Uint8Array, nome: string): Promise<Leitura> {
  const grande = problemaDoTamanho(bytes.length, nome);
  if (grande !== undefined) return { problema: grande };
  try {
    return { abas: await abasDe(bytes, nome) };
  } catch (erro) {
    // Whatever the library says of a broken file (in English, for programmers) comes down to this for who opened it.
    const recusa = erro instanceof Recusa ? erro : new Recusa('arquivo-ilegivel', { motivo: 'cortado ou corrompido' });
    return { problema: recusa.problema(nome) };
  }
}
