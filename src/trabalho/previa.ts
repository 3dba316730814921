import { celulaCheia, comprimento } from '../planilha/comprimento';
import type { Aba, Celula } from '../planilha/grade';
import { textoDaCelula } from '../planilha/leitura/texto';
import type { Previa } from './resumos';

const TETO_DE_LINHAS = 200;
const TETO_DE_COLUNAS = 100;
const TETO_DO_TEXTO = 200;

/** How far a sheet is filled: rows to the last with content, columns to the last with content. */
export function tamanhoDaAba({ linhas }: Aba): { readonly linhas: number; readonly colunas: number } {
  let ultima = 0;
  let colunas = 0;
  linhas.forEach((celulas, i) => {
    const largura = comprimento(celulas, celulaCheia);
    if (largura > 0) ultima = i + 1;
    if (largura > colunas) colunas = largura;
  });
  return { linhas: ultima, colunas };
}

/** A number as Brazilians write it, without the noise of binary fractions. */
function decimal(valor: number): string {
  return String(Number(valor.toPrecision(15))).replace('.', ',');
}

/**
 * A cell as a person sees it.
 *
 * @example celulaMostrada({ tipo: 'porcentagem', valor: 0.125 }) // '12,5%'
 */
function celulaMostrada(celula: Celula): string {
  if (typeof celula === 'number') return decimal(celula);
  if (typeof celula === 'object' && celula !== null && celula.tipo === 'porcentagem') {
    return `${decimal(Number((celula.valor * 100).toPrecision(12)))}%`;
  }
  const texto = textoDaCelula(celula);
  return texto.length > TETO_DO_TEXTO ? `${texto.slice(0, TETO_DO_TEXTO)}…` : texto;
}

/**
 * Some rows of a sheet, to be shown; at most 200 at a time, and their first 100 columns.
 *
 * @param de the first row, 1 = first
 */
export function previaDaAba(aba: Aba, de: number, quantas: number): Previa {
  const { linhas: total, colunas } = tamanhoDaAba(aba);
  const primeira = Math.max(1, de);
  const ultima = Math.min(total, primeira + Math.min(quantas, TETO_DE_LINHAS) - 1);
  const linhas = aba.linhas.slice(primeira - 1, Math.max(primeira - 1, ultima));
  return {
    linhas: linhas.map((celulas, i) => ({
      linha: primeira + i,
      celulas: celulas.slice(0, TETO_DE_COLUNAS).map(celulaMostrada),
    })),
    total,
    colunas,
  };
}
