import type { Remote } from 'comlink';
import type { Andamento } from '../../adapters/office/andamento';
import type { AbaDoLivro } from '../../adapters/office/abas';
import type { Acrescimo, LinhasAcrescentadas, LivroCriado, OpcoesDoLivro } from '../../adapters/office/livro';
import type { Fonte } from '../../adapters/office/ler';
import type { Lugar } from '../../core/problema';
import type { Folha } from '../../planilha/folha';
import type { Aba, Celula, Mescla } from '../../planilha/grade';
import type { TrabalhoDoPainel } from '../trabalhador/trabalho';

export interface AbaComecada {
  readonly nome: string;
  readonly mesclas: readonly Mescla[];
  readonly linhasOcultas?: readonly number[];
  readonly oculta?: true;
}

/** Who hears of a reading, block by block. */
export interface Leitor {
  readonly aoComecar: (aba: AbaComecada) => Promise<void>;
  readonly aoReceber: (linhas: readonly (readonly Celula[])[]) => Promise<void>;
  readonly aoAvancar: (andamento: Andamento) => void;
}

/** What the pane asks of Excel. */
export interface PortaDoExcel {
  readonly abas: () => Promise<readonly AbaDoLivro[]>;
  readonly pasta: () => Promise<string>;
  /** @returns stops hearing */
  readonly aoMudarDeAba: (ouve: () => void) => Promise<() => Promise<void>>;
  readonly le: (fonte: Fonte, leitor: Leitor, cancelamento: AbortSignal) => Promise<void>;
  readonly seleciona: (lugar: Lugar) => Promise<void>;
  readonly escreve: (
    folhas: readonly Folha[],
    opcoes: { readonly aoAvancar: (andamento: Andamento) => void; readonly cancelamento: AbortSignal },
  ) => Promise<{ readonly abas: readonly string[]; readonly avisos: readonly string[] }>;
  readonly leAba: (nome: string) => Promise<Aba>;
  readonly criaLivro: (folha: Folha, opcoes: OpcoesDoLivro) => Promise<LivroCriado>;
  readonly acrescentaAoLivro: (acrescimo: Acrescimo) => Promise<LinhasAcrescentadas>;
  readonly abrePastaNova: (bytes: Uint8Array) => Promise<void>;
  readonly guarda: (dados: unknown) => Promise<void>;
  /** What the workbook keeps; undefined when nothing, or nothing that this version understands. */
  readonly guardado: () => Promise<unknown>;
}

/** What the pane asks of the page around it. */
export interface PortaDaPagina {
  readonly exemplo: () => Promise<{ readonly nome: string; readonly bytes: ArrayBuffer }>;
  readonly salva: (bytes: Uint8Array, nome: string) => void;
  /** AAAA-MM-DD, by the calendar on the wall. */
  readonly hoje: () => string;
  readonly versao: string;
}

export interface Portas {
  readonly trabalhador: Remote<TrabalhoDoPainel>;
  readonly excel: PortaDoExcel;
  readonly pagina: PortaDaPagina;
}
