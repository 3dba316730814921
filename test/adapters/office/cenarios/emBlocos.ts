import { lerAba, lerPlanilha, type AbaEmBlocos, type Linhas } from '../../../../src/adapters/office/ler';
import type { Andamento } from '../../../../src/adapters/office/andamento';
import { area } from '../../../excel/model/address';
import { type Cenarios, maiorSync, MB, recusa, referencias } from './dado';

/** What a receiver heard, in order: a sheet's name, or how many rows. */
function ouvinte() {
  const ouvido: (string | number)[] = [];
  const abas: AbaEmBlocos[] = [];
  const linhas: Linhas[number][] = [];
  return {
    ouvido,
    abas,
    linhas,
    aoComecar: (aba: AbaEmBlocos) => {
      abas.push(aba);
      ouvido.push(aba.nome);
    },
    aoReceber: (novas: Linhas) => {
      linhas.push(...novas);
      ouvido.push(novas.length);
    },
  };
}

export const emBlocos: Cenarios = (dado) => {
  const primeira = () => dado().book.sheet('Planilha1');
  const numeradas = (quantas: number) => Array.from({ length: quantas }, (_, i) => [`linha ${i}`, i]);

  it('the sheet first, then its rows in blocks, those above the used ones too', async () => {
    primeira().put('B25003', numeradas(4_000));
    const ouve = ouvinte();
    const feitas: Andamento[] = [];
    const lidas = await lerPlanilha(
      { tipo: 'aba ativa' },
      { ...ouve, aoAvancar: (andamento) => feitas.push(andamento) },
    );
    expect(lidas).toEqual([{ nome: 'Planilha1', mesclas: [], total: 29_002 }]);
    expect(ouve.abas).toEqual(lidas);
    expect(ouve.ouvido.slice(0, 4)).toEqual(['Planilha1', 10_000, 10_000, 5_002]);
    expect(ouve.linhas).toHaveLength(29_002);
    expect(ouve.linhas.slice(25_000, 25_004)).toEqual([[], [], [null, 'linha 0', 0], [null, 'linha 1', 1]]);
    expect(feitas.map((andamento) => andamento.feitas)).toEqual(
      feitas.map((andamento) => andamento.feitas).sort((a, b) => a - b),
    );
    expect(feitas.at(-1)).toEqual({ aba: 'Planilha1', feitas: 29_002, total: 29_002 });
  });

  it('several sheets one after another, by name; a hidden one says so; one that is missing is told before any row', async () => {
    primeira().put('A1', [['a'], ['b']]);
    dado().book.addSheet('Vazia');
    dado().book.addSheet('Oculta').put('A1', [['c']]).visibility = 'VeryHidden';
    const nomes = ['Oculta', 'vazia', 'Planilha1'];
    const ouve = ouvinte();
    const feitas: number[] = [];
    await lerPlanilha({ tipo: 'abas', nomes }, { ...ouve, aoAvancar: ({ feitas: f, total }) => feitas.push(f, total) });
    expect(ouve.ouvido).toEqual(['Oculta', 1, 'Vazia', 'Planilha1', 2]);
    expect(ouve.abas).toEqual([
      { nome: 'Oculta', mesclas: [], total: 1, oculta: true },
      { nome: 'Vazia', mesclas: [], total: 0 },
      { nome: 'Planilha1', mesclas: [], total: 2 },
    ]);
    expect(feitas).toEqual([1, 3, 3, 3]);
    const nada = ouvinte();
    const erro = await recusa(() => lerPlanilha({ tipo: 'abas', nomes: ['Planilha1', 'Sumiu'] }, nada));
    expect(erro).toMatchObject({ codigo: 'aba-nao-encontrada', texto: expect.stringContaining('“Sumiu”') });
    expect(nada.ouvido).toEqual([]);
    expect(await referencias(dado())).toBe(0);
  });

  it('nothing more is read while the receiver is busy', async () => {
    primeira().put('A1', numeradas(3_000));
    const syncs: number[] = [];
    await lerPlanilha(
      { tipo: 'aba ativa' },
      {
        aoReceber: async () => {
          const antes = dado().syncs.length;
          await new Promise((fim) => setTimeout(fim, 20));
          syncs.push(dado().syncs.length - antes);
        },
      },
    );
    expect(syncs.length).toBeGreaterThan(1);
    expect(new Set(syncs)).toEqual(new Set([0]));
  });

  it('what the receiver throws comes out as it is, and no more is read', async () => {
    primeira().put('A1', numeradas(3_000));
    const falha = new Error('the worker is gone');
    let vezes = 0;
    const cai = () => {
      vezes++;
      throw falha;
    };
    await expect(lerPlanilha({ tipo: 'aba ativa' }, { aoReceber: cai })).rejects.toBe(falha);
    await expect(lerPlanilha({ tipo: 'aba ativa' }, { aoComecar: cai, aoReceber: cai })).rejects.toBe(falha);
    expect(vezes).toBe(2);
    expect(await referencias(dado())).toBe(0);
  });

  it('a cancel before every sync ends the reading there, and says that nothing changed', async () => {
    primeira().put('A1', numeradas(3_000)).merged = [area(0, 0, 0, 1)];
    primeira().hiddenRows.add(5);
    await lerAba({ tipo: 'aba ativa' });
    const total = dado().syncs.length;
    expect(total).toBeGreaterThan(5);
    for (let n = 1; n <= total; n++) {
      const desistencia = new AbortController();
      const antes = dado().syncs.length;
      dado().faults.beforeSync(n, () => desistencia.abort());
      const erro = await recusa(() => lerAba({ tipo: 'aba ativa' }, { cancelamento: desistencia.signal }));
      expect([n, erro.texto]).toEqual([n, 'Leitura cancelada. Nada mudou na pasta de trabalho.']);
      // The mergers of one look take two syncs.
      expect(dado().syncs.length - antes).toBeLessThanOrEqual(n + 1);
    }
    const syncs = dado().syncs.length;
    await recusa(() => lerAba({ tipo: 'aba ativa' }, { cancelamento: AbortSignal.abort() }));
    expect(dado().syncs.length).toBe(syncs);
    expect(await referencias(dado())).toBe(0);
  });

  it('a cell in edition half-way is waited for, at every sync after the first', async () => {
    primeira().put('A1', numeradas(3_000)).merged = [area(0, 0, 0, 1)];
    primeira().hiddenRows.add(5);
    const inteira = await lerAba({ tipo: 'aba ativa' });
    const total = dado().syncs.length;
    for (let n = 2; n <= total; n++) {
      dado().faults.beforeSync(n - 1, () => (dado().faults.cellEdit = true));
      let esperas = 0;
      const lida = await lerAba(
        { tipo: 'aba ativa' },
        {
          pausas: [2],
          aoAvancar: ({ esperaEdicao }) => {
            if (esperaEdicao !== true) return;
            esperas++;
            dado().faults.cellEdit = false;
          },
        },
      );
      expect([n, esperas, lida]).toEqual([n, 1, inteira]);
    }
  });

  it('a cancel while a cell is in edition is heard at once', async () => {
    primeira().put('A1', numeradas(3_000));
    dado().faults.beforeSync(1, () => (dado().faults.cellEdit = true));
    const desistencia = new AbortController();
    const lendo = recusa(() =>
      lerAba(
        { tipo: 'aba ativa' },
        {
          pausas: [60_000],
          cancelamento: desistencia.signal,
          aoAvancar: () => void setTimeout(() => desistencia.abort(), 5),
        },
      ),
    );
    expect((await lendo).codigo).toBe('leitura-cancelada');
  });

  it('several areas selected are refused with what to do; part of a sheet keeps its rows and columns', async () => {
    primeira().put('A1', numeradas(30));
    dado().user.select('Planilha1!A1:B3,A8:B9');
    const erro = await recusa(() => lerAba({ tipo: 'seleção' }));
    expect(erro).toMatchObject({ codigo: 'selecao-invalida', texto: expect.stringContaining('um único intervalo') });
    dado().user.select('Planilha1!B3:C4');
    expect((await lerAba({ tipo: 'seleção' })).linhas).toEqual([[], [], [null, 2], [null, 3]]);
    dado().user.select('Planilha1!E3:F4');
    expect(await lerAba({ tipo: 'seleção' })).toEqual({ nome: 'Planilha1', linhas: [], mesclas: [] });
  });

  it("a table's filter: the rows that it hides are read, and told", async () => {
    const lista = dado().book.addSheet('Lista');
    lista.put('A3', [['Nome', 'Nota'], ...numeradas(20)]);
    const tabela = dado().book.addTable(lista, area(2, 0, 22, 1));
    tabela.name = 'Ranking';
    tabela.filtered = true;
    [5, 6, 21, 40].forEach((linha) => lista.hiddenRows.add(linha));
    const lida = await lerAba({ tipo: 'tabela', nome: 'Ranking' });
    expect(lida.linhas).toHaveLength(23);
    expect(lida.linhas[5]).toEqual(['linha 2', 2]);
    expect(lida.linhasOcultas).toEqual([5, 6, 21]);
    [...Array(30).keys()].forEach((linha) => lista.hiddenRows.add(linha));
    expect((await lerAba({ tipo: 'tabela', nome: 'Ranking' })).linhasOcultas).toEqual([...Array(23).keys()].slice(2));
  });

  it('100,000 filtered rows and 30,000 merges in answers of bounded size', async () => {
    primeira().put(
      'A1',
      Array.from({ length: 100_000 }, (_, i) => [i]),
    );
    dado().user.filter(
      'A1:A100000',
      Array.from({ length: 50_000 }, (_, i) => 2 * i + 2),
    );
    primeira().merged = Array.from({ length: 30_000 }, (_, i) => area(3 * i, 0, 3 * i + 1, 1));
    const ouve = ouvinte();
    const [lida] = await lerPlanilha({ tipo: 'aba ativa' }, ouve);
    expect(lida?.linhasOcultas).toHaveLength(50_000);
    expect(lida?.linhasOcultas?.slice(0, 3)).toEqual([1, 3, 5]);
    expect(lida?.mesclas).toHaveLength(30_000);
    expect(lida?.mesclas[29_999]).toEqual({ linha: 89_997, coluna: 0, ultimaLinha: 89_998, ultimaColuna: 1 });
    expect(maiorSync(dado())).toBeLessThan(1.5 * MB);
    expect(await referencias(dado())).toBe(0);
  }, 120_000);
};
