import type { Celula } from '../planilha/grade';
import { textoDaCelula } from '../planilha/leitura/texto';
import { ARGUMENTOS } from '../redacao/funcoes';
import { celulaDe } from './celulas';
import { argumentoErrado } from './recusa';

/** Rows of cells: a value alone is one cell, and an argument left out is no cell. */
function linhasDe(valor: unknown): readonly (readonly unknown[])[] {
  if (valor === null || valor === undefined) return [];
  if (!Array.isArray(valor)) return [[valor]];
  return valor.map((linha: unknown): readonly unknown[] => (Array.isArray(linha) ? linha : [linha]));
}

/** Nothing, however this Excel writes it: the desktop hands over 0 for an empty cell, the web null. */
function nada(valor: unknown): boolean {
  if (typeof valor === 'object' && valor !== null) return celulaDe(valor) === null;
  return valor === null || valor === undefined || valor === '' || valor === 0;
}

/**
 * A range as cells. Its last rows without content are cut before anything else looks at them: a whole column has a
 * million.
 *
 * A number 0 is an empty cell in every column: the desktop sends the same for both, and a formula must not depend on
 * where it is calculated. A score of zero can be written as text ("0").
 */
export function intervalo(valor: unknown): readonly (readonly Celula[])[] {
  const linhas = linhasDe(valor);
  let quantas = linhas.length;
  while (quantas > 0 && (linhas[quantas - 1] ?? []).every(nada)) quantas -= 1;
  return linhas.slice(0, quantas).map((linha) => linha.map((celula) => semZero(celulaDe(celula))));
}

const semZero = (celula: Celula): Celula => (celula === 0 ? null : celula);

/** The one cell of an argument that is a value; undefined when it is a range of more than one. */
export function celulaUnica(valor: unknown): Celula | undefined {
  const linhas = linhasDe(valor);
  const [primeira = []] = linhas;
  if (linhas.length > 1 || primeira.length > 1) return undefined;
  return celulaDe(primeira[0]);
}

/** The cell of an argument that takes one value, such as a date: of a range, its first cell. */
export function celulaSimples(valor: unknown): Celula {
  return celulaDe(linhasDe(valor)[0]?.[0]);
}

/** The text of a cell; an error in it is an error of the argument. */
export function textoDoArgumento(argumento: string, celula: Celula): string {
  if (typeof celula === 'object' && celula?.tipo === 'erro') {
    throw argumentoErrado(ARGUMENTOS.erroNaCelula(argumento, celula.erro));
  }
  return textoDaCelula(celula);
}

/** The text of an argument that may be left out: '' when it was, and for an empty cell. */
export function textoOpcional(argumento: string, valor: unknown): string {
  const celula = celulaSimples(valor);
  return celula === 0 ? '' : textoDoArgumento(argumento, celula);
}
