import { AMPLA, type Modalidade } from './candidato';
import type { Ato } from './ato';
import type { Divergencia, FatoDoLivro } from './constatacoes';
import { NINGUEM, type Estado } from './estado';
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
    const { lista, compensa, fatos, divergencia } = lerNomeacao(estado, ato, pessoa, vaga);
    this.fatos.push(...fatos);
    if (divergencia !== undefined) {
      const reabertura = this.abertas.reabertura(vaga);
      this.divergencias.push({ ...divergencia, ...(reabertura && { reabertura }) });
    }
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

  // ---------------------------------------------------------------- saídas

  private exigeVaga(ato: Ato, pessoa: number): void {
    if (!this.estado.chamado(pessoa)) this.fatos.push({ ato, tipo: 'pessoa sem vaga' });
    else if (this.saiu(pessoa)) this.fatos.push({ ato, tipo: 'pessoa já fora' });
    else this.confereVaga(ato, pessoa);
  }

  /** An act already took them out, and they hold nothing. */
  private saiu(pessoa: number): boolean {
    return this.estado.chamado(pessoa) && !this.estado.naLista(pessoa) && this.estado.vaga(pessoa) === 0;
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
    if (this.saiu(pessoa)) return void this.fatos.push({ ato, tipo: 'pessoa já fora' });
    // Someone whom the sheet already leaves out: the act says the same.
    if (!estado.naLista(pessoa) && estado.vaga(pessoa) === 0) return;
    this.confereVaga(ato, pessoa);
    this.reabre(ato, pessoa, this.modalidadeAoReabrir(pessoa, ato.tipo));
    estado.sai(pessoa);
  }

  /** The person leaves and nothing reopens: whether the post is offered again is the administration's act. */
  private vaga(ato: Ato, pessoa: number): void {
    const vaga = this.estado.vaga(pessoa);
    if (vaga === 0 && !this.estado.chamado(pessoa)) return void this.fatos.push({ ato, tipo: 'pessoa sem vaga' });
    if (this.saiu(pessoa)) return void this.fatos.push({ ato, tipo: 'pessoa já fora' });
    this.confereVaga(ato, pessoa);
    if (vaga > 0) this.extintas.add(vaga);
    this.estado.deixaAVaga(pessoa);
    this.estado.sai(pessoa);
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
      estado.sai(pessoa);
      return;
    }
    estado.perdeACota(pessoa, reserva);
    if (ocupava !== reserva) return;
    this.reabre(ato, pessoa, reserva);
    estado.voltaAEsperar(pessoa);
  }

  private vaiParaOFim(ato: Ato, pessoa: number): void {
    if (!this.estado.naLista(pessoa)) return void this.fatos.push({ ato, tipo: 'pessoa já fora' });
    this.confereVaga(ato, pessoa);
    this.reabre(ato, pessoa, this.estado.ocupa(pessoa) ?? AMPLA);
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
    const regra = tipo === 'posse não tomada' || tipo === 'tornada sem efeito' ? reserva?.posseNaoTomada : reserva?.desistencia;
    return regra === 'lista geral' ? AMPLA : ocupava;
  }
}
