import type { Situacao } from '../../core/candidato';
import { cargoDoTexto, listaDoTexto, podeSerCargo, type Lista, type Motivo } from './motivos';
import { situacaoDoTitulo } from './situacoes';
import { limpa, palavrasDe } from './texto';

/** What comes after a heading: a header again, or a person (first of a ranking or not). */
export type Seguinte = 'cabeçalho' | 'primeira posição' | 'outra pessoa';

export interface Abertura {
  readonly cargo?: string;
  readonly lista?: Lista;
  readonly situacao?: Situacao;
  /** The cargo was named without the word "cargo". */
  readonly semPrefixo: boolean;
}

const PALAVRAS_DE_UM_TITULO = 12;

/** What a heading inside the table says of the rows below it, or undefined when it opens no block. */
export function aberturaDe(cabeca: {
  readonly texto: string;
  /** With line breaks and wide spaces. */
  readonly bruto: string;
  readonly motivo: Motivo | undefined;
  readonly seguinte: Seguinte | undefined;
  readonly comColunaDeCargo: boolean;
  /** How many cells the row fills. */
  readonly celulas: number;
}): Abertura | undefined {
  const { texto, motivo, seguinte } = cabeca;
  const recomeca = seguinte === 'cabeçalho' || seguinte === 'primeira posição';
  const situacao = seguinte === undefined ? undefined : situacaoDoTitulo(texto, 'bloco');
  const cargo = motivo === 'evento' ? undefined : cargoDoTexto(cabeca.bruto);
  if (situacao !== undefined) return { situacao, semPrefixo: false, ...(cargo === undefined ? {} : { cargo }) };
  const curto = palavrasDe(texto).split(' ').length <= PALAVRAS_DE_UM_TITULO;
  const lista = recomeca && curto ? listaDoTexto(texto, 'título') : undefined;
  if (cargo !== undefined || lista !== undefined) {
    return {
      semPrefixo: false,
      ...(cargo === undefined ? {} : { cargo }),
      ...(lista === undefined ? {} : { lista }),
    };
  }
  // "PROCURADOR" over a ranking is a cargo, under one it is a signature.
  if (motivo !== undefined && motivo !== 'assinatura') return undefined;
  const nomeiaCargo = recomeca && !cabeca.comColunaDeCargo && cabeca.celulas === 1 && podeSerCargo(texto);
  return nomeiaCargo ? { cargo: limpa(texto), semPrefixo: true } : undefined;
}
