import { abasDoLivro } from '../../../../src/adapters/office/abas';
import { lerAba } from '../../../../src/adapters/office/ler';
import { area } from '../../../excel/model/address';
import { type Cenarios, maiorSync, MB, recusa, referencias } from './dado';

export const ler: Cenarios = (dado, perfil) => {
  const primeira = () => dado().book.sheet('Planilha1');
  const formata = (onde: ReturnType<typeof area>, numberFormat: string) =>
    primeira().cells.paint(onde, { numberFormat });

  it('reads values with what their formats mean: dates, percentages, hours, errors, texts with zeros', async () => {
    primeira().put('B3', [
      ['Inscrição', 'Nascimento', 'Nota', 'Cota', 'Prova', 'Erro'],
      ['0012', 32216, 87.5, 0.2, 0.5625, { error: '#N/A' }],
      ['  Ana ', 60.25, '87,5', true, 45366.75, '#N/A'],
    ]);
    formata(area(3, 2, 4, 2), 'dd/mm/yyyy;@');
    formata(area(3, 4, 3, 4), '0.0%');
    formata(area(3, 5, 3, 5), 'h:mm');
    formata(area(4, 5, 4, 5), '[$-416]d "de" mmm yyyy h:mm');
    const lida = await lerAba({ tipo: 'aba ativa' });
    expect(lida).toEqual({
      nome: 'Planilha1',
      mesclas: [],
      linhas: [
        [],
        [],
        [null, 'Inscrição', 'Nascimento', 'Nota', 'Cota', 'Prova', 'Erro'],
        [
          null,
          '0012',
          { tipo: 'data', data: '1988-03-14' },
          87.5,
          { tipo: 'porcentagem', valor: 0.2 },
          '13:30',
          { tipo: 'erro', erro: '#N/D' },
        ],
        [
          null,
          '  Ana ',
          { tipo: 'data', data: '1900-02-28' },
          '87,5',
          true,
          { tipo: 'data', data: '2024-03-15' },
          // A text that somebody typed is no error.
          '#N/A',
        ],
      ],
    });
  });

  it.each([
    ['General', 1.5, 1.5],
    ['0.00E+00', 1.5, 1.5],
    ['_-"R$" * #,##0.00_-', 1.5, 1.5],
    ['[h]:mm', 1.5, 1.5],
    ['"d"0', 1.5, 1.5],
    ['[Red]0', 1.5, 1.5],
    ['mmm-yy', 45366, { tipo: 'data', data: '2024-03-15' }],
    ['dd/mm/aaaa', 45366, { tipo: 'data', data: '2024-03-15' }],
    ['m/d/yyyy', 1, { tipo: 'data', data: '1900-01-01' }],
    ['m/d/yyyy', -1, { tipo: 'erro', erro: '########' }],
    ['m/d/yyyy', 2958466, { tipo: 'erro', erro: '########' }],
    ['h:mm AM/PM', 0.75, '18:00'],
    ['0"%"', 20, 20],
  ])('the number format %s shows %s as %j', async (formato, valor, esperado) => {
    primeira().put('A1', [[valor]]);
    formata(area(0, 0, 0, 0), formato);
    expect((await lerAba({ tipo: 'aba ativa' })).linhas).toEqual([[esperado]]);
  });

  it('reads hidden and filtered rows too, and says which', async () => {
    primeira().put(
      'A2',
      Array.from({ length: 50 }, (_, i) => [`c${i}`]),
    );
    dado().user.filter('A2:A51', [4, 6, 7]);
    const lida = await lerAba({ tipo: 'aba', nome: 'planilha1' });
    expect(lida.linhas).toHaveLength(51);
    expect(lida.linhasOcultas).toEqual([3, 5, 6]);
  });

  it('merged blocks, in order', async () => {
    primeira().put('A1', [
      ['Classificação', '', ''],
      ['x', 'y', 'z'],
    ]);
    primeira().merged = [area(1, 1, 4, 1), area(0, 0, 0, 2)];
    expect((await lerAba({ tipo: 'aba ativa' })).mesclas).toEqual([
      { linha: 0, coluna: 0, ultimaLinha: 0, ultimaColuna: 2 },
      { linha: 1, coluna: 1, ultimaLinha: 4, ultimaColuna: 1 },
    ]);
    expect(await referencias(dado())).toBe(0);
  });

  it('a selection of whole columns is cut at what is used; a table and a sheet by name', async () => {
    const lista = dado().book.addSheet('Lista');
    lista.put('A1', [
      ['fora', 'Nome', 'Nota'],
      ['fora', 'Ana', 9],
      ['fora', 'Bia', 8],
    ]);
    dado().book.addTable(lista, area(0, 1, 2, 2)).name = 'Ranking';
    dado().user.select('Lista!B:C');
    const colunas = [
      [null, 'Nome', 'Nota'],
      [null, 'Ana', 9],
      [null, 'Bia', 8],
    ];
    expect(await lerAba({ tipo: 'seleção' })).toEqual({ nome: 'Lista', linhas: colunas, mesclas: [] });
    expect(await lerAba({ tipo: 'tabela', nome: 'ranking' })).toEqual({
      nome: 'Lista',
      linhas: colunas,
      mesclas: [],
    });
    expect((await lerAba({ tipo: 'aba', nome: 'Lista' })).linhas[0]).toEqual(['fora', 'Nome', 'Nota']);
    expect(await lerAba({ tipo: 'aba', nome: 'Planilha1' })).toEqual({
      nome: 'Planilha1',
      linhas: [],
      mesclas: [],
    });
  });

  it('the sheets of the workbook: visibility, the active one, tables', async () => {
    const { book } = dado();
    book.addSheet('Oculta').visibility = 'Hidden';
    const lista = book.addSheet('Lista');
    lista.put('A1', [['Nome'], ['Ana']]);
    book.addTable(lista, area(0, 0, 1, 0));
    book.activate(lista);
    expect(await abasDoLivro()).toEqual([
      { nome: 'Planilha1', visibilidade: 'visível', ativa: false, tabelas: [] },
      { nome: 'Oculta', visibilidade: 'oculta', ativa: false, tabelas: [] },
      { nome: 'Lista', visibilidade: 'visível', ativa: true, tabelas: ['Tabela1'] },
    ]);
  });

  it('what is not there, and an area out of all measure', async () => {
    expect((await recusa(() => lerAba({ tipo: 'aba', nome: 'Nada' }))).texto).toContain('A aba “Nada” não existe');
    expect((await recusa(() => lerAba({ tipo: 'tabela', nome: 'T$&' }))).texto).toContain(
      'A tabela “T$&” não existe',
    );
    primeira()
      .put('A1', [['x']])
      .put('XFD1048576', [['y']]);
    expect(await recusa(() => lerAba({ tipo: 'aba ativa' }))).toMatchObject({
      codigo: 'area-grande-demais',
      texto: expect.stringContaining('“XFD1048576”'),
    });
  });

  it('100,000 × 12 in blocks that Excel on the web takes, with progress', async () => {
    primeira().put(
      'A1',
      Array.from({ length: 100_000 }, (_, i) => [
        i + 1,
        `00${i}`,
        'Maria da Conceição Araújo de Albuquerque',
        i % 3 === 0 ? 'Sim' : '',
        30_000 + (i % 9_000),
        i / 7,
        'Enfermeiro',
        '',
        '',
        'Habilitado',
        true,
        'x',
      ]),
    );
    formata(area(0, 4, 99_999, 4), 'dd/mm/yyyy');
    const feitas: number[] = [];
    const lida = await lerAba({ tipo: 'aba ativa' }, { aoAvancar: (andamento) => feitas.push(andamento.feitas) });
    expect(lida.linhas).toHaveLength(100_000);
    expect(lida.linhas[99_999]?.slice(0, 5)).toEqual([
      100_000,
      '0099999',
      'Maria da Conceição Araújo de Albuquerque',
      'Sim',
      { tipo: 'data', data: '1984-11-13' },
    ]);
    expect(maiorSync(dado())).toBeLessThan(2 * MB);
    expect(dado().syncs.length).toBeLessThan(60);
    expect(feitas.at(-1)).toBe(100_000);
    expect(feitas.length).toBeGreaterThan(8);
    expect(await referencias(dado())).toBe(0);
  }, 120_000);

  it('rows that suddenly are a hundred times longer: smaller blocks, the same rows', async () => {
    const curtas = Array.from({ length: 6_000 }, (_, i) => [`${i}`, 'x']);
    const longas = Array.from({ length: 400 }, (_, i) => [`${i}`, 'ã'.repeat(16_000)]);
    primeira().put('A1', [...curtas, ...longas]);
    expect((await lerAba({ tipo: 'aba ativa' })).linhas).toEqual([...curtas, ...longas]);
    if (perfil === 'web')
      expect(dado().syncs.some(({ error }) => error === 'ResponsePayloadSizeLimitExceeded')).toBe(true);
  });

  it.each<[string, () => void, string]>([
    ['a cell in edition', () => (dado().faults.cellEdit = true), 'celula-em-edicao'],
    ['a sheet deleted meanwhile', () => dado().faults.deleteSheetBefore(3, 'Lista'), 'nao-encontrado'],
    ['a session lost', () => dado().faults.failSync(2, 'InvalidOrTimedOutSession'), 'sessao-perdida'],
    ['one row over every limit', () => (dado().faults.payloadLimit = 600), 'grande-demais'],
  ])('%s: a clear message', async (_caso, provoca, codigo) => {
    const lista = dado().book.addSheet('Lista');
    lista.put('A1', [['x'.repeat(700)], ['y'.repeat(700)]]);
    dado().book.activate(lista);
    provoca();
    expect((await recusa(() => lerAba({ tipo: 'aba ativa' }))).codigo).toBe(codigo);
    expect(await referencias(dado())).toBe(0);
  });
};
