import type { Area } from '../model/address';
import { formatArea } from '../model/address';
import type { Sheet } from '../model/sheet';
import type { Happening } from './session';

/** Numbers of the client's event types (`eventType` in its source). */
export const EVENT = { changed: 10, activated: 11, deactivated: 12, added: 13, selectionChanged: 14, deleted: 15 } as const;

/** The target of handlers registered on a collection. */
export const WORKBOOK = 'Workbook';

export type Source = 'this add-in' | 'the user' | 'a coauthor';

const origin = (source: Source) => ({
  source: source === 'a coauthor' ? 'Remote' : 'Local',
  triggerSource: source === 'this add-in' ? 'ThisLocalAddin' : 'Unknown',
});

/** A change is told to the handlers of the sheet and to those of the collection. */
const both = (type: number, sheet: Sheet, details: Readonly<Record<string, unknown>>): Happening[] =>
  [sheet.id, WORKBOOK].map((target) => ({ type, target, details: { worksheetId: sheet.id, ...details } }));

export const changed = (sheet: Sheet, area: Area, source: Source) =>
  both(EVENT.changed, sheet, {
    address: formatArea(area),
    changeType: 'RangeEdited',
    shiftDirection: 'None',
    ...origin(source),
  });

export const selectionChanged = (sheet: Sheet, area: Area) =>
  both(EVENT.selectionChanged, sheet, { address: formatArea(area) });

export const activated = (from: Sheet, to: Sheet): Happening[] =>
  from === to ? [] : [...(from.deleted ? [] : both(EVENT.deactivated, from, {})), ...both(EVENT.activated, to, {})];

export const added = (sheet: Sheet, source: Source): Happening[] => [
  { type: EVENT.added, target: WORKBOOK, details: { worksheetId: sheet.id, ...origin(source) } },
];

export const deleted = (sheet: Sheet, source: Source): Happening[] => [
  { type: EVENT.deleted, target: WORKBOOK, details: { worksheetId: sheet.id, ...origin(source) } },
];
