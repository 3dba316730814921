import { HostError, notEmulated } from '../errors';
import type { QueryInfo } from './batch';
import { type Found, NOTHING, type Remote, wireName } from './remote';
import type { Session } from './session';

type Json = Record<string, unknown>;

/** What identifies an object to the client, so that its next path is short. */
export function identityOf(found: Found): Json | null {
  if (found === NOTHING) return null;
  const { kind, self, reference } = found;
  return { ...kind.identity?.(self), ...(reference === undefined ? {} : { _ReferenceId: reference }) };
}

/** Answers a load: the properties selected, by `/`-separated paths; none selected means every scalar one. */
export function load(found: Found, query: QueryInfo | undefined, session: Session): Json | null {
  if (found === NOTHING) return null;
  const answer: Json = identityOf(found) ?? {};
  const selected = query?.Select?.length ? query.Select : ['*'];
  const paths = [...selected, ...(query?.Expand ?? []).map((path) => `${path}/*`)];
  for (const path of paths) put(answer, found, path.split('/'), session, query);
  return answer;
}

function put(answer: Json, remote: Remote, path: readonly string[], session: Session, page?: QueryInfo): void {
  const { kind } = remote;
  const [head = '*', ...rest] = path;
  if (kind.items && !kind.scalars.has(head) && !kind.links.has(head)) {
    return putItems(answer, remote, head === 'items' ? rest : path, session, page);
  }
  if (head === '*' || head === '$all') {
    for (const name of kind.scalars.keys()) putScalar(answer, remote, name, session);
    return;
  }
  const link = kind.links.get(head);
  if (link) {
    const target = link(remote.self, session);
    const key = wireName(head);
    if (target === NOTHING) {
      answer[key] = null;
      return;
    }
    const nested = (answer[key] ??= identityOf(target) ?? {}) as Json;
    return put(nested, target, rest.length ? rest : ['*'], session);
  }
  if (head === '_ReferenceId' || head === 'isNullObject') return;
  putScalar(answer, remote, head, session);
}

function putScalar(answer: Json, remote: Remote, name: string, session: Session): void {
  const scalar = remote.kind.scalars.get(name);
  if (!scalar) throw notEmulated(`${remote.kind.name}.${name}`);
  try {
    answer[name.startsWith('_') ? name : wireName(name)] = scalar.get(remote.self, session);
  } catch (error) {
    if (error instanceof HostError && error.location === '') error.location = `${remote.kind.name}.${name}`;
    throw error;
  }
}

/** The objects of a collection are made once per answer, however many of their properties are asked for. */
const listed = new WeakMap<Json, readonly Remote[]>();

function putItems(answer: Json, remote: Remote, path: readonly string[], session: Session, page?: QueryInfo): void {
  const all = listed.get(answer) ?? remote.kind.items?.(remote.self, session) ?? [];
  listed.set(answer, all);
  const from = page?.Skip ?? 0;
  const items = all.slice(from, page?.Top === undefined ? undefined : from + page.Top);
  const list = (answer._Items ??= items.map((item) => identityOf(item) ?? {})) as Json[];
  items.forEach((item, index) => {
    const target = list[index];
    if (target) put(target, item, path.length ? path : ['*'], session);
  });
}
