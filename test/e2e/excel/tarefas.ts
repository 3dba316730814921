import type { Browser, Page } from 'playwright-core';

interface Evento {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread's own processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Watches the tasks of the page's thread. Judged by processor time and not by the clock: on a machine with other work
 * a task of 100 ms may take 300 ms by the clock, with nobody to blame here.
 *
 * @returns ends it, and gives what the tasks took in milliseconds, longest first
 */
export async function medeTarefas(browser: Browser): Promise<() => Promise<number[]>> {
  const sessao = await browser.newBrowserCDPSession();
  const eventos: Evento[] = [];
  sessao.on('Tracing.dataCollected', ({ value }) => {
    for (const evento of value as unknown as Evento[])
      if (evento.name === 'thread_name' || evento.tdur !== undefined) eventos.push(evento);
  });
  const traceConfig = { includedCategories: ['toplevel'], excludedCategories: ['*'] };
  await sessao.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
  return async () => {
    const acabou = new Promise((fim) => sessao.once('Tracing.tracingComplete', fim));
    await sessao.send('Tracing.end');
    await acabou;
    await sessao.detach();
    const fio = ({ pid, tid }: Evento) => `${pid} ${tid}`;
    const dePaginas = new Set(eventos.filter(({ args }) => args?.name === 'CrRendererMain').map(fio));
    const tarefas = eventos.filter((evento) => evento.name.endsWith('RunTask') && dePaginas.has(fio(evento)));
    if (tarefas.length === 0) throw new Error('no task of the page was seen');
    return tarefas.map(({ tdur = 0 }) => tdur / 1000).sort((a, b) => b - a);
  };
}

const VEZES = 8;

export const exposeEco = (page: Page): Promise<unknown> => page.exposeFunction('ecoDoTeste', (texto: string) => texto);

/**
 * A usual task, by the same measure and after `exposeEco`, when the emulator moves so many bytes to and fro and no
 * product is there: what the debugging protocol and the emulated frame cost the page's thread, which in Excel other
 * processes do.
 */
export async function custoDaPonte(browser: Browser, page: Page, bytes: number): Promise<number> {
  const para = await medeTarefas(browser);
  await page.evaluate(
    async ({ quantos, VEZES }) => {
      const { ecoDoTeste } = window as unknown as { ecoDoTeste: (texto: string) => Promise<string> };
      for (let vez = 0; vez < VEZES; vez++) {
        const texto = '"AMPLA","0012345",'.repeat(quantos / 18);
        await new Promise((fim) => setTimeout(fim, 0));
        const volta = await ecoDoTeste(texto);
        JSON.parse(JSON.stringify({ volta }));
        await new Promise((fim) => setTimeout(fim, 0));
      }
    },
    { quantos: bytes, VEZES },
  );
  return (await para())[VEZES / 2] ?? 0;
}
