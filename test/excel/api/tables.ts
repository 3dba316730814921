import { invalidArgument, notEmulated, notFound } from '../errors';
import { intersection } from '../model/address';
import { sameName } from '../model/sheetName';
import { bodyRows, headerRow, type Table } from '../model/table';
import type { Args } from '../wire/args';
import { kind, NOTHING, type Scalar } from '../wire/remote';
import type { Session } from '../wire/session';
import { rangeFromArgument } from './refer';
import type { TableScope } from './selves';

function listed({ sheet, within }: TableScope, { book }: Session): readonly Table[] {
  return book.tables.filter(
    (table) => (!sheet || table.sheet === sheet) && (!within || intersection(table.area, within) !== undefined),
  );
}

const find = (scope: TableScope, args: Args, session: Session) =>
  listed(scope, session).find((table) => table.id === args.text(0) || sameName(table.name, args.text(0)));

export const tableCollection = kind<Excel.TableCollection, TableScope>('TableCollection', {
  scalars: { count: (scope, session) => listed(scope, session).length },
  items: (scope, session) => listed(scope, session).map((table) => session.remote('Table', table)),
  methods: {
    add: (scope, args, session) => {
      const remote = args.remote(0);
      const from = scope.sheet ?? session.book.active;
      const { sheet, area } = rangeFromArgument(session.book, from, remote, remote ? undefined : args.text(0));
      if (!args.flag(1)) throw notEmulated('TableCollection.add sem cabeçalho (hasHeaders = false)');
      if (scope.sheet && scope.sheet !== sheet) throw invalidArgument('the range is on another sheet');
      return session.remote('Table', session.book.addTable(sheet, area));
    },
    getItem: (scope, args, session) => {
      const table = find(scope, args, session);
      if (!table) throw notFound(`table "${args.text(0)}"`);
      return session.remote('Table', table);
    },
    getItemOrNullObject: (scope, args, session) => {
      const table = find(scope, args, session);
      return table ? session.remote('Table', table) : NOTHING;
    },
    getItemAt: (scope, args, session) => {
      const table = listed(scope, session)[args.whole(0)];
      if (!table) throw notFound(`table ${args.whole(0)}`);
      return session.remote('Table', table);
    },
    getCount: (scope, _args, session) => listed(scope, session).length,
  },
});

type Flags = 'showBandedRows' | 'showBandedColumns' | 'showFilterButton' | 'highlightFirstColumn' | 'highlightLastColumn';
const flag = (key: Flags): Scalar<Table> => ({
  get: (table) => table[key],
  set: (table, value) => {
    if (typeof value !== 'boolean') throw invalidArgument('true or false expected');
    table.sheet.checkContents(table.area);
    table[key] = value;
  },
});

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw invalidArgument('text expected');
  return value;
};

export const table = kind<Excel.Table, Table>('Table', {
  identity: ({ id }) => ({ Id: id }),
  gone: ({ sheet }) => sheet.deleted,
  scalars: {
    id: ({ id }) => id,
    name: { get: ({ name }) => name, set: (self, value, { book }) => book.renameTable(self, text(value)) },
    style: {
      get: ({ style }) => style,
      set: (self, value) => {
        self.style = text(value);
      },
    },
    showHeaders: () => true,
    showTotals: ({ showTotals }) => showTotals,
    showBandedRows: flag('showBandedRows'),
    showBandedColumns: flag('showBandedColumns'),
    showFilterButton: flag('showFilterButton'),
    highlightFirstColumn: flag('highlightFirstColumn'),
    highlightLastColumn: flag('highlightLastColumn'),
  },
  links: {
    worksheet: ({ sheet }, session) => session.remote('Worksheet', sheet),
    rows: (self, session) => session.remote('TableRowCollection', self),
    columns: (self, session) => session.remote('TableColumnCollection', self),
    autoFilter: (self, session) =>
      session.remote('AutoFilter', {
        sheet: self.sheet,
        get: () => (self.showFilterButton ? { area: self.area, filtered: self.filtered } : undefined),
        set: (state) => {
          self.filtered = state?.filtered ?? false;
          self.showFilterButton = state !== undefined;
        },
      }),
  },
  methods: {
    getRange: ({ sheet, area }, _args, session) => session.remote('Range', { sheet, area }),
    getHeaderRowRange: (self, _args, session) => session.remote('Range', { sheet: self.sheet, area: headerRow(self) }),
    getDataBodyRange: (self, _args, session) => session.remote('Range', { sheet: self.sheet, area: bodyRows(self) }),
    resize: (self, args, session) => {
      const remote = args.remote(0);
      const to = rangeFromArgument(session.book, self.sheet, remote, remote ? undefined : args.text(0));
      if (to.sheet !== self.sheet) throw invalidArgument('the range is on another sheet');
      session.book.resizeTable(self, to.area);
    },
    delete: (self, _args, { book }) => book.deleteTable(self),
    convertToRange: (self, _args, session) => {
      session.book.tables = session.book.tables.filter((other) => other !== self);
      return session.remote('Range', { sheet: self.sheet, area: self.area });
    },
    clearFilters: (self) => {
      self.filtered = false;
      for (let row = self.area.top; row <= self.area.bottom; row += 1) self.sheet.hiddenRows.delete(row);
    },
  },
});
