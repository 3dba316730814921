import type { CriteriosDaReserva } from './criterios';
import { porcento } from './fracao';
import type { NovasVagas } from './lei';
import { quantidade, type RegraDeQuantidade } from './quantidade';

/** How the edital reserves for people with disabilities (PcD). */
export type RegraPcd =
  /** min(ceil(5 % n), floor(20 % n)): 5, 21, 41, 61 … (STF MS 26.310, 30.861, 31.715) */
  | { readonly tipo: 'federal' }
  /** The number stated for the edital's own offer. */
  | { readonly tipo: 'número'; readonly quantas: number }
  | { readonly tipo: 'posições'; readonly posicoes: readonly number[]; readonly passo?: number };

/** By what rule a place of the series is reserved: the roster of the percentage, the last of a full group, … */
export type OrigemDoLugar = 'proporção' | 'grupo' | 'última vaga oferecida' | 'posição listada';

/** The places of one reserva in one offer, before collisions. */
export interface Lugares {
  readonly naSerie: readonly { readonly lugar: number; readonly origem: OrigemDoLugar }[];
  /** How many more take the offer's last free vagas (a stated number above the series). */
  readonly nasUltimas: number;
}

interface Trecho {
  readonly indice: number;
  /** Vacancies offered before this offer, and after it. */
  readonly antes: number;
  readonly total: number;
}

const FEDERAL_PCD: RegraDeQuantidade = {
  percentual: porcento(5),
  arredondamento: 'sempre para cima',
  minimo: 0,
  teto: porcento(20),
};

/** The n in (antes, ate] at which the number reserved grows, once per unit: the roster of the percentage. */
function lugaresProporcionais(antes: number, ate: number, regra: RegraDeQuantidade): number[] {
  const lugares: number[] = [];
  let reservadas = quantidade(antes, regra);
  for (let n = antes + 1; n <= ate; n += 1) {
    const agora = quantidade(n, regra);
    for (; reservadas < agora; reservadas += 1) lugares.push(n);
  }
  return lugares;
}

/** Listed places in (antes, ate], with the step after the last one. */
function lugaresListados(
  { posicoes, passo }: { readonly posicoes: readonly number[]; readonly passo?: number },
  antes: number,
  ate: number,
): number[] {
  const lugares = posicoes.filter((posicao) => posicao > antes && posicao <= ate);
  const ultima = posicoes[posicoes.length - 1];
  if (passo === undefined || ultima === undefined) return lugares;
  const passos = Math.max(1, Math.floor((antes - ultima) / passo) + 1);
  for (let posicao = ultima + passos * passo; posicao <= ate; posicao += passo) lugares.push(posicao);
  return lugares;
}

/** The PcD places, offer by offer. Later offers get none from a stated number. */
export function lugaresPcd(regra: RegraPcd): (oferta: Trecho) => Lugares {
  const comuns = (lugares: readonly number[], origem: OrigemDoLugar): Lugares['naSerie'] =>
    lugares.map((lugar) => ({ lugar, origem }));
  return ({ indice, antes, total }) => {
    if (regra.tipo === 'federal') {
      return { naSerie: comuns(lugaresProporcionais(antes, total, FEDERAL_PCD), 'proporção'), nasUltimas: 0 };
    }
    if (regra.tipo === 'posições') {
      return { naSerie: comuns(lugaresListados(regra, antes, total), 'posição listada'), nasUltimas: 0 };
    }
    if (indice > 0 || regra.quantas > total) return { naSerie: [], nasUltimas: 0 };
    const naSerie = lugaresProporcionais(0, total, FEDERAL_PCD).slice(0, regra.quantas);
    return {
      naSerie: comuns(naSerie, 'proporção'),
      nasUltimas: regra.quantas - naSerie.length,
    };
  };
}

/**
 * The places of a law's reserva, offer by offer (call it once per competition, then with each offer in turn).
 * Under `por oferta` each later offer is numbered from 1 again.
 *
 * @param informada the number stated by the edital for its own offer, if it states one
 */
export function lugaresDaReserva(
  reserva: CriteriosDaReserva,
  novasVagas: NovasVagas,
  informada: number | undefined,
): (oferta: Trecho) => Lugares {
  const gruposUsados = new Set<number>();
  let naSerieAteAqui = 0;

  return ({ indice, antes, total }) => {
    const doEdital = indice === 0;
    const recomeca = novasVagas === 'por oferta' && !doEdital;
    const base = recomeca ? antes : 0;
    const de = antes - base;
    const ate = total - base;
    const declarada = doEdital ? informada : undefined;
    const devidas = declarada ?? quantidade(ate, reserva.quantidade);

    let lugares: Lugares['naSerie'];
    const { ordem, grupoIncompleto } = reserva;
    if (ordem.tipo === 'proporcional' || (ordem.tipo === 'última de cada grupo' && grupoIncompleto === 'proporcional')) {
      lugares = lugaresProporcionais(de, ate, reserva.quantidade).map((lugar) => ({ lugar, origem: 'proporção' }));
      if (declarada !== undefined) lugares = lugares.slice(0, declarada);
    } else {
      lugares =
        ordem.tipo === 'posições'
          ? lugaresListados(ordem, de, ate).map((lugar) => ({ lugar, origem: 'posição listada' }))
          : quintas(ordem.grupo);
      // Order words and percentage disagree about how many: the percentage counts.
      const jaReservadas = recomeca || doEdital ? 0 : naSerieAteAqui;
      lugares = lugares.slice(0, Math.max(0, devidas - jaReservadas));
    }
    naSerieAteAqui += lugares.length;
    for (const { lugar, origem } of lugares) {
      if (origem === 'última vaga oferecida' && ordem.tipo === 'última de cada grupo') {
        gruposUsados.add(Math.ceil(lugar / ordem.grupo));
      }
    }
    return {
      naSerie: base === 0 ? lugares : lugares.map(({ lugar, origem }) => ({ lugar: lugar + base, origem })),
      nasUltimas: declarada === undefined ? 0 : Math.max(0, declarada - lugares.length),
    };

    function quintas(grupo: number): Lugares['naSerie'] {
      const lugaresDosGrupos: { lugar: number; origem: OrigemDoLugar }[] = [];
      for (let n = Math.floor(de / grupo) + 1; n * grupo <= ate; n += 1) {
        if (recomeca || !gruposUsados.has(n)) lugaresDosGrupos.push({ lugar: n * grupo, origem: 'grupo' });
      }
      const faltam = lugaresDosGrupos.length < devidas;
      // A number stated above the groups is no incomplete group: its excess takes the last free vagas.
      const porGrupo = ate % grupo !== 0 || declarada === undefined;
      if (doEdital && faltam && porGrupo && ate > 0 && grupoIncompleto === 'última vaga oferecida') {
        lugaresDosGrupos.push({ lugar: ate, origem: 'última vaga oferecida' });
      }
      return lugaresDosGrupos;
    }
  };
}
