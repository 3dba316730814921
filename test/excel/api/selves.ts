import type { Area } from '../model/address';
import type { Book, DefinedName, XmlPart } from '../model/book';
import type { HeaderFooterText, PageSetup } from '../model/pageLayout';
import type { FilterState, Sheet } from '../model/sheet';
import type { Table } from '../model/table';

export interface RangeRef {
  readonly sheet: Sheet;
  readonly area: Area;
}

export interface TableScope {
  readonly sheet: Sheet | undefined;
  /** Only tables that touch this area. */
  readonly within?: Area;
}

export interface FilterOwner {
  readonly sheet: Sheet;
  readonly get: () => FilterState | undefined;
  readonly set: (state: FilterState | undefined) => void;
}

export interface Areas {
  readonly sheet: Sheet;
  readonly areas: readonly Area[];
}

/** What each emulated class of the API stands for in the model. */
export interface Selves {
  readonly Workbook: Book;
  readonly Application: Book;
  readonly WorkbookCreated: { readonly id: string; readonly base64: string };
  readonly Runtime: Book;
  readonly WorkbookProtection: Book;
  readonly DocumentProperties: Book;
  readonly WorksheetCollection: Book;
  readonly Worksheet: Sheet;
  readonly WorksheetProtection: Sheet;
  readonly WorksheetFreezePanes: Sheet;
  readonly PageLayout: Sheet;
  readonly HeaderFooterGroup: PageSetup['headersFooters'];
  readonly HeaderFooter: HeaderFooterText;
  readonly AutoFilter: FilterOwner;
  readonly Range: RangeRef;
  readonly RangeAreas: Areas;
  readonly RangeCollection: Areas;
  readonly RangeFormat: RangeRef;
  readonly DataValidation: RangeRef;
  readonly RangeFont: RangeRef;
  readonly RangeFill: RangeRef;
  readonly FormatProtection: RangeRef;
  readonly RangeBorderCollection: RangeRef;
  readonly RangeBorder: RangeRef & { readonly side: string };
  readonly TableCollection: TableScope;
  readonly Table: Table;
  readonly TableRowCollection: Table;
  readonly TableColumnCollection: Table;
  readonly TableColumn: { readonly table: Table; readonly index: number };
  readonly NamedItemCollection: { readonly scope: Sheet | undefined };
  readonly NamedItem: DefinedName;
  readonly CustomXmlPartCollection: Book;
  readonly CustomXmlPartScopedCollection: { readonly namespace: string };
  readonly CustomXmlPart: XmlPart;
  readonly SettingCollection: Book;
  readonly Setting: { readonly key: string };
}
