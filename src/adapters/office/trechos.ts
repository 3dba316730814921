import type { Folha, LinhaDaFolha } from '../../planilha/folha';
import type { PapelForaDaTabela } from './aspecto';

/** Rows that follow one another and look alike; 0-based. */
export interface Trecho {
  readonly papel: PapelForaDaTabela | 'tabela' | 'destaque';
  readonly linha: number;
  readonly linhas: number;
}

function seguidas(folha: Folha, papelDe: (linha: LinhaDaFolha) => Trecho['papel'] | undefined): Trecho[] {
  const trechos: Trecho[] = [];
  let inicio = 0;
  folha.linhas.forEach((linha, i) => {
    const papel = papelDe(linha);
    const proxima = folha.linhas[i + 1];
    if (proxima !== undefined && papelDe(proxima) === papel) return;
    if (papel !== undefined) trechos.push({ papel, linha: inicio, linhas: i + 1 - inicio });
    inicio = i + 1;
  });
  return trechos;
}

/** The stretches of a sheet, and over them those that are shaded. */
export function trechosDe(folha: Folha): Trecho[] {
  const todos = seguidas(folha, ({ papel }) => (papel === 'dado' || papel === 'destaque' ? 'tabela' : papel));
  return [...todos, ...seguidas(folha, ({ papel }) => (papel === 'destaque' ? papel : undefined))];
}

/** How many columns the rows take. */
export function larguraDe({ colunas, linhas }: Folha): number {
  return linhas.reduce((maior, { celulas }) => Math.max(maior, celulas.length), Math.max(1, colunas.length));
}
