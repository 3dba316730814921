import type { HostMessage, HostReply, PaneCall, PaneStart } from './protocol';

type SafeArray = { readonly dimensions: () => number; readonly toArray: () => unknown[] };
type Callback = (result: SafeArray | number) => void;

/**
 * The pane's side of an Excel for Windows: `window.external`, as its web view has it. Runs in the pane before office.js
 * and is sent there as source text, so it may use nothing from outside of itself.
 */
export function installDesktopBridge(start: PaneStart): void {
  const EXECUTE_RICH_API = 93;
  const RICH_API_MESSAGES = 33;
  const UNSUPPORTED = 5001;
  const page = window as unknown as Record<string, unknown>;
  const ask = (call: PaneCall) => (page[start.callName] as (call: PaneCall) => Promise<HostReply>)(call);
  const safeArray = (items: readonly unknown[]): SafeArray => ({
    dimensions: () => 1,
    toArray: () => items.map((item) => (Array.isArray(item) ? safeArray(item) : item)),
  });
  let settings = start.settings;
  let hear: ((event: number, payload: SafeArray) => void) | undefined;
  page[start.messageName] = (messages: readonly HostMessage[]) => hear?.(RICH_API_MESSAGES, safeArray(messages));

  const context = {
    GetAppType: () => 1,
    GetSolutionRef: () => 'emulador',
    GetAppVersionMajor: () => 16,
    GetAppVersionMinor: () => 1,
    GetAppUILocale: () => start.locale,
    GetAppDataLocale: () => start.locale,
    GetDocUrl: () => start.documentUrl,
    GetAppCapabilities: () => 0,
    GetActivationMode: () => 1,
    GetControlIntegrationLevel: () => 1,
    GetSolutionToken: () => '',
    GetInitialDisplayMode: () => 2,
    GetHostFullVersion: () => '16.0.18000.0',
    GetSupportedMatrix: () => start.requirements,
    GetOfficeThemeInfo: () =>
      JSON.stringify({
        bodyBackgroundColor: 0xffffff,
        bodyForegroundColor: 0x333333,
        controlBackgroundColor: 0xffffff,
        controlForegroundColor: 0,
      }),
    GetSettings: () => ({
      Read: (keys: string[], values: string[]) => {
        for (const [key, value] of Object.entries(settings)) {
          keys.push(key);
          values.push(value);
        }
      },
      WriteAsync: (keys: string[], values: string[], done?: (status: number) => void) => {
        settings = Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']));
        void ask({ ask: 'save settings', settings }).then(() => done?.(0));
      },
    }),
  };

  const bridge = {
    GetContext: () => context,
    GetHostInfo: () => `Excel$Win32$16.01$${start.locale}$telemetry$$disableLogging$${start.flags}`,
    Execute: (id: number, given: unknown[], done: Callback) => {
      if (id !== EXECUTE_RICH_API) return void done(safeArray([UNSUPPORTED]));
      const request = Array.isArray(given[0]) ? (given[0] as unknown[]) : given;
      void ask({ ask: 'run', body: String(request[4]), flags: Number(request[6]) }).then(({ error, body }) =>
        done(error === 0 ? safeArray([0, [200, [], body]]) : safeArray([error, ['', body]])),
      );
    },
    RegisterEvent: (id: number, _target: string, handler: typeof hear, done: Callback) => {
      if (id === RICH_API_MESSAGES) hear = handler;
      setTimeout(() => done(0), 0);
    },
    UnregisterEvent: (_id: number, _target: string, done: Callback) => setTimeout(() => done(0), 0),
  };
  Object.defineProperty(window, 'external', { value: bridge, configurable: true, writable: true });
}
