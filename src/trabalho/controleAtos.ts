import type { TipoDeAto } from '../core/ato';
import { AMPLA, type Candidato } from '../core/candidato';
import { conta } from '../core/classificados';
import type { Criterios } from '../core/criterios';
import type { Data } from '../core/lei';
import { comparaTextos } from '../core/texto';
import { MOTIVO_DA_INFERENCIA, PERGUNTA_DO_CONTROLE, RESPOSTA_DO_CONTROLE } from '../redacao/controle';
import type { EventoDoControle, LinhaDoControle } from './controleLinhas';
import type { PerguntasDoControle } from './controlePerguntas';
import { saidaNoTexto } from './controlePalavras';
import { emOrdem, turmaDe, turmaNaData, turmasDe, type Turma } from './controleTempo';
import { ReplicaDoControle } from './controleVagas';
import type { Inferencia } from './nomeacoes';
import type { Pedido } from './pedido';
import type { AtoSemNumero } from './registro';

/** An act found in a control sheet, and all that was read for it. */
export interface AtoLido {
  readonly ato: AtoSemNumero;
  readonly inferencias: readonly Omit<Inferencia, 'ato'>[];
}

export interface CargoDoControle {
  readonly cargo: string;
  readonly pessoas: readonly Candidato[];
  readonly linhas: readonly LinhaDoControle[];
  readonly eventos: readonly EventoDoControle[];
  readonly ofertas: readonly AtoLido[];
}

/** What is not a call, to be put among the batches of calls. */
interface Movimento {
  /** Before which batch; undefined: whenever a batch needs its vaga, else after all. */
  readonly antesDa?: number;
  /** The batch of the person; -1 for none. */
  readonly depoisDa: number;
  readonly linha: number;
  readonly data?: Data;
  readonly pessoa?: number;
  readonly faz: (quando: 'previsto' | 'por falta de vaga' | 'no fim') => AtoLido[];
}

const SO_DE_NOMEADO = new Set<TipoDeAto>(['posse não tomada', 'tornada sem efeito', 'vacância']);

/** The acts of one cargo, in an order in which they can have happened; what the sheet does not tell is asked. */
export class AtosDoControle {
  private readonly atos: AtoLido[] = [];
  private readonly replica: ReplicaDoControle;
  private readonly turmas: readonly Turma[];
  private readonly primeiraInferencia: Omit<Inferencia, 'ato'>[] = [];
  private readonly nomes: ReadonlyMap<string, string>;
  private readonly negadasDepois = new Set<number>();

  constructor(
    private readonly pedido: Pedido,
    criterios: { readonly todos: Criterios; readonly vigentes: Criterios },
    private readonly entrada: CargoDoControle,
    private readonly perguntas: PerguntasDoControle,
  ) {
    const { cargo, pessoas, linhas } = entrada;
    this.nomes = new Map(linhas.map(({ chave, pessoa }) => [chave, `${pessoa.nome} (${pessoa.inscricao})`]));
    const chamadas = linhas.filter((linha) => this.foiChamada(linha));
    for (const linha of chamadas) if (this.negadaDepois(linha)) this.negadasDepois.add(linha.indice);
    const { linhas: emSequencia, por } = emOrdem(chamadas);
    this.turmas = turmasDe(emSequencia);
    if (por !== 'número' && emSequencia.length > 1) {
      const motivo = por === 'data' ? MOTIVO_DA_INFERENCIA.ordemPelaData() : MOTIVO_DA_INFERENCIA.ordemPelaClassificacao();
      this.primeiraInferencia.push({ oque: 'ordem', valor: por, motivo });
    }
    this.replica = new ReplicaDoControle(pedido, criterios.todos, criterios.vigentes, cargo, this.noComeco(pessoas, chamadas));
  }

