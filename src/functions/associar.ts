/// <reference types="custom-functions-runtime" />
import { ARGUMENTOS } from '../redacao/funcoes';
import {
  confereNomeacao,
  diagnosticoRanking,
  leiAlcanca,
  leisCotas,
  leiTexto,
  listaEspecifica,
  listaGeral,
  modalidadeVaga,
  ordemNomeacao,
  quadroVagas,
  quotaVagas,
} from './functions';
import { Recusa } from './recusa';

type Funcao = (...argumentos: never[]) => unknown;

/** Every function by its id, which is its name in a formula. */
export const FUNCOES: Readonly<Record<string, Funcao>> = {
  QUOTA_VAGAS: quotaVagas,
  QUADRO_VAGAS: quadroVagas,
  MODALIDADE_VAGA: modalidadeVaga,
  ORDEM_NOMEACAO: ordemNomeacao,
  LISTA_GERAL: listaGeral,
  LISTA_ESPECIFICA: listaEspecifica,
  LEI_ALCANCA: leiAlcanca,
  LEI_TEXTO: leiTexto,
  LEIS_COTAS: leisCotas,
  DIAGNOSTICO_RANKING: diagnosticoRanking,
  CONFERE_NOMEACAO: confereNomeacao,
};

/** What is used of the runtime. Its error classes come later than `associate`: they are looked up when needed. */
export type Runtime = Pick<typeof CustomFunctions, 'associate' | 'Error' | 'ErrorCode'>;

/** Tells Excel which function each id of functions.json is. */
export function associa(runtime: Runtime): void {
  for (const [id, funcao] of Object.entries(FUNCOES)) {
    runtime.associate(id, (...argumentos: unknown[]): unknown => {
      try {
        return Reflect.apply(funcao, undefined, argumentos);
      } catch (erro) {
        throw comoErroDaCelula(runtime, erro);
      }
    });
  }
}

/** A refusal with its sentence; anything else is a fault of ours, of which a cell shows no stack. */
function comoErroDaCelula({ Error: ErroDaCelula, ErrorCode }: Runtime, erro: unknown): CustomFunctions.Error {
  if (!(erro instanceof Recusa)) return new ErroDaCelula(ErrorCode.invalidValue, ARGUMENTOS.falha());
  const codigo = erro.erro === 'valor' ? ErrorCode.invalidValue : ErrorCode.notAvailable;
  return new ErroDaCelula(codigo, erro.frase);
}
