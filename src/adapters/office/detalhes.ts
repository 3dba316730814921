import type { Mescla } from '../../planilha/grade';
import type { Area } from './blocos';
import type { Paciencia } from './paciencia';
import { suporte } from './suporte';
import { vezDoPainel } from './vez';

/** Some twenty bytes each in Excel's answer. */
const LINHAS_POR_VEZ = 20_000;
/** Some two hundred bytes each. */
const MESCLAS_POR_VEZ = 5_000;

async function ocultasEm(context: Excel.RequestContext, aba: Excel.Worksheet, area: Area): Promise<number[]> {
  const intervalo = aba.getRangeByIndexes(area.linha, area.coluna, area.linhas, 1);
  const propriedades = intervalo.getRowProperties({ rowHidden: true });
  await context.sync();
  intervalo.untrack();
  return propriedades.value.flatMap(({ rowHidden }, i) => (rowHidden === true ? [area.linha + i] : []));
}

/** The hidden rows of an area, 0-based. `alguma`: what Excel says of the whole area; null: some are. */
export async function linhasOcultas(
  context: Excel.RequestContext,
  aba: Excel.Worksheet,
  area: Area,
  alguma: boolean | null,
  { insiste }: Paciencia,
): Promise<number[]> {
  if (alguma === false || !suporte().linhasOcultas) return [];
  if (alguma) return Array.from({ length: area.linhas }, (_, i) => area.linha + i);
  const ocultas: number[][] = [];
  for (let inicio = 0; inicio < area.linhas; inicio += LINHAS_POR_VEZ) {
    const linhas = Math.min(LINHAS_POR_VEZ, area.linhas - inicio);
    const bloco = { ...area, linha: area.linha + inicio, linhas };
    ocultas.push(await insiste(() => ocultasEm(context, aba, bloco)));
    await vezDoPainel();
  }
  return ocultas.flat();
}

/** The merged blocks that touch an area; none where Excel can't tell. */
export async function mesclasDe(
  context: Excel.RequestContext,
  aba: Excel.Worksheet,
  area: Area,
  { insiste }: Paciencia,
): Promise<Mescla[]> {
  if (!suporte().mesclas) return [];
  const mesclas = new Map<string, Mescla>();
  const partes = [area];
  for (let parte = partes.pop(); parte !== undefined; parte = partes.pop()) {
    const desta = parte;
    const achadas = await insiste(() => mesclasEm(context, aba, desta));
    if (achadas === 'demais') partes.push(...metades(desta));
    // A block that reaches into both halves comes twice.
    else for (const mescla of achadas) mesclas.set(`${mescla.linha},${mescla.coluna}`, mescla);
  }
  return [...mesclas.values()].sort((a, b) => a.linha - b.linha || a.coluna - b.coluna);
}

function metades(area: Area): Area[] {
  const metade = Math.ceil(area.linhas / 2);
  return [
    { ...area, linhas: metade },
    { ...area, linha: area.linha + metade, linhas: area.linhas - metade },
  ];
}

async function mesclasEm(
  context: Excel.RequestContext,
  aba: Excel.Worksheet,
  area: Area,
): Promise<readonly Mescla[] | 'demais'> {
  const intervalo = aba.getRangeByIndexes(area.linha, area.coluna, area.linhas, area.colunas);
  const mescladas = intervalo.getMergedAreasOrNullObject();
  mescladas.load('areaCount');
  await context.sync();
  intervalo.untrack();
  if (mescladas.isNullObject) return [];
  if (mescladas.areaCount > MESCLAS_POR_VEZ && area.linhas > 1) {
    mescladas.untrack();
    return 'demais';
  }
  mescladas.load('areas/items/rowIndex,areas/items/columnIndex,areas/items/rowCount,areas/items/columnCount');
  await context.sync();
  const mesclas = mescladas.areas.items.map((bloco) => {
    const { rowIndex: linha, columnIndex: coluna } = bloco;
    bloco.untrack();
    return { linha, coluna, ultimaLinha: linha + bloco.rowCount - 1, ultimaColuna: coluna + bloco.columnCount - 1 };
  });
  mescladas.untrack();
  return mesclas;
}
