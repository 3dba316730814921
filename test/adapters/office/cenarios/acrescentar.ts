import { ErroDoExcel } from '../../../../src/adapters/office/erros';
import { colunasDoLivro, criarLivro, lerAbaDoLivro, type Acrescimo } from '../../../../src/adapters/office/livro';
import { acrescentarAoLivro } from '../../../../src/adapters/office/livroAcrescentar';
import { folhaDoLivro } from '../../../../src/planilha/folhas/livro';
import type { Aba } from '../../../../src/planilha/grade';
import { linhasDoLivro, proximaLinha } from '../../../../src/planilha/livro';
import type { Book } from '../../../excel/model/book';
import type { Table } from '../../../excel/model/table';
import { type Cenarios, recusa, referencias, retrato } from './dado';
import { COM_ATOS, LISTAS } from './livro';

const NOME = 'Livro de atos';
const SEM_PAUSA = { pausas: [0, 0] };
const marca = (aba: Aba): string => JSON.stringify(linhasDoLivro(aba));

const CELULAS = [
  [3, { data: '2026-05-06' }, 'nomeação', 'Médico', 2, '0008', 'negros', null, null, '=1+1', null],
  [
    4,
    { data: '2026-05-06' },
    'nomeação',
    'Médico',
    3,
    '009',
    'ampla',
    null,
    null,
    "'Portaria 10",
    'Ordem\njudicial nº 2',
  ],
] as const;
const FEITAS = [
  ['3', '2026-05-06', 'nomeação', 'Médico', '2', '0008', 'negros', '', '', '=1+1', ''],
  ['4', '2026-05-06', 'nomeação', 'Médico', '3', '009', 'ampla', '', '', "'Portaria 10", 'Ordem\njudicial nº 2'],
];

/** What is read before acts are chosen, as the pane has it. */
async function lido(outros: Partial<Acrescimo> = {}): Promise<Acrescimo> {
  const aba = await lerAbaDoLivro(NOME);
  const [esperada, primeira] = [marca(aba), proximaLinha(aba)];
  return {
    aba: NOME,
    linhas: CELULAS.map((celulas, i) => ({ linha: primeira + i, celulas })),
    colunas: colunasDoLivro(aba),
    confere: (agora) => marca(agora) === esperada,
    ...SEM_PAUSA,
    ...outros,
  };
}

