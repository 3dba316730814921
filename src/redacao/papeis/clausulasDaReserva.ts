import type { ReservaId } from '../../core/candidato';
import { valorDaRegra, type CriteriosDaReserva } from '../../core/criterios';
import type { Lei, Regra, Reserva } from '../../core/lei';
import { textoDaResposta } from '../../core/perguntas';
import { noComeco, noMeio } from '../caixa';
import { ditosDaReserva } from '../ditos';
import { dispositivosDe, grupoDaModalidade } from '../fundamento';
import { NOMES_DA_RESERVA } from '../nomesDasRegras';
import { percentualEscrito } from '../numeros';
import { citaArtigos } from '../palavras';
import { rotuloDaResposta } from '../respostas';
import { comCriterio, dita, emSilencio, jaCitada, SE_A_LEI_NADA_DIZ, semPalavras, SILENCIO } from './criterio';
import { cita } from './norma';

/** A clause of the edital. */
export interface Clausula {
  readonly titulo: string;
  readonly texto: string;
}

/** For the rules that the table of a law of one's own has no key for. */
const semChave = (lei: Lei): string => (lei.tabela === undefined ? SILENCIO : SE_A_LEI_NADA_DIZ);

/** The share, with the law's words; one that is not in them says where it comes from. */
function vagasReservadas({ grupo, regras: { percentual } }: Reserva): string {
  const quantas = `ficam reservadas a ${grupo} as vagas assim indicadas no quadro, à razão de ${percentualEscrito(valorDaRegra(percentual))} das vagas oferecidas`;
  if (percentual.base !== 'silêncio') {
    return semPalavras(percentual) ? `${dita(percentual, quantas)}.` : `${quantas}. ${noComeco(cita(percentual))}.`;
  }
  const { fonte } = percentual;
  return fonte === undefined || semPalavras(percentual)
    ? `${quantas} ${emSilencio(percentual)}.`
    : `${quantas} (${fonte}). ${noComeco(cita(percentual))}.`;
}

/** A minimum that no other clause quotes; where there is none and the law does not speak of it, nothing is said. */
function minimo(lei: Lei, reserva: Reserva): string[] {
  const { minimo: regra, percentual } = reserva.regras;
  const vagas = valorDaRegra(regra);
  const dito = vagas > 1 ? ditosDaReserva(lei, reserva).minimo(vagas) : 'não há';
  if (regra.base === 'silêncio') return vagas > 1 ? [comCriterio(regra, dito)] : [];
  const dentroDoPercentual = (palavras: string): boolean =>
    palavras !== '' && (percentual.citacoes?.some((outra) => outra.palavras.includes(palavras)) ?? false);
  return regra.citacoes.every(({ palavras }) => dentroDoPercentual(palavras)) ? [] : [comCriterio(regra, dito)];
}

function ordemDasNomeacoes(lei: Lei, reserva: Reserva, { ordem, grupoIncompleto }: CriteriosDaReserva): string {
  const { regras } = reserva;
  const aOrdem = comCriterio(regras.ordem, ditosDaReserva(lei, reserva).ordem(ordem));
  if (ordem.tipo !== 'última de cada grupo' || regras.grupoIncompleto.base === 'texto') return aOrdem;
  const rotulo = rotuloDaResposta('grupo-incompleto', textoDaResposta('grupo-incompleto', grupoIncompleto));
  const artigos = dispositivosDe(regras.grupoIncompleto);
  const fundamento = artigos.length === 0 ? ` (${SILENCIO})` : ` (${citaArtigos(artigos)})`;
  return `${aOrdem} Grupo que o edital não completa, critério adotado: ${noMeio(rotulo)}${fundamento}.`;
}

/** Quoted once: a rule whose words stand there already says only the reading adopted. */
function seguinte(regra: Regra<unknown>, antes: readonly Regra<unknown>[], criterio: string, lei: Lei): string {
  if (!jaCitada(regra, antes)) return ` ${noComeco(comCriterio(regra, criterio, semChave(lei)))}`;
  return regra.base === 'texto' ? '' : ` Critério adotado: ${criterio}.`;
}

