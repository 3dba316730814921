import { notFound } from '../errors';
import { cellCount } from '../model/address';
import { kind } from '../wire/remote';
import type { Areas } from './selves';

export const rangeAreas = kind<Excel.RangeAreas, Areas>('RangeAreas', {
  keepsReference: true,
  gone: ({ sheet }) => sheet.deleted,
  scalars: {
    address: ({ sheet, areas }) => areas.map((area) => sheet.address(area)).join(','),
    areaCount: ({ areas }) => areas.length,
    cellCount: ({ areas }) => areas.reduce((sum, area) => sum + cellCount(area), 0),
  },
  links: {
    areas: (self, session) => session.remote('RangeCollection', self),
    worksheet: ({ sheet }, session) => session.remote('Worksheet', sheet),
  },
});

export const rangeCollection = kind<Excel.RangeCollection, Areas>('RangeCollection', {
  items: ({ sheet, areas }, session) =>
    areas.map((area) => {
      const remote = session.remote('Range', { sheet, area });
      session.keep(remote);
      return remote;
    }),
  methods: {
    getCount: ({ areas }) => areas.length,
    getItemAt: ({ sheet, areas }, args, session) => {
      const area = areas[args.whole(0)];
      if (!area) throw notFound(`area ${args.whole(0)}`);
      return session.remote('Range', { sheet, area });
    },
  },
});
