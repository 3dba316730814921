import type { CelulaComErro } from './grade';

/** Error values as Excel stores them → as it shows them in Portuguese. */
export const ERROS_DE_CELULA: Readonly<Record<string, string>> = {
  '#N/A': '#N/D',
  '#VALUE!': '#VALOR!',
  '#REF!': '#REF!',
  '#DIV/0!': '#DIV/0!',
  '#NAME?': '#NOME?',
  '#NUM!': '#NÚM!',
  '#NULL!': '#NULO!',
  '#SPILL!': '#DESPEJAR!',
  '#CALC!': '#CALC!',
  '#FIELD!': '#CAMPO!',
  '#BLOCKED!': '#BLOQUEADO!',
  '#CONNECT!': '#CONECTAR!',
  '#BUSY!': '#OCUPADO!',
  '#UNKNOWN!': '#DESCONHECIDO!',
  '#GETTING_DATA': '#OBTENDO_DADOS',
};

/** What Excel shows for a date outside its calendar. */
export const DATA_IMPOSSIVEL: CelulaComErro = { tipo: 'erro', erro: '########' };

/** The error of a cell, by the text that Excel stores for it. */
export function celulaComErro(texto: string): CelulaComErro {
  return { tipo: 'erro', erro: ERROS_DE_CELULA[texto] ?? texto };
}
