import type { Celula } from '../grade';

const INVISIVEIS = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;
const PRECISA_LIMPAR = /[\u200B-\u200D\u2060\uFEFF\u00AD]|\s{2}|[^\S ]/;

/** A sheet's text without invisible characters, with line breaks, NBSP and runs of spaces as one space. */
export function limpa(texto: string): string {
  return PRECISA_LIMPAR.test(texto) ? texto.replace(INVISIVEIS, '').replace(/\s+/g, ' ').trim() : texto.trim();
}

/** What a person sees in the cell, cleaned; '' when it is empty. */
export function textoDaCelula(celula: Celula | undefined): string {
  if (celula === undefined || celula === null) return '';
  if (typeof celula === 'string') return limpa(celula);
  if (typeof celula === 'number') return String(celula);
  if (typeof celula === 'boolean') return celula ? 'VERDADEIRO' : 'FALSO';
  switch (celula.tipo) {
    case 'data':
      return celula.data.split('-').reverse().join('/');
    case 'erro':
      return celula.erro;
    case 'porcentagem':
      return `${celula.valor * 100}%`;
  }
}

const SIGLA_COM_PONTOS = /\b(?:[a-z]\.)+[a-z]\b\.?/g;

/**
 * The words of a text: no accents, no case, no punctuation, one space between words; "P.C.D." is one word.
 *
 * @example palavrasDe('Afro-Brasileiros (20%)') // 'afro brasileiros 20'
 */
export function palavrasDe(texto: string): string {
  const comum = /^[\x00-\x7f]*$/.test(texto);
  let simples = comum
    ? texto.toLowerCase()
    : texto
        .normalize('NFD')
        .toLowerCase()
        .replace(/[\u0300-\u036fºª°]/g, '');
  if (simples.includes('.')) simples = simples.replace(SIGLA_COM_PONTOS, (sigla) => sigla.replace(/\./g, ''));
  return simples.replace(/[^a-z0-9]+/g, ' ').trim();
}

const [CERQUILHA, ESPACO, ESPACO_FIXO] = [35, 32, 160];
const ERROS_DE_FORMULA = new Set(
  '#N/D #N/A #REF! #VALOR! #VALUE! #DIV/0! #NOME? #NAME? #NULO! #NULL! #NÚM! #NUM! #DESPEJAR! #SPILL! #CALC!'.split(
    ' ',
  ),
);

/** The formula error that a cell shows (a .csv holds it as text), or undefined. */
export function erroDaCelula(celula: Celula | undefined): string | undefined {
  if (typeof celula === 'string') {
    // Almost no text starts so: the table is looked at only when it does.
    const primeira = celula.charCodeAt(0);
    if (primeira !== CERQUILHA && primeira > ESPACO && primeira !== ESPACO_FIXO) return undefined;
    const texto = celula.trim().toUpperCase();
    return ERROS_DE_FORMULA.has(texto) ? texto : undefined;
  }
  return typeof celula === 'object' && celula !== null && celula.tipo === 'erro' ? celula.erro : undefined;
}

/** The cell's text, '' where it shows a formula error (reported apart). */
export function textoSemErro(celula: Celula | undefined): string {
  return erroDaCelula(celula) === undefined ? textoDaCelula(celula) : '';
}

const NADA = new Set(['', '-', '--', '---', '–', '—', '−', '_', '.', '...', '/', '0', '*****']);

/** "—", "-", 0 and blanks are written where there is nothing. */
export function vazia(texto: string): boolean {
  return NADA.has(texto);
}

/** Remembers what each distinct text gave: columns of a ranking repeat a few words thousands of times. */
export function memoriza<V>(le: (texto: string) => V): (texto: string) => V {
  const lidas = new Map<string, V>();
  return (texto) => {
    const lida = lidas.get(texto);
    if (lida !== undefined || lidas.has(texto)) return lida ?? le(texto);
    const nova = le(texto);
    lidas.set(texto, nova);
    return nova;
  };
}
