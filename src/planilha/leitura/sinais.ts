import type { Grupo } from './destino';
import type { LeitorDeMarcas, MarcaLida } from './marcas';
import { entradasDaLegenda } from './motivos';
import type { SituacaoLida } from './situacoes';
import { palavrasDe } from './texto';

/** What a legend below the table explains: abbreviations and asterisks. */
export interface Legenda {
  readonly asteriscos: ReadonlyMap<string, MarcaLida>;
  readonly siglas: readonly (readonly [string, Grupo])[];
  /** "PN = pessoa negra (S/N)": N means não. */
  readonly simNao: boolean;
}

export function legendaDe(textos: readonly string[], le: LeitorDeMarcas): Legenda {
  const asteriscos = new Map<string, MarcaLida>();
  const siglas: [string, Grupo][] = [];
  for (const { sinal, sentido } of textos.flatMap(entradasDaLegenda)) {
    const lida = le(semParenteses(sentido));
    if (sinal.startsWith('*')) asteriscos.set(sinal, lida.resposta === 'texto' ? lida : le(sentido));
    else {
      const [grupo] = lida.grupos;
      if (grupo !== undefined && lida.desconhecidas.length === 0) siglas.push([palavrasDe(sinal), grupo]);
    }
  }
  return { asteriscos, siglas, simNao: textos.some((texto) => /\bs\s*\/\s*n\b|sim\s*\/\s*n[ãa]o/i.test(texto)) };
}

const semParenteses = (texto: string): string =>
  texto
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim();

/** A name without the marks that follow it, and those marks. */
export interface NomeLido {
  readonly nome: string;
  readonly marcas: readonly MarcaLida[];
  /** Suffixes that no table has and may be marks. */
  readonly desconhecidas: readonly string[];
}

/** In brackets, or after a dash or a bar. */
const SUFIXO = /^(.*\S)\s*(?:[([]([^()[\]]{1,40})[)\]]|(?:\s[-–—/]\s*|[-–—]\s+)(\p{L}[\p{L}./ ]{1,39}))\s*$/iu;
/** Abbreviations that no surname is. */
const SIGLA_NO_FIM = /^(.*\p{L})\s+(pcd|pne|ppp|nna)\s*$/iu;
/** What a name must end with to carry a mark. */
const FIM_COM_MARCA = /[)\]*]$|\s[-–—/]|[-–—]\s|\s(?:pcd|pne|ppp|nna)$/iu;
const PODE_SER_SOBRENOME = /^(?:pret|pard|negr|afro)\p{L}*$/iu;
const NADA: readonly never[] = [];
const ASTERISCOS = /^(.*[^\s*])\s*\(?(\*+)\)?$/;
const NAO_SAO_MARCAS = new Set(['jr', 'junior', 'filho', 'filha', 'neto', 'neta', 'sobrinho', 'segundo', 'ii', 'iii']);

/** "ANA JATOBÁ (NNA) (PCD)", "BENTO IPÊ **": marks come after the name, in brackets, after a dash or as asterisks. */
export function leNome(texto: string, le: LeitorDeMarcas, legenda: Legenda): NomeLido {
  if (!FIM_COM_MARCA.test(texto)) return { nome: texto, marcas: NADA, desconhecidas: NADA };
  const marcas: MarcaLida[] = [];
  const desconhecidas: string[] = [];
  let nome = texto;
  for (let voltas = 0; voltas < 6; voltas += 1) {
    const comAsteriscos = nome.endsWith('*') || nome.endsWith('*)') ? ASTERISCOS.exec(nome) : null;
    if (comAsteriscos !== null) {
      const sinal = comAsteriscos[2] ?? '';
      const lida = legenda.asteriscos.get(sinal);
      if (lida === undefined) desconhecidas.push(sinal);
      else marcas.push(lida);
      nome = comAsteriscos[1] ?? '';
      continue;
    }
    const achado = SUFIXO.exec(nome) ?? SIGLA_NO_FIM.exec(nome);
    const dentro = achado?.[2] ?? achado?.[3];
    if (achado === null || dentro === undefined) break;
    const lida = le(dentro);
    const daMarca =
      lida.desconhecidas.length === 0 &&
      (lida.grupos.length + lida.negados.length > 0 || lida.subJudice || lida.resposta === 'não');
    if (!daMarca) {
      const sigla = palavrasDe(dentro);
      const parece = achado[2] !== undefined && /^[a-z]{1,5}$/.test(sigla) && !NAO_SAO_MARCAS.has(sigla);
      if (parece) desconhecidas.push(dentro);
      break;
    }
    // After a dash only abbreviations count by themselves: "ANA - PARDO" may be a surname, and is asked.
    if (achado[3] !== undefined && PODE_SER_SOBRENOME.test(dentro)) {
      desconhecidas.push(dentro);
      break;
    }
    marcas.push(lida);
    nome = achado[1] ?? '';
  }
  return { nome, marcas, desconhecidas };
}

/** A situation written after a name, and the name without it. */
export interface SituacaoNoNome {
  readonly nome: string;
  readonly texto: string;
  readonly lida: SituacaoLida;
}

const FIM_COM_SITUACAO = /^(.*\S)\s*(?:[([]([^()[\]]{4,40})[)\]]|(?:\s[-–—/]\s*|[-–—]\s+)(\p{L}[\p{L}. ]{3,39}))\s*$/u;

/** "MIA IPÊ - ELIMINADA", "LIA CEDRO (desistente)"; undefined where what follows a name tells no situation. */
export function situacaoNoNome(nome: string, le: (texto: string) => SituacaoLida): SituacaoNoNome | undefined {
  if (!/[)\]]$|\s[-–—/]|[-–—]\s/u.test(nome)) return undefined;
  const achado = FIM_COM_SITUACAO.exec(nome);
  const texto = achado?.[2] ?? achado?.[3];
  if (achado === null || texto === undefined) return undefined;
  const lida = le(texto);
  const conhecida = lida.tipo === 'contraditória' || (lida.tipo === 'situação' && lida.situacao !== 'habilitado');
  return conhecida ? { nome: achado[1] ?? '', texto, lida } : undefined;
}
