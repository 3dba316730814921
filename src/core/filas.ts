import type { Modalidade } from './candidato';
import type { Classificados } from './classificados';

/** Nobody. */
export const NINGUEM = -1;

interface Fila {
  /** Places in the lista geral of its members, best first. */
  readonly lugares: number[];
  proximo: number;
}

/**
 * Who waits, in the lista geral and in each lista específica. Each person starts at the place of their own number;
 * whoever goes to the end of the queue gets a new place after all others, and the old one is stale. Every change of a call
 * is O(1) amortised, so that a contest of a million people ends in the time of its sort; only a court's order, which puts
 * someone back, moves a list.
 */
export class Filas {
  /** Who asked for the end of the queue, in that order: the places from `naLista` on. */
  private readonly noFimDaFila: number[];
  /** Per person, their place; NINGUEM when they are out of every list. */
  private readonly lugarDe: Int32Array;
  private readonly jaChamado: Uint8Array;
  private readonly membroDe: Uint32Array;
  private readonly filas: Fila[];
  private proximoDeTodos = 0;

  constructor(
    private readonly classificados: Classificados,
    modelo?: Filas,
  ) {
    if (modelo !== undefined) {
      this.noFimDaFila = modelo.noFimDaFila.slice();
      this.lugarDe = modelo.lugarDe.slice();
      this.jaChamado = modelo.jaChamado.slice();
      this.membroDe = modelo.membroDe.slice();
      this.filas = modelo.filas.map((fila) => ({ ...fila, lugares: fila.lugares.slice() }));
      this.proximoDeTodos = modelo.proximoDeTodos;
      return;
    }
    const { pessoas, naLista, membroDe, jaNomeado, reservas } = classificados;
    this.noFimDaFila = [];
    this.lugarDe = new Int32Array(pessoas.length).fill(NINGUEM);
    this.jaChamado = jaNomeado.slice();
    this.membroDe = membroDe.slice();
    for (let pessoa = 0; pessoa < naLista; pessoa += 1) this.lugarDe[pessoa] = pessoa;
    this.filas = reservas.map((_, lista) => ({ lugares: this.lugaresDa(lista), proximo: 0 }));
  }

  private lugaresDa(lista: number): number[] {
    const lugares: number[] = [];
    for (let lugar = 0; lugar < this.extensao; lugar += 1) {
      if (this.pertence(this.em(lugar), lista)) lugares.push(lugar);
    }
    return lugares;
  }

  copia(): Filas {
    return new Filas(this.classificados, this);
  }

  // ------------------------------------------------------------------ reading

  /** How many places the lista geral has, stale ones included. */
  get extensao(): number {
    return this.classificados.naLista + this.noFimDaFila.length;
  }

  private em(lugar: number): number {
    const { naLista } = this.classificados;
    return lugar < naLista ? lugar : (this.noFimDaFila[lugar - naLista] ?? NINGUEM);
  }

  /** Who stands at a place; NINGUEM when it is stale or they have left. */
  quemEsta(lugar: number): number {
    const pessoa = this.em(lugar);
    return pessoa !== NINGUEM && this.lugarDe[pessoa] === lugar ? pessoa : NINGUEM;
  }

  lugar(pessoa: number): number {
    return this.lugarDe[pessoa] ?? NINGUEM;
  }

  /** Whether a person is still in the lists (called or not). */
  tem(pessoa: number): boolean {
    return this.lugar(pessoa) !== NINGUEM;
  }

  chamado(pessoa: number): boolean {
    return this.jaChamado[pessoa] === 1;
  }

  /** Whether a person is a member of the list of that index. */
  pertence(pessoa: number, lista: number): boolean {
    return ((this.membroDe[pessoa] ?? 0) & (1 << lista)) !== 0;
  }

  /** The index of a reserva's list; negative for the lista geral. */
  indice(modalidade: Modalidade): number {
    return this.classificados.reservas.indexOf(modalidade);
  }

  /** Whether the list ever had anyone. */
  teveMembros(lista: number): boolean {
    return (this.filas[lista]?.lugares.length ?? 0) > 0;
  }

  /** Whether an act sent them to the end of the queue, where the order of asking counts, no longer the rank. */
  noFim(pessoa: number): boolean {
    return this.lugar(pessoa) >= this.classificados.naLista;
  }

  /** The best-placed member of a list not yet called, or NINGUEM. */
  proximoDa(lista: number): number {
    const fila = this.filas[lista];
    if (fila === undefined) return NINGUEM;
    for (; fila.proximo < fila.lugares.length; fila.proximo += 1) {
      const pessoa = this.quemEsta(fila.lugares[fila.proximo] ?? NINGUEM);
      if (pessoa !== NINGUEM && this.pertence(pessoa, lista) && !this.chamado(pessoa)) return pessoa;
    }
    return NINGUEM;
  }

