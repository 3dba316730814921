import { resolve } from 'node:path';

import { lerDoDisco } from '../../../../src/adapters/arquivo/disco';
import { escreverXlsx } from '../../../../src/adapters/arquivo/escreverXlsx';
import { lerArquivo } from '../../../../src/adapters/arquivo/lerArquivo';
import type { Andamento } from '../../../../src/adapters/office/andamento';
import { escreverFolhas } from '../../../../src/adapters/office/escrever';
import { lerAba } from '../../../../src/adapters/office/ler';
import type { Folha } from '../../../../src/planilha/folha';
import { folhasDoTrabalho } from '../../../../src/planilha/folhas/folhasDoTrabalho';
import type { Celula } from '../../../../src/planilha/grade';
import { CONTEUDO } from '../../../planilha/folhas/conteudoDeTeste';
import { type Cenarios, maiorSync, MB, referencias, retrato } from './dado';

export const lista = (linhas: Folha['linhas'], outros: Partial<Folha> = {}): Folha => ({
  nome: 'Lista geral',
  colunas: [
    { formato: 'inteiro', largura: 8 },
    { formato: 'texto', largura: 14 },
    { formato: 'texto', largura: 40, quebra: true },
    { formato: 'data', largura: 12 },
    { formato: 'decimal', largura: 9, alinhamento: 'direita' },
    { formato: 'porcentagem', largura: 9 },
  ],
  linhas,
  impressao: { orientacao: 'paisagem', cabecalho: 'Concurso nº 1/2026 – R&S' },
  ...outros,
});

function ateAUltima<T>(itens: readonly T[], cheio: (item: T) => boolean): T[] {
  let fim = itens.length;
  while (fim > 0 && !itens.slice(fim - 1, fim).some(cheio)) fim--;
  return itens.slice(0, fim);
}

/** Without the empty cells and rows at the end. */
const semFim = (linhas: readonly (readonly Celula[])[]): Celula[][] =>
  ateAUltima(
    linhas.map((linha) => ateAUltima(linha, (celula) => celula !== null)),
    (linha) => linha.length > 0,
  );

async function doArquivo(
  folhas: readonly Folha[],
): Promise<readonly { nome: string; linhas: (readonly Celula[])[] }[]> {
  const lido = await lerArquivo(await escreverXlsx(folhas), 'x.xlsx');
  if ('problema' in lido) throw new Error(lido.problema.codigo);
  return lido.abas.map(({ nome, linhas }) => ({ nome, linhas: semFim(linhas) }));
}

