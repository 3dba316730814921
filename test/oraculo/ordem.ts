import { criterio, ErroDoOraculo } from './lei';
import type { Criterio, IdDaLei, ReservaDoCriterio } from './lei';
import { serie } from './serie';

export type Situacao = 'habilitado' | 'eliminado' | 'desistente' | 'fim-de-fila' | 'sub-judice';
export type Pertenca = 'declarada' | 'confirmada' | 'pendente' | 'negada';

export interface PessoaDaEntrada {
  inscricao: string;
  classificacao: number;
  situacao: Situacao;
  reservas: Record<string, Pertenca>;
}

/** Of one of the three laws, or of a law of one's own (`L` = Criterio). */
export interface EntradaDoOraculo<L extends IdDaLei | Criterio = IdDaLei> {
  lei: L;
  leituras: Record<string, string>;
  ofertas: number[];
  pcd?: 'federal' | number | { posicoes: number[] } | undefined;
  reservadas?: number | undefined;
  pessoas: PessoaDaEntrada[];
}

export type EntradaSemOfertas<L extends IdDaLei | Criterio = IdDaLei> = Omit<EntradaDoOraculo<L>, 'ofertas'>;

export interface Chamada {
  chamada: number;
  vaga: number;
  /** The vaga's modalidade when the call is made. */
  modalidade: string;
  /** ampla, a reserva, compensacao or reversao. */
  via: string;
  /** The modalidade by which the person occupies at the call. */
  lista: string;
  inscricao: string;
  /** The modalidade by which the person occupies after all the calls shown. */
  ocupa: string;
  /** Whom the call moved to ampla. */
  compensa?: string;
}

export interface PessoaNaFila {
  inscricao: string;
  classificacao: number;
  /** The reservas of which they are a member that counts. */
  declaradas: string[];
  /** The reservas whose specific list has this person: those, but for a law by which two exclude each other. */
  membroDe: string[];
  /** null, or the place among those who went to the end (0: the sheet says so; 1, 2, 3…: in the order of asking). */
  fimDeFila: number | null;
  chamado: boolean;
  /** Why the person is in no list any more (null: still in). */
  saiu: string | null;
}

export interface VagaAberta {
  vaga: number;
  modalidade: string;
  motivo: 'nova' | 'reaberta';
}

/** dominio.md § 6: "State: who holds which vaga and by which modalidade (`ocupa`); who was called; who has left." */
export interface Estado {
  criterio: Criterio;
  lei: IdDaLei | Criterio;
  leituras: Record<string, string>;
  pcd: EntradaDoOraculo['pcd'];
  reservadas: number | undefined;
  ofertas: number[];
  /** The modalidade of every vacancy in the series; never changes. */
  modalidades: string[];
  pessoas: PessoaNaFila[];
  ocupacoes: { vaga: number; inscricao: string; ocupa: string }[];
  /** In calling order: "reopened ones first (in order of reopening), then by number". */
  abertas: VagaAberta[];
  /** Vacancies left by vacância: neither held nor open. */
  encerradas: number[];
  /** Called by a court outside the vacancies. */
  foraDasVagas: string[];
  /** The reservas whose specific list had members at the start ("a list that never had any reverts"). */
  listasQueTiveramMembros: string[];
  chamadas: number;
  avisos: string[];
}

/** The reservas with a list: PcD, and the law's. */
export function listasDe(c: Criterio): string[] {
  return ['pcd', ...c.reservas.map(({ id }) => id).filter((id) => id !== 'pcd')];
}

/** The rules of a reserva of the law; undefined for one of the edital (PcD). */
export function reservaDe(c: Criterio, id: string): ReservaDoCriterio | undefined {
  return c.reservas.find((reserva) => reserva.id === id);
}

/**
 * produto.md § 6: "a que chamar primeiro | a de maior percentual: member of that one only; equal → the first in the
 * table". PcD adds to a group: it is not one of those to choose among.
 */
