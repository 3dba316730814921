import { AMPLA, type Modalidade } from './candidato';
import type { Classificados } from './classificados';
import type { Criterios } from './criterios';
import type { Computo, CotistasInsuficientes } from './lei';

/** What the engine needs to know of a modalidade that has a list. */
interface ListaEspecifica {
  readonly id: Modalidade;
  readonly computo: Computo;
  readonly cotistasInsuficientes: CotistasInsuficientes;
  /** Indexes of the reservas that receive its vagas before the lista geral. */
  readonly cascata: readonly number[];
  /** Places in the lista geral of its members, best first. */
  fila: Int32Array | number[];
  proximo: number;
  readonly teveMembros: boolean;
}

/** Nobody. */
export const NINGUEM = -1;

const SEM_VAGA = 0;

/**
 * Who holds which vaga and by which modalidade, who was called, who has left (dominio.md § 6). The lists are the
 * places of one growing array: whoever goes to the end of the queue gets a new place there, and the old one is stale.
 * Every change is O(1) amortised, so that a contest of a million people ends in the time of its sort.
 */
export class Estado {
  /** Vacancies offered so far; vaga n has `modalidades[n - 1]`, which changes only when it reopens. */
  readonly modalidades: Modalidade[];
  /** Per person: the modalidade by which they hold a vaga now (index: 0 ampla, else 1 + list); -1 when they hold none. */
  private readonly ocupaPor: Int8Array;
  private readonly vagaDe: Int32Array;
  private readonly ocupantes: number[];
  private readonly jaChamado: Uint8Array;
  /** Their place in `lugares`; -1 when they are out of every list. */
  private readonly lugarDe: Int32Array;
  private readonly membroDe: Uint32Array;
  private lugares: Int32Array | number[];
  private proximoGeral = 0;
  private readonly listas: ListaEspecifica[];

  constructor(
    readonly classificados: Classificados,
    readonly criterios: Criterios,
    modelo?: Estado,
  ) {
    if (modelo !== undefined) {
      this.modalidades = [...modelo.modalidades];
      this.ocupaPor = modelo.ocupaPor.slice();
      this.vagaDe = modelo.vagaDe.slice();
      this.ocupantes = [...modelo.ocupantes];
      this.jaChamado = modelo.jaChamado.slice();
      this.lugarDe = modelo.lugarDe.slice();
      this.membroDe = modelo.membroDe.slice();
      this.lugares = modelo.lugares.slice();
      this.proximoGeral = modelo.proximoGeral;
      this.listas = modelo.listas.map((lista) => ({ ...lista, fila: lista.fila.slice() }));
      return;
    }
    const quantas = classificados.pessoas.length;
    this.modalidades = [];
    this.ocupaPor = new Int8Array(quantas).fill(NINGUEM);
    this.vagaDe = new Int32Array(quantas);
    this.ocupantes = [];
    this.jaChamado = new Uint8Array(quantas);
    this.lugarDe = new Int32Array(quantas).fill(NINGUEM);
    this.membroDe = classificados.membroDe.slice();
    this.lugares = classificados.listaGeral;
    classificados.listaGeral.forEach((pessoa, lugar) => {
      this.lugarDe[pessoa] = lugar;
      if (classificados.pessoas[pessoa]?.situacao === 'ja-nomeado') this.jaChamado[pessoa] = 1;
    });
    this.listas = classificados.reservas.map((id, i) => this.listaDe(id, i));
  }

  private listaDe(id: Modalidade, i: number): ListaEspecifica {
    const reserva = this.criterios.reservas.find((outra) => outra.id === id);
    const fila = this.classificados.listaGeral.map((_, lugar) => lugar).filter((lugar) => this.pertence(this.em(lugar), i));
    return {
      id,
      computo: reserva?.computo ?? this.criterios.computoPcd,
      cotistasInsuficientes: reserva?.cotistasInsuficientes ?? 'reverte',
      cascata: (reserva?.cascata ?? []).map((outra) => this.classificados.reservas.indexOf(outra)),
      fila,
      proximo: 0,
      teveMembros: fila.length > 0,
    };
  }

  /** An independent copy: looking ahead on it changes nothing here. */
  copia(): Estado {
    return new Estado(this.classificados, this.criterios, this);
  }

  // ------------------------------------------------------------------ reading

  private em(lugar: number): number {
    return this.lugares[lugar] ?? NINGUEM;
  }

  private pertence(pessoa: number, lista: number): boolean {
    return ((this.membroDe[pessoa] ?? 0) & (1 << lista)) !== 0;
  }

  private indiceDaLista(modalidade: Modalidade): number {
    return this.classificados.reservas.indexOf(modalidade);
  }

