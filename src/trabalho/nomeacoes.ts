import type { TipoDeAto } from '../core/ato';
import type { Modalidade } from '../core/candidato';
import type { Data } from '../core/lei';
import type { Conteudo } from '../planilha/folha';
import type { Amostra } from './amostra';
import type { Chamada } from './chamadas';
import type { Consequencia } from './consequencias';
import type { DivergenciaRedigida } from './conferir';
import type { ProblemasRedigidos } from './problemasRedigidos';

/** What a screen says and is told of a livro: small enough to cross to another thread, whatever its size. */

/** A livro as it came: how much of it was read, and the problems of its rows. */
export interface LivroRecebido extends ProblemasRedigidos {
  /** Name of its sheet. */
  readonly aba: string;
  readonly atos: number;
  /** Row at which the next act is written, 1 = first. */
  readonly proximaLinha: number;
  /** Whether its columns were found; without them nothing can be appended. */
  readonly comCabecalho: boolean;
}

/** A row to append to the sheet of the livro, in the order of that sheet's columns. */
export interface LinhaDoLivro {
  /** Row of the sheet, 1 = first. */
  readonly linha: number;
  readonly celulas: readonly Conteudo[];
}

/** An act as typed on a screen; of several people, one act each, in this order. */
export interface Rascunho {
  readonly tipo: TipoDeAto;
  /** '' when the ranking has none. */
  readonly cargo: string;
  /** Inscrições; none for oferta and retificação. */
  readonly pessoas: readonly string[];
  readonly vaga?: number;
  readonly lista?: Modalidade;
  /** Inscrição of who moves to ampla. */
  readonly compensa?: string;
  readonly quantidade?: number;
  readonly documento?: string;
  /** As typed: dd/mm/aaaa or AAAA-MM-DD. */
  readonly data?: string;
  readonly motivo?: string;
}

/** What recording acts would do, before any of them is written. */
export interface Registro extends ProblemasRedigidos {
  /** To be written and then given to `acrescenta`; none while something blocks. */
  readonly linhas: readonly LinhaDoLivro[];
  /** What changes, a sentence each. */
  readonly efeitos: readonly string[];
  /** Nomeações that are not the ones due, a sentence each: they may be recorded, being what was done. */
  readonly divergencias: readonly string[];
  readonly bloqueia: boolean;
}

export interface VagaAberta {
  readonly vaga: number;
  readonly modalidade: Modalidade;
  /** As printed. */
  readonly nome: string;
  readonly motivo: 'nova' | 'reaberta';
  /** "reaberta por desistência" */
  readonly causa?: string;
}

/** One modalidade in numbers: what the series gives it against the facts. */
export interface ModalidadeNoLivro {
  readonly modalidade: Modalidade;
  readonly nome: string;
  /** Vagas that the series gives it, of all offered so far: the due. */
  readonly daSerie: number;
  /** Nomeações made by it that stand in the livro, those of people who left since included. */
  readonly nomeacoes: number;
  /** People who hold a vaga by it now. */
  readonly ocupadas: number;
  readonly abertas: number;
}

export interface AtoNoLivro {
  readonly ato: string;
  /** Row of the sheet, 1 = first. */
  readonly linha: number;
  readonly tipo: TipoDeAto;
  readonly data?: Data;
  readonly vaga?: number;
  readonly inscricao?: string;
  readonly nome?: string;
  readonly lista?: string;
  readonly compensa?: string;
  readonly quantidade?: number;
  readonly documento?: string;
  readonly motivo?: string;
  /** A later retificação cancels it. */
  readonly cancelado: boolean;
}

export interface CargoNoLivro {
  readonly cargo: string;
  readonly vagas: number;
  readonly ocupadas: number;
  /** Left by vacância: not open until a new oferta. */
  readonly extintas: number;
  readonly abertas: Amostra<VagaAberta>;
  readonly modalidades: readonly ModalidadeNoLivro[];
  /** Latest first. */
  readonly ultimos: Amostra<AtoNoLivro>;
}

