import type { Citacao } from '../../core/lei';

/** What the third column says of a rule. */
export type Fundamento =
  | { readonly base: 'texto'; readonly citacoes: readonly [Citacao, ...Citacao[]] }
  | { readonly base: 'dúvida'; readonly questao: string; readonly citacoes: readonly [Citacao, ...Citacao[]] }
  | { readonly base: 'silêncio'; readonly questao: string; readonly citacoes: readonly Citacao[] };

/** Every row of a table, inside a text, that stands where an article would. */
export const LINHA_DA_TABELA = /linha \d+ da tabela da lei/gu;

const PAR = /([^:;“”\s.][^:;“”]{0,119}):\s*“([^“”]*)”/gu;
/** Each pair begins where the blanks and stops before it end: one way to read a text, so a long one is not tried again and again. */
const SO_PARES = /^\s*(?:[^:;“”\s.][^:;“”]{0,119}:\s*“[^“”]*”[\s;.]*)+$/u;
/** A sentence that ends with its citations in brackets; the words quoted may have brackets of their own. */
const COM_PARES_NO_FIM = /^([^]*?)\(((?:[^:;“”()\s.][^:;“”()]{0,119}:\s*“[^“”]*”[\s;.]*)+)\)\s*$/u;
/** The shortest name of a provision: "art. 3º, § 1º". */
const DISPOSITIVO =
  /\bart(?:igo|s)?\.?\s*\d+[º°o]?(?:-[A-Z])?(?:,?\s*(?:§+\s*\d+[º°o]?|par[áa]grafo [úu]nico|caput|inciso [IVXLC]+|[IVXLC]+\b))*/giu;
const TETO_DO_NOME = 100;

/** What a rule without an article rests on. */
const linhaDaTabela = (linha: number): string => `linha ${linha} da tabela da lei`;

/** Whether what a citation names is a row of the table, and no provision. */
export function eLinhaDaTabela(dispositivo: string): boolean {
  return /^linha \d+ da tabela da lei$/.test(dispositivo);
}

function paresDe(texto: string): Citacao[] {
  return [...texto.matchAll(PAR)].map(([, dispositivo = '', palavras = '']) => ({
    dispositivo: dispositivo.trim(),
    palavras: palavras.trim(),
  }));
}

/** One provision and its words, however they are parted: "art. 3º: a quinta vaga …", or the provision alone. */
function umaCitacao(texto: string, linha: Citacao): Citacao {
  const [, dispositivo, palavras = ''] = /^([^:–—“"]+?)\s*(?:[:–—]|(?=[“"]))\s*(.+)$/su.exec(texto) ?? [];
  if (dispositivo !== undefined && dispositivo.length <= TETO_DO_NOME) {
    return { dispositivo, palavras: palavras.replace(/^[“"]\s*|\s*[”"]$/gu, '') };
  }
  if (texto.length <= TETO_DO_NOME) return { dispositivo: texto, palavras: '' };
  return { ...linha, palavras: texto };
}

/** @param emProsa whether articles that the sentence only names are cited too */
function comCitacoes(texto: string, emProsa: boolean): { questao: string; citacoes: Citacao[] } {
  const [, questao = '', pares] = COM_PARES_NO_FIM.exec(texto) ?? [];
  if (pares !== undefined) return { questao: questao.trimEnd(), citacoes: paresDe(pares) };
  if (!emProsa) return { questao: texto, citacoes: [] };
  const citadas = [...new Set([...texto.matchAll(DISPOSITIVO)].map(([nome]) => nome.trim()))];
  return { questao: texto, citacoes: citadas.map((dispositivo) => ({ dispositivo, palavras: '' })) };
}

export interface BaseDoArtigo {
  readonly base: Fundamento['base'];
  /** The article and its words, or why there is a doubt. */
  readonly resto: string;
}

/**
 * What the third column says a rule rests on, and the rest of its words.
 *
 * @example baseDoArtigo('dúvida: o art. 2º e o art. 5º divergem') // { base: 'dúvida', resto: 'o art. 2º e o art. 5º …' }
 */
export function baseDoArtigo(artigo: string): BaseDoArtigo {
  const [, palavra, resto = ''] = /^\s*(d[úu]vida|sil[êe]ncio)(?![\p{L}\d])\s*[:–—-]?\s*(.*)$/isu.exec(artigo) ?? [];
  if (palavra === undefined) return { base: 'texto', resto: artigo };
  return { base: /^s/iu.test(palavra) ? 'silêncio' : 'dúvida', resto };
}

/**
 * The third column: "art. 3º, § 1º: “words”" (text of the law), "dúvida: why", "silêncio" or nothing. Without an
 * article the rule rests on the table itself, at its row.
 *
 * @param linha row of the table, named where no article is
 */
export function leFundamento(artigo: string, linha: number): Fundamento {
  const daTabela: Citacao = { dispositivo: linhaDaTabela(linha), palavras: '' };
  const { base, resto } = baseDoArtigo(artigo.trim());
  if (base === 'texto') {
    if (resto === '') return { base, citacoes: [daTabela] };
    const [primeira, ...outras] = SO_PARES.test(resto) ? paresDe(resto) : [umaCitacao(resto, daTabela)];
    return { base, citacoes: [primeira ?? daTabela, ...outras] };
  }
  const emSilencio = base === 'silêncio';
  // What the law leaves out rests on no article: one named in passing may be of another norm.
  const { questao, citacoes } = comCitacoes(resto, !emSilencio);
  if (emSilencio) return { base: 'silêncio', questao, citacoes };
  const [primeira = daTabela, ...outras] = citacoes;
  return {
    base: 'dúvida',
    questao: questao === '' ? 'A tabela da lei marca esta regra como duvidosa.' : questao,
    citacoes: [primeira, ...outras],
  };
}

/** The third column that `leFundamento` reads back: brackets in a provision's name leave its words out. */
export function escreveFundamento(base: Fundamento['base'], questao: string, citacoes: readonly Citacao[]): string {
  // Inner quotation marks would end the words too soon.
  const pares = citacoes
    .map(({ dispositivo, palavras }) => `${dispositivo}: “${palavras.replace(/[“”]/gu, '"')}”`)
    .join('; ');
  if (base === 'texto') return pares;
  // A name with brackets would end the citations too soon; the words then stay in the question alone.
  const semFim = pares === '' || citacoes.some(({ dispositivo }) => /[()]/.test(dispositivo));
  const fim = semFim ? '' : ` (${pares})`;
  return `${base}: ${questao}${fim}`;
}
