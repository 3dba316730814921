import type { HostMessage, HostReply, PaneCall, PaneStart } from './protocol';

interface FrameMessage {
  readonly _messageType: number;
  readonly _actionName: string;
  readonly _actionType?: number;
  readonly _conversationId: string;
  readonly _correlationId: number | null;
  readonly _data: unknown;
}

/**
 * The pane's side of Excel on the web: the frame's name and the window that the client posts its messages to. Runs in
 * the pane before office.js and is sent there as source text, so it may use nothing from outside of itself.
 */
export function installWebFrame(start: PaneStart): void {
  const EXECUTE_RICH_API = 93;
  const SAVE_SETTINGS = 76;
  const UNSUPPORTED = 5001;
  const REQUEST = 0;
  const page = window as unknown as Record<string, unknown>;
  // An address that the client trusts as an Office host; nothing is ever sent there.
  const origin = 'https://excel.officeapps.live.com';
  const ask = (call: PaneCall) => (page[start.callName] as (call: PaneCall) => Promise<HostReply>)(call);
  let hear: ((payload: unknown) => void) | undefined;
  page[start.messageName] = (messages: readonly HostMessage[]) => hear?.({ ArrayData: messages });

  const reply = (to: FrameMessage, data: unknown, responseType = 0) => {
    const message = {
      _messageType: 1,
      _actionName: to._actionName,
      _conversationId: to._conversationId,
      _correlationId: to._correlationId,
      _origin: origin,
      _data: data,
      _errorCode: 0,
      _responseType: responseType,
      _serializerVersion: 1,
    };
    setTimeout(() => window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), origin })), 0);
  };

  const context = {
    _id: 'emulador',
    _appName: 16,
    _appVersion: '16.0.18000.0',
    _appUILocale: start.locale,
    _dataLocale: start.locale,
    _docUrl: start.documentUrl,
    _clientMode: 0,
    _settings: start.settings,
    _reason: 1,
    _osfControlType: 1,
    _eToken: '',
    _correlationId: 'emulador',
    _appInstanceId: 'emulador',
    _appMinorVersion: 0,
    _requirementMatrix: start.requirements,
    _hostFullVersion: '16.0.18000.0',
    _initialDisplayMode: 2,
    _appDomains: [],
  };

  const execute = async (message: FrameMessage) => {
    const data = message._data as {
      ArrayData?: unknown[];
      DdaMethod?: { DispatchId?: number };
      DdaSettingsMethod?: { Properties?: [string, string][] };
    };
    const id = data.DdaMethod?.DispatchId;
    if (id === SAVE_SETTINGS) {
      await ask({ ask: 'save settings', settings: Object.fromEntries(data.DdaSettingsMethod?.Properties ?? []) });
      return reply(message, { Version: 1, Error: 0 });
    }
    if (id !== EXECUTE_RICH_API || !data.ArrayData) return reply(message, { Version: 1, Error: UNSUPPORTED });
    const { error, body } = await ask({ ask: 'run', body: String(data.ArrayData[4]), flags: Number(data.ArrayData[6]) });
    return reply(message, error === 0 ? { Version: 1, Error: 0, Data: [200, [], body] } : { Version: 1, Error: error });
  };

  const receive = (text: string) => {
    const message = JSON.parse(text) as FrameMessage;
    if (message._messageType !== REQUEST) return;
    switch (message._actionName) {
      case 'ContextActivationManager_getAppContextAsync':
        return reply(message, context);
      case 'richApiMessage':
        hear = message._actionType === 1 ? (payload) => reply(message, payload, 1) : undefined;
        return reply(message, { Error: 0 });
      case 'executeMethod':
        return void execute(message);
      default:
        if (message._correlationId !== null) reply(message, message._actionType ? { Error: 0 } : null);
    }
  };

  window.name = JSON.stringify({
    baseFrameName: 'emulador',
    hostInfo: `Excel|Web|16.00|${start.locale}|emulador||disableLogging|${start.flags}`,
    xdmInfo: `conversa|emulador|${origin}`,
    serializerVersion: 1,
    flights: '[]',
  });
  Object.defineProperty(window, 'opener', { value: { postMessage: receive }, configurable: true, writable: true });
}
