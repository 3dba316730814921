import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** The axe of the package that drives it through Playwright. */
const SOURCE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** All of axe's usual rules, or just these. */
export type Regras = 'all' | readonly string[];

interface Violacao {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly any: readonly { readonly message: string }[] }[];
}
type ComAxe = Window & {
  readonly axe?: { run(onde: object, opcoes: object): Promise<{ readonly violations: readonly Violacao[] }> };
};

/**
 * What axe finds in the page as it is now, but for the library's own catchers of focus, which the keyboard never stops
 * at. Axe itself is loaded once per page, and describes what it finds wrong alone: describing all that is right takes
 * several times as long as looking at it.
 */
export async function violacoes(page: Page, regras: Regras = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const achadas = await page.evaluate(async (estas) => {
    // Colours on their way from one theme to the other are of neither.
    const emTransicao = document.getAnimations().filter((animacao) => animacao instanceof CSSTransition);
    await Promise.allSettled(emTransicao.map(({ finished }) => finished));
    const { axe } = window as unknown as ComAxe;
    if (axe === undefined) throw new Error('axe was not loaded');
    const opcoes = {
      resultTypes: ['violations'],
      ...(estas === 'all' ? {} : { runOnly: { type: 'rule', values: estas } }),
    };
    return (await axe.run({ exclude: ['[data-tabster-dummy]'] }, opcoes)).violations;
  }, regras);
  return achadas.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}
