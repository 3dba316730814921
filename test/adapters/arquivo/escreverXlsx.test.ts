import { strFromU8, unzipSync } from 'fflate';

import { linhasDoTexto } from '../../../src/adapters/arquivo/alturas';
import { escreverXlsx } from '../../../src/adapters/arquivo/escreverXlsx';
import type { Conteudo, Folha, FormatoDaColuna } from '../../../src/planilha/folha';
import { abasDe } from './planilhasDeTeste';

function folha(linhas: readonly (readonly Conteudo[])[], formatos: readonly FormatoDaColuna[], nome = 'Lista'): Folha {
  return {
    nome,
    colunas: formatos.map((formato) => ({ formato, largura: 12 })),
    linhas: linhas.map((celulas) => ({ papel: 'dado', celulas })),
    impressao: { orientacao: 'retrato', cabecalho: 'Edital' },
  };
}

const partes = async (folhas: readonly Folha[]): Promise<Record<string, string>> => {
  const arquivos = unzipSync(await escreverXlsx(folhas));
  return Object.fromEntries(Object.entries(arquivos).map(([nome, bytes]) => [nome, strFromU8(bytes)]));
};

test('what is written is read again: ranks numbers, inscrição text, dates dates', async () => {
  const linhas = [
    [1, '000123', { data: '1980-05-17' }, 80.5, 0.2],
    [1000, '***.456.789-**', null, null, null],
  ];
  const [aba] = await abasDe(
    await escreverXlsx([folha(linhas, ['inteiro', 'texto', 'data', 'decimal', 'porcentagem'])]),
  );
  expect(aba).toEqual({
    nome: 'Lista',
    linhas: [
      [1, '000123', { tipo: 'data', data: '1980-05-17' }, 80.5, { tipo: 'porcentagem', valor: 0.2 }],
      [1000, '***.456.789-**', null, null, null],
    ],
    mesclas: [],
  });
});

test('a date before the calendar of Excel stays readable', async () => {
  const [aba] = await abasDe(await escreverXlsx([folha([[{ data: '1899-12-30' }, { data: 'x' }]], ['data', 'data'])]));
  expect(aba?.linhas).toEqual([['1899-12-30', 'x']]);
});

const PERIGOSOS = [
  '=1+1',
  '=CMD|"/C calc"!A0',
  '+55 11',
  '-1',
  '@SOMA(A1)',
  '\tx',
  '\rx',
  '#N/A',
  '#REF!',
  '_x0041_',
  '  espaços  ',
  'a\nb',
  '<b>&"\'',
  '\u0000\u0008',
  '1E5',
  'VERDADEIRO',
  '💡',
];

test.each(['dado', 'destaque', 'nota', 'seção', 'cabeçalho'] as const)(
  'text in a row of %s is text, whatever it begins with',
  async (papel) => {
    const linhas = PERIGOSOS.map((texto) => ({ papel, celulas: [texto] }));
    const folhas = [{ ...folha([], ['texto']), linhas }];
    const { 'xl/worksheets/sheet1.xml': xml = '' } = await partes(folhas);
    expect(xml).not.toMatch(/<f[ >]|t="e"|t="b"|<v>=/);
    const [aba] = await abasDe(await escreverXlsx(folhas));
    expect(aba?.linhas.map(([celula]) => celula)).toEqual(PERIGOSOS);
  },
);

test('a list above twenty thousand rows keeps its texts too', async () => {
  const linhas = Array.from({ length: 20_001 }, (_, i) => [PERIGOSOS[i % PERIGOSOS.length] ?? '', i]);
  const [aba] = await abasDe(await escreverXlsx([folha(linhas, ['texto', 'inteiro'])]));
  expect(aba?.linhas.slice(0, 40)).toEqual(linhas.slice(0, 40));
  expect(aba?.linhas.length).toBe(20_001);
});

test('equal sheets give equal bytes, and no date but the one given', async () => {
  const folhas = [folha([['a']], ['texto'])];
  const primeira = await escreverXlsx(folhas);
  expect(await escreverXlsx(folhas)).toEqual(primeira);
  expect(strFromU8(unzipSync(primeira)['docProps/core.xml'] ?? new Uint8Array())).toContain('2000-01-01T00:00:00Z');
  const datada = unzipSync(await escreverXlsx(folhas, { titulo: 'Ordem & listas', data: '2026-03-15' }));
  const propriedades = strFromU8(datada['docProps/core.xml'] ?? new Uint8Array());
  expect(propriedades).toContain('2026-03-15T00:00:00Z');
  expect(propriedades).toContain('<dc:title>Ordem &amp; listas</dc:title>');
  expect(propriedades).not.toMatch(/creator|lastModifiedBy/);
});

test('print set-up: A4, one page wide, header repeated, frozen, & in the header doubled, page x of y', async () => {
  const nome = "Lista d'água";
  const pronta: Folha = {
    ...folha([['a'], ['b'], ['c']], ['texto', 'data'], nome),
    cabecalho: 1,
    impressao: { orientacao: 'paisagem', cabecalho: '2026 Água & Luz' },
  };
  const { 'xl/worksheets/sheet1.xml': xml = '', 'xl/workbook.xml': livro = '' } = await partes([pronta]);
  expect(xml).toContain('<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>');
  expect(xml).toContain('<pageSetUpPr fitToPage="1"/>');
  expect(xml).toContain('ySplit="2"');
  expect(xml).toContain('<oddHeader>&amp;L&amp;8 2026 Água &amp;&amp; Luz&amp;R&amp;8 &amp;A</oddHeader>');
  expect(xml).toContain('<oddFooter>&amp;C&amp;8 Página &amp;P de &amp;N</oddFooter>');
  expect(livro).toContain(
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">'Lista d''água'!$2:$2</definedName>`,
  );
  expect(livro).toContain(
    `<definedName name="_xlnm.Print_Area" localSheetId="0">'Lista d''água'!$A$1:$B$3</definedName>`,
  );
});

test('names that Excel refuses are mended, and repeated ones numbered', async () => {
  const abas = await abasDe(
    await escreverXlsx(['a/b', 'a:b', 'A B', 'x'.repeat(40)].map((nome) => folha([['1']], ['texto'], nome))),
  );
  expect(abas.map(({ nome }) => nome)).toEqual(['a b', 'a b (2)', 'A B (3)', 'x'.repeat(31)]);
});

test('no sheet is a mistake of the caller', async () => {
  await expect(escreverXlsx([])).rejects.toThrow(RangeError);
});

test('rows are as tall as their longest wrapped sentence', async () => {
  expect(linhasDoTexto('uma linha', 20)).toBe(1);
  expect(linhasDoTexto('uma frase que não cabe em vinte', 20)).toBe(2);
  expect(linhasDoTexto('a'.repeat(60), 20)).toBe(4);
  expect(linhasDoTexto('um\ndois', 20)).toBe(2);
  const frases: Folha = {
    ...folha([['curta'], ['uma frase que não cabe em doze']], ['texto']),
    colunas: [{ formato: 'texto', largura: 12, quebra: true }],
  };
  const { 'xl/worksheets/sheet1.xml': xml = '' } = await partes([frases]);
  expect(xml).toMatch(/<row r="1"><c/);
  expect(xml).toMatch(/<row r="2" ht="54" customHeight="1">/);
});