  /** Everything that could be found before a question whose answer is needed. */
  todos(): readonly AtoLido[] {
    for (const oferta of this.entrada.ofertas) {
      this.replica.oferece(oferta.ato.quantidade ?? 0);
      this.atos.push(oferta);
    }
    const movimentos = [...this.saidas(), ...this.posses(), ...this.eventos()];
    const feitos = new Set<Movimento>();
    const faz = (movimento: Movimento, quando: Parameters<Movimento['faz']>[0]): void => {
      feitos.add(movimento);
      this.atos.push(...movimento.faz(quando));
    };
    for (let i = 0; i < this.turmas.length; i += 1) {
      for (const movimento of emSequencia(movimentos.filter(({ antesDa }) => antesDa === i))) faz(movimento, 'previsto');
      const chamadas = this.turmas[i]?.chamadas ?? [];
      const livres = emSequencia(movimentos.filter((um) => um.antesDa === undefined && um.depoisDa < i && this.temVaga(um)));
      for (const movimento of livres) {
        if (this.replica.abertas >= chamadas.length) break;
        if (!feitos.has(movimento)) faz(movimento, 'por falta de vaga');
      }
      if (!this.chama(chamadas)) return this.atos;
    }
    for (const movimento of emSequencia(movimentos.filter((um) => !feitos.has(um)))) faz(movimento, 'no fim');
    return this.atos;
  }

  // ------------------------------------------------------------------ calls

  private foiChamada(linha: LinhaDoControle): boolean {
    const { pessoa, saida, documento, data } = linha;
    if (pessoa.situacao === 'ja-nomeado' || (saida !== undefined && SO_DE_NOMEADO.has(saida.tipo))) return true;
    if (pessoa.situacao !== 'habilitado' && pessoa.situacao !== 'sub-judice') return linha.temConvocacao;
    if (documento === undefined && data === undefined) return false;
    const { sim, nao } = RESPOSTA_DO_CONTROLE;
    const opcoes = [{ valor: 'sim', texto: sim }, { valor: 'nao', texto: nao }];
    const texto = PERGUNTA_DO_CONTROLE.convocada(this.nome(linha));
    return this.perguntas.escolha(`convocada:${linha.linha}`, texto, { linha: linha.linha, opcoes }) === 'sim';
  }

  /** Whether the cota was refused after the nomeação: only the person who answers knows. */
  private negadaDepois(linha: LinhaDoControle): boolean {
    const daLei = this.pedido.lei.reservas.map(({ id }) => id);
    if (!daLei.some((id) => linha.pessoa.reservas[id] === 'negada')) return false;
    const opcoes = (['antes', 'depois'] as const).map((valor) => ({ valor, texto: RESPOSTA_DO_CONTROLE[valor] }));
    const texto = PERGUNTA_DO_CONTROLE.cota(this.nome(linha));
    return this.perguntas.escolha(`cota:${linha.linha}`, texto, { linha: linha.linha, opcoes }) === 'depois';
  }

  /** People as they were before any act. */
  private noComeco(pessoas: readonly Candidato[], chamadas: readonly LinhaDoControle[]): Candidato[] {
    const comAtos = new Set(chamadas.map(({ indice }) => indice));
    for (const { indice, saida } of this.entrada.linhas) if (saida?.tipo === 'fim de fila') comAtos.add(indice);
    return pessoas.map((pessoa, indice): Candidato => {
      if (!comAtos.has(indice)) return pessoa;
      const reservas = this.negadasDepois.has(indice)
        ? Object.fromEntries(Object.entries(pessoa.reservas).map(([id, pertenca]) => [id, pertenca === 'negada' ? ('declarada' as const) : pertenca]))
        : pessoa.reservas;
      return { ...pessoa, situacao: pessoa.situacao === 'sub-judice' ? 'sub-judice' : 'habilitado', reservas };
    });
  }

