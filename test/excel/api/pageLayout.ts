import { invalidArgument, noPrinter } from '../errors';
import { type Area, isWholeRows } from '../model/address';
import type { HeaderFooterText, PageSetup, Zoom } from '../model/pageLayout';
import type { Sheet } from '../model/sheet';
import type { Args } from '../wire/args';
import { kind, NOTHING, type Scalar } from '../wire/remote';
import type { Session } from '../wire/session';
import { oneOf } from './rangeFormat';
import { rangeFromArgument } from './refer';

/** A property of the page set-up, checked when written. */
function setup<K extends keyof PageSetup>(key: K, check: (value: unknown) => PageSetup[K]): Scalar<Sheet> {
  return {
    get: ({ page }) => page[key],
    set: ({ page }, value, { book }) => {
      if (!book.printer) throw noPrinter();
      page[key] = check(value);
    },
  };
}

const flag = (value: unknown): boolean => {
  if (typeof value !== 'boolean') throw invalidArgument('true or false expected');
  return value;
};

const points = (value: unknown): number => {
  if (typeof value !== 'number' || value < 0) throw invalidArgument('a length in points expected');
  return value;
};

const PAPER = oneOf('Letter', 'Legal', 'Tabloid', 'Statement', 'Executive', 'A3', 'A4', 'A5', 'B4', 'B5', 'Folio', 'Quatro');

/** A scale or pages to fit into, not both: Excel lets the scale win silently, the emulator refuses. */
function zoom(value: unknown): Zoom {
  if (typeof value !== 'object' || value === null) throw invalidArgument('zoom options expected');
  const given = value as Zoom;
  const pages = [given.horizontalFitToPages, given.verticalFitToPages].filter((count) => count !== undefined);
  if (given.scale !== undefined && pages.length > 0) throw invalidArgument('zoom with scale and pages to fit');
  if (given.scale !== undefined && (given.scale < 10 || given.scale > 400)) throw invalidArgument('scale from 10 to 400');
  if (pages.some((count) => !Number.isInteger(count) || count < 0)) throw invalidArgument('a number of pages');
  return given;
}

const areaOf = (sheet: Sheet, args: Args, session: Session): Area => {
  const remote = args.remote(0);
  return rangeFromArgument(session.book, sheet, remote, remote ? undefined : args.text(0)).area;
};

const orNothing = (sheet: Sheet, area: Area | undefined, session: Session) =>
  area ? session.remote('Range', { sheet, area }) : NOTHING;

const PER_UNIT: Readonly<Record<string, number>> = { Points: 1, Inches: 72, Centimeters: 72 / 2.54 };
const MARGINS = {
  left: 'leftMargin',
  right: 'rightMargin',
  top: 'topMargin',
  bottom: 'bottomMargin',
  header: 'headerMargin',
  footer: 'footerMargin',
} as const;

export const pageLayout = kind<Excel.PageLayout, Sheet>('PageLayout', {
  scalars: {
    orientation: setup('orientation', oneOf('Portrait', 'Landscape')),
    paperSize: setup('paperSize', PAPER),
    zoom: setup('zoom', zoom),
    centerHorizontally: setup('centerHorizontally', flag),
    centerVertically: setup('centerVertically', flag),
    printGridlines: setup('printGridlines', flag),
    printHeadings: setup('printHeadings', flag),
    blackAndWhite: setup('blackAndWhite', flag),
    draftMode: setup('draftMode', flag),
    printOrder: setup('printOrder', oneOf('DownThenOver', 'OverThenDown')),
    printComments: setup('printComments', oneOf('NoComments', 'EndSheet', 'InPlace')),
    printErrors: setup('printErrors', oneOf('AsDisplayed', 'Blank', 'Dash', 'NotAvailable')),
    firstPageNumber: setup('firstPageNumber', (value) => (value === '' ? '' : points(value))),
    leftMargin: setup('leftMargin', points),
    rightMargin: setup('rightMargin', points),
    topMargin: setup('topMargin', points),
    bottomMargin: setup('bottomMargin', points),
    headerMargin: setup('headerMargin', points),
    footerMargin: setup('footerMargin', points),
  },
  links: { headersFooters: ({ page }, session) => session.remote('HeaderFooterGroup', page.headersFooters) },
  methods: {
    setPrintTitleRows: (sheet, args, session) => {
      const area = areaOf(sheet, args, session);
      // `$1:$2` and `A1:C2` both mean the rows.
      sheet.page.titleRows = isWholeRows(area) ? area : { ...area, left: 0, right: 16_383 };
    },
    getPrintTitleRowsOrNullObject: (sheet, _args, session) => orNothing(sheet, sheet.page.titleRows, session),
    setPrintArea: (sheet, args, session) => {
      sheet.page.printArea = areaOf(sheet, args, session);
    },
    getPrintAreaOrNullObject: (sheet, _args, session) =>
      sheet.page.printArea ? session.remote('RangeAreas', { sheet, areas: [sheet.page.printArea] }) : NOTHING,
    setPrintMargins: ({ page }, args, { book }) => {
      if (!book.printer) throw noPrinter();
      const factor = PER_UNIT[args.text(0)];
      if (factor === undefined) throw invalidArgument(`no unit ${args.text(0)}`);
      for (const [side, length] of Object.entries(args.record(1))) {
        if (!(side in MARGINS)) throw invalidArgument(`no margin ${side}`);
        page[MARGINS[side as keyof typeof MARGINS]] = points(length) * factor;
      }
    },
  },
});

const line = (key: keyof HeaderFooterText): Scalar<HeaderFooterText> => ({
  get: (self) => self[key],
  set: (self, value, { book }) => {
    if (!book.printer) throw noPrinter();
    if (typeof value !== 'string' || value.length > 255) throw invalidArgument('a text of at most 255 characters expected');
    self[key] = value;
  },
});

export const headerFooter = kind<Excel.HeaderFooter, HeaderFooterText>('HeaderFooter', {
  scalars: {
    leftHeader: line('leftHeader'),
    centerHeader: line('centerHeader'),
    rightHeader: line('rightHeader'),
    leftFooter: line('leftFooter'),
    centerFooter: line('centerFooter'),
    rightFooter: line('rightFooter'),
  },
});

type Group = PageSetup['headersFooters'];
const STATE = oneOf('Default', 'FirstAndDefault', 'OddAndEven', 'FirstOddAndEven');

export const headerFooterGroup = kind<Excel.HeaderFooterGroup, Group>('HeaderFooterGroup', {
  scalars: {
    state: {
      get: (group) => group.state,
      set: (group, value) => {
        group.state = STATE(value);
      },
    },
    useSheetMargins: (group) => group.useSheetMargins,
    useSheetScale: (group) => group.useSheetScale,
  },
  links: {
    defaultForAllPages: (group, session) => session.remote('HeaderFooter', group.defaultForAllPages),
    firstPage: (group, session) => session.remote('HeaderFooter', group.firstPage),
    evenPages: (group, session) => session.remote('HeaderFooter', group.evenPages),
    oddPages: (group, session) => session.remote('HeaderFooter', group.oddPages),
  },
});
