/// <reference types="custom-functions-runtime" />
import type { Runtime } from './associar';

/** The page's element of office.js. */
const OFFICE = 'office-js';

function runtime(): Runtime | undefined {
  return typeof CustomFunctions === 'undefined' ? undefined : CustomFunctions;
}

/**
 * Runs as soon as office.js has run, and before it starts its custom functions: the page loads it without waiting, so it
 * may come before this script or after it. In a browser without Excel it never comes.
 */
export function quandoHouverRuntime(associa: (runtime: Runtime) => void, documento: Document): void {
  const chegou = runtime();
  if (chegou !== undefined) {
    associa(chegou);
    return;
  }
  const carregou = ({ target }: Event): void => {
    const veio = runtime();
    if (!(target instanceof HTMLScriptElement) || target.id !== OFFICE || veio === undefined) return;
    documento.removeEventListener('load', carregou, true);
    associa(veio);
  };
  // Capturing: the load of a script does not bubble, and its element may not be in the page yet.
  documento.addEventListener('load', carregou, true);
}
