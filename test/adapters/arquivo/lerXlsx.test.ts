import { abasDe, bytesDe, partesDoXlsx, xlsxDeTeste } from './planilhasDeTeste';
import { zipSync } from 'fflate';

const XFS =
  '<xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/>';
const FORMATOS =
  '<numFmt numFmtId="164" formatCode="0.0%&quot; do total&quot;"/><numFmt numFmtId="165" formatCode="&quot;12% &quot;0"/>';

async function celulas(celulas: string, resto = {}) {
  const [aba] = await abasDe(xlsxDeTeste({ celulas, xfs: XFS, formatos: FORMATOS, ...resto }));
  return aba?.linhas ?? [];
}

test('a serial with a date format is a date; the day of the year 1900 that never was comes before it', async () => {
  expect(
    await celulas(
      '<row r="1"><c r="A1" s="1"><v>29358</v></c><c r="B1" s="1"><v>45351.57</v></c><c r="C1" s="1"><v>1</v></c></row>',
    ),
  ).toEqual([
    [
      { tipo: 'data', data: '1980-05-17' },
      { tipo: 'data', data: '2024-02-29' },
      { tipo: 'data', data: '1900-01-01' },
    ],
  ]);
});

test('the 1904 calendar of old Macs counts from another day', async () => {
  const livro =
    '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="Dados" sheetId="1" r:id="rId1"/></sheets></workbook>';
  expect(await celulas('<row r="1"><c r="A1" s="1"><v>27896</v></c></row>', { livro })).toEqual([
    [{ tipo: 'data', data: '1980-05-17' }],
  ]);
});

test('a time of day is text, and a date outside the calendar is an error, not a crash', async () => {
  expect(
    await celulas('<row r="1"><c r="A1" s="5"><v>0.35416666</v></c><c r="B1" s="1"><v>1E15</v></c></row>'),
  ).toEqual([['08:30', { tipo: 'erro', erro: '########' }]]);
});

test('a % format makes a percentage; a % between quotes does not', async () => {
  const linha =
    '<row r="1"><c r="A1" s="2"><v>0.2</v></c><c r="B1" s="3"><v>0.125</v></c><c r="C1" s="4"><v>7</v></c><c r="D1" s="2" t="s"><v>0</v></c></row>';
  expect(await celulas(linha, { textos: '<si><t>20%</t></si>' })).toEqual([
    [{ tipo: 'porcentagem', valor: 0.2 }, { tipo: 'porcentagem', valor: 0.125 }, 7, '20%'],
  ]);
});

test('errors are told in Portuguese, and the same characters as text stay text', async () => {
  const linha =
    '<row r="1"><c r="A1" t="e"><v>#N/A</v></c><c r="B1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C1" t="e"><v>#NAME?</v></c><c r="D1" t="s"><v>0</v></c></row>';
  expect(await celulas(linha, { textos: '<si><t>#N/A</t></si>' })).toEqual([
    [{ tipo: 'erro', erro: '#N/D' }, { tipo: 'erro', erro: '#DIV/0!' }, { tipo: 'erro', erro: '#NOME?' }, '#N/A'],
  ]);
});

test('a formula gives the value stored with it; without one it is an error, not an empty cell', async () => {
  const linha =
    '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>A1&amp;"x"</f><v>2x</v></c><c r="C1"><f>1+1</f></c><c r="D1" t="str"><f>""</f><v></v></c></row>';
  expect(await celulas(linha)).toEqual([[2, '2x', { tipo: 'erro', erro: 'fórmula sem valor gravado' }, null]]);
});

