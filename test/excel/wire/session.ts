import { invalidReference } from '../errors';
import type { Book } from '../model/book';
import type { Value } from '../model/value';
import type { Profile } from '../profiles';
import { type Found, type Kind, Remote } from './remote';
import type { Selves } from '../api/selves';

/** A change that registered handlers hear of. */
export interface Happening {
  readonly type: number;
  /** The object that the handler was registered on: a sheet's id, or `Workbook`. */
  readonly target: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export type KindTable = { readonly [K in keyof Selves]: Kind<Selves[K]> };

/** What one client's batches run against: the workbook, the profile, and the references that the client holds. */
export class Session {
  private readonly references = new Map<string, Remote>();
  private readonly happenings: Happening[] = [];
  private readonly listeners = new Map<string, number>();
  private serial = 0;

  constructor(
    readonly book: Book,
    readonly profile: Profile,
    private readonly kinds: KindTable,
    private readonly services: ReadonlyMap<string, Remote>,
    readonly calculate: (formula: string) => Value,
  ) {}

  get root(): Remote {
    return this.remote('Workbook', this.book);
  }

  remote<K extends keyof Selves>(name: K, self: Selves[K]): Remote {
    return Remote.of<Selves[K]>(this.kinds[name], self);
  }

  service(name: string): Found {
    const found = this.services.get(name);
    if (!found) throw invalidReference(`service ${name} não emulado`);
    return found;
  }

  keep(remote: Remote): void {
    if (remote.reference !== undefined || !remote.kind.keepsReference) return;
    this.serial += 1;
    remote.reference = `ref${this.serial}`;
    this.references.set(remote.reference, remote);
  }

  referenced(reference: string): Remote {
    const found = this.references.get(reference);
    if (!found || found.kind.gone(found.self)) throw invalidReference(reference);
    return found;
  }

  forget(reference: string): void {
    this.references.delete(reference);
  }

  forgetAll(): void {
    this.references.clear();
  }

  /** How many objects the client has asked to keep and not given back. */
  get referencesHeld(): number {
    return this.references.size;
  }

  /** The client counts its handlers itself: it registers with the first of a kind and leaves with the last. */
  listen(target: string, type: number): void {
    const key = `${target} ${type}`;
    this.listeners.set(key, (this.listeners.get(key) ?? 0) + 1);
  }

  leave(target: string, type: number): void {
    const key = `${target} ${type}`;
    this.listeners.set(key, Math.max(0, (this.listeners.get(key) ?? 0) - 1));
  }

  /** Those that somebody listens to, unless events are turned off. */
  heard(happenings: readonly Happening[]): readonly Happening[] {
    if (!this.book.eventsOn) return [];
    return happenings.filter(({ target, type }) => (this.listeners.get(`${target} ${type}`) ?? 0) > 0);
  }

  happen(...happenings: readonly Happening[]): void {
    this.happenings.push(...this.heard(happenings));
  }

  takeHappenings(): readonly Happening[] {
    return this.happenings.splice(0);
  }
}
