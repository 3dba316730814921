import { ErroDoExcel } from '../../../../src/adapters/office/erros';
import { criarLivro, lerAbaDoLivro } from '../../../../src/adapters/office/livro';
import { listaEmTexto } from '../../../../src/adapters/office/livroListas';
import { folhaDoLivro, listasDoLivro, livroVazio } from '../../../../src/planilha/folhas/livro';
import { COLUNAS_DO_LIVRO, linhasDoLivro } from '../../../../src/planilha/livro';
import type { Aba } from '../../../../src/planilha/grade';
import { type Cenarios, recusa, referencias, retrato } from './dado';

const SEM_PAUSA = { pausas: [0, 0] };
export const COM_ATOS: Aba = {
  nome: 'x',
  linhas: [
    COLUNAS_DO_LIVRO,
    [1, { tipo: 'data', data: '2026-02-03' }, 'oferta', 'Médico', null, null, null, null, 5, '=Edital 1', null],
    [2, { tipo: 'data', data: '2026-03-04' }, 'nomeação', 'Médico', 1, '007', 'ampla', null, null, 'Portaria 9', null],
  ],
  mesclas: [],
};
export const LISTAS = listasDoLivro(['negros']);

export const livro: Cenarios = (dado) => {
  const unica = () => dado().book.tables[0];

  it('an empty livro: a table with an empty row, lists that ask, formats for the rows to come', async () => {
    const { book } = dado();
    book.addSheet('livro de ATOS');
    const antes = book.sheets.map(retrato);
    const feito = await criarLivro(folhaDoLivro(livroVazio(), 'Concurso 1/2026'), {
      listas: [...LISTAS, { coluna: 'Cargo', valores: ['Médico', 'Fiscal'] }],
    });
    expect(feito).toEqual({ aba: 'Livro de atos (2)', avisos: [] });
    const sheet = book.sheet(feito.aba);
    expect(sheet.visibility).toBe('Visible');
    expect(sheet.freeze).toEqual({ rows: 1, columns: 0 });
    expect(unica()).toMatchObject({
      name: 'Cotas_Livro_de_atos_2',
      sheet,
      area: { top: 0, left: 0, bottom: 1, right: 10 },
    });
    expect(sheet.read()).toEqual([[...COLUNAS_DO_LIVRO]]);
    expect(sheet.validations).toMatchObject([
      {
        area: { top: 1, bottom: 1_048_575, left: 2, right: 2 },
        source: expect.stringContaining('nomeação,posse,'),
        inCellDropDown: true,
      },
      { area: { left: 6 }, source: 'ampla,negros,pcd', errorAlert: { style: 'Warning' } },
      { area: { left: 3 }, source: 'Médico,Fiscal' },
    ]);
    for (const linha of [1, 500]) {
      expect([1, 5, 8].map((coluna) => sheet.cells.style(linha, coluna).numberFormat)).toEqual([
        'dd/mm/yyyy',
        '@',
        '0',
      ]);
    }
    expect(sheet.page.printArea).toEqual({ top: 0, left: 0, bottom: 1_048_575, right: 10 });
    expect(book.sheets.slice(0, 2).map(retrato)).toEqual(antes);
    expect(book.active.name).toBe('Planilha1');
    expect(await referencias(dado())).toBe(0);
  });

  it('a livro with acts is read back as it was', async () => {
    const { aba } = await criarLivro(folhaDoLivro(COM_ATOS, ''));
    const lida = await lerAbaDoLivro(aba);
    expect(linhasDoLivro(lida)).toEqual(linhasDoLivro(COM_ATOS));
    expect(lida.linhas[2]?.[5]).toBe('007');
    expect(unica()).toMatchObject({ area: { bottom: 2 } });
  });

  it('lists that Excel would not take, or take otherwise, are none', async () => {
    for (const valores of [[], ['a,b'], ['a;b'], ['=A1'], [' a'], ['x'.repeat(256)], ['']])
      expect(listaEmTexto(valores)).toBeUndefined();
    expect(listaEmTexto(['a', 'b'])).toBe('a,b');
    const { avisos, aba } = await criarLivro(folhaDoLivro(livroVazio(), ''), {
      listas: [
        { coluna: 'Cargo', valores: ['Agente, nível I'] },
        { coluna: 'Não há', valores: ['a'] },
      ],
    });
    expect([avisos, dado().book.sheet(aba).validations]).toEqual([[], []]);
  });

  it('a failure of any kind at every sync: the whole livro, with what to say, or nothing is left', async () => {
    const { book } = dado();
    const feitos = dado().syncs.length;
    const cria = () => criarLivro(folhaDoLivro(COM_ATOS, ''), { ...SEM_PAUSA, listas: LISTAS });
    const { aba } = await cria();
    const inteiro = book.sheet(aba).read();
    const total = dado().syncs.length - feitos;
    book.deleteSheet(book.sheet(aba));
    const avisados = new Set<string>();
    for (let n = 1; n <= total; n++) {
      for (const codigo of [
        'GeneralException',
        'AccessDenied',
        'InvalidOrTimedOutSession',
        'ItemNotFound',
        'UnsupportedOperation',
      ]) {
        dado().faults.failSync(n, codigo);
        const fim = await cria().catch((erro: unknown) => erro);
        if (fim instanceof ErroDoExcel) {
          expect([n, codigo, fim.restaram, book.sheets.length, book.tables.length]).toEqual([n, codigo, [], 1, 0]);
          expect(fim.texto).toMatch(/tente de novo/i);
          continue;
        }
        const feito = fim as Awaited<ReturnType<typeof cria>>;
        expect([n, codigo, book.sheet(feito.aba).read()]).toEqual([n, codigo, inteiro]);
        feito.avisos.forEach((aviso) => avisados.add(aviso.slice(0, 28)));
        book.deleteSheet(book.sheet(feito.aba));
      }
    }
    expect([...avisados].sort()).toEqual([
      'A página não foi preparada p',
      'O Excel não fez da lista uma',
      'O Excel não pôs as listas de',
    ]);
    expect(await referencias(dado())).toBe(0);
  }, 120_000);

  it('a protected workbook, a sheet that is not there', async () => {
    dado().book.protection.protect();
    expect((await recusa(() => criarLivro(folhaDoLivro(livroVazio(), ''), SEM_PAUSA))).codigo).toBe('pasta-protegida');
    expect((await recusa(() => lerAbaDoLivro('Livro de atos'))).codigo).toBe('aba-nao-encontrada');
  });
};
