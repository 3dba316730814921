import type { Sheet } from 'hucre/xlsx';

import { DATA_IMPOSSIVEL, ERROS_DE_CELULA, celulaComErro } from '../../planilha/erros';
import type { Aba, Celula, CelulaComData, CelulaComErro, Mescla } from '../../planilha/grade';
import { LIMITE_DE_TEXTO } from './limites';
import { Recusa } from './recusa';

/** A formula whose program never stored a result (openpyxl writes such files): not an empty cell. */
const FORMULA_SEM_VALOR: CelulaComErro = { tipo: 'erro', erro: 'fórmula sem valor gravado' };

const PRIMEIRO_ANO = Date.UTC(1900, 0, 1);
const FIM_DO_CALENDARIO = Date.UTC(10_000, 0, 1);

/** True for the texts by which error cells come out of formats that don't tell errors from text. */
export function pareceErro(texto: string): boolean {
  return texto.charCodeAt(0) === 35 && Object.hasOwn(ERROS_DE_CELULA, texto);
}

/** Dates repeat (birth dates, dates of acts), so equal ones share one object. */
function datas(): (data: Date) => Celula {
  const conhecidas = new Map<number, CelulaComData>();
  return (data) => {
    const instante = data.getTime();
    if (!(instante < FIM_DO_CALENDARIO)) return DATA_IMPOSSIVEL;
    // Before the first day of the calendar there are only times of day: a serial below 1.
    if (instante < PRIMEIRO_ANO) return new Date(instante + 30_000).toISOString().slice(11, 16);
    const conhecida = conhecidas.get(instante);
    if (conhecida !== undefined) return conhecida;
    const nova: CelulaComData = { tipo: 'data', data: data.toISOString().slice(0, 10) };
    conhecidas.set(instante, nova);
    return nova;
  };
}

/**
 * The library's rows turned into ours, in place: only dates become objects.
 *
 * @throws Recusa when a cell holds more text than a cell can
 */
function convertidas(linhas: Sheet['rows']): Celula[][] {
  const dataDe = datas();
  const celulas = linhas as unknown as Celula[][];
  for (let i = 0; i < linhas.length; i++) {
    const linha = linhas[i];
    if (linha === undefined) {
      celulas[i] = [];
      continue;
    }
    const destino = linha as Celula[];
    for (let j = 0; j < linha.length; j++) {
      const valor = linha[j];
      if (typeof valor === 'string') {
        if (valor === '') destino[j] = null;
        else if (valor.length > LIMITE_DE_TEXTO)
          throw new Recusa('arquivo-suspeito', { motivo: 'estrutura impossível' });
      } else if (typeof valor === 'object' && valor !== null) destino[j] = dataDe(valor);
      else if (valor === undefined) destino[j] = null;
    }
  }
  return celulas;
}

function troca(celulas: Celula[][], linha: number, coluna: number, nova: Celula): void {
  const destino = celulas[linha];
  if (destino !== undefined && coluna < destino.length) destino[coluna] = nova;
}

function trocaDetalhes(aba: Sheet, celulas: Celula[][]): void {
  for (const [chave, { type, value, formula }] of aba.cells ?? []) {
    const semValor = formula !== undefined && value === null;
    if (type !== 'error' && !semValor) continue;
    const [linha = 0, coluna = 0] = chave.split(',').map(Number);
    troca(celulas, linha, coluna, semValor ? FORMULA_SEM_VALOR : celulaComErro(String(value)));
  }
}

function mesclasDe(aba: Sheet, linhas: number): Mescla[] {
  return (aba.merges ?? []).flatMap(({ startRow, startCol, endRow, endCol }) =>
    startRow >= 0 && startRow < linhas && startCol >= 0 && endRow >= startRow && endCol >= startCol
      ? [{ linha: startRow, coluna: startCol, ultimaLinha: Math.min(endRow, linhas - 1), ultimaColuna: endCol }]
      : [],
  );
}

/**
 * A sheet as read by the library, as one of ours.
 *
 * @param porcentagens row and column of the cells with a % format, in pairs
 */
export function abaDe(aba: Sheet, porcentagens: readonly number[]): Aba {
  const linhas = convertidas(aba.rows);
  trocaDetalhes(aba, linhas);
  for (let i = 0; i < porcentagens.length; i += 2) {
    const linha = porcentagens[i] ?? 0;
    const coluna = porcentagens[i + 1] ?? 0;
    const valor = linhas[linha]?.[coluna];
    if (typeof valor === 'number') troca(linhas, linha, coluna, { tipo: 'porcentagem', valor });
  }
  const ocultas = [...(aba.rowDefs ?? [])].filter(([linha, def]) => def.hidden === true && linha < linhas.length);
  return {
    nome: aba.name,
    linhas,
    mesclas: mesclasDe(aba, linhas.length),
    ...((aba.hidden === true || aba.veryHidden === true) && { oculta: true as const }),
    ...(ocultas.length > 0 && { linhasOcultas: ocultas.map(([linha]) => linha).sort((a, b) => a - b) }),
  };
}
