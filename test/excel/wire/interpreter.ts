import { HostError, invalidReference, notEmulated, notFound } from '../errors';
import { Args } from './args';
import { ACTION, type Action, type Arguments, type Batch, type BatchResult, PATH } from './batch';
import { identityOf, load } from './query';
import { type Found, memberName, NOTHING, Remote } from './remote';
import type { Session } from './session';

const NULL_OBJECT = () => new HostError('InvalidObjectPath', 'O caminho do objeto não funciona: o objeto é nulo.');

/** Runs one batch against the session's workbook. What ran before an error stays done, as in Excel. */
export function runBatch(batch: Batch, session: Session): BatchResult {
  const results: BatchResult['Results'] = [];
  const paths = new Paths(batch, session);
  for (const [index, action] of batch.Actions.entries()) {
    try {
      results.push({ ActionId: action.Id, Value: run(action, paths, session) });
    } catch (error) {
      // A failure that is not Excel's is a fault of the emulator and must not look like one of Excel's.
      if (!(error instanceof HostError)) throw error;
      return {
        Results: results,
        Error: {
          Code: error.code,
          Message: error.message,
          Location: error.location,
          ActionIndex: index,
          HttpStatusCode: 400,
        },
      };
    }
  }
  return { Results: results };
}

function run(action: Action, paths: Paths, session: Session): unknown {
  if (action.ActionType === ACTION.trace || action.ActionType === ACTION.ensureUnchanged) return null;
  const target = paths.resolve(action.ObjectPathId);
  switch (action.ActionType) {
    case ACTION.instantiate:
      if (target !== NOTHING && paths.kept.has(action.ObjectPathId)) session.keep(target);
      return identityOf(target);
    case ACTION.query:
      return load(target, action.QueryInfo, session);
    case ACTION.method: {
      if (action.Name === '_KeepReference') return null;
      if (target === NOTHING) throw NULL_OBJECT();
      const result = call(target, action.Name, paths.args(action.ArgumentInfo), session);
      return result instanceof Remote || result === NOTHING ? null : (result ?? null);
    }
    case ACTION.setProperty: {
      if (target === NOTHING) throw NULL_OBJECT();
      const name = memberName(action.Name);
      const scalar = target.kind.scalars.get(name);
      const location = `${target.kind.name}.${name}`;
      if (!scalar?.set) throw notEmulated(`${location} (escrita)`);
      const { set } = scalar;
      located(location, () => set(target.self, paths.args(action.ArgumentInfo)[0], session));
      return null;
    }
    default:
      throw notEmulated(`ação ${action.ActionType} (${action.Name})`);
  }
}

function call(target: Remote, name: string, given: readonly unknown[], session: Session): unknown {
  const member = memberName(name);
  const method = target.kind.methods.get(member);
  const location = `${target.kind.name}.${member}`;
  if (!method) throw notEmulated(location);
  return located(location, () => method(target.self, new Args(given, location), session));
}

function located<T>(location: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof HostError && error.location === '') error.location = location;
    throw error;
  }
}

/** The object paths of one batch, each resolved once. */
class Paths {
  /** Paths whose object the client wants to hold beyond this batch. */
  readonly kept: ReadonlySet<number>;
  private readonly resolved = new Map<number, Found>();

  constructor(
    private readonly batch: Batch,
    private readonly session: Session,
  ) {
    this.kept = new Set(
      batch.Actions.filter((action) => action.Name === '_KeepReference').map((action) => action.ObjectPathId),
    );
  }

  args(info: Arguments | undefined): unknown[] {
    return (info?.Arguments ?? []).map((value, index) => {
      const id = info?.ReferencedObjectPathIds?.[index];
      return id ? this.resolve(id) : value;
    });
  }

  resolve(id: number): Found {
    const known = this.resolved.get(id);
    if (known !== undefined) return known;
    const found = this.follow(id);
    this.resolved.set(id, found);
    return found;
  }

  private follow(id: number): Found {
    const path = this.batch.ObjectPaths[id];
    if (!path) throw new HostError('InvalidObjectPath', `Caminho de objeto desconhecido: ${id}`);
    const parent = path.ParentObjectPathId ? this.resolve(path.ParentObjectPathId) : undefined;
    if (parent === NOTHING) return NOTHING;
    switch (path.ObjectPathType) {
      case PATH.global:
        return this.session.root;
      case PATH.nullObject:
        return NOTHING;
      case PATH.newObject:
        return this.session.service(path.Name);
      case PATH.reference:
        return this.session.referenced(path.Name);
      case PATH.property: {
        const link = parent?.kind.links.get(memberName(path.Name));
        const location = `${parent?.kind.name}.${memberName(path.Name)}`;
        if (!parent || !link) throw notEmulated(location);
        return located(location, () => link(parent.self, this.session));
      }
      case PATH.method:
      case PATH.indexer: {
        if (!parent) throw notFound(path.Name);
        const name = path.ObjectPathType === PATH.indexer ? 'GetItem' : path.Name;
        const found = call(parent, name, this.args(path.ArgumentInfo), this.session);
        if (found instanceof Remote || found === NOTHING) return found;
        throw invalidReference(`${parent.kind.name}.${name} gives no object`);
      }
      default:
        throw notEmulated(`caminho de objeto do tipo ${path.ObjectPathType} (${path.Name})`);
    }
  }
}
