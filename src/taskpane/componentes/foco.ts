import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Passo } from '../estado/estado';
import type { Vista } from '../estado/livro';

/** What is large enough to say where one is, and stays when what was inside it goes. */
const LUGARES = 'section, [role=tabpanel], main';

function foca(lugar: HTMLElement): void {
  if (!lugar.hasAttribute('tabindex')) lugar.tabIndex = -1;
  lugar.focus();
}

/** The places around an element, the innermost first. */
function lugaresEmTornoDe(elemento: Element): HTMLElement[] {
  const lugares: HTMLElement[] = [];
  for (let lugar = elemento.closest<HTMLElement>(LUGARES); lugar !== null;) {
    lugares.push(lugar);
    lugar = lugar.parentElement?.closest<HTMLElement>(LUGARES) ?? null;
  }
  return lugares;
}

/**
 * Much that is pressed goes away with what it did: a law chosen, a question answered, a tie decided. The keyboard then
 * goes on from the place around it, instead of from the top of the page.
 */
export function useFocoGuardado(): void {
  useEffect(() => {
    let focado: Element | undefined;
    let lugares: readonly HTMLElement[] = [];
    const guarda = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      focado = target;
      lugares = lugaresEmTornoDe(target);
    };
    const observador = new MutationObserver(() => {
      if (focado === undefined || focado.isConnected || document.activeElement !== document.body) return;
      focado = undefined;
      const resta = lugares.find((lugar) => lugar.isConnected && lugar.closest('[hidden]') === null);
      if (resta !== undefined) foca(resta);
    });
    document.addEventListener('focusin', guarda);
    observador.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', guarda);
      observador.disconnect();
    };
  }, []);
}

/** Another step, or part, begins at its top; who came by one of the tabs stays on it, to go on with the arrows. */
function useTopoAoMudar(id: string): void {
  const anterior = useRef(id);
  useLayoutEffect(() => {
    if (anterior.current === id) return;
    anterior.current = id;
    const painel = document.getElementById(id);
    if (painel === null) return;
    if (document.activeElement?.getAttribute('role') !== 'tab') foca(painel);
    painel.closest('main')?.scrollTo(0, 0);
    window.scrollTo(0, 0);
  }, [id]);
}

export const useFocoNoPasso = (passo: Passo): void => useTopoAoMudar(`painel-${passo}`);
export const useFocoNaVista = (vista: Vista): void => useTopoAoMudar(`parte-${vista}`);
