import { acoesDaLei } from './acoesDaLei';
import { acoesDaMinhaLei } from './acoesDaMinhaLei';
import { acoesDasNomeacoes } from './acoesDasNomeacoes';
import { acoesDaPesquisa } from './acoesDaPesquisa';
import { acoesDaPlanilha } from './acoesDaPlanilha';
import { acoesDasVagas } from './acoesDasVagas';
import { acoesDeGerar } from './acoesDeGerar';
import { acoesDoLivro } from './acoesDoLivro';
import { acoesDosDocumentos } from './acoesDosDocumentos';
import { acoesDoAmbiente } from './acoesDoAmbiente';
import type { Contexto } from './loja';
import { oficinaDoLivro } from './oficinaDoLivro';

/** All that a person can do in the pane. */
export function criarAcoes(contexto: Contexto) {
  const daPlanilha = acoesDaPlanilha(contexto);
  const deGerar = acoesDeGerar(contexto);
  const daLei = acoesDaLei(contexto, daPlanilha.rele);
  const oficina = oficinaDoLivro(contexto);
  const larga = (): void => {
    daPlanilha.desisteDeLer();
    deGerar.cancela();
  };
  return {
    ...acoesDoAmbiente(contexto, larga),
    ...daLei,
    ...acoesDaMinhaLei(contexto, daLei.escolheLei),
    ...daPlanilha,
    ...acoesDasVagas(contexto),
    ...deGerar,
    ...acoesDaPesquisa(contexto),
    ...acoesDoLivro(contexto, oficina),
    ...acoesDasNomeacoes(contexto, oficina),
    ...acoesDosDocumentos(contexto, oficina),
  };
}

export type Acoes = ReturnType<typeof criarAcoes>;
