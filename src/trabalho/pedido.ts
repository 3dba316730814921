import type { Edital } from '../core/alcance';
import { PCD, type ReservaId } from '../core/candidato';
import { resolverCriterios, type CriteriosResolvidos, type LeituraAdotada } from '../core/criterios';
import type { Lei } from '../core/lei';
import type { RegraPcd } from '../core/lugares';
import { opcoesDe, PADRAO, respostaDe, type PerguntaId, type Respostas } from '../core/perguntas';
import type { Problema } from '../core/problema';
import { normaliza } from '../core/texto';
import { dispositivosDe } from '../redacao/fundamento';

/** A value for every cargo, and others for particular ones. */
export interface PorCargo<V> {
  readonly geral?: V;
  readonly porCargo: readonly { readonly cargo: string; readonly valor: V }[];
}

/** Numbers reserved by the edital, by reserva. */
export type Reservadas = Readonly<Record<ReservaId, number>>;

/** What is asked of a law about a competition, already parsed. */
export interface Pedido {
  readonly lei: Lei;
  readonly respostas: Partial<Respostas>;
  readonly edital: Edital;
  /** Offers per cargo: the edital's first, then each later one. */
  readonly ofertas: PorCargo<readonly number[]>;
  readonly pcd: PorCargo<RegraPcd>;
  readonly reservadas: PorCargo<Reservadas>;
  /** Each: the decided order of tied people, best first, by inscrição. */
  readonly desempates: readonly (readonly string[])[];
  /** The person said that the ranking is complete: all its gaps (true), or those before these rows. */
  readonly lacunasAceitas: boolean | readonly number[];
}

/** The value for one cargo; names are compared without accents or case. */
export function doCargo<V>({ geral, porCargo }: PorCargo<V>, cargo: string): V | undefined {
  const nome = normaliza(cargo);
  const proprio = porCargo.find((item) => normaliza(item.cargo) === nome);
  return proprio === undefined ? geral : proprio.valor;
}

/** Cargos named in the options that the sheet does not have: an error each, naming the choices. */
export function cargosDesconhecidos(pedido: Pedido, cargos: readonly string[]): Problema[] {
  const conhecidos = new Set(cargos.map(normaliza));
  const citados = [pedido.ofertas, pedido.pcd, pedido.reservadas].flatMap((valores: PorCargo<unknown>) =>
    valores.porCargo.map(({ cargo }) => cargo),
  );
  return [...new Set(citados)]
    .filter((cargo) => !conhecidos.has(normaliza(cargo)))
    .map((cargo) => ({ codigo: 'cargo-desconhecido', gravidade: 'erro', cargo, dados: { cargo, cargos } }));
}

/** The request under another answer, as typed; PADRAO takes the answer back. Undefined for what is no answer. */
export function comLeitura(pedido: Pedido, pergunta: PerguntaId, resposta: string): Pedido | undefined {
  const { [pergunta]: _, ...outras } = pedido.respostas;
  if (resposta === PADRAO) return { ...pedido, respostas: outras };
  const valor = respostaDe(pergunta, resposta);
  return valor === undefined ? undefined : { ...pedido, respostas: { ...outras, [pergunta]: valor } };
}

/** Answers worth comparing with the one that holds: those that need no list of positions, and groups of five. */
export function outrasRespostas({ pergunta, resposta, porReserva }: LeituraAdotada): string[] {
  const opcoes = opcoesDe(pergunta)
    .filter((opcao) => !opcao.startsWith('posicoes:'))
    .map((opcao) => opcao.replace(/:N$/, ':5'));
  return [...opcoes, ...(porReserva === undefined ? [] : [PADRAO])].filter((opcao) => opcao !== resposta);
}

/** Whether the law itself reserves to people with disabilities, so that the edital's rule for them is not asked. */
export function temPcdNaLei({ reservas }: Lei): boolean {
  return reservas.some(({ id }) => id === PCD);
}

/** The law's criteria under the readings asked for, and a problem for each thing asked that the law forbids. */
export function criteriosDoPedido({ lei, respostas, pcd }: Pedido): CriteriosResolvidos & { problemas: Problema[] } {
  const resolvidos = resolverCriterios(lei, respostas);
  const problemas = resolvidos.recusadas.map((dados): Problema => ({
    codigo: 'leitura-recusada',
    gravidade: 'erro',
    dados,
  }));
  if (temPcdNaLei(lei) && (pcd.geral !== undefined || pcd.porCargo.length > 0)) {
    const dispositivos = lei.reservas.flatMap(({ id, regras }) =>
      id === PCD ? dispositivosDe(regras.percentual) : [],
    );
    problemas.push({ codigo: 'pcd-ja-na-lei', gravidade: 'erro', dados: { dispositivos } });
  }
  return { ...resolvidos, problemas };
}
