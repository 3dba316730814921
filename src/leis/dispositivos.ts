/** One provision of a law's text: its name as quoted ("art. 3º, § 1º") and its words, on one line. */
export interface Dispositivo {
  readonly nome: string;
  readonly palavras: string;
}

/** Page numbers and the letterhead that some stored texts repeat on each page. */
const CABECALHO_DE_PAGINA = /^Página \d+ de \d+[^\n]*\n(?:(?:PREFEITURA|ESTADO|Rua|Tel)[^\n]*\n)*/gmu;
/** "Município, 4 de novembro de 2011.": where the articles end. ("Decreto nº 1, de 14 de …" has "de" after the comma.) */
const FECHO = /^[^\n]*, \d{1,2} de \p{L}+ de \d{4}\.?[^\S\n]*$/gimu;
/** Where they end in a text without that line: the note of the publication in the Diário Oficial da União. */
const PUBLICACAO = /^Publicad[oa] no (?:DOU|Diário Oficial)\b/mu;
/** An editorial line: something of the law was not transcribed here. */
export const OMISSAO = '[...]';

const INICIO = {
  artigo: /^Art\. (\d+)[º°.]?\s*[-–.]?\s+/u,
  paragrafo: /^§ (\d+)[º°.]?\s*[-–.]?\s+/u,
  unico: /^Parágrafo\s+Único\.?\s*[-–.]?\s+/iu,
  inciso: /^([IVX]+) [-–]\s+/u,
} as const;

/** Words on one line, with one kind of ordinal sign and no word cut by the stored text's line breaks. */
export function normalizarPalavras(texto: string): string {
  return texto
    .replace(/°/gu, 'º')
    .replace(/\s+/gu, ' ')
    .replace(/(\p{L})- -(\p{L})/gu, '$1-$2')
    .trim();
}

function corpo(texto: string): string {
  const limpo = texto
    .replace(/\r\n?/gu, '\n')
    .replace(CABECALHO_DE_PAGINA, '')
    .replace(/^Parágrafo\s+Único/gimu, 'Parágrafo Único');
  const inicio = limpo.search(/^Art\. 1[º°]/mu);
  if (inicio < 0) return '';
  const artigos = limpo.slice(inicio);
  const fecho = [...artigos.matchAll(FECHO)].at(-1)?.index ?? artigos.search(PUBLICACAO);
  return fecho < 0 ? artigos : artigos.slice(0, fecho);
}

interface Achado {
  readonly nome: string;
  readonly rotulo: number;
}

/**
 * Reads the start of each line; a number out of sequence is a reference that fell at a line's start, not a heading. Only
 * on the line after an omission that the text itself marks may the numbering jump, and only ahead.
 */
class Leitor {
  private artigo = 0;
  private paragrafo = 0;
  private pai = '';
  private aposOmissao = false;

  ler(linha: string): Achado | undefined {
    const omissao = linha === OMISSAO;
    const achado = omissao ? { nome: `${this.pai}, ${OMISSAO}`, rotulo: 0 } : this.titulo(linha);
    if (linha !== '') this.aposOmissao = omissao;
    return achado;
  }

  private segue(numero: number, anterior: number): boolean {
    return this.aposOmissao ? numero > anterior : numero === anterior + 1;
  }

  private titulo(linha: string): Achado | undefined {
    const artigo = INICIO.artigo.exec(linha);
    if (artigo !== null && this.segue(Number(artigo[1]), this.artigo)) {
      this.artigo = Number(artigo[1]);
      this.paragrafo = 0;
      this.pai = `art. ${ordinal(this.artigo)}`;
      return { nome: this.pai, rotulo: artigo[0].length };
    }
    const paragrafo = INICIO.paragrafo.exec(linha);
    if (paragrafo !== null && this.segue(Number(paragrafo[1]), this.paragrafo)) {
      this.paragrafo = Number(paragrafo[1]);
      this.pai = `art. ${ordinal(this.artigo)}, § ${ordinal(this.paragrafo)}`;
      return { nome: this.pai, rotulo: paragrafo[0].length };
    }
    const unico = INICIO.unico.exec(linha);
    if (unico !== null) {
      this.pai = `art. ${ordinal(this.artigo)}, parágrafo único`;
      return { nome: this.pai, rotulo: unico[0].length };
    }
    const inciso = INICIO.inciso.exec(linha);
    return inciso === null ? undefined : { nome: `${this.pai}, ${inciso[1]}`, rotulo: inciso[0].length };
  }
}

