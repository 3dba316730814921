import { normaliza } from '../../core/texto';

const LIGACOES = new Set(['a', 'o', 'e', 'ou', 'as', 'os', 'de', 'da', 'do', 'das', 'dos', 'com', 'para']);

/**
 * An id made from a name: no accents, no linking words, hyphens between words.
 *
 * @example idDe('Negros e indígenas') // 'negros-indigenas'
 */
export function idDe(nome: string): string {
  const palavras = normaliza(nome).match(/[a-z0-9]+/g) ?? [];
  const fortes = palavras.filter((palavra) => !LIGACOES.has(palavra));
  return (fortes.length === 0 ? palavras : fortes).join('-');
}

/**
 * The id of a law: town, kind where it is not a common law, number and year.
 *
 * @example idDaLei('Porto Alegre', normaDe('Lei Complementar nº 494/2003')) // 'porto-alegre-lc-494-2003'
 */
export function idDaLei(municipio: string, { norma, numero }: Norma): string {
  const simples = (texto: string): string[] => normaliza(texto).match(/[a-z0-9]+/g) ?? [];
  const tipo = /^lei complementar/iu.test(norma) ? ['lc'] : [];
  const partes = [...simples(municipio), ...(numero === '' ? [] : [...tipo, ...simples(numero.replace(/\./gu, ''))])];
  return partes.join('-') || 'minha-lei';
}

/** A name inside a sentence: lower case, but for abbreviations ("PcD"). */
export function grupoDe(nome: string): string {
  return nome
    .trim()
    .split(/\s+/u)
    .map((palavra) => (/\p{Lu}.*\p{Lu}/u.test(palavra) && palavra.length <= 5 ? palavra : palavra.toLowerCase()))
    .join(' ');
}

/** Names that mean the reserva of people with disabilities, which the edital may also set. */
const DE_PCD = new Set([
  'pcd',
  'pcds',
  'pessoa-deficiencia',
  'pessoas-deficiencia',
  'deficientes',
  'candidatos-deficiencia',
]);
export const ePcd = (nome: string): boolean => DE_PCD.has(idDe(nome));

/** The marks that a reserva's name suggests, where the table gives none: the whole name and each group it joins. */
export function palavrasDoNome(nome: string): string[] {
  const semPessoas = (texto: string): string => texto.replace(/^(?:pessoas?|candidat[oa]s?|povos?)\s+/iu, '').trim();
  const partes = nome
    .split(/\s+(?:e|ou)\s+|\s*[/,;]\s*/u)
    .map(semPessoas)
    .filter(Boolean);
  return [...new Set([nome.trim(), ...partes])];
}

/** The name of a law whose table has none. */
export const NORMA_DESCONHECIDA = 'Lei informada em tabela';

export interface Norma {
  /** As printed: "Lei nº 7.344, de 3 de abril de 2025". */
  readonly norma: string;
  /** Short: "Lei nº 7.344/2025". */
  readonly curta: string;
  /** "7.344/2025"; '' when the words have no number. */
  readonly numero: string;
}

const TIPO_DE_NORMA =
  /^(?:lei complementar|lei municipal|lei ordinária|lei estadual|lei|decreto-lei|decreto|resolução|portaria|edital|instrução normativa|medida provisória|deliberação|provimento)(?!\p{L})/iu;

/** "7.344/2025", "Lei nº 7.344, de 3 de abril de 2025" … as names of a law. */
export function normaDe(texto: string): Norma {
  const norma = texto.trim();
  const [, numero, ano] =
    /(\d{1,3}(?:\.\d{3})+|\d+)\s*\/\s*(\d{4})/u.exec(norma) ??
    /(\d{1,3}(?:\.\d{3})+|\d+),?\s+de\s.*?(\d{4})/u.exec(norma) ??
    [];
  if (numero === undefined || ano === undefined) return { norma, curta: norma, numero: '' };
  const escrito = `${numero}/${ano}`;
  const [tipo = 'Lei'] = TIPO_DE_NORMA.exec(norma) ?? [];
  const curta = `${tipo} nº ${escrito}`;
  // A number alone is no name of a law: its kind is taken to be the common one.
  return { norma: /\p{L}/u.test(norma) ? norma : curta, curta, numero: escrito };
}
