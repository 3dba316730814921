import type { Ato } from '../core/ato';
import { AMPLA, chaveDaInscricao, type Modalidade } from '../core/candidato';
import type { Situacao } from '../core/dobra';
import { proximas } from '../core/livro';
import type { Problema } from '../core/problema';
import { atosQueValem, comNumeros } from '../core/retificacoes';
import type { LivroLido } from '../planilha/livro';
import { alcanceDoPedido } from './alcance';
import { atosPorCargo } from './atos';
import { problemasDosEmpates, type Ranking } from './cargo';
import { problemasDasDuasReservas } from './duasReservas';
import { problemasDasLacunas } from './lacunas';
import { aplicarLivro, type CargoComLivro } from './livro';
import { problemasDasVagas, ultimaAlcancada, type Ordenacao, type OrdemDoCargo } from './ordem';
import { criteriosDoPedido, type Pedido } from './pedido';

/** One cargo as the livro leaves it, with the next calls in the place of an order. */
export interface CargoDaCopia extends OrdemDoCargo {
  readonly situacao: Situacao;
  /** Those that stand, naming people by their number in the lists. */
  readonly atos: readonly Ato[];
}

export interface OrdenacaoDoLivro extends Ordenacao {
  readonly cargos: readonly CargoDaCopia[];
  /** What was asked, with the offers that the livro tells. */
  readonly pedido: Pedido;
}

/**
 * What the sheets of the order are made from when acts were already published: nothing is recomputed,
 * and the calls are those that come next.
 *
 * @param chamar how many calls of each cargo, at most; all the open vagas when missing
 */
export function ordenacaoDoLivro(ranking: Ranking, livro: LivroLido, pedido: Pedido, chamar?: number): OrdenacaoDoLivro {
  const { criterios, leituras } = criteriosDoPedido(pedido);
  const { vigentes } = alcanceDoPedido(pedido, criterios);
  const aplicado = aplicarLivro(ranking, livro, pedido);
  const { validos } = atosQueValem(livro.atos);
  const comAtos = atosPorCargo(pedido.lei, ranking.candidatos, { ...livro, atos: validos.filter(({ tipo }) => tipo !== 'retificação') });
  const problemas: Problema[] = [...aplicado.problemas];
  const cargos = aplicado.cargos.map((doLivro, i): CargoDaCopia => {
    const abertas = doLivro.situacao.abertas.todas().length;
    const quantas = Math.min(chamar ?? abertas, abertas);
    const ordem = proximas(doLivro.situacao, quantas);
    const dele = [
      ...problemasDasDuasReservas(pedido, criterios, doLivro, doLivro.situacao.estado),
      ...problemasDosEmpates(ranking, doLivro, new Set(ordem.empates)),
      ...problemasDasLacunas(ranking, doLivro, pedido.lacunasAceitas, ultimaAlcancada(ordem, doLivro)),
      ...problemasDasVagas(ranking, pedido, doLivro, ordem, quantas),
    ];
    for (const problema of dele) problemas.push(problema);
    return {
      ...doLivro,
      vagas: doLivro.situacao.estado.modalidades.length,
      ordem,
      criterios: vigentes,
      bloqueado: false,
      atos: (comAtos.cargos[i]?.atos ?? []).map((ato) => comNumeros(ato, doLivro.classificados)),
    };
  });
  const ofertas = cargos.map(({ cargo, atos }) => ({
    cargo,
    valor: atos.flatMap(({ tipo, quantidade }) => (tipo === 'oferta' ? [quantidade ?? 0] : [])),
  }));
  return { criterios, leituras, cargos, problemas, pedido: { ...pedido, ofertas: { porCargo: ofertas } } };
}

/** By what list each call was made: as written, or as it was read. */
export function chamadasPorLista({ atos, situacao }: CargoDaCopia): ReadonlyMap<Modalidade, number> {
  const inferidas = new Map(situacao.fatos.flatMap((fato) => (fato.tipo === 'lista inferida' ? [[fato.ato.linha, fato.lista] as const] : [])));
  const contagem = new Map<Modalidade, number>();
  for (const { tipo, lista, linha, vaga } of atos) {
    const foraDasVagas = tipo === 'decisão judicial' && vaga === undefined;
    if ((tipo !== 'nomeação' && tipo !== 'decisão judicial') || foraDasVagas) continue;
    const pela = lista ?? inferidas.get(linha) ?? AMPLA;
    contagem.set(pela, (contagem.get(pela) ?? 0) + 1);
  }
  return contagem;
}

/** The numbers that people of a cargo have in the lists, by inscrição. */
export function numerosPorInscricao({ classificados }: Pick<CargoComLivro, 'classificados'>): ReadonlyMap<string, number> {
  return new Map(classificados.pessoas.map(({ inscricao }, i) => [chaveDaInscricao(inscricao), i]));
}