export const acrescentar: Cenarios = (dado) => {
  const folha = () => dado().book.sheet(NOME);
  const primeira = (tabelas: readonly Table[]) => tabelas[0]?.area;

  async function novo(): Promise<void> {
    dado().reset();
    await criarLivro(folhaDoLivro(COM_ATOS, ''), { listas: LISTAS });
  }
  beforeEach(novo);
  const naAba = async () => linhasDoLivro(await lerAbaDoLivro(NOME)).slice(2);

  /** Of an appending in which nothing fails. */
  async function quantosSyncs(): Promise<number> {
    const pedido = await lido();
    const antes = dado().syncs.length;
    await acrescentarAoLivro(pedido);
    return dado().syncs.length - antes;
  }

  it('rows at the end, as texts, dates and numbers, and the table reaches over them', async () => {
    const fez = await acrescentarAoLivro(await lido());
    expect(fez).toEqual({ aba: NOME, avisos: [] });
    expect(await naAba()).toEqual(FEITAS);
    expect(folha().read('F4:F5')).toEqual([['0008'], ['009']]);
    expect(folha().cells.formula(3, 9)).toBeUndefined();
    expect(primeira(dado().book.tables)).toEqual({ top: 0, left: 0, bottom: 4, right: 10 });
    const mais = await lido();
    await acrescentarAoLivro(mais);
    expect((await naAba()).slice(2)).toEqual(FEITAS);
    expect(await referencias(dado())).toBe(0);
  });

  it('into the empty row of an empty table, which then reaches over all', async () => {
    dado().reset();
    await criarLivro(folhaDoLivro({ ...COM_ATOS, linhas: COM_ATOS.linhas.slice(0, 1) }, ''));
    await acrescentarAoLivro(await lido());
    expect(linhasDoLivro(await lerAbaDoLivro(NOME))).toEqual(FEITAS);
    expect(primeira(dado().book.tables)).toMatchObject({ bottom: 2 });
  });

  it('a livro that is no table, elsewhere in its sheet, with columns of the user between: these are left alone', async () => {
    dado().reset();
    const sheet = dado().book.addSheet(NOME);
    sheet.put('B4', [
      ['Tipo', 'Obs', 'Vaga', 'Inscrição'],
      ['nomeação', 'ver', 1, '1'],
    ]);
    sheet.putFormula('C6', '=SE(B6="";"";1)', '');
    const linha = { linha: 6, celulas: [null, 'posse', null, null, '1'] };
    expect(await acrescentarAoLivro(await lido({ linhas: [linha] }))).toEqual({ aba: NOME, avisos: [] });
    expect(sheet.read('B6:E6')).toEqual([['posse', '', '', '1']]);
    expect(sheet.cells.formula(5, 2)).toBe('=SE(B6="";"";1)');
  });

  const MUDANCAS: readonly (readonly [string, (book: Book) => void])[] = [
    ['a row edited by hand', (book) => book.sheet(NOME).put('F3', [['999']])],
    [
      'a row typed by another person at the end',
      (book) => book.sheet(NOME).put('A4', [[3, '', 'posse', 'Médico', 1, '007']]),
    ],
    ['a row gone', (book) => book.sheet(NOME).put('A3', [Array.from({ length: 11 }, () => '')])],
    [
      'two columns exchanged',
      (book) =>
        book.sheet(NOME).put('J1', [
          ['Motivo', 'Documento'],
          ['', '=Edital 1'],
          ['', 'Portaria 9'],
        ]),
    ],
  ];

  it.each(MUDANCAS)('%s after the reading: nothing is written', async (_caso, muda) => {
    const pedido = await lido();
    muda(dado().book);
    const antes = retrato(folha());
    const erro = await recusa(() => acrescentarAoLivro(pedido));
    expect([erro.codigo, retrato(folha())]).toEqual(['livro-mudou', antes]);
    expect(erro.texto).toContain(
      'A aba “Livro de atos” mudou desde a leitura (outra pessoa, ou uma linha editada à mão).',
    );
  });

  it.each(MUDANCAS)(
    '%s before every sync: noticed, and nothing of theirs is lost',
    async (_caso, muda) => {
      const total = await quantosSyncs();
      const codigos = new Set<string>();
      for (let n = 1; n <= total; n++) {
        await novo();
        const pedido = await lido();
        let deles = '';
        const semAsNossas = (book: Book) => JSON.stringify(book.sheet(NOME).read('A1:K3'));
        let naQuarta: unknown[] = [];
        dado().faults.beforeSync(n, (book) => {
          muda(book);
          deles = semAsNossas(book);
          naQuarta = book.sheet(NOME).read('A4:F4')[0] ?? [];
        });
        const fim = await acrescentarAoLivro(pedido).catch((erro: unknown) => erro);
        const { book } = dado();
        expect([n, semAsNossas(book)]).toEqual([n, deles]);
        const [quarta = []] = folha().read('A4:F4');
        // Whoever was first in a cell stays in it, whatever the end.
        if (naQuarta.some((valor) => valor !== '')) expect([n, quarta]).toEqual([n, naQuarta]);
        if (fim instanceof ErroDoExcel) {
          codigos.add(fim.codigo);
          if (fim.codigo === 'livro-mudou') expect([n, quarta]).toEqual([n, naQuarta]);
          else expect([n, fim.texto]).toEqual([n, expect.stringContaining('as linhas “4 a 5”')]);
        } else codigos.add('escritas');
      }
      // After the last look at the sheet a change is somebody's own affair.
      expect([...codigos].sort()).toEqual(['escritas', 'livro-disputado', 'livro-mudou']);
    },
    120_000,
  );

  it('a failure of any kind at every sync: all rows or none', async () => {
    const total = await quantosSyncs();
    const avisados = new Set<string>();
    for (let n = 1; n <= total; n++) {
      for (const codigo of [
        'GeneralException',
        'AccessDenied',
        'InvalidOrTimedOutSession',
        'UnsupportedOperation',
        'RequestPayloadSizeLimitExceeded',
      ]) {
        await novo();
        const pedido = await lido();
        const antes = folha().read();
        dado().faults.failSync(n, codigo);
        const fim = await acrescentarAoLivro(pedido).catch((erro: unknown) => erro);
        if (fim instanceof ErroDoExcel) expect([n, codigo, folha().read()]).toEqual([n, codigo, antes]);
        else {
          expect([n, codigo, await naAba()]).toEqual([n, codigo, FEITAS]);
          (fim as { avisos: readonly string[] }).avisos.forEach((aviso) => avisados.add(aviso.slice(0, 28)));
        }
      }
    }
    expect([...avisados].sort()).toEqual(['As linhas estão completas na', 'As linhas foram gravadas, ma']);
    expect(await referencias(dado())).toBe(0);
  }, 120_000);

  it('the sheet deleted before every sync: said by its name; renamed: it goes on by its id', async () => {
    const total = await quantosSyncs();
    for (let n = 1; n <= total; n++) {
      await novo();
      const pedido = await lido();
      dado().faults.deleteSheetBefore(n, NOME);
      const fim = await acrescentarAoLivro(pedido).catch((erro: unknown) => erro);
      if (fim instanceof ErroDoExcel) {
        expect([n, fim.codigo]).toEqual([n, 'aba-nao-encontrada']);
        expect(fim.texto).toContain('“Livro de atos”');
      } else expect(n).toBeGreaterThan(total - 4);
      if (n === 1) continue;
      await novo();
      const outro = await lido();
      dado().faults.beforeSync(n, (book) => book.rename(book.sheet(NOME), 'Atos'));
      expect(['Atos', NOME]).toContain((await acrescentarAoLivro(outro)).aba);
      expect(dado().book.sheet('Atos').read('A5:A5')).toEqual([[4]]);
    }
    await novo();
    const { id } = folha();
    expect(await acrescentarAoLivro(await lido({ aba: id }))).toMatchObject({ aba: NOME });
  }, 120_000);

  it('protected before every sync: the message, and all rows or none', async () => {
    const total = await quantosSyncs();
    for (let n = 1; n <= total; n++) {
      await novo();
      const pedido = await lido();
      const antes = folha().read();
      dado().faults.beforeSync(n, () => folha().protection.protect());
      const fim = await acrescentarAoLivro(pedido).catch((erro: unknown) => erro);
      if (fim instanceof ErroDoExcel) expect([n, fim.codigo, folha().read()]).toEqual([n, 'aba-protegida', antes]);
      else expect([n, await naAba()]).toEqual([n, FEITAS]);
    }
  }, 120_000);

  it('a cell in edition: said at once before anything, waited for later', async () => {
    const pedido = await lido();
    dado().faults.cellEdit = true;
    expect((await recusa(() => acrescentarAoLivro(pedido))).codigo).toBe('celula-em-edicao');
    dado().faults.cellEdit = false;
    const total = await quantosSyncs();
    for (let n = 2; n <= total; n++) {
      await novo();
      let esperas = 0;
      const aoEsperar = () => {
        esperas++;
        dado().faults.cellEdit = false;
      };
      const este = await lido({ pausas: [1, 1], aoEsperar });
      dado().faults.beforeSync(n - 1, () => (dado().faults.cellEdit = true));
      const fez = await acrescentarAoLivro(este);
      expect([n, esperas, await naAba(), fez.avisos]).toEqual([n, 1, FEITAS, []]);
    }
  }, 120_000);

  it('what the comparison throws comes out as it is, and nothing was written; no rows, no work', async () => {
    const antes = retrato(folha());
    const falha = new Error('the worker is gone');
    const pedido = await lido({ confere: () => Promise.reject(falha) });
    await expect(acrescentarAoLivro(pedido)).rejects.toBe(falha);
    expect(retrato(folha())).toBe(antes);
    const syncs = dado().syncs.length;
    expect(await acrescentarAoLivro({ ...pedido, linhas: [] })).toEqual({ aba: NOME, avisos: [] });
    expect(dado().syncs.length).toBe(syncs);
  });
};