export function escolhida(c: Criterio, declaradas: string[]): string[] {
  if (c.duasReservas === 'a-que-chamar-primeiro') return declaradas;
  let maior: ReservaDoCriterio | undefined;
  for (const reserva of c.reservas) {
    if (reserva.id === 'pcd' || !declaradas.includes(reserva.id)) continue;
    if (maior === undefined || reserva.decimos > maior.decimos) maior = reserva;
  }
  return declaradas.filter((id) => id === 'pcd' || id === maior?.id);
}

/** The state before any act. */
export function estadoInicial(entrada: EntradaSemOfertas<IdDaLei | Criterio>): Estado {
  const c = criterio(entrada.lei, entrada.leituras);
  const pessoas = entrada.pessoas.map((p): PessoaNaFila => {
    // "`declarada`, `confirmada`, `pendente` (these three count …), `negada` (doesn't count)"
    const declaradas = listasDe(c).filter((r) => {
      const pertenca = p.reservas[r];
      return pertenca !== undefined && pertenca !== 'negada';
    });
    // "`eliminado` (out of every list)"; "`desistente` before any call (out, listed with the reason)"
    let saiu: string | null = null;
    if (p.situacao === 'eliminado' || p.situacao === 'desistente') saiu = p.situacao;
    // AMBÍGUO 13: `cota-negada` = eliminado and a person who is `negada` in the sheet. Taken: eliminated, for the law's
    // reservas only (it is a question of the law; PcD follows the edital), each by its own rule and whatever other group
    // the person has. Other readings: only the livro's act eliminates; or a refused PcD too.
    for (const { id, cotaNegada } of c.reservas) {
      if (cotaNegada === 'eliminado' && p.reservas[id] === 'negada' && saiu === null) saiu = 'cota negada';
    }
    return {
      inscricao: p.inscricao,
      classificacao: p.classificacao,
      declaradas,
      membroDe: escolhida(c, declaradas),
      // "`fim-de-fila` (after everyone in each list, in the order of asking, or by rank when the sheet doesn't say)"
      fimDeFila: p.situacao === 'fim-de-fila' ? 0 : null,
      chamado: false,
      saiu,
    };
  });
  pessoas.forEach((p, i) => {
    pessoas.slice(i + 1).forEach((q) => {
      if (p.inscricao === q.inscricao) throw new ErroDoOraculo('inscricao-repetida', p.inscricao);
      // "Ties, gaps, contradictions are never settled silently."
      if (p.saiu === null && q.saiu === null && p.classificacao === q.classificacao) {
        throw new ErroDoOraculo('empate', `${p.inscricao} e ${q.inscricao}`);
      }
    });
  });
  return {
    criterio: c,
    lei: entrada.lei,
    leituras: entrada.leituras,
    pcd: entrada.pcd,
    reservadas: entrada.reservadas,
    ofertas: [],
    modalidades: [],
    pessoas,
    ocupacoes: [],
    abertas: [],
    encerradas: [],
    foraDasVagas: [],
    // AMBÍGUO 14: "a list that never had any": a list whose only members are eliminated or withdrew before any call is
    // taken as one that never had members ("out of every list"). Other reading: they were members, the vaga stays open.
    listasQueTiveramMembros: listasDe(c).filter((r) =>
      pessoas.some((p) => p.saiu === null && p.membroDe.includes(r)),
    ),
    chamadas: 0,
    avisos: [],
  };
}

/** "`oferta` n: vagas appended." "An offer never changes the modalidade of a vacancy offered before." */
export function oferecer(estado: Estado, n: number): void {
  estado.ofertas.push(n);
  const nova = serie({
    lei: estado.lei,
    leituras: estado.leituras,
    ofertas: estado.ofertas,
    pcd: estado.pcd,
    reservadas: estado.reservadas,
  });
  for (let vaga = estado.modalidades.length + 1; vaga <= nova.length; vaga += 1) {
    const modalidade = nova[vaga - 1] ?? 'ampla';
    estado.modalidades.push(modalidade);
    estado.abertas.push({ vaga, modalidade, motivo: 'nova' });
  }
}

