import type { TipoDeAto } from '../core/ato';
import { AMPLA, type Candidato } from '../core/candidato';
import type { Criterios } from '../core/criterios';
import { MOTIVO_DA_INFERENCIA, PERGUNTA_DO_CONTROLE, RESPOSTA_DO_CONTROLE } from '../redacao/controle';
import type { EventoDoControle, LinhaDoControle } from './controleLinhas';
import type { PerguntasDoControle } from './controlePerguntas';
import { saidaNoTexto } from './controlePalavras';
import { emSequencia, MovimentosDoControle, semNumero, type AtoLido, type Movimento } from './controleMovimentos';
import { emOrdem, turmasDe, type Turma } from './controleTempo';
import { ReplicaDoControle } from './controleVagas';
import type { Inferencia } from './nomeacoes';
import type { Pedido } from './pedido';

export interface CargoDoControle {
  readonly cargo: string;
  readonly pessoas: readonly Candidato[];
  readonly linhas: readonly LinhaDoControle[];
  readonly eventos: readonly EventoDoControle[];
  readonly ofertas: readonly AtoLido[];
}

const SO_DE_NOMEADO = new Set<TipoDeAto>(['posse não tomada', 'tornada sem efeito', 'vacância']);

/** The acts of one cargo, in an order in which they can have happened; what the sheet does not tell is asked. */
export class AtosDoControle {
  private readonly atos: AtoLido[] = [];
  private readonly replica: ReplicaDoControle;
  private readonly movimentos: MovimentosDoControle;
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
    const { turmas, replica, negadasDepois } = this;
    const nome = (linha: LinhaDoControle): string => this.nome(linha);
    this.movimentos = new MovimentosDoControle({ lei: pedido.lei, ...entrada, turmas, replica, perguntas, negadasDepois, nome });
  }

  /** Everything that could be found before a question whose answer is needed. */
  todos(): readonly AtoLido[] {
    for (const oferta of this.entrada.ofertas) {
      this.replica.oferece(oferta.ato.quantidade ?? 0);
      this.atos.push(oferta);
    }
    const movimentos = this.movimentos.todos();
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
      this.atos.push({ ato: semNumero(this.entrada.cargo, 'oferta', { quantidade }), inferencias: [{ linha, oque: 'ordem', valor: [documento, data].filter(Boolean).join(', '), motivo: MOTIVO_DA_INFERENCIA.ordemDaSaida('oferta', 'antes de quem entrou') }] });
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
    const ato = semNumero(this.entrada.cargo, 'nomeação', {
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

  private temVaga({ pessoa }: Movimento): boolean {
    return pessoa !== undefined && this.replica.vagaDe(pessoa) > 0;
  }

  private nome({ chave }: LinhaDoControle): string {
    return this.nomes.get(chave) ?? '';
  }
}