test('text stays as stored: rich text flattened, phonetic guides left out, zeros and spaces kept', async () => {
  const textos =
    '<si><r><t xml:space="preserve">Ana </t></r><r><rPr><b/></rPr><t>Ipê</t></r></si><si><t>001</t></si>' +
    '<si><t>nome</t><rPh sb="0" eb="1"><t>guia</t></rPh></si><si><t xml:space="preserve">  a&#10;b </t></si>';
  const linha = [0, 1, 2, 3].map((i) => `<c r="${'ABCD'[i]}1" t="s"><v>${i}</v></c>`).join('');
  expect(
    await celulas(
      `<row r="1">${linha}<c r="E1" t="inlineStr"><is><t>=1</t></is></c><c r="F1" t="b"><v>1</v></c></row>`,
      { textos },
    ),
  ).toEqual([['Ana Ipê', '001', 'nome', '  a\nb ', '=1', true]]);
});

test('merged blocks and hidden rows are told', async () => {
  const [aba] = await abasDe(
    xlsxDeTeste({
      celulas: '<row r="1"><c r="A1"><v>1</v></c></row><row r="3" hidden="1"><c r="B3"><v>2</v></c></row>',
      depois: '<mergeCells count="2"><mergeCell ref="A1:B2"/><mergeCell ref="A1:A1048576"/></mergeCells>',
    }),
  );
  expect(aba?.mesclas).toEqual([
    { linha: 0, coluna: 0, ultimaLinha: 1, ultimaColuna: 1 },
    { linha: 0, coluna: 0, ultimaLinha: 2, ultimaColuna: 0 },
  ]);
  expect(aba?.linhasOcultas).toEqual([2]);
  expect(aba?.linhas).toEqual([
    [1, null],
    [null, null],
    [null, 2],
  ]);
});

test('a declared size of the whole grid costs nothing, and formats far away are left out', async () => {
  const formatadas = Array.from(
    { length: 3000 },
    (_, i) => `<row r="${i + 2}"><c r="XFD${i + 2}" s="0"/><c r="XFC${i + 2}"></c></row>`,
  ).join('');
  expect(
    await celulas(`<row r="1"><c r="A1"><v>1</v></c></row>${formatadas}`, {
      antes: '<dimension ref="A1:XFD1048576"/>',
    }),
  ).toEqual([[1]]);
});

test('cells without addresses count on from the one before', async () => {
  expect(
    await celulas(
      '<row><c><v>1</v></c><c><v>2</v></c></row><row r="3"><c r="B3"><v>3</v></c><c s="2"><v>0.5</v></c></row>',
    ),
  ).toEqual([
    [1, 2, null],
    [null, null, null],
    [null, 3, { tipo: 'porcentagem', valor: 0.5 }],
  ]);
});

test('prefixed elements, as some programs write them, are read alike', async () => {
  const partes = partesDoXlsx({ xfs: XFS });
  partes['xl/worksheets/sheet1.xml'] = bytesDe(
    '<x:worksheet xmlns:x="u"><x:sheetData><x:row r="1"><x:c r="B1" s="2"><x:v>0.2</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  );
  const [aba] = await abasDe(zipSync(partes));
  expect(aba?.linhas).toEqual([[null, { tipo: 'porcentagem', valor: 0.2 }]]);
});

test('a chart sheet among the sheets is passed over', async () => {
  const livro =
    '<workbook xmlns:r="r"><sheets><sheet name="Gráfico" sheetId="2" r:id="rId4"/><sheet name="A &amp; B" sheetId="1" r:id="rId1"/></sheets></workbook>';
  const abas = await abasDe(xlsxDeTeste({ livro, celulas: '<row r="1"><c r="A1"><v>5</v></c></row>' }));
  expect(abas.map(({ nome, linhas }) => [nome, linhas])).toEqual([['A & B', [[5]]]]);
});

test('an empty sheet has no rows', async () => {
  expect(await celulas('')).toEqual([]);
});

test('pictures, charts and comments are not even inflated', async () => {
  const outras = { 'xl/media/image1.png': bytesDe('não é imagem'), 'xl/drawings/drawing1.xml': bytesDe('<quebrado') };
  expect(await celulas('<row r="1"><c r="A1"><v>1</v></c></row>', { outras })).toEqual([[1]]);
});
