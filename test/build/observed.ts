import type { Page } from 'playwright-core';

/** What a page did that its user doesn't see. */
export interface Observed {
  readonly requests: readonly string[];
  readonly complaints: readonly string[];
}

/** From now on: every address asked for (blob: and data: aside), every error, warning and refusal of its policy. */
export function observe(page: Page): Observed {
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url())) requests.push(request.url());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return { requests, complaints };
}

/** Keeps the workers that the page makes, and tells the refusals of the policy as errors. To be run before its scripts. */
export function keepWorkers(): void {
  const made: Worker[] = [];
  window.Worker = class extends window.Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      made.push(this);
    }
  };
  Object.assign(window, { workersMade: made });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`policy: ${violatedDirective} ${blockedURI}`),
  );
}

type WithWorkers = Window & { readonly workersMade: readonly Worker[] };

/** Asks the page's worker for a property that nothing has: whatever it exposes, Comlink answers. */
export async function pingWorker(page: Page): Promise<unknown> {
  await page.waitForFunction(() => (window as unknown as WithWorkers).workersMade.length > 0);
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const [worker] = (window as unknown as WithWorkers).workersMade;
        worker?.addEventListener('error', (event) => resolve(`error ${event.message}`));
        worker?.addEventListener('message', ({ data }) => {
          if (data.id === 'ping') resolve('answered');
        });
        worker?.postMessage({ id: 'ping', type: 'GET', path: ['ping'] });
      }),
  );
}

/** What the pane says once it has taken the place of the loading text. */
export async function paneShown(page: Page, timeout: number): Promise<string> {
  await page.locator('#root > :not(.abrindo)').first().waitFor({ timeout });
  return page.locator('#root').innerText();
}