  /** Whether a person is a member of that reserva now (a refused membership no longer counts). */
  membro(pessoa: number, reserva: Modalidade): boolean {
    const lista = this.indiceDaLista(reserva);
    return lista >= 0 && this.pertence(pessoa, lista);
  }

  chamado(pessoa: number): boolean {
    return this.jaChamado[pessoa] === 1;
  }

  /** Whether a person is still in the lists (called or not). */
  naLista(pessoa: number): boolean {
    return this.lugarDe[pessoa] !== NINGUEM;
  }

  /** Their order in the lista geral, to compare two people who are in it: smaller comes first. */
  lugar(pessoa: number): number {
    return this.lugarDe[pessoa] ?? NINGUEM;
  }

  /** The vaga a person holds; 0 when they hold none. */
  vaga(pessoa: number): number {
    return this.vagaDe[pessoa] ?? SEM_VAGA;
  }

  /** The modalidade by which a person holds their vaga; undefined when they hold none. */
  ocupa(pessoa: number): Modalidade | undefined {
    const por = this.ocupaPor[pessoa] ?? NINGUEM;
    if (por < 0) return undefined;
    return por === 0 ? AMPLA : this.classificados.reservas[por - 1];
  }

  ocupante(vaga: number): number {
    return this.ocupantes[vaga - 1] ?? NINGUEM;
  }

  modalidade(vaga: number): Modalidade {
    return this.modalidades[vaga - 1] ?? AMPLA;
  }

  /** The best-placed member of a reserva not yet called, or NINGUEM. */
  proximoDa(reserva: Modalidade): number {
    const lista = this.indiceDaLista(reserva);
    return lista < 0 ? NINGUEM : this.proximoDaLista(lista);
  }

  private proximoDaLista(indice: number): number {
    const lista = this.listas[indice];
    if (lista === undefined) return NINGUEM;
    for (; lista.proximo < lista.fila.length; lista.proximo += 1) {
      const pessoa = this.aChamarEm(lista.fila[lista.proximo] ?? NINGUEM, indice);
      if (pessoa !== NINGUEM) return pessoa;
    }
    return NINGUEM;
  }

  /** Who stands at a place of a specific list and may be called; NINGUEM when the place is stale or was called. */
  private aChamarEm(lugar: number, lista: number): number {
    const pessoa = this.em(lugar);
    const vale = pessoa !== NINGUEM && this.lugarDe[pessoa] === lugar && this.pertence(pessoa, lista);
    return vale && !this.chamado(pessoa) ? pessoa : NINGUEM;
  }

  /** Whether the general list may stop at this person: not called, or a cotista whom compensation moves to ampla. */
  private alcancavel(pessoa: number): boolean {
    if (!this.chamado(pessoa)) return true;
    const por = this.ocupaPor[pessoa] ?? NINGUEM;
    return por > 0 && this.listas[por - 1]?.computo === 'compensada' && this.proximoDaLista(por - 1) !== NINGUEM;
  }

  /** The first person whom a general vaga reaches, or NINGUEM. */
  proximoDaGeral(): number {
    for (; this.proximoGeral < this.lugares.length; this.proximoGeral += 1) {
      const pessoa = this.em(this.proximoGeral);
      if (this.lugarDe[pessoa] === this.proximoGeral && this.alcancavel(pessoa)) return pessoa;
    }
    return NINGUEM;
  }

  /** The undecided tie (1-based) that choosing `pessoa` in a list would settle, because a peer could be chosen too. */
  empateNaEscolha(pessoa: number, reserva: Modalidade): number {
    const empate = this.classificados.empateDe[pessoa] ?? 0;
    if (empate === 0) return 0;
    const iguais = this.classificados.empates[empate - 1]?.pessoas ?? [];
    const lista = this.indiceDaLista(reserva);
    const disputa = iguais.some((outra) => {
      if (outra === pessoa || !this.naLista(outra) || this.noFim(outra) !== this.noFim(pessoa)) return false;
      return lista < 0 ? this.alcancavel(outra) : this.pertence(outra, lista) && !this.chamado(outra);
    });
    return disputa ? empate : 0;
  }

  /**
   * People waiting in a list (`ampla`: the lista geral) who come before `pessoa` there, best first, at most `teto`; when
   * `pessoa` is not in it, only the first.
   */
  aguardamAntes(pessoa: number, modalidade: Modalidade, teto: number): number[] {
    const indice = this.indiceDaLista(modalidade);
    const primeiro = indice < 0 ? this.primeiroNaoChamado() : this.proximoDaLista(indice);
    const esta = this.naLista(pessoa) && (indice < 0 || this.pertence(pessoa, indice));
    if (primeiro === NINGUEM || !esta) return primeiro === NINGUEM ? [] : [primeiro];
    const antes: number[] = [];
    for (let lugar = this.lugar(primeiro); lugar < this.lugar(pessoa) && antes.length < teto; lugar += 1) {
      const outra = this.em(lugar);
      const vale = this.lugarDe[outra] === lugar && !this.chamado(outra);
      if (vale && (indice < 0 || this.pertence(outra, indice))) antes.push(outra);
    }
    return antes;
  }

