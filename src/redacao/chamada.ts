import { AMPLA, type Modalidade } from '../core/candidato';
import { NINGUEM } from '../core/estado';
import type { Devida } from '../core/preencher';
import type { Reabertura } from '../core/vagasAbertas';
import type { VagaReservada } from '../core/serie';
import type { Lei } from '../core/lei';
import { amparo, artigosQueFundam, citacao, type Amparo } from './amparo';
import { porQueAmpla } from './ampla';
import { contagemRecomecou, criteriosDa, type Contexto } from './contexto';
import {
  amparosDaCascata,
  amparosDaColisao,
  amparosDaReabertura,
  amparosDaReservada,
  amparosDaReversao,
  amparosDoComputo,
  lidaComoProporcional,
  listaEspecificaDe,
  nomeDaModalidade,
  reservaDe,
} from './fundamento';
import { causaDaReabertura } from './nomeacoes';
import { ultimaDeCadaGrupo } from './ordinais';

export type { Contexto } from './contexto';

/** Why a reopened vaga has its modalidade: the one by which it was held, or what a rule on desistência makes of it. */
function motivoDaReabertura(lei: Lei, modalidade: Modalidade, reabertura: Reabertura): string {
  const { ocupava } = reabertura;
  const reaberta = causaDaReabertura(reabertura);
  const porque = citacao(amparosDaReabertura(lei, modalidade, reabertura));
  if (ocupava === AMPLA) {
    return modalidade === AMPLA
      ? `${reaberta}, a vaga era ocupada pela ampla concorrência e nela permanece${porque}`
      : `${reaberta} de cotista, a vaga, que era ocupada pela ampla concorrência, passa à ${listaEspecificaDe(lei, modalidade)}${porque}`;
  }
  const pelaReserva = `a vaga, que era ocupada pela reserva (${nomeDaModalidade(lei, ocupava)}),`;
  return modalidade === AMPLA
    ? `${reaberta}, ${pelaReserva} passa à ampla concorrência${porque}`
    : `${reaberta}, ${pelaReserva} cabe à ${listaEspecificaDe(lei, modalidade)}${porque}`;
}

/** What a place of the series rests on, with the reading by which the count of its offer began anew. */
function amparosDoLugar(contexto: Contexto, vaga: number, modalidade: Modalidade, reservada: VagaReservada | undefined): readonly Amparo[] {
  const { lei, pcd } = contexto;
  const recomecou = recomecaEm(contexto, vaga, modalidade) ? [amparo(lei.regras.novasVagas)] : [];
  return [...amparosDaReservada(lei, modalidade, reservada, pcd), ...recomecou];
}

/** The places of PcD by the edital are not affected. */
function recomecaEm(contexto: Contexto, vaga: number, modalidade: Modalidade): boolean {
  return criteriosDa(contexto, modalidade) !== undefined && contagemRecomecou(contexto, vaga);
}

/** Why a vaga of the series is reserved: the first clause of the sentence. */
function motivoDaReserva(contexto: Contexto, vaga: number, modalidade: Modalidade, reservada: VagaReservada | undefined): string {
  const { lei, criterios } = contexto;
  const porque = citacao(amparosDoLugar(contexto, vaga, modalidade, reservada));
  const lista = listaEspecificaDe(lei, modalidade);
  const regras = reservaDe(lei, modalidade)?.regras;
  const ordem = criteriosDa(contexto, modalidade)?.ordem;
  const deNovo = recomecaEm(contexto, vaga, modalidade) ? ', com a contagem recomeçada nesta oferta,' : '';
  switch (reservada?.origem) {
    case 'última vaga oferecida':
      return `a última vaga oferecida cabe à ${lista}, porque o grupo ficou incompleto${porque}`;
    case 'posição listada':
      return `é uma das posições listadas${deNovo} que cabem à ${lista}${porque}`;
    case 'número do edital':
      return `uma das últimas vagas da oferta cabe à ${lista}, pelo número que o edital reserva${porque}`;
    case 'colisão': {
      const { lugar = vaga } = reservada;
      const semAnterior = criterios.colisao === 'livre anterior' && vaga > lugar ? ', por não haver anterior' : '';
      const qual = vaga < lugar ? 'anterior' : 'seguinte';
      return `a vaga ${lugar}, que cabia à ${lista}${porque}, já tinha outra reserva; vale esta, a vaga livre ${qual} da mesma oferta${semAnterior}${citacao(amparosDaColisao(lei, reservada))}`;
    }
    case 'oferta cheia':
      return `a vaga que cabia à ${lista}${porque} não tinha lugar livre na sua oferta; vale a primeira livre da oferta seguinte${citacao(amparosDaColisao(lei, reservada))}`;
    case 'grupo':
      return ordem?.tipo === 'última de cada grupo'
        ? `a ${ultimaDeCadaGrupo(ordem.grupo)}${deNovo} cabe à ${lista}${porque}`
        : `a última vaga de cada grupo${deNovo} cabe à ${lista}${porque}`;
    case 'proporção':
      return regras !== undefined && lidaComoProporcional(regras, 'proporção')
        ? `pela proporção${deNovo || ','} e não por grupos, cabe à ${lista}${porque}`
        : `pela proporção${deNovo || ','} cabe à ${lista}${porque}`;
    case undefined:
      return `cabe à ${lista}${porque}`;
  }
}