export function pessoa(estado: Estado, inscricao: string): PessoaNaFila {
  const encontrada = estado.pessoas.find((p) => p.inscricao === inscricao);
  if (encontrada === undefined) throw new ErroDoOraculo('inscricao-desconhecida', inscricao);
  return encontrada;
}

/**
 * dominio.md § 2: "`lista geral` (everyone still in, by rank; cotistas included)"; § 6: "`fim-de-fila` (after everyone
 * in each list, in the order of asking, or by rank when the sheet doesn't say)".
 * AMBÍGUO 15: those at the end by the sheet against those who ask later in the livro. Taken: the sheet's came first.
 */
export function listaGeral(estado: Estado): PessoaNaFila[] {
  return estado.pessoas
    .filter((p) => p.saiu === null)
    .sort((a, b) => {
      const fimA = a.fimDeFila ?? -1;
      const fimB = b.fimDeFila ?? -1;
      if (fimA !== fimB) return fimA - fimB;
      return a.classificacao - b.classificacao;
    });
}

/** § 2: "`lista específica` (the members of one reserva, in the same relative order)". */
export function listaEspecifica(estado: Estado, reserva: string): PessoaNaFila[] {
  return listaGeral(estado).filter((p) => p.membroDe.includes(reserva));
}

/** "the best-placed member of r not yet called" */
function proximoDaListaEspecifica(estado: Estado, reserva: string): PessoaNaFila | undefined {
  return listaEspecifica(estado, reserva).find((p) => !p.chamado);
}

/** "Compensation applies only to reservas whose law says so; PcD has its own question (`computo-pcd`)." */
function computoDe(c: Criterio, reserva: string): 'ordem-de-chamada' | 'compensada' {
  return reservaDe(c, reserva)?.computo ?? c.computoPcd;
}

/** Who is due to a vacancy, before anything is written down. */
export interface Devida {
  inscricao: string;
  via: string;
  lista: string;
  compensa?: string;
}

/**
 * dominio.md § 6, `preencherAmpla()`: "walk the lista geral from the top to the first person X who
 * – has not been called → X is called, `ocupa` ampla; or
 * – holds a vaga of a reserva whose `computo` is compensada **and** whose specific list still has someone not called →
 *   *compensação*: X now `ocupa` ampla (keeping the same vaga number), and the person called now is the next of that
 *   specific list, who `ocupa` that reserva.
 * Anyone else is walked past. Nobody → the vaga stays open, with a warning."
 * "When a reverted vaga meets a compensação, `via` is compensacao and `lista` the reserva."
 */
function preencherAmpla(estado: Estado, via: 'ampla' | 'reversao'): Devida | null {
  for (const x of listaGeral(estado)) {
    if (!x.chamado) return { inscricao: x.inscricao, via, lista: 'ampla' };
    for (const vaga of estado.ocupacoes) {
      if (vaga.inscricao !== x.inscricao || vaga.ocupa === 'ampla') continue;
      if (computoDe(estado.criterio, vaga.ocupa) !== 'compensada') continue;
      const proximo = proximoDaListaEspecifica(estado, vaga.ocupa);
      if (proximo === undefined) continue;
      return { inscricao: proximo.inscricao, via: 'compensacao', lista: vaga.ocupa, compensa: x.inscricao };
    }
  }
  return null;
}

/**
 * dominio.md § 6, `preencherReserva(r)`: "the best-placed member of r not yet called; `ocupa` r. None → … then
 * `preencherAmpla()` with `via` reversão. Under `cotistas-insuficientes` = fica-vaga a vaga of the law's reserva whose
 * list had members and is used up is left open (a list that never had any reverts, art. 1º § 6º; PcD reverts)."
 * "None → the cascade of other reservas, where a law has one (`via` and `lista` are the receiving reserva)"; produto.md
 * § 6: "names of other reservas in order, then lista geral | fica vaga". What a law of one's own says of a list that never
 * had anyone is its own rule.
 */
