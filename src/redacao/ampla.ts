import type { CriteriosDaReserva } from '../core/criterios';
import type { Reserva } from '../core/lei';
import { quantidade } from '../core/quantidade';
import { amparo, amparoDeFora, amparoDoResto, type Amparo } from './amparo';
import { contagemRecomecou, criteriosDa, type Contexto } from './contexto';
import { EDITAL, listaEspecificaDe, lidaComoProporcional } from './fundamento';

/** Why a vaga is of the ampla: what is out of the ordinary, in words, and what it rests on. */
export interface PorQueAmpla {
  /** ", porque …"; '' where the order alone says it. */
  readonly porque: string;
  readonly amparos: readonly Amparo[];
}

/** What leaves a vaga that was never filled in the ampla: the order, or what keeps its words from reaching this vaga. */
export function porQueAmpla(contexto: Contexto, vaga: number): PorQueAmpla {
  for (const reserva of contexto.lei.reservas) {
    const excecao = foraDosGrupos(contexto, reserva, vaga);
    if (excecao !== undefined) return excecao;
  }
  return { porque: '', amparos: contexto.lei.reservas.flatMap((reserva) => amparosDaOrdem(contexto, reserva)) };
}

function amparosDaOrdem(contexto: Contexto, { id, regras }: Reserva): readonly Amparo[] {
  const adotados = criteriosDa(contexto, id);
  const porProporcao = adotados?.ordem.tipo === 'última de cada grupo' && adotados.grupoIncompleto === 'proporcional';
  return porProporcao && lidaComoProporcional(regras, 'proporção')
    ? [amparo(regras.grupoIncompleto)]
    : [amparoDoResto(regras.ordem)];
}

/** The words of an order by groups give this vaga to the list, or a reading keeps it from having it. */
function foraDosGrupos(contexto: Contexto, reserva: Reserva, vaga: number): PorQueAmpla | undefined {
  const adotados = criteriosDa(contexto, reserva.id);
  if (adotados?.ordem.tipo !== 'última de cada grupo' || adotados.grupoIncompleto === 'proporcional') return undefined;
  const { grupo } = adotados.ordem;
  const { ofertas, lei } = contexto;
  const recomecou = contagemRecomecou(contexto, vaga);
  const numero = recomecou ? vaga - ofertas.antesDe(vaga) : vaga;
  if (numero % grupo === 0) return ultimaDoGrupo(contexto, reserva, adotados, vaga, recomecou);
  if (recomecou && vaga % grupo === 0) {
    return {
      porque: ', porque a contagem dos grupos recomeçou nesta oferta',
      amparos: [amparo(lei.regras.novasVagas)],
    };
  }
  const literal =
    adotados.grupoIncompleto === 'literal' && vaga === ofertas.doEdital && faltaNoEdital(contexto, adotados);
  return literal
    ? { porque: `, porque o edital não completa o grupo de ${grupo}`, amparos: amparosDoGrupoIncompleto(reserva) }
    : undefined;
}

/** Whether the groups inside the edital's own offer are fewer than the vagas it has to reserve. */
function faltaNoEdital(
  { ofertas, informadas }: Contexto,
  { id, ordem, quantidade: regra }: CriteriosDaReserva,
): boolean {
  if (ordem.tipo !== 'última de cada grupo') return false;
  const devidas = informadas?.[id] ?? quantidade(ofertas.doEdital, regra);
  return ofertas.doEdital % ordem.grupo !== 0 && Math.floor(ofertas.doEdital / ordem.grupo) < devidas;
}

function amparosDoGrupoIncompleto({ regras: { grupoIncompleto, ordem } }: Reserva): readonly Amparo[] {
  // An order settled by the law gives the vaga to the list: it is no ground for leaving it in the ampla.
  const daOrdem = grupoIncompleto.base === 'silêncio' && ordem.base !== 'texto' ? [amparoDoResto(ordem)] : [];
  return [...daOrdem, amparo(grupoIncompleto)];
}

function ultimaDoGrupo(
  contexto: Contexto,
  reserva: Reserva,
  adotados: CriteriosDaReserva,
  vaga: number,
  recomecou: boolean,
): PorQueAmpla {
  const { ofertas, informadas, lei } = contexto;
  if (informadas?.[reserva.id] !== undefined && vaga <= ofertas.doEdital) {
    return { porque: ', pelo número que o edital reserva', amparos: [amparoDeFora(EDITAL)] };
  }
  const grupo = adotados.ordem.tipo === 'última de cada grupo' ? adotados.ordem.grupo : 1;
  const mesmoGrupo = vaga > ofertas.doEdital && Math.ceil(ofertas.doEdital / grupo) === vaga / grupo;
  if (
    !recomecou &&
    mesmoGrupo &&
    adotados.grupoIncompleto === 'última vaga oferecida' &&
    faltaNoEdital(contexto, adotados)
  ) {
    const ja = vagaDoGrupoIncompleto(contexto, reserva);
    const tem = ja === undefined ? 'a última vaga oferecida pelo edital' : `a vaga ${ja}`;
    return {
      porque: `, porque a ${listaEspecificaDe(lei, reserva.id)} já tem ${tem} por este grupo de ${grupo}, que o edital deixou incompleto`,
      amparos: amparosDoGrupoIncompleto(reserva),
    };
  }
  return {
    porque: ', porque o percentual não dá mais uma vaga reservada',
    amparos: [amparoDoResto(reserva.regras.percentual)],
  };
}

function vagaDoGrupoIncompleto({ reservadas }: Contexto, { id }: Reserva): number | undefined {
  for (const { vaga, reserva, origem, doLugar } of reservadas.values()) {
    if (reserva === id && (doLugar ?? origem) === 'última vaga oferecida') return vaga;
  }
  return undefined;
}
