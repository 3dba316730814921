import { ErroDoExcel } from './erros';

export type Plataforma = 'excel' | 'outro programa' | 'navegador';

/** Where the pane runs, once Office says so: a plain browser has no Office, and Word is no Excel. */
export async function quandoPronto(): Promise<Plataforma> {
  if (typeof Office === 'undefined') return 'navegador';
  const { host } = await Office.onReady();
  if (host === Office.HostType.Excel) return 'excel';
  // Office.js in a page of its own gives a null host.
  return host ? 'outro programa' : 'navegador';
}

function tem(conjunto: string, versao: string): boolean {
  if (typeof Office === 'undefined' || typeof Excel === 'undefined') return false;
  // Before Office is ready there is no context, whatever the types say.
  const contexto = Office.context as Office.Context | undefined;
  const requisitos = contexto?.requirements as Office.RequirementSetSupport | undefined;
  return requisitos?.isSetSupported(conjunto, versao) ?? false;
}

export interface Suporte {
  /** What the product needs at least: reading, writing, print set-up. */
  readonly minimo: boolean;
  /** Where cells are merged is known only from ExcelApi 1.13 on. */
  readonly mesclas: boolean;
  readonly impressao: boolean;
  readonly suspenderCalculo: boolean;
  readonly suspenderTela: boolean;
  /** Which rows are hidden, row by row. */
  readonly linhasOcultas: boolean;
  readonly configuracao: boolean;
  readonly funcoes: boolean;
}

/** What this Excel can do; everything false outside of one. */
export function suporte(): Suporte {
  const api = (versao: string): boolean => tem('ExcelApi', versao);
  return {
    minimo: api('1.9'),
    mesclas: api('1.13'),
    impressao: api('1.9'),
    suspenderCalculo: api('1.6'),
    suspenderTela: api('1.9'),
    linhasOcultas: api('1.9'),
    configuracao: api('1.5'),
    funcoes: tem('CustomFunctionsRuntime', '1.1'),
  };
}

/** @throws ErroDoExcel when there is no Excel here, or one that is too old */
export function exigeExcel(): void {
  if (typeof Excel === 'undefined' || typeof Office === 'undefined') throw new ErroDoExcel('sem-excel');
  if (!suporte().minimo) throw new ErroDoExcel('excel-antigo');
}
