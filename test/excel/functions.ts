import { parseArea, splitSheet } from './model/address';
import type { Book } from './model/book';
import { plain } from './model/value';
import type { Profile } from './profiles';
import type { HostMessage } from './client/protocol';
import { kind, Remote } from './wire/remote';

const CALL = { category: 1, type: 1000 } as const;

/** What a custom function gave: its value, or the number of an error (7 is #VALUE!, 1 is #N/A) with its message. */
export interface FunctionResult {
  readonly ok: boolean;
  readonly value: unknown;
  readonly code: number | undefined;
}

type Waiting = Map<number, (result: FunctionResult) => void>;

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** The service that the client's custom functions runtime gives results to. */
const service = kind<Record<'setInvocationResults' | 'setInvocationArrayResults', unknown>, Waiting>('CustomFunctions', {
  links: {},
  methods: {
    setInvocationArrayResults: (waiting, args) => {
      for (const [id, ok, value, code] of args.raw(0) as [number, boolean, unknown, unknown][]) {
        settle(waiting, id, { ok, value, code: number(code) });
      }
    },
    setInvocationResults: (waiting, args) => {
      for (const entry of args.raw(0) as { id: number; failed?: boolean; value: unknown; errorCode?: number }[]) {
        settle(waiting, entry.id, { ok: entry.failed !== true, value: entry.value, code: number(entry.errorCode) });
      }
    },
    _GetEnabledFeatures: () => [1, 2, 3, 4],
    _SetOsfControlContainerReadyForCustomFunctions: () => undefined,
  },
});

function settle(waiting: Waiting, id: number, result: FunctionResult): void {
  const resolve = waiting.get(id);
  waiting.delete(id);
  resolve?.(result);
}

/** Calls functions that the pane associated, as a cell's formula would. */
export class FunctionCalls {
  private readonly waiting: Waiting = new Map();
  private serial = 0;
  readonly service: Remote;

  constructor(
    private readonly book: () => Book,
    private readonly profile: Profile,
    private readonly send: (messages: readonly HostMessage[]) => void,
  ) {
    this.service = Remote.of(service, this.waiting);
  }

  /** An area as a function receives it: what an empty cell is depends on the profile. */
  argument(address: string): unknown[][] {
    const { sheet, rest } = splitSheet(address);
    const of = sheet === undefined ? this.book().active : this.book().sheet(sheet);
    return of.cells.grid(parseArea(rest), (value) => (value === '' ? this.profile.emptyArgument : plain(value)));
  }

  /** `args` as Excel sends them: null for one left out. */
  call(id: string, args: readonly unknown[], address = 'Planilha1!A1'): Promise<FunctionResult> {
    this.serial += 1;
    const { serial } = this;
    return new Promise((resolve) => {
      this.waiting.set(serial, resolve);
      this.send([[CALL.category, CALL.type, '', JSON.stringify([serial, id, args, address, 0, null]), 0, false]]);
    });
  }
}
