import { AMPLA, type Modalidade } from './candidato';
import type { Classificados } from './classificados';
import type { Criterios } from './criterios';
import { Estado } from './estado';
import { chama, decide, type Aberta, type Devida } from './preencher';

export interface Ordem {
  /** The calls, in order: the steps are the result, every sentence and sheet is made from them. */
  readonly passos: readonly Devida[];
  /** Calls made before the first step: step i is call number `feitas + i + 1`. */
  readonly feitas: number;
  /** Per step: the modalidade by which the person holds the vaga after all the steps. */
  readonly ocupa: readonly Modalidade[];
  readonly abertas: readonly Aberta[];
  /** Undecided ties (1-based) that touch a call. With one, `passos` stops before the first call they could change. */
  readonly empates: readonly number[];
}

/**
 * The order of nomination from nothing: one call per vaga, in the order of their numbers.
 * O(n log n) in people and vacancies.
 *
 * @param modalidades of each vaga, as the series gives them
 * @example
 * // 20 % proporcional, compensada, 5 vagas, A* B C* D E F*: A, B, C (negros), F (compensação), D
 */
export function ordemDeNomeacao(
  classificados: Classificados,
  criterios: Criterios,
  modalidades: readonly Modalidade[],
): Ordem {
  const estado = new Estado(classificados, criterios);
  estado.oferece(modalidades);
  const abertas = new Int32Array(modalidades.length);
  for (let i = 0; i < abertas.length; i += 1) abertas[i] = i + 1;
  return chamadas(estado, abertas, 0);
}

/**
 * Fills these open vagas in this order, changing `estado` (give it a copy to look ahead).
 *
 * @param vagas numbers of open vagas, in the order of calling
 * @param feitas how many calls were made before; the next is `feitas + 1`
 */
export function chamadas(estado: Estado, vagas: ArrayLike<number>, feitas: number): Ordem {
  // Room for every call at once: a million of them would be copied again and again as the list grew.
  const passos = new Array<Devida>(vagas.length);
  let dados = 0;
  const abertas: Aberta[] = [];
  const empates = new Set<number>();
  let certas: { passos: number; abertas: number; ocupa: Modalidade[] } | undefined;
  const ocupaDe = (ate: readonly Devida[]): Modalidade[] => ate.map(({ pessoa }) => estado.ocupa(pessoa) ?? AMPLA);
  for (let i = 0; i < vagas.length; i += 1) {
    const decisao = decide(estado, vagas[i] ?? 0);
    if (decisao.tipo === 'aberta') {
      abertas.push(decisao);
      continue;
    }
    if (decisao.empates.length > 0) {
      // What follows is only provisional: it finds the other ties that will have to be decided too.
      certas ??= { passos: dados, abertas: abertas.length, ocupa: ocupaDe(passos.slice(0, dados)) };
      for (const empate of decisao.empates) empates.add(empate);
    }
    passos[dados] = decisao;
    dados += 1;
    chama(estado, decisao);
  }
  passos.length = dados;
  for (const empate of partidos(estado, passos)) empates.add(empate);
  if (certas === undefined) return { passos, feitas, ocupa: ocupaDe(passos), abertas, empates: [...empates] };
  return {
    passos: passos.slice(0, certas.passos),
    feitas,
    ocupa: certas.ocupa,
    abertas: abertas.slice(0, certas.abertas),
    empates: [...empates].sort((a, b) => a - b),
  };
}

/** Undecided ties of which one member was called in these steps and another still waits. */
function partidos(estado: Estado, passos: readonly Devida[]): number[] {
  const { empates, empateDe } = estado.classificados;
  if (empates.length === 0) return [];
  const tocados = new Set(passos.map(({ pessoa }) => empateDe[pessoa] ?? 0));
  tocados.delete(0);
  return [...tocados].filter((empate) =>
    empates[empate - 1]?.pessoas.some((pessoa) => estado.naLista(pessoa) && !estado.chamado(pessoa)),
  );
}
