import { zipSync } from 'fflate';

import { abasDe, bytesDe, partesDoXlsx, problemaDe, xlsxDeTeste } from './planilhasDeTeste';

const UMA = '<row r="1"><c r="A1"><v>1</v></c></row>';
const vista = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Positions of the central directory's entries. */
function entradas(bytes: Uint8Array): number[] {
  const posicoes: number[] = [];
  for (let i = 0; i + 46 < bytes.length; i++) if (vista(bytes).getUint32(i, true) === 0x02014b50) posicoes.push(i);
  return posicoes;
}

function entradaDe(bytes: Uint8Array, nome: string): number {
  const achada = entradas(bytes).find((p) => {
    const tamanho = vista(bytes).getUint16(p + 28, true);
    return new TextDecoder().decode(bytes.subarray(p + 46, p + 46 + tamanho)) === nome;
  });
  if (achada === undefined) throw new Error(nome);
  return achada;
}

test.each([
  ['nothing', new Uint8Array(), 'a.xlsx', { codigo: 'arquivo-vazio' }],
  ['blank text', bytesDe(' \r\n \n'), 'a.csv', { codigo: 'arquivo-vazio' }],
  [
    'text named .xlsx',
    bytesDe('Insc;Nome'),
    'a.xlsx',
    { codigo: 'arquivo-ilegivel', dados: { motivo: 'não é planilha' } },
  ],
  ['noise', Uint8Array.from({ length: 900 }, (_, i) => (i * 7919) % 256), 'a.csv', { codigo: 'arquivo-ilegivel' }],
  ['a PDF', bytesDe('%PDF-1.7\n1 0 obj'), 'a.xlsx', { codigo: 'formato-nao-aceito', dados: { formato: 'um PDF' } }],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), 'a.png', { codigo: 'formato-nao-aceito' }],
  [
    'a page named .xls',
    bytesDe('\n <HTML><table><tr><td>1</td></tr></table>'),
    'a.xls',
    { codigo: 'formato-nao-aceito' },
  ],
  ['XML of 2003', bytesDe('<?xml version="1.0"?><Workbook/>'), 'a.xls', { codigo: 'formato-nao-aceito' }],
  [
    'a Word document',
    zipSync({ '[Content_Types].xml': bytesDe('<a/>'), 'word/document.xml': bytesDe('<a/>') }),
    'a.xlsx',
    { codigo: 'formato-nao-aceito', dados: { formato: 'um documento do Word (.docx)' } },
  ],
  [
    'a binary workbook',
    zipSync({ '[Content_Types].xml': bytesDe('<a/>'), 'xl/workbook.bin': bytesDe('x') }),
    'a.xlsb',
    { codigo: 'formato-nao-aceito' },
  ],
  ['a zip of files', zipSync({ 'lista.csv': bytesDe('a;b') }), 'a.zip', { codigo: 'formato-nao-aceito' }],
  ['an empty zip', zipSync({}), 'a.xlsx', { codigo: 'formato-nao-aceito' }],
  [
    'a workbook without sheets',
    zipSync({ '[Content_Types].xml': bytesDe('<a/>') }),
    'a.xlsx',
    { codigo: 'arquivo-ilegivel', dados: { motivo: 'sem abas' } },
  ],
])('%s', async (_, bytes, nome, esperado) => {
  expect(await problemaDe(bytes, nome)).toMatchObject({ gravidade: 'erro', ...esperado });
});

test('a password of Excel puts the workbook in another container', async () => {
  const ole = new Uint8Array(2048);
  ole.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  [...'EncryptedPackage'].forEach((letra, i) => (ole[1024 + 2 * i] = letra.charCodeAt(0)));
  expect(await problemaDe(ole)).toMatchObject({ codigo: 'arquivo-protegido' });
});

test('a workbook really encrypted', async () => {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [{ name: 'A', rows: [['a']] }],
    encryption: { password: 'x', spinCount: 1 },
  });
  expect(await problemaDe(bytes)).toMatchObject({ codigo: 'arquivo-protegido' });
});

test('a password of a zip program is a flag on each part', async () => {
  const bytes = xlsxDeTeste({ celulas: UMA });
  for (const p of entradas(bytes)) bytes[p + 8] = 1;
  expect(await problemaDe(bytes)).toMatchObject({ codigo: 'arquivo-protegido' });
});

test('a password of an old .xls is a record after the first of its stream', async () => {
  const ole = new Uint8Array(2560);
  ole.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  [...'Workbook'].forEach((letra, i) => (ole[1024 + 2 * i] = letra.charCodeAt(0)));
  ole.set([0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00], 1536);
  ole.set([0x2f, 0x00, 0x36, 0x00], 1536 + 20);
  expect(await problemaDe(ole, 'a.xls')).toMatchObject({ codigo: 'arquivo-protegido' });
  ole[1536 + 20] = 0x42;
  expect(await problemaDe(ole, 'a.xls')).toMatchObject({ codigo: 'arquivo-ilegivel' });
});

test('every truncation of a workbook is told, none breaks or hangs', async () => {
  const inteiro = xlsxDeTeste({ celulas: UMA });
  for (let tamanho = 4; tamanho < inteiro.length; tamanho += 13) {
    expect(await problemaDe(inteiro.subarray(0, tamanho))).toMatchObject({ codigo: 'arquivo-ilegivel' });
  }
});

