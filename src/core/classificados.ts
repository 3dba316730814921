import { comPcd, PCD, type Candidato, type ReservaId } from './candidato';
import type { Criterios, CriteriosDaReserva } from './criterios';
import { comparaTextos } from './texto';

/** Why someone who was read is in no list. */
export type MotivoDeFora = 'eliminado' | 'desistente' | 'cota negada' | 'sem classificação';

/** People with the same general rank whose order nobody has decided. */
export interface Empate {
  readonly classificacao: number;
  /** Their numbers. */
  readonly pessoas: readonly number[];
}

/**
 * The people of one cargo in their lists. Each has a number: their place in the lista geral, from 0, and after it those
 * who are in no list. Everything is said by these numbers.
 */
export interface Classificados {
  /** By number: the lista geral, best first, cotistas included; then those out of it. */
  readonly pessoas: readonly Candidato[];
  /** How many are in the lista geral. */
  readonly naLista: number;
  /** The number of each person by their index in what was read. */
  readonly numeroDe: Int32Array;
  /** The reservas with a list: PcD first (index 0), then the law's in its order. */
  readonly reservas: readonly ReservaId[];
  /** Per person, one bit per reserva (bit i = reservas[i]) of which they are a member that counts. */
  readonly membroDe: Uint32Array;
  /** Per person: 1 when the sheet says they were already called. */
  readonly jaNomeado: Uint8Array;
  readonly empates: readonly Empate[];
  /** Per person: 1 + the index of their undecided tie, 0 for none. */
  readonly empateDe: Int32Array;
  readonly fora: readonly { readonly pessoa: number; readonly motivo: MotivoDeFora }[];
}

export interface OpcoesDosClassificados {
  readonly criterios: Criterios;
  /**
   * The order decided for tied people, by their index in what was read, smaller first (only compared within a tie).
   * Whoever is missing is undecided.
   */
  readonly desempate?: ReadonlyMap<number, number>;
}

/** fim-de-fila goes after everyone: the ranks of the queue's end start here, above any rank of a sheet. */
const FIM_DE_FILA = 2 ** 31;

/** Ranks up to 2^32 and this many people fit one exact whole number. */
const TETO_DE_PESSOAS = 2 ** 20;

/**
 * The lista geral and who belongs to each lista específica: everyone still in, by rank; people at the
 * end of the queue after everyone. Equal ranks that nobody decided are reported as ties, never settled by name or row.
 *
 * @throws RangeError above 1 048 576 people in one cargo, the rows of a sheet
 */
export function classificados(
  lidas: readonly Candidato[],
  { criterios, desempate = new Map() }: OpcoesDosClassificados,
): Classificados {
  if (lidas.length > TETO_DE_PESSOAS) throw new RangeError(`pessoas: ${lidas.length}`);
  const chaves = new Float64Array(lidas.length);
  const deFora: { lida: number; motivo: MotivoDeFora }[] = [];
  const bits = new Uint32Array(lidas.length);
  const nomeados = new Uint8Array(lidas.length);
  const postos = postosDensos(lidas);
  let naLista = 0;
  const listas = comPcd(criterios.reservas.map(({ id }) => id));
  const eliminam = criterios.reservas.filter(({ cotaNegada }) => cotaNegada === 'eliminado').map(({ id }) => id);
  for (let lida = 0; lida < lidas.length; lida += 1) {
    const pessoa = lidas[lida];
    if (pessoa === undefined) continue;
    bits[lida] = bitsDasReservas(pessoa, criterios, listas);
    if (pessoa.situacao === 'ja-nomeado') nomeados[lida] = 1;
    const motivo = motivoDeFora(pessoa, eliminam);
    if (motivo !== undefined) {
      deFora.push({ lida, motivo });
      continue;
    }
    const classificacao = pessoa.classificacao ?? 0;
    const posto = (postos?.get(classificacao) ?? classificacao) + (pessoa.situacao === 'fim-de-fila' ? FIM_DE_FILA : 0);
    // One number sorts fastest: the rank, and below it the index, only to find the person again.
    chaves[naLista] = posto * TETO_DE_PESSOAS + lida;
    naLista += 1;
  }
  const ordenadas = chaves.subarray(0, naLista).sort();
  const ordem = new Int32Array(lidas.length);
  for (let i = 0; i < naLista; i += 1) {
    const chave = ordenadas[i] ?? 0;
    ordem[i] = chave - Math.floor(chave / TETO_DE_PESSOAS) * TETO_DE_PESSOAS;
  }
  deFora.forEach(({ lida }, i) => {
    ordem[naLista + i] = lida;
  });
  const faixas = faixasDeEmpate(lidas, ordenadas, ordem, desempate);
  const numeroDe = new Int32Array(lidas.length);
  const pessoas = new Array<Candidato>(lidas.length);
  const membroDe = new Uint32Array(lidas.length);
  const jaNomeado = new Uint8Array(lidas.length);
  for (let numero = 0; numero < ordem.length; numero += 1) {
    const lida = ordem[numero] ?? 0;
    const pessoa = lidas[lida];
    if (pessoa !== undefined) pessoas[numero] = pessoa;
    numeroDe[lida] = numero;
    membroDe[numero] = bits[lida] ?? 0;
    jaNomeado[numero] = nomeados[lida] ?? 0;
  }
  return {
    pessoas,
    naLista,
    numeroDe,
    reservas: listas,
    membroDe,
    jaNomeado,
    ...empatesDas(faixas, pessoas),
    fora: deFora.map(({ lida, motivo }) => ({ pessoa: numeroDe[lida] ?? 0, motivo })),
  };
}

