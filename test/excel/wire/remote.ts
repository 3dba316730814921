import type { Args } from './args';
import type { Session } from './session';

/** An object that the client holds a path to: what it is (its kind) and what it stands for in the model. */
export class Remote<S = unknown> {
  /** Set once the client asks to keep the object across syncs. */
  reference: string | undefined;
  constructor(
    readonly kind: Kind<S>,
    readonly self: S,
  ) {}

  /** Erases what the object stands for: from here on kind and self travel together. */
  static of<S>(kind: Kind<S>, self: S): Remote {
    return new Remote<unknown>(kind as unknown as Kind<unknown>, self);
  }
}

/** What an `…OrNullObject` call gives when there is nothing. */
export const NOTHING = Symbol('null object');
export type Found = Remote | typeof NOTHING;

export interface Scalar<S> {
  readonly get: (self: S, session: Session) => unknown;
  readonly set?: (self: S, value: unknown, session: Session) => void;
}
export type Link<S> = (self: S, session: Session) => Found;
/** Gives an object for a path, a plain value for a ClientResult, or nothing. */
export type Method<S> = (self: S, args: Args, session: Session) => unknown;

/** Members of an interface of @types/office-js, so that a misspelt name does not compile; `_…` are the wire's own. */
type Named<T> =
  Exclude<keyof T & string, 'context' | 'load' | 'toJSON' | 'set' | 'track' | 'untrack' | 'items'> | `_${string}`;

export interface Members<T, S> {
  readonly scalars?: { readonly [K in Named<T>]?: Scalar<S> | Scalar<S>['get'] };
  readonly links?: { readonly [K in Named<T>]?: Link<S> };
  readonly methods?: { readonly [K in Named<T>]?: Method<S> };
  /** The objects of a collection. */
  readonly items?: (self: S, session: Session) => readonly Remote[];
  /** What identifies the object in its collection, under the name that the client reads it by. */
  readonly identity?: (self: S) => Readonly<Record<string, unknown>>;
  readonly keepsReference?: true;
  /** Whether what the object stands for has left the workbook. */
  readonly gone?: (self: S) => boolean;
}

export interface Kind<S> {
  readonly name: string;
  readonly scalars: ReadonlyMap<string, Scalar<S>>;
  readonly links: ReadonlyMap<string, Link<S>>;
  readonly methods: ReadonlyMap<string, Method<S>>;
  readonly items: Members<unknown, S>['items'];
  readonly identity: Members<unknown, S>['identity'];
  readonly keepsReference: boolean;
  readonly gone: (self: S) => boolean;
}

export function kind<T, S>(name: string, members: Members<T, S>): Kind<S> {
  const scalars = Object.entries<Scalar<S> | Scalar<S>['get'] | undefined>(members.scalars ?? {}).flatMap(([key, scalar]) =>
    scalar === undefined ? [] : [[key, typeof scalar === 'function' ? { get: scalar } : scalar] as const],
  );
  const present = <V>(given: Readonly<Record<string, V | undefined>> | undefined) =>
    new Map(Object.entries(given ?? {}).filter((entry): entry is [string, V] => entry[1] !== undefined));
  return {
    name,
    scalars: new Map(scalars),
    links: present<Link<S>>(members.links),
    methods: present<Method<S>>(members.methods),
    items: members.items,
    identity: members.identity,
    keepsReference: members.keepsReference ?? false,
    gone: members.gone ?? (() => false),
  };
}

/** The wire says `GetRange` where @types/office-js says `getRange`. */
export const memberName = (wireName: string) => wireName.charAt(0).toLowerCase() + wireName.slice(1);
export const wireName = (member: string) => member.charAt(0).toUpperCase() + member.slice(1);
