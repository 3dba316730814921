import { refusal, type Scenarios, sheet1 } from './given';

const NAMESPACE = 'https://exemplo.invalid/cotas';
const XML = `<?xml version="1.0"?><cotas xmlns="${NAMESPACE}" versao="1"><lei id="pf">Nº 4.993 &amp; cia</lei><!-- nota --></cotas>`;

/** Where a workbook keeps things that are not cells. */
export const stores: Scenarios = (given) => {
  const parts = (context: Excel.RequestContext) => context.workbook.customXmlParts;

  it('custom XML: added, found by namespace, changed, read back, deleted', async () => {
    await Excel.run(async (context) => {
      parts(context).add('<outra xmlns="urn:x"/>');
      const part = parts(context).add(XML);
      part.load('id,namespaceUri');
      const xml = part.getXml();
      await context.sync();
      expect([part.namespaceUri, xml.value]).toEqual([NAMESPACE, XML]);
      part.setXml(XML.replace('versao="1"', 'versao="2"'));
      await context.sync();
    });
    await Excel.run(async (context) => {
      const found = parts(context).getByNamespace(NAMESPACE);
      found.load('items/id');
      const only = found.getOnlyItemOrNullObject();
      const xml = only.getXml();
      await context.sync();
      expect(found.items).toHaveLength(1);
      expect(xml.value).toContain('versao="2"');
      found.items[0]?.delete();
      const none = found.getOnlyItemOrNullObject();
      const count = found.getCount();
      await context.sync();
      expect([none.isNullObject, count.value]).toEqual([true, 0]);
    });
    expect(given().book.xmlParts).toHaveLength(1);
  });

  it.each(['', 'texto', '<a>', '<a></b>', '<a/><b/>', '<a>x & y</a>', '<a x=1/>'])('custom XML refuses %j', async (xml) => {
    expect((await refusal((context) => (parts(context).add(xml), context.sync()))).code).toBe('InvalidArgument');
  });

  it('custom XML under a prefix, and two parts of one namespace', async () => {
    const seen = await Excel.run(async (context) => {
      parts(context).add(`<p:a xmlns:p='${NAMESPACE}'><p:b/></p:a>`);
      parts(context).add(XML);
      const scoped = parts(context).getByNamespace(NAMESPACE);
      const count = scoped.getCount();
      const only = scoped.getOnlyItemOrNullObject();
      await context.sync();
      return [count.value, only.isNullObject];
    });
    expect(seen).toEqual([2, true]);
    expect(
      (await refusal((context) => (parts(context).getByNamespace(NAMESPACE).getOnlyItem().getXml(), context.sync()))).code,
    ).toBe('InvalidArgument');
  });

  it('defined names: of ranges and constants, of the workbook and of a sheet', async () => {
    const seen = await Excel.run(async (context) => {
      const { names } = context.workbook;
      const range = names.add('ListaGeral', sheet1(context).getRange('A2:C9'), 'a lista');
      const constant = names.add('Vagas', '=10');
      const local = sheet1(context).names.add('Local', '=Planilha1!$B$2');
      [range, constant, local].forEach((name) => name.load('name,value,formula,type,scope,comment'));
      const back = names.getItem('listageral').getRange();
      back.load('address');
      const missing = names.getItemOrNullObject('Local');
      await context.sync();
      return [
        [range, constant, local].map((name) => [name.name, name.value, name.type, name.scope]),
        back.address,
        missing.isNullObject,
      ];
    });
    expect(seen).toEqual([
      [
        ['ListaGeral', 'Planilha1!$A$2:$C$9', 'Range', 'Workbook'],
        ['Vagas', '10', 'String', 'Workbook'],
        ['Local', 'Planilha1!$B$2', 'Range', 'Worksheet'],
      ],
      'Planilha1!A2:C9',
      true,
    ]);
    expect((await refusal((context) => (context.workbook.names.add('VAGAS', '=1'), context.sync()))).code).toBe(
      'ItemAlreadyExists',
    );
    expect((await refusal((context) => (context.workbook.names.add('A1', '=1'), context.sync()))).code).toBe(
      'InvalidArgument',
    );
  });

  it('a defined name is an address too, follows a renamed sheet, and dies with a deleted one', async () => {
    const sheet = given()
      .book.addSheet('Lista')
      .put('B2', [['x']]);
    given().book.addName('Alvo', { sheet, area: { top: 1, left: 1, bottom: 1, right: 1 } });
    given().book.rename(sheet, 'Outro nome');
    const value = await Excel.run(async (context) => {
      const range = sheet1(context).getRange('Alvo');
      range.load('values,address');
      await context.sync();
      return [range.values, range.address];
    });
    expect(value).toEqual([[['x']], "'Outro nome'!B2"]);
    given().book.deleteSheet(sheet);
    const gone = await Excel.run(async (context) => {
      const name = context.workbook.names.getItem('Alvo');
      const range = name.getRangeOrNullObject();
      name.load('type');
      await context.sync();
      return [name.type, range.isNullObject];
    });
    expect(gone).toEqual(['Error', true]);
  });

  it('settings and properties of the workbook', async () => {
    const seen = await Excel.run(async (context) => {
      const { settings, properties } = context.workbook;
      settings.add('leitura', { pcd: 'federal' });
      properties.title = 'Ordem de nomeação';
      properties.load('title,author');
      const read = settings.getItem('leitura');
      const missing = settings.getItemOrNullObject('nada');
      read.load('value');
      await context.sync();
      return [read.value, missing.isNullObject, properties.title, properties.author];
    });
    expect(seen).toEqual([{ pcd: 'federal' }, true, 'Ordem de nomeação', '']);
  });
};
