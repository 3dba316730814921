/// <reference path="../texto.d.ts" />
import type { Lei } from '../core/lei';
import { lei as federal } from './federal-15142-2025/lei';
import textoFederal from './federal-15142-2025/texto.txt';
import { lei as ferrazDeVasconcelos } from './ferraz-de-vasconcelos-3677-2026/lei';
import textoDeFerrazDeVasconcelos from './ferraz-de-vasconcelos-3677-2026/texto.txt';
import { lei as portoAlegre } from './porto-alegre-lc-494-2003/lei';
import textoDePortoAlegre from './porto-alegre-lc-494-2003/texto.txt';
import { lei as portoFeliz } from './porto-feliz-4993-2011/lei';
import textoDePortoFeliz from './porto-feliz-4993-2011/texto.txt';

/** The laws known, each with a published text. */
export const LEIS: readonly Lei[] = [portoFeliz, ferrazDeVasconcelos, portoAlegre, federal];

const TEXTOS: ReadonlyMap<string, string> = new Map([
  [portoFeliz.id, textoDePortoFeliz],
  [ferrazDeVasconcelos.id, textoDeFerrazDeVasconcelos],
  [portoAlegre.id, textoDePortoAlegre],
  [federal.id, textoFederal],
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
const VAZIAS = new Set('a o e de da do das dos lei leis norma n no nr num numero'.split(' '));
/** Words of any town: they name none in particular, but speak against a law of the Union. */
const DE_MUNICIPIO: readonly string[] = ['municipio', 'municipal', 'prefeitura', 'cidade'];

function palavrasDe(texto: string): string[] {
  const simples = texto.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const milharesJuntos = simples.replace(/(\d)\.(?=\d{3}(?!\d))/gu, '$1');
  const palavras = milharesJuntos.match(/\p{L}+|\d+|%/gu) ?? [];
  return palavras.map((palavra) => palavra.replace(/^0+(?=\d)/u, '')).filter((palavra) => !VAZIAS.has(palavra));
}

interface Chaves {
  /** What the law's place is called, word by word: a town's name; of the Union, also "federal". */
  readonly lugares: readonly (readonly string[])[];
  readonly numero: string;
  /** Say which law is meant only beside the town or the number: state, date, kind of law. */
  readonly fracas: ReadonlySet<string>;
}

function chavesDe(lei: Lei): Chaves {
  const [numero = '', ano = ''] = palavrasDe(lei.numero);
  const norma = palavrasDe(lei.norma).filter((palavra) => palavra !== numero);
  const tipo = norma.includes('complementar') ? ['lc'] : [];
  const daUniao = lei.uf === 'BR';
  return {
    lugares: [palavrasDe(lei.municipio), ...(daUniao ? [['federal']] : [])],
    numero,
    fracas: new Set([...norma, ...tipo, ano.slice(2), lei.uf.toLowerCase(), ...(daUniao ? [] : DE_MUNICIPIO)]),
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

function nomeDe(digitadas: readonly string[], lugar: readonly string[]): Comparacao['nome'] {
  const doLugar = digitadas.filter((palavra) => lugar.includes(palavra));
  const comeca = doLugar.length > 0 && doLugar.every((palavra, i) => palavra === lugar[i]);
  if (!comeca) return 'nenhum';
  return doLugar.length === lugar.length ? 'inteiro' : 'começo';
}

function comparar(digitadas: readonly string[], lei: Lei): Comparacao {
  const { lugares, numero, fracas } = chavesDe(lei);
  const nomes = lugares.map((lugar) => nomeDe(digitadas, lugar));
  const doLugar = new Set(lugares.flat());
  return {
    lei,
    nome: nomes.find((nome) => nome === 'inteiro') ?? nomes.find((nome) => nome === 'começo') ?? 'nenhum',
    temNumero: digitadas.includes(numero),
    concorda: digitadas.every((palavra) => doLugar.has(palavra) || palavra === numero || fracas.has(palavra)),
  };
}

function parecidas(digitadas: readonly string[]): readonly Lei[] {
  const proximas = LEIS.filter((lei) => {
    const { lugares, numero, fracas } = chavesDe(lei);
    const soFracas = digitadas.length > 0 && digitadas.every((palavra) => fracas.has(palavra));
    return soFracas || digitadas.some((palavra) => lugares.flat().includes(palavra) || palavra === numero);
  });
  return proximas.length === 0 ? LEIS : proximas;
}

/**
 * The law that a person's words name: town, number (with or without year), or id; case, accents and punctuation don't
 * count. Words are whole ("lei 49" is not 4.993), each must be of that law, and one of them must be its number or how
 * its town's name begins ("união" and "federal", of the Union): a year, a state or a share names none. "Poa" is another town of São Paulo, not a short form.
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
