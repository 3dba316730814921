import { AMPLA, type Candidato } from '../core/candidato';
import type { Criterios, LeituraAdotada } from '../core/criterios';
import type { Lei } from '../core/lei';
import type { Aberta } from '../core/preencher';
import { ordemDeNomeacao, type Ordem } from '../core/ordem';
import { noCargo, type Problema } from '../core/problema';
import type { Contexto } from '../redacao/chamada';
import { grupoDaModalidade, nomeDaModalidade, reservaDe } from '../redacao/fundamento';
import { contaOfertas } from '../redacao/ofertas';
import { alcanceDoPedido } from './alcance';
import {
  bloqueado,
  cargosDesconhecidosDoPedido,
  grupoDoCargo,
  lugarDaPessoa,
  porCargo,
  problemasDosDesempates,
  problemasDosEmpates,
  semEmpatesNemLacunas,
  type GrupoDoCargo,
  type Ranking,
} from './cargo';
import { estadoDaPlanilha, problemasDasDuasReservas } from './duasReservas';
import { problemasDasLacunas, respostasSemLacuna } from './lacunas';
import { criteriosDoPedido, doCargo, type Pedido } from './pedido';
import { serieDoCargo, type SerieDoCargo } from './serie';

/** The order of one cargo and all that its sentences, sheets and JSON are made from. */
export interface OrdemDoCargo extends GrupoDoCargo {
  readonly vagas: number;
  readonly serie: SerieDoCargo;
  /** Steps that stand. None when something in this cargo, or in the whole sheet, still blocks. */
  readonly ordem: Ordem;
  readonly contexto: Contexto;
  /** Those of the series: without reservas when the law does not reach the edital. */
  readonly criterios: Criterios;
  readonly bloqueado: boolean;
}

export interface Ordenacao {
  readonly criterios: Criterios;
  readonly leituras: readonly LeituraAdotada[];
  readonly cargos: readonly OrdemDoCargo[];
  readonly problemas: readonly Problema[];
}

const SEM_PASSOS: Ordem = { passos: [], feitas: 0, ocupa: [], abertas: [], empates: [] };

/**
 * The order of nomination of every cargo of a ranking, from nothing. Nothing is settled silently:
 * errors block, and so do ties, gaps and questions whose answer could change the calls; what is certain is still given.
 */
export function ordenar(ranking: Ranking, pedido: Pedido): Ordenacao {
  const { criterios, leituras, problemas: recusas } = criteriosDoPedido(pedido);
  const { vigentes, problemas: doAlcance } = alcanceDoPedido(pedido, criterios);
  const grupos = porCargo(ranking.candidatos);
  const gerais = [
    ...semEmpatesNemLacunas(ranking.problemas),
    ...recusas,
    ...doAlcance,
    ...cargosDesconhecidosDoPedido(pedido, ranking.candidatos),
    ...problemasDosDesempates(pedido, ranking.candidatos),
  ];
  const cargos: OrdemDoCargo[] = [];
  const problemas: Problema[] = [...gerais];
  for (const grupo of grupos) {
    const { doCargo: ordenado, problemas: dele } = ordenarCargo(ranking, pedido, criterios, vigentes, grupoDoCargo(pedido, criterios, grupo), gerais);
    cargos.push(ordenado);
    for (const problema of dele) problemas.push(problema);
  }
  const semLacuna = respostasSemLacuna(pedido.lacunasAceitas, problemas);
  return { criterios, leituras, cargos, problemas: [...problemas, ...semLacuna] };
}

function ordenarCargo(
  ranking: Ranking,
  pedido: Pedido,
  criterios: Criterios,
  vigentes: Criterios,
  grupo: GrupoDoCargo,
  gerais: readonly Problema[],
): { doCargo: OrdemDoCargo; problemas: Problema[] } {
  const { cargo, classificados } = grupo;
  const ofertas = doCargo(pedido.ofertas, cargo);
  const serie = serieDoCargo(pedido, vigentes, cargo, ofertas ?? []);
  const dosDados: Problema[] = [...serie.problemas];
  if (ofertas === undefined) dosDados.push(noCargo({ codigo: 'vagas-nao-informadas', gravidade: 'aviso', dados: {} }, cargo));
  const { modalidades } = serie.serie;
  const nomeados = jaNomeados(grupo);
  const [primeiro] = nomeados;
  if (primeiro !== undefined && modalidades.length > 0) {
    dosDados.push(
      noCargo(
        {
          codigo: 'ja-nomeados-sem-livro',
          gravidade: 'pergunta',
          lugar: lugarDaPessoa(ranking, primeiro),
          dados: { pessoas: nomeados.map(({ inscricao }) => inscricao) },
        },
        cargo,
      ),
    );
  }
  const ordem = ordemDeNomeacao(classificados, criterios, modalidades);
  const problemas = [
    ...dosDados,
    ...problemasDasDuasReservas(pedido, criterios, grupo, estadoDaPlanilha(classificados)),
    ...problemasDosEmpates(ranking, grupo, new Set(ordem.empates)),
    ...problemasDasLacunas(ranking, grupo, pedido.lacunasAceitas, ultimaAlcancada(ordem, grupo)),
  ];
  // A tie stops the order by itself, at the first call it touches; anything else that blocks leaves no call standing.
  const parado = bloqueado(
    [...gerais, ...problemas].filter(({ codigo }) => codigo !== 'empate'),
    cargo,
  );
  // One by one: more people may be pendentes than one call takes arguments.
  const dasVagas = parado ? [] : problemasDasVagas(ranking, pedido, grupo, ordem, modalidades.length);
  for (const problema of dasVagas) problemas.push(problema);
  const contexto = contextoDoCargo(pedido, criterios, grupo, serie, ofertas ?? []);
  return {
    doCargo: {
      ...grupo,
      vagas: modalidades.length,
      serie,
      ordem: parado ? SEM_PASSOS : ordem,
      contexto,
      criterios: vigentes,
      bloqueado: parado || ordem.empates.length > 0,
    },
    problemas,
  };
}

