import type { TipoDeAto } from '../core/ato';
import { AMPLA, type Candidato, type Modalidade } from '../core/candidato';
import { NINGUEM } from '../core/estado';
import type { Lei, Ordem, Regra } from '../core/lei';
import type { RegraPcd } from '../core/lugares';
import type { Devida } from '../core/preencher';
import type { Reabertura } from '../core/vagasAbertas';
import {
  artigosDaReversao,
  dispositivosDe,
  fundamentoDaChamada,
  fundamentoDaVaga,
  lidaComoProporcional,
  listaEspecificaDe,
  nomeDaModalidade,
  regraDaReabertura,
  reservaDe,
  type CausaDaVaga,
} from './fundamento';
import { citaArtigos } from './palavras';

/** What the sentences of one cargo need besides the step itself. */
export interface Contexto {
  readonly lei: Lei;
  readonly pessoas: readonly Candidato[];
  readonly pcd: RegraPcd | undefined;
  /** The reading adopted for the order of a reserva of the law: how large its groups are. */
  readonly ordem: (reserva: Modalidade) => Ordem | undefined;
  readonly causa: (vaga: number) => CausaDaVaga;
  /** The vaga that a compensated person keeps. */
  readonly vagaDe?: (pessoa: number) => number;
}

function entreParenteses(artigos: readonly string[]): string {
  return artigos.length === 0 ? '' : ` (${citaArtigos(artigos)})`;
}

/** The articles of a rule; where the law is silent, that what is done is a criterion and not the law's words. */
function fundada(regra: Regra<unknown> | undefined): string {
  const artigos = regra === undefined ? [] : dispositivosDe(regra);
  if (regra !== undefined && regra.base !== 'silêncio') return entreParenteses(artigos);
  return ` (a lei silencia; critério adotado${artigos.length === 0 ? '' : `; ver ${citaArtigos(artigos)}`})`;
}

const REABERTA: Partial<Record<TipoDeAto, string>> = {
  desistência: 'reaberta por desistência',
  'posse não tomada': 'reaberta por posse não tomada',
  'tornada sem efeito': 'reaberta porque a nomeação foi tornada sem efeito',
  eliminação: 'reaberta por eliminação',
  'cota não confirmada': 'reaberta porque a cota não foi confirmada',
  'fim de fila': 'reaberta por ida ao fim da fila',
};

/** Why a reopened vaga has its modalidade: the one by which it was held, or what a reading on desistência makes of it. */
function motivoDaReabertura(lei: Lei, modalidade: Modalidade, reabertura: Reabertura): string {
  const { por, ocupava } = reabertura;
  const reaberta = REABERTA[por] ?? 'reaberta';
  const regra = regraDaReabertura(lei, modalidade, reabertura);
  if (ocupava === AMPLA) {
    return modalidade === AMPLA
      ? `${reaberta}, a vaga era ocupada pela ampla concorrência e nela permanece${fundada(regra)}`
      : `${reaberta} de cotista, a vaga, que era ocupada pela ampla concorrência, passa à ${listaEspecificaDe(lei, modalidade)}, pela leitura adotada (desistencia-alcance)${fundada(regra)}`;
  }
  const pelaReserva = `a vaga, que era ocupada pela reserva (${nomeDaModalidade(lei, ocupava)}),`;
  return modalidade === AMPLA
    ? `${reaberta}, ${pelaReserva} passa à ampla concorrência (a lei silencia; leitura adotada: desistencia=lista-geral)`
    : `${reaberta}, ${pelaReserva} cabe à ${listaEspecificaDe(lei, modalidade)}${fundada(regra)}`;
}

/** Why a reserved vaga is reserved: the first clause of the sentence. */
function motivoDaReserva(contexto: Contexto, vaga: number, modalidade: Modalidade): string {
  const { lei, pcd } = contexto;
  const causa = contexto.causa(vaga);
  const artigos = entreParenteses(fundamentoDaVaga(lei, modalidade, causa, pcd));
  const lista = listaEspecificaDe(lei, modalidade);
  const regras = reservaDe(lei, modalidade)?.regras;
  if (causa.tipo === 'reaberta') return motivoDaReabertura(lei, modalidade, causa);
  const origem = causa.reservada?.origem;
  const ordem = contexto.ordem(modalidade);
  switch (origem) {
    case 'última vaga oferecida':
      return `a última vaga oferecida cabe à ${lista}, porque o grupo ficou incompleto${artigos}${
        regras?.grupoIncompleto.base === 'silêncio' ? ', critério adotado onde a lei silencia' : ''
      }`;
    case 'posição listada':
      return `é uma das posições listadas que cabem à ${lista}${artigos}`;
    case 'número do edital':
      return `uma das últimas vagas da oferta cabe à ${lista}, pelo número que o edital reserva${artigos}`;
    case 'colisão':
      return `a vaga ${causa.reservada?.lugar ?? vaga}, que cabia à ${lista}${artigos}, já tinha outra reserva; vale esta, a vaga livre mais próxima${fundada(lei.regras.colisao)}`;
    case 'oferta cheia':
      return `a vaga que cabia à ${lista}${artigos} não tinha lugar livre na sua oferta; vale a primeira livre da oferta seguinte${fundada(lei.regras.colisao)}`;
    case 'grupo':
      return ordem?.tipo === 'última de cada grupo'
        ? `a ${ordinal(ordem.grupo)} vaga de cada grupo de ${ordem.grupo} cabe à ${lista}${artigos}`
        : `a última vaga de cada grupo cabe à ${lista}${artigos}`;
    case 'proporção':
      return regras !== undefined && lidaComoProporcional(regras, causa.reservada)
        ? `pela proporção, leitura adotada onde os artigos divergem (grupo-incompleto), cabe à ${lista}${artigos}`
        : `pela proporção, cabe à ${lista}${artigos}`;
    case undefined:
      return `cabe à ${lista}${artigos}`;
  }
}

