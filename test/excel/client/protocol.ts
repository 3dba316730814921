/** What the pane's side says to the host, wherever the host runs. Plain data, so that it crosses threads and processes. */
export type PaneCall =
  | { readonly ask: 'run'; readonly body: string; readonly flags: number }
  | { readonly ask: 'save settings'; readonly settings: Readonly<Record<string, string>> };

export interface HostReply {
  /** 0, or the number of an error that the host reports without running the batch. */
  readonly error: number;
  readonly body: string;
}

/** What the pane's side needs before office.js loads. */
export interface PaneStart {
  readonly platform: 'Win32' | 'Web';
  readonly locale: string;
  /** 3 makes the client a shared runtime with custom functions; 0 a plain pane. */
  readonly flags: number;
  readonly requirements: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly documentUrl: string;
  /** Names of the functions by which the two sides call each other, on the pane's window. */
  readonly callName: string;
  readonly messageName: string;
}

export const CALL_NAME = '__excelHostCall';
export const MESSAGE_NAME = '__excelHostMessage';

/** One entry of the client's message channel: events and calls of custom functions. */
export type HostMessage = readonly [
  category: number,
  type: number,
  target: string,
  json: string,
  sequence: number,
  remote: boolean,
];
