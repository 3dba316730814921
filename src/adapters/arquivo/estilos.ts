import type { CellStyle } from 'hucre/xlsx';

import type { ColunaDaFolha, FormatoDaColuna, PapelDaLinha } from '../../planilha/folha';

export const FONTE = { name: 'Arial', size: 10 };

const NUMEROS: Readonly<Record<FormatoDaColuna, string>> = {
  texto: '@',
  inteiro: '0',
  decimal: '0.00',
  data: 'dd/mm/yyyy',
  porcentagem: '0.00%',
};

const fina = { style: 'thin', color: { rgb: '808080' } } as const;
const clara = { style: 'thin', color: { rgb: 'BFBFBF' } } as const;
const preenchida = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const;

/** Looks that don't depend on the column. Grey fills are light enough to print black on them. */
const POR_PAPEL: Readonly<Record<Exclude<PapelDaLinha, 'dado' | 'destaque'>, CellStyle>> = {
  título: { font: { ...FONTE, size: 14, bold: true }, alignment: { vertical: 'center' } },
  identificação: { font: FONTE, alignment: { vertical: 'center' } },
  seção: {
    font: { ...FONTE, size: 11, bold: true },
    border: { bottom: { style: 'medium', color: { rgb: '404040' } } },
    alignment: { vertical: 'bottom' },
  },
  cabeçalho: {
    font: { ...FONTE, bold: true },
    fill: preenchida('E4E4E4'),
    border: { top: fina, bottom: fina, left: fina, right: fina },
    alignment: { horizontal: 'center', vertical: 'center', wrapText: true },
  },
  nota: { font: { ...FONTE, size: 9, italic: true }, alignment: { vertical: 'top' } },
  assinatura: { font: FONTE, alignment: { vertical: 'center' } },
  vazia: {},
};

const ALINHAMENTOS = { esquerda: 'left', centro: 'center', direita: 'right' } as const;

function deDado(coluna: ColunaDaFolha, papel: 'dado' | 'destaque'): CellStyle {
  const padrao = coluna.formato === 'texto' ? 'esquerda' : 'centro';
  return {
    font: papel === 'destaque' ? { ...FONTE, bold: true } : FONTE,
    ...(papel === 'destaque' && { fill: preenchida('F2F2F2') }),
    numFmt: NUMEROS[coluna.formato],
    border: { bottom: clara },
    alignment: {
      horizontal: ALINHAMENTOS[coluna.alinhamento ?? padrao],
      vertical: 'top',
      ...(coluna.quebra === true && { wrapText: true }),
    },
  };
}

/** One style object per look and column, shared by all their cells. */
export interface Estilos {
  readonly dasColunas: readonly CellStyle[];
  de(papel: PapelDaLinha, coluna: number): CellStyle;
}

export function estilosDe(colunas: readonly ColunaDaFolha[]): Estilos {
  const dados = colunas.map((coluna) => deDado(coluna, 'dado'));
  const destaques = colunas.map((coluna) => deDado(coluna, 'destaque'));
  return {
    dasColunas: dados,
    de(papel, coluna) {
      if (papel === 'dado') return dados[coluna] ?? {};
      if (papel === 'destaque') return destaques[coluna] ?? {};
      return POR_PAPEL[papel];
    },
  };
}
