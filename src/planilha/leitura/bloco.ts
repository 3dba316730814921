import type { Situacao } from '../../core/candidato';
import type { Cabecalho } from './cabecalho';
import type { Colunas } from './colunas';
import type { Lista, Motivo } from './motivos';
import type { Tabela } from './tabela';

/** Rows that share a header. */
export interface Secao {
  readonly cabecalho: Cabecalho;
  readonly colunas: Colunas;
}

/** Rows under one heading: a section's, with the cargo and the list that headings gave. */
export interface Bloco {
  readonly secao: Secao;
  readonly cargo: string;
  readonly lista?: Lista;
  /** "CANDIDATOS ELIMINADOS": the situation of the rows that say none. */
  readonly situacao?: Situacao;
}

export interface Ignorada {
  readonly linha: number;
  readonly motivo: Motivo;
  readonly texto: string;
}

/** A sheet with each row told apart: people, by their 0-based row, and the rest with its reason. */
export interface Varredura {
  readonly tabela: Tabela;
  readonly secoes: readonly Secao[];
  readonly pessoas: readonly { readonly linha: number; readonly bloco: Bloco }[];
  readonly ignoradas: readonly Ignorada[];
}
