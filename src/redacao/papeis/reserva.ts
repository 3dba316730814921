import type { Criterios } from '../../core/criterios';
import type { Lei, NovasVagas, Regra } from '../../core/lei';
import { ditosDaLei } from '../ditos';
import { NOMES_DA_LEI } from '../nomesDasRegras';
import { enumera } from '../palavras';
import { ditoUmaVez } from '../porReserva';
import { clausulasDaReserva } from './clausulasDaReserva';
import { citaComDeducao, comCriterio, SILENCIO } from './criterio';
import { LACUNA } from './lacuna';
import { cita, daNorma } from './norma';

/** The law's words; where it has none, what is done instead. */
function ditaOu(regra: Regra<unknown>, emSilencio: string): string {
  return regra.base === 'silêncio' ? emSilencio : `${citaComDeducao(regra)}.`;
}

/** Clause by clause; with several reservas, what is the same for all is said once, and the others say of which. */
function clausulasDasReservas(lei: Lei, criterios: Criterios): string[] {
  const porReserva = lei.reservas.flatMap((reserva) => {
    const adotados = criterios.reservas.find(({ id }) => id === reserva.id);
    return adotados === undefined ? [] : [{ nome: reserva.nome, clausulas: clausulasDaReserva(lei, reserva, adotados) }];
  });
  const titulos = new Set(porReserva.flatMap(({ clausulas }) => clausulas.map(({ titulo }) => titulo)));
  return [...titulos].flatMap((titulo) => {
    const delas = porReserva.flatMap(({ nome, clausulas }) =>
      clausulas.filter((uma) => uma.titulo === titulo).map(({ texto }) => ({ nome, dito: texto })),
    );
    return ditoUmaVez(delas, porReserva.length).map(({ dito, aoLado }) => `${titulo}${aoLado}: ${dito}`);
  });
}

const NOVAS_VAGAS: Readonly<Record<NovasVagas, string>> = {
  'total acumulado': 'as vagas abertas durante a validade do concurso continuam a contagem das vagas deste edital',
  'por oferta': 'cada nova oferta de vagas durante a validade do concurso tem contagem própria',
};

function clausulasDaLei(lei: Lei, criterios: Criterios): string[] {
  const { regras, reservas } = lei;
  const ditos = ditosDaLei(lei);
  const listas = `${reservas.length === 1 ? 'a lista específica' : 'as listas específicas'} ${enumera(reservas.map(({ grupo }) => `de ${grupo}`))}`;
  // What a table of the law has no key for is in the law, or is not: its words are to be looked up.
  const onde = lei.tabela === undefined ? SILENCIO : `na forma da lei, art. ${LACUNA}`;
  return [
    `${NOMES_DA_LEI.colisao}: ${comCriterio(regras.colisao, ditos.colisao(criterios.colisao))}`,
    `${NOMES_DA_LEI.duasReservas}: ${comCriterio(regras.duasReservas, ditos.duasReservas(criterios.duasReservas))}`,
    `Novas vagas: ${comCriterio(regras.novasVagas, NOVAS_VAGAS[criterios.novasVagas])}`,
    `Concorrência: ${ditaOu(regras.concorrencia, `quem se inscreve pela reserva concorre a todas as vagas (${onde}).`)}`,
    `Declaração na inscrição: ${ditaOu(regras.declaracao, `na forma do item ${LACUNA} deste edital.`)}`,
    `Verificação da declaração: ${ditaOu(regras.verificacao, lei.tabela === undefined ? `a lei não a prevê; a que houver, por regulamento ou por este edital: ${LACUNA}.` : `a que a lei, o regulamento ou este edital prevê: ${LACUNA}.`)}`,
    `Listas: ${ditaOu(regras.listas, `serão publicadas a lista geral, com todas as pessoas aprovadas, e ${listas} (${onde}).`)}`,
    `Declaração falsa: ${ditaOu(regras.falsidade, `na forma do item ${LACUNA} deste edital.`)}`,
  ];
}

/** The paragraph that opens the reserve in the edital, with the article that demands it where there is one. */
export function aberturaDaReserva(lei: Lei): string {
  const { edital } = lei.regras;
  const exigencia = edital.base === 'silêncio' ? '' : ` A lei manda que ela conste do edital: ${cita(edital)}.`;
  return `A reserva de vagas deste edital é feita nos termos ${daNorma(lei)}.${exigencia}`;
}

/**
 * What the edital has to say of the reserve: number, order, who is called to a vaga that reopens, declaration, lists,
 * false declaration. The law is quoted, each time with its article; where it leaves a doubt or is silent, the criterion
 * adopted is said to be one.
 */
export function clausulasDoEdital(lei: Lei, criterios: Criterios): string[] {
  return [...clausulasDasReservas(lei, criterios), ...clausulasDaLei(lei, criterios)];
}
