import { AMPLA, type Modalidade } from './candidato';
import { regraDoAto, type Ato } from './ato';
import type { Divergencia, FatoDoLivro } from './constatacoes';
import { NINGUEM, type Estado } from './estado';
import { Impedimentos } from './impedimento';
import { lerNomeacao } from './nomeacao';
import { atosQueValem } from './retificacoes';
import { VagasAbertas } from './vagasAbertas';

/** What the livro leads to. */
export interface Situacao {
  readonly estado: Estado;
  readonly abertas: VagasAbertas;
  /** Calls to a vaga made so far (nomeações and decisões judiciais that stand). */
  readonly chamadas: number;
  readonly fatos: readonly FatoDoLivro[];
  readonly divergencias: readonly Divergencia[];
}

/** The replay of one cargo's acts: one method for each kind of act. */
export class Dobra {
  private readonly abertas = new VagasAbertas();
  private readonly extintas = new Set<number>();
  private readonly impedimentos = new Impedimentos();
  private readonly empossadas = new Set<number>();
  /** Nominated by a court outside the vagas, and still in. */
  private readonly foraDasVagas = new Set<number>();
  private readonly fatos: FatoDoLivro[] = [];
  private readonly divergencias: Divergencia[] = [];
  private chamadas = 0;

  constructor(
    private readonly estado: Estado,
    private readonly modalidades: readonly Modalidade[],
  ) {}

  de(atos: readonly Ato[]): Situacao {
    const { validos, perdidas, repetidas } = atosQueValem(atos);
    for (const ato of perdidas) this.fatos.push({ ato, tipo: 'retifica o que não há' });
    for (const { ato, por } of repetidas) this.fatos.push({ ato, tipo: 'retifica de novo', por: por.ato });
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
        return this.toma(ato, ato.pessoa ?? NINGUEM);
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
    const porOrdem = ato.tipo === 'decisão judicial';
    // A court may order the nomeação of someone who left; nobody else's act undoes that they did.
    if (estado.chamado(pessoa) && !(porOrdem && this.saiu(pessoa))) {
      this.fatos.push({ ato, tipo: 'pessoa já nomeada', vaga: estado.vaga(pessoa) });
      return;
    }
    if (ato.vaga === undefined && porOrdem) return this.nomeiaForaDasVagas(ato, pessoa);
    const vaga = this.vagaDaNomeacao(ato);
    if (vaga === undefined) return;
    const { lista, compensa, fatos, divergencia } = lerNomeacao(estado, ato, pessoa, vaga);
    this.fatos.push(...fatos);
    const fora = porOrdem ? undefined : this.impedimentos.fora(estado, pessoa);
    if (fora !== undefined) this.fatos.push({ ato, tipo: 'pessoa fora das listas', impedimento: fora });
    if (divergencia !== undefined) this.divergencias.push(this.comCausas(divergencia));
    this.chamadas += 1;
    this.abertas.fecha(vaga);
    if (compensa !== NINGUEM) estado.passaAOcupar(compensa, AMPLA);
    if (porOrdem) estado.volta(pessoa);
    estado.nomeia(pessoa, vaga, lista);
  }

  private nomeiaForaDasVagas(ato: Ato, pessoa: number): void {
    if (ato.lista !== undefined) this.fatos.push({ ato, tipo: 'lista fora das vagas', lista: ato.lista });
    this.foraDasVagas.add(pessoa);
    this.estado.volta(pessoa);
    this.estado.nomeia(pessoa, 0, AMPLA);
  }

