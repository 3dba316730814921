import { AMPLA, type Modalidade } from './candidato';
import type { Ato } from './ato';
import type { Classificados } from './classificados';
import type { Criterios } from './criterios';
import { Estado, NINGUEM } from './estado';
import { chamadas, type Ordem } from './ordem';
import { decide, type Decisao, type Devida } from './preencher';
import { VagasAbertas } from './vagasAbertas';

/** Something the livro says that cannot be, or that had to be read for it. The replay goes on without the part named. */
export type FatoDoLivro = { readonly ato: Ato } & (
  | { readonly tipo: 'vaga nunca oferecida'; readonly vagas: number }
  | { readonly tipo: 'vaga já ocupada'; readonly por: number }
  | { readonly tipo: 'vaga extinta' }
  | { readonly tipo: 'pessoa já nomeada'; readonly vaga: number }
  | { readonly tipo: 'pessoa já fora' }
  | { readonly tipo: 'pessoa sem vaga' }
  | { readonly tipo: 'vaga de outra pessoa'; readonly vaga: number }
  | { readonly tipo: 'não é da reserva'; readonly reserva: Modalidade }
  | { readonly tipo: 'compensa sem reserva'; readonly pessoa: number }
  | { readonly tipo: 'retifica o que não há' }
  | { readonly tipo: 'sem vaga aberta' }
  /** Read for it, and told: */
  | { readonly tipo: 'lista inferida'; readonly lista: Modalidade; readonly devida: boolean }
  | { readonly tipo: 'vaga inferida'; readonly vaga: number }
  | { readonly tipo: 'compensa inferida'; readonly pessoa: number }
  | { readonly tipo: 'empate decidido pelo ato'; readonly empate: number }
);

/** A nomeação that differs from what was due at that moment. */
export interface Divergencia {
  readonly ato: Ato;
  readonly vaga: number;
  readonly pessoa: number;
  /** As written; undefined when the livro leaves Lista empty. */
  readonly lista?: Modalidade;
  readonly devida: Decisao;
  /** Who waited in the due list before the person named, best first. */
  readonly preteridos: readonly number[];
  readonly natureza: 'pessoa' | 'lista' | 'compensação';
  /** The vaga had reopened; else it had never been filled. */
  readonly reaberta: boolean;
}

/** What the livro leads to. */
export interface Situacao {
  readonly estado: Estado;
  readonly abertas: VagasAbertas;
  /** Calls to a vaga made so far (nomeações and decisões judiciais that stand). */
  readonly chamadas: number;
  readonly fatos: readonly FatoDoLivro[];
  readonly divergencias: readonly Divergencia[];
}

/** People passed over are named up to this many; the sentence counts the rest. */
const TETO_DE_PRETERIDOS = 200;

/**
 * Replays the acts of one cargo, in the order of the livro (dominio.md § 7). Each nomeação is compared with what was
 * due at that moment, and the replay goes on from the fact. Acts cancelled by a retificação have no effect.
 *
 * @param modalidades of all the vagas that the acts of kind oferta offer, as the series gives them
 */
export function dobrarLivro(
  classificados: Classificados,
  criterios: Criterios,
  modalidades: readonly Modalidade[],
  atos: readonly Ato[],
): Situacao {
  return new Dobra(new Estado(classificados, criterios), modalidades).de(atos);
}

/**
 * The next `k` calls: k open vagas, reopened ones first, each filled by its modalidade. Looking ahead changes nothing.
 *
 * @throws RangeError when k is above the number of open vagas
 */
export function proximas({ estado, abertas, chamadas: feitas }: Situacao, k: number): Ordem {
  const vagas = abertas.todas();
  if (k > vagas.length) throw new RangeError(`k: ${k}`);
  return chamadas(estado.copia(), vagas.slice(0, k), feitas);
}

/** The acts that a later retificação does not cancel, and those retificações that name no act. */
export function atosQueValem(atos: readonly Ato[]): { readonly validos: readonly Ato[]; readonly perdidas: readonly Ato[] } {
  const cancelados = new Set<Ato>();
  const perdidas: Ato[] = [];
  // Backwards, so that a retificação which was itself cancelled cancels nothing.
  for (let i = atos.length - 1; i >= 0; i -= 1) {
    const ato = atos[i];
    if (ato?.tipo !== 'retificação' || cancelados.has(ato)) continue;
    const alvo = atoNomeado(ato.motivo ?? '', atos.slice(0, i));
    if (alvo === undefined) perdidas.push(ato);
    else cancelados.add(alvo);
  }
  return { validos: atos.filter((ato) => !cancelados.has(ato)), perdidas: perdidas.reverse() };
}

