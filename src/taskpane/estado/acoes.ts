import { acoesDaLei } from './acoesDaLei';
import { acoesDaPlanilha } from './acoesDaPlanilha';
import { acoesDasVagas } from './acoesDasVagas';
import { acoesDeGerar } from './acoesDeGerar';
import { acoesDoAmbiente } from './acoesDoAmbiente';
import type { Contexto } from './loja';

/** All that a person can do in the pane. */
export function criarAcoes(contexto: Contexto) {
  const daPlanilha = acoesDaPlanilha(contexto);
  return {
    ...acoesDoAmbiente(contexto),
    ...acoesDaLei(contexto, daPlanilha.rele),
    ...daPlanilha,
    ...acoesDasVagas(contexto),
    ...acoesDeGerar(contexto),
  };
}

export type Acoes = ReturnType<typeof criarAcoes>;
