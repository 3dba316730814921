import { PCD } from '../core/candidato';
import { dataBrasileira } from '../core/data';
import type {
  AlcanceDaDesistencia,
  Base,
  Colisao,
  Computo,
  CotaNegada,
  CotistasInsuficientes,
  Desistencia,
  DiaDaVigencia,
  DuasReservas,
  FimDoPrazo,
  GrupoIncompleto,
  Lei,
  NovasVagas,
  Regra,
  RegrasDaLei,
  RegrasDaReserva,
  Reserva,
  SemCotistas,
} from '../core/lei';
import type { Arredondamento } from '../core/quantidade';
import { NOMES_DOS_ORGAOS, NOMES_DOS_VINCULOS } from './alcance';
import { noMeio } from './caixa';
import { nomeDaModalidade, reservaDe } from './fundamento';
import { percentualEscrito } from './numeros';
import { enumera } from './palavras';
import { rotuloDaOrdem } from './respostas';

type ValorDe<R> = R extends Regra<infer V> ? V : never;

/** The values of the rules of a reserva. */
export type ValoresDaReserva = {
  readonly [K in keyof RegrasDaReserva]-?: ValorDe<NonNullable<RegrasDaReserva[K]>>;
};

/** The values of the rules of the whole law. */
export type ValoresDaLei = {
  readonly [K in keyof RegrasDaLei]-?: K extends 'fimDoPrazo' ? FimDoPrazo : ValorDe<NonNullable<RegrasDaLei[K]>>;
};

/** What each rule does, by its value: clauses for the middle of a sentence. */
export type Ditos<V> = { readonly [K in keyof V]: (valor: V[K]) => string };

const ARREDONDAMENTO: Readonly<Record<Arredondamento, string>> = {
  'meio para cima': 'fração igual ou maior que 0,5 para cima; menor, para baixo',
  'meio para baixo': 'fração maior que 0,5 para cima; igual ou menor, para baixo',
  'sempre para cima': 'qualquer fração para cima',
  'sempre para baixo': 'qualquer fração para baixo',
};

const GRUPO_INCOMPLETO: Readonly<Record<GrupoIncompleto, string>> = {
  'última vaga oferecida':
    'se o edital não completa o último grupo e os completos dão menos reservadas que o percentual, a última vaga oferecida também é reservada',
  literal: 'o grupo que o edital não completa não tem vaga reservada, ainda que o percentual dê mais uma',
  proporcional: 'as vagas reservadas seguem a proporção, no lugar dos grupos',
};

const COMPUTO: Readonly<Record<Computo, string>> = {
  'ordem de chamada': 'quem foi nomeado pela reserva continua nela quando a lista geral chega à sua classificação',
  compensada:
    'quem foi nomeado pela reserva deixa de contar nela quando a lista geral chega à sua classificação, e é chamada a próxima pessoa da lista específica, enquanto houver (compensação)',
};

const COMPUTO_PCD: Readonly<Record<Computo, string>> = {
  'ordem de chamada':
    'quem foi nomeado pela vaga de pessoa com deficiência continua nela quando a lista geral chega à sua classificação',
  compensada:
    'quem foi nomeado pela vaga de pessoa com deficiência deixa de contar nela quando a lista geral chega à sua classificação, e é chamada a próxima pessoa da lista de PcD, enquanto houver (compensação)',
};

const DESISTENCIA: Readonly<Record<Desistencia, string>> = {
  'próximo da lista específica': 'a vaga que era ocupada pela reserva vai à próxima pessoa da lista específica',
  'lista geral': 'a vaga que era ocupada pela reserva vai à próxima pessoa da lista geral',
};

const POSSE_NAO_TOMADA: Readonly<Record<Desistencia, string>> = {
  'próximo da lista específica':
    'por posse não tomada ou nomeação tornada sem efeito, a vaga que era ocupada pela reserva vai à próxima pessoa da lista específica',
  'lista geral':
    'por posse não tomada ou nomeação tornada sem efeito, a vaga que era ocupada pela reserva vai à próxima pessoa da lista geral',
};

const ALCANCE_DA_DESISTENCIA: Readonly<Record<AlcanceDaDesistencia, string>> = {
  'vaga reservada': 'a vaga da ampla concorrência que um cotista deixa continua da ampla concorrência',
  'qualquer vaga de cotista': 'também a vaga da ampla concorrência que um cotista deixa passa à lista específica',
};

const SEM_COTISTAS: Readonly<Record<SemCotistas, string>> = {
  reverte: 'não havendo ninguém na lista específica, a vaga reservada vai à lista geral',
  'fica vaga': 'não havendo ninguém na lista específica, a vaga reservada fica sem preencher',
};

const INSUFICIENTES: Readonly<Record<CotistasInsuficientes, string>> = {
  reverte: 'esgotada a lista específica, as vagas reservadas que sobram vão à lista geral',
  'fica vaga': 'esgotada a lista específica, as vagas reservadas que sobram ficam sem preencher',
};

const COTA_NEGADA: Readonly<Record<CotaNegada, string>> = {
  'permanece na ampla':
    'quem não tem a cota confirmada, sem ter declarado falsamente, sai da lista específica e continua na lista geral',
  eliminado: 'quem não tem a cota confirmada sai do concurso, ainda que não tenha declarado falsamente',
};