/** The act that the words name: the whole text, or the identification that follows the word "ato". */
function atoNomeado(motivo: string, anteriores: readonly Ato[]): Ato | undefined {
  const palavras = motivo.toLowerCase().trim();
  const depoisDeAto = /\bato\s*(?:n\s*[.ºo°]*\s*)?[:#]?\s*([\p{L}\p{N}][\p{L}\p{N}./-]*)/u.exec(palavras)?.[1];
  const soNumero = /^\D*(\d+)\D*$/.exec(palavras)?.[1];
  const nomes = [palavras, depoisDeAto?.replace(/[.,;/-]+$/, ''), soNumero];
  for (const nome of nomes) {
    const alvo = [...anteriores].reverse().find((ato) => ato.ato.toLowerCase() === nome);
    if (alvo !== undefined) return alvo;
  }
  return undefined;
}

class Dobra {
  private readonly abertas = new VagasAbertas();
  private readonly extintas = new Set<number>();
  private readonly fatos: FatoDoLivro[] = [];
  private readonly divergencias: Divergencia[] = [];
  private chamadas = 0;

  constructor(
    private readonly estado: Estado,
    private readonly modalidades: readonly Modalidade[],
  ) {}

  de(atos: readonly Ato[]): Situacao {
    const { validos, perdidas } = atosQueValem(atos);
    for (const ato of perdidas) this.fatos.push({ ato, tipo: 'retifica o que não há' });
    for (const ato of validos) this.aplica(ato);
    const { estado, abertas, chamadas: feitas, fatos, divergencias } = this;
    return { estado, abertas, chamadas: feitas, fatos, divergencias };
  }

  private aplica(ato: Ato): void {
    switch (ato.tipo) {
      case 'oferta':
        return this.oferece(ato.quantidade ?? 0);
      case 'nomeação':
      case 'decisão judicial':
        return this.nomeia(ato, ato.pessoa ?? NINGUEM);
      case 'posse':
        return this.exigeVaga(ato, ato.pessoa ?? NINGUEM);
      case 'vacância':
        return this.vaga(ato, ato.pessoa ?? NINGUEM);
      case 'desistência':
      case 'posse não tomada':
      case 'tornada sem efeito':
      case 'eliminação':
        return this.sai(ato, ato.pessoa ?? NINGUEM);
      case 'cota não confirmada':
        return this.negaACota(ato, ato.pessoa ?? NINGUEM);
      case 'fim de fila':
        return this.vaiParaOFim(ato, ato.pessoa ?? NINGUEM);
      case 'retificação':
        return;
    }
  }

  private oferece(quantas: number): void {
    const oferecidas = this.estado.modalidades.length;
    this.estado.oferece(this.modalidades.slice(oferecidas, oferecidas + quantas));
    this.abertas.oferece(oferecidas + 1, quantas);
  }

  // ---------------------------------------------------------------- nomeação

  private nomeia(ato: Ato, pessoa: number): void {
    const { estado } = this;
    if (estado.chamado(pessoa)) {
      this.fatos.push({ ato, tipo: 'pessoa já nomeada', vaga: estado.vaga(pessoa) });
      return;
    }
    if (ato.vaga === undefined && ato.tipo === 'decisão judicial') {
      estado.nomeia(pessoa, 0, AMPLA);
      return;
    }
    const vaga = this.vagaDaNomeacao(ato);
    if (vaga === undefined) return;
    const devida = decide(estado, vaga);
    const lista = ato.lista ?? this.listaInferida(ato, pessoa, devida);
    const compensa = this.compensada(ato, pessoa, lista, devida);
    if (ato.tipo === 'nomeação') this.compara(ato, vaga, pessoa, lista, compensa, devida);
    this.chamadas += 1;
    this.abertas.fecha(vaga);
    if (compensa !== NINGUEM) estado.passaAOcupar(compensa, AMPLA);
    estado.nomeia(pessoa, vaga, lista);
  }

  private vagaDaNomeacao(ato: Ato): number | undefined {
    const vaga = ato.vaga ?? this.abertas.primeira();
    if (vaga === undefined) {
      this.fatos.push({ ato, tipo: 'sem vaga aberta' });
      return undefined;
    }
    if (ato.vaga === undefined) this.fatos.push({ ato, tipo: 'vaga inferida', vaga });
    if (this.abertas.aberta(vaga)) return vaga;
    if (vaga > this.estado.modalidades.length || vaga < 1) {
      this.fatos.push({ ato, tipo: 'vaga nunca oferecida', vagas: this.estado.modalidades.length });
    } else if (this.extintas.has(vaga)) {
      this.fatos.push({ ato, tipo: 'vaga extinta' });
    } else {
      this.fatos.push({ ato, tipo: 'vaga já ocupada', por: this.estado.ocupante(vaga) });
    }
    return undefined;
  }

  /** A missing Lista: the due call if the person is the one due; else the vaga's modalidade if a member; else ampla. */
  private listaInferida(ato: Ato, pessoa: number, devida: Decisao): Modalidade {
    const eADevida = devida.tipo === 'chamada' && devida.pessoa === pessoa;
    const lista = eADevida ? devida.lista : this.estado.membro(pessoa, devida.modalidade) ? devida.modalidade : AMPLA;
    this.fatos.push({ ato, tipo: 'lista inferida', lista, devida: eADevida });
    return lista;
  }

  private compensada(ato: Ato, pessoa: number, lista: Modalidade, devida: Decisao): number {
    const { estado } = this;
    if (ato.compensa !== undefined) {
      const ocupa = estado.ocupa(ato.compensa);
      if (ocupa !== undefined && ocupa !== AMPLA) return ato.compensa;
      this.fatos.push({ ato, tipo: 'compensa sem reserva', pessoa: ato.compensa });
      return NINGUEM;
    }
    const eADevida = devida.tipo === 'chamada' && devida.pessoa === pessoa && devida.lista === lista;
    if (!eADevida || devida.compensa === NINGUEM) return NINGUEM;
    this.fatos.push({ ato, tipo: 'compensa inferida', pessoa: devida.compensa });
    return devida.compensa;
  }

  private compara(
    ato: Ato,
    vaga: number,
    pessoa: number,
    lista: Modalidade,
    compensa: number,
    devida: Decisao,
  ): void {
    const natureza = this.naturezaDaDivergencia(ato, pessoa, lista, compensa, devida);
    if (natureza === undefined) return;
    this.divergencias.push({
      ato,
      vaga,
      pessoa,
      ...(ato.lista !== undefined && { lista: ato.lista }),
      devida,
      preteridos: natureza === 'pessoa' && devida.tipo === 'chamada' ? this.preteridos(pessoa, devida) : [],
      natureza,
      reaberta: this.abertas.reaberta(vaga),
    });
  }

  private naturezaDaDivergencia(
    ato: Ato,
    pessoa: number,
    lista: Modalidade,
    compensa: number,
    devida: Decisao,
  ): Divergencia['natureza'] | undefined {
    if (devida.tipo === 'aberta') return 'pessoa';
    if (pessoa !== devida.pessoa) {
      if (!this.empateComADevida(pessoa, devida)) return 'pessoa';
      this.fatos.push({ ato, tipo: 'empate decidido pelo ato', empate: devida.empates[0] ?? 0 });
    }
    if (lista !== devida.lista) return 'lista';
    return compensa === devida.compensa ? undefined : 'compensação';
  }

  /** Two people in an undecided tie: the act settled what nobody had decided; neither was passed over. */
  private empateComADevida(pessoa: number, devida: Devida): boolean {
    const { empateDe } = this.estado.classificados;
    const empate = empateDe[pessoa] ?? 0;
    if (empate === 0 || !devida.empates.includes(empate) || empateDe[devida.pessoa] !== empate) return false;
    return devida.lista === AMPLA || this.estado.membro(pessoa, devida.lista);
  }

  private preteridos(pessoa: number, devida: Devida): readonly number[] {
    const antes = this.estado.aguardamAntes(pessoa, devida.lista, TETO_DE_PRETERIDOS);
    return antes.includes(devida.pessoa) ? antes : [devida.pessoa, ...antes];
  }

  // ---------------------------------------------------------------- saídas

  private exigeVaga(ato: Ato, pessoa: number): void {
    if (!this.estado.chamado(pessoa)) this.fatos.push({ ato, tipo: 'pessoa sem vaga' });
    else this.confereVaga(ato, pessoa);
  }

  /** The act names the vaga that the person does not hold. */
  private confereVaga(ato: Ato, pessoa: number): void {
    const vaga = this.estado.vaga(pessoa);
    if (ato.vaga !== undefined && ato.vaga !== vaga) this.fatos.push({ ato, tipo: 'vaga de outra pessoa', vaga });
  }

  private sai(ato: Ato, pessoa: number): void {
    const { estado } = this;
    const depoisDaNomeacao = ato.tipo === 'posse não tomada' || ato.tipo === 'tornada sem efeito';
    if (depoisDaNomeacao && !estado.chamado(pessoa)) return void this.fatos.push({ ato, tipo: 'pessoa sem vaga' });
    if (!estado.naLista(pessoa) && estado.vaga(pessoa) === 0) {
      // Someone whom the sheet already leaves out: the act says the same, unless an act had said it before.
      if (estado.chamado(pessoa)) this.fatos.push({ ato, tipo: 'pessoa já fora' });
      return;
    }
    this.confereVaga(ato, pessoa);
    this.reabre(pessoa, this.modalidadeAoReabrir(pessoa, ato.tipo));
    estado.sai(pessoa);
  }

  /** The person leaves and nothing reopens: whether the post is offered again is the administration's act. */
  private vaga(ato: Ato, pessoa: number): void {
    const vaga = this.estado.vaga(pessoa);
    if (vaga === 0 && !this.estado.chamado(pessoa)) return void this.fatos.push({ ato, tipo: 'pessoa sem vaga' });
    this.confereVaga(ato, pessoa);
    if (vaga > 0) this.extintas.add(vaga);
    this.estado.deixaAVaga(pessoa);
    this.estado.sai(pessoa);
  }

  private negaACota(ato: Ato, pessoa: number): void {
    const { estado } = this;
    const daLei = estado.criterios.reservas;
    const reserva = ato.lista ?? daLei.find(({ id }) => estado.membro(pessoa, id))?.id ?? daLei[0]?.id ?? AMPLA;
    if (!estado.membro(pessoa, reserva)) return void this.fatos.push({ ato, tipo: 'não é da reserva', reserva });
    const sai = daLei.some(({ id, cotaNegada }) => id === reserva && cotaNegada === 'eliminado');
    const ocupava = estado.ocupa(pessoa);
    if (sai) {
      this.reabre(pessoa, ocupava ?? AMPLA);
      estado.sai(pessoa);
      return;
    }
    estado.perdeACota(pessoa, reserva);
    if (ocupava !== reserva) return;
    this.reabre(pessoa, reserva);
    estado.voltaAEsperar(pessoa);
  }

  private vaiParaOFim(ato: Ato, pessoa: number): void {
    if (!this.estado.naLista(pessoa)) return void this.fatos.push({ ato, tipo: 'pessoa já fora' });
    this.confereVaga(ato, pessoa);
    this.reabre(pessoa, this.estado.ocupa(pessoa) ?? AMPLA);
    this.estado.vaiParaOFim(pessoa);
  }

  private reabre(pessoa: number, modalidade: Modalidade): void {
    const vaga = this.estado.vaga(pessoa);
    if (vaga === 0) return;
    this.estado.reabre(pessoa, modalidade);
    this.abertas.reabre(vaga);
  }

  /** The modalidade by which the vaga was held, but for what the readings on desistência change. PcD stays PcD. */
  private modalidadeAoReabrir(pessoa: number, tipo: Ato['tipo']): Modalidade {
    const ocupava = this.estado.ocupa(pessoa) ?? AMPLA;
    const { reservas } = this.estado.criterios;
    if (ocupava === AMPLA) {
      const daCota = reservas.find(
        ({ id, alcanceDaDesistencia }) =>
          alcanceDaDesistencia === 'qualquer vaga de cotista' && this.estado.membro(pessoa, id),
      );
      return daCota?.id ?? AMPLA;
    }
    const reserva = reservas.find(({ id }) => id === ocupava);
    const regra = tipo === 'posse não tomada' || tipo === 'tornada sem efeito' ? reserva?.posseNaoTomada : reserva?.desistencia;
    return regra === 'lista geral' ? AMPLA : ocupava;
  }
}
