import type { TipoDeAto } from '../core/ato';
import { AMPLA } from '../core/candidato';
import { conta } from '../core/classificados';
import type { Data, Lei } from '../core/lei';
import { comparaTextos } from '../core/texto';
import { MOTIVO_DA_INFERENCIA, PERGUNTA_DO_CONTROLE, RESPOSTA_DO_CONTROLE } from '../redacao/controle';
import type { EventoDoControle, LinhaDoControle } from './controleLinhas';
import { saidaNoTexto } from './controlePalavras';
import type { PerguntasDoControle } from './controlePerguntas';
import { turmaDe, turmaNaData, type Turma } from './controleTempo';
import type { ReplicaDoControle } from './controleVagas';
import type { Inferencia } from './nomeacoes';
import type { AtoSemNumero } from './registro';

/** An act found in a control sheet, and all that was read for it. */
export interface AtoLido {
  readonly ato: AtoSemNumero;
  readonly inferencias: readonly Omit<Inferencia, 'ato'>[];
}

/** What is not a call, to be put among the batches of calls. */
export interface Movimento {
  /** Before which batch; undefined: whenever a batch needs its vaga, else after all. */
  readonly antesDa?: number;
  /** The batch of the person; -1 for none. */
  readonly depoisDa: number;
  readonly linha: number;
  readonly data?: Data;
  readonly pessoa?: number;
  readonly faz: (quando: 'previsto' | 'por falta de vaga' | 'no fim') => AtoLido[];
}

export interface ContextoDosMovimentos {
  readonly lei: Lei;
  readonly cargo: string;
  readonly linhas: readonly LinhaDoControle[];
  readonly eventos: readonly EventoDoControle[];
  readonly turmas: readonly Turma[];
  readonly replica: ReplicaDoControle;
  readonly perguntas: PerguntasDoControle;
  /** Indices of the people whose cota was refused after the nomeação. */
  readonly negadasDepois: ReadonlySet<number>;
  readonly nome: (linha: LinhaDoControle) => string;
}

/** Departures, people who took office and events of a control sheet: what happens between the calls. */
export class MovimentosDoControle {
  private readonly cargo: string;
  private readonly linhas: readonly LinhaDoControle[];
  private readonly turmas: readonly Turma[];
  private readonly replica: ReplicaDoControle;

  constructor(private readonly contexto: ContextoDosMovimentos) {
    const { cargo, linhas, turmas, replica } = contexto;
    this.cargo = cargo;
    this.linhas = linhas;
    this.turmas = turmas;
    this.replica = replica;
  }

  todos(): Movimento[] {
    return [...this.saidas(), ...this.posses(), ...this.eventos()];
  }

  private saidas(): Movimento[] {
    return this.linhas.flatMap((linha): Movimento[] => {
      const depoisDa = turmaDe(this.turmas, linha.chave);
      const movimentos: Movimento[] = [];
      if (this.contexto.negadasDepois.has(linha.indice)) {
        movimentos.push(this.movimento(linha, depoisDa, 'cota não confirmada', { pelaSituacao: true }));
      }
      // Whoever the sheet leaves out before any call needs no act of elimination.
      if (linha.saida === undefined || (depoisDa < 0 && linha.saida.tipo === 'eliminação')) return movimentos;
      return [...movimentos, this.movimento(linha, depoisDa, linha.saida.tipo, linha.saida)];
    });
  }

  private movimento(
    linha: LinhaDoControle,
    depoisDa: number,
    tipo: TipoDeAto,
    { data, documento, motivo, pelaSituacao }: Omit<NonNullable<LinhaDoControle['saida']>, 'tipo'>,
  ): Movimento {
    const { turmas, replica, cargo } = this;
    const substituta = turmas.findIndex(({ chamadas }, i) => i > depoisDa && chamadas.some((outra) => outra.noLugarDe === linha.chave));
    const passou = depoisDa < 0 ? this.primeiraQuePassou(linha) : undefined;
    const naData = data === undefined ? undefined : turmaNaData(turmas, depoisDa, data);
    const peloDia = naData !== undefined && (substituta < 0 || naData <= substituta);
    const antesDa = peloDia ? naData : substituta >= 0 ? substituta : passou;
    const daNota = saidaNoTexto(linha.observacao);
    return {
      ...(antesDa !== undefined && { antesDa }),
      depoisDa,
      linha: linha.linha,
      ...(data !== undefined && { data }),
      pessoa: linha.indice,
      faz: (quando) => {
        const vaga = replica.vagaDe(linha.indice);
        replica.move(tipo, linha);
        const ordem =
          peloDia
            ? MOTIVO_DA_INFERENCIA.ordemDaSaida(tipo, 'pela data')
            : substituta >= 0
              ? MOTIVO_DA_INFERENCIA.ordemDaSaida(tipo, 'antes de quem entrou')
              : passou !== undefined
                ? MOTIVO_DA_INFERENCIA.fimDeFilaAntes()
                : MOTIVO_DA_INFERENCIA.ordemDaSaida(tipo, quando === 'por falta de vaga' ? quando : 'no fim');
        const inferida = (oque: Inferencia['oque'], valor: string, porque: string): Omit<Inferencia, 'ato'> => ({ linha: linha.linha, oque, valor, motivo: porque });
        const ato = semNumero(cargo, tipo, {
          inscricao: linha.pessoa.inscricao,
          ...(vaga > 0 && { vaga }),
          ...(data !== undefined && { data }),
          ...(documento !== undefined && { documento }),
          ...(motivo !== undefined && { motivo }),
        });
        return [
          {
            ato,
            inferencias: [
              ...(pelaSituacao && (daNota === undefined || daNota === tipo) ? [] : [inferida('tipo', tipo, MOTIVO_DA_INFERENCIA.saidaPelaNota(linha.observacao))]),
              ...(depoisDa < 0 && tipo === 'desistência' ? [inferida('tipo', tipo, MOTIVO_DA_INFERENCIA.saidaSemNomeacao())] : []),
              ...(vaga > 0 ? [inferida('vaga', String(vaga), MOTIVO_DA_INFERENCIA.vagaQueOcupava())] : []),
              inferida('ordem', linha.pessoa.nome, ordem),
              ...(documento === undefined ? [] : [inferida('documento', documento, MOTIVO_DA_INFERENCIA.posseDaNota(linha.observacao))]),
            ],
          },
        ];
      },
    };
  }

