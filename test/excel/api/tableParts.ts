import { notFound } from '../errors';
import { height, width } from '../model/address';
import { sameName } from '../model/sheetName';
import { bodyRows, type Table } from '../model/table';
import { kind } from '../wire/remote';

const rowCount = (self: Table) => height(bodyRows(self));

export const tableRowCollection = kind<Excel.TableRowCollection, Table>('TableRowCollection', {
  scalars: { count: rowCount },
  methods: { getCount: rowCount },
});

const columnName = ({ sheet, area }: Table, index: number) => String(sheet.cells.value(area.top, area.left + index));

export const tableColumnCollection = kind<Excel.TableColumnCollection, Table>('TableColumnCollection', {
  scalars: { count: ({ area }) => width(area) },
  items: (self, session) =>
    Array.from({ length: width(self.area) }, (_, index) => session.remote('TableColumn', { table: self, index })),
  methods: {
    getCount: ({ area }) => width(area),
    getItem: (self, args, session) => {
      const key = args.raw(0);
      const names = Array.from({ length: width(self.area) }, (_, index) => columnName(self, index));
      const index = typeof key === 'number' ? key - 1 : names.findIndex((name) => sameName(name, args.text(0)));
      if (names[index] === undefined) throw notFound(`column ${String(key)}`);
      return session.remote('TableColumn', { table: self, index });
    },
  },
});

export const tableColumn = kind<Excel.TableColumn, { table: Table; index: number }>('TableColumn', {
  identity: ({ index }) => ({ Id: index + 1 }),
  scalars: {
    id: ({ index }) => index + 1,
    index: ({ index }) => index,
    name: (self) => columnName(self.table, self.index),
  },
  methods: {
    getRange: ({ table: { sheet, area }, index }, _args, session) =>
      session.remote('Range', { sheet, area: { ...area, left: area.left + index, right: area.left + index } }),
    getDataBodyRange: ({ table: of, index }, _args, session) => {
      const left = of.area.left + index;
      return session.remote('Range', { sheet: of.sheet, area: { ...bodyRows(of), left, right: left } });
    },
  },
});
