import { dataBrasileira } from '../../core/data';
import type { Conteudo, FormatoDaColuna } from '../../planilha/folha';
import { celulaDe } from '../../planilha/folhas/livro';
import type { Celula } from '../../planilha/grade';
import { NUMEROS } from './aspecto';
import { valoresDa } from './conteudo';

/** Rows that follow one another, as Excel takes them; null leaves a cell as it is. */
export interface Bloco {
  /** 0-based. */
  readonly linha: number;
  readonly formatos: (string | null)[][];
  readonly valores: (string | number | null)[][];
}

const formatoDe = (conteudo: Conteudo): FormatoDaColuna =>
  typeof conteudo === 'number' ? 'inteiro' : typeof conteudo === 'string' ? 'texto' : 'data';

const vazia = (conteudo: Conteudo | undefined): boolean =>
  conteudo === null || conteudo === undefined || conteudo === '';

type Linhas = readonly (readonly Conteudo[])[];

/** Every cell has the format of what it holds: an inscrição stays text, whatever the column looks like. */
export function blocoDe(linha: number, linhas: Linhas): Bloco {
  const largura = linhas.reduce((maior, celulas) => Math.max(maior, celulas.length), 1);
  const formatos: Bloco['formatos'] = [];
  const valores: Bloco['valores'] = [];
  for (const celulas of linhas) {
    const colunas = Array.from({ length: largura }, (_, j) => ({ formato: formatoDe(celulas[j] ?? null), largura: 0 }));
    const dados = valoresDa({ papel: 'dado', celulas }, { colunas }, largura);
    formatos.push(colunas.map(({ formato }, j) => (vazia(celulas[j]) ? null : NUMEROS[formato])));
    valores.push(dados.map((valor, j) => (vazia(celulas[j]) ? null : valor)));
  }
  return { linha, formatos, valores };
}

/** Whether a cell that the rows would fill has something, be it a formula that shows nothing. */
export function ocupado({ valores }: Bloco, formulas: readonly (readonly unknown[])[]): boolean {
  return valores.some((linha, i) => linha.some((valor, j) => valor !== null && formulas[i]?.[j] !== ''));
}

/** Contents as they were read, to be written again: a text stays one, whatever it looks like. */
export function comoEstavam(
  formulas: readonly (readonly unknown[])[],
  valores: readonly (readonly unknown[])[],
): unknown[][] {
  return formulas.map((linha, i) =>
    linha.map((formula, j) => {
      const ehTexto = typeof formula === 'string' && formula !== '' && formula === valores[i]?.[j];
      return ehTexto ? `'${formula}` : formula;
    }),
  );
}

/** As compared: Excel may change the ends of lines, and cuts texts that no cell takes. */
function texto(celula: Celula | undefined): string {
  if (celula === null || celula === undefined) return '';
  if (typeof celula !== 'object') return String(celula).replace(/\s+/g, ' ').trim().slice(0, 30_000);
  if (celula.tipo === 'data') return dataBrasileira(celula.data);
  return celula.tipo === 'erro' ? celula.erro : String(celula.valor);
}

/** Whether the rows of a sheet, from one on (0-based), are these; cells that were left alone may hold anything. */
export function saoEstas(naAba: readonly (readonly Celula[])[], linha: number, linhas: Linhas): boolean {
  return linhas.every((celulas, i) =>
    celulas.every((conteudo, j) => vazia(conteudo) || texto(naAba[linha + i]?.[j]) === texto(celulaDe(conteudo))),
  );
}
