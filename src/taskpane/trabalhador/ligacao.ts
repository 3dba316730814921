/** Of the element that holds the worker's source in the page that is one file alone (scripts/pages.cjs). */
const DA_PAGINA = 'trabalhador';

/** The worker: its own script where the pane is on a server; out of the page itself where there is no server. */
export function criarTrabalhador(): Worker {
  const fonte = document.getElementById(DA_PAGINA)?.textContent;
  if (fonte === null || fonte === undefined) {
    return new Worker(new URL(/* webpackChunkName: "trabalhador" */ './trabalhador.ts', import.meta.url));
  }
  // The address isn't revoked: some browsers read it only after the constructor returns.
  return new Worker(URL.createObjectURL(new Blob([fonte], { type: 'text/javascript' })));
}