function vagaEMotivo(contexto: Contexto, { vaga, modalidade }: Devida): string {
  const causa = contexto.causa(vaga);
  if (causa.tipo === 'reaberta') return `Vaga ${vaga}: ${motivoDaReabertura(contexto.lei, modalidade, causa)}`;
  if (modalidade !== AMPLA) return `Vaga ${vaga}: ${motivoDaReserva(contexto, vaga, modalidade, causa.reservada)}`;
  const { porque, amparos } = porQueAmpla(contexto, vaga);
  return `Vaga ${vaga}: é da ampla concorrência${porque}${citacao(amparos)}`;
}

/**
 * One call in one Portuguese sentence, with its articles, the same on every surface.
 *
 * @example "Vaga 5: a quinta vaga de cada grupo de 5 cabe à lista específica de pessoas negras e indígenas (art. 3º,
 * § 1º); Gilda é a primeira pessoa dessa lista ainda não nomeada."
 */
export function fraseDaChamada(contexto: Contexto, devida: Devida): string {
  const { lei, pessoas } = contexto;
  const { modalidade, via, lista, esgotada } = devida;
  const nome = pessoas[devida.pessoa]?.nome ?? '';
  const partes = [vagaEMotivo(contexto, devida)];
  if (devida.reverteu) {
    const vazia = esgotada ? 'não há mais quem chamar nessa lista' : 'não há ninguém nessa lista';
    partes.push(`${vazia}, e a vaga reverte à lista geral${citacao(amparosDaReversao(lei, modalidade, esgotada))}`);
  }
  if (via === 'compensacao') {
    const alcancada = pessoas[devida.compensa]?.nome ?? '';
    const mantida = devida.compensa === NINGUEM ? 0 : (contexto.vagaDe?.(devida.compensa) ?? 0);
    const mantem = mantida > 0 ? `, mantida a vaga ${mantida}` : '';
    partes.push(
      `a lista geral alcança ${alcancada}, que deixa de contar na reserva e passa à ampla concorrência${mantem}${citacao(amparosDoComputo(lei, lista))}`,
      `por compensação, é chamada a primeira pessoa da ${listaEspecificaDe(lei, lista)} ainda não nomeada: ${nome}`,
    );
  } else if (lista === AMPLA) {
    const cotista = devida.cotistaPelaAmpla
      ? ` e, cotista, concorre também às vagas da ampla concorrência${citacao(amparosDaConcorrencia(lei))}`
      : '';
    partes.push(`${nome} é a primeira pessoa da lista geral ainda não nomeada${cotista}`);
  } else if (via !== modalidade) {
    const vazia = esgotada ? 'essa lista se esgotou' : 'não há ninguém nessa lista';
    partes.push(
      `${vazia}, e a vaga passa à ${listaEspecificaDe(lei, lista)}${citacao(amparosDaCascata(lei, modalidade))}`,
      `${nome} é a primeira pessoa dela ainda não nomeada`,
    );
  } else {
    partes.push(`${nome} é a primeira pessoa dessa lista ainda não nomeada`);
  }
  return `${partes.join('; ')}.`;
}

/** That a cotista competes for every vaga; the table of a law of one's own has no key for it, which is no silence. */
function amparosDaConcorrencia({ regras: { concorrencia } }: Lei): readonly Amparo[] {
  return concorrencia.base === 'silêncio' ? [] : [{ ...amparo(concorrencia), deCotista: true }];
}

function amparosDaVaga(contexto: Contexto, { vaga, modalidade }: Devida): readonly Amparo[] {
  const causa = contexto.causa(vaga);
  if (causa.tipo === 'reaberta') return amparosDaReabertura(contexto.lei, modalidade, causa);
  if (modalidade === AMPLA) return porQueAmpla(contexto, vaga).amparos;
  return [...amparosDoLugar(contexto, vaga, modalidade, causa.reservada), ...amparosDaColisao(contexto.lei, causa.reservada)];
}

/** What a call rests on: the rules of the vaga, and those of how the person was reached. */
export function amparosDaChamada(contexto: Contexto, devida: Devida): readonly Amparo[] {
  const { lei } = contexto;
  const { modalidade, via, lista, reverteu, esgotada, cotistaPelaAmpla } = devida;
  const passou = via !== modalidade && via === lista && lista !== AMPLA;
  return [
    ...amparosDaVaga(contexto, devida),
    ...(passou ? amparosDaCascata(lei, modalidade) : []),
    ...(reverteu ? amparosDaReversao(lei, modalidade, esgotada) : []),
    ...(via === 'compensacao' ? amparosDoComputo(lei, lista) : []),
    ...(cotistaPelaAmpla ? amparosDaConcorrencia(lei) : []),
  ];
}

/** The articles of the rules that caused a call, for the contract's `fundamento`. */
export function fundamento(contexto: Contexto, devida: Devida): string[] {
  return artigosQueFundam(amparosDaChamada(contexto, devida));
}
