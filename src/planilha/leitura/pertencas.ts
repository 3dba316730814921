import type { Pertenca, ReservaId, Situacao } from '../../core/candidato';
import type { Problema } from '../../core/problema';
import { letraDaColuna } from '../grade';
import type { Contexto } from './contexto';
import type { Grupo } from './destino';
import type { PerguntaDaLeitura } from './perguntas';

/** What the cells of one row said of one reserva. */
interface Indicios {
  readonly id: ReservaId;
  sim: readonly string[];
  nao: readonly string[];
  readonly coluna: number;
  /** Not decided: a question is open. */
  duvida: boolean;
  verificacao?: Pertenca;
  textoDaVerificacao: string;
}

export type SemReserva = (grupo: Grupo, onde: { readonly linha: number; readonly coluna: number }) => void;

/** Where a word of membership was found. */
export interface Achada {
  readonly texto: string;
  readonly titulo: string;
  readonly coluna: number;
}

const NENHUMA_RESERVA: Readonly<Record<ReservaId, Pertenca>> = {};
const NENHUMA: readonly ReservaId[] = [];
const NADA_DITO: readonly string[] = [];
const RESPOSTA = ['sim', 'nao'] as const;

/** Memberships of one row, gathered cell by cell, then settled together. */
export class Pertencas {
  /** By the order in which the row speaks of them. */
  private porReserva: readonly Indicios[] = [];
  private readonly conhecidas = new Map<string, Readonly<Record<ReservaId, Pertenca>>>();
  private lugar: { readonly aba: string; readonly linha: number } = { aba: '', linha: 0 };

  constructor(
    private readonly contexto: Contexto,
    private readonly semReserva: SemReserva,
  ) {}

  /** Starts another row. */
  recomeca(lugar: { readonly aba: string; readonly linha: number }): void {
    if (this.porReserva.length > 0) this.porReserva = [];
    this.lugar = lugar;
  }

  /** The row is marked as of a group. */
  marca(grupo: Grupo, onde: Achada, verificacao?: Pertenca): void {
    const destino = this.contexto.destinos.destino(grupo);
    if (destino.tipo === 'sem reserva') return this.semReserva(grupo, { linha: this.lugar.linha, coluna: onde.coluna });
    if (destino.tipo === 'reserva') {
      this.diz(destino.id, 'sim', onde);
      if (verificacao !== undefined) this.verifica(destino.id, verificacao, onde);
      return;
    }
    const opcoes = [...destino.ids, 'nenhuma'];
    const resposta = this.responde('marca-de-varios-grupos', opcoes);
    if (resposta === 'nenhuma') return;
    if (resposta !== undefined) {
      this.diz(resposta, 'sim', onde);
      if (verificacao !== undefined) this.verifica(resposta, verificacao, onde);
      return;
    }
    for (const id of destino.ids) this.de(id, onde.coluna).duvida = true;
    this.pergunta({
      codigo: 'marca-de-varios-grupos',
      gravidade: 'pergunta',
      lugar: this.na(onde.coluna),
      dados: { texto: onde.texto, grupos: grupo.rotulo, reservas: destino.ids.map(this.contexto.destinos.nome) },
      opcoes,
    });
  }

  nega(grupo: Grupo, onde: Achada): void {
    const destino = this.contexto.destinos.destino(grupo);
    if (destino.tipo === 'reserva') this.diz(destino.id, 'nao', onde);
  }

  /** "N" that may be "não" or "negro". */
  ambigua(grupo: Grupo, onde: Achada): void {
    const destino = this.contexto.destinos.destino(grupo);
    if (destino.tipo === 'sem reserva') return;
    const ids = destino.tipo === 'reserva' ? [destino.id] : destino.ids;
    const resposta = this.responde('marca-ambigua', RESPOSTA);
    if (resposta === 'sim') return this.marca(grupo, onde);
    if (resposta === 'nao') return this.nega(grupo, onde);
    for (const id of ids) this.de(id, onde.coluna).duvida = true;
    this.pergunta({
      codigo: 'marca-ambigua',
      gravidade: 'pergunta',
      lugar: this.na(onde.coluna),
      dados: { texto: onde.texto, titulo: onde.titulo, reserva: ids.map(this.contexto.destinos.nome).join(' / ') },
      opcoes: RESPOSTA,
    });
  }

  /** Words that no table has. */
  desconhecida(onde: Achada): void {
    const { destinos } = this.contexto;
    const opcoes = [...(destinos.ids.length > 0 ? destinos.ids : ['negros', 'pcd']), 'nenhuma'];
    const resposta = this.responde('marca-desconhecida', opcoes);
    if (resposta === 'nenhuma') return;
    if (resposta !== undefined) {
      this.diz(resposta, 'sim', onde);
      return;
    }
    this.pergunta({
      codigo: 'marca-desconhecida',
      gravidade: 'pergunta',
      lugar: this.na(onde.coluna),
      dados: { texto: onde.texto, titulo: onde.titulo },
      opcoes,
    });
  }

  /** A result of the verification; two different ones leave it pending. */
  verifica(id: ReservaId, pertenca: Pertenca, onde: Achada): void {
    const indicios = this.de(id, onde.coluna);
    const antes = indicios.verificacao;
    indicios.verificacao = antes === undefined || antes === pertenca ? pertenca : 'pendente';
    indicios.textoDaVerificacao = onde.texto;
  }

