import type { Faixa } from './passos';

/** What Excel takes of a list given as text. */
const MAIOR_LISTA = 255;
const ULTIMA_LINHA = 1_048_576;

/**
 * Values as the source of a list, or undefined when Excel would not take them, or would make others of them.
 *
 * @example listaEmTexto(['ampla', 'negros']) // 'ampla,negros'
 */
export function listaEmTexto(valores: readonly string[]): string | undefined {
  const texto = valores.join(',');
  const cabem = valores.every((valor) => valor !== '' && valor === valor.trim() && !/[,;"\r\n]|^=/.test(valor));
  return valores.length > 0 && cabem && texto.length <= MAIOR_LISTA ? texto : undefined;
}

/** Offers values in a column, from a row to the sheet's last one; another value is questioned and may stay. */
export function poeLista(faixa: Faixa, linha: number, coluna: number, texto: string): void {
  const { dataValidation } = faixa(linha, coluna, ULTIMA_LINHA - linha, 1);
  dataValidation.rule = { list: { inCellDropDown: true, source: texto } };
  dataValidation.ignoreBlanks = true;
  dataValidation.errorAlert = {
    showAlert: true,
    // Words that mean the same are read too, so nobody is stopped.
    style: 'Warning',
    title: 'Fora da lista',
    message: 'Este valor não está na lista desta coluna. Confira se é o que quer escrever.',
  };
}
