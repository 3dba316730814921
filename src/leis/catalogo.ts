/// <reference path="../texto.d.ts" />
import type { Lei } from '../core/lei';
import { lei as ferrazDeVasconcelos } from './ferraz-de-vasconcelos-3677-2026/lei';
import textoDeFerrazDeVasconcelos from './ferraz-de-vasconcelos-3677-2026/texto.txt';
import { lei as portoAlegre } from './porto-alegre-lc-494-2003/lei';
import textoDePortoAlegre from './porto-alegre-lc-494-2003/texto.txt';
import { lei as portoFeliz } from './porto-feliz-4993-2011/lei';
import textoDePortoFeliz from './porto-feliz-4993-2011/texto.txt';

/** The laws known, each with a published text. */
export const LEIS: readonly Lei[] = [portoFeliz, ferrazDeVasconcelos, portoAlegre];

const TEXTOS: ReadonlyMap<string, string> = new Map([
  [portoFeliz.id, textoDePortoFeliz],
  [ferrazDeVasconcelos.id, textoDeFerrazDeVasconcelos],
  [portoAlegre.id, textoDePortoAlegre],
]);

/** The published text of a law of the catalogue, as stored; undefined for a law of one's own. */
export function textoDaLei(id: string): string | undefined {
  return TEXTOS.get(id);
}

export type Procura =
  | { readonly tipo: 'achada'; readonly lei: Lei }
  | { readonly tipo: 'ambígua'; readonly candidatas: readonly Lei[] }
  /** `sugestoes`: the laws that share something with what was typed; all of them when none does. */
  | { readonly tipo: 'desconhecida'; readonly sugestoes: readonly Lei[] };

/** Words that name no law in particular. "no" is what "nº" decomposes to. */
const VAZIAS = new Set(
  'a o e de da do das dos lei leis norma n no nr num numero municipio municipal prefeitura cidade'.split(' '),
);

function palavrasDe(texto: string): string[] {
  const simples = texto.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const milharesJuntos = simples.replace(/(\d)\.(?=\d{3}(?!\d))/gu, '$1');
  const palavras = milharesJuntos.match(/\p{L}+|\d+|%/gu) ?? [];
  return palavras.map((palavra) => palavra.replace(/^0+(?=\d)/u, '')).filter((palavra) => !VAZIAS.has(palavra));
}

interface Chaves {
  readonly municipio: readonly string[];
  readonly numero: string;
  /** Say which law is meant only beside the town or the number: state, date, kind of law. */
  readonly fracas: ReadonlySet<string>;
}

function chavesDe(lei: Lei): Chaves {
  const [numero = '', ano = ''] = palavrasDe(lei.numero);
  const norma = palavrasDe(lei.norma).filter((palavra) => palavra !== numero);
  const tipo = norma.includes('complementar') ? ['lc'] : [];
  return {
    municipio: palavrasDe(lei.municipio),
    numero,
    fracas: new Set([...norma, ...tipo, ano.slice(2), lei.uf.toLowerCase()]),
  };
}

/** What was typed, against one law. */
interface Comparacao {
  readonly lei: Lei;
  /** Typed words of the town's name, when they are how it begins. */
  readonly nome: 'inteiro' | 'começo' | 'nenhum';
  readonly temNumero: boolean;
  /** Every word typed is of this law: nothing speaks against it. */
  readonly concorda: boolean;
}

function comparar(digitadas: readonly string[], lei: Lei): Comparacao {
  const { municipio, numero, fracas } = chavesDe(lei);
  const doMunicipio = digitadas.filter((palavra) => municipio.includes(palavra));
  const comeca = doMunicipio.length > 0 && doMunicipio.every((palavra, i) => palavra === municipio[i]);
  const inteiro = comeca && doMunicipio.length === municipio.length;
  return {
    lei,
    nome: inteiro ? 'inteiro' : comeca ? 'começo' : 'nenhum',
    temNumero: digitadas.includes(numero),
    concorda: digitadas.every((palavra) => municipio.includes(palavra) || palavra === numero || fracas.has(palavra)),
  };
}

function parecidas(digitadas: readonly string[]): readonly Lei[] {
  const proximas = LEIS.filter((lei) => {
    const { municipio, numero, fracas } = chavesDe(lei);
    const soFracas = digitadas.length > 0 && digitadas.every((palavra) => fracas.has(palavra));
    return soFracas || digitadas.some((palavra) => municipio.includes(palavra) || palavra === numero);
  });
  return proximas.length === 0 ? LEIS : proximas;
}

/**
 * The law that a person's words name: town, number (with or without year), or id; case, accents and punctuation don't
 * count. Words are whole ("lei 49" is not 4.993), each must be of that law, and one of them must be its number or how
 * its town's name begins: a year, a state or a share names none. "Poa" is another town of São Paulo, not a short form.
 *
 * @example procurarLei('lc 494') // { tipo: 'achada', lei: the one of Porto Alegre }
 * @example procurarLei('porto') // { tipo: 'ambígua', candidatas: Porto Feliz and Porto Alegre }
 */
export function procurarLei(digitado: string): Procura {
  const digitadas = palavrasDe(digitado);
  const comparadas = LEIS.map((lei) => comparar(digitadas, lei));
  const achadas = comparadas.filter((c) => c.concorda && (c.temNumero || c.nome !== 'nenhum'));
  const [unica] = achadas;
  if (unica === undefined) return { tipo: 'desconhecida', sugestoes: parecidas(digitadas) };
  // The beginning of a name that two towns share stays ambiguous whatever state or year stands beside it.
  const candidatas =
    achadas.length === 1 && unica.nome === 'começo' && !unica.temNumero
      ? comparadas.filter((c) => c.nome !== 'nenhum')
      : achadas;
  if (candidatas.length === 1) return { tipo: 'achada', lei: unica.lei };
  return { tipo: 'ambígua', candidatas: candidatas.map(({ lei }) => lei) };
}