  /** The first batch that calls by the general list someone worse placed, who would have passed over this person. */
  private primeiraQuePassou({ pessoa: { classificacao = Infinity } }: LinhaDoControle): number | undefined {
    const daLei = this.contexto.lei.reservas.map(({ id }) => id);
    const achada = this.turmas.findIndex(({ chamadas }) =>
      chamadas.some(({ pessoa, lista }) => (pessoa.classificacao ?? 0) > classificacao && (lista === AMPLA || !daLei.some((id) => conta(pessoa, id)))),
    );
    return achada < 0 ? undefined : achada;
  }

  private posses(): Movimento[] {
    return this.linhas.flatMap((linha): Movimento[] => {
      const depoisDa = turmaDe(this.turmas, linha.chave);
      const { posse } = linha;
      if (posse === undefined || depoisDa < 0) return [];
      const { data } = posse;
      return [
        {
          antesDa: data === undefined ? depoisDa + 1 : turmaNaData(this.turmas, depoisDa, data),
          depoisDa,
          linha: linha.linha,
          ...(data !== undefined && { data }),
          faz: () => {
            const vaga = this.replica.vagaDe(linha.indice);
            const ato = semNumero(this.cargo, 'posse', { inscricao: linha.pessoa.inscricao, ...(vaga > 0 && { vaga }), ...(data !== undefined && { data }) });
            const motivo = data === undefined ? MOTIVO_DA_INFERENCIA.posseSemData() : MOTIVO_DA_INFERENCIA.posseDaPlanilha();
            return [{ ato, inferencias: [{ linha: linha.linha, oque: 'data', valor: data ?? '', motivo }] }];
          },
        },
      ];
    });
  }

  private eventos(): Movimento[] {
    const titulares = this.turmas.flatMap(({ chamadas }) => chamadas).filter(({ saida }) => saida === undefined);
    return this.contexto.eventos.flatMap((evento): Movimento[] => {
      const { linha, texto, data, documento } = evento;
      const { nada, novaVaga, vacancia, vacanciaReposta } = RESPOSTA_DO_CONTROLE;
      const opcoes = [
        { valor: 'nova-vaga', texto: novaVaga },
        { valor: 'nada', texto: nada },
        ...titulares.flatMap((titular) => [
          { valor: titular.pessoa.inscricao, texto: vacancia(this.contexto.nome(titular)) },
          { valor: `${titular.pessoa.inscricao}+nova-vaga`, texto: vacanciaReposta(this.contexto.nome(titular)) },
        ]),
      ];
      const dada = this.contexto.perguntas.escolha(`evento:${linha}`, PERGUNTA_DO_CONTROLE.evento(texto), { linha, opcoes });
      if (dada === undefined || dada === 'nada') return [];
      const quem = titulares.find(({ pessoa: { inscricao } }) => dada === inscricao || dada === `${inscricao}+nova-vaga`);
      const abaixo = this.turmas.findIndex(({ chamadas }) => chamadas.every((chamada) => chamada.aba === evento.aba && chamada.linha > linha));
      const depoisDa = quem === undefined ? -1 : turmaDe(this.turmas, quem.chave);
      const naPlanilha = abaixo < 0 ? this.turmas.length : Math.max(abaixo, depoisDa + 1);
      const comum = { ...(data !== undefined && { data }), ...(documento !== undefined && { documento }), motivo: texto };
      return [
        {
          antesDa: data === undefined ? naPlanilha : turmaNaData(this.turmas, depoisDa, data),
          depoisDa,
          linha,
          ...(data !== undefined && { data }),
          faz: () => {
            const atos: AtoSemNumero[] = [];
            if (quem !== undefined) {
              const vaga = this.replica.vagaDe(quem.indice);
              this.replica.move('vacância', quem);
              atos.push(semNumero(this.cargo, 'vacância', { inscricao: quem.pessoa.inscricao, ...(vaga > 0 && { vaga }), ...comum }));
            }
            if (dada.endsWith('nova-vaga')) {
              this.replica.oferece(1);
              atos.push(semNumero(this.cargo, 'oferta', { quantidade: 1, ...comum }));
            }
            const inferencias = data === undefined ? [{ linha, oque: 'ordem' as const, valor: texto, motivo: MOTIVO_DA_INFERENCIA.eventoNaOrdem() }] : [];
            return atos.map((ato) => ({ ato, inferencias }));
          },
        },
      ];
    });
  }
}

export function semNumero(cargo: string, tipo: TipoDeAto, campos: Omit<AtoSemNumero, 'tipo' | 'cargo'>): AtoSemNumero {
  return { tipo, cargo, ...campos };
}

/** Dated ones first, in their order; then by row. */
export function emSequencia(movimentos: readonly Movimento[]): Movimento[] {
  const chave = ({ data }: Movimento): string => data ?? '9999';
  return [...movimentos].sort((a, b) => comparaTextos(chave(a), chave(b)) || a.linha - b.linha);
}
