import { AMPLA, type Modalidade } from './candidato';
import { bitsDasReservas, conta, type Classificados } from './classificados';
import type { Criterios } from './criterios';
import { Filas, NINGUEM } from './filas';
import type { Computo } from './lei';

export { NINGUEM };

const SEM_VAGA = 0;

/** Who holds which vaga and by which modalidade, who was called, who has left. */
export class Estado {
  /** Vacancies offered so far; vaga n has `modalidades[n - 1]`, which changes only when it reopens. */
  readonly modalidades: Modalidade[];
  private readonly filas: Filas;
  /** Per person: the modalidade by which they hold a vaga now (0 ampla, else 1 + list); NINGUEM when they hold none. */
  private readonly ocupaPor: Int8Array;
  private readonly vagaDe: Int32Array;
  /** Per vaga, from the first; empty where nobody ever was. */
  private readonly ocupantes: number[];
  private readonly computos: readonly Computo[];
  /** Per person with any, the reservas in which an act refused them. */
  private readonly recusadas: Map<number, readonly Modalidade[]>;
  private proximoGeral = 0;

  constructor(
    readonly classificados: Classificados,
    readonly criterios: Criterios,
    modelo?: Estado,
  ) {
    const quantas = classificados.pessoas.length;
    this.filas = modelo?.filas.copia() ?? new Filas(classificados);
    this.modalidades = modelo?.modalidades.slice() ?? [];
    this.ocupantes = modelo?.ocupantes.slice() ?? [];
    this.ocupaPor = modelo?.ocupaPor.slice() ?? new Int8Array(quantas).fill(NINGUEM);
    this.vagaDe = modelo?.vagaDe.slice() ?? new Int32Array(quantas);
    this.proximoGeral = modelo?.proximoGeral ?? 0;
    this.recusadas = new Map(modelo?.recusadas);
    this.computos = classificados.reservas.map(
      (id) => criterios.reservas.find((reserva) => reserva.id === id)?.computo ?? criterios.computoPcd,
    );
  }

  /** An independent copy: looking ahead on it changes nothing here. */
  copia(): Estado {
    return new Estado(this.classificados, this.criterios, this);
  }

  // ------------------------------------------------------------------ reading

  /** Whether a person is a member of that reserva now (a refused membership no longer counts). */
  membro(pessoa: number, reserva: Modalidade): boolean {
    const lista = this.filas.indice(reserva);
    return lista >= 0 && this.filas.pertence(pessoa, lista);
  }

  /** Whether a person declared that reserva and no act refused it: by some laws they compete in another of theirs only. */
  declarou(pessoa: number, reserva: Modalidade): boolean {
    const candidato = this.classificados.pessoas[pessoa];
    return candidato !== undefined && conta(candidato, reserva) && !this.recusadas.get(pessoa)?.includes(reserva);
  }

  /** Whether a person is a member, now, of any reserva of the law. */
  cotista(pessoa: number): boolean {
    for (const { id } of this.criterios.reservas) if (this.membro(pessoa, id)) return true;
    return false;
  }

  chamado(pessoa: number): boolean {
    return this.filas.chamado(pessoa);
  }

  /** Whether a person is still in the lists (called or not). */
  naLista(pessoa: number): boolean {
    return this.filas.tem(pessoa);
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
    return this.filas.proximoDa(this.filas.indice(reserva));
  }

  /** Whether the general list may stop at this person: not called, or a cotista whom compensation moves to ampla. */
  private alcancavel(pessoa: number): boolean {
    if (!this.filas.chamado(pessoa)) return true;
    const lista = (this.ocupaPor[pessoa] ?? NINGUEM) - 1;
    return lista >= 0 && this.computos[lista] === 'compensada' && this.filas.proximoDa(lista) !== NINGUEM;
  }

  /** The first person whom a general vaga reaches, or NINGUEM. */
  proximoDaGeral(): number {
    for (; this.proximoGeral < this.filas.extensao; this.proximoGeral += 1) {
      const pessoa = this.filas.quemEsta(this.proximoGeral);
      if (pessoa !== NINGUEM && this.alcancavel(pessoa)) return pessoa;
    }
    return NINGUEM;
  }

  /** The undecided tie (1-based) that choosing `pessoa` in a list would settle, because a peer could be chosen too. */
  empateNaEscolha(pessoa: number, reserva: Modalidade): number {
    return this.seguinteIgual(pessoa, pessoa, reserva) === NINGUEM ? 0 : (this.classificados.empateDe[pessoa] ?? 0);
  }

  /** The person whom a list chooses and, in an undecided tie, the peers whom it could choose instead. */
  iguaisNaEscolha(pessoa: number, reserva: Modalidade): number[] {
    const iguais: number[] = [];
    for (let outra = pessoa; outra !== NINGUEM; outra = this.seguinteIgual(pessoa, outra, reserva)) iguais.push(outra);
    return iguais;
  }

