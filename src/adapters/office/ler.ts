import type { Aba, Celula } from '../../planilha/grade';
import type { Andamento, AoAvancar } from './andamento';
import { blocosDe } from './blocos';
import { linhasOcultas, mesclasDe } from './detalhes';
import { acha, type Achada, type Fonte } from './fonte';
import { paciencia, PAUSAS, type Paciencia } from './paciencia';
import { noExcel } from './rodar';

export type { Fonte } from './fonte';

/** A sheet without its rows, which are given in blocks. */
export interface AbaEmBlocos extends Omit<Aba, 'linhas'> {
  /** How many rows come, those above the first used one included. */
  readonly total: number;
}

export type Linhas = readonly (readonly Celula[])[];

export interface OpcoesDeLeitura {
  /** Of all sheets of the source together. */
  readonly aoAvancar?: AoAvancar;
  readonly cancelamento?: AbortSignal;
  /** Waits for the end of a cell's edition, in milliseconds; none before anything was read. */
  readonly pausas?: readonly number[];
}

/** Whoever receives a reading may push back: what it returns is awaited before more is read. */
export interface Recepcao extends OpcoesDeLeitura {
  /** Before the rows of every sheet. */
  readonly aoComecar?: (aba: AbaEmBlocos) => void | Promise<void>;
  /** The next rows of the sheet that began last; those above its first used row come too, empty. */
  readonly aoReceber: (linhas: Linhas) => void | Promise<void>;
}

/** Rows above the first used one are handed over in such blocks. */
const VAZIAS_POR_VEZ = 10_000;

interface Leitura {
  readonly context: Excel.RequestContext;
  readonly espera: Paciencia;
  readonly recepcao: Recepcao;
  readonly avanca: (aba: string, linhas: number) => void;
}

const totalDe = ({ area }: Achada): number => (area === undefined ? 0 : area.linha + area.linhas);

async function entrega({ espera, recepcao, avanca }: Leitura, aba: string, linhas: Linhas): Promise<void> {
  espera.confere();
  await recepcao.aoReceber(linhas);
  avanca(aba, linhas.length);
}

async function lerAchada(leitura: Leitura, achada: Achada): Promise<AbaEmBlocos> {
  const { context, espera, recepcao } = leitura;
  const { nome, area } = achada;
  const comum = { nome, total: totalDe(achada), ...(achada.oculta && { oculta: true as const }) };
  if (area === undefined) {
    const vazia = { ...comum, mesclas: [] };
    await recepcao.aoComecar?.(vazia);
    return vazia;
  }
  // By its id: the user may rename it meanwhile.
  const aba = context.workbook.worksheets.getItem(achada.id);
  const ocultas = await linhasOcultas(context, aba, area, achada.linhasOcultas, espera);
  const mesclas = await mesclasDe(context, aba, area, espera);
  const comecada = { ...comum, mesclas, ...(ocultas.length > 0 && { linhasOcultas: ocultas }) };
  await recepcao.aoComecar?.(comecada);
  for (let i = 0; i < area.linha; i += VAZIAS_POR_VEZ) {
    const quantas = Math.min(VAZIAS_POR_VEZ, area.linha - i);
    await entrega(
      leitura,
      nome,
      Array.from({ length: quantas }, () => []),
    );
  }
  for await (const linhas of blocosDe(context, aba, area, espera)) await entrega(leitura, nome, linhas);
  return comecada;
}

/** What a receiver throws is its own error, not one of Excel's. */
function protegida(recepcao: Recepcao): { recepcao: Recepcao; erroDela: () => { erro: unknown } | undefined } {
  let dela: { erro: unknown } | undefined;
  const guarda =
    <T>(ouve: (dado: T) => void | Promise<void>) =>
    async (dado: T): Promise<void> => {
      try {
        await ouve(dado);
      } catch (erro) {
        dela = { erro };
        throw erro;
      }
    };
  const { aoComecar, aoReceber } = recepcao;
  return {
    recepcao: {
      ...recepcao,
      aoReceber: guarda(aoReceber),
      ...(aoComecar !== undefined && { aoComecar: guarda(aoComecar) }),
    },
    erroDela: () => dela,
  };
}

/**
 * Sheets as they are, hidden and filtered rows included, handed over in blocks and not kept. Rows count from the
 * sheet's first one, so that places are those that the user sees; cells outside of a selection or table are empty.
 *
 * @returns the sheets read, without their rows
 * @throws ErroDoExcel, or what the receiver throws
 */
export async function lerPlanilha(fonte: Fonte, dada: Recepcao): Promise<AbaEmBlocos[]> {
  const { recepcao, erroDela } = protegida(dada);
  const { aoAvancar, cancelamento, pausas = PAUSAS } = recepcao;
  let andamento: Andamento = { aba: '', feitas: 0, total: 0 };
  const avanca = (aba: string, linhas: number): void => {
    andamento = { ...andamento, aba, feitas: andamento.feitas + linhas };
    aoAvancar?.(andamento);
  };
  const aoEsperar = (): void => aoAvancar?.({ ...andamento, esperaEdicao: true });
  try {
    return await noExcel(async (context) => {
      const espera = paciencia({ cancelamento, pausas, aoEsperar, desistencia: 'leitura-cancelada' });
      espera.confere();
      const achadas = await acha(context, fonte);
      andamento = { ...andamento, total: achadas.reduce((soma, achada) => soma + totalDe(achada), 0) };
      const lidas: AbaEmBlocos[] = [];
      for (const achada of achadas) {
        espera.confere();
        lidas.push(await lerAchada({ context, espera, recepcao, avanca }, achada));
      }
      return lidas;
    });
  } catch (erro) {
    throw erroDela()?.erro ?? erro;
  }
}

/**
 * One sheet as a whole, for small uses.
 *
 * @throws ErroDoExcel
 */
export async function lerAba(
  fonte: Exclude<Fonte, { readonly tipo: 'abas' }>,
  opcoes: OpcoesDeLeitura = {},
): Promise<Aba> {
  const linhas: (readonly Celula[])[] = [];
  const aoReceber = (novas: Linhas): void => {
    for (const linha of novas) linhas.push(linha);
  };
  const [lida] = await lerPlanilha(fonte, { ...opcoes, aoReceber });
  const { total: _, ...aba } = lida ?? { nome: '', mesclas: [], total: 0 };
  return { ...aba, linhas };
}
