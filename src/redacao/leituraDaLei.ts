import type { Lei } from '../core/lei';
import { cartaoDaLei, linha, type LinhaDoCartao } from './cartao';
import { ditosDaLei } from './ditos';
import { NOMES_DA_LEI } from './nomesDasRegras';

/** A whole law read back in plain sentences, for whoever has to say that this is what the law says. */
export function leituraDaLei(lei: Lei): LinhaDoCartao[] {
  const { novasVagas, colisao, duasReservas } = lei.regras;
  const ditos = ditosDaLei(lei);
  return [
    ...cartaoDaLei(lei),
    linha(NOMES_DA_LEI.novasVagas, novasVagas, ditos.novasVagas),
    linha(NOMES_DA_LEI.duasReservas, duasReservas, ditos.duasReservas),
    linha(NOMES_DA_LEI.colisao, colisao, ditos.colisao),
  ];
}
