import { dataBrasileira } from '../../core/data';
import type { Conteudo, Folha, LinhaDaFolha } from '../../planilha/folha';
import { serialDe } from './celulas';

/** What Excel takes in a cell. */
const MAIOR_TEXTO = 32_767;

const PALAVRAS = /^(?:true|false|verdadeiro|falso|#.*)$/i;

/**
 * Whether Excel would make something else of a text outside of a text column: a formula, a number, a date, a truth. A
 * text without digits and signs, or a whole sentence, is safe; where there is a doubt, it isn't.
 */
function mudaria(texto: string): boolean {
  if (/^[=+\-@'\s\u0000-\u001f]/.test(texto) || PALAVRAS.test(texto.trim())) return true;
  return /\d/.test(texto) && !(texto.length > 30 && /\p{L}{3,}.*\s\p{L}{3,}.*\s\p{L}{3,}/u.test(texto));
}

/** The apostrophe is Excel's own sign for "this is text", and does not become part of it. */
function comoTexto(texto: string, emColunaDeTexto: boolean): string {
  const inteiro = texto.length > MAIOR_TEXTO ? `${texto.slice(0, MAIOR_TEXTO - 1)}…` : texto;
  if (emColunaDeTexto) return inteiro.startsWith("'") ? `'${inteiro}` : inteiro;
  return mudaria(inteiro) ? `'${inteiro}` : inteiro;
}

function valorDe(conteudo: Conteudo | undefined, formato: string): string | number {
  const emTexto = formato === 'texto';
  if (conteudo === null || conteudo === undefined) return '';
  if (typeof conteudo === 'string') return conteudo === '' ? '' : comoTexto(conteudo, emTexto);
  if (typeof conteudo === 'number') {
    if (!Number.isFinite(conteudo)) return '';
    return emTexto ? String(conteudo).replace('.', ',') : conteudo;
  }
  const serial = formato === 'data' ? serialDe(conteudo.data) : undefined;
  return serial ?? comoTexto(dataBrasileira(conteudo.data), emTexto);
}

/** A row as Excel takes it. Only the rows of the table have their columns' formats. */
export function valoresDa(
  { papel, celulas }: LinhaDaFolha,
  { colunas }: Pick<Folha, 'colunas'>,
  largura: number,
): (string | number)[] {
  const naTabela = papel === 'dado' || papel === 'destaque';
  const valores: (string | number)[] = [];
  for (let j = 0; j < largura; j++) valores.push(valorDe(celulas[j], (naTabela && colunas[j]?.formato) || 'geral'));
  return valores;
}