const DIA_DA_VIGENCIA: Readonly<Record<DiaDaVigencia, string>> = {
  alcançado: 'o edital publicado nesse dia segue a reserva',
  'não alcançado': 'o edital publicado nesse dia não segue a reserva; só os posteriores',
};

const FIM_DO_PRAZO: Readonly<Record<FimDoPrazo, string>> = {
  avisa: 'o edital posterior ainda segue a reserva, com um aviso',
  encerra: 'o edital posterior não segue a reserva',
};

const BASE: Readonly<Record<Base, string>> = {
  'por cargo': 'a conta é feita em cada cargo',
  'informada no edital': 'o número de vagas reservadas é o que o edital informa',
};

const NOVAS_VAGAS: Readonly<Record<NovasVagas, string>> = {
  'total acumulado': 'as vagas oferecidas depois do edital continuam a contagem das primeiras',
  'por oferta': 'cada nova oferta de vagas recomeça a contagem da reserva',
};

const COLISAO: Readonly<Record<Colisao, string>> = {
  'livre anterior':
    'quando a vaga de uma reserva já é de outra, vale a vaga livre anterior da mesma oferta ou, não havendo, a seguinte',
  'livre seguinte': 'quando a vaga de uma reserva já é de outra, vale a vaga livre seguinte',
};

const DUAS_RESERVAS: Readonly<Record<DuasReservas, string>> = {
  'a que chamar primeiro': 'quem está em duas reservas é chamado pela primeira vaga que o alcança',
  'a de maior percentual':
    'quem está em duas reservas da lei concorre só na de maior percentual (iguais: a primeira da lei) e pode ser chamado mais tarde do que se tivesse declarado só a outra',
};

/** By the law's own reserva of PcD, disability adds to a group and excludes none. */
function dizDuasReservas(lei: Lei, regra: DuasReservas): string {
  const comPcd = regra === 'a de maior percentual' && reservaDe(lei, PCD) !== undefined;
  return `${DUAS_RESERVAS[regra]}${comPcd ? '; a de pessoas com deficiência soma-se à outra' : ''}`;
}

const PCD_NA_LEI: Readonly<Record<ValoresDaLei['pcd'], string>> = {
  'o que o edital disser': 'número e posições das vagas são os que o edital disser',
  'conta na alternância': 'as vagas das pessoas com deficiência contam na alternância das nomeações',
};

/** What each rule of a reserva does. */
export function ditosDaReserva(lei: Lei, { grupo }: Reserva): Ditos<ValoresDaReserva> {
  return {
    percentual: (valor) => `${percentualEscrito(valor)} das vagas para ${grupo}`,
    minimo: (valor) =>
      valor > 1 ? `só há reserva a partir de ${valor} vagas oferecidas` : 'não há número mínimo de vagas',
    arredondamento: (valor) => ARREDONDAMENTO[valor],
    teto: (valor) => `as reservadas não passam de ${percentualEscrito(valor)} das vagas`,
    ordem: (valor) => noMeio(rotuloDaOrdem(valor)),
    grupoIncompleto: (valor) => GRUPO_INCOMPLETO[valor],
    computo: (valor) => COMPUTO[valor],
    desistencia: (valor) => DESISTENCIA[valor],
    posseNaoTomada: (valor) => POSSE_NAO_TOMADA[valor],
    vagaReservadaReaberta: () => 'a vaga reservada que reabre vai à próxima pessoa da lista específica',
    alcanceDaDesistencia: (valor) => ALCANCE_DA_DESISTENCIA[valor],
    cascata: (valor) =>
      `antes da lista geral, a vaga sem candidatos da sua lista passa à de ${valor.map((id) => nomeDaModalidade(lei, id)).join(', depois à de ')}`,
    reversao: (valor) => SEM_COTISTAS[valor],
    cotistasInsuficientes: (valor) => INSUFICIENTES[valor],
    cotaNegada: (valor) => COTA_NEGADA[valor],
  };
}

const igual = (valor: string): string => noMeio(valor.replace(/[\s.]+$/u, ''));

/** What each rule of the whole law does. */
export function ditosDaLei(lei: Lei): Ditos<ValoresDaLei> {
  return {
    orgaos: (valor) => enumera(valor.map((orgao) => NOMES_DOS_ORGAOS[orgao])),
    vinculos: (valor) => enumera(valor.map((vinculo) => NOMES_DOS_VINCULOS[vinculo])),
    desde: (valor) => (valor === null ? 'alcança edital de qualquer data' : `em vigor desde ${dataBrasileira(valor)}`),
    diaDaVigencia: (valor) => DIA_DA_VIGENCIA[valor],
    fimDoPrazo: (valor) => FIM_DO_PRAZO[valor],
    base: (valor) => BASE[valor],
    novasVagas: (valor) => NOVAS_VAGAS[valor],
    colisao: (valor) => COLISAO[valor],
    computoPcd: (valor) => COMPUTO_PCD[valor],
    pcd: (valor) => PCD_NA_LEI[valor],
    concorrencia: () => 'quem se inscreve pela reserva concorre a todas as vagas',
    concorrenciaDosDemais: () => 'os demais candidatos concorrem só às vagas não reservadas',
    vagaAmplaReaberta: () =>
      'a vaga da ampla concorrência que volta a ficar aberta vai à próxima pessoa da lista geral',
    duasReservas: (valor) => dizDuasReservas(lei, valor),
    declaracao: igual,
    verificacao: igual,
    falsidade: igual,
    listas: igual,
    edital: igual,
  };
}
