import type { KindTable } from '../wire/session';
import { rangeBorder, rangeBorderCollection } from './borders';
import { customXmlPart, customXmlPartCollection, customXmlPartScopedCollection } from './customXml';
import { namedItem, namedItemCollection } from './names';
import { dataValidation } from './dataValidation';
import { headerFooter, headerFooterGroup, pageLayout } from './pageLayout';
import { range } from './range';
import { rangeAreas, rangeCollection } from './rangeAreas';
import { formatProtection, rangeFill, rangeFont, rangeFormat } from './rangeFormat';
import { autoFilter, workbookProtection, worksheetFreezePanes, worksheetProtection } from './sheetParts';
import { tableColumn, tableColumnCollection, tableRowCollection } from './tableParts';
import { table, tableCollection } from './tables';
import { application, documentProperties, runtime, setting, settingCollection, workbook } from './workbook';
import { workbookCreated } from './workbookCreated';
import { worksheet } from './worksheet';
import { worksheetCollection } from './worksheets';

/** Every class of the API that is emulated; a class or member not found here answers ApiNotFound. */
export const KINDS: KindTable = {
  Workbook: workbook,
  Application: application,
  WorkbookCreated: workbookCreated,
  Runtime: runtime,
  WorkbookProtection: workbookProtection,
  DocumentProperties: documentProperties,
  WorksheetCollection: worksheetCollection,
  Worksheet: worksheet,
  WorksheetProtection: worksheetProtection,
  WorksheetFreezePanes: worksheetFreezePanes,
  PageLayout: pageLayout,
  HeaderFooterGroup: headerFooterGroup,
  HeaderFooter: headerFooter,
  AutoFilter: autoFilter,
  Range: range,
  RangeAreas: rangeAreas,
  RangeCollection: rangeCollection,
  RangeFormat: rangeFormat,
  DataValidation: dataValidation,
  RangeFont: rangeFont,
  RangeFill: rangeFill,
  FormatProtection: formatProtection,
  RangeBorderCollection: rangeBorderCollection,
  RangeBorder: rangeBorder,
  TableCollection: tableCollection,
  Table: table,
  TableRowCollection: tableRowCollection,
  TableColumnCollection: tableColumnCollection,
  TableColumn: tableColumn,
  NamedItemCollection: namedItemCollection,
  NamedItem: namedItem,
  CustomXmlPartCollection: customXmlPartCollection,
  CustomXmlPartScopedCollection: customXmlPartScopedCollection,
  CustomXmlPart: customXmlPart,
  SettingCollection: settingCollection,
  Setting: setting,
};