function preencherReserva(estado: Estado, reserva: string): Devida | null {
  const proximo = proximoDaListaEspecifica(estado, reserva);
  if (proximo !== undefined) return { inscricao: proximo.inscricao, via: reserva, lista: reserva };
  const regras = reservaDe(estado.criterio, reserva);
  for (const outra of regras?.cascata ?? []) {
    const recebe = proximoDaListaEspecifica(estado, outra);
    if (recebe !== undefined) return { inscricao: recebe.inscricao, via: outra, lista: outra };
  }
  const teveAlguem = estado.listasQueTiveramMembros.includes(reserva);
  if ((teveAlguem ? regras?.cotistasInsuficientes : regras?.semCotistas) === 'fica-vaga') return null;
  return preencherAmpla(estado, 'reversao');
}

/** "each filled by `preencherReserva` or `preencherAmpla` by its modalidade" */
export function devidaPara(estado: Estado, modalidade: string): Devida | null {
  if (modalidade === 'ampla') return preencherAmpla(estado, 'ampla');
  return preencherReserva(estado, modalidade);
}

/** Writes one nomination in the state: who holds the vaga, by which modalidade, and whom it moves to ampla. */
export function nomear(estado: Estado, vaga: number, inscricao: string, lista: string, compensa?: string): void {
  pessoa(estado, inscricao).chamado = true;
  estado.abertas = estado.abertas.filter((a) => a.vaga !== vaga);
  estado.ocupacoes.push({ vaga, inscricao, ocupa: lista });
  if (compensa !== undefined) {
    for (const o of estado.ocupacoes) {
      if (o.inscricao === compensa && o.vaga !== vaga) o.ocupa = 'ampla'; // "keeping the same vaga number"
    }
  }
  estado.chamadas += 1;
}

/**
 * dominio.md § 7: "`próximas(k)`: k open vagas, reopened ones first (in order of reopening), then by number; each filled
 * by `preencherReserva` or `preencherAmpla` by its modalidade; k above the open vagas is an error; fewer people than
 * vagas → fewer calls, with a warning."
 * AMBÍGUO 16: a vaga that `fica-vaga` leaves open. Taken: it is one of the k open vagas, and yields no call. Other
 * reading: the k calls skip it and go on to the next open vaga ("k calls asked and k eligible people → k calls (unless
 * fica-vaga)").
 */
export function chamar(estado: Estado, k: number): Chamada[] {
  if (k > estado.abertas.length) {
    throw new ErroDoOraculo('vagas-insuficientes', `${k} chamadas para ${estado.abertas.length} vagas abertas`);
  }
  const chamadas: Chamada[] = [];
  for (const aberta of estado.abertas.slice(0, k)) {
    const devida = devidaPara(estado, aberta.modalidade);
    if (devida === null) {
      estado.avisos.push(`vaga ${aberta.vaga}: ninguém a chamar`);
      continue;
    }
    nomear(estado, aberta.vaga, devida.inscricao, devida.lista, devida.compensa);
    const chamada: Chamada = {
      chamada: estado.chamadas,
      vaga: aberta.vaga,
      modalidade: aberta.modalidade,
      via: devida.via,
      lista: devida.lista,
      inscricao: devida.inscricao,
      ocupa: devida.lista,
    };
    if (devida.compensa !== undefined) chamada.compensa = devida.compensa;
    chamadas.push(chamada);
  }
  // produto.md § 4: "`ocupa` is the modalidade after all calls shown"
  for (const chamada of chamadas) {
    chamada.ocupa = estado.ocupacoes.find((o) => o.vaga === chamada.vaga)?.ocupa ?? chamada.ocupa;
  }
  return chamadas;
}

/** The whole order: the offers one after the other, every vaga filled by number; those nobody can fill stay open. */
export function ordem(entrada: EntradaDoOraculo<IdDaLei | Criterio>): {
  chamadas: Chamada[];
  abertas: { vaga: number; modalidade: string }[];
} {
  const estado = estadoInicial(entrada);
  for (const n of entrada.ofertas) oferecer(estado, n);
  const chamadas = chamar(estado, estado.abertas.length);
  return { chamadas, abertas: estado.abertas.map(({ vaga, modalidade }) => ({ vaga, modalidade })) };
}
