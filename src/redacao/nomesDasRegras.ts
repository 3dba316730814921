import type { RegrasDaLei, RegrasDaReserva } from '../core/lei';
import { NOMES_DAS_PERGUNTAS } from './perguntas';

/** The rules of a reserva as people read them; one that can be asked has the name of its question. */
export const NOMES_DA_RESERVA: Readonly<Record<keyof RegrasDaReserva, string>> = {
  percentual: 'Percentual',
  minimo: 'Mínimo de vagas',
  arredondamento: 'Arredondamento',
  teto: 'Teto',
  ordem: NOMES_DAS_PERGUNTAS.ordem,
  grupoIncompleto: NOMES_DAS_PERGUNTAS['grupo-incompleto'],
  computo: NOMES_DAS_PERGUNTAS.computo,
  desistencia: NOMES_DAS_PERGUNTAS.desistencia,
  posseNaoTomada: 'Posse não tomada ou nomeação sem efeito',
  vagaReservadaReaberta: 'Vaga reservada que reabre',
  alcanceDaDesistencia: NOMES_DAS_PERGUNTAS['desistencia-alcance'],
  cascata: 'Passagem a outra reserva',
  reversao: 'Reversão',
  cotistasInsuficientes: NOMES_DAS_PERGUNTAS['cotistas-insuficientes'],
  cotaNegada: NOMES_DAS_PERGUNTAS['cota-negada'],
};

/** The rules of the whole law, likewise. */
export const NOMES_DA_LEI: Readonly<Record<keyof RegrasDaLei, string>> = {
  orgaos: 'Órgãos',
  vinculos: 'Vínculos',
  desde: 'Vigência',
  diaDaVigencia: NOMES_DAS_PERGUNTAS['dia-da-vigencia'],
  fimDoPrazo: NOMES_DAS_PERGUNTAS['fim-do-prazo'],
  base: NOMES_DAS_PERGUNTAS.base,
  novasVagas: NOMES_DAS_PERGUNTAS['novas-vagas'],
  colisao: NOMES_DAS_PERGUNTAS.colisao,
  computoPcd: NOMES_DAS_PERGUNTAS['computo-pcd'],
  pcd: 'Pessoas com deficiência',
  concorrencia: 'Concorrência',
  concorrenciaDosDemais: 'Concorrência dos demais',
  vagaAmplaReaberta: 'Vaga da ampla que reabre',
  duasReservas: 'Quem tem duas reservas',
  declaracao: 'Declaração',
  verificacao: 'Verificação',
  falsidade: 'Falsidade',
  listas: 'Listas',
  edital: 'O que o edital deve dizer',
};
