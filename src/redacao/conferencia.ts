import { AMPLA } from '../core/candidato';
import type { Gravidade } from '../core/problema';
import { dataBrasileira } from '../core/data';
import type { Data, Lei } from '../core/lei';
import { nomeDaModalidade } from './fundamento';
import { enumera, quantos } from './palavras';

/** Words of the sheet Conferência. */

export interface Conferido {
  readonly data: Data;
  /** Name of the livro's sheet or file. */
  readonly livro: string;
  readonly atos: number;
  /** Nomeações and decisões judiciais among them. */
  readonly nomeacoes: number;
  /** Sheets of the ranking. */
  readonly abas: readonly string[];
  readonly norma: string;
  readonly divergencias: number;
  /** Errors and unanswered questions, which keep the audit from being whole. */
  readonly impedimentos: number;
}

/** The result in a few words. */
export function resultadoDaConferencia({ divergencias, impedimentos }: Conferido): string {
  if (divergencias > 0) return `Resultado: ${quantos(divergencias, 'divergência', 'divergências')}`;
  return impedimentos > 0 ? 'Resultado: conferência incompleta' : 'Resultado: conforme';
}

function conclusao({ divergencias, impedimentos }: Conferido): string[] {
  const pendentes =
    impedimentos === 0
      ? []
      : [`${quantos(impedimentos, 'problema impede', 'problemas impedem')} a conferência completa: resolva o que está listado abaixo e confira de novo.`];
  if (divergencias > 0) {
    return [
      `${quantos(divergencias, 'nomeação não é a que era devida', 'nomeações não são as que eram devidas')} no seu momento. Cada uma está abaixo, com o que era devido, o artigo e quem foi preterido; a partir dela, a conferência seguiu do fato.`,
      ...pendentes,
    ];
  }
  return impedimentos > 0 ? pendentes : ['Conforme: cada nomeação é a que era devida no seu momento, pela lei e pelas leituras da Memória de cálculo.'];
}

/** What was checked, when, and what it led to. */
export function declaracaoDaConferencia(conferido: Conferido): string[] {
  const { data, livro, atos, nomeacoes, abas, norma } = conferido;
  const planilhas = abas.length === 0 ? '' : ` (${enumera(abas.map((aba) => `“${aba}”`))})`;
  return [
    `Em ${dataBrasileira(data)} foram conferidos ${quantos(atos, 'ato', 'atos')} do livro “${livro}”, ${nomeacoes === 0 ? 'sem nomeação' : `com ${quantos(nomeacoes, 'nomeação', 'nomeações')}`}, diante da classificação lida${planilhas} e da ${norma}.`,
    ...conclusao(conferido),
  ];
}

export const NOME_DA_GRAVIDADE: Readonly<Record<Gravidade, string>> = { erro: 'Erro', pergunta: 'Pergunta', aviso: 'Aviso' };

/** Someone by inscrição and name: "0106 – Fábio Buriti". */
export function pessoaCitada(inscricao: string, nome: string): string {
  return nome === '' ? inscricao : `${inscricao} – ${nome}`;
}

/** By which list a person was or should have been called. */
export function pelaLista(lei: Lei, lista: string): string {
  return lista === AMPLA ? 'pela lista geral' : `pela reserva: ${nomeDaModalidade(lei, lista)}`;
}

/** What was due: by what way, and whom it moves to ampla. */
export function comoEraDevido(lei: Lei, devido: { readonly via: string; readonly lista: string; readonly compensa?: string }): string {
  const lista = pelaLista(lei, devido.lista);
  if (devido.via === 'compensacao') return `${lista}, por compensação${devido.compensa === undefined ? '' : ` com ${devido.compensa}`}`;
  return devido.via === 'reversao' ? `${lista}, por reversão` : lista;
}

export const NADA_DEVIDO = 'Nenhuma chamada era devida para esta vaga';
