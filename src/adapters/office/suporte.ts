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

/**
 * Where the pane runs, once the script of Office has loaded and Office answered; a plain browser when the script can't
 * be had. It stays pending while the script or Office hangs: the pane goes on meanwhile, and has Excel when it comes.
 *
 * @param script the page's element of office.js
 */
export function carregamentoDoOffice(script: HTMLScriptElement | null): Promise<Plataforma> {
  if (typeof Office !== 'undefined') return quandoPronto();
  if (script === null || script.ownerDocument.readyState === 'complete') return Promise.resolve('navegador');
  return new Promise((responde) => {
    const olha = (): void => responde(quandoPronto());
    script.addEventListener('load', olha);
    script.addEventListener('error', () => responde('navegador'));
    // The script may have failed before anybody listened; the page's own event waits for it in any case.
    script.ownerDocument.defaultView?.addEventListener('load', olha);
  });
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
  readonly nomeDaPasta: boolean;
  readonly configuracao: boolean;
  /** Lists to choose from in cells. */
  readonly validacao: boolean;
  readonly aumentarTabela: boolean;
  readonly pastaNova: boolean;
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
    nomeDaPasta: api('1.7'),
    configuracao: api('1.5'),
    validacao: api('1.8'),
    aumentarTabela: api('1.13'),
    pastaNova: api('1.8'),
    funcoes: tem('CustomFunctionsRuntime', '1.1'),
  };
}

/** @throws ErroDoExcel when there is no Excel here, or one that is too old */
export function exigeExcel(): void {
  if (typeof Excel === 'undefined' || typeof Office === 'undefined') throw new ErroDoExcel('sem-excel');
  if (!suporte().minimo) throw new ErroDoExcel('excel-antigo');
}
