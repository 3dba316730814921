import type { Ato } from '../core/ato';
import { AMPLA, PCD, type Candidato, type Modalidade } from '../core/candidato';
import type { Criterios } from '../core/criterios';
import { Dobra, type Situacao } from '../core/dobra';
import { Estado, NINGUEM } from '../core/estado';
import { decide } from '../core/preencher';
import { MOTIVO_DA_INFERENCIA } from '../redacao/controle';
import { grupoDoCargo } from './cargo';
import type { LinhaDoControle } from './controleLinhas';
import type { Pedido } from './pedido';
import { serieDoCargo } from './serie';

/** Which vaga a call took, by which list, and why it was read so. */
export interface VagaLida {
  readonly vaga: number;
  readonly lista: Modalidade;
  /** Index of the person. */
  readonly compensa?: number;
  readonly porqueDaVaga?: string;
  readonly porqueDaLista?: string;
}

/**
 * The replay of one cargo of a control sheet while its acts are being found: what was due at each moment tells the vagas
 * and lists that the sheet leaves out.
 */
export class ReplicaDoControle {
  private readonly dobra: Dobra;
  private readonly estado: Estado;
  private readonly ofertas: number[] = [];
  private readonly modalidades: Modalidade[] = [];
  private readonly numeroDe: Int32Array;
  private readonly indiceDe = new Map<number, number>();
  private readonly deixadas = new Map<string, number>();
  private situacao: Situacao;

  constructor(
    private readonly pedido: Pedido,
    criterios: Criterios,
    private readonly vigentes: Criterios,
    private readonly cargo: string,
    pessoas: readonly Candidato[],
  ) {
    const { classificados } = grupoDoCargo(pedido, criterios, { cargo, pessoas });
    this.numeroDe = classificados.numeroDe;
    this.numeroDe.forEach((numero, indice) => this.indiceDe.set(numero, indice));
    this.estado = new Estado(classificados, criterios);
    // The replay reads the modalidades of an offer when it comes to it: later offers are added to the same array.
    this.dobra = new Dobra(this.estado, this.modalidades);
    this.situacao = this.dobra.de([]);
  }

  oferece(quantidade: number): void {
    this.ofertas.push(quantidade);
    const { modalidades } = serieDoCargo(this.pedido, this.vigentes, this.cargo, this.ofertas).serie;
    for (const modalidade of modalidades.slice(this.modalidades.length)) this.modalidades.push(modalidade);
    this.aplica({ tipo: 'oferta', quantidade });
  }

  get abertas(): number {
    return this.situacao.abertas.todas().length;
  }

  /** The vaga that a person holds; 0 when they hold none. */
  vagaDe(indice: number): number {
    return this.estado.vaga(this.numero(indice));
  }

  /** Indices of the people who hold a vaga, by its number. */
  titulares(): number[] {
    return Array.from({ length: this.estado.modalidades.length }, (_, i) => this.estado.ocupante(i + 1)).flatMap((numero) => {
      const indice = numero === NINGUEM ? undefined : this.indiceDe.get(numero);
      return indice === undefined ? [] : [indice];
    });
  }

  nomeia({ indice }: LinhaDoControle, { vaga, lista, compensa }: VagaLida): void {
    const compensada = compensa === undefined ? undefined : this.numero(compensa);
    this.aplica({ tipo: 'nomeação', pessoa: this.numero(indice), vaga, lista, ...(compensada !== undefined && { compensa: compensada }) });
  }

  /** Any other act of a person; the vaga that they leave is remembered, for who comes in their place. */
  move(tipo: Ato['tipo'], { indice, chave }: Pick<LinhaDoControle, 'indice' | 'chave'>): void {
    const vaga = this.vagaDe(indice);
    if (vaga > 0) this.deixadas.set(chave, vaga);
    this.aplica({ tipo, pessoa: this.numero(indice) });
  }

