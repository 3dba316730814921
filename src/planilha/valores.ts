import { celulaComErro, ERROS_DE_CELULA } from './erros';
import type { Conteudo, Folha, LinhaDaFolha } from './folha';
import { nomeDeAba } from './folhas/nomes';
import { comprimento } from './comprimento';
import type { Aba, Celula } from './grade';

/**
 * The values of one sheet as one text, to be summed up by a hash: the same for a sheet about to be written, for what is
 * read back from the file and for what another program saves again. Formats, merges, widths and hidden rows are no part
 * of it; the sheet's name is.
 *
 * Lines, each ended by "\n": `valores 1`, the version of this format; `aba` and the name between JSON quotes; then each
 * row, its cells separated by tabs: nothing for an empty one; text between JSON quotes; numbers as JavaScript writes
 * them, with the 15 digits that spreadsheets keep; `true`/`false`; `d"AAAA-MM-DD"`; `e"#N/D"`.
 *
 * Taken for the same, because some program turns one into the other: a percentage and its number; "\r\n", "\r" and "\n";
 * a text that is the name of an error and that error; a text of nothing and an empty cell; a text with and without the
 * control characters that no document can hold. Any other difference in a value is a difference in the text.
 */
export function* textoDosValores({ nome, linhas }: Pick<Aba, 'nome' | 'linhas'>): Generator<string> {
  yield `valores 1\naba\t${JSON.stringify(textoLimpo(nome))}\n`;
  const total = comprimento(linhas, (linha) => linha.some((celula) => textoDaCelula(celula) !== ''));
  for (let i = 0; i < total; i += LINHAS_POR_VEZ) {
    yield linhas
      .slice(i, Math.min(i + LINHAS_POR_VEZ, total))
      .map((celulas) => `${textoDaLinha(celulas)}\n`)
      .join('');
  }
}

const LINHAS_POR_VEZ = 500;

function textoDaLinha(celulas: readonly Celula[]): string {
  const textos = celulas.map(textoDaCelula);
  return textos.slice(0, comprimento(textos, (texto) => texto !== '')).join('\t');
}

function textoDaCelula(celula: Celula | undefined): string {
  if (celula === null || celula === undefined) return '';
  if (typeof celula === 'string') return textoDoTexto(textoLimpo(celula));
  if (typeof celula === 'number') return textoDoNumero(celula);
  if (typeof celula === 'boolean') return String(celula);
  switch (celula.tipo) {
    case 'data':
      return `d${JSON.stringify(celula.data)}`;
    case 'erro':
      return `e${JSON.stringify(celula.erro)}`;
    case 'porcentagem':
      return textoDoNumero(celula.valor);
  }
}

function textoDoTexto(texto: string): string {
  if (texto === '') return '';
  return Object.hasOwn(ERROS_DE_CELULA, texto) ? textoDaCelula(celulaComErro(texto)) : JSON.stringify(texto);
}

/** A number that is none (no file holds it) is an empty cell; -0 is 0. */
function textoDoNumero(numero: number): string {
  return Number.isFinite(numero) ? String(Number(numero.toPrecision(15))) : '';
}

function textoLimpo(texto: string): string {
  return (
    texto
      .replace(/\r\n?/g, '\n')
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      // Half of a pair is written as the replacement character.
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
  );
}

/** The sheets as they will be read back from the file, in order, with the names they get there. */
export function abasDasFolhas(folhas: readonly Folha[]): Aba[] {
  const nomes: string[] = [];
  return folhas.map((folha) => {
    const nome = nomeDeAba(folha.nome, nomes);
    nomes.push(nome);
    return { nome, linhas: folha.linhas.map((linha) => celulasDaLinha(linha, folha.colunas.length)), mesclas: [] };
  });
}

function celulasDaLinha({ papel, celulas }: LinhaDaFolha, colunas: number): Celula[] {
  if (papel === 'vazia') return [];
  return (papel === 'dado' ? celulas.slice(0, colunas) : celulas).map(celulaDe);
}

/** Excel has no dates before 1900, nor does it trust those of its first two months: they are written as text. */
const PRIMEIRA_DATA = '1900-03-01';

function celulaDe(conteudo: Conteudo): Celula {
  if (typeof conteudo !== 'object' || conteudo === null) return conteudo;
  return conteudo.data < PRIMEIRA_DATA ? conteudo.data : { tipo: 'data', data: conteudo.data };
}