/** What sentences need to know of a cargo whose vagas were never filled before. */
function contextoDoCargo(
  { lei, reservadas }: Pedido,
  criterios: Criterios,
  { cargo, classificados }: GrupoDoCargo,
  { serie, pcd }: SerieDoCargo,
  ofertas: readonly number[],
): Contexto {
  return {
    lei,
    pessoas: classificados.pessoas,
    pcd,
    criterios,
    ofertas: contaOfertas(ofertas),
    reservadas: serie.reservadas,
    informadas: doCargo(reservadas, cargo),
    causa: (vaga: number) => {
      const reservada = serie.reservadas.get(vaga);
      return { tipo: 'série', ...(reservada && { reservada }) };
    },
  };
}

function jaNomeados({ classificados: { pessoas } }: GrupoDoCargo): Candidato[] {
  return pessoas.filter(({ situacao }) => situacao === 'ja-nomeado');
}

/**
 * The worst rank that a call reached: a gap above it could hide someone with a better right. A list that ran out reaches
 * everyone: whoever is missing could be one of its members.
 */
export function ultimaAlcancada({ passos, abertas }: Ordem, { classificados: { pessoas } }: GrupoDoCargo): number {
  if (abertas.length > 0 || passos.some(({ reverteu }) => reverteu)) return Infinity;
  let pior = 0;
  for (const { pessoa } of passos) pior = Math.max(pior, pessoas[pessoa]?.classificacao ?? 0);
  return pior;
}

/** Those that no rule returns to the general list, list by list. */
function vagasQueFicamAbertas(lei: Lei, abertas: readonly Aberta[]): Problema[] {
  const ficam = abertas.flatMap((aberta) => (aberta.motivo === 'fica vaga' ? [aberta] : []));
  return [...new Set(ficam.map(({ modalidade }) => modalidade))].flatMap((modalidade) =>
    [true, false].flatMap((esgotada): Problema[] => {
      const vagas = ficam.flatMap((uma) => (uma.modalidade === modalidade && uma.esgotada === esgotada ? [uma.vaga] : []));
      if (vagas.length === 0) return [];
      const regras = reservaDe(lei, modalidade)?.regras;
      const regra = regras && (esgotada ? regras.cotistasInsuficientes : regras.reversao);
      const dados = { vagas, reserva: grupoDaModalidade(lei, modalidade), esgotada, ...(regra && { regra }) };
      return [{ codigo: 'vaga-fica-aberta', gravidade: 'aviso', dados }];
    }),
  );
}

/** Vagas that nobody fills, and people called by a reserve whose membership is still to be verified. */
export function problemasDasVagas(
  ranking: Ranking,
  { lei }: Pedido,
  { cargo, classificados: { pessoas } }: GrupoDoCargo,
  { passos, abertas }: Ordem,
  vagas: number,
): Problema[] {
  const problemas: Problema[] = [];
  const semCandidatos = abertas.filter(({ motivo }) => motivo === 'sem candidatos');
  if (semCandidatos.length > 0 && vagas > 0) {
    const dados = { abertas: semCandidatos.map(({ vaga }) => vaga) };
    problemas.push({ codigo: 'sem-candidatos-suficientes', gravidade: 'aviso', dados });
  }
  problemas.push(...vagasQueFicamAbertas(lei, abertas));
  for (const { pessoa, lista, vaga } of passos) {
    const chamada = pessoas[pessoa];
    if (lista === AMPLA || chamada?.reservas[lista] !== 'pendente') continue;
    const dados = { pessoa: chamada.nome, vaga, reserva: nomeDaModalidade(lei, lista) };
    problemas.push({ codigo: 'chamada-de-pendente', gravidade: 'aviso', lugar: lugarDaPessoa(ranking, chamada), dados });
  }
  return problemas.map((problema) => noCargo(problema, cargo));
}
