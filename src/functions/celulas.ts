import { ERROS_DE_CELULA, celulaComErro } from '../planilha/erros';
import { especieDoFormato } from '../planilha/formatos';
import type { Celula } from '../planilha/grade';
import { leData } from '../planilha/leitura/datas';

/** What the many shapes of a value that Excel hands over may have; which ones depends on its age and platform. */
interface Forma {
  readonly type?: unknown;
  readonly code?: unknown;
  readonly basicValue?: unknown;
  /** Older than `basicValue`. */
  readonly primitive?: unknown;
  readonly numberFormat?: unknown;
}

function numero(valor: number, formato: unknown): Celula {
  if (!Number.isFinite(valor)) return celulaComErro('#NUM!');
  const especie = typeof formato === 'string' ? especieDoFormato(formato) : 'número';
  if (especie === 'porcentagem') return { tipo: 'porcentagem', valor };
  if (especie !== 'data' || valor === 0) return valor;
  const lida = leData(valor, 'dd/mm');
  return lida.tipo === 'data' ? { tipo: 'data', data: lida.data } : valor;
}

/**
 * An object with a value, or with an error. What has neither is empty: it is the Invocation, which an Excel that still
 * holds older metadata puts in the place of an optional argument that it does not know.
 */
function composta({ type, code, basicValue, primitive, numberFormat }: Forma): Celula {
  const basico = basicValue ?? primitive;
  if (type === 'Empty') return null;
  if (type === 'Error' || type === 'CustomFunctionError' || (basico === undefined && typeof code === 'string')) {
    return celulaComErro(String(basico ?? code ?? '#VALUE!'));
  }
  if (typeof basico === 'number') return numero(basico, numberFormat);
  return celulaDe(typeof basico === 'object' ? null : basico);
}

/** A value of a cell, as Excel hands it to a function, in the shapes that every host shares. */
export function celulaDe(valor: unknown): Celula {
  switch (typeof valor) {
    case 'string':
      if (valor === '') return null;
      return valor.charCodeAt(0) === 35 && Object.hasOwn(ERROS_DE_CELULA, valor) ? celulaComErro(valor) : valor;
    case 'number':
      return numero(valor, undefined);
    case 'boolean':
      return valor;
    case 'object':
      return valor === null ? null : composta(valor);
    default:
      return null;
  }
}
