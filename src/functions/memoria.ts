import type { Celula } from '../planilha/grade';

export type Grade = readonly (readonly Celula[])[];

interface Guardada<V> {
  readonly resumo: number;
  readonly chave: string;
  readonly grade: Grade;
  readonly valor: V;
}

const ENTRADAS = 8;
/** A few rankings of whole columns would hold on to much memory. */
const CELULAS = 2_000_000;

/**
 * What was worked out of the last ranges, by their contents: many formulas over one ranking work it out once, and a
 * changed cell works it out again. Excel hands over a new array at each call, so which array it is says nothing.
 */
export class Memoria<V> {
  private guardadas: Guardada<V>[] = [];

  /** @param chave what else the result depends on */
  de(grade: Grade, chave: string, calcula: () => V): V {
    const resumo = resumoDe(grade);
    const achada = this.guardadas.find(
      (uma) => uma.resumo === resumo && uma.chave === chave && iguais(uma.grade, grade),
    );
    const esta = achada ?? { resumo, chave, grade, valor: calcula() };
    this.guardadas = cabem([esta, ...this.guardadas.filter((uma) => uma !== esta)]);
    return esta.valor;
  }
}

/** The most recent ones, within both limits; the newest always. */
function cabem<V>(guardadas: readonly Guardada<V>[]): Guardada<V>[] {
  let celulas = 0;
  return guardadas.slice(0, ENTRADAS).filter(({ grade }, i) => {
    celulas += grade.length * (grade[0]?.length ?? 0);
    return i === 0 || celulas <= CELULAS;
  });
}

function textoDa(celula: Celula): string {
  if (celula === null || typeof celula !== 'object') return String(celula);
  return celula.tipo === 'data' ? celula.data : celula.tipo === 'erro' ? celula.erro : String(celula.valor);
}

/** FNV-1a of the cells' texts: quick, and enough to skip ranges that differ. */
function resumoDe(grade: Grade): number {
  let resumo = 0x811c9dc5;
  for (const linha of grade) {
    for (const celula of linha) {
      const texto = textoDa(celula);
      for (let i = 0; i < texto.length; i += 1) resumo = Math.imul(resumo ^ texto.charCodeAt(i), 0x01000193);
      resumo = Math.imul(resumo ^ 31, 0x01000193);
    }
  }
  return resumo;
}

function iguais(a: Grade, b: Grade): boolean {
  return a.length === b.length && a.every((linha, i) => linhasIguais(linha, b[i] ?? []));
}

function linhasIguais(a: readonly Celula[], b: readonly Celula[]): boolean {
  return a.length === b.length && a.every((celula, i) => mesmaCelula(celula, b[i] ?? null));
}

function mesmaCelula(a: Celula, b: Celula): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  return a.tipo === b.tipo && textoDa(a) === textoDa(b);
}
