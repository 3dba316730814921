import type { Aba, Celula } from '../../planilha/grade';
import { celulaComErro } from '../../planilha/erros';
import { abaDe, pareceErro } from './celulas';

/**
 * The sheets of a .xls (Excel 97 to 2003). The library tells neither hidden rows nor % formats (0,2 for 20%) of it.
 *
 * @throws whatever the library throws
 */
export async function lerXls(bytes: Uint8Array): Promise<Aba[]> {
  const { readXls } = await import('hucre/xlsx');
  const { sheets } = await readXls(bytes);
  return sheets.map((aba) => {
    const lida = abaDe(aba, []);
    const comErros = (celula: Celula): Celula =>
      typeof celula === 'string' && pareceErro(celula) ? celulaComErro(celula) : celula;
    return { ...lida, linhas: lida.linhas.map((linha) => linha.map(comErros)) };
  });
}