/**
 * Small places for the ranks of a sheet that has some too large to be sorted with the index below them (a column of
 * codes taken for ranks); undefined when the ranks serve as they are.
 */
function postosDensos(lidas: readonly Candidato[]): ReadonlyMap<number, number> | undefined {
  if (lidas.every(({ classificacao = 0 }) => classificacao < FIM_DE_FILA)) return undefined;
  const distintas = [...new Set(lidas.map(({ classificacao = 0 }) => classificacao))].sort((a, b) => a - b);
  return new Map(distintas.map((classificacao, i) => [classificacao, i + 1]));
}

/** A run of numbers in an undecided tie: from `inicio` up to, not including, `fim`. */
interface Faixa {
  readonly inicio: number;
  readonly fim: number;
}

/** Puts the decided ties in their order and gives the runs that are left undecided. */
function faixasDeEmpate(
  lidas: readonly Candidato[],
  ordenadas: Float64Array,
  ordem: Int32Array,
  desempate: ReadonlyMap<number, number>,
): Faixa[] {
  const faixas: Faixa[] = [];
  const posto = (i: number): number => Math.floor((ordenadas[i] ?? 0) / TETO_DE_PESSOAS);
  for (let inicio = 0; inicio < ordenadas.length;) {
    const deste = posto(inicio);
    let fim = inicio + 1;
    while (fim < ordenadas.length && posto(fim) === deste) fim += 1;
    if (fim - inicio > 1) {
      const iguais = [...ordem.subarray(inicio, fim)];
      // A tie is decided when every member has a place; with one missing, only those with a place are ordered.
      iguais.sort(
        (a, b) =>
          (desempate.get(a) ?? Infinity) - (desempate.get(b) ?? Infinity) ||
          comparaTextos(lidas[a]?.inscricao ?? '', lidas[b]?.inscricao ?? ''),
      );
      ordem.set(iguais, inicio);
      if (!iguais.every((lida) => desempate.has(lida))) faixas.push({ inicio, fim });
    }
    inicio = fim;
  }
  return faixas;
}

function empatesDas(
  faixas: readonly Faixa[],
  pessoas: readonly Candidato[],
): Pick<Classificados, 'empates' | 'empateDe'> {
  const empateDe = new Int32Array(pessoas.length);
  const empates = faixas.map(({ inicio, fim }, i): Empate => {
    empateDe.fill(i + 1, inicio, fim);
    const iguais = Array.from({ length: fim - inicio }, (_, passo) => inicio + passo);
    return { classificacao: pessoas[inicio]?.classificacao ?? 0, pessoas: iguais };
  });
  return { empates, empateDe };
}

/** @param eliminam the reservas whose refusal puts the person out of the contest */
function motivoDeFora(pessoa: Candidato, eliminam: readonly ReservaId[]): MotivoDeFora | undefined {
  if (pessoa.situacao === 'eliminado') return 'eliminado';
  if (pessoa.situacao === 'desistente') return 'desistente';
  if (pessoa.classificacao === undefined) return 'sem classificação';
  for (const id of eliminam) if (pessoa.reservas[id] === 'negada') return 'cota negada';
  return undefined;
}

/** Whether a membership counts: declarada, confirmada and pendente do, negada does not. */
export function conta(pessoa: Candidato, reserva: ReservaId): boolean {
  const pertenca = pessoa.reservas[reserva];
  return pertenca !== undefined && pertenca !== 'negada';
}

/** One bit per list of which the person is a member; by a law whose reservas exclude each other, of one of them only. */
export function bitsDasReservas(
  pessoa: Candidato,
  { reservas, duasReservas }: Criterios,
  listas: readonly ReservaId[],
): number {
  let bits = 0;
  let daLei = 0;
  for (let lista = 0; lista < listas.length; lista += 1) {
    if (!conta(pessoa, listas[lista] ?? '')) continue;
    bits |= 1 << lista;
    if (lista > 0) daLei += 1;
  }
  if (daLei < 2 || duasReservas === 'a que chamar primeiro') return bits;
  // A disability adds to a group; the groups of the law are the ones that exclude each other.
  const maior = maiorPercentual(reservas.filter(({ id }) => id !== PCD && conta(pessoa, id)));
  return (bits & 1) | (1 << listas.indexOf(maior.id));
}

/** The one with the largest share; equal shares: the first of the law. */
function maiorPercentual(reservas: readonly CriteriosDaReserva[]): CriteriosDaReserva {
  const parte = ({ quantidade: { percentual } }: CriteriosDaReserva, outra: CriteriosDaReserva): number =>
    percentual.numerador * outra.quantidade.percentual.denominador;
  return reservas.reduce((maior, esta) => (parte(esta, maior) > parte(maior, esta) ? esta : maior));
}