  private primeiroNaoChamado(): number {
    for (let lugar = 0; lugar < this.lugares.length; lugar += 1) {
      const pessoa = this.em(lugar);
      if (this.lugarDe[pessoa] === lugar && !this.chamado(pessoa)) return pessoa;
    }
    return NINGUEM;
  }

  /** Whether an act sent them to the end of the queue, where the order of asking counts, no longer the rank. */
  private noFim(pessoa: number): boolean {
    return this.lugar(pessoa) >= this.classificados.listaGeral.length;
  }

  /** What happens to a reserved vaga when nobody of its list is left (undefined: someone is). */
  aposOFimDaLista(reserva: Modalidade): { readonly cascata: readonly Modalidade[]; readonly ficaVaga: boolean } {
    const lista = this.listas[this.indiceDaLista(reserva)];
    return {
      cascata: (lista?.cascata ?? []).map((i) => this.classificados.reservas[i] ?? AMPLA),
      ficaVaga: lista?.cotistasInsuficientes === 'fica vaga' && lista.teveMembros,
    };
  }

  // ------------------------------------------------------------------ changing

  /** Vacancies appended by an offer, with their modalidades. */
  oferece(modalidades: readonly Modalidade[]): void {
    for (const modalidade of modalidades) {
      this.modalidades.push(modalidade);
      this.ocupantes.push(NINGUEM);
    }
  }

  /** Calls a person to a vaga (0: outside the vacancies), which they hold by `modalidade`. */
  nomeia(pessoa: number, vaga: number, modalidade: Modalidade): void {
    this.jaChamado[pessoa] = 1;
    if (vaga === SEM_VAGA) return;
    this.vagaDe[pessoa] = vaga;
    this.ocupantes[vaga - 1] = pessoa;
    this.passaAOcupar(pessoa, modalidade);
  }

  /** The person keeps the same vaga and holds it by another modalidade (compensação). */
  passaAOcupar(pessoa: number, modalidade: Modalidade): void {
    this.ocupaPor[pessoa] = modalidade === AMPLA ? 0 : 1 + this.indiceDaLista(modalidade);
    this.voltaAVer(pessoa);
  }

  /** The vaga that a person held is open again, by that modalidade. */
  reabre(pessoa: number, modalidade: Modalidade): void {
    const vaga = this.vaga(pessoa);
    if (vaga === SEM_VAGA) return;
    this.modalidades[vaga - 1] = modalidade;
    this.deixaAVaga(pessoa);
  }

  /** The person holds nothing any more; the vaga is not reopened by this alone. */
  deixaAVaga(pessoa: number): void {
    const vaga = this.vaga(pessoa);
    if (vaga !== SEM_VAGA) this.ocupantes[vaga - 1] = NINGUEM;
    this.vagaDe[pessoa] = SEM_VAGA;
    this.ocupaPor[pessoa] = NINGUEM;
  }

  /** Out of every list, for good. */
  sai(pessoa: number): void {
    this.lugarDe[pessoa] = NINGUEM;
  }

  /** After everyone in each of their lists; may be called again. */
  vaiParaOFim(pessoa: number): void {
    if (!Array.isArray(this.lugares)) this.lugares = Array.from(this.lugares);
    const lugar = this.lugares.length;
    this.lugares.push(pessoa);
    this.lugarDe[pessoa] = lugar;
    this.jaChamado[pessoa] = 0;
    this.listas.forEach((lista, i) => {
      if (!this.pertence(pessoa, i)) return;
      if (!Array.isArray(lista.fila)) lista.fila = Array.from(lista.fila);
      lista.fila.push(lugar);
    });
    this.voltaAoInicio();
  }

  /** No longer a member of that reserva. */
  perdeACota(pessoa: number, reserva: Modalidade): void {
    const lista = this.indiceDaLista(reserva);
    this.membroDe[pessoa] = (this.membroDe[pessoa] ?? 0) & ~(1 << lista);
  }

  /** May be called again, from their own place in the lists. */
  voltaAEsperar(pessoa: number): void {
    this.jaChamado[pessoa] = 0;
    this.voltaAoInicio();
    for (const lista of this.listas) lista.proximo = 0;
  }

  private voltaAVer(pessoa: number): void {
    const lugar = this.lugar(pessoa);
    if (lugar !== NINGUEM && lugar < this.proximoGeral) this.proximoGeral = lugar;
  }

  /** A list has someone to call again, so cotistas already walked past may be reached by compensation. */
  private voltaAoInicio(): void {
    this.proximoGeral = 0;
  }
}