/** Who gets the vaga that someone of the reserve leaves: by desistência, one of the general list, and by another way. */
function vagaDeixada(lei: Lei, reserva: Reserva, criterios: CriteriosDaReserva): string {
  const { desistencia, posseNaoTomada, alcanceDaDesistencia } = reserva.regras;
  const ditos = ditosDaReserva(lei, reserva);
  const posse = ditos.posseNaoTomada(criterios.posseNaoTomada);
  const alcance = ditos.alcanceDaDesistencia(criterios.alcanceDaDesistencia);
  return [
    comCriterio(desistencia, ditos.desistencia(criterios.desistencia)),
    seguinte(alcanceDaDesistencia, [desistencia], alcance, lei),
    seguinte(posseNaoTomada, [desistencia, alcanceDaDesistencia], posse, lei),
  ].join('');
}

/** Where the vaga goes before the general list, and by what. */
function passagem(lei: Lei, regra: Regra<unknown>, cascata: readonly ReservaId[]): string {
  const outras = cascata.map((id) => `de ${grupoDaModalidade(lei, id)}`).join(', depois à ');
  const porque = regra.base === 'silêncio' ? emSilencio(regra) : `(${citaArtigos(dispositivosDe(regra))})`;
  return ` Antes disso, a vaga passa à lista específica ${outras} ${porque}.`;
}

function reversao(
  lei: Lei,
  { regras }: Reserva,
  { cotistasInsuficientes, semCotistas, cascata }: CriteriosDaReserva,
): string {
  const antes = cascata.length === 0 || regras.cascata === undefined ? '' : passagem(lei, regras.cascata, cascata);
  const fim = semCotistas === 'reverte' ? 'vai à lista geral' : 'fica sem preencher';
  const paraOnde = `não havendo quem chamar na lista específica, a vaga ${fim}`;
  const aReversao = `${regras.reversao.base === 'silêncio' ? `${paraOnde} (${SILENCIO})` : dita(regras.reversao, paraOnde)}.${antes}`;
  if (regras.cotistasInsuficientes.base === 'texto') return aReversao;
  const resposta = textoDaResposta('cotistas-insuficientes', cotistasInsuficientes);
  return `${aReversao} Aprovação em número menor que o das vagas reservadas, critério adotado: ${noMeio(rotuloDaResposta('cotistas-insuficientes', resposta))}.`;
}

/** What the edital has to say of one reserva, in the order in which a candidate meets it. */
export function clausulasDaReserva(lei: Lei, reserva: Reserva, criterios: CriteriosDaReserva): Clausula[] {
  const { arredondamento, teto, computo, cotaNegada } = reserva.regras;
  const ditos = ditosDaReserva(lei, reserva);
  return [
    { titulo: 'Vagas reservadas', texto: vagasReservadas(reserva) },
    ...minimo(lei, reserva).map((texto) => ({ titulo: 'Número mínimo de vagas', texto })),
    {
      titulo: 'Arredondamento',
      texto: comCriterio(arredondamento, ditos.arredondamento(valorDaRegra(arredondamento))),
    },
    ...(teto === undefined
      ? []
      : [{ titulo: NOMES_DA_RESERVA.teto, texto: comCriterio(teto, ditos.teto(valorDaRegra(teto))) }]),
    { titulo: 'Ordem das nomeações', texto: ordemDasNomeacoes(lei, reserva, criterios) },
    { titulo: NOMES_DA_RESERVA.computo, texto: comCriterio(computo, ditos.computo(criterios.computo)) },
    { titulo: NOMES_DA_RESERVA.desistencia, texto: vagaDeixada(lei, reserva, criterios) },
    { titulo: 'Reversão', texto: reversao(lei, reserva, criterios) },
    {
      titulo: NOMES_DA_RESERVA.cotaNegada,
      texto: comCriterio(cotaNegada, ditos.cotaNegada(criterios.cotaNegada), semChave(lei)),
    },
  ];
}