test('every damaged byte gives either the sheet or a named problem', async () => {
  const inteiro = xlsxDeTeste({ celulas: UMA, textos: '<si><t>a</t></si>' });
  for (let i = 0; i < inteiro.length; i += 3) {
    const danificado = inteiro.slice();
    danificado[i] = (danificado[i] ?? 0) ^ 0x5a;
    const leitura = await abasDe(danificado).catch((erro: Error) => erro.message);
    if (typeof leitura === 'string') expect(leitura).toMatch(/"codigo":"(?:arquivo|formato)-/);
    else expect(leitura[0]?.linhas).toEqual([[1]]);
  }
});

test.each(['<worksheet><sheetData><row r="1"><c r="A1"><v>1', 'lixo', '<a b="', ''])(
  'sheet XML that is garbage: %s',
  async (xml) => {
    const partes = partesDoXlsx({});
    partes['xl/worksheets/sheet1.xml'] = bytesDe(xml);
    expect(await problemaDe(zipSync(partes))).toMatchObject({
      codigo: 'arquivo-ilegivel',
      dados: { motivo: 'cortado ou corrompido' },
    });
  },
);

test('a bomb is refused by what it declares', async () => {
  const bomba = zipSync(partesDoXlsx({ outras: { 'xl/worksheets/sheet2.xml': new Uint8Array(100_000_000) } }));
  expect(bomba.length).toBeLessThan(200_000);
  expect(await problemaDe(bomba)).toMatchObject({ codigo: 'arquivo-suspeito', dados: { motivo: 'expande demais' } });
});

test('a bomb that declares less than it holds is refused', async () => {
  const bomba = zipSync(partesDoXlsx({ outras: { 'xl/worksheets/sheet1.xml': new Uint8Array(100_000_000) } }));
  const p = entradaDe(bomba, 'xl/worksheets/sheet1.xml');
  for (const declarado of [0, 1000]) {
    vista(bomba).setUint32(p + 24, declarado, true);
    expect(await problemaDe(bomba)).toMatchObject({
      codigo: 'arquivo-suspeito',
      dados: { motivo: 'tamanhos não conferem' },
    });
  }
});

test('parts that are each within reason add up', async () => {
  const uma = new Uint8Array(15_000_000);
  const partes = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`xl/worksheets/s${i}.xml`, uma]));
  expect(await problemaDe(zipSync({ ...partesDoXlsx({}), ...partes }, { level: 1 }))).toMatchObject({
    codigo: 'arquivo-suspeito',
    dados: { motivo: 'expande demais' },
  });
});

test('two filled cells at opposite corners are refused before room is made for all between them', async () => {
  const bytes = xlsxDeTeste({ celulas: `${UMA}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>` });
  expect(await problemaDe(bytes)).toMatchObject({ codigo: 'area-grande-demais', dados: { ate: 'XFD1048576' } });
});

test('a staircase of cells in the last column never gets to the library', async () => {
  const degraus = Array.from(
    { length: 30_000 },
    (_, i) => `<row r="${i + 1}"><c r="XFD${i + 1}"><v>1</v></c></row>`,
  ).join('');
  expect(await problemaDe(xlsxDeTeste({ celulas: degraus }))).toMatchObject({ codigo: 'area-grande-demais' });
});

test('descriptions of columns that add up to more than a sheet has', async () => {
  const antes = `<cols>${'<col min="1" max="16384"/>'.repeat(50_000)}</cols>`;
  expect(await problemaDe(xlsxDeTeste({ antes, celulas: UMA }))).toMatchObject({ codigo: 'arquivo-suspeito' });
});

test('sheets that all point to the same part', async () => {
  const folhas = Array.from({ length: 1000 }, (_, i) => `<sheet name="P${i}" sheetId="${i + 1}" r:id="rId1"/>`).join(
    '',
  );
  const livro = `<workbook xmlns:r="r"><sheets>${folhas}</sheets></workbook>`;
  expect(await problemaDe(xlsxDeTeste({ livro, celulas: UMA }))).toMatchObject({ codigo: 'arquivo-suspeito' });
});

test('a text longer than a cell holds', async () => {
  const textos = `<si><t>${'a'.repeat(40_000)}</t></si>`;
  expect(
    await problemaDe(xlsxDeTeste({ textos, celulas: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>' })),
  ).toMatchObject({
    codigo: 'arquivo-suspeito',
  });
});

test('tags that never close are read to the end', async () => {
  const livro = '<workbook>' + '<sheet name="a" '.repeat(200_000);
  expect(await problemaDe(xlsxDeTeste({ livro }))).toMatchObject({ codigo: 'arquivo-ilegivel' });
  const estilo = '<cellXfs '.repeat(200_000) + 'a'.repeat(300_000);
  await abasDe(xlsxDeTeste({ xfs: estilo, celulas: UMA })).catch(() => undefined);
  // In the square of their length they would take hours: jest's own limit tells.
}, 30_000);

test('60 MB and a byte are refused by size alone', async () => {
  expect(await problemaDe(new Uint8Array(60 * 1024 * 1024 + 1))).toMatchObject({
    codigo: 'arquivo-grande-demais',
    dados: { bytes: 62_914_561, limite: 62_914_560, arquivo: 'teste.xlsx' },
  });
});
