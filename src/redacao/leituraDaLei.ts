import { PCD } from '../core/candidato';
import type { Colisao, DuasReservas, Lei, NovasVagas } from '../core/lei';
import { cartaoDaLei, linha, type LinhaDoCartao } from './cartao';
import { reservaDe } from './fundamento';
import { NOMES_DAS_PERGUNTAS } from './perguntas';

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

/** A whole law read back in plain sentences, for whoever has to say that this is what the law says. */
export function leituraDaLei(lei: Lei): LinhaDoCartao[] {
  const { novasVagas, colisao, duasReservas } = lei.regras;
  return [
    ...cartaoDaLei(lei),
    linha(NOMES_DAS_PERGUNTAS['novas-vagas'], novasVagas, (valor) => NOVAS_VAGAS[valor]),
    linha('Quem tem duas reservas', duasReservas, (valor) => dizDuasReservas(lei, valor)),
    linha(NOMES_DAS_PERGUNTAS.colisao, colisao, (valor) => COLISAO[valor]),
  ];
}
