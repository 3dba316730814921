import { comparaTextos } from '../core/texto';
import type { Data } from '../core/lei';
import type { LinhaDoControle } from './controleLinhas';

/** Calls published together. */
export interface Turma {
  readonly chamadas: readonly LinhaDoControle[];
  readonly data?: Data;
}

/** By what the calls of a cargo are ordered, from the surest. */
export type OrdemDasChamadas = 'número' | 'data' | 'classificação';

const posto = ({ pessoa: { classificacao = Infinity } }: LinhaDoControle): number => classificacao;
const naData = (a: LinhaDoControle, b: LinhaDoControle): number => comparaTextos(a.data ?? '', b.data ?? '');

/**
 * The calls in their order: by their numbers when all have one, else by date, else by rank; equal ones by what comes
 * next.
 */
export function emOrdem(chamadas: readonly LinhaDoControle[]): { readonly linhas: readonly LinhaDoControle[]; readonly por: OrdemDasChamadas } {
  const numeradas = chamadas.every(({ chamada }) => chamada !== undefined);
  const datadas = chamadas.every(({ data }) => data !== undefined);
  const linhas = [...chamadas].sort(
    (a, b) =>
      (numeradas ? (a.chamada ?? 0) - (b.chamada ?? 0) : 0) || (datadas ? naData(a, b) : 0) || posto(a) - posto(b) || a.linha - b.linha,
  );
  return { linhas, por: numeradas ? 'número' : datadas ? 'data' : 'classificação' };
}

/** Runs of calls with the same document and date. */
export function turmasDe(linhas: readonly LinhaDoControle[]): Turma[] {
  const turmas: { chamadas: LinhaDoControle[]; data?: Data }[] = [];
  for (const linha of linhas) {
    const ultima = turmas.at(-1);
    const anterior = ultima?.chamadas.at(-1);
    const datada = linha.documento !== undefined || linha.data !== undefined;
    const junta = datada && anterior !== undefined && anterior.documento === linha.documento && anterior.data === linha.data;
    if (junta && ultima !== undefined) ultima.chamadas.push(linha);
    else turmas.push({ chamadas: [linha], ...(linha.data !== undefined && { data: linha.data }) });
  }
  return turmas;
}

/** The first batch after `depoisDe` that comes on that day or later; after all of them when none does. */
export function turmaNaData(turmas: readonly Turma[], depoisDe: number, data: Data): number {
  const achada = turmas.findIndex((turma, i) => i > depoisDe && turma.data !== undefined && turma.data >= data);
  return achada < 0 ? turmas.length : achada;
}

/** The batch of a person; -1 for who was never called. */
export function turmaDe(turmas: readonly Turma[], chave: string): number {
  return turmas.findIndex(({ chamadas }) => chamadas.some((chamada) => chamada.chave === chave));
}
