import type { Problema } from '../../core/problema';
import { destinosDe, type Destinos, type ReservaDaLeitura } from './destino';
import { perguntasCom, type Perguntas, type RespostaDada } from './perguntas';
import { leitorDeTitulos, type LeitorDeTitulos } from './titulos';

/** What every step of one reading shares. */
export interface Contexto {
  readonly destinos: Destinos;
  readonly leTitulo: LeitorDeTitulos;
  readonly perguntas: Perguntas;
  readonly problemas: Problema[];
  /** campo → column letters, as typed. */
  readonly colunasDadas: Readonly<Record<string, string>>;
}

export function contextoCom(opcoes: {
  readonly reservas?: readonly ReservaDaLeitura[];
  readonly colunas?: Readonly<Record<string, string>>;
  readonly respostas?: readonly RespostaDada[];
}): Contexto {
  const destinos = destinosDe(opcoes.reservas);
  return {
    destinos,
    leTitulo: leitorDeTitulos(destinos.proprias),
    perguntas: perguntasCom(opcoes.respostas ?? []),
    problemas: [],
    colunasDadas: opcoes.colunas ?? {},
  };
}
