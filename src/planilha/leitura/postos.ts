import { letraDaColuna } from '../grade';
import type { Registro } from './registro';
import type { Pessoa } from './reuniao';

/** Rank by `Pessoa.indice`; 0 for none. */
export type Classificacoes = Float64Array;

export const foraDasListas = ({ situacao }: Pessoa): boolean => situacao === 'eliminado' || situacao === 'desistente';

const posicaoGeral = ({ bloco, posicao }: Registro): number | undefined =>
  bloco.lista?.tipo === 'grupo' ? undefined : posicao;

/** The general rank that the person's rows give: a rank of a group's list is none. */
export function posicaoLida({ principal, registros }: Pessoa): number | undefined {
  return posicaoGeral(principal) ?? registros.map(posicaoGeral).find((posicao) => posicao !== undefined);
}

export const notaLida = ({ principal, registros }: Pessoa): number | undefined =>
  principal.nota ?? registros.find(({ nota }) => nota !== undefined)?.nota;

/** Those who have a rank, best first; equal ranks in the order of `pessoas`. */
export function emOrdem(pessoas: readonly Pessoa[], postos: Classificacoes): Pessoa[] {
  const posto = ({ indice }: Pessoa): number => postos[indice] ?? 0;
  return pessoas.filter((pessoa) => posto(pessoa) > 0).sort((a, b) => posto(a) - posto(b));
}

/** Where the run of equal ranks that starts at `inicio` ends. */
export function fimDaFaixa(ordenadas: readonly Pessoa[], postos: Classificacoes, inicio: number): number {
  const posto = (i: number): number => postos[ordenadas[i]?.indice ?? 0] ?? 0;
  const deste = posto(inicio);
  let fim = inicio + 1;
  while (fim < ordenadas.length && posto(fim) === deste) fim += 1;
  return fim;
}

export function lugarDaPosicao({ aba, linha, bloco }: Registro): { aba: string; linha: number; coluna?: string } {
  const coluna = bloco.secao.colunas.unicas.classificacao;
  return coluna === undefined ? { aba, linha } : { aba, linha, coluna: letraDaColuna(coluna) };
}
