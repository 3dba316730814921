import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Acoes } from './estado/acoes';
import type { Estado } from './estado/estado';
import type { Contexto } from './estado/loja';

export interface Painel extends Contexto {
  readonly acoes: Acoes;
}

export const PainelContext = createContext<Painel | undefined>(undefined);

export function usePainel(): Painel {
  const painel = useContext(PainelContext);
  if (painel === undefined) throw new Error('Outside of the pane');
  return painel;
}

export function useAcoes(): Acoes {
  return usePainel().acoes;
}

/** A part of the state; the component is drawn anew when that part is another one. */
export function useEstado<T>(parte: (estado: Estado) => T): T {
  return useStore(usePainel().loja, parte);
}
