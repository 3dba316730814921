import { accessDenied, alreadyExists, invalidArgument, invalidOperation } from '../errors';
import { type Area, area, height } from './address';
import { Protection } from './protection';
import { Sheet } from './sheet';
import { checkDefinedName, checkSheetName, sameName } from './sheetName';
import { bodyRows, checkOverlap, settleHeaders, type Table } from './table';

export interface DefinedName {
  readonly name: string;
  readonly scope: Sheet | undefined;
  readonly target: { readonly sheet: Sheet; readonly area: Area } | { readonly formula: string };
  comment: string;
  visible: boolean;
}

export interface XmlPart {
  readonly id: string;
  xml: string;
}

/** The workbook that the emulated host has open. */
export class Book {
  name = 'Classificação.xlsx';
  readonly sheets: Sheet[] = [];
  tables: Table[] = [];
  names: DefinedName[] = [];
  xmlParts: XmlPart[] = [];
  readonly settings = new Map<string, unknown>();
  readonly documentSettings = new Map<string, string>();
  /** The workbooks that were opened beside this one, as bytes. */
  readonly opened: Uint8Array[] = [];
  readonly properties: Record<string, unknown> = {};
  readonly protection = new Protection();
  calculationMode = 'Automatic';
  /** Without one, Excel refuses what only a printer knows of a page. */
  printer = true;
  eventsOn = true;
  active: Sheet;
  /** `several`: more areas are selected beside this one. */
  selection: { sheet: Sheet; area: Area; several?: boolean };
  /** Of all workbooks: a handler that an earlier test left behind must not take a new sheet for its own. */
  private static serial = 0;

  constructor(firstSheet = 'Planilha1') {
    this.active = new Sheet(this.nextId(), firstSheet);
    this.sheets.push(this.active);
    this.selection = { sheet: this.active, area: area(0, 0, 0, 0) };
  }

  nextId(): string {
    Book.serial += 1;
    return `{${String(Book.serial).padStart(8, '0')}-0000-4000-8000-000000000000}`;
  }

  /** The sheet of that name or id, if any. */
  find(key: string): Sheet | undefined {
    return this.sheets.find((sheet) => sheet.id === key || sameName(sheet.name, key));
  }

  /** The sheet of that name; for tests, which know what they expect. */
  sheet(name: string): Sheet {
    const found = this.find(name);
    if (!found) throw new Error(`no sheet "${name}"; there are ${this.sheets.map((sheet) => sheet.name).join(', ')}`);
    return found;
  }

  addSheet(given?: string): Sheet {
    this.checkStructure();
    let name = given;
    for (let n = this.sheets.length + 1; name === undefined; n += 1) if (!this.find(`Planilha${n}`)) name = `Planilha${n}`;
    checkSheetName(name);
    if (this.find(name)) throw alreadyExists(`sheet "${name}"`);
    const sheet = new Sheet(this.nextId(), name);
    this.sheets.push(sheet);
    return sheet;
  }

  rename(sheet: Sheet, name: string): void {
    this.checkStructure();
    checkSheetName(name);
    const other = this.find(name);
    if (other && other !== sheet) throw alreadyExists(`sheet "${name}"`);
    sheet.name = name;
  }

  deleteSheet(sheet: Sheet): void {
    this.checkStructure();
    if (sheet.visibility === 'VeryHidden') throw invalidOperation('a very hidden sheet cannot be deleted');
    if (sheet.visibility === 'Visible') this.checkAnotherVisible(sheet);
    this.sheets.splice(this.sheets.indexOf(sheet), 1);
    sheet.deleted = true;
    this.tables = this.tables.filter((table) => table.sheet !== sheet);
    this.names = this.names.filter((name) => name.scope !== sheet);
    if (this.active === sheet) this.activate(this.firstVisible());
  }

  show(sheet: Sheet, visibility: Sheet['visibility']): void {
    this.checkStructure();
    if (visibility !== 'Visible') this.checkAnotherVisible(sheet);
    sheet.visibility = visibility;
    if (this.active === sheet && visibility !== 'Visible') this.activate(this.firstVisible());
  }

  move(sheet: Sheet, position: number): void {
    this.checkStructure();
    if (!Number.isInteger(position) || position < 0 || position >= this.sheets.length)
      throw invalidArgument('no such position');
    this.sheets.splice(this.sheets.indexOf(sheet), 1);
    this.sheets.splice(position, 0, sheet);
  }

  activate(sheet: Sheet): void {
    if (sheet.visibility !== 'Visible') throw invalidOperation(`sheet "${sheet.name}" is hidden`);
    this.active = sheet;
    if (this.selection.sheet !== sheet) this.selection = { sheet, area: area(0, 0, 0, 0) };
  }

  addTable(sheet: Sheet, of: Area): Table {
    sheet.checkContents(of);
    checkOverlap(this.tables, sheet, of);
    const whole = height(of) === 1 ? { ...of, bottom: of.bottom + 1 } : of;
    settleHeaders(sheet, whole);
    let n = this.tables.length + 1;
    while (this.tableNameTaken(`Tabela${n}`)) n += 1;
    const table: Table = {
      id: this.nextId(),
      name: `Tabela${n}`,
      sheet,
      area: whole,
      style: 'TableStyleMedium2',
      showTotals: false,
      showBandedRows: true,
      showBandedColumns: false,
      showFilterButton: true,
      highlightFirstColumn: false,
      highlightLastColumn: false,
      filtered: false,
    };
    this.tables.push(table);
    return table;
  }

  renameTable(table: Table, name: string): void {
    checkDefinedName(name);
    if (!sameName(table.name, name) && this.tableNameTaken(name)) throw invalidArgument(`name already in use: ${name}`);
    table.name = name;
  }

  resizeTable(table: Table, to: Area): void {
    if (to.top !== table.area.top) throw invalidArgument('the header row must stay where it is');
    if (height(to) < 2) throw invalidArgument('a table needs a row under its header');
    checkOverlap(this.tables, table.sheet, to, table);
    table.area = to;
    settleHeaders(table.sheet, to);
  }

  deleteTable(table: Table): void {
    table.sheet.checkContents(table.area);
    table.sheet.cells.clearContents({ ...bodyRows(table), top: table.area.top });
    this.tables = this.tables.filter((other) => other !== table);
  }

  addName(name: string, target: DefinedName['target'], scope?: Sheet, comment = ''): DefinedName {
    checkDefinedName(name);
    if (this.tableNameTaken(name, scope)) throw alreadyExists(`name "${name}"`);
    const added: DefinedName = { name, target, scope, comment, visible: true };
    this.names.push(added);
    return added;
  }

  private tableNameTaken(name: string, scope?: Sheet): boolean {
    return (
      this.tables.some((table) => sameName(table.name, name)) ||
      this.names.some((defined) => defined.scope === scope && sameName(defined.name, name))
    );
  }

  private firstVisible(): Sheet {
    const found = this.sheets.find((sheet) => sheet.visibility === 'Visible');
    if (!found) throw invalidOperation('no visible sheet');
    return found;
  }

  private checkAnotherVisible(sheet: Sheet): void {
    const other = this.sheets.some((candidate) => candidate !== sheet && candidate.visibility === 'Visible');
    if (!other) throw invalidOperation('a workbook keeps at least one visible sheet');
  }

  private checkStructure(): void {
    if (this.protection.on) throw accessDenied('the structure of the workbook is protected');
  }
}
