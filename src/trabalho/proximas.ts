import type { Modalidade } from '../core/candidato';
import type { Situacao } from '../core/dobra';
import { proximas } from '../core/livro';
import type { Ordem } from '../core/ordem';
import { noCargo, type Problema } from '../core/problema';
import { normaliza } from '../core/texto';
import type { LivroLido } from '../planilha/livro';
import { bloqueado, problemasDosEmpates, type Ranking } from './cargo';
import { redigirChamadas, type Chamada } from './chamadas';
import { problemasDasDuasReservas } from './duasReservas';
import { problemasDasLacunas, respostasSemLacuna } from './lacunas';
import { aplicarLivro, type CargoComLivro } from './livro';
import { problemasDasVagas, ultimaAlcancada } from './ordem';
import type { Pedido } from './pedido';

export interface EstadoDoCargo {
  readonly vagas: number;
  readonly ocupadas: number;
  readonly abertas: readonly {
    readonly vaga: number;
    readonly modalidade: Modalidade;
    readonly motivo: 'nova' | 'reaberta';
  }[];
}

export interface ProximasDoCargo {
  readonly cargo: string;
  readonly estado: EstadoDoCargo;
  readonly proximas: readonly Chamada[];
}

export interface Proximas {
  readonly cargos: readonly ProximasDoCargo[];
  readonly problemas: readonly Problema[];
}

const NENHUMA: Ordem = { passos: [], feitas: 0, ocupa: [], abertas: [], empates: [] };

/**
 * The next k calls of each cargo (or of one), from what the livro says was done. Looking ahead
 * changes nothing; k above the open vagas is an error.
 */
export function proximasChamadas(
  ranking: Ranking,
  livro: LivroLido,
  pedido: Pedido,
  { chamar, cargo }: { readonly chamar: number; readonly cargo?: string },
): Proximas {
  const aplicado = aplicarLivro(ranking, livro, pedido);
  const problemas: Problema[] = [...aplicado.problemas];
  const nomes = aplicado.cargos.map((outro) => outro.cargo);
  const pedidos = aplicado.cargos.filter((outro) => cargo === undefined || normaliza(outro.cargo) === normaliza(cargo));
  if (pedidos.length === 0 && cargo !== undefined) {
    problemas.push({ codigo: 'cargo-desconhecido', gravidade: 'erro', cargo, dados: { cargo, cargos: nomes } });
  }
  const cargos = pedidos.map((doLivro) => {
    const { ordem, problemas: dele } = doCargo(ranking, pedido, doLivro, chamar, problemas);
    for (const problema of dele) problemas.push(problema);
    return {
      cargo: doLivro.cargo,
      estado: estadoDoCargo(doLivro.situacao),
      proximas: redigirChamadas(doLivro.classificados, doLivro.contexto, ordem),
    };
  });
  return { cargos, problemas: [...problemas, ...respostasSemLacuna(pedido.lacunasAceitas, problemas)] };
}

function doCargo(
  ranking: Ranking,
  pedido: Pedido,
  doLivro: CargoComLivro,
  chamar: number,
  antes: readonly Problema[],
): { ordem: Ordem; problemas: Problema[] } {
  const { cargo, situacao } = doLivro;
  const abertas = situacao.abertas.todas().length;
  if (chamar > abertas) {
    const dados = { pedidas: chamar, vagas: abertas, oque: 'chamadas' as const };
    return { ordem: NENHUMA, problemas: [noCargo({ codigo: 'vagas-insuficientes', gravidade: 'erro', dados }, cargo)] };
  }
  const ordem = proximas(situacao, chamar);
  const problemas = [
    ...problemasDasDuasReservas(pedido, situacao.estado.criterios, doLivro, situacao.estado),
    ...problemasDosEmpates(ranking, doLivro, new Set(ordem.empates)),
    ...problemasDasLacunas(ranking, doLivro, pedido.lacunasAceitas, ultimaAlcancada(ordem, doLivro)),
    ...problemasDasVagas(ranking, pedido, doLivro, ordem, chamar),
  ];
  const parado = bloqueado(
    [...antes, ...problemas].filter(({ codigo }) => codigo !== 'empate'),
    cargo,
  );
  return { ordem: parado ? NENHUMA : ordem, problemas };
}

/** Vacancies offered, held and open, as the livro leaves them. */
function estadoDoCargo({ estado, abertas }: Situacao): EstadoDoCargo {
  const vagas = estado.modalidades.length;
  const numeros = Array.from({ length: vagas }, (_, i) => i + 1);
  return {
    vagas,
    ocupadas: numeros.filter((vaga) => estado.ocupante(vaga) >= 0).length,
    abertas: abertas.todas().map((vaga) => ({
      vaga,
      modalidade: estado.modalidade(vaga),
      motivo: abertas.reaberta(vaga) ? 'reaberta' : 'nova',
    })),
  };
}
