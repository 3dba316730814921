import { chaveDaInscricao, type Candidato } from '../core/candidato';
import { classificados, type Classificados } from '../core/classificados';
import type { Criterios } from '../core/criterios';
import { bloqueia, noCargo, type Lugar, type Problema } from '../core/problema';
import { normaliza } from '../core/texto';
import { cargosDesconhecidos, type Pedido } from './pedido';

/** A reading of a ranking, whatever the host: the people and the problems found. */
export interface Ranking {
  readonly candidatos: readonly Candidato[];
  readonly problemas: readonly Problema[];
  /** The sheets with their people, to say where a person is. */
  readonly abas?: readonly { readonly aba: string; readonly candidatos: readonly Candidato[] }[];
}

/** The people of one cargo, in their lists. */
export interface GrupoDoCargo {
  readonly cargo: string;
  readonly classificados: Classificados;
}

/** The people cargo by cargo, in the order in which the cargos appear. Names differing only in accents or case are one. */
export function porCargo(candidatos: readonly Candidato[]): { readonly cargo: string; readonly pessoas: Candidato[] }[] {
  const grupos = new Map<string, { cargo: string; pessoas: Candidato[] }>();
  let ultimo: { cargo: string; grupo: { cargo: string; pessoas: Candidato[] } } | undefined;
  for (const candidato of candidatos) {
    if (ultimo?.cargo !== candidato.cargo) {
      const chave = normaliza(candidato.cargo);
      const grupo = grupos.get(chave) ?? { cargo: candidato.cargo, pessoas: [] };
      grupos.set(chave, grupo);
      ultimo = { cargo: candidato.cargo, grupo };
    }
    ultimo.grupo.pessoas.push(candidato);
  }
  return [...grupos.values()];
}

/** The decided orders as places per person (index), and those orders that settled something. */
function desempatesDe(
  pedido: Pedido,
  pessoas: readonly Candidato[],
): { readonly desempate: ReadonlyMap<number, number>; readonly usados: ReadonlySet<readonly string[]> } {
  const desempate = new Map<number, number>();
  const usados = new Set<readonly string[]>();
  if (pedido.desempates.length === 0) return { desempate, usados };
  const indices = new Map(pessoas.map((pessoa, i) => [chaveDaInscricao(pessoa.inscricao), i]));
  for (const ordem of pedido.desempates) {
    const achadas = ordem.map((inscricao) => indices.get(chaveDaInscricao(inscricao)));
    const doCargo = achadas.filter((indice) => indice !== undefined);
    const porPosto = new Map<number, number[]>();
    for (const indice of doCargo) {
      const posto = pessoas[indice]?.classificacao ?? 0;
      const mesmos = porPosto.get(posto);
      if (mesmos === undefined) porPosto.set(posto, [indice]);
      else mesmos.push(indice);
    }
    for (const iguais of porPosto.values()) {
      if (iguais.length < 2) continue;
      usados.add(ordem);
      iguais.forEach((indice, lugar) => desempate.set(indice, lugar));
    }
  }
  return { desempate, usados };
}

/** The lists of one cargo under the criteria and the ties decided. */
export function grupoDoCargo(
  pedido: Pedido,
  criterios: Criterios,
  { cargo, pessoas }: { readonly cargo: string; readonly pessoas: readonly Candidato[] },
): GrupoDoCargo {
  const { desempate } = desempatesDe(pedido, pessoas);
  return { cargo, classificados: classificados(pessoas, { criterios, desempate }) };
}

/** Orders of ties that name unknown people, or that separate nobody. */
export function problemasDosDesempates(pedido: Pedido, candidatos: readonly Candidato[]): Problema[] {
  if (pedido.desempates.length === 0) return [];
  const conhecidas = new Set(candidatos.map(({ inscricao }) => chaveDaInscricao(inscricao)));
  const grupos = porCargo(candidatos);
  const usados = new Set(grupos.flatMap(({ pessoas }) => [...desempatesDe(pedido, pessoas).usados]));
  return pedido.desempates.flatMap((ordem): Problema[] => {
    const faltam = ordem.filter((inscricao) => !conhecidas.has(chaveDaInscricao(inscricao)));
    if (faltam.length > 0) {
      return faltam.map((inscricao) => ({
        codigo: 'inscricao-desconhecida',
        gravidade: 'erro',
        dados: { inscricao, onde: 'desempate' },
      }));
    }
    if (usados.has(ordem)) return [];
    return [{ codigo: 'desempate-sem-empate', gravidade: 'erro', dados: { inscricoes: ordem } }];
  });
}

