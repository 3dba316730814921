import type { Aba, Celula, Mescla } from '../grade';
import { palavrasDe, textoDaCelula } from './texto';

/** A sheet as the reading walks it: vertical merges filled downwards, titles of merged blocks at every cell. */
export interface Tabela {
  readonly nome: string;
  readonly linhas: readonly (readonly Celula[])[];
  readonly largura: number;
  /** The text that a person sees over a cell: its own, or that of the merged block it is in. */
  readonly titulo: (linha: number, coluna: number) => string;
  /** Whether one merged block covers the row from its first to its last filled column. */
  readonly linhaInteira: (linha: number) => boolean;
  readonly temMesclas: boolean;
}

export function tabelaDe(aba: Aba): Tabela {
  const largura = aba.linhas.reduce((maior, linha) => Math.max(maior, linha.length), 0);
  const porLinha = new Map<number, Mescla[]>();
  const linhas: (readonly Celula[])[] = [...aba.linhas];
  for (const mescla of aba.mesclas) {
    const ultima = Math.min(mescla.ultimaLinha, linhas.length - 1);
    const origem = linhas[mescla.linha]?.[mescla.coluna] ?? null;
    if (origem === null) continue;
    for (let linha = mescla.linha; linha <= ultima; linha += 1) {
      const daLinha = porLinha.get(linha);
      if (daLinha === undefined) porLinha.set(linha, [mescla]);
      else daLinha.push(mescla);
      // A rank or a cargo merged over several rows is the rank or the cargo of each.
      if (linha > mescla.linha && mescla.coluna === mescla.ultimaColuna) {
        const copia = [...(linhas[linha] ?? [])];
        while (copia.length <= mescla.coluna) copia.push(null);
        if ((copia[mescla.coluna] ?? null) === null) copia[mescla.coluna] = origem;
        linhas[linha] = copia;
      }
    }
  }
  const mesclaEm = (linha: number, coluna: number): Mescla | undefined =>
    porLinha.get(linha)?.find((mescla) => mescla.coluna <= coluna && coluna <= mescla.ultimaColuna);
  return {
    nome: aba.nome,
    linhas,
    largura,
    temMesclas: porLinha.size > 0,
    titulo: (linha, coluna) => {
      const mescla = mesclaEm(linha, coluna);
      return textoDaCelula(mescla === undefined ? linhas[linha]?.[coluna] : linhas[mescla.linha]?.[mescla.coluna]);
    },
    linhaInteira: (linha) => {
      const mescla = porLinha.get(linha)?.[0];
      return mescla !== undefined && mescla.ultimaColuna - mescla.coluna + 1 >= largura * 0.8;
    },
  };
}

/** The filled cells of a row, with their columns. */
export function preenchidas(linha: readonly Celula[]): { readonly coluna: number; readonly texto: string }[] {
  const cheias: { coluna: number; texto: string }[] = [];
  linha.forEach((celula, coluna) => {
    if (celula === null) return;
    const texto = textoDaCelula(celula);
    if (texto !== '') cheias.push({ coluna, texto });
  });
  return cheias;
}

export function linhaVazia(linha: readonly Celula[]): boolean {
  return linha.every((celula) => celula === null || (typeof celula === 'string' && textoDaCelula(celula) === ''));
}

/** Everything the row says, cells one after another. */
export function textoDaLinha(linha: readonly Celula[]): string {
  return preenchidas(linha)
    .map(({ texto }) => texto)
    .join(' ');
}

/** Cells with their line breaks and wide spaces, which separate what a heading says. */
export function brutoDaLinha(linha: readonly Celula[]): string {
  return linha
    .flatMap((celula) =>
      typeof celula === 'string' && celula.trim() !== '' ? [celula.trim().replace(/\s*\n\s*/g, '   ')] : [],
    )
    .join('   ');
}

/** Equal for rows with the same words in the same columns: repeated headers. */
export function assinaturaDaLinha(linha: readonly Celula[]): string {
  return preenchidas(linha)
    .map(({ coluna, texto }) => `${coluna}:${palavrasDe(texto)}`)
    .join('|');
}
