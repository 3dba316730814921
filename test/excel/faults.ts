import { HostError } from './errors';
import type { Book } from './model/book';
import type { Batch } from './wire/batch';

/** Codes that the host reports before it runs anything, and their numbers on the wire. */
export const REFUSALS: Readonly<Record<string, number>> = {
  InvalidOperationInCellEditMode: 5004,
  InvalidOrTimedOutSession: 5012,
  ActivityLimitReached: 5102,
  RequestPayloadSizeLimitExceeded: 5103,
  ResponsePayloadSizeLimitExceeded: 5104,
};

/**
 * What a test makes go wrong. A sync is one `context.sync()` of the add-in (the last one of `Excel.run` is implicit);
 * what the client library sends on its own account is not counted and does not fail.
 */
export class Faults {
  /** Milliseconds that every sync takes. */
  latency = 0;
  /** Bytes of a request or response, instead of the profile's. */
  payloadLimit: number | undefined;
  /** What the add-in asks beside the work that a test disturbs, whenever it likes: neither counted nor made to fail. */
  aside: (batch: Batch) => boolean = () => false;
  private editing = false;
  private waiting: (() => void)[] = [];
  private readonly failures = new Map<number, HostError>();
  private readonly changes = new Map<number, ((book: Book) => void)[]>();
  private syncs = 0;

  /** The user is typing in a cell: syncs are refused, or wait when the add-in said `delayForCellEdit`. */
  get cellEdit(): boolean {
    return this.editing;
  }

  set cellEdit(on: boolean) {
    this.editing = on;
    if (!on) for (const proceed of this.waiting.splice(0)) proceed();
  }

  /** Makes the n-th sync from now (1 is the next) fail with a code of Excel's, having done nothing. */
  failSync(n: number, code: string, message = 'Falha provocada pelo teste.'): void {
    this.failures.set(this.syncs + n, new HostError(code, message));
  }

  /** Changes the workbook just before the n-th sync from now: the user or a coauthor was faster. */
  beforeSync(n: number, change: (book: Book) => void): void {
    const at = this.syncs + n;
    this.changes.set(at, [...(this.changes.get(at) ?? []), change]);
  }

  /** Deletes a sheet just before the n-th sync from now. */
  deleteSheetBefore(n: number, name: string): void {
    this.beforeSync(n, (book) => book.deleteSheet(book.sheet(name)));
  }

  /** Adds a sheet of that name just before the n-th sync from now, so that the add-in finds it taken. */
  takeNameBefore(n: number, name: string): void {
    this.beforeSync(n, (book) => book.addSheet(name));
  }

  /** Waits for the latency and for the end of an edit; throws what the sync must fail with. */
  async arrive(book: Book, batch: Batch, waitsForEdit: boolean): Promise<void> {
    const number = this.aside(batch) ? undefined : ++this.syncs;
    if (this.latency > 0) await new Promise((resolve) => setTimeout(resolve, this.latency));
    if (this.editing && !waitsForEdit)
      throw new HostError('InvalidOperationInCellEditMode', 'O Excel está em modo de edição de célula.');
    if (this.editing) await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (number === undefined) return;
    for (const change of this.changes.get(number) ?? []) change(book);
    const failure = this.failures.get(number);
    if (failure) throw failure;
  }
}
