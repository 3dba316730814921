import type { Celula } from '../grade';
import { textoDaCelula, vazia } from './texto';

const POSICAO =
  /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:[.,]0{1,2})?\s*(?:\.?\s*[ºª°oOaA]\.?)?(?:\s*(?:lugar|colocad[oa]))?\.?$/i;

const DIGITOS = /^\d{1,9}$/;

/**
 * A rank as sheets write it: `1º`, `2°`, `3 º`, `4o`, `12.º`, "1.234º"; undefined when the text is no rank.
 *
 * @example posicaoDe('12.º') // 12
 */
export function posicaoDe(texto: string): number | undefined {
  // Nearly every rank: digits, with or without the ordinal sign.
  const sinal = texto.charAt(texto.length - 1);
  const digitos = sinal === 'º' || sinal === '°' || sinal === 'ª' ? texto.slice(0, -1) : texto;
  if (DIGITOS.test(digitos)) return Number(digitos) >= 1 ? Number(digitos) : undefined;
  const achado = POSICAO.exec(texto);
  if (achado === null) return undefined;
  const numero = Number((achado[1] ?? '').replaceAll('.', ''));
  return numero >= 1 ? numero : undefined;
}

export type NumeroLido =
  | { readonly tipo: 'vazio' }
  | { readonly tipo: 'número'; readonly valor: number }
  | { readonly tipo: 'texto'; readonly texto: string };

/** A rank cell: a whole number from 1 on, nothing, or text that is no rank. */
export function lePosicao(celula: Celula | undefined): NumeroLido {
  if (typeof celula === 'number') {
    if (celula === 0) return { tipo: 'vazio' };
    return Number.isSafeInteger(celula) && celula > 0
      ? { tipo: 'número', valor: celula }
      : { tipo: 'texto', texto: String(celula) };
  }
  const texto = textoDaCelula(celula);
  if (vazia(texto) || /^(?:0+\s*[ºª°oa]?|\*+)$/.test(texto)) return { tipo: 'vazio' };
  if (typeof celula !== 'string') return { tipo: 'texto', texto };
  const valor = posicaoDe(texto);
  return valor === undefined ? { tipo: 'texto', texto } : { tipo: 'número', valor };
}

export type SeparadorDeMilhar = 'ponto' | 'nenhum';

/** "87", "87,5", "87.25": never three decimals, which may be a thousand. */
const NOTA_COMUM = /^\d{1,9}(?:[.,]\d{1,2})?$/;
const NOTA = /^([+\-−–]?)\s*(\d[\d.,\s]*)\s*(?:pts?\.?|pontos?|%)?$/i;

/**
 * A score cell: decimal comma or point, NBSP, negative. With `ponto`, other cells of the column use the decimal comma,
 * so "1.234" is a thousand and more.
 *
 * @example leNota('1.234,50', 'nenhum') // { tipo: 'número', valor: 1234.5 }
 */
export function leNota(celula: Celula | undefined, milhar: SeparadorDeMilhar): NumeroLido {
  if (typeof celula === 'number') return { tipo: 'número', valor: celula };
  if (typeof celula === 'object' && celula !== null && celula.tipo === 'porcentagem') {
    return { tipo: 'número', valor: celula.valor };
  }
  const texto = textoDaCelula(celula);
  if (texto === '' || (texto !== '0' && vazia(texto)) || /^\*+$/.test(texto)) return { tipo: 'vazio' };
  if (typeof celula !== 'string') return { tipo: 'texto', texto };
  if (NOTA_COMUM.test(texto)) return { tipo: 'número', valor: Number(texto.replace(',', '.')) };
  const achado = NOTA.exec(texto);
  if (achado === null) return { tipo: 'texto', texto };
  const valor = valorDe((achado[2] ?? '').replace(/\s/g, ''), milhar);
  if (valor === undefined) return { tipo: 'texto', texto };
  return { tipo: 'número', valor: achado[1] === '' || achado[1] === '+' ? valor : -valor };
}

function valorDe(digitos: string, milhar: SeparadorDeMilhar): number | undefined {
  const virgula = digitos.lastIndexOf(',');
  const ponto = digitos.lastIndexOf('.');
  const repetido = (sinal: string): boolean => digitos.indexOf(sinal) !== digitos.lastIndexOf(sinal);
  if (virgula >= 0 && ponto >= 0) {
    const decimal = virgula > ponto ? ',' : '.';
    if (repetido(decimal)) return undefined;
    const semMilhar = digitos.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, '.');
    return Number(semMilhar);
  }
  if (virgula >= 0) return repetido(',') ? undefined : Number(digitos.replace(',', '.'));
  if (ponto >= 0 && (repetido('.') || (milhar === 'ponto' && /^\d{1,3}\.\d{3}$/.test(digitos)))) {
    return /^\d{1,3}(?:\.\d{3})+$/.test(digitos) ? Number(digitos.replaceAll('.', '')) : undefined;
  }
  return Number(digitos);
}
