import type { TipoDeAto } from '../../core/ato';
import type { PerguntaId } from '../../core/perguntas';
import type {
  Cenario,
  Importacao,
  LivroRecebido,
  Registro,
  RespostasDoControle,
  ResumoDaConferencia,
  ResumoDasProximas,
  ResumoDoLivro,
} from '../../trabalho/nomeacoes';
import type { VerificacaoRedigida } from '../trabalhador/trabalho';
import type { Falha } from './estado';

/** What the pane is used for: making the lists once, what goes on for years, or a law of one's own. */
export const VISTAS = ['listas', 'nomeações', 'conferir', 'cópias', 'minha-lei'] as const;
export type Vista = (typeof VISTAS)[number];

/** The livro in use: the workbook's own sheet in Excel; elsewhere kept here until it is saved. */
export interface LivroNoPainel {
  readonly recebido: LivroRecebido | undefined;
  readonly resumo: ResumoDoLivro | undefined;
  /** Acts that no file has yet (outside of Excel). */
  readonly porGravar: number;
}

/** An act as typed. */
export interface AtoDigitado {
  readonly tipo: TipoDeAto;
  readonly cargo: string;
  readonly inscricao: string;
  readonly vaga: string;
  readonly lista: string;
  readonly compensa: string;
  readonly quantidade: string;
}

/** What each kind of act says besides whom it is about: of the rest, what was typed for another kind is not sent. */
export const CAMPOS_DO_ATO: Readonly<
  Record<TipoDeAto, readonly ('cargo' | 'pessoa' | 'vaga' | 'lista' | 'compensa' | 'quantidade')[]>
> = {
  oferta: ['cargo', 'quantidade'],
  nomeação: ['cargo', 'pessoa', 'vaga', 'lista', 'compensa'],
  posse: ['cargo', 'pessoa'],
  desistência: ['cargo', 'pessoa'],
  'posse não tomada': ['cargo', 'pessoa'],
  'tornada sem efeito': ['cargo', 'pessoa'],
  vacância: ['cargo', 'pessoa'],
  eliminação: ['cargo', 'pessoa'],
  'cota não confirmada': ['cargo', 'pessoa', 'lista'],
  'fim de fila': ['cargo', 'pessoa'],
  'decisão judicial': ['cargo', 'pessoa', 'vaga', 'lista'],
  // It cancels an act, whatever its cargo.
  retificação: [],
};

/** What the acts of one publication have in common, as typed. */
export interface PublicacaoDigitada {
  readonly data: string;
  readonly documento: string;
  readonly motivo: string;
}

export interface Chamamento {
  readonly chamar: string;
  /** '' for every cargo. */
  readonly cargo: string;
  readonly proximas: ResumoDasProximas | undefined;
  readonly cenarios: Readonly<Partial<Record<PerguntaId, readonly Cenario[]>>>;
}

export interface Nomeacoes {
  readonly livro: LivroNoPainel;
  readonly chamamento: Chamamento;
  readonly ato: AtoDigitado;
  readonly publicacao: PublicacaoDigitada;
  /** What recording would do, to be confirmed; and what it came from. */
  readonly registro: { readonly de: 'ato' | 'próximas' | 'controle'; readonly previsto: Registro } | undefined;
  readonly importacao: { readonly lida: Importacao; readonly respostas: RespostasDoControle } | undefined;
  readonly conferencia: ResumoDaConferencia | undefined;
  readonly verificacao: { readonly onde: string; readonly resultado: VerificacaoRedigida } | undefined;
  readonly papeis: readonly { readonly titulo: string; readonly texto: string }[];
  /** What is being done now; one thing at a time. */
  readonly fazendo: string | undefined;
  readonly falha: Falha | undefined;
  /** What the last action did. */
  readonly feito: string;
}

export const SEM_LIVRO: LivroNoPainel = { recebido: undefined, resumo: undefined, porGravar: 0 };

export const ATO_EM_BRANCO: AtoDigitado = {
  tipo: 'nomeação',
  cargo: '',
  inscricao: '',
  vaga: '',
  lista: '',
  compensa: '',
  quantidade: '',
};

export const NOMEACOES: Nomeacoes = {
  livro: SEM_LIVRO,
  chamamento: { chamar: '1', cargo: '', proximas: undefined, cenarios: {} },
  ato: ATO_EM_BRANCO,
  publicacao: { data: '', documento: '', motivo: '' },
  registro: undefined,
  importacao: undefined,
  conferencia: undefined,
  verificacao: undefined,
  papeis: [],
  fazendo: undefined,
  falha: undefined,
  feito: '',
};

/** What was worked out from a ranking or a reading that is no longer the one on the screen. The acts stay. */
export function semCalculos(nomeacoes: Nomeacoes): Nomeacoes {
  return {
    ...nomeacoes,
    livro: { ...nomeacoes.livro, resumo: undefined },
    chamamento: { ...nomeacoes.chamamento, proximas: undefined, cenarios: {} },
    registro: undefined,
    importacao: undefined,
    conferencia: undefined,
    papeis: [],
  };
}

/** Said to whoever presses something while another thing is being done, which is on the screen. */
export const anuncioDeEspera = (fazendo: string): string => `Espere terminar: ${fazendo}.`;