/** Ordinals up to the ninth, cardinals from the tenth on, as laws are numbered (LC 95/1998, art. 10). */
function ordinal(numero: number): string {
  return numero < 10 ? `${numero}º` : `${numero}`;
}

/**
 * A law's text cut into its provisions, in the text's order: each article's caput, then its items and paragraphs. The
 * ementa, the signatures and the page headers are left out. Where the text marks that something was not transcribed
 * ("[...]" alone on a line), that is a provision too, named after the one before it: "art. 5º, [...]".
 */
export function dispositivosDe(texto: string): readonly Dispositivo[] {
  const leitor = new Leitor();
  const achados: { nome: string; linhas: string[] }[] = [];
  for (const crua of corpo(texto).split('\n')) {
    const linha = crua.trim();
    const inicio = leitor.ler(linha);
    if (inicio === undefined) achados.at(-1)?.linhas.push(linha);
    else achados.push({ nome: inicio.nome, linhas: [linha.slice(inicio.rotulo)] });
  }
  return achados.map(({ nome, linhas }) => ({ nome, palavras: normalizarPalavras(linhas.join(' ')) }));
}

/** "Art 3, §1" as a name of a provision is written here; undefined when it names none. */
export function nomeDe(digitado: string): string | undefined {
  const partes = normalizarPalavras(digitado).split(/\s*,\s*/u);
  const nomes = partes.map((parte, i) => {
    const artigo = /^art(?:igo)?\.?\s*(\d+)\s*º?$/iu.exec(parte);
    if (i === 0) return artigo === null ? undefined : `art. ${ordinal(Number(artigo[1]))}`;
    if (/^caput$/iu.test(parte)) return '';
    if (/^(?:parágrafo|paragrafo|§)\s*[uú]nico$/iu.test(parte)) return 'parágrafo único';
    const paragrafo = /^§\s*(\d+)\s*º?$/u.exec(parte);
    if (paragrafo !== null) return `§ ${ordinal(Number(paragrafo[1]))}`;
    const inciso = /^(?:inciso\s+)?([ivx]+)$/iu.exec(parte);
    return inciso?.[1]?.toUpperCase();
  });
  if (nomes.includes(undefined)) return undefined;
  return nomes.filter((nome) => nome !== '').join(', ');
}

/**
 * The words of one provision, without its heading; of an article named alone, the caput.
 *
 * @returns undefined when the text has no such provision
 * @example lerDispositivo(texto, 'art. 7º') // 'Esta Lei será regulamentada no que couber.'
 */
export function lerDispositivo(texto: string, dispositivo: string): string | undefined {
  const nome = nomeDe(dispositivo);
  return dispositivosDe(texto).find((candidato) => candidato.nome === nome)?.palavras;
}

/**
 * A whole article or paragraph: its own words first, then every provision under it.
 *
 * @returns undefined when the text has no such provision
 * @example lerComFilhos(texto, 'art. 3º') // [{ nome: 'art. 3º', … }, { nome: 'art. 3º, § 1º', … }, …]
 */
export function lerComFilhos(texto: string, dispositivo: string): readonly Dispositivo[] | undefined {
  const nome = nomeDe(dispositivo);
  if (nome === undefined) return undefined;
  const achados = dispositivosDe(texto).filter((d) => d.nome === nome || d.nome.startsWith(`${nome}, `));
  return achados.length === 0 ? undefined : achados;
}
