import { openExcel } from '../client/jsdom';
import type { ExcelHost } from '../host';
import type { ProfileName } from '../profiles';
import { cells } from './cells';
import { client } from './client';
import { errors } from './errors';
import { events } from './events';
import { faults } from './faults';
import { formats } from './formats';
import type { Scenarios } from './given';
import { limits } from './limits';
import { pages } from './pages';
import { protection } from './protection';
import { ranges } from './ranges';
import { sheets } from './sheets';
import { stores } from './stores';
import { tables } from './tables';
import { validation } from './validation';

const ALL: Readonly<Record<string, Scenarios>> = {
  client,
  cells,
  ranges,
  formats,
  sheets,
  tables,
  validation,
  stores,
  pages,
  protection,
  errors,
  events,
  faults,
  limits,
};

/** The same scenarios in each profile, through the real client library. */
export function hostScenarios(profile: ProfileName): void {
  describe(`emulated Excel, ${profile}`, () => {
    let host: ExcelHost;
    beforeAll(async () => {
      host = await openExcel({ profile });
    }, 30_000);
    beforeEach(() => {
      host.reset();
    });
    for (const [name, scenarios] of Object.entries(ALL)) describe(name, () => scenarios(() => host, profile));
  });
}
