import type { ProblemasDoArquivo } from './problemas/arquivo';
import type { ProblemasDaLeitura } from './problemas/leitura';
import type { ProblemasDasRegras } from './problemas/regras';
import type { ProblemasDoLivro } from './problemas/livro';
import type { ProblemasDaLei } from './problemas/lei';
import type { ProblemasDaVerificacao } from './problemas/verificacao';

/**
 * erro: the input contradicts itself; pergunta: only a person can decide; aviso: worth knowing. Errors block, and so do
 * questions whose answer could change the result.
 */
export type Gravidade = 'erro' | 'pergunta' | 'aviso';

/** Where a problem is: sheet, row (1 = first) and column letter. */
export interface Lugar {
  readonly aba?: string;
  readonly linha?: number;
  readonly coluna?: string;
}

/** Every problem the product can report: code → the facts that its sentence needs. Frozen ids; docs/problemas.md. */
export type DadosDosProblemas = ProblemasDaLeitura & ProblemasDasRegras & ProblemasDoLivro & ProblemasDoArquivo & ProblemasDaVerificacao & ProblemasDaLei;
export type Codigo = keyof DadosDosProblemas;

export type Problema = {
  readonly [C in Codigo]: {
    readonly codigo: C;
    readonly gravidade: Gravidade;
    readonly lugar?: Lugar;
    readonly cargo?: string;
    readonly dados: DadosDosProblemas[C];
    /** Answers that may be given (`--resposta codigo[:linha]=valor`). */
    readonly opcoes?: readonly string[];
  };
}[Codigo];

/** True when the problem stops the result from being published. */
export function bloqueia(problema: Problema): boolean {
  return problema.gravidade !== 'aviso';
}

/** The problem with the cargo it belongs to; a sheet without cargos has one, '', which is not worth naming. */
export function noCargo(problema: Problema, cargo: string): Problema {
  return cargo === '' ? problema : { ...problema, cargo };
}