export const escrever: Cenarios = (dado) => {
  it('the five sheets of a work: the same cells as the file has', async () => {
    const folhas = folhasDoTrabalho(CONTEUDO);
    dado()
      .book.sheet('Planilha1')
      .put('A1', [['do usuário', '=1+1', 3]]);
    const antes = retrato(dado().book.sheet('Planilha1'));
    const { abas } = await escreverFolhas(folhas);
    expect(abas).toEqual(folhas.map(({ nome }) => nome));
    const lidas = [];
    for (const nome of abas) {
      const { linhas } = await lerAba({ tipo: 'aba', nome });
      lidas.push({ nome, linhas: semFim(linhas) });
    }
    expect(lidas).toEqual(await doArquivo(folhas));
    expect(retrato(dado().book.sheet('Planilha1'))).toBe(antes);
    expect(dado().book.active.name).toBe('Planilha1');
    expect(await referencias(dado())).toBe(0);
  });

  it('the example ranking, put into Excel, is read as from its file', async () => {
    const lido = await lerDoDisco(resolve(__dirname, '../../../../exemplos/classificacao-porto-feliz.xlsx'));
    if ('problema' in lido) throw new Error(lido.problema.codigo);
    const [aba] = lido.abas;
    if (aba === undefined) throw new Error('no sheet');
    const { cells } = dado().book.sheet('Planilha1');
    aba.linhas.forEach((linha, i) =>
      linha.forEach((celula, j) => {
        const data = typeof celula === 'object' && celula?.tipo === 'data' ? celula.data : undefined;
        if (data !== undefined) {
          cells.set(i, j, (Date.parse(data) - Date.UTC(1899, 11, 30)) / 86_400_000);
          cells.paint({ top: i, left: j, bottom: i, right: j }, { numberFormat: 'dd/mm/yyyy' });
        } else if (celula !== null && typeof celula !== 'object') cells.set(i, j, celula);
      }),
    );
    dado().book.sheet('Planilha1').merged = aba.mesclas.map(({ linha, coluna, ultimaLinha, ultimaColuna }) => ({
      top: linha,
      left: coluna,
      bottom: ultimaLinha,
      right: ultimaColuna,
    }));
    const noExcel = await lerAba({ tipo: 'aba ativa' });
    expect(semFim(noExcel.linhas)).toEqual(semFim(aba.linhas));
    expect(noExcel.mesclas).toEqual(expect.arrayContaining([...aba.mesclas]));
  });

  it('texts stay texts, whatever they look like, in columns of text and elsewhere', async () => {
    const textos = [
      '=HYPERLINK("http://x")',
      '+55 11',
      '-1',
      '@SUM(A1)',
      '\t=1',
      "'aspas",
      '0012',
      '12/11/2025',
      '1e5',
      '10%',
      'TRUE',
      'verdadeiro',
      '#N/A',
      '1º',
      '–',
      '(5)',
      '  0,5',
      'May 2026',
      '12:30',
      'Edital nº 1/2026, de 3 de março de 2026, da Prefeitura',
      'Sem número',
    ];
    const linhas = textos.flatMap((texto) => [
      { papel: 'dado' as const, celulas: [texto, texto, texto, texto, texto, texto] },
      { papel: 'nota' as const, celulas: [texto, texto] },
    ]);
    const folha = lista(linhas);
    await escreverFolhas([folha]);
    const { cells } = dado().book.sheet('Lista geral');
    linhas.forEach(({ celulas }, i) =>
      celulas.forEach((texto, j) => {
        expect([cells.value(i, j), cells.formula(i, j)]).toEqual([texto, undefined]);
      }),
    );
  });

  it('numbers, real dates, fractions and what does not fit its column', async () => {
    await escreverFolhas([
      lista([
        { papel: 'dado', celulas: [1, '001', 'Ana', { data: '2026-02-10' }, 87.25, 0.2] },
        { papel: 'dado', celulas: [{ data: '2026-02-10' }, 1.5, { data: '1899-01-02' }, 7, null, Number.NaN] },
        { papel: 'nota', celulas: [{ data: '2026-02-10' }, 3] },
      ]),
    ]);
    const sheet = dado().book.sheet('Lista geral');
    expect(sheet.read('A1:F3')).toEqual([
      [1, '001', 'Ana', 46063, 87.25, 0.2],
      ['10/02/2026', '1,5', '02/01/1899', 7, '', ''],
      ['10/02/2026', 3, '', '', '', ''],
    ]);
    const formatos = [0, 1, 2, 3, 4, 5].map((j) => sheet.cells.style(0, j).numberFormat);
    expect(formatos).toEqual(['0', '@', '@', 'dd/mm/yyyy', '0.00', '0.00%']);
  });

  it('a second run has its own number on all sheets, and a third', async () => {
    const folhas = ['Ordem', 'Lista geral'].map((nome) => lista([{ papel: 'dado', celulas: [1] }], { nome }));
    dado().book.addSheet('LISTA GERAL').visibility = 'Hidden';
    expect(await escreverFolhas(folhas)).toMatchObject({ abas: ['Ordem (2)', 'Lista geral (2)'] });
    expect(await escreverFolhas(folhas)).toMatchObject({ abas: ['Ordem (3)', 'Lista geral (3)'] });
    expect(await escreverFolhas([])).toMatchObject({ abas: [] });
  });

  it('25,000 rows of accented text in blocks of half a megabyte, with progress', async () => {
    const grande = lista([
      { papel: 'cabeçalho', celulas: ['Ordem', 'Inscrição', 'Nome', 'Nascimento', 'Nota', 'Cota'] },
      ...Array.from({ length: 25_000 }, (_, i) => ({
        papel: 'dado' as const,
        celulas: [i, `00${i}`, `Conceição "Ção" de Araújo ${'ãé'.repeat(30)} ${i}`, { data: '1990-05-01' }, i / 3, 0.2],
      })),
    ]);
    const feitas: Andamento[] = [];
    await escreverFolhas([grande], { aoAvancar: (andamento) => feitas.push(andamento) });
    expect(maiorSync(dado())).toBeLessThan(0.8 * MB);
    expect(dado().syncs.filter(({ bytesIn }) => bytesIn > 0.4 * MB).length).toBeGreaterThanOrEqual(8);
    const vindas = feitas.map((andamento) => andamento.feitas);
    expect(vindas).toEqual([...vindas].sort((a, b) => a - b));
    expect(feitas.at(0)).toEqual({ aba: 'Lista geral', feitas: 0, total: 25_001 });
    expect(feitas.at(-1)).toEqual({ aba: 'Lista geral', feitas: 25_001, total: 25_001 });
    const lida = await lerAba({ tipo: 'aba', nome: 'Lista geral' });
    expect(lida.linhas[25_000]?.slice(0, 2)).toEqual([24_999, '0024999']);
    expect(await referencias(dado())).toBe(0);
  }, 120_000);
};
