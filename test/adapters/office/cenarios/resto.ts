import {
  ESPACO_DA_CONFIGURACAO,
  gravarConfiguracao,
  lerConfiguracao,
  VERSAO_DA_CONFIGURACAO,
} from '../../../../src/adapters/office/configuracao';
import { ErroDoExcel, traduzido } from '../../../../src/adapters/office/erros';
import { selecionar } from '../../../../src/adapters/office/selecionar';
import { quandoPronto, suporte } from '../../../../src/adapters/office/suporte';
import { area } from '../../../excel/model/address';
import { type Cenarios, recusa } from './dado';

export const selecao: Cenarios = (dado) => {
  it('activates a sheet and selects a cell, a row, a column, or nothing', async () => {
    const lista = dado().book.addSheet('Lista (2)');
    await selecionar({ aba: 'lista (2)', linha: 12, coluna: 'AB' });
    expect(dado().book.selection).toEqual({ sheet: lista, area: area(11, 27, 11, 27) });
    await selecionar({ aba: 'Planilha1', linha: 3 });
    expect(dado().book.selection).toMatchObject({ area: area(2, 0, 2, 0) });
    expect(dado().book.active.name).toBe('Planilha1');
    await selecionar({ coluna: 'C' });
    expect(dado().book.selection).toMatchObject({ area: area(0, 2, 0, 2) });
    await selecionar({ aba: 'Lista (2)' });
    expect(dado().book.active).toBe(lista);
  });

  it('a sheet that is gone, hidden, or goes meanwhile', async () => {
    dado().book.addSheet('Oculta').visibility = 'Hidden';
    dado().book.addSheet('Some');
    expect(await recusa(() => selecionar({ aba: 'Nada', linha: 1 }))).toMatchObject({
      codigo: 'aba-nao-encontrada',
      texto: expect.stringContaining('“Nada”'),
    });
    expect(await recusa(() => selecionar({ aba: 'Oculta' }))).toMatchObject({ codigo: 'aba-oculta' });
    dado().faults.deleteSheetBefore(2, 'Some');
    expect((await recusa(() => selecionar({ aba: 'Some', linha: 1 }))).codigo).toBe('nao-encontrado');
  });
};

const NS = `xmlns="${ESPACO_DA_CONFIGURACAO}"`;

export const configuracao: Cenarios = (dado) => {
  it('keeps any JSON, in one part, and gives it back', async () => {
    expect(await lerConfiguracao()).toEqual({ tipo: 'nenhuma' });
    const dados = { lei: 'a<b & "c"', respostas: [']]>\u0001\n\uFFFE\uD800', 'ção'], n: 1.5, nada: null };
    await gravarConfiguracao({ antes: true });
    await gravarConfiguracao(dados);
    expect(await lerConfiguracao()).toEqual({ tipo: 'lida', versao: VERSAO_DA_CONFIGURACAO, dados });
    expect(dado().book.xmlParts).toHaveLength(1);
  });

  it('of several parts the newest; garbage and other namespaces are nothing', async () => {
    const parte = (serie: number, gravada: string, json: string) =>
      `<?xml version="1.0"?><p:configuracao xmlns:p="${ESPACO_DA_CONFIGURACAO}" gravada="${gravada}" serie="${serie}" versao="1">${json}</p:configuracao>`;
    const { xmlParts } = dado().book;
    const alheia = '<configuracao xmlns="urn:outra" versao="1" serie="99">1</configuracao>';
    [
      alheia,
      parte(7, '2026-01-01', '"velha"'),
      parte(8, '2026-01-02', '"meio"'),
      parte(8, '2026-01-03', '"nova"'),
      parte(9, '2026-01-04', '{cortado'),
      `<configuracao ${NS}/>`,
      `<configuracao ${NS} versao="x" serie="-1">1</configuracao>`,
      `<outra ${NS} versao="1" serie="50">1</outra>`,
    ].forEach((xml, i) => xmlParts.push({ id: `{${i}}`, xml }));
    expect(await lerConfiguracao()).toEqual({ tipo: 'lida', versao: 1, dados: 'nova' });
    await gravarConfiguracao(['outra']);
    expect(await lerConfiguracao()).toEqual({ tipo: 'lida', versao: 1, dados: ['outra'] });
    expect(
      dado()
        .book.xmlParts.map(({ xml }) => xml)
        .includes(alheia),
    ).toBe(true);
    expect(dado().book.xmlParts).toHaveLength(2);
  });

  it('a later version is told, and kept', async () => {
    const xml = `<configuracao ${NS} versao="2" serie="3">{}</configuracao>`;
    dado().book.xmlParts.push({ id: '{1}', xml });
    expect(await lerConfiguracao()).toEqual({ tipo: 'mais nova', versao: 2 });
    await gravarConfiguracao('daqui');
    expect(dado().book.xmlParts.map((parte) => parte.xml)).toContain(xml);
    expect(await lerConfiguracao()).toMatchObject({ dados: 'daqui' });
  });

  it('what Excel did not keep is an error, and what was there stays', async () => {
    await gravarConfiguracao('antes');
    dado().faults.beforeSync(4, ({ xmlParts }) => {
      const [, nova] = xmlParts;
      if (nova) nova.xml = `<configuracao ${NS}/>`;
    });
    expect((await recusa(() => gravarConfiguracao('depois'))).codigo).toBe('configuracao-nao-gravada');
    expect(await lerConfiguracao()).toMatchObject({ dados: 'antes' });
  });

  it('a failure at any sync loses nothing', async () => {
    await gravarConfiguracao('antes');
    for (let n = 1; n <= 6; n++) {
      dado().faults.failSync(n, 'GeneralException');
      await recusa(() => gravarConfiguracao(`vez ${n}`));
      expect(await lerConfiguracao()).toMatchObject({ tipo: 'lida', dados: n < 4 ? 'antes' : `vez ${n}` });
    }
  });
};

export const suporteDoExcel: Cenarios = () => {
  it('what this Excel can do', async () => {
    expect(await quandoPronto()).toBe('excel');
    expect(new Set(Object.values(suporte()))).toEqual(new Set([true]));
  });

  it('every error has a sentence that says what to do, and keeps what Excel said', () => {
    const erro = traduzido({ code: 'AccessDenied', message: 'x', debugInfo: { errorLocation: 'Range.values' } });
    expect(erro).toMatchObject({ codigo: 'aba-protegida', tecnico: 'AccessDenied · Range.values · x' });
    expect(traduzido({ code: 'InvalidSelection' }).codigo).toBe('selecao-invalida');
    expect(traduzido({ code: 'toString' }).codigo).toBe('falha-do-excel');
    expect(traduzido(new TypeError('x')).codigo).toBe('falha-do-excel');
    expect(traduzido(undefined).texto).toMatch(/Tente de novo/);
    const nosso = new ErroDoExcel('cancelado');
    expect(traduzido(nosso)).toBe(nosso);
    expect(nosso.comRestos(['Ordem']).texto).toBe('Cancelado. Exclua as abas incompletas que restaram: “Ordem”.');
  });
};
