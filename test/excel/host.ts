import { KINDS } from './api/index';
import { CALL_NAME, type HostMessage, type HostReply, MESSAGE_NAME, type PaneCall, type PaneStart } from './client/protocol';
import { HostError } from './errors';
import { Faults, REFUSALS } from './faults';
import { FunctionCalls } from './functions';
import { Book } from './model/book';
import type { Value } from './model/value';
import { type Profile, type ProfileName, PROFILES } from './profiles';
import { services } from './services';
import { User } from './user';
import { type Batch, type BatchResult, isHousekeeping } from './wire/batch';
import { runBatch } from './wire/interpreter';
import { type Happening, Session } from './wire/session';

export interface HostOptions {
  readonly profile?: ProfileName;
  /** Shared runtime with custom functions, as the manifest asks for; false: a pane alone. */
  readonly sharedRuntime?: boolean;
  readonly locale?: string;
  /** Requirement sets other than the profile's, as `{ ExcelApi: '1.8' }` for an older Excel. */
  readonly requirements?: Readonly<Record<string, string>>;
  /** The value of a formula that the add-in writes. Nothing is calculated: without this it is `#NAME?`. */
  readonly calculate?: (formula: string) => Value;
}

/** One `context.sync()` as the host saw it. */
export interface SyncRecord {
  readonly bytesIn: number;
  readonly bytesOut: number;
  readonly actions: number;
  readonly error: string | undefined;
}

type Pane = (messages: readonly HostMessage[]) => void;

const EVENT_CATEGORY = 65_536;
const DELAY_FOR_CELL_EDIT = 64;

/** An Excel without Excel: answers the real client library out of a workbook in memory. */
export class ExcelHost {
  readonly profile: Profile;
  book!: Book;
  faults!: Faults;
  /** Every sync of the add-in since the last reset. */
  syncs: SyncRecord[] = [];
  readonly functions: FunctionCalls;
  /** The person at this Excel, and somebody else who has the same workbook open. */
  readonly user: User;
  readonly coauthor: User;
  private session!: Session;
  private readonly panes = new Set<Pane>();

  constructor(private readonly options: HostOptions = {}) {
    this.profile = PROFILES[options.profile ?? 'desktop'];
    this.functions = new FunctionCalls(
      () => this.book,
      this.profile,
      (messages) => this.send(messages),
    );
    const tell = (happenings: readonly Happening[]) => this.announce(happenings);
    this.user = new User(() => this.session, tell, 'the user');
    this.coauthor = new User(() => this.session, tell, 'a coauthor');
    this.reset();
  }

  /** A new workbook with one empty sheet, no faults, and nobody listening to its events. */
  reset(book = new Book()): this {
    this.book = book;
    this.faults = new Faults();
    this.syncs = [];
    const calculate = this.options.calculate ?? (() => ({ error: '#NAME?' }));
    this.session = new Session(book, this.profile, KINDS, services(this.functions.service), calculate);
    return this;
  }

  /** How many ranges the add-in holds across syncs: what it forgot to untrack. */
  get referencesHeld(): number {
    return this.session.referencesHeld;
  }

  get start(): PaneStart {
    return {
      platform: this.profile.name === 'web' ? 'Web' : 'Win32',
      locale: this.options.locale ?? 'pt-BR',
      flags: (this.options.sharedRuntime ?? true) ? 3 : 0,
      requirements: JSON.stringify({ ...this.profile.requirements, ...this.options.requirements }),
      settings: Object.fromEntries(this.book.documentSettings),
      documentUrl: `https://documento.invalid/${encodeURIComponent(this.book.name)}`,
      callName: CALL_NAME,
      messageName: MESSAGE_NAME,
    };
  }

  /** Connects a pane's message channel; returns what disconnects it. */
  attach(pane: Pane): () => void {
    this.panes.add(pane);
    return () => this.panes.delete(pane);
  }

  async answer(call: PaneCall): Promise<HostReply> {
    if (call.ask === 'save settings') {
      this.book.documentSettings.clear();
      for (const [key, value] of Object.entries(call.settings)) this.book.documentSettings.set(key, value);
      return { error: 0, body: '' };
    }
    const batch = JSON.parse(call.body) as Batch;
    if (isHousekeeping(batch)) return { error: 0, body: JSON.stringify(this.run(batch)) };
    const reply = await this.sync(batch, call);
    return reply;
  }

  private async sync(batch: Batch, call: PaneCall & { ask: 'run' }): Promise<HostReply> {
    const bytesIn = Buffer.byteLength(call.body);
    const record = (body: string, error?: string): void => {
      this.syncs.push({ bytesIn, bytesOut: Buffer.byteLength(body), actions: batch.Actions.length, error });
    };
    const limit = this.faults.payloadLimit ?? this.profile.payloadLimit ?? Infinity;
    try {
      await this.faults.arrive(this.book, batch, (call.flags & DELAY_FOR_CELL_EDIT) !== 0);
      if (bytesIn > limit)
        throw new HostError('RequestPayloadSizeLimitExceeded', 'O tamanho da solicitação excedeu o limite.');
      const result = this.run(batch);
      const body = JSON.stringify(result);
      if (Buffer.byteLength(body) > limit)
        throw new HostError('ResponsePayloadSizeLimitExceeded', 'O tamanho da resposta excedeu o limite.');
      record(body, result.Error?.Code);
      this.announce(this.session.takeHappenings());
      return { error: 0, body };
    } catch (error) {
      const failure = error instanceof HostError ? error : ours(error);
      record('', failure.code);
      const refusal = REFUSALS[failure.code];
      if (refusal !== undefined) return { error: refusal, body: failure.message };
      const result: BatchResult = {
        Results: [],
        Error: { Code: failure.code, Message: failure.message, Location: '', ActionIndex: 0, HttpStatusCode: 400 },
      };
      return { error: 0, body: JSON.stringify(result) };
    }
  }

  private run(batch: Batch): BatchResult {
    return runBatch(batch, this.session);
  }

  private announce(happenings: readonly Happening[]): void {
    if (happenings.length === 0) return;
    const messages = happenings.map(({ type, target, details }): HostMessage => [
      EVENT_CATEGORY,
      type,
      target,
      JSON.stringify(details),
      0,
      details.source === 'Remote',
    ]);
    // After the answer to the sync, as in Excel: a handler never runs inside the sync that caused it.
    setTimeout(() => this.send(messages), 0);
  }

  private send(messages: readonly HostMessage[]): void {
    for (const pane of this.panes) pane(messages);
  }
}

/** A fault of the emulator reaches the test as what it is. */
function ours(error: unknown): HostError {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new HostError('GeneralException', `Falha do Excel de testes (test/excel): ${stack}`);
}
