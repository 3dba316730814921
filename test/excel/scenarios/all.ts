import { openExcel } from '../client/jsdom';
import type { ExcelHost } from '../host';
import type { ProfileName } from '../profiles';
import { client } from './client';

export type Given = () => ExcelHost;

/** The same scenarios in each profile, through the real client library. */
export function hostScenarios(profile: ProfileName): void {
  describe(`emulated Excel, ${profile}`, () => {
    let host: ExcelHost;
    beforeAll(async () => {
      host = await openExcel({ profile });
    }, 30_000);
    beforeEach(() => host.reset());
    const given: Given = () => host;
    describe('client', () => client(given, profile));
  });
}