/**
 * What the reading said of ties and gaps is only a notice; with vacancies in hand they are graded again here: a
 * question when the call depends on them, a notice when nothing does.
 */
export function semEmpatesNemLacunas(problemas: readonly Problema[]): Problema[] {
  return problemas.filter(({ codigo }) => codigo !== 'empate' && codigo !== 'lacuna-na-classificacao');
}

type VistoNaLeitura = 'empate' | 'lacuna-na-classificacao';

const lugaresVistos = new WeakMap<Ranking, ReadonlyMap<string, Lugar>>();

/** The places of ties and gaps, by code and row: looked up once per tie, in rankings where everyone may be tied. */
function lugaresDe(ranking: Ranking): ReadonlyMap<string, Lugar> {
  const guardados = lugaresVistos.get(ranking);
  if (guardados !== undefined) return guardados;
  const lugares = new Map<string, Lugar>();
  for (const { codigo, lugar } of ranking.problemas) {
    if (codigo !== 'empate' && codigo !== 'lacuna-na-classificacao') continue;
    const chave = `${codigo}:${lugar?.linha ?? ''}`;
    if (lugar !== undefined && !lugares.has(chave)) lugares.set(chave, lugar);
  }
  lugaresVistos.set(ranking, lugares);
  return lugares;
}

/** Where the reading saw a tie or a gap (with sheet and cell), by its row; the row alone for what it did not see. */
export function lugarNaLeitura(ranking: Ranking, codigo: VistoNaLeitura, linha: number): Lugar {
  return lugaresDe(ranking).get(`${codigo}:${linha}`) ?? { linha };
}

const abasDasPessoas = new WeakMap<Ranking, ReadonlyMap<string, string>>();

/** Where a person is: the sheet, when the reading tells it, and the row. */
export function lugarDaPessoa(ranking: Ranking, { linha, inscricao, nome }: Candidato): Lugar {
  let abas = abasDasPessoas.get(ranking);
  if (abas === undefined) {
    abas = new Map(
      (ranking.abas ?? []).flatMap(({ aba, candidatos }) =>
        candidatos.map((candidato): [string, string] => [chaveDoLugar(candidato), aba]),
      ),
    );
    abasDasPessoas.set(ranking, abas);
  }
  const aba = abas.get(chaveDoLugar({ linha, inscricao, nome }));
  return { ...(aba !== undefined && { aba }), linha };
}

function chaveDoLugar({ linha, inscricao, nome }: Pick<Candidato, 'linha' | 'inscricao' | 'nome'>): string {
  return [linha, inscricao, nome].join('\n');
}

/** The ties of a cargo as problems. `tocados`: the 1-based numbers of those that touch a call. */
export function problemasDosEmpates(
  ranking: Ranking,
  { cargo, classificados: { empates, pessoas } }: GrupoDoCargo,
  tocados: ReadonlySet<number>,
): Problema[] {
  return empates.map((empate, i) => {
    const muda = tocados.has(i + 1);
    const membros = empate.pessoas.map((indice) => pessoas[indice]).filter((pessoa) => pessoa !== undefined);
    const linha = membros.reduce((menor, pessoa) => Math.min(menor, pessoa.linha), Infinity);
    return noCargo(
      {
        codigo: 'empate',
        gravidade: muda ? 'pergunta' : 'aviso',
        lugar: lugarNaLeitura(ranking, 'empate', linha),
        dados: { classificacao: empate.classificacao, pessoas: membros.map(({ inscricao }) => inscricao), muda },
        opcoes: membros.map(({ inscricao }) => inscricao),
      },
      cargo,
    );
  });
}

/** Whether anything stops the result: errors, and questions that could change it. */
export function bloqueado(problemas: readonly Problema[], cargo: string): boolean {
  return problemas.some(
    (problema) =>
      bloqueia(problema) && (problema.cargo === undefined || normaliza(problema.cargo) === normaliza(cargo)),
  );
}

/** `cargosDesconhecidos` for the cargos of a ranking. */
export function cargosDesconhecidosDoPedido(pedido: Pedido, candidatos: readonly Candidato[]): Problema[] {
  return cargosDesconhecidos(
    pedido,
    porCargo(candidatos).map(({ cargo }) => cargo),
  );
}