export interface ResumoDoLivro extends ProblemasRedigidos {
  readonly aba: string;
  readonly atos: number;
  /** The first 500. */
  readonly cargos: readonly CargoNoLivro[];
  readonly totalDeCargos: number;
  readonly bloqueia: boolean;
}

/** Someone with a better rank than the worst called now, and why the call is not theirs. */
export interface PessoaPassada {
  readonly inscricao: string;
  readonly nome: string;
  readonly classificacao: number;
  readonly razao: 'aguarda' | 'fim de fila' | 'saiu' | 'fora das listas' | 'já nomeada';
  readonly frase: string;
}

export interface ProximasDoCargoNaTela {
  readonly cargo: string;
  readonly vagas: number;
  readonly ocupadas: number;
  /** How many vagas are open: the most that can be called. */
  readonly abertas: number;
  readonly proximas: Amostra<Chamada>;
  /** Those who still wait first, then by rank. */
  readonly passadas: Amostra<PessoaPassada>;
}

export interface ResumoDasProximas extends ProblemasRedigidos {
  readonly cargos: readonly ProximasDoCargoNaTela[];
  readonly totalDeCargos: number;
  readonly bloqueia: boolean;
}

export interface OQueChamar {
  /** Of each cargo, when none is named. */
  readonly chamar: number;
  readonly cargo?: string;
}

/** What every act of one publication has in common. */
export interface Publicacao {
  /** As typed. */
  readonly data?: string;
  readonly documento?: string;
  readonly motivo?: string;
}

export interface PessoaNoCenario {
  readonly cargo: string;
  readonly inscricao: string;
  readonly nome: string;
  readonly classificacao: number;
}

/** What one answer to a doubt or silence of the law would change in the next calls. */
export interface Cenario extends Consequencia {
  /** Called under it and not under the reading adopted. */
  readonly ganham: Amostra<PessoaNoCenario>;
  /** Called under the reading adopted and not under it. */
  readonly perdem: Amostra<PessoaNoCenario>;
}

export interface ResumoDaConferencia extends ProblemasRedigidos {
  readonly aba: string;
  readonly conforme: boolean;
  readonly divergencias: Amostra<DivergenciaRedigida>;
}

/** Something that the control sheet does not say in so many words and was read for it: to be confirmed. */
export interface Inferencia {
  /** Number of the act in the livro. */
  readonly ato: string;
  /** Row of the control sheet; none when it comes from no single row. */
  readonly linha?: number;
  readonly oque: 'vagas' | 'vaga' | 'lista' | 'compensa' | 'ordem' | 'tipo' | 'data' | 'documento' | 'pessoa';
  readonly valor: string;
  readonly motivo: string;
}

/** What the control sheet does not tell and cannot be read from anything in it. */
export interface PerguntaDoControle {
  /** To answer it: the key of `RespostasDoControle`. */
  readonly chave: string;
  readonly cargo: string;
  readonly linha?: number;
  readonly texto: string;
  /** Missing when the answer is a whole number. */
  readonly opcoes?: readonly { readonly valor: string; readonly texto: string }[];
}

/** Answers by the key of their question, as typed or chosen. */
export type RespostasDoControle = Readonly<Record<string, string>>;

export interface AtoDoControle extends AtoNoLivro {
  readonly cargo: string;
}

/** Some acts of an import, with all that was read for them. */
export interface PaginaDoControle {
  readonly total: number;
  readonly atos: readonly AtoDoControle[];
  readonly inferencias: readonly Inferencia[];
}

/** A control sheet of an ongoing competition as acts, nothing decided in silence. */
export interface Importacao extends ProblemasRedigidos {
  /** To be confirmed and written; none while a question is open or something blocks. */
  readonly linhas: readonly LinhaDoLivro[];
  /** The same acts, from the first. */
  readonly atos: Amostra<AtoDoControle>;
  readonly inferencias: Amostra<Inferencia>;
  readonly perguntas: readonly PerguntaDoControle[];
  /** Nomeações that were not the ones due at their moment, a sentence each. */
  readonly divergencias: Amostra<string>;
  readonly bloqueia: boolean;
}
