import type { ReservaId } from './candidato';
import type { Fracao } from './fracao';
import type { Arredondamento } from './quantidade';
import type { PerguntaId } from './perguntas';

/** AAAA-MM-DD. Compared as text: the core has no clock. */
export type Data = string;

export const ORGAOS = ['executivo', 'legislativo', 'indireta'] as const;
export type Orgao = (typeof ORGAOS)[number];
export const VINCULOS = ['efetivo', 'emprego', 'temporario'] as const;
export type Vinculo = (typeof VINCULOS)[number];

/** The law's own words and where they stand. `palavras` is quoted whole, negation included; a test finds it there. */
export interface Citacao {
  /** e.g. "art. 3º, § 1º" ("art. 1º" is the caput) */
  readonly dispositivo: string;
  readonly palavras: string;
}

/**
 * A rule of a law. `texto`: the words settle it. `dúvida`: they admit more than one reading, or two articles clash.
 * `silêncio`: the law does not say. Doubts and silences with a `pergunta` can be answered (a leitura); one without is
 * only reported, with what is done about it.
 */
export type Regra<V> =
  | {
      readonly base: 'texto';
      readonly valor: V;
      readonly citacoes: readonly [Citacao, ...Citacao[]];
      /** What the words do not say outright and is taken from them: one clause in Portuguese. */
      readonly deducao?: string;
    }
  | {
      readonly base: 'dúvida';
      readonly pergunta?: PerguntaId;
      readonly padrao: V;
      readonly citacoes: readonly [Citacao, ...Citacao[]];
      /** Why the words leave a doubt: one sentence in Portuguese, with the articles. */
      readonly questao: string;
    }
  | {
      readonly base: 'silêncio';
      readonly pergunta?: PerguntaId;
      readonly padrao: V;
      /** What the law does not say: one sentence in Portuguese. */
      readonly questao: string;
      /** The norm that gives the value, where the law leaves it to another, and how it is known. */
      readonly fonte?: string;
      /** Words of the law that touch the matter without settling it. */
      readonly citacoes?: readonly Citacao[];
    };

export type Ordem =
  | { readonly tipo: 'proporcional' }
  | { readonly tipo: 'última de cada grupo'; readonly grupo: number }
  /** Listed places; after the last one, every `passo`-th (no `passo`: the list ends). */
  | { readonly tipo: 'posições'; readonly posicoes: readonly number[]; readonly passo?: number };

export type GrupoIncompleto = 'última vaga oferecida' | 'literal' | 'proporcional';
export type Computo = 'ordem de chamada' | 'compensada';
export type Desistencia = 'próximo da lista específica' | 'lista geral';
export type AlcanceDaDesistencia = 'vaga reservada' | 'qualquer vaga de cotista';
export type CotistasInsuficientes = 'reverte' | 'fica vaga';
/** What becomes of a reserved vaga whose list never had anyone. */
export type SemCotistas = CotistasInsuficientes;
export type CotaNegada = 'permanece na ampla' | 'eliminado';
export type Base = 'por cargo' | 'informada no edital';
export type NovasVagas = 'total acumulado' | 'por oferta';
export type Colisao = 'livre anterior' | 'livre seguinte';
export type DiaDaVigencia = 'alcançado' | 'não alcançado';
export type FimDoPrazo = 'avisa' | 'encerra';
/** Who is in two reservas of the law: called by the first that reaches them, or member of one only. */
export type DuasReservas = 'a que chamar primeiro' | 'a de maior percentual';

/** The rules of one reserva of a law. */
export interface RegrasDaReserva {
  readonly percentual: Regra<Fracao>;
  readonly minimo: Regra<number>;
  readonly arredondamento: Regra<Arredondamento>;
  readonly teto?: Regra<Fracao>;
  readonly ordem: Regra<Ordem>;
  /** Only where `ordem` goes by groups; else the silence of a law whose doubt on `ordem` was answered so. */
  readonly grupoIncompleto: Regra<GrupoIncompleto>;
  readonly computo: Regra<Computo>;
  readonly desistencia: Regra<Desistencia>;
  /** Posse não tomada and nomeação tornada sem efeito: same treatment as desistência. */
  readonly posseNaoTomada: Regra<Desistencia>;
  /** Only where the law speaks of the reserved vaga left unfilled whatever the act: the others that reopen it. */
  readonly vagaReservadaReaberta?: Regra<'próximo da lista específica'>;
  readonly alcanceDaDesistencia: Regra<AlcanceDaDesistencia>;
  /** The list never had anyone. */
  readonly reversao: Regra<SemCotistas>;
  readonly cotistasInsuficientes: Regra<CotistasInsuficientes>;
  /** Other reservas that receive the vaga before the general list, in order; missing where it goes there at once. */
  readonly cascata?: Regra<readonly ReservaId[]>;
  readonly cotaNegada: Regra<CotaNegada>;
}