  /** Calls a batch; false when there is a call for which nobody said yet that there was a vaga. */
  private chama(chamadas: readonly LinhaDoControle[]): boolean {
    const semVaga = chamadas[this.replica.abertas];
    if (semVaga !== undefined) {
      const { linha, documento, data } = semVaga;
      const minimo = chamadas.length - this.replica.abertas;
      const quantidade = this.perguntas.numero(`novas-vagas:${linha}`, PERGUNTA_DO_CONTROLE.novasVagas(this.nome(semVaga)), { minimo, linha });
      if (quantidade === undefined) return false;
      this.replica.oferece(quantidade);
      this.atos.push({ ato: this.semNumero('oferta', { quantidade }), inferencias: [{ linha, oque: 'ordem', valor: [documento, data].filter(Boolean).join(', '), motivo: MOTIVO_DA_INFERENCIA.ordemDaSaida('oferta', 'antes de quem entrou') }] });
    }
    for (const linha of chamadas) this.atos.push(this.nomeacao(linha));
    return true;
  }

  private nomeacao(linha: LinhaDoControle): AtoLido {
    const { pessoa, documento, data, dataIlegivel, observacao, saida } = linha;
    const lida = this.replica.le(linha, (chave) => this.nomes.get(chave) ?? chave) ?? { vaga: 0, lista: AMPLA };
    this.replica.nomeia(linha, lida);
    const { vaga, lista, compensa, porqueDaVaga, porqueDaLista } = lida;
    const compensada = compensa === undefined ? undefined : this.entrada.pessoas[compensa]?.inscricao;
    const daLinha = (oque: Inferencia['oque'], valor: string, motivo: string | undefined): Omit<Inferencia, 'ato'>[] =>
      motivo === undefined ? [] : [{ linha: linha.linha, oque, valor, motivo }];
    const falaDaNomeacao = observacao !== '' && (saida === undefined || linha.noLugarDe !== undefined || linha.lista !== undefined) && saidaNoTexto(observacao) === undefined;
    const ato = this.semNumero('nomeação', {
      vaga,
      inscricao: pessoa.inscricao,
      lista,
      ...(compensada !== undefined && { compensa: compensada }),
      ...(data !== undefined && { data }),
      ...(documento !== undefined && { documento }),
      ...(falaDaNomeacao && { motivo: observacao }),
    });
    return {
      ato,
      inferencias: [
        ...this.primeiraInferencia.splice(0),
        ...(pessoa.situacao === 'ja-nomeado' ? [] : daLinha('tipo', 'nomeação', MOTIVO_DA_INFERENCIA.saidaPelaSituacao(saida?.tipo ?? pessoa.situacao))),
        ...daLinha('vaga', String(vaga), porqueDaVaga),
        ...daLinha('lista', lista, porqueDaLista),
        ...(compensada === undefined ? [] : daLinha('compensa', compensada, MOTIVO_DA_INFERENCIA.compensa())),
        ...(dataIlegivel === undefined ? [] : daLinha('data', '', MOTIVO_DA_INFERENCIA.semData(dataIlegivel))),
      ],
    };
  }

  // ------------------------------------------------------------------ everything else

