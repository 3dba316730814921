import type { Pertenca, ReservaId, Situacao } from '../candidato';

/** A column as people find it. */
export interface ColunaCitada {
  readonly coluna: string;
  readonly titulo: string;
}

/** Why a sheet of the workbook was not read as a ranking. */
export type MotivoDaAbaIgnorada = 'sem pessoas' | 'livro de atos' | 'folha deste programa' | 'tabela da lei' | 'oculta';

/** Problems of reading a sheet: code → facts for its sentence (written in redacao/problemas/leitura.ts). */
export interface ProblemasDaLeitura {
  /** No row names the columns. */
  'sem-cabecalho': { readonly procuradas: readonly string[] };
  'sem-candidatos': Record<never, never>;
  'aba-ignorada': { readonly motivo: MotivoDaAbaIgnorada };
  'aba-inexistente': { readonly pedida: string; readonly abas: readonly string[] };
  /** --coluna names a field that does not exist. */
  'campo-desconhecido': { readonly campo: string; readonly campos: readonly string[] };
  /** --coluna names a column outside the sheet. */
  'coluna-inexistente': { readonly campo: string; readonly coluna: string; readonly ultima: string };
  /** More than one column can be the field, or the only one may be something else. */
  'coluna-ambigua': { readonly campo: string; readonly colunas: readonly ColunaCitada[] };
  'resposta-invalida': { readonly pergunta: string; readonly valor: string; readonly aceitas: readonly string[] };
  /** The answer met no open question of the reading. */
  'resposta-sem-pergunta': { readonly pergunta: string };
  /** Same rank; `muda` says whether it touches a call. */
  empate: { readonly classificacao: number; readonly pessoas: readonly string[]; readonly muda: boolean };
  /** Ranks missing before the row. `anterior` 0: the numbering does not start at 1. */
  'lacuna-na-classificacao': { readonly anterior: number; readonly seguinte: number };
  duplicata: { readonly inscricao: string; readonly linhaOriginal: number };
  /** One inscrição with contradictory rows. */
  'inscricao-repetida': {
    readonly inscricao: string;
    readonly linhaOriginal: number;
    readonly nomes: readonly string[];
    /** What differs when the name is the same. */
    readonly difere: readonly string[];
  };
  'inscricao-em-dois-cargos': { readonly inscricao: string; readonly cargos: readonly string[] };
  'inscricao-ausente': { readonly nome: string };
  /** No column has the inscrição. */
  'sem-inscricao': Record<never, never>;
  'nome-ausente': { readonly inscricao: string };
  homonimos: { readonly nome: string; readonly inscricoes: readonly string[] };
  /** "N" under NEGRO. */
  'marca-ambigua': { readonly texto: string; readonly titulo: string; readonly reserva: string };
  'marca-desconhecida': { readonly texto: string; readonly titulo: string };
  /** The mark covers groups that the law does not reserve to, or reserves to apart (NI under a law for negros). */
  'marca-de-varios-grupos': { readonly texto: string; readonly grupos: string; readonly reservas: readonly string[] };
  'marca-pela-cor': { readonly titulo: string };
  /** Two cells of the row contradict each other on the membership. */
  'cota-contraditoria': { readonly reserva: string; readonly textos: readonly string[] };
  'cota-pendente': { readonly reserva: string; readonly texto: string };
  'verificacao-desconhecida': { readonly texto: string };
  'grupo-sem-reserva': { readonly grupo: string; readonly pessoas: number };
  'situacao-desconhecida': { readonly texto: string };
  'situacao-contraditoria': { readonly textos: readonly string[] };
  'situacao-pelo-titulo': { readonly titulo: string; readonly situacao: Situacao };
  'observacao-a-conferir': { readonly texto: string };
  'data-impossivel': { readonly texto: string };
  'data-ambigua': { readonly titulo: string; readonly adotada: string; readonly motivo: 'ambas servem' | 'misturadas' };
  /** The rank restarts in each list. `pelaNota` false: there is no score to give the general order. */
  'classificacao-por-lista': { readonly pelaNota: boolean };
  'classificacao-pela-nota': { readonly titulo: string };
  /** `outras`: how many more people of the cargo have none either, when nobody has. */
  'classificacao-ausente': { readonly pessoa: string; readonly outras: number };
  'classificacao-ilegivel': { readonly texto: string };
  'classificacao-diverge-da-nota': { readonly pessoa: string; readonly outra: string };
  'nota-ilegivel': { readonly texto: string };
  'celula-com-erro': { readonly erro: string; readonly titulo: string };
  'linhas-ocultas': { readonly linhas: number };
  /** Rank or score with nobody's name or inscrição. */
  'linha-sem-pessoa': { readonly texto: string };
  'linha-nao-entendida': { readonly texto: string };
  'cargo-pela-aba': { readonly cargo: string };
  'cargo-pelo-titulo': { readonly cargo: string };
  'cargo-herdado': { readonly cargo: string; readonly linhas: number };
}

/** The questions of the reading, with the kind of answer each takes. */
export interface RespostasDaLeitura {
  'marca-ambigua': 'sim' | 'nao';
  'marca-desconhecida': ReservaId | 'nenhuma';
  'marca-de-varios-grupos': ReservaId | 'nenhuma';
  'cota-contraditoria': 'sim' | 'nao';
  'verificacao-desconhecida': Pertenca;
  'situacao-desconhecida': Situacao;
  'situacao-contraditoria': Situacao;
  'data-ambigua': 'dd/mm' | 'mm/dd';
  'coluna-ambigua': string;
}
