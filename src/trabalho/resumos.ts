import type { Pertenca, ReservaId } from '../core/candidato';
import type { Lugar } from '../core/problema';
import type { AbaLida, LinhaIgnorada, TituloLido } from '../planilha/leitura';
import type { Amostra } from './amostra';
import type { Chamada } from './chamadas';
import type { ProblemasRedigidos } from './problemasRedigidos';
import type { Quadro } from './quadro';

/** What a screen is told of a ranking: small enough to cross to another thread, whatever the size of the ranking. */

export interface ResumoDoCargo {
  readonly cargo: string;
  readonly pessoas: number;
  /** Per reserva, how many people are marked in each state. */
  readonly reservas: Readonly<Record<ReservaId, Readonly<Record<Pertenca, number>>>>;
  readonly foraDasListas: number;
}

export interface ResumoDaAbaLida {
  readonly aba: string;
  /** Which column was taken for each field. */
  readonly colunas: AbaLida['colunas'];
  /** Every used column of the sheet, from left to right. */
  readonly titulos: readonly TituloLido[];
  /** Row of the header, 1 = first; none when the columns were given by hand. */
  readonly cabecalho?: number;
  readonly candidatos: number;
  readonly ignoradas: Amostra<LinhaIgnorada>;
}

export interface ResumoDaLeitura extends ProblemasRedigidos {
  readonly abas: readonly ResumoDaAbaLida[];
  /** Everyone once, lists and sheets joined. */
  readonly candidatos: number;
  /** The first 500. */
  readonly cargos: readonly ResumoDoCargo[];
  readonly totalDeCargos: number;
}

export interface ResumoDoQuadro extends Omit<Quadro, 'problemas'>, ProblemasRedigidos {
  /** Whether an error or a question stops it. */
  readonly bloqueia: boolean;
}

export interface PessoaEmpatada {
  readonly inscricao: string;
  readonly nome: string;
  /** AAAA-MM-DD */
  readonly nascimento?: string;
  readonly nota?: number;
}

/** A tie whose order decides who is called. */
export interface EmpateADecidir {
  /** That of its question among the problems. */
  readonly chave: string;
  readonly cargo: string;
  readonly classificacao: number;
  /** How many people are tied; `pessoas` are the first of them. */
  readonly total: number;
  readonly pessoas: readonly PessoaEmpatada[];
}

export interface ResumoDaOrdemDoCargo {
  readonly cargo: string;
  readonly vagas: number;
  readonly pessoas: number;
  readonly quadro: Readonly<Record<string, number>>;
  /** Numbers of the first vagas of each modalidade; `quadro` has how many there are. */
  readonly posicoes: Readonly<Record<string, readonly number[]>>;
  /** Modalidade of the first vagas, for the strip that draws them. */
  readonly sequencia: readonly string[];
  readonly chamadas: Amostra<Chamada>;
  /** How many vagas nobody fills. */
  readonly abertas: number;
  readonly bloqueado: boolean;
}

export interface ResumoDaOrdem extends ProblemasRedigidos {
  /** The first 500. */
  readonly cargos: readonly ResumoDaOrdemDoCargo[];
  readonly totalDeCargos: number;
  /** The ties that have to be decided: the first of them. */
  readonly empates: readonly EmpateADecidir[];
  /** Whether an error or a question still stops the result from being published. */
  readonly bloqueia: boolean;
}

/** Someone found by name or inscrição, and where they are. */
export interface PessoaAchada extends Lugar {
  readonly inscricao: string;
  readonly nome: string;
  readonly cargo: string;
}

/** The first rows of a sheet as a person sees them. */
export interface Previa {
  /** `linha`: row of the sheet, 1 = first. */
  readonly linhas: readonly { readonly linha: number; readonly celulas: readonly string[] }[];
  /** Rows of the sheet, to the last one with content. */
  readonly total: number;
  readonly colunas: number;
}