  private saidas(): Movimento[] {
    return this.entrada.linhas.flatMap((linha): Movimento[] => {
      const depoisDa = turmaDe(this.turmas, linha.chave);
      const movimentos: Movimento[] = [];
      if (this.negadasDepois.has(linha.indice)) {
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
    const { turmas, replica } = this;
    const substituta = turmas.findIndex(({ chamadas }, i) => i > depoisDa && chamadas.some((outra) => outra.noLugarDe === linha.chave));
    const passou = depoisDa < 0 ? this.primeiraQuePassou(linha) : undefined;
    const antesDa = substituta >= 0 ? substituta : data !== undefined ? turmaNaData(turmas, depoisDa, data) : passou;
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
          substituta >= 0
            ? MOTIVO_DA_INFERENCIA.ordemDaSaida(tipo, 'antes de quem entrou')
            : data !== undefined
              ? MOTIVO_DA_INFERENCIA.ordemDaSaida(tipo, 'pela data')
              : passou !== undefined
                ? MOTIVO_DA_INFERENCIA.fimDeFilaAntes()
                : MOTIVO_DA_INFERENCIA.ordemDaSaida(tipo, quando === 'por falta de vaga' ? quando : 'no fim');
        const inferida = (oque: Inferencia['oque'], valor: string, porque: string): Omit<Inferencia, 'ato'> => ({ linha: linha.linha, oque, valor, motivo: porque });
        const ato = this.semNumero(tipo, {
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
    const daLei = this.pedido.lei.reservas.map(({ id }) => id);
    const achada = this.turmas.findIndex(({ chamadas }) =>
      chamadas.some(({ pessoa, lista }) => (pessoa.classificacao ?? 0) > classificacao && (lista === AMPLA || !daLei.some((id) => conta(pessoa, id)))),
    );
    return achada < 0 ? undefined : achada;
  }

  private posses(): Movimento[] {
    return this.entrada.linhas.flatMap((linha): Movimento[] => {
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
            const ato = this.semNumero('posse', { inscricao: linha.pessoa.inscricao, ...(vaga > 0 && { vaga }), ...(data !== undefined && { data }) });
            const motivo = data === undefined ? MOTIVO_DA_INFERENCIA.posseSemData() : MOTIVO_DA_INFERENCIA.posseDaPlanilha();
            return [{ ato, inferencias: [{ linha: linha.linha, oque: 'data', valor: data ?? '', motivo }] }];
          },
        },
      ];
    });
  }

  private eventos(): Movimento[] {
    const titulares = this.turmas.flatMap(({ chamadas }) => chamadas).filter(({ saida }) => saida === undefined);
    return this.entrada.eventos.flatMap((evento): Movimento[] => {
      const { linha, texto, data, documento } = evento;
      const { nada, novaVaga, vacancia, vacanciaReposta } = RESPOSTA_DO_CONTROLE;
      const opcoes = [
        { valor: 'nova-vaga', texto: novaVaga },
        { valor: 'nada', texto: nada },
        ...titulares.flatMap((titular) => [
          { valor: titular.pessoa.inscricao, texto: vacancia(this.nome(titular)) },
          { valor: `${titular.pessoa.inscricao}+nova-vaga`, texto: vacanciaReposta(this.nome(titular)) },
        ]),
      ];
      const dada = this.perguntas.escolha(`evento:${linha}`, PERGUNTA_DO_CONTROLE.evento(texto), { linha, opcoes });
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
              atos.push(this.semNumero('vacância', { inscricao: quem.pessoa.inscricao, ...(vaga > 0 && { vaga }), ...comum }));
            }
            if (dada.endsWith('nova-vaga')) {
              this.replica.oferece(1);
              atos.push(this.semNumero('oferta', { quantidade: 1, ...comum }));
            }
            const inferencias = data === undefined ? [{ linha, oque: 'ordem' as const, valor: texto, motivo: MOTIVO_DA_INFERENCIA.eventoNaOrdem() }] : [];
            return atos.map((ato) => ({ ato, inferencias }));
          },
        },
      ];
    });
  }

  private temVaga({ pessoa }: Movimento): boolean {
    return pessoa !== undefined && this.replica.vagaDe(pessoa) > 0;
  }

  private semNumero(tipo: TipoDeAto, campos: Omit<AtoSemNumero, 'tipo' | 'cargo'>): AtoSemNumero {
    return { tipo, cargo: this.entrada.cargo, ...campos };
  }

  private nome({ chave }: LinhaDoControle): string {
    return this.nomes.get(chave) ?? '';
  }
}

/** Dated ones first, in their order; then by row. */
function emSequencia(movimentos: readonly Movimento[]): Movimento[] {
  const chave = ({ data }: Movimento): string => data ?? '9999';
  return [...movimentos].sort((a, b) => comparaTextos(chave(a), chave(b)) || a.linha - b.linha);
}
