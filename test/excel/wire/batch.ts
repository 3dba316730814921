/** The request and response of one sync, as the client sends and reads them. */
export interface Batch {
  readonly AutoKeepReference?: boolean;
  readonly Actions: readonly Action[];
  readonly ObjectPaths: Readonly<Record<string, ObjectPath>>;
}

export interface Arguments {
  readonly Arguments?: readonly unknown[] | null;
  readonly ReferencedObjectPathIds?: readonly (number | null)[] | null;
}

export interface Action {
  readonly Id: number;
  readonly ActionType: number;
  readonly Name: string;
  readonly ObjectPathId: number;
  readonly ArgumentInfo?: Arguments;
  readonly QueryInfo?: QueryInfo;
}

export interface QueryInfo {
  readonly Select?: readonly string[];
  readonly Expand?: readonly string[];
  readonly Top?: number;
  readonly Skip?: number;
}

export interface ObjectPath {
  readonly Id: number;
  readonly ObjectPathType: number;
  readonly Name: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: Arguments;
}

export const ACTION = { instantiate: 1, query: 2, method: 3, setProperty: 4, trace: 5, ensureUnchanged: 6 } as const;
export const PATH = { global: 1, newObject: 2, method: 3, property: 4, indexer: 5, reference: 6, nullObject: 7 } as const;

export interface BatchResult {
  readonly Results: { ActionId: number; Value: unknown }[];
  readonly Error?: { Code: string; Message: string; Location: string; ActionIndex: number; HttpStatusCode: number };
}

const HOUSEKEEPING =
  /^(?:_RemoveReference|_RemoveAllReferences|_SetOsfControlContainerReadyForCustomFunctions|_GetEnabledFeatures)$/;

/** What the client library sends on its own; a test that counts syncs does not mean these. */
export function isHousekeeping(batch: Batch): boolean {
  const root = (id: number): ObjectPath | undefined => {
    const path = batch.ObjectPaths[id];
    return path?.ParentObjectPathId ? root(path.ParentObjectPathId) : path;
  };
  return batch.Actions.every(
    (action) =>
      HOUSEKEEPING.test(action.Name) ||
      root(action.ObjectPathId)?.ObjectPathType === PATH.newObject ||
      isQuietRoot(action, batch),
  );
}

/** The root object is instantiated in every batch, so that alone says nothing. */
function isQuietRoot(action: Action, batch: Batch): boolean {
  const cleansUp = batch.Actions.some((other) => HOUSEKEEPING.test(other.Name));
  return (
    cleansUp &&
    action.ActionType === ACTION.instantiate &&
    batch.ObjectPaths[action.ObjectPathId]?.ObjectPathType === PATH.global
  );
}
