import type { Page } from 'playwright-core';

/** What has the focus, by its name; "body" when nothing has. */
export const focado = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const este = document.activeElement;
    if (este === null || este === document.body) return 'body';
    const rotulos =
      este instanceof HTMLInputElement || este instanceof HTMLSelectElement ? [...(este.labels ?? [])] : [];
    const rotulado = rotulos.map((rotulo) => rotulo.innerText).join(' ');
    return este.getAttribute('aria-label') ?? (rotulado || este.id || (este as HTMLElement).innerText.slice(0, 60));
  });

/** Whether the focused element looks another way than without the focus. */
async function focoSeVe(page: Page): Promise<boolean> {
  const caixa = await page.evaluate(() => {
    const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 };
  });
  const com = await page.screenshot({ clip: caixa, animations: 'disabled' });
  const marca = await page.evaluateHandle(() => {
    const este = document.activeElement as HTMLElement;
    este.blur();
    return este;
  });
  const sem = await page.screenshot({ clip: caixa, animations: 'disabled' });
  await marca.evaluate((este) => este.focus());
  return !com.equals(sem);
}

/** Tab by Tab to what has this name, which must show that it has the focus. */
export async function tabAte(page: Page, nome: RegExp): Promise<readonly string[]> {
  const passados: string[] = [];
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    passados.push(await focado(page));
    if (!nome.test(passados[i] ?? '')) continue;
    expect(`${passados[i]} ${(await focoSeVe(page)) ? 'shows' : 'hides'} its focus`).toMatch(/shows its focus$/);
    return passados;
  }
  throw new Error(`no ${nome} among ${passados.join(' | ')}`);
}
