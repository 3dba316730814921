import { createStore, type StoreApi } from 'zustand/vanilla';
import { INICIO, type Estado } from './estado';
import type { Portas } from './portas';

export type Loja = StoreApi<Estado>;

/** The one store of the pane. */
export function criarLoja(): Loja {
  return createStore<Estado>(() => INICIO);
}

/** What every action has at hand. */
export interface Contexto extends Portas {
  readonly loja: Loja;
}

/**
 * Turns of something of which only the last counts: a reading asked for after another makes the first one's answer
 * worthless, whenever it comes.
 *
 * @returns starts a turn, and gives the question whether it is still the last one
 */
export function vezes(): () => () => boolean {
  let ultima = 0;
  return () => {
    ultima += 1;
    const esta = ultima;
    return () => esta === ultima;
  };
}
