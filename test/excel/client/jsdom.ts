import { readFileSync } from 'node:fs';
import { ExcelHost, type HostOptions } from '../host';
import { installDesktopBridge } from './desktopBridge';
import { OFFICE_CDN, officeFile } from './officeFiles';
import type { HostMessage, PaneCall } from './protocol';
import { installWebFrame } from './webFrame';

/**
 * Makes the window of a jsdom test an Excel pane: loads the real office.js from node_modules over an emulated host.
 * Once per test file, whose first lines say `@jest-environment jsdom`; between tests, `host.reset()`.
 */
export async function openExcel(options: HostOptions = {}): Promise<ExcelHost> {
  const host = new ExcelHost(options);
  const { start } = host;
  const page = window as unknown as Record<string, unknown>;
  if (page[start.callName]) throw new Error('openExcel once per test file; host.reset() between tests');
  page[start.callName] = (call: PaneCall) => host.answer(call);
  host.attach((messages) =>
    (page[start.messageName] as ((messages: readonly HostMessage[]) => void) | undefined)?.(messages),
  );
  // jsdom has no document.domain, which the client reads to decide whether it trusts its host.
  if (document.domain === undefined) Object.defineProperty(document, 'domain', { value: window.location.hostname });
  (start.platform === 'Web' ? installWebFrame : installDesktopBridge)(start);
  answerScripts();
  const script = document.createElement('script');
  script.src = `${OFFICE_CDN}office.js`;
  document.head.append(script);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('office.js did not become ready in 20 s')), 20_000);
    script.addEventListener('load', () => {
      void Office.onReady().then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  });
  return host;
}

/** jsdom fetches no scripts here, so each that is added is answered from the installed package, or fails. */
function answerScripts(): void {
  const added = (node: Node) => {
    if (!(node instanceof HTMLScriptElement) || node.src === '') return;
    const file = officeFile(node.src);
    if (file === undefined) {
      node.dispatchEvent(new Event('error'));
      return;
    }
    // Indirect: the library's top level variables are the window's.
    const run = window.eval;
    run(`${readFileSync(file, 'utf8')}\n//# sourceURL=${file}`);
    node.dispatchEvent(new Event('load'));
  };
  new MutationObserver((records) => records.forEach((record) => record.addedNodes.forEach(added))).observe(document, {
    childList: true,
    subtree: true,
  });
}
