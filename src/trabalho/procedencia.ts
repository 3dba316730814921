import type { Data } from '../core/lei';
import type { RespostaDada } from '../planilha/leitura/perguntas';
import type { Validade } from './validade';

/** What was read: a file, or the workbook that is open in Excel (whose bytes nobody sees, and which may have no name). */
export type Origem =
  | { readonly tipo: 'arquivo'; readonly nome: string }
  | { readonly tipo: 'pasta de trabalho'; readonly nome?: string };

/** Where the work came from: what was read, with what version, when. */
export interface Procedencia extends Validade {
  readonly origem: Origem;
  readonly abas: readonly string[];
  /** In hexadecimal: of the bytes of a file, or of the cells that were read of a workbook (planilha/canonico.ts). */
  readonly sha256: string;
  readonly versao: string;
  /** Day of the work. */
  readonly data: Data;
  /** Who answered the questions, when known. */
  readonly quem?: string;
  /** Answers and corrections given to the reading (`respostasRegistradas`). */
  readonly respostas?: readonly string[];
}

/**
 * The answers and corrections given to a reading, as printed: the answers, then the columns, then the sheet. The same
 * answers give the same words, whoever asked them.
 *
 * @example respostasRegistradas({ respostas: [{ codigo: 'marca-ambigua', linha: 12, valor: 'sim' }], colunas: { nota: 'G' } })
 * // ['marca-ambigua:12=sim', 'coluna nota=G']
 */
export function respostasRegistradas({
  respostas = [],
  colunas = {},
  aba,
}: {
  readonly respostas?: readonly RespostaDada[];
  readonly colunas?: Readonly<Record<string, string>>;
  readonly aba?: string | undefined;
}): string[] {
  return [
    ...respostas.map(({ codigo, linha, valor }) => `${codigo}${linha === undefined ? '' : `:${linha}`}=${valor}`),
    ...Object.entries(colunas).map(([campo, coluna]) => `coluna ${campo}=${coluna}`),
    ...(aba === undefined ? [] : [`aba ${aba}`]),
  ];
}