export interface Reserva {
  readonly id: ReservaId;
  /** As printed on sheets: "Negros e indígenas". */
  readonly nome: string;
  /** Of whom the specific list speaks: "pessoas negras e indígenas" … used in sentences after "lista específica de". */
  readonly grupo: string;
  /** Which mark families of ranking sheets mean it (planilha/marcas): e.g. ['negro', 'indigena']. */
  readonly marcas: readonly string[];
  readonly regras: RegrasDaReserva;
}

/** Rules that bind the whole law. */
export interface RegrasDaLei {
  readonly orgaos: Regra<readonly Orgao[]>;
  readonly vinculos: Regra<readonly Vinculo[]>;
  /** The law's first day in force; null: whatever the edital's date. Whether that day is reached: `diaDaVigencia`. */
  readonly desde: Regra<Data | null>;
  readonly diaDaVigencia: Regra<DiaDaVigencia>;
  /** End of the term set by the law itself (last day), and what happens after it. */
  readonly fimDoPrazo?: { readonly ultimoDia: Data; readonly depois: Regra<FimDoPrazo> };
  readonly base: Regra<Base>;
  readonly novasVagas: Regra<NovasVagas>;
  readonly colisao: Regra<Colisao>;
  readonly computoPcd: Regra<Computo>;
  /** What the law says of PcD in the order; `conta`: their vacancies are part of the alternation. */
  readonly pcd: Regra<'o que o edital disser' | 'conta na alternância'>;
  /** Of the cotistas. */
  readonly concorrencia: Regra<'concorrem a todas as vagas'>;
  /** Of the others, where the law says it. */
  readonly concorrenciaDosDemais?: Regra<'só às vagas não reservadas'>;
  readonly vagaAmplaReaberta: Regra<'preencherAmpla'>;
  readonly duasReservas: Regra<DuasReservas>;
  /** Told, not computed: declaration, verification, falsity, what the edital must state, the lists to publish. */
  readonly declaracao: Regra<string>;
  readonly verificacao: Regra<string>;
  readonly falsidade: Regra<string>;
  readonly edital: Regra<string>;
  readonly listas: Regra<string>;
}

export interface Lei {
  readonly id: string;
  /** Short name with number, year and municipality, ready for a sentence. */
  readonly nome: string;
  /** "Lei nº 4.993, de 4 de novembro de 2011" */
  readonly norma: string;
  /** As RH types it: "4.993/2011". */
  readonly numero: string;
  readonly municipio: string;
  readonly uf: string;
  /** Date and reason of a revocation that was seen. Editais from that day on are not reached. */
  readonly revogacao?: { readonly desde: Data; readonly por: string; readonly ressalva: string };
  /** What the stored text does not show (e.g. that the date is of the signing). Printed near the limits. */
  readonly ressalvaDaVigencia: string;
  readonly regras: RegrasDaLei;
  readonly reservas: readonly [Reserva, ...Reserva[]];
  /** Notes that are told, not asked (a plural that clashes with a singular, a regulation not seen). */
  readonly notas: readonly string[];
  /** The table that a law of one's own was read from; missing for the laws of the catalogue. */
  readonly tabela?: readonly LinhaDaTabela[];
}

/** One row of the table of a law of one's own: key, value and article, as typed. */
export interface LinhaDaTabela {
  /** Its row where the table was read, which grounds without an article name; missing before it is read. */
  readonly linha?: number;
  readonly chave: string;
  readonly valor: string;
  /** The article with its words, "dúvida: …", "silêncio", or nothing. */
  readonly artigo: string;
}
