import { ErroDoExcel } from '../../../../src/adapters/office/erros';
import { escreverFolhas, type Escrita } from '../../../../src/adapters/office/escrever';
import type { Book } from '../../../excel/model/book';
import { type Cenarios, recusa, referencias, retrato } from './dado';
import { lista } from './escrever';

/** The second one is long enough to become a table. */
const FOLHAS = Object.entries({ Quadro: 1, 'Lista geral': 12 }).map(([nome, linhas]) =>
  lista(
    [
      { papel: 'cabeçalho', celulas: ['Ordem', 'Inscrição', 'Nome'] },
      ...Array.from({ length: linhas }, (_, i) => ({ papel: 'dado' as const, celulas: [i + 1, `00${i}`, 'Ana'] })),
    ],
    { nome, cabecalho: 0 },
  ),
);
const NOMES = FOLHAS.map(({ nome }) => nome);
const CODIGOS = [
  'GeneralException',
  'AccessDenied',
  'ApiNotFound',
  'InvalidArgument',
  'InvalidOperation',
  'InvalidOrTimedOutSession',
  'ItemAlreadyExists',
  'ItemNotFound',
  'RequestPayloadSizeLimitExceeded',
];
const SEM_PAUSA = { pausas: [0, 0, 0] };

export const falhas: Cenarios = (dado) => {
  let antes: string[];
  const doUsuario = ({ sheets }: Book) => sheets.filter(({ name }) => /^(?:Minha|Planilha)/.test(name));

  beforeEach(() => {
    const { book } = dado();
    book.sheet('Planilha1').put('A1', [
      ['Nome', 'Nota'],
      ['Ana', 9],
    ]);
    const minha = book.addSheet('Minha lista').put('B2', [['x', '=1', true]]);
    minha.hiddenRows.add(3);
    book.activate(minha);
    antes = doUsuario(book).map(retrato);
  });

  function semRestos(): void {
    const { book } = dado();
    expect(book.sheets.map(({ name }) => name)).toEqual(['Planilha1', 'Minha lista']);
    expect(doUsuario(book).map(retrato)).toEqual(antes);
    expect(book.active.name).toBe('Minha lista');
  }

  /** What a person reads in our sheets, with its look, but neither print set-up nor tables. */
  const celulas = (nomes: readonly string[]): unknown[] =>
    nomes.map((nome) => {
      const { page: _, name: __, ...resto } = JSON.parse(retrato(dado().book.sheet(nome))) as Record<string, unknown>;
      return resto;
    });

  function exclui(nomes: readonly string[]): void {
    for (const nome of nomes) dado().book.deleteSheet(dado().book.sheet(nome));
  }

  /** How many syncs a writing takes when nothing fails, and what it leaves. */
  async function semFalha(): Promise<{ total: number; completas: unknown[] }> {
    const feitos = dado().syncs.length;
    const { abas, avisos } = await escreverFolhas(FOLHAS);
    expect(avisos).toEqual([]);
    const completas = celulas(abas);
    exclui(abas);
    return { total: dado().syncs.length - feitos, completas };
  }
  const quantosSyncs = async (): Promise<number> => (await semFalha()).total;

  /** Either everything is there, or nothing is and a sentence says what to do. */
  async function tudoOuNada(onde: unknown, completas: unknown[]): Promise<Escrita | ErroDoExcel> {
    let escrita: Escrita;
    try {
      escrita = await escreverFolhas(FOLHAS, SEM_PAUSA);
    } catch (erro) {
      if (!(erro instanceof ErroDoExcel)) throw erro;
      expect([onde, erro.restaram]).toEqual([onde, []]);
      expect(erro.texto).toMatch(/tente de novo/i);
      semRestos();
      return erro;
    }
    expect([onde, celulas(escrita.abas)]).toEqual([onde, completas]);
    exclui(escrita.abas);
    semRestos();
    return escrita;
  }

  it('a failure of any kind at every sync: everything, or nothing is left', async () => {
    const { total, completas } = await semFalha();
    expect(total).toBeGreaterThanOrEqual(12);
    const avisos = new Set<string>();
    let perdidas = 0;
    for (let n = 1; n <= total; n++) {
      for (const codigo of CODIGOS) {
        dado().faults.failSync(n, codigo);
        const fim = await tudoOuNada([n, codigo], completas);
        if (fim instanceof ErroDoExcel) perdidas++;
        else fim.avisos.forEach((aviso) => avisos.add(aviso));
      }
    }
    expect([...avisos].map((aviso) => aviso.replace(/[(;].*/, ''))).toEqual([
      'A página não foi preparada para impressão ',
      'A página não foi preparada para impressão ',
      'O Excel não fez da lista uma tabela na aba “Lista geral”',
    ]);
    // Four codes say that Excel can't do a thing: page set-up in two steps per sheet, and a table. A fifth one says
    // that the table's name is taken, and a block that is too long for Excel is halved.
    expect(perdidas).toBe(CODIGOS.length * total - 4 * 5 - 5 - 2);
    expect(await referencias(dado())).toBe(0);
  }, 120_000);

  it('an Excel without a printer: all sheets, with a sentence that names them and says what to do', async () => {
    const { completas } = await semFalha();
    dado().book.printer = false;
    const { abas, avisos } = await escreverFolhas(FOLHAS, SEM_PAUSA);
    expect(abas).toEqual(NOMES);
    expect(celulas(abas)).toEqual(completas);
    expect(avisos).toEqual([expect.stringMatching(/nas abas “Quadro” e “Lista geral”.*Instale uma impressora/)]);
    expect(dado().book.sheet('Quadro').page.titleRows).toMatchObject({ top: 0, bottom: 0 });
    expect(dado().book.tables).toHaveLength(1);
  });

  it('a cancel before every sync: nothing is left, and it is said so', async () => {
    const total = await quantosSyncs();
    for (let n = 1; n <= total; n++) {
      const desistencia = new AbortController();
      dado().faults.beforeSync(n, () => desistencia.abort());
      const erro = await recusa(() => escreverFolhas(FOLHAS, { ...SEM_PAUSA, cancelamento: desistencia.signal }));
      expect([n, erro.codigo]).toEqual([n, 'cancelado']);
      semRestos();
    }
    const desistida = AbortSignal.abort();
    const syncs = dado().syncs.length;
    expect((await recusa(() => escreverFolhas(FOLHAS, { cancelamento: desistida }))).codigo).toBe('cancelado');
    expect(dado().syncs.length).toBe(syncs);
  });

  it('a sheet of ours deleted before every sync: the others are undone', async () => {
    const { total, completas } = await semFalha();
    for (const [i, nome] of NOMES.entries()) {
      for (let n = 3 + i; n <= total; n++) {
        dado().faults.deleteSheetBefore(n, nome);
        expect([n, await tudoOuNada(n, completas)]).toEqual([n, expect.objectContaining({ codigo: 'aba-excluida' })]);
      }
    }
  }, 120_000);

  it('a sheet of ours renamed before every sync: it goes by its new name', async () => {
    const { total, completas } = await semFalha();
    for (let n = 4; n <= total; n++) {
      dado().faults.beforeSync(n, (book) => book.rename(book.sheet('Quadro'), 'Outro'));
      const { abas } = await escreverFolhas(FOLHAS, SEM_PAUSA);
      expect([n, abas, celulas(abas)]).toEqual([n, ['Outro', 'Lista geral'], completas]);
      exclui(abas);
    }
  }, 120_000);

  it('a name taken before any sync: that sheet stays, ours are all there or not at all', async () => {
    const { total, completas } = await semFalha();
    for (let n = 1; n <= total; n++) {
      let tomado = true;
      dado().faults.beforeSync(n, (book) => {
        tomado = book.find('Lista geral') === undefined;
        if (tomado) book.addSheet('Lista geral');
      });
      const fim = await escreverFolhas(FOLHAS, SEM_PAUSA).catch((erro: ErroDoExcel) => erro);
      if (fim instanceof ErroDoExcel) {
        expect(fim).toMatchObject({ codigo: 'nome-ocupado', texto: expect.stringContaining('Tente de novo') });
        expect(n === 2 || n === 3).toBe(true);
      } else {
        expect(fim.abas).toEqual(n === 1 ? ['Quadro (2)', 'Lista geral (2)'] : NOMES);
        expect(celulas(fim.abas)).toEqual(completas);
        exclui(fim.abas);
      }
      if (tomado) exclui(['Lista geral']);
      semRestos();
    }
  }, 120_000);

  it('a table name taken meanwhile: the table has the one that Excel gives', async () => {
    const total = await quantosSyncs();
    dado().faults.beforeSync(total - 1, (book) => book.addName('Cotas_Lista_geral', { formula: '=1' }));
    expect(await escreverFolhas(FOLHAS, SEM_PAUSA)).toEqual({ abas: NOMES, avisos: [] });
    expect(dado().book.tables.map(({ name }) => name)).toEqual(['Tabela1']);
  });

  it('a cell in edition: said at once before anything is made; later, waited for', async () => {
    dado().faults.cellEdit = true;
    expect((await recusa(() => escreverFolhas(FOLHAS, SEM_PAUSA))).texto).toContain('Conclua a edição (Enter ou Esc)');
    dado().faults.cellEdit = false;
    semRestos();
    const total = await quantosSyncs();
    for (let n = 2; n <= total; n++) {
      dado().faults.beforeSync(n - 1, () => (dado().faults.cellEdit = true));
      const esperas: unknown[] = [];
      const { abas } = await escreverFolhas(FOLHAS, {
        pausas: [5, 5, 5],
        aoAvancar: ({ esperaEdicao }) => {
          if (esperaEdicao !== true) return;
          esperas.push(n);
          dado().faults.cellEdit = false;
        },
      });
      expect(esperas).toEqual([n]);
      expect(abas).toEqual(['Quadro', 'Lista geral']);
      for (const nome of abas) dado().book.deleteSheet(dado().book.sheet(nome));
    }
  });

  it('a cell that stays in edition: what could not be removed is named', async () => {
    dado().faults.beforeSync(5, () => (dado().faults.cellEdit = true));
    const esperas: boolean[] = [];
    const erro = await recusa(() =>
      escreverFolhas(FOLHAS, { pausas: [1, 1], aoAvancar: (a) => esperas.push(a.esperaEdicao === true) }),
    );
    expect(erro).toMatchObject({ codigo: 'celula-em-edicao', restaram: ['Quadro', 'Lista geral'] });
    expect(erro.texto).toContain('exclua as abas incompletas que restaram: “Quadro”, “Lista geral”');
    expect(esperas).toContain(true);
  });

  it('a protected workbook: nothing is begun', async () => {
    dado().book.protection.protect();
    const erro = await recusa(() => escreverFolhas(FOLHAS, SEM_PAUSA));
    expect(erro).toMatchObject({ codigo: 'pasta-protegida', restaram: [] });
    semRestos();
  });

  it('a workbook protected before every sync: what could not be removed is named', async () => {
    const { total, completas } = await semFalha();
    for (let n = 1; n <= total; n++) {
      dado().faults.beforeSync(n, (book) => book.protection.protect());
      const fim = await escreverFolhas(FOLHAS, SEM_PAUSA).catch((erro: ErroDoExcel) => erro);
      const restam = dado().book.sheets.slice(2).map(({ name }) => name);
      if (fim instanceof ErroDoExcel) {
        expect([n, fim]).toEqual([n, expect.objectContaining({ codigo: 'pasta-protegida', restaram: restam })]);
        expect(restam).toEqual(n === 3 ? ['Quadro'] : []);
      } else {
        expect([n, fim.abas, celulas(restam)]).toEqual([n, restam, completas]);
      }
      dado().book.protection.unprotect();
      exclui(restam);
      semRestos();
    }
  }, 120_000);

  it('a sheet of ours protected before every sync: everything, or nothing is left', async () => {
    const { total, completas } = await semFalha();
    const codigos = new Set<string>();
    for (let n = 4; n <= total; n++) {
      dado().faults.beforeSync(n, (book) => book.sheet('Lista geral').protection.protect());
      const fim = await tudoOuNada(n, completas);
      codigos.add(fim instanceof ErroDoExcel ? fim.codigo : 'escritas');
    }
    expect(codigos).toEqual(new Set(['aba-protegida', 'escritas']));
  }, 120_000);

  it('a limit of bytes: smaller blocks where they pass, else a message and nothing left', async () => {
    const longa = lista(
      Array.from({ length: 60 }, (_, i) => ({ papel: 'dado' as const, celulas: [i, '1', 'ã'.repeat(2_000)] })),
    );
    dado().faults.payloadLimit = 40_000;
    expect(await escreverFolhas([longa], SEM_PAUSA)).toMatchObject({ abas: ['Lista geral'] });
    expect(dado().book.sheet('Lista geral').read('C60')).toEqual([['ã'.repeat(2_000)]]);
    dado().book.deleteSheet(dado().book.sheet('Lista geral'));
    dado().faults.payloadLimit = 3_000;
    expect((await recusa(() => escreverFolhas([longa], SEM_PAUSA))).codigo).toBe('grande-demais');
    semRestos();
  });
};
