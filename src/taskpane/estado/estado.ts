import type { Fonte } from '../../adapters/office/ler';
import type { ReservaId } from '../../core/candidato';
import type { Orgao, Vinculo, Lei } from '../../core/lei';
import type { PerguntaId } from '../../core/perguntas';
import type { Lugar } from '../../core/problema';
import type { RespostaDada } from '../../planilha/leitura/perguntas';
import type { Consequencia } from '../../trabalho/consequencias';
import type { Porque } from '../../trabalho/porque';
import type { PessoaAchada, ResumoDaLeitura, ResumoDaOrdem, ResumoDoQuadro } from '../../trabalho/resumos';
import { NOMEACOES, type Nomeacoes, type Vista } from './livro';
import { SEM_MINHA_LEI, type MinhaLei } from './minhaLei';
import type { ResumoDaAba } from '../trabalhador/trabalho';

export const PASSOS = ['lei', 'planilha', 'vagas', 'gerar'] as const;
export type Passo = (typeof PASSOS)[number];

/** Where the pane runs. It works at once as in a browser; Excel is adopted whenever it answers. */
export type Ambiente = 'procurando' | 'excel' | 'outro programa' | 'navegador';

/** The competition, as typed: texts stay as they are until someone asks for what they mean. */
export interface Concurso {
  readonly prefeitura: string;
  readonly concurso: string;
  readonly edital: string;
  readonly processo: string;
  readonly dataDoEdital: string;
  readonly validade: string;
  readonly prorrogacao: string;
  /** Who makes the lists: printed beside the readings that were chosen. */
  readonly responsavel: string;
  readonly orgao?: Orgao | undefined;
  readonly vinculo?: Vinculo | undefined;
}

export type OrigemDoRanking =
  | { readonly tipo: 'arquivo'; readonly nome: string }
  | { readonly tipo: 'excel'; readonly pasta: string; readonly fonte: Fonte };

/** The sheets that the worker holds. */
export interface Ranking {
  readonly origem: OrigemDoRanking;
  readonly abas: readonly ResumoDaAba[];
  readonly sha256: string;
}

export interface Leitura {
  /** The only sheet to read; all of them when absent. */
  readonly aba: string | undefined;
  /** campo → letters of the column, where the person corrected it. */
  readonly colunas: Readonly<Record<string, string>>;
  readonly respostas: readonly RespostaDada[];
  readonly resumo: ResumoDaLeitura | undefined;
  /** Whether `resumo` is of these very columns and answers: what nobody has seen yet cannot be confirmed. */
  readonly emDia: boolean;
  /** Nothing is computed from a reading that nobody confirmed. */
  readonly confirmada: boolean;
}

export type RegraDePcd = 'não informada' | 'federal' | 'número' | 'posições';

/** One cargo's numbers, as typed. */
export interface VagasDoCargo {
  readonly vagas: string;
  readonly pcd: RegraDePcd;
  readonly quantasPcd: string;
  readonly posicoesPcd: string;
  /** Of the law's only reserva. */
  readonly reservadas: string;
  /** Where the law has several: by reserva. */
  readonly porReserva: Readonly<Record<ReservaId, string>>;
}

export const SEM_VAGAS_INFORMADAS: VagasDoCargo = {
  vagas: '',
  pcd: 'não informada',
  quantasPcd: '',
  posicoesPcd: '',
  reservadas: '',
  porReserva: {},
};

/** Something refused, in words for the person. */
export interface Falha {
  readonly titulo: string;
  readonly texto: string;
}

export interface Progresso {
  readonly oque: string;
  /** Rows or bytes done, of how many; without a total it is not known yet. */
  readonly feitas: number;
  readonly total?: number;
}

export type Geracao =
  | { readonly estado: 'nenhuma' }
  | { readonly estado: 'gravando'; readonly progresso: Progresso }
  | {
      readonly estado: 'gravada';
      readonly abas: readonly string[];
      readonly avisos: readonly string[];
      readonly arquivo?: string;
    }
  | { readonly estado: 'falhou'; readonly falha: Falha };

/** What was written before something changed no longer says what is on the screen; what is being written goes on. */
export function semGeracao(geracao: Geracao): Geracao {
  return geracao.estado === 'gravando' ? geracao : { estado: 'nenhuma' };
}

export interface Pesquisa {
  readonly palavras: string;
  readonly achadas: readonly PessoaAchada[];
  readonly resposta: Omit<Porque, 'problemas'> | undefined;
}

export interface Estado {
  readonly vista: Vista;
  readonly passo: Passo;
  readonly ambiente: Ambiente;
  readonly lei: Lei | undefined;
  readonly concurso: Concurso;
  /** Readings of the law's doubts and silences that someone chose, as typed. */
  readonly leituras: Readonly<Partial<Record<PerguntaId, string>>>;
  readonly ranking: Ranking | undefined;
  readonly leitura: Leitura;
  /** By cargo, as read; '' before any reading. */
  readonly vagas: Readonly<Record<string, VagasDoCargo>>;
  readonly desempates: readonly (readonly string[])[];
  readonly lacunasAceitas: readonly number[];
  readonly quadro: ResumoDoQuadro | undefined;
  readonly ordem: ResumoDaOrdem | undefined;
  /** Something changed and the order that answers it is not there yet. */
  readonly calculando: boolean;
  /** What each other reading would change, on this data; a question that is absent is not known yet. */
  readonly consequencias: Readonly<Partial<Record<PerguntaId, readonly Consequencia[]>>>;
  readonly geracao: Geracao;
  readonly nomeacoes: Nomeacoes;
  readonly minhaLei: MinhaLei;
  readonly pesquisa: Pesquisa;
  /** Being opened or read now. */
  readonly lendo: Progresso | undefined;
  /** What the last action could not do. */
  readonly falha: Falha | undefined;
  /** The cell that the preview shows. */
  readonly lugar: Lugar | undefined;
  /** For who listens: said once by the live region. */
  readonly anuncio: string;
  /** The work kept in this workbook was taken up again. */
  readonly retomado: boolean;
  /** SHA-256 of the cells that the work taken up was about; '' for none. */
  readonly marcaGuardada: string;
}

export const SEM_LEITURA: Leitura = {
  aba: undefined,
  colunas: {},
  respostas: [],
  resumo: undefined,
  emDia: false,
  confirmada: false,
};
export const SEM_PESQUISA: Pesquisa = { palavras: '', achadas: [], resposta: undefined };

export const INICIO: Estado = {
  vista: 'listas',
  nomeacoes: NOMEACOES,
  passo: 'lei',
  ambiente: 'procurando',
  concurso: {
    prefeitura: '',
    concurso: '',
    edital: '',
    processo: '',
    dataDoEdital: '',
    validade: '',
    prorrogacao: '',
    responsavel: '',
  },
  leituras: {},
  leitura: SEM_LEITURA,
  vagas: {},
  desempates: [],
  lacunasAceitas: [],
  consequencias: {},
  geracao: { estado: 'nenhuma' },
  pesquisa: SEM_PESQUISA,
  minhaLei: SEM_MINHA_LEI,
  lei: undefined,
  ranking: undefined,
  quadro: undefined,
  ordem: undefined,
  calculando: false,
  lendo: undefined,
  falha: undefined,
  lugar: undefined,
  anuncio: '',
  retomado: false,
  marcaGuardada: '',
};
