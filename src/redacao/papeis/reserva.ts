import { valorDaRegra, type Criterios, type CriteriosDaReserva } from '../../core/criterios';
import type { Lei, NovasVagas, Regra, RegrasDaReserva, Reserva } from '../../core/lei';
import { textoDaResposta } from '../../core/perguntas';
import { noComeco, noMeio } from '../caixa';
import { ARREDONDAMENTO } from '../cartao';
import { dispositivosDe, grupoDaModalidade } from '../fundamento';
import { percentualEscrito } from '../numeros';
import { citaArtigos, enumera } from '../palavras';
import { ditoUmaVez } from '../porReserva';
import { rotuloDaOrdem, rotuloDaResposta } from '../respostas';
import { LACUNA } from './lacuna';
import { cita, daNorma } from './norma';

const SILENCIO = 'critério adotado onde a lei silencia';

/** A rule of a law of one's own may cite its article alone. */
const semPalavras = ({ citacoes }: Regra<unknown>): boolean => citacoes?.every(({ palavras }) => palavras === '') ?? true;

/** The law's words; where only the article is known, what it says. */
function dita(regra: Regra<unknown>, emPalavras: string): string {
  return semPalavras(regra) ? `${emPalavras} (${citaArtigos(dispositivosDe(regra))})` : cita(regra);
}

/** The law's words; where it has none, what is done instead. */
function ditaOu(regra: Regra<unknown>, emSilencio: string): string {
  return regra.base === 'silêncio' ? emSilencio : `${cita(regra)}.`;
}

/** Where the words leave a doubt, they are quoted and the reading adopted is said; where there are none, it is alone. */
function comCriterio(regra: Regra<unknown>, criterio: string): string {
  if (regra.base === 'texto') return `${dita(regra, criterio)}.`;
  if (regra.base === 'dúvida') return `${cita(regra)}. Critério adotado: ${criterio}.`;
  const artigos = dispositivosDe(regra);
  return `${criterio} (${SILENCIO}${artigos.length === 0 ? '' : `; ver ${citaArtigos(artigos)}`}).`;
}

function ordemDasNomeacoes({ regras }: Reserva, { ordem, grupoIncompleto }: CriteriosDaReserva): string {
  const aOrdem = comCriterio(regras.ordem, noMeio(rotuloDaOrdem(ordem)));
  if (ordem.tipo !== 'última de cada grupo' || regras.grupoIncompleto.base === 'texto') return aOrdem;
  const rotulo = rotuloDaResposta('grupo-incompleto', textoDaResposta('grupo-incompleto', grupoIncompleto));
  const artigos = dispositivosDe(regras.grupoIncompleto);
  const fundamento = artigos.length === 0 ? ` (${SILENCIO})` : ` (${citaArtigos(artigos)})`;
  return `${aOrdem} Grupo que o edital não completa, critério adotado: ${noMeio(rotulo)}${fundamento}.`;
}

function reversao(lei: Lei, { regras }: Reserva, { cotistasInsuficientes, semCotistas, cascata }: CriteriosDaReserva): string {
  const outras = cascata.map((id) => `de ${grupoDaModalidade(lei, id)}`).join(', depois à ');
  const porque = regras.cascata?.base === 'texto' ? citaArtigos(dispositivosDe(regras.cascata)) : SILENCIO;
  const antes = outras === '' ? '' : ` Antes disso, a vaga passa à lista específica ${outras} (${porque}).`;
  const fim = semCotistas === 'reverte' ? 'vai à lista geral' : 'fica sem preencher';
  const paraOnde = `não havendo quem chamar na lista específica, a vaga ${fim}`;
  const aReversao = `${regras.reversao.base === 'silêncio' ? `${paraOnde} (${SILENCIO})` : dita(regras.reversao, paraOnde)}.${antes}`;
  if (regras.cotistasInsuficientes.base === 'texto') return aReversao;
  const resposta = textoDaResposta('cotistas-insuficientes', cotistasInsuficientes);
  return `${aReversao} Aprovação em número menor que o das vagas reservadas, critério adotado: ${noMeio(rotuloDaResposta('cotistas-insuficientes', resposta))}.`;
}

/** What no other clause quotes: a minimum that stands in words of its own. */
function minimo({ regras: { minimo: regra, percentual } }: Reserva): string[] {
  if (regra.base === 'silêncio') return [];
  const jaCitado = (palavras: string): boolean =>
    palavras !== '' && (percentual.citacoes?.some((outra) => outra.palavras.includes(palavras)) ?? false);
  if (regra.citacoes.every(({ palavras }) => jaCitado(palavras))) return [];
  const vagas = valorDaRegra(regra);
  const quando = vagas > 1 ? `só há reserva a partir de ${vagas} vagas oferecidas` : 'não há';
  return [`${dita(regra, quando)}.`];
}

function arredondamento(regra: RegrasDaReserva['arredondamento']): string {
  return `${dita(regra, ARREDONDAMENTO[valorDaRegra(regra)])}.`;
}

interface Clausula {
  readonly titulo: string;
  readonly texto: string;
}

/** The share, with the law's words; one that is not in them says so. */
function vagasReservadas({ grupo, regras: { percentual } }: Reserva): string {
  const quantas = `ficam reservadas a ${grupo} as vagas assim indicadas no quadro, à razão de ${percentualEscrito(valorDaRegra(percentual))} das vagas oferecidas`;
  if (percentual.base !== 'silêncio') {
    return semPalavras(percentual) ? `${dita(percentual, quantas)}.` : `${quantas}. ${noComeco(cita(percentual))}.`;
  }
  const artigos = dispositivosDe(percentual);
  return `${quantas} (${SILENCIO}${artigos.length === 0 ? '' : `; ver ${citaArtigos(artigos)}`}).`;
}

function clausulasDaReserva(lei: Lei, reserva: Reserva, criterios: CriteriosDaReserva): Clausula[] {
  const { regras } = reserva;
  return [
    { titulo: 'Vagas reservadas', texto: vagasReservadas(reserva) },
    ...minimo(reserva).map((texto) => ({ titulo: 'Número mínimo de vagas', texto })),
    ...(regras.arredondamento.base === 'silêncio' ? [] : [{ titulo: 'Arredondamento', texto: arredondamento(regras.arredondamento) }]),
    { titulo: 'Ordem das nomeações', texto: ordemDasNomeacoes(reserva, criterios) },
    { titulo: 'Reversão', texto: reversao(lei, reserva, criterios) },
  ];
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
  const listas = `${reservas.length === 1 ? 'a lista específica' : 'as listas específicas'} ${enumera(reservas.map(({ grupo }) => `de ${grupo}`))}`;
  // What a table of the law has no key for is in the law, or is not: its words are to be looked up.
  const onde = lei.tabela === undefined ? SILENCIO : `na forma da lei, art. ${LACUNA}`;
  return [
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
 * What the edital has to say of the reserve: number, order, declaration, lists, false declaration. The law is quoted,
 * each time with its article; where it leaves a doubt or is silent, the criterion adopted is said to be one.
 */
export function clausulasDoEdital(lei: Lei, criterios: Criterios): string[] {
  return [...clausulasDasReservas(lei, criterios), ...clausulasDaLei(lei, criterios)];
}
