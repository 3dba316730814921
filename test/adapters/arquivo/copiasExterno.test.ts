/**
 * The check codes after another program saved the file again, unchanged: LibreOffice (from Debian, CONTRIBUTING.md),
 * whose absence fails, since a skipped check would pass for a passed one.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escreverXlsx } from '../../../src/adapters/arquivo/escreverXlsx';
import type { Folha } from '../../../src/planilha/folha';
import { comVerificacao } from '../../../src/planilha/folhas/verificacao';
import { comissao } from '../../../src/trabalho/copias';
import { verificar } from '../../../src/trabalho/verificar';
import { aCopiar, LIVRO } from '../../trabalho/copiasApoio';
import { abasDe } from './planilhasDeTeste';

jest.setTimeout(120_000);

const pasta = mkdtempSync(join(tmpdir(), 'copias-'));
afterAll(() => rmSync(pasta, { recursive: true, force: true }));

/** Values that programs like to change. */
const DIFICEIS: Folha = {
  nome: "D'água & cia",
  colunas: [
    { formato: 'texto', largura: 30, quebra: true },
    { formato: 'decimal', largura: 10 },
    { formato: 'data', largura: 12 },
    { formato: 'porcentagem', largura: 10 },
    { formato: 'inteiro', largura: 8 },
  ],
  linhas: [
    { papel: 'título', celulas: ['Valores difíceis'] },
    { papel: 'cabeçalho', celulas: ['Texto', 'Decimal', 'Data', 'Percentual', 'Inteiro'] },
    { papel: 'dado', celulas: ['000123', 0.1 + 0.2, { data: '1900-03-01' }, 0.125, 1] },
    { papel: 'dado', celulas: ['=1+1', 100 / 3, { data: '2026-03-10' }, 1, 0] },
    { papel: 'dado', celulas: ['#N/A', 80.55, { data: '1899-12-31' }, 0.2, -1] },
    { papel: 'dado', celulas: ['duas\nlinhas', 1e-7, null, null, 123456789] },
    { papel: 'dado', celulas: ['dois  espaços\te tab', null, null, null, null] },
    { papel: 'dado', celulas: [' antes e depois ', null, { data: '9999-12-31' }, 0.333333333333333, null] },
    { papel: 'vazia', celulas: [] },
    { papel: 'destaque', celulas: ['1º, “aspas” – 529.982.247-25', null, null, null, null] },
    { papel: 'nota', celulas: ['01/02/2026'] },
    { papel: 'nota', celulas: ['20%'] },
    { papel: 'nota', celulas: ['VERDADEIRO <b>&amp; _x0041_ 😀'] },
  ],
  cabecalho: 1,
  impressao: { orientacao: 'retrato', cabecalho: 'Água & Luz' },
};

const MOLDURA = { identificacao: { orgao: 'Prefeitura de Exemplo' }, lei: { nome: 'Lei', norma: 'Lei nº 1' } };
const COPIAS: Readonly<Record<string, readonly Folha[]>> = {
  comissao: comissao(aCopiar(LIVRO)).folhas,
  dificeis: comVerificacao(MOLDURA, [DIFICEIS]),
};

function soffice(formato: string, saida: string): void {
  const perfil = `-env:UserInstallation=file://${join(pasta, 'perfil')}`;
  const arquivos = Object.keys(COPIAS).map((nome) => join(pasta, `${nome}.xlsx`));
  try {
    execFileSync('soffice', [perfil, '--headless', '--convert-to', formato, '--outdir', saida, ...arquivos], { stdio: 'pipe' });
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code !== 'ENOENT') throw erro;
    throw new Error('soffice is needed by this test: apt-get install libreoffice-calc');
  }
}

beforeAll(async () => {
  for (const [nome, folhas] of Object.entries(COPIAS)) writeFileSync(join(pasta, `${nome}.xlsx`), await escreverXlsx(folhas));
});

describe.each(['xlsx', 'ods'])('saved again by LibreOffice as .%s', (formato) => {
  const saida = join(pasta, `de-novo-${formato}`);
  beforeAll(() => soffice(formato, saida));

  test.each(Object.keys(COPIAS))('%s: intact, in other bytes', async (nome) => {
    const bytes = new Uint8Array(readFileSync(join(saida, `${nome}.${formato}`)));
    expect(Buffer.compare(bytes, readFileSync(join(pasta, `${nome}.xlsx`)))).not.toBe(0);
    const { intacto, planilhas } = verificar(await abasDe(bytes, `${nome}.${formato}`));
    expect(planilhas.filter(({ situacao }) => situacao !== 'intacta')).toEqual([]);
    expect(intacto).toBe(true);
  });
});
