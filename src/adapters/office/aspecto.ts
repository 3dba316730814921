import type { ColunaDaFolha, FormatoDaColuna, PapelDaLinha } from '../../planilha/folha';

/** The look of the sheets: that of the .xlsx file (adapters/arquivo/estilos), in Excel's own words. */
export const FONTE = { nome: 'Arial', tamanho: 10 };

export const NUMEROS: Readonly<Record<FormatoDaColuna, string>> = {
  texto: '@',
  inteiro: '0',
  decimal: '0.00',
  data: 'dd/mm/yyyy',
  porcentagem: '0.00%',
};

export const CLARA = '#BFBFBF';
export const ESCURA = '#404040';
export const FUNDO_DO_DESTAQUE = '#EFEFEF';

export interface AspectoDaLinha {
  readonly tamanho?: number;
  readonly negrito?: true;
  readonly italico?: true;
  readonly vertical?: 'Center' | 'Bottom';
  readonly fundo?: string;
  readonly bordas?: readonly ('EdgeTop' | 'EdgeBottom')[];
  /** In points. */
  readonly altura?: number;
}

export type PapelForaDaTabela = Exclude<PapelDaLinha, 'dado' | 'destaque'>;

export const ASPECTOS: Readonly<Record<PapelForaDaTabela, AspectoDaLinha>> = {
  título: { tamanho: 14, negrito: true, vertical: 'Center', altura: 24 },
  identificação: { vertical: 'Center' },
  seção: { tamanho: 11, negrito: true, vertical: 'Bottom', bordas: ['EdgeBottom'], altura: 26 },
  cabeçalho: { negrito: true, vertical: 'Center', fundo: '#E4E4E4', bordas: ['EdgeTop', 'EdgeBottom'] },
  nota: { tamanho: 9, italico: true, vertical: 'Center' },
  assinatura: { vertical: 'Bottom', altura: 27 },
  vazia: { altura: 9 },
};

const ALINHAMENTOS = { esquerda: 'Left', centro: 'Center', direita: 'Right' } as const;

export const alinhamentoDe = ({ formato, alinhamento }: ColunaDaFolha): 'Left' | 'Center' | 'Right' =>
  ALINHAMENTOS[alinhamento ?? (formato === 'texto' ? 'esquerda' : 'centro')];

/**
 * Points of a width given in characters. Excel's API takes points; a character of the usual fonts has 7 pixels, and a
 * cell 5 more.
 */
export const pontosDe = (caracteres: number): number => Math.round(caracteres * 7 + 5) * 0.75;