  /** A result that no table has, for the reservas that the row is marked with. */
  verificacaoDesconhecida(ids: readonly ReservaId[], onde: Achada, opcoes: readonly Pertenca[]): void {
    if (ids.length === 0) return;
    const resposta = this.responde('verificacao-desconhecida', opcoes);
    for (const id of ids) {
      if (resposta === undefined) this.de(id, onde.coluna).duvida = true;
      this.verifica(id, resposta ?? 'pendente', onde);
    }
    if (resposta !== undefined) return;
    this.pergunta({
      codigo: 'verificacao-desconhecida',
      gravidade: 'pergunta',
      lugar: this.na(onde.coluna),
      dados: { texto: onde.texto },
      opcoes,
    });
  }

  /** Reservas of which the row is, or may be, a member. */
  marcadas(): readonly ReservaId[] {
    if (this.porReserva.length === 0) return NENHUMA;
    return this.porReserva.filter(({ sim, duvida }) => sim.length > 0 || duvida).map(({ id }) => id);
  }

  negadas(): ReservaId[] {
    return this.porReserva.filter(({ sim, nao }) => sim.length === 0 && nao.length > 0).map(({ id }) => id);
  }

  /** Everything settled: contradictions asked, pending verifications told. */
  resolve(situacao: Situacao, temColunaDe: (id: ReservaId) => boolean): Readonly<Record<ReservaId, Pertenca>> {
    if (this.porReserva.length === 0) return NENHUMA_RESERVA;
    const reservas: [ReservaId, Pertenca][] = [];
    for (const indicios of this.porReserva) {
      const { id } = indicios;
      const pertenca = this.pertenca(indicios, temColunaDe(id));
      if (pertenca === undefined) continue;
      reservas.push([id, pertenca]);
      const fora = situacao === 'eliminado' || situacao === 'desistente';
      if (pertenca === 'pendente' && !indicios.duvida && !fora) {
        this.contexto.problemas.push({
          codigo: 'cota-pendente',
          gravidade: 'aviso',
          lugar: this.na(indicios.coluna),
          dados: { reserva: this.contexto.destinos.nome(id), texto: indicios.textoDaVerificacao },
        });
      }
    }
    return this.resolvidas(reservas);
  }

  /** Equal memberships are one object: a ranking has a handful of them. */
  private resolvidas(reservas: [ReservaId, Pertenca][]): Readonly<Record<ReservaId, Pertenca>> {
    if (reservas.length === 0) return NENHUMA_RESERVA;
    if (reservas.length > 1) reservas.sort(([a], [b]) => (a < b ? -1 : 1));
    const chave = reservas.join();
    const iguais = this.conhecidas.get(chave) ?? Object.fromEntries(reservas);
    this.conhecidas.set(chave, iguais);
    return iguais;
  }

  private pertenca(indicios: Indicios, temColuna: boolean): Pertenca | undefined {
    const { sim, nao, verificacao } = indicios;
    if (sim.length > 0 && nao.length > 0) return this.contraditoria(indicios, [...sim, ...nao]);
    if (sim.length > 0) return verificacao ?? 'declarada';
    if (indicios.duvida) return 'pendente';
    if (verificacao === undefined || verificacao === 'declarada') return undefined;
    if (verificacao === 'negada') return nao.length > 0 ? undefined : 'negada';
    // A result for someone whom no column marks: fine where nothing marks people, a contradiction where something does.
    if (nao.length > 0 || (temColuna && verificacao === 'confirmada')) {
      return this.contraditoria(indicios, [...nao, indicios.textoDaVerificacao]);
    }
    return verificacao;
  }

  private contraditoria(indicios: Indicios, textos: readonly string[]): Pertenca | undefined {
    const resposta = this.responde('cota-contraditoria', RESPOSTA);
    if (resposta === 'sim') return indicios.verificacao ?? 'declarada';
    if (resposta === 'nao') return undefined;
    indicios.duvida = true;
    this.pergunta({
      codigo: 'cota-contraditoria',
      gravidade: 'pergunta',
      lugar: this.na(indicios.coluna),
      dados: { reserva: this.contexto.destinos.nome(indicios.id), textos: [...new Set(textos)] },
      opcoes: RESPOSTA,
    });
    return 'pendente';
  }

  private diz(id: ReservaId, resposta: 'sim' | 'nao', { texto, coluna }: Achada): void {
    const indicios = this.de(id, coluna);
    const ditos = indicios[resposta];
    indicios[resposta] = ditos.length === 0 ? [texto] : [...ditos, texto];
  }

  private de(id: ReservaId, coluna: number): Indicios {
    for (const indicios of this.porReserva) if (indicios.id === id) return indicios;
    const novos: Indicios = { id, sim: NADA_DITO, nao: NADA_DITO, coluna, duvida: false, textoDaVerificacao: '' };
    this.porReserva = [...this.porReserva, novos];
    return novos;
  }

  private responde<O extends string>(codigo: PerguntaDaLeitura, opcoes: readonly O[]): O | undefined {
    return this.contexto.perguntas.resposta(codigo, this.lugar.linha, opcoes);
  }

  private pergunta(problema: Problema): void {
    this.contexto.problemas.push(problema);
  }

  private na(coluna: number): { aba: string; linha: number; coluna: string } {
    return { ...this.lugar, coluna: letraDaColuna(coluna) };
  }
}