  /** What had reopened the vaga, and what kept the person from being nominated: told together with whose turn it was. */
  private comCausas(divergencia: Divergencia): Divergencia {
    const { vaga, pessoa, lista, devida } = divergencia;
    const reabertura = this.abertas.reabertura(vaga);
    const pelaLista = devida.tipo === 'chamada' && devida.via === devida.lista ? devida.lista : AMPLA;
    const impedimento = this.impedimentos.de(this.estado, pessoa, lista ?? pelaLista);
    return { ...divergencia, ...(reabertura && { reabertura }), ...(impedimento && { impedimento }) };
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

  // ---------------------------------------------------------------- saídas

  private toma(ato: Ato, pessoa: number): void {
    if (!this.estado.chamado(pessoa)) this.fatos.push({ ato, tipo: 'pessoa sem vaga' });
    else if (this.saiu(pessoa)) this.fatos.push({ ato, tipo: 'pessoa já fora' });
    else {
      this.confereVaga(ato, pessoa);
      this.empossadas.add(pessoa);
    }
  }

  /** An act already took them out, and they hold nothing. */
  private saiu(pessoa: number): boolean {
    return this.estado.chamado(pessoa) && !this.estado.naLista(pessoa) && !this.ocupaAlgo(pessoa);
  }

  /** They hold a vaga, or a court put them in outside the vagas. */
  private ocupaAlgo(pessoa: number): boolean {
    return this.estado.vaga(pessoa) > 0 || this.foraDasVagas.has(pessoa);
  }

  private tira(ato: Ato, pessoa: number): void {
    this.impedimentos.saiu(pessoa, ato);
    this.empossadas.delete(pessoa);
    this.foraDasVagas.delete(pessoa);
    this.estado.sai(pessoa);
  }

  /** The act names the vaga that the person does not hold. */
  private confereVaga(ato: Ato, pessoa: number): void {
    const vaga = this.estado.vaga(pessoa);
    if (ato.vaga !== undefined && ato.vaga !== vaga) this.fatos.push({ ato, tipo: 'vaga de outra pessoa', vaga });
  }

  private sai(ato: Ato, pessoa: number): void {
    const { estado } = this;
    const depoisDaNomeacao = regraDoAto(ato.tipo) === 'posseNaoTomada';
    if (depoisDaNomeacao && !estado.chamado(pessoa)) return void this.fatos.push({ ato, tipo: 'pessoa sem vaga' });
    if (this.saiu(pessoa)) return void this.fatos.push({ ato, tipo: 'pessoa já fora' });
    // Someone whom the sheet already leaves out: the act says the same.
    if (!estado.naLista(pessoa) && !this.ocupaAlgo(pessoa)) return;
    this.confereVaga(ato, pessoa);
    this.reabre(ato, pessoa, this.modalidadeAoReabrir(pessoa, ato.tipo));
    this.tira(ato, pessoa);
  }

  /** The person leaves and nothing reopens: whether the post is offered again is the administration's act. */
  private vaga(ato: Ato, pessoa: number): void {
    const vaga = this.estado.vaga(pessoa);
    if (vaga === 0 && !this.estado.chamado(pessoa)) return void this.fatos.push({ ato, tipo: 'pessoa sem vaga' });
    if (this.saiu(pessoa)) return void this.fatos.push({ ato, tipo: 'pessoa já fora' });
    this.confereVaga(ato, pessoa);
    if (!this.empossadas.has(pessoa)) this.fatos.push({ ato, tipo: 'vacância sem posse' });
    if (vaga > 0) this.extintas.add(vaga);
    this.estado.deixaAVaga(pessoa);
    this.tira(ato, pessoa);
  }

  private negaACota(ato: Ato, pessoa: number): void {
    const { estado } = this;
    const daLei = estado.criterios.reservas;
    const nomeada = ato.lista === AMPLA ? undefined : ato.lista;
    const reserva = nomeada ?? daLei.find(({ id }) => estado.membro(pessoa, id))?.id ?? daLei[0]?.id ?? AMPLA;
    if (this.saiu(pessoa)) return void this.fatos.push({ ato, tipo: 'pessoa já fora' });
    if (!estado.declarou(pessoa, reserva)) return void this.fatos.push({ ato, tipo: 'não é da reserva', reserva });
    this.confereVaga(ato, pessoa);
    const sai = daLei.some(({ id, cotaNegada }) => id === reserva && cotaNegada === 'eliminado');
    const ocupava = estado.ocupa(pessoa);
    if (sai) {
      this.reabre(ato, pessoa, ocupava ?? AMPLA);
      this.tira(ato, pessoa);
      return;
    }
    this.impedimentos.recusou(pessoa, reserva, ato);
    estado.perdeACota(pessoa, reserva);
    if (ocupava !== reserva) return;
    this.reabre(ato, pessoa, reserva);
    this.empossadas.delete(pessoa);
    estado.voltaAEsperar(pessoa);
  }

  private vaiParaOFim(ato: Ato, pessoa: number): void {
    if (!this.estado.naLista(pessoa)) return void this.fatos.push({ ato, tipo: 'pessoa já fora' });
    this.confereVaga(ato, pessoa);
    this.reabre(ato, pessoa, this.estado.ocupa(pessoa) ?? AMPLA);
    this.empossadas.delete(pessoa);
    this.foraDasVagas.delete(pessoa);
    this.estado.vaiParaOFim(pessoa);
  }

  private reabre({ tipo: por }: Ato, pessoa: number, modalidade: Modalidade): void {
    const vaga = this.estado.vaga(pessoa);
    if (vaga === 0) return;
    const ocupava = this.estado.ocupa(pessoa) ?? AMPLA;
    this.estado.reabre(pessoa, modalidade);
    this.abertas.reabre(vaga, { por, ocupava });
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
    // Eliminação is like desistência.
    const regra = reserva?.[regraDoAto(tipo) ?? 'desistencia'];
    return regra === 'lista geral' ? AMPLA : ocupava;
  }
}