const ORDINAIS = ['', 'única', 'segunda', 'terceira', 'quarta', 'quinta', 'sexta', 'sétima', 'oitava', 'nona', 'décima'];

function ordinal(numero: number): string {
  return ORDINAIS[numero] ?? `${numero}ª`;
}

/**
 * One call in one Portuguese sentence, with its articles, the same on every surface.
 *
 * @example "Vaga 5: a quinta vaga de cada grupo de 5 cabe à lista específica de pessoas negras e indígenas (art. 3º,
 * § 1º); Gilda é a primeira pessoa dessa lista ainda não nomeada."
 */
export function fraseDaChamada(contexto: Contexto, devida: Devida): string {
  const { lei, pessoas } = contexto;
  const { modalidade, via, lista } = devida;
  const nome = pessoas[devida.pessoa]?.nome ?? '';
  const partes = [vagaEMotivo(contexto, devida)];
  if (devida.reverteu) {
    const vazia = devida.esgotada ? 'não há mais quem chamar nessa lista' : 'não há ninguém nessa lista';
    partes.push(`${vazia}${entreParenteses(artigosDaReversao(lei, modalidade, devida.esgotada))}, e a vaga reverte à lista geral`);
  }
  if (via === 'compensacao') {
    const alcancada = pessoas[devida.compensa]?.nome ?? '';
    const computo = entreParenteses(dispositivosDe(reservaDe(lei, lista)?.regras.computo ?? lei.regras.computoPcd));
    const mantida = devida.compensa === NINGUEM ? 0 : (contexto.vagaDe?.(devida.compensa) ?? 0);
    const mantem = mantida > 0 ? `, mantida a vaga ${mantida}` : '';
    partes.push(
      `a lista geral alcança ${alcancada}, que deixa de contar na reserva e passa à ampla concorrência${mantem}${computo}`,
      `por compensação, é chamada a primeira pessoa da ${listaEspecificaDe(lei, lista)} ainda não nomeada: ${nome}`,
    );
  } else if (lista === AMPLA) {
    const cotista = devida.cotistaPelaAmpla
      ? ` e, cotista, concorre também às vagas da ampla concorrência${entreParenteses(dispositivosDe(lei.regras.concorrencia))}`
      : '';
    partes.push(`${nome} é a primeira pessoa da lista geral ainda não nomeada${cotista}`);
  } else if (via !== modalidade) {
    const vazia = devida.esgotada ? 'essa lista se esgotou' : 'não há ninguém nessa lista';
    const cascata = reservaDe(lei, modalidade)?.regras.cascata;
    partes.push(`${vazia}, e a vaga passa à ${listaEspecificaDe(lei, lista)}${cascata === undefined ? '' : fundada(cascata)}`, `${nome} é a primeira pessoa dela ainda não nomeada`);
  } else {
    partes.push(`${nome} é a primeira pessoa dessa lista ainda não nomeada`);
  }
  return `${partes.join('; ')}.`;
}

function vagaEMotivo(contexto: Contexto, { vaga, modalidade }: Devida): string {
  if (modalidade !== AMPLA) return `Vaga ${vaga}: ${motivoDaReserva(contexto, vaga, modalidade)}`;
  const causa = contexto.causa(vaga);
  const artigos = entreParenteses(fundamentoDaVaga(contexto.lei, AMPLA, causa, contexto.pcd));
  return `Vaga ${vaga}: ${
    causa.tipo === 'reaberta' ? motivoDaReabertura(contexto.lei, AMPLA, causa) : `é da ampla concorrência${artigos}`
  }`;
}

/** The articles of a call, for the contract's `fundamento`. */
export function fundamento(contexto: Contexto, devida: Devida): string[] {
  return fundamentoDaChamada(contexto.lei, devida, contexto.causa(devida.vaga), contexto.pcd);
}