  /** The vaga and the list of a call, as the sheet says or as they are read for it; undefined when no vaga is open. */
  le(linha: LinhaDoControle, nomeDe: (chave: string) => string): VagaLida | undefined {
    const abertas = this.situacao.abertas.todas();
    const deixada = this.deixadas.get(linha.noLugarDe ?? '');
    if (linha.vaga !== undefined) return this.naVaga(linha, linha.vaga);
    if (deixada !== undefined && abertas.includes(deixada)) {
      return { ...this.naVaga(linha, deixada), porqueDaVaga: MOTIVO_DA_INFERENCIA.lugarDe(nomeDe(linha.noLugarDe ?? ''), linha.observacao) };
    }
    // What is due depends on the modalidade alone: the first open vaga of each is enough.
    const primeiras = [...new Map([...abertas].reverse().map((vaga) => [this.estado.modalidade(vaga), vaga])).values()];
    const devida = abertas.find((vaga) => primeiras.includes(vaga) && this.devidaPara(linha, vaga) !== undefined);
    if (devida !== undefined) return { ...this.naVaga(linha, devida), porqueDaVaga: MOTIVO_DA_INFERENCIA.vagaDevida() };
    const lista = linha.lista ?? this.reservaDe(linha.indice) ?? AMPLA;
    const deOutras = abertas.find((vaga) => this.estado.modalidade(vaga) === lista) ?? abertas.find((vaga) => this.estado.modalidade(vaga) === AMPLA) ?? abertas[0];
    return deOutras === undefined ? undefined : { ...this.naVaga(linha, deOutras), porqueDaVaga: MOTIVO_DA_INFERENCIA.vagaQueServe() };
  }

  private naVaga(linha: LinhaDoControle, vaga: number): VagaLida {
    const devida = this.devidaPara(linha, vaga);
    if (devida !== undefined) {
      const compensa = devida.compensa === NINGUEM ? undefined : this.indiceDe.get(devida.compensa);
      const porque = linha.lista === undefined ? { porqueDaLista: MOTIVO_DA_INFERENCIA.listaDevida() } : porqueEscrita(linha);
      return { vaga, lista: devida.lista, ...porque, ...(compensa !== undefined && { compensa }) };
    }
    if (linha.lista !== undefined) return { vaga, lista: linha.lista, ...porqueEscrita(linha) };
    const modalidade = this.estado.modalidade(vaga);
    const membro = modalidade !== AMPLA && this.estado.membro(this.numero(linha.indice), modalidade);
    return membro
      ? { vaga, lista: modalidade, porqueDaLista: MOTIVO_DA_INFERENCIA.listaDaVaga() }
      : { vaga, lista: AMPLA, porqueDaLista: MOTIVO_DA_INFERENCIA.listaAmpla() };
  }

  /** The call due for that vaga, when it is this person's by a list that the sheet does not deny. */
  private devidaPara(linha: LinhaDoControle, vaga: number): { readonly lista: Modalidade; readonly compensa: number } | undefined {
    if (!this.situacao.abertas.aberta(vaga)) return undefined;
    const decisao = decide(this.estado, vaga);
    if (decisao.tipo === 'aberta' || decisao.pessoa !== this.numero(linha.indice)) return undefined;
    return linha.lista === undefined || linha.lista === decisao.lista ? decisao : undefined;
  }

  private reservaDe(indice: number): Modalidade | undefined {
    const daLei = this.pedido.lei.reservas.map(({ id }) => id);
    return [...daLei, PCD].find((reserva) => this.estado.membro(this.numero(indice), reserva));
  }

  private numero(indice: number): number {
    return this.numeroDe[indice] ?? NINGUEM;
  }

  private aplica(ato: Omit<Ato, 'ato' | 'linha'>): void {
    this.situacao = this.dobra.de([{ ...ato, ato: '', linha: 0 }]);
  }
}

/** A list that a note tells is still a reading of it; one in a column of its own is what the sheet says. */
function porqueEscrita({ notaDaLista }: LinhaDoControle): Pick<VagaLida, 'porqueDaLista'> {
  return notaDaLista === undefined ? {} : { porqueDaLista: MOTIVO_DA_INFERENCIA.listaEscrita(notaDaLista) };
}