  /** The next peer of `pessoa` after `depois`: the chosen one is the first of the list, and ties are runs of numbers. */
  private seguinteIgual(pessoa: number, depois: number, reserva: Modalidade): number {
    const { empateDe } = this.classificados;
    const empate = empateDe[pessoa] ?? 0;
    if (empate === 0 || this.filas.noFim(pessoa)) return NINGUEM;
    const lista = this.filas.indice(reserva);
    for (let outra = depois + 1; empateDe[outra] === empate; outra += 1) {
      if (!this.naLista(outra) || this.filas.noFim(outra)) continue;
      if (lista < 0 ? this.alcancavel(outra) : this.filas.pertence(outra, lista) && !this.chamado(outra)) return outra;
    }
    return NINGUEM;
  }

  /** What happens to a reserved vaga when nobody of its list is left. */
  aposOFimDaLista(reserva: Modalidade): {
    readonly cascata: readonly Modalidade[];
    readonly ficaVaga: boolean;
    /** It had people, and they are used up. */
    readonly esgotada: boolean;
  } {
    const criterios = this.criterios.reservas.find(({ id }) => id === reserva);
    const esgotada = this.filas.teveMembros(this.filas.indice(reserva));
    const ficaVaga = (esgotada ? criterios?.cotistasInsuficientes : criterios?.semCotistas) === 'fica vaga';
    return { cascata: criterios?.cascata ?? [], ficaVaga, esgotada };
  }

  /** People waiting in a list who come before `pessoa` there (see Filas.aguardamAntes). */
  aguardamAntes(pessoa: number, modalidade: Modalidade, teto: number): number[] {
    return this.filas.aguardamAntes(pessoa, this.filas.indice(modalidade), teto);
  }

  // ------------------------------------------------------------------ changing

  /** Vacancies appended by an offer, with their modalidades. */
  oferece(modalidades: readonly Modalidade[]): void {
    const antes = this.modalidades.length;
    // Room for all of them at once: a million would be copied again and again as the arrays grew.
    this.modalidades.length += modalidades.length;
    this.ocupantes.length = this.modalidades.length;
    for (let i = 0; i < modalidades.length; i += 1) this.modalidades[antes + i] = modalidades[i] ?? AMPLA;
  }

  /** Calls a person to a vaga (0: outside the vacancies), which they hold by `modalidade`. */
  nomeia(pessoa: number, vaga: number, modalidade: Modalidade): void {
    this.filas.marcaChamado(pessoa);
    if (vaga === SEM_VAGA) return;
    this.vagaDe[pessoa] = vaga;
    this.ocupantes[vaga - 1] = pessoa;
    this.passaAOcupar(pessoa, modalidade);
  }

  /** The person keeps the same vaga and holds it by another modalidade (compensação). */
  passaAOcupar(pessoa: number, modalidade: Modalidade): void {
    this.ocupaPor[pessoa] = 1 + this.filas.indice(modalidade);
    // The general list may have walked past them, and can be reached by them again.
    const lugar = this.filas.lugar(pessoa);
    if (lugar !== NINGUEM && lugar < this.proximoGeral) this.proximoGeral = lugar;
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

  /** Back in the lists, at the place they had; whoever the sheet leaves out has none, and stays out. */
  volta(pessoa: number): void {
    this.filas.poeDeVolta(pessoa);
  }

  /** Out of every list; only a court's order brings someone back. */
  sai(pessoa: number): void {
    this.filas.tira(pessoa);
  }

  /** After everyone in each of their lists; may be called again. */
  vaiParaOFim(pessoa: number): void {
    const esgotadas = this.filas.listasEsgotadas(pessoa);
    this.filas.poeNoFim(pessoa);
    this.reveCompensaveis(esgotadas);
  }

  /** No longer a member of that reserva; by a law whose reservas exclude each other, now of the other they declared. */
  perdeACota(pessoa: number, reserva: Modalidade): void {
    const candidato = this.classificados.pessoas[pessoa];
    if (candidato === undefined) return;
    const recusadas = [...(this.recusadas.get(pessoa) ?? []), reserva];
    this.recusadas.set(pessoa, recusadas);
    const negadas = Object.fromEntries(recusadas.map((id) => [id, 'negada' as const]));
    const agora = { ...candidato, reservas: { ...candidato.reservas, ...negadas } };
    const { reservas } = this.classificados;
    const membroDe = bitsDasReservas(agora, this.criterios, reservas);
    const esgotadas: number[] = [];
    reservas.forEach((_, lista) => {
      const pertence = (membroDe & (1 << lista)) !== 0;
      if (pertence === this.filas.pertence(pessoa, lista)) return;
      if (!pertence) return void this.filas.tiraDa(pessoa, lista);
      if (this.filas.proximoDa(lista) === NINGUEM) esgotadas.push(lista);
      this.filas.poeNa(pessoa, lista);
    });
    this.reveCompensaveis(esgotadas);
  }

  /** May be called again, from their own place in the lists. */
  voltaAEsperar(pessoa: number): void {
    const esgotadas = this.filas.listasEsgotadas(pessoa);
    this.filas.voltaAEsperar(pessoa);
    this.proximoGeral = Math.min(this.proximoGeral, this.filas.lugar(pessoa));
    this.reveCompensaveis(esgotadas);
  }

  /** A list that was used up has someone to call again: cotistas already walked past may be reached by compensation. */
  private reveCompensaveis(listas: readonly number[]): void {
    if (listas.some((lista) => this.computos[lista] === 'compensada')) this.proximoGeral = 0;
  }
}
