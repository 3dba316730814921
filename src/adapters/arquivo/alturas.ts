import type { ColunaDaFolha, Conteudo, Folha, LinhaDaFolha, PapelDaLinha } from '../../planilha/folha';

/** In points. */
const LINHA_DE_TEXTO = 12.75;
const FOLGA = 3;
const FIXAS: Partial<Record<PapelDaLinha, number>> = { título: 24, seção: 26, vazia: 9, assinatura: 27 };

/** Widths of Arial's characters in digits, which is how column widths are counted. Unknown ones count as wide. */
const LARGURAS = new Map<string, number>(
  (
    [
      ["iíìîjl'|", 0.4],
      [' ftI.,:;!/\\()[]-·"', 0.52],
      ['r°ºª', 0.64],
      ['csckçzvxyJ–', 0.92],
      ['aáàâãbdeéèêghnñoóòôõpquúùûü0123456789_?+=$*#', 1],
      ['ABEÉÊKPSTVXYZFLÁÀÂÃ', 1.2],
      ['CÇDGHNÑOÓÔÕQRUÚw&', 1.35],
      ['mMW%@—', 1.6],
    ] as const
  ).flatMap(([letras, largura]) => [...letras].map((letra) => [letra, largura] as const)),
);

function larguraDe(palavra: string): number {
  let soma = 0;
  for (const letra of palavra) soma += LARGURAS.get(letra) ?? 1.4;
  return soma;
}

/**
 * How many lines a text takes in a column so many digits wide, words kept whole where they fit. Errs upwards: a line
 * too many is only air, one too few is a sentence cut.
 */
export function linhasDoTexto(texto: string, largura: number): number {
  // What an indent takes, and a little air.
  const util = largura - 2;
  if (texto.length * 0.9 < util && !texto.includes('\n') && larguraDe(texto) < util) return 1;
  let linhas = 0;
  for (const paragrafo of texto.split('\n')) {
    let ocupado = 0;
    linhas++;
    for (const palavra of paragrafo.split(' ')) {
      const tamanho = larguraDe(palavra);
      if (ocupado > 0 && ocupado + 0.52 + tamanho > util) {
        linhas++;
        ocupado = 0;
      }
      ocupado += (ocupado > 0 ? 0.52 : 0) + tamanho;
      if (ocupado > util) {
        linhas += Math.ceil(ocupado / util) - 1;
        ocupado %= util;
      }
    }
  }
  return linhas;
}

function linhasDaCelula(celula: Conteudo | undefined, coluna: ColunaDaFolha, papel: PapelDaLinha): number {
  if (typeof celula !== 'string') return 1;
  if (papel === 'cabeçalho') return linhasDoTexto(celula, coluna.largura * 0.95 + 1);
  return coluna.quebra === true ? linhasDoTexto(celula, coluna.largura) : 1;
}

function alturaDe({ papel, celulas }: LinhaDaFolha, colunas: readonly ColunaDaFolha[]): number | undefined {
  if (papel !== 'dado' && papel !== 'destaque' && papel !== 'cabeçalho') return FIXAS[papel];
  let linhas = 1;
  colunas.forEach((coluna, i) => (linhas = Math.max(linhas, linhasDaCelula(celulas[i], coluna, papel))));
  if (papel === 'cabeçalho') return linhas * LINHA_DE_TEXTO + 2 * FOLGA;
  return linhas === 1 ? undefined : linhas * LINHA_DE_TEXTO + FOLGA;
}

/** Heights, by 0-based row, where they differ from one line: neither LibreOffice nor Excel fits them on opening. */
export function alturasDe(folha: Folha): Map<number, { height: number }> {
  const alturas = new Map<number, { height: number }>();
  folha.linhas.forEach((linha, i) => {
    const height = alturaDe(linha, folha.colunas);
    if (height !== undefined) alturas.set(i, { height });
  });
  return alturas;
}
