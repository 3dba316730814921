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

const linha = (rgb: string) => ({ style: 'thin', color: { rgb } }) as const;
const CLARA = linha('BFBFBF');
const ESCURA = linha('404040');
const preenchida = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const;

/** Looks that don't depend on the column. */
const POR_PAPEL: Readonly<Record<Exclude<PapelDaLinha, 'dado' | 'destaque' | 'cabeçalho'>, CellStyle>> = {
  título: { font: { ...FONTE, size: 14, bold: true }, alignment: { vertical: 'center' } },
  identificação: { font: FONTE, alignment: { vertical: 'center' } },
  seção: {
    font: { ...FONTE, size: 11, bold: true },
    border: { bottom: ESCURA },
    alignment: { vertical: 'bottom' },
  },
  nota: { font: { ...FONTE, size: 9, italic: true }, alignment: { vertical: 'center' } },
  assinatura: { font: FONTE, alignment: { vertical: 'bottom' } },
  vazia: {},
};

type Alinhamento = NonNullable<CellStyle['alignment']>;
const ALINHAMENTOS = { esquerda: 'left', centro: 'center', direita: 'right' } as const;

/** Texts after the first column keep off the one to their left: sentences fill their columns to the edge. */
function alinhamentoDe({ formato, alinhamento, quebra }: ColunaDaFolha, indice: number): Alinhamento {
  const horizontal = ALINHAMENTOS[alinhamento ?? (formato === 'texto' ? 'esquerda' : 'centro')];
  return {
    horizontal,
    vertical: 'center',
    ...(horizontal === 'left' && indice > 0 && { indent: 1 }),
    ...(quebra === true && { wrapText: true }),
  };
}

function doCabecalho(coluna: ColunaDaFolha, indice: number): CellStyle {
  return {
    font: { ...FONTE, bold: true },
    fill: preenchida('E4E4E4'),
    border: { top: ESCURA, bottom: ESCURA },
    alignment: { ...alinhamentoDe(coluna, indice), wrapText: true },
  };
}

export type Tracado = 'com linhas' | 'sem linhas';

function deDado(coluna: ColunaDaFolha, indice: number, tracado: Tracado): CellStyle {
  return {
    numFmt: NUMEROS[coluna.formato],
    ...(tracado === 'com linhas' && { border: { bottom: CLARA } }),
    alignment: alinhamentoDe(coluna, indice),
  };
}

/** One style object per look and column, shared by all their cells. Fills are light: text on them prints black. */
export interface Estilos {
  readonly dasColunas: readonly CellStyle[];
  de(papel: PapelDaLinha, coluna: number): CellStyle;
}

export function estilosDe(colunas: readonly ColunaDaFolha[], tracado: Tracado): Estilos {
  const dados = colunas.map((coluna, indice) => deDado(coluna, indice, tracado));
  const destaques = dados.map((dado): CellStyle => ({ ...dado, fill: preenchida('EFEFEF') }));
  const cabecalhos = colunas.map(doCabecalho);
  return {
    dasColunas: dados,
    de(papel, coluna) {
      if (papel === 'dado') return dados[coluna] ?? {};
      if (papel === 'destaque') return destaques[coluna] ?? {};
      if (papel === 'cabeçalho') return cabecalhos[coluna] ?? {};
      return POR_PAPEL[papel];
    },
  };
}
