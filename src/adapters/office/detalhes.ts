import type { Mescla } from '../../planilha/grade';
import type { Area } from './blocos';
import { codigoDoOffice } from './erros';
import { suporte } from './suporte';

const LINHAS_POR_VEZ = 20_000;

/** The hidden rows of an area, 0-based. `alguma`: what Excel says of the whole area; null: some are. */
export async function linhasOcultas(
  context: Excel.RequestContext,
  aba: Excel.Worksheet,
  area: Area,
  alguma: boolean | null,
): Promise<number[]> {
  if (alguma === false || !suporte().linhasOcultas) return [];
  const ocultas: number[] = [];
  for (let inicio = 0; inicio < area.linhas; inicio += LINHAS_POR_VEZ) {
    const quantas = Math.min(LINHAS_POR_VEZ, area.linhas - inicio);
    const intervalo = aba.getRangeByIndexes(area.linha + inicio, area.coluna, quantas, 1);
    const propriedades = intervalo.getRowProperties({ rowHidden: true });
    await context.sync();
    intervalo.untrack();
    propriedades.value.forEach(({ rowHidden }, i) => {
      if (rowHidden === true) ocultas.push(area.linha + inicio + i);
    });
  }
  return ocultas;
}

/** The merged blocks that touch an area; none where Excel can't tell. */
export async function mesclasDe(context: Excel.RequestContext, aba: Excel.Worksheet, area: Area): Promise<Mescla[]> {
  if (!suporte().mesclas) return [];
  const mesclas = new Map<string, Mescla>();
  await juntaMesclas(context, aba, area, mesclas);
  return [...mesclas.values()].sort((a, b) => a.linha - b.linha || a.coluna - b.coluna);
}

async function juntaMesclas(
  context: Excel.RequestContext,
  aba: Excel.Worksheet,
  area: Area,
  mesclas: Map<string, Mescla>,
): Promise<void> {
  const intervalo = aba.getRangeByIndexes(area.linha, area.coluna, area.linhas, area.colunas);
  const mescladas = intervalo.getMergedAreasOrNullObject();
  mescladas.load('areas/items/rowIndex,areas/items/columnIndex,areas/items/rowCount,areas/items/columnCount');
  try {
    await context.sync();
  } catch (erro) {
    if (codigoDoOffice(erro) !== 'ResponsePayloadSizeLimitExceeded' || area.linhas === 1) throw erro;
    const metade = Math.ceil(area.linhas / 2);
    await juntaMesclas(context, aba, { ...area, linhas: metade }, mesclas);
    const resto = { ...area, linha: area.linha + metade, linhas: area.linhas - metade };
    return juntaMesclas(context, aba, resto, mesclas);
  }
  intervalo.untrack();
  if (mescladas.isNullObject) return;
  for (const bloco of mescladas.areas.items) {
    const { rowIndex: linha, columnIndex: coluna } = bloco;
    const ultimaLinha = linha + bloco.rowCount - 1;
    const ultimaColuna = coluna + bloco.columnCount - 1;
    mesclas.set(`${linha},${coluna}`, { linha, coluna, ultimaLinha, ultimaColuna });
    bloco.untrack();
  }
  mescladas.untrack();
}
