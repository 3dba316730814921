import { separadorDe } from '../../../src/adapters/arquivo/csv';
import { abasDe, bytesDe, problemaDe } from './planilhasDeTeste';

const linhasDe = async (conteudo: Uint8Array | string) =>
  (await abasDe(typeof conteudo === 'string' ? bytesDe(conteudo) : conteudo, 'classificação.csv'))[0]?.linhas;

const latin1 = (texto: string): Uint8Array => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));

test('a text file is one sheet named after it, and every cell stays text', async () => {
  expect(await abasDe(bytesDe('a;001;1,5\r\n;20/01/2020;'), 'lista.csv')).toEqual([
    {
      nome: 'lista.csv',
      linhas: [
        ['a', '001', '1,5'],
        [null, '20/01/2020', null],
      ],
      mesclas: [],
    },
  ]);
});

test.each([
  ['UTF-8', bytesDe('Inscrição;João')],
  ['UTF-8 with its mark', bytesDe('\uFEFFInscrição;João')],
  ['Windows-1252', latin1('Inscrição;João')],
  [
    'UTF-16',
    Uint8Array.from([
      0xff,
      0xfe,
      ...[...'Inscrição;João'].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
    ]),
  ],
])('%s', async (_, bytes) => {
  expect(await linhasDe(bytes)).toEqual([['Inscrição', 'João']]);
});

test('the dash and quotes of Windows-1252 are not lost', async () => {
  expect(await linhasDe(latin1('Jo\xe3o \x96 \x93x\x94;1'))).toEqual([['João – “x”', '1']]);
});

test.each([
  ['semicolons with decimal commas', 'Insc;N1;N2\n1;80,5;70,2\n2;70,1;60,3', ';'],
  ['commas', 'Insc,Nome,Nota\n1,Ana,80.5\n2,Bia,70', ','],
  ['tabs', 'Insc\tNome\n1\tAna, filha', '\t'],
  ['a title with commas above', 'PREFEITURA DE X, SP, BRASIL, 2026\nInsc;Nome\n1;Ana\n2;Bia', ';'],
  ['separators between quotes do not count', '"a;b;c",1\n"d;e;f",2', ','],
  ['one column', 'Ana\nBia', ';'],
])('the separator: %s', (_, texto, separador) => {
  expect(separadorDe(texto)).toBe(separador);
});

test('the first line may say the separator; it is no row', async () => {
  expect(await linhasDe('sep=,\r\na;b,c')).toEqual([['a;b', 'c']]);
});

test('quotes hold separators, line breaks and doubled quotes; blank rows are rows', async () => {
  expect(await linhasDe('"Data de\nNascimento";"a ""b"""\n\n1;"x;y"\n')).toEqual([
    ['Data de\nNascimento', 'a "b"'],
    [null],
    ['1', 'x;y'],
  ]);
});

test('a quote inside a value is just a character', async () => {
  expect(await linhasDe('tubo 5";x\ny;z')).toEqual([
    ['tubo 5"', 'x'],
    ['y', 'z'],
  ]);
});

test('a quote that never closes is told, not read as one huge cell', async () => {
  expect(await problemaDe(bytesDe('a;b\n1;"Ana\n2;Bia\n3;Caio'), 'x.csv')).toMatchObject({
    codigo: 'arquivo-ilegivel',
    dados: { motivo: 'aspas sem fecho' },
  });
});

test('text exported under the name .xls is read as text', async () => {
  expect((await abasDe(bytesDe('Insc\tNome\n1\tAna'), 'relatorio.xls'))[0]?.linhas).toEqual([
    ['Insc', 'Nome'],
    ['1', 'Ana'],
  ]);
});

test('the rows of a sheet are at most those of Excel', async () => {
  expect(await problemaDe(new Uint8Array(1_100_000).fill(10).fill(65, 0, 1), 'x.csv')).toMatchObject({
    codigo: 'area-grande-demais',
  });
});

test('the columns of a sheet are at most those of Excel', async () => {
  expect(await problemaDe(bytesDe(`a;b\n${';'.repeat(20_000)}`), 'x.csv')).toMatchObject({ codigo: 'area-grande-demais' });
});
