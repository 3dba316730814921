import { PCD, type Candidato, type ReservaId } from './candidato';
import type { Criterios, CriteriosDaReserva } from './criterios';
import { comparaTextos } from './texto';

/** Why someone who was read is in no list. */
export type MotivoDeFora = 'eliminado' | 'desistente' | 'cota negada' | 'sem classificação';

/** People with the same general rank whose order nobody has decided. */
export interface Empate {
  readonly classificacao: number;
  /** Indexes into `pessoas`. */
  readonly pessoas: readonly number[];
}

/** The people of one cargo in their lists. Everything is an index into `pessoas`. */
export interface Classificados {
  readonly pessoas: readonly Candidato[];
  /** The lista geral, best first; cotistas included. */
  readonly listaGeral: Int32Array;
  /** The reservas with a list: PcD first, then the law's in its order. */
  readonly reservas: readonly ReservaId[];
  /** Per person, one bit per reserva (bit i = reservas[i]) of which they are a member that counts. */
  readonly membroDe: Uint32Array;
  readonly empates: readonly Empate[];
  /** Per person: 1 + the index of their undecided tie, 0 for none. */
  readonly empateDe: Int32Array;
  readonly fora: readonly { readonly pessoa: number; readonly motivo: MotivoDeFora }[];
}

export interface OpcoesDosClassificados {
  readonly criterios: Criterios;
  /**
   * The order decided for tied people, per person, smaller first (only compared within a tie). Whoever is missing is
   * undecided.
   */
  readonly desempate?: ReadonlyMap<number, number>;
}

/** fim-de-fila goes after everyone: the ranks of the queue's end start here, above any rank of a sheet. */
const FIM_DE_FILA = 2 ** 31;

/**
 * The lista geral and who belongs to each lista específica (dominio.md § 6): everyone still in, by rank; people at the
 * end of the queue after everyone. Equal ranks that nobody decided are reported as ties, never settled by name or row.
 */
export function classificados(
  pessoas: readonly Candidato[],
  { criterios, desempate = new Map() }: OpcoesDosClassificados,
): Classificados {
  const reservas = [PCD, ...criterios.reservas.map(({ id }) => id)];
  const membroDe = new Uint32Array(pessoas.length);
  const chaves = new Float64Array(pessoas.length);
  const fora: { pessoa: number; motivo: MotivoDeFora }[] = [];
  let dentro = 0;
  pessoas.forEach((pessoa, i) => {
    membroDe[i] = bitsDasReservas(pessoa, criterios);
    const motivo = motivoDeFora(pessoa, criterios);
    if (motivo !== undefined) {
      fora.push({ pessoa: i, motivo });
      return;
    }
    const chave = (pessoa.classificacao ?? 0) + (pessoa.situacao === 'fim-de-fila' ? FIM_DE_FILA : 0);
    // One number sorts fastest: the rank, and the index below it only to find the person again.
    chaves[dentro] = chave * TETO_DE_PESSOAS + i;
    dentro += 1;
  });
  const ordenadas = chaves.subarray(0, dentro).sort();
  const listaGeral = Int32Array.from(ordenadas, (chave) => chave % TETO_DE_PESSOAS);
  return {
    pessoas,
    listaGeral,
    reservas,
    membroDe,
    fora,
    ...separaEmpates(pessoas, ordenadas, listaGeral, desempate),
  };
}

/** Ranks up to 2^32 and this many people fit one exact whole number. */
const TETO_DE_PESSOAS = 2 ** 20;

function separaEmpates(
  pessoas: readonly Candidato[],
  ordenadas: Float64Array,
  listaGeral: Int32Array,
  desempate: ReadonlyMap<number, number>,
): Pick<Classificados, 'empates' | 'empateDe'> {
  const empates: Empate[] = [];
  const empateDe = new Int32Array(pessoas.length);
  const posto = (i: number): number => Math.floor((ordenadas[i] ?? 0) / TETO_DE_PESSOAS);
  for (let inicio = 0; inicio < listaGeral.length; ) {
    let fim = inicio + 1;
    while (fim < listaGeral.length && posto(fim) === posto(inicio)) fim += 1;
    if (fim - inicio > 1) {
      const iguais = [...listaGeral.subarray(inicio, fim)];
      const decididas = iguais.filter((i) => desempate.has(i));
      // A tie is decided when every member has a place; with one missing, only those with a place are ordered.
      iguais.sort(
        (a, b) =>
          (desempate.get(a) ?? Infinity) - (desempate.get(b) ?? Infinity) ||
          comparaTextos(pessoas[a]?.inscricao ?? '', pessoas[b]?.inscricao ?? ''),
      );
      listaGeral.set(iguais, inicio);
      if (decididas.length < iguais.length) {
        empates.push({ classificacao: pessoas[iguais[0] ?? 0]?.classificacao ?? 0, pessoas: iguais });
        for (const i of iguais) empateDe[i] = empates.length;
      }
    }
    inicio = fim;
  }
  return { empates, empateDe };
}

function motivoDeFora(pessoa: Candidato, criterios: Criterios): MotivoDeFora | undefined {
  if (pessoa.situacao === 'eliminado') return 'eliminado';
  if (pessoa.situacao === 'desistente') return 'desistente';
  if (pessoa.classificacao === undefined) return 'sem classificação';
  const negada = criterios.reservas.some(
    ({ id, cotaNegada }) => pessoa.reservas[id] === 'negada' && cotaNegada === 'eliminado',
  );
  return negada ? 'cota negada' : undefined;
}

/** Whether a membership counts: declarada, confirmada and pendente do, negada does not. */
export function conta(pessoa: Candidato, reserva: ReservaId): boolean {
  const pertenca = pessoa.reservas[reserva];
  return pertenca !== undefined && pertenca !== 'negada';
}

function bitsDasReservas(pessoa: Candidato, criterios: Criterios): number {
  let bits = conta(pessoa, PCD) ? 1 : 0;
  const daLei = criterios.reservas.filter(({ id }) => conta(pessoa, id));
  const ficam = criterios.duasReservas === 'a de maior percentual' ? maiorPercentual(daLei) : daLei;
  for (const reserva of ficam) bits |= 1 << (1 + criterios.reservas.indexOf(reserva));
  return bits;
}

function maiorPercentual(reservas: readonly CriteriosDaReserva[]): readonly CriteriosDaReserva[] {
  if (reservas.length < 2) return reservas;
  const parte = ({ quantidade: { percentual } }: CriteriosDaReserva, outra: CriteriosDaReserva): number =>
    percentual.numerador * outra.quantidade.percentual.denominador;
  return [reservas.reduce((maior, esta) => (parte(esta, maior) > parte(maior, esta) ? esta : maior))];
}
