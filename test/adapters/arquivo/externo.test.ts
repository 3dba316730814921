/**
 * The judgement of other programs on what is written and read here: LibreOffice, openpyxl and the ECMA-376 schemas.
 * They come from Debian (CONTRIBUTING.md); a missing one fails, since a skipped check would pass for a passed one.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { escreverXlsx } from '../../../src/adapters/arquivo/escreverXlsx';
import type { Folha } from '../../../src/planilha/folha';
import { folhasDoTrabalho } from '../../../src/planilha/folhas/folhasDoTrabalho';
import { CONTEUDO } from '../../planilha/folhas/conteudoDeTeste';
import { abasDe } from './planilhasDeTeste';

jest.setTimeout(120_000);

const pasta = mkdtempSync(join(tmpdir(), 'externo-'));
const perfil = `-env:UserInstallation=file://${join(pasta, 'perfil')}`;
afterAll(() => rmSync(pasta, { recursive: true, force: true }));

function executa(programa: string, pacote: string, argumentos: readonly string[]): string {
  try {
    return execFileSync(programa, argumentos, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code !== 'ENOENT') throw erro;
    throw new Error(`${programa} is needed by this test: apt-get install ${pacote}`);
  }
}

const soffice = (formato: string, arquivo: string): string =>
  executa('soffice', 'libreoffice-calc', [perfil, '--headless', '--convert-to', formato, '--outdir', pasta, arquivo]);

const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

function comOpenpyxl(programa: string): unknown {
  try {
    return JSON.parse(executa(PYTHON, 'python3-openpyxl', ['-c', programa]));
  } catch (erro) {
    if (/No module named/.test(String(erro)))
      throw new Error('openpyxl is needed by this test: apt-get install python3-openpyxl');
    throw erro;
  }
}

const folhas: Folha[] = [
  ...folhasDoTrabalho(CONTEUDO),
  {
    nome: "D'água",
    colunas: [
      { formato: 'inteiro', largura: 8 },
      { formato: 'texto', largura: 20 },
      { formato: 'data', largura: 12 },
      { formato: 'decimal', largura: 10 },
      { formato: 'porcentagem', largura: 10 },
    ],
    linhas: [
      { papel: 'cabeçalho', celulas: ['Classificação', 'Inscrição', 'Nascimento', 'Nota', 'Percentual'] },
      { papel: 'dado', celulas: [1, '000123', { data: '1980-05-17' }, 80.5, 0.2] },
      { papel: 'dado', celulas: [2, '=1+1', { data: '2004-02-29' }, 7, 0.125] },
      { papel: 'dado', celulas: [3, '#N/A', null, null, null] },
    ],
    cabecalho: 0,
    impressao: { orientacao: 'retrato', cabecalho: 'Água & Luz' },
  },
];
const arquivo = join(pasta, 'escrito.xlsx');
beforeAll(async () => writeFileSync(arquivo, await escreverXlsx(folhas)));

test('openpyxl reads the same values, with their formats and print set-up', () => {
  const lido = comOpenpyxl(`
import json, openpyxl
livro = openpyxl.load_workbook(${JSON.stringify(arquivo)})
aba = livro["D'água"]
celulas = [[[str(c.value) if c.value is not None else None, c.number_format, c.data_type] for c in linha] for linha in aba.iter_rows(min_row=2)]
print(json.dumps({'abas': livro.sheetnames, 'celulas': celulas, 'titulos': aba.print_title_rows, 'congelada': aba.freeze_panes,
  'papel': aba.page_setup.paperSize, 'largura': aba.page_setup.fitToWidth, 'altura': aba.page_setup.fitToHeight, 'cabecalho': aba.oddHeader.left.text}))
`);
  expect(lido).toEqual({
    abas: folhas.map(({ nome }) => nome),
    celulas: [
      [
        ['1', '0', 'n'],
        ['000123', '@', 's'],
        ['1980-05-17 00:00:00', 'dd/mm/yyyy', 'd'],
        ['80.5', '0.00', 'n'],
        ['0.2', '0.00%', 'n'],
      ],
      [
        ['2', '0', 'n'],
        ['=1+1', '@', 's'],
        ['2004-02-29 00:00:00', 'dd/mm/yyyy', 'd'],
        ['7', '0.00', 'n'],
        ['0.125', '0.00%', 'n'],
      ],
      [
        ['3', '0', 'n'],
        ['#N/A', '@', 's'],
        [null, 'dd/mm/yyyy', 'n'],
        [null, '0.00', 'n'],
        [null, '0.00%', 'n'],
      ],
    ],
    titulos: '$1:$1',
    congelada: 'A2',
    papel: 9,
    largura: 1,
    altura: 0,
    cabecalho: 'Água && Luz',
  });
});

test('LibreOffice opens it and prints every sheet, the header row on each page', () => {
  soffice('pdf', arquivo);
  const texto = executa('pdftotext', 'poppler-utils', ['-layout', join(pasta, 'escrito.pdf'), '-']);
  for (const { nome } of folhas) expect(texto).toContain(nome);
  expect(texto).toMatch(/Página 1 de \d/);
  expect(texto).toContain('Vaga 5: cabe à lista específica');
});

test.each(['ods', 'xls'])('what LibreOffice makes of it as .%s is read alike', async (formato) => {
  soffice(formato, arquivo);
  const nome = `escrito.${formato}`;
  const abas = await abasDe(new Uint8Array(readFileSync(join(pasta, nome))), nome);
  expect(abas.map((aba) => aba.nome)).toEqual(folhas.map((folha) => folha.nome));
  const percentual = formato === 'ods' ? { tipo: 'porcentagem', valor: 0.2 } : 0.2;
  expect(abas.at(-1)?.linhas[1]).toEqual([1, '000123', { tipo: 'data', data: '1980-05-17' }, 80.5, percentual]);
  expect(abas.at(-1)?.linhas[2]?.[1]).toBe('=1+1');
});

test('a formula that openpyxl wrote without a value is not an empty cell', async () => {
  const semValor = join(pasta, 'formulas.xlsx');
  comOpenpyxl(`
import openpyxl, json
livro = openpyxl.Workbook(); aba = livro.active
aba['A1'] = 'Total'; aba['B1'] = '=1+1'
livro.save(${JSON.stringify(semValor)}); print(json.dumps(1))
`);
  const [aba] = await abasDe(new Uint8Array(readFileSync(semValor)));
  expect(aba?.linhas).toEqual([['Total', { tipo: 'erro', erro: 'fórmula sem valor gravado' }]]);
});

test('every part is valid against ECMA-376', () => {
  const esquemas = process.env.ESQUEMAS_OOXML ?? resolve(__dirname, '../../../../shared/esquemas');
  if (!existsSync(join(esquemas, 'validar-xlsx.sh'))) {
    // The schemas are not ours to distribute; where they are not at hand, openpyxl and LibreOffice above are the check.
    console.warn(
      `ECMA-376 schemas not found in ${esquemas} (ESQUEMAS_OOXML names another folder): validation not done`,
    );
    return;
  }
  executa('xmllint', 'libxml2-utils', ['--version']);
  expect(executa('bash', 'bash', [join(esquemas, 'validar-xlsx.sh'), arquivo])).toMatch(/\b0 bad/);
});
