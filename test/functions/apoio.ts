import { FUNCOES } from '../../src/functions/associar';
import { Recusa } from '../../src/functions/recusa';

/** A row of titles and ranked people: the third and the fifth are cotistas. */
export const RANKING: readonly (readonly unknown[])[] = [
  ['Classificação', 'Inscrição', 'Nome', 'Cota', 'Nota', 'Nascimento'],
  [1, '0001', 'Ana Jatobá', null, 90, 33000],
  [2, '0002', 'Bia Ipê', null, 88, '15/03/1990'],
  [3, '0003', 'Caio Pau-Brasil', 'Negro', 87, null],
  [4, '0004', 'Davi Araçá', null, 86, 33010],
  [5, '0005', 'Eva Cambuí', 'Negra', 80, 33015],
  [6, '0006', 'Fábio Angico', null, 79, 33016],
];

/** The same range with another value in a cell (row and column from 0). */
export function comCelula(linha: number, coluna: number, valor: unknown): unknown[][] {
  return RANKING.map((celulas, i) => celulas.map((celula, j) => (i === linha && j === coluna ? valor : celula)));
}

export type Resultado = { readonly valor: unknown } | { readonly erro: string; readonly frase: string };

/** What a function gives, or the sentence of its refusal. Anything else thrown fails the test. */
export function chama(id: string, ...argumentos: readonly unknown[]): Resultado {
  const funcao = FUNCOES[id];
  if (funcao === undefined) throw new Error(id);
  try {
    return { valor: Reflect.apply(funcao, undefined, argumentos) };
  } catch (erro) {
    if (erro instanceof Recusa) return { erro: erro.erro, frase: erro.frase };
    throw erro;
  }
}

/** The rows of a table that a function gives. */
export function tabela(id: string, ...argumentos: readonly unknown[]): readonly (readonly unknown[])[] {
  const resultado = chama(id, ...argumentos);
  if (!('valor' in resultado)) throw new Error(`${id}: ${resultado.frase}`);
  return resultado.valor as readonly (readonly unknown[])[];
}

/** The sentence with which a function refuses. */
export function frase(id: string, ...argumentos: readonly unknown[]): string {
  const resultado = chama(id, ...argumentos);
  if ('valor' in resultado) throw new Error(`${id} gave ${JSON.stringify(resultado.valor).slice(0, 300)}`);
  return resultado.frase;
}

/** The column of a table, by its title. */
export function coluna(linhas: readonly (readonly unknown[])[], titulo: string): unknown[] {
  const indice = linhas[0]?.indexOf(titulo) ?? -1;
  if (indice < 0) throw new Error(titulo);
  return linhas.slice(1).map((linha) => linha[indice]);
}
