import type { Area } from './address';

export interface HeaderFooterText {
  leftHeader: string;
  centerHeader: string;
  rightHeader: string;
  leftFooter: string;
  centerFooter: string;
  rightFooter: string;
}

export const emptyHeaderFooter = (): HeaderFooterText => ({
  leftHeader: '',
  centerHeader: '',
  rightHeader: '',
  leftFooter: '',
  centerFooter: '',
  rightFooter: '',
});

export interface Zoom {
  scale?: number;
  horizontalFitToPages?: number;
  verticalFitToPages?: number;
}

/** How a sheet is printed; lengths in points. */
export class PageSetup {
  orientation = 'Portrait';
  paperSize = 'Letter';
  zoom: Zoom = { scale: 100 };
  centerHorizontally = false;
  centerVertically = false;
  printGridlines = false;
  printHeadings = false;
  blackAndWhite = false;
  draftMode = false;
  printOrder = 'DownThenOver';
  printComments = 'NoComments';
  printErrors = 'AsDisplayed';
  firstPageNumber: number | '' = '';
  leftMargin = 50.4;
  rightMargin = 50.4;
  topMargin = 54;
  bottomMargin = 54;
  headerMargin = 21.6;
  footerMargin = 21.6;
  titleRows: Area | undefined;
  printArea: Area | undefined;
  readonly headersFooters = {
    state: 'Default',
    useSheetMargins: true,
    useSheetScale: true,
    defaultForAllPages: emptyHeaderFooter(),
    firstPage: emptyHeaderFooter(),
    evenPages: emptyHeaderFooter(),
    oddPages: emptyHeaderFooter(),
  };
}
