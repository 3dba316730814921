import type { Conteudo, Folha } from '../../planilha/folha';
import type { Aba } from '../../planilha/grade';
import { COLUNAS_DO_LIVRO, lerLivro } from '../../planilha/livro';
import { lerAba } from './ler';

/** The values that a column (by its title) offers in a list, with others still taken. */
export interface ListaDaColuna {
  readonly coluna: string;
  readonly valores: readonly string[];
}

export interface OpcoesDoLivro {
  readonly listas?: readonly ListaDaColuna[];
  /** Waits for the end of a cell's edition, in milliseconds. */
  readonly pausas?: readonly number[];
}

export interface LivroCriado {
  /** Its name, which is another where “Livro de atos” was taken. */
  readonly aba: string;
  /** What could not be set up in a sheet that is complete all the same; in Portuguese. */
  readonly avisos: readonly string[];
}

/** A row to append, by the columns of the sheet from A on; null leaves a cell alone. */
export interface LinhaAAcrescentar {
  /** Row of the sheet, 1 = first. */
  readonly linha: number;
  readonly celulas: readonly Conteudo[];
}

export interface Acrescimo {
  /** Name or id of the sheet. */
  readonly aba: string;
  readonly linhas: readonly LinhaAAcrescentar[];
  /** `colunasDoLivro` of the sheet from which the rows were made: a column moved since then is a change too. */
  readonly colunas: string;
  /** Whether a sheet still has the acts from which the rows were made. */
  readonly confere: (aba: Aba) => boolean | Promise<boolean>;
  /** Waits for the end of a cell's edition, in milliseconds. */
  readonly pausas?: readonly number[];
}

export interface LinhasAcrescentadas {
  /** The name that the sheet has now. */
  readonly aba: string;
  /** What could not be done around rows that are there; in Portuguese. */
  readonly avisos: readonly string[];
}

/** Where each column of a livro is, to notice that one was moved. */
export function colunasDoLivro(aba: Aba): string {
  const { coluna } = lerLivro({ ...aba, linhas: aba.linhas.slice(0, 30) });
  return COLUNAS_DO_LIVRO.map((nome) => `${nome}:${coluna(nome) ?? ''}`).join(' ');
}

/**
 * The sheet of a livro as it is now.
 *
 * @throws ErroDoExcel
 */
export function lerAbaDoLivro(nome: string): Promise<Aba> {
  return lerAba({ tipo: 'aba', nome });
}

export type CriarLivro = (folha: Folha, opcoes?: OpcoesDoLivro) => Promise<LivroCriado>;
export type AcrescentarAoLivro = (acrescimo: Acrescimo) => Promise<LinhasAcrescentadas>;
