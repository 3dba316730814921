/** A slice of work on the pane's thread, in milliseconds: several fit into what a person notices on a slow machine. */
const FATIA = 25;

/** The rest runs in a task of its own, so that the pane paints and hears clicks first. */
export function vezDoPainel(): Promise<void> {
  // Timers are slowed down to one a second where the window is not in front; messages are not.
  if (typeof MessageChannel === 'undefined') return new Promise((fim) => setTimeout(fim, 0));
  return new Promise((fim) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      fim();
    };
    port2.postMessage(null);
  });
}

/** For a long loop: gives the pane its turn whenever a slice is over. */
export function emFatias(): () => Promise<void> {
  let inicio = performance.now();
  return async () => {
    if (performance.now() - inicio < FATIA) return;
    await vezDoPainel();
    inicio = performance.now();
  };
}