  /**
   * People waiting in a list (negative: the lista geral) who come before `pessoa` there, best first, at most `teto`;
   * when `pessoa` is not in it, only the first.
   */
  aguardamAntes(pessoa: number, lista: number, teto: number): number[] {
    const esta = this.tem(pessoa) && (lista < 0 || this.pertence(pessoa, lista));
    const fim = esta ? this.lugar(pessoa) : this.extensao;
    const quantas = esta ? teto : 1;
    const antes: number[] = [];
    for (let lugar = this.primeiroAEsperar(lista); lugar < fim && antes.length < quantas; lugar += 1) {
      const outra = this.quemEsta(lugar);
      const espera = outra !== NINGUEM && !this.chamado(outra);
      if (espera && (lista < 0 || this.pertence(outra, lista))) antes.push(outra);
    }
    return antes;
  }

  /** No place before this one has anyone waiting in the list. */
  private primeiroAEsperar(lista: number): number {
    if (lista >= 0) {
      this.proximoDa(lista);
      const fila = this.filas[lista];
      return fila?.lugares[fila.proximo] ?? this.extensao;
    }
    for (; this.proximoDeTodos < this.extensao; this.proximoDeTodos += 1) {
      const pessoa = this.quemEsta(this.proximoDeTodos);
      if (pessoa !== NINGUEM && !this.chamado(pessoa)) break;
    }
    return this.proximoDeTodos;
  }

  // ------------------------------------------------------------------ changing

  marcaChamado(pessoa: number): void {
    this.jaChamado[pessoa] = 1;
  }

  /** Out of every list, for good. */
  tira(pessoa: number): void {
    this.lugarDe[pessoa] = NINGUEM;
  }

  /** Back in the lists, at the place they had: the last end of the queue they asked for, or that of their number. */
  poeDeVolta(pessoa: number): void {
    if (this.tem(pessoa)) return;
    const { naLista } = this.classificados;
    const noFim = this.noFimDaFila.lastIndexOf(pessoa);
    if (noFim < 0 && pessoa >= naLista) return;
    const lugar = noFim < 0 ? pessoa : naLista + noFim;
    this.lugarDe[pessoa] = lugar;
    this.filas.forEach(({ lugares }, lista) => {
      // Someone who was out when they became a member of a list is not in it yet.
      const onde = primeiroAPartirDe(lugares, lugar);
      if (this.pertence(pessoa, lista) && lugares[onde] !== lugar) lugares.splice(onde, 0, lugar);
    });
  }

  /** No longer a member of that list. */
  tiraDa(pessoa: number, lista: number): void {
    this.membroDe[pessoa] = (this.membroDe[pessoa] ?? 0) & ~(1 << lista);
  }

  /** A member of that list from now on, at their own place. */
  poeNa(pessoa: number, lista: number): void {
    this.membroDe[pessoa] = (this.membroDe[pessoa] ?? 0) | (1 << lista);
    const fila = this.filas[lista];
    if (fila === undefined || !this.tem(pessoa)) return;
    const onde = primeiroAPartirDe(fila.lugares, this.lugar(pessoa));
    fila.lugares.splice(onde, 0, this.lugar(pessoa));
    fila.proximo = Math.min(fila.proximo, onde);
  }

  /** After everyone in each of their lists; may be called again. */
  poeNoFim(pessoa: number): void {
    const lugar = this.extensao;
    this.noFimDaFila.push(pessoa);
    this.lugarDe[pessoa] = lugar;
    this.jaChamado[pessoa] = 0;
    this.filas.forEach((fila, lista) => {
      if (this.pertence(pessoa, lista)) fila.lugares.push(lugar);
    });
  }

  /** May be called again, from their own place. */
  voltaAEsperar(pessoa: number): void {
    this.jaChamado[pessoa] = 0;
    const lugar = this.lugar(pessoa);
    this.proximoDeTodos = Math.min(this.proximoDeTodos, lugar);
    this.filas.forEach((fila, lista) => {
      if (this.pertence(pessoa, lista)) fila.proximo = Math.min(fila.proximo, primeiroAPartirDe(fila.lugares, lugar));
    });
  }

  /** The lists of a person in which nobody waits now. */
  listasEsgotadas(pessoa: number): number[] {
    return this.filas.flatMap((_, lista) =>
      this.pertence(pessoa, lista) && this.proximoDa(lista) === NINGUEM ? [lista] : [],
    );
  }
}

/** The index of the first of these growing places that is not before `lugar`. */
function primeiroAPartirDe(lugares: readonly number[], lugar: number): number {
  let de = 0;
  let ate = lugares.length;
  while (de < ate) {
    const meio = (de + ate) >>> 1;
    if ((lugares[meio] ?? 0) < lugar) de = meio + 1;
    else ate = meio;
  }
  return de;
}
