import { escreverFolhas } from '../../../../src/adapters/office/escrever';
import type { Book } from '../../../excel/model/book';
import { type Cenarios, recusa, referencias, retrato } from './dado';
import { lista } from './escrever';

const FOLHAS = ['Quadro', 'Lista geral'].map((nome) =>
  lista(
    [
      { papel: 'cabeçalho', celulas: ['Ordem', 'Inscrição', 'Nome'] },
      { papel: 'dado', celulas: [1, '001', 'Ana'] },
    ],
    { nome, cabecalho: 0 },
  ),
);
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

  async function quantosSyncs(): Promise<number> {
    const feitos = dado().syncs.length;
    const { abas } = await escreverFolhas(FOLHAS);
    for (const nome of abas) dado().book.deleteSheet(dado().book.sheet(nome));
    return dado().syncs.length - feitos;
  }

  it('a failure at every sync: nothing is left', async () => {
    const total = await quantosSyncs();
    expect(total).toBeGreaterThanOrEqual(12);
    for (let n = 1; n <= total; n++) {
      for (const code of ['GeneralException', 'AccessDenied', 'InvalidOrTimedOutSession']) {
        dado().faults.failSync(n, code);
        const { codigo, restaram, texto } = await recusa(() => escreverFolhas(FOLHAS, SEM_PAUSA));
        expect([n, codigo, restaram]).toEqual([n, expect.stringMatching(/falha|protegida|sessao/), []]);
        expect(texto).toMatch(/tente de novo/i);
        semRestos();
      }
    }
    expect(await referencias(dado())).toBe(0);
    expect(await escreverFolhas(FOLHAS)).toMatchObject({ abas: ['Quadro', 'Lista geral'] });
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
    const total = await quantosSyncs();
    for (let n = 3; n <= total; n++) {
      const primeira = n % 2 === 0 || n === 3;
      dado().faults.deleteSheetBefore(n, primeira ? 'Quadro' : 'Lista geral');
      expect([n, (await recusa(() => escreverFolhas(FOLHAS, SEM_PAUSA))).codigo]).toEqual([n, 'aba-excluida']);
      semRestos();
    }
  });

  it('a name taken between the look and the making: that sheet stays, ours do not', async () => {
    dado().faults.takeNameBefore(3, 'Lista geral');
    const erro = await recusa(() => escreverFolhas(FOLHAS, SEM_PAUSA));
    expect(erro).toMatchObject({ codigo: 'nome-ocupado', texto: expect.stringContaining('Tente de novo') });
    expect(dado().book.sheets.map(({ name }) => name)).toEqual(['Planilha1', 'Minha lista', 'Lista geral']);
    expect(await escreverFolhas(FOLHAS)).toMatchObject({ abas: ['Quadro (2)', 'Lista geral (2)'] });
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

  it('a protected workbook, before and half-way', async () => {
    dado().book.protection.protect();
    const erro = await recusa(() => escreverFolhas(FOLHAS, SEM_PAUSA));
    expect(erro).toMatchObject({ codigo: 'pasta-protegida', restaram: [] });
    semRestos();
    dado().book.protection.unprotect();
    dado().faults.beforeSync(3, (book) => book.protection.protect());
    const meio = await recusa(() => escreverFolhas(FOLHAS, SEM_PAUSA));
    expect(meio).toMatchObject({ codigo: 'pasta-protegida', restaram: ['Quadro'] });
    dado().book.protection.unprotect();
  });

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
