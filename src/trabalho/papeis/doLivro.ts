import type { Ato } from '../../core/ato';
import { AMPLA, type Modalidade } from '../../core/candidato';
import type { Data } from '../../core/lei';
import { Dobra, type Situacao } from '../../core/dobra';
import { Estado, NINGUEM } from '../../core/estado';
import { decide, type Devida } from '../../core/preencher';
import type { Problema } from '../../core/problema';
import { atosQueValem, comNumeros } from '../../core/retificacoes';
import type { VagasAbertas } from '../../core/vagasAbertas';
import type { LivroLido } from '../../planilha/livro';
import type { Contexto } from '../../redacao/chamada';
import { DECISAO_JUDICIAL } from '../../redacao/papeis/causa';
import { atosPorCargo } from '../atos';
import type { Ranking } from '../cargo';
import { redigirChamadas } from '../chamadas';
import { aplicarLivro, type CargoComLivro } from '../livro';
import type { Pedido } from '../pedido';
import { pessoaDaChamada, type CargoNoPapel, type PessoaNoPapel } from './pessoas';

/** Which nominations of the livro a paper is for: those of a document or of a date. */
export type QuaisAtos = { readonly documento: string } | { readonly data: Data };

/** Nominations already in the livro, to be put on paper. */
export interface NomeacoesDoLivro {
  readonly nomeacoes: readonly CargoNoPapel[];
  /** Of the whole livro, as `aplicarLivro` tells them. */
  readonly problemas: readonly Problema[];
}

/** The nominations of a document or a date, each with what caused it at its own moment (the replay stops before it). */
export function nomeacoesDoLivro(ranking: Ranking, livro: LivroLido, pedido: Pedido, quais: QuaisAtos): NomeacoesDoLivro {
  const aplicado = aplicarLivro(ranking, livro, pedido);
  // As `aplicarLivro` does: cancelled acts first.
  const { validos } = atosQueValem(livro.atos);
  const escritos = validos.filter(({ tipo }) => tipo !== 'retificação');
  const { cargos } = atosPorCargo(pedido.lei, ranking.candidatos, { ...livro, atos: escritos });
  const nomeacoes = cargos.flatMap(({ cargo, atos }): CargoNoPapel[] => {
    const doLivro = aplicado.cargos.find((outro) => outro.cargo === cargo);
    if (doLivro === undefined) return [];
    const comPessoas = atos.map((ato) => comNumeros(ato, doLivro.classificados));
    return [{ cargo, pessoas: pessoasDosAtos(doLivro, comPessoas, quais) }];
  });
  return { nomeacoes, problemas: aplicado.problemas };
}

function escolhido(ato: Ato, quais: QuaisAtos): boolean {
  if (ato.tipo !== 'nomeação' && ato.tipo !== 'decisão judicial') return false;
  if ('data' in quais) return ato.data === quais.data;
  return ato.documento?.trim().toLowerCase() === quais.documento.trim().toLowerCase();
}

function pessoasDosAtos(doLivro: CargoComLivro, atos: readonly Ato[], quais: QuaisAtos): PessoaNoPapel[] {
  const { classificados, situacao, serie } = doLivro;
  const estado = new Estado(classificados, situacao.estado.criterios);
  const dobra = new Dobra(estado, serie.serie.modalidades);
  let antes = dobra.de([]);
  return atos.flatMap((ato): PessoaNoPapel[] => {
    const pessoa = escolhido(ato, quais) ? pessoaDoAto(doLivro, estado, ato, antes) : undefined;
    const divergencias = antes.divergencias.length;
    antes = dobra.de([ato]);
    if (pessoa === undefined || pessoa.via === DECISAO_JUDICIAL) return pessoa === undefined ? [] : [pessoa];
    const lista = estado.ocupa(ato.pessoa ?? NINGUEM) ?? AMPLA;
    const devida = antes.divergencias.length === divergencias && lista === pessoa.lista;
    return [devida ? pessoa : semFundamento(pessoa, lista)];
  });
}

/** The grounds of the due call are not those of another nomination: whoever signs has to say them. */
function semFundamento(pessoa: PessoaNoPapel, lista: Modalidade): PessoaNoPapel {
  const { amparos: _, compensa: __, classificacaoNaLista: ___, ...resto } = pessoa;
  return { ...resto, lista, via: lista };
}

/** A nomination before it takes effect, as the call that was due at that moment; undefined for one that cannot be. */
function pessoaDoAto(doLivro: CargoComLivro, estado: Estado, ato: Ato, { abertas, chamadas }: Situacao): PessoaNoPapel | undefined {
  const { classificados } = doLivro;
  const numero = ato.pessoa ?? NINGUEM;
  const quem = classificados.pessoas[numero];
  // Only a court may order the nomeação of someone who was nominated and left.
  const volta = ato.tipo === 'decisão judicial' && !estado.naLista(numero) && estado.vaga(numero) === 0;
  if (quem === undefined || (estado.chamado(numero) && !volta)) return undefined;
  const { inscricao, nome, classificacao = 0 } = quem;
  const porOrdemJudicial = { via: DECISAO_JUDICIAL, reaberta: false, inscricao, nome, classificacao };
  if (ato.tipo === 'decisão judicial' && ato.vaga === undefined) return { ...porOrdemJudicial, modalidade: AMPLA, lista: AMPLA };
  const vaga = ato.vaga ?? abertas.primeira() ?? 0;
  if (!abertas.aberta(vaga)) return undefined;
  const chamada = chamadas + 1;
  const modalidade = estado.modalidade(vaga);
  if (ato.tipo === 'decisão judicial') return { ...porOrdemJudicial, chamada, vaga, modalidade, lista: ato.lista ?? modalidade };
  const devida = decide(estado, vaga);
  if (devida.tipo === 'aberta') return { chamada, vaga, modalidade, via: '', lista: '', reaberta: false, inscricao, nome, classificacao };
  const passo: Devida = { ...devida, pessoa: numero, compensa: ato.compensa ?? devida.compensa };
  const ordem = { passos: [passo], feitas: chamadas, ocupa: [devida.lista], abertas: [], empates: [] };
  const [redigida] = redigirChamadas(classificados, noMomento(doLivro, abertas), ordem);
  return redigida === undefined ? undefined : pessoaDaChamada(redigida, abertas.reaberta(vaga));
}

/** Why a vaga had its modalidade then, and not as the livro ends. */
function noMomento({ contexto, serie }: CargoComLivro, abertas: VagasAbertas): Contexto {
  return {
    ...contexto,
    causa: (vaga) => {
      const reabertura = abertas.reabertura(vaga);
      if (reabertura !== undefined) return { tipo: 'reaberta', ...reabertura };
      const reservada = serie.serie.reservadas.get(vaga);
      return { tipo: 'série', ...(reservada && { reservada }) };
    },
  };
}
