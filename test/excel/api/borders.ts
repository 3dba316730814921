import { invalidArgument, notEmulated } from '../errors';
import { type Area, isUnbounded } from '../model/address';
import type { Style } from '../model/style';
import { kind, type Scalar } from '../wire/remote';
import { color, oneOf } from './rangeFormat';
import type { RangeRef, Selves } from './selves';

type Self = Selves['RangeBorder'];
type CellSide = 'top' | 'bottom' | 'left' | 'right';

/** Which cells of the range a border of the range runs through, and on which of their sides. */
const SIDES: Readonly<Record<string, { side: CellSide; cells: (area: Area) => Area }>> = {
  EdgeTop: { side: 'top', cells: (area) => ({ ...area, bottom: area.top }) },
  EdgeBottom: { side: 'bottom', cells: (area) => ({ ...area, top: area.bottom }) },
  EdgeLeft: { side: 'left', cells: (area) => ({ ...area, right: area.left }) },
  EdgeRight: { side: 'right', cells: (area) => ({ ...area, left: area.right }) },
  InsideHorizontal: { side: 'bottom', cells: (area) => ({ ...area, bottom: area.bottom - 1 }) },
  InsideVertical: { side: 'right', cells: (area) => ({ ...area, right: area.right - 1 }) },
};

const STYLE = oneOf('None', 'Continuous', 'Dash', 'DashDot', 'DashDotDot', 'Dot', 'Double', 'SlantDashDot');
const WEIGHT = oneOf('Hairline', 'Thin', 'Medium', 'Thick');

function property(what: 'Style' | 'Color' | 'Weight', check: (value: unknown) => string): Scalar<Self> {
  const at = ({ area, side }: Self) => {
    const found = SIDES[side];
    if (!found) throw notEmulated(`borda ${side}`);
    const cells = found.cells(area);
    const none = cells.bottom < cells.top || cells.right < cells.left;
    return { key: `${found.side}${what}` as keyof Style, cells: none ? undefined : cells };
  };
  return {
    get: (self) => {
      const { key, cells } = at(self);
      return cells ? (self.sheet.cells.common(cells, key) ?? null) : null;
    },
    set: (self, value) => {
      const { key, cells } = at(self);
      if (cells && isUnbounded(cells) && what === 'Style') throw notEmulated('bordas de linhas ou colunas inteiras');
      self.sheet.checkAllowed('allowFormatCells');
      if (cells) self.sheet.cells.paint(cells, { [key]: check(value) });
    },
  };
}

export const rangeBorder = kind<Excel.RangeBorder, Self>('RangeBorder', {
  identity: ({ side }) => ({ SideIndex: side }),
  scalars: {
    sideIndex: ({ side }) => side,
    style: property('Style', STYLE),
    color: property('Color', color),
    weight: property('Weight', WEIGHT),
  },
});

export const rangeBorderCollection = kind<Excel.RangeBorderCollection, RangeRef>('RangeBorderCollection', {
  scalars: { count: () => Object.keys(SIDES).length },
  items: (self, session) => Object.keys(SIDES).map((side) => session.remote('RangeBorder', { ...self, side })),
  methods: {
    getItem: (self, args, session) => {
      const side = args.text(0);
      if (side === 'DiagonalDown' || side === 'DiagonalUp') throw notEmulated(`borda ${side}`);
      if (!SIDES[side]) throw invalidArgument(`no border ${side}`);
      return session.remote('RangeBorder', { ...self, side });
    },
  },
});
