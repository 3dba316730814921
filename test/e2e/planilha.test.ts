import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { ate } from './ate';
import { conteudoDe } from './gravado';
import { abreNoNavegador, CDN, type Aberto } from './navegador';
import {
  comMarcasAmbiguas,
  comNomesPerigosos,
  EXEMPLO,
  NOMES_PERIGOSOS,
  protegida,
  xlsx,
} from './planilhas';

jest.setTimeout(120_000);

let browser: Browser;
let aberto: Aberto;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
beforeEach(async () => {
  aberto = await abreNoNavegador(browser, 'taskpane.html', { cdn: CDN.recusa });
});
afterEach(() => aberto.close());
afterAll(() => browser.close());

const ENFERMEIRO = { Candidatos: '18', PcD: '1', Fora: '0' };

describe('what a sheet comes in by', () => {
  it('the example is one click away', async () => {
    const { painel, page } = aberto;
    await painel.escolheLei('Porto Feliz');
    await painel.abreExemplo();
    expect(await painel.contagens(/ENFERMEIRO/)).toEqual({ ...ENFERMEIRO, 'Negros e indígenas': '3' });
    await page.getByText('classificacao-porto-feliz.xlsx').first().waitFor();
  });

  it('a file is dropped; beside the target it is not opened in place of the pane', async () => {
    const { painel, page } = aberto;
    await painel.vaiPara('Planilha');
    const solta = (alvo: string, base64: string) =>
      page.locator(alvo).evaluate((elemento, dados) => {
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(dados), (letra) => letra.charCodeAt(0));
        transfer.items.add(new File([bytes], 'solta.xlsx'));
        const evento = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
        elemento.dispatchEvent(evento);
        return evento.defaultPrevented;
      }, base64);
    const bytes = readFileSync(EXEMPLO).toString('base64');
    expect(await solta('header', bytes)).toBe(true);
    expect(await painel.lida.count()).toBe(0);
    expect(await solta('p:has-text("Arraste aqui")', bytes)).toBe(true);
    await painel.lida.waitFor();
    expect(await painel.contagens(/ENFERMEIRO/)).toMatchObject(ENFERMEIRO);
    await page.getByText('solta.xlsx').first().waitFor();
  });

  it('a refused file says why, and loses nothing that was read before', async () => {
    const { painel } = aberto;
    await painel.escolheLei('Porto Feliz');
    await painel.abreExemplo();
    await painel.confirmaLeitura();
    await painel.informaVagas('ENFERMEIRO', { vagas: '5' });
    const recusados: readonly [string, Uint8Array, RegExp][] = [
      ['edital.xlsx', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), /“edital\.xlsx” é .*PDF.*, que não é lido aqui/],
      ['vazio.xlsx', new Uint8Array(), /“vazio\.xlsx” está vazio/],
      ['com senha.xlsx', await protegida(), /“com senha\.xlsx” tem senha\. Abra no Excel, retire a senha/],
    ];
    for (const [nome, bytes, motivo] of recusados) {
      await painel.vaiPara('Planilha');
      await aberto.page.locator('input[type=file]').setInputFiles(xlsx(nome, bytes));
      await ate(async () => expect(await painel.falha.innerText()).toMatch(motivo));
      expect(await painel.falha.innerText()).toMatch(/^O arquivo não foi aberto\./);
      expect(await painel.contagens(/ENFERMEIRO/)).toMatchObject(ENFERMEIRO);
      expect(await aberto.page.getByText('classificacao-porto-feliz.xlsx').first().isVisible()).toBe(true);
    }
    expect(await painel.chamadas('ENFERMEIRO')).toHaveLength(5);
    await aberto.page.getByRole('button', { name: 'Fechar a mensagem' }).click();
    expect(await painel.falha.count()).toBe(0);
  });
});

describe('what is read', () => {
  it('nothing is computed before the confirmation, and a correction asks for it again', async () => {
    const { painel, page } = aberto;
    await painel.escolheLei('Porto Feliz');
    await painel.abreExemplo();
    await painel.vaiPara('Vagas');
    await page.getByText('Sem planilha confirmada', { exact: false }).waitFor();
    expect(await painel.secao('ENFERMEIRO').count()).toBe(0);
    await painel.vaiPara('Gerar');
    await page.getByText('Confira e confirme a leitura da planilha.').waitFor();
    expect(await painel.gravar.count()).toBe(0);
    expect(await page.getByRole('list', { name: /^Chamadas/ }).count()).toBe(0);

    await painel.confirmaLeitura();
    await painel.informaVagas('ENFERMEIRO', { vagas: '5' });
    expect(await painel.chamadas('ENFERMEIRO')).toHaveLength(5);
    await painel.mapeiaColuna('Nota', 'G');
    await page.getByRole('button', { name: 'Confirmar a leitura' }).waitFor();
    await painel.vaiPara('Gerar');
    await page.getByText('Confira e confirme a leitura da planilha.').waitFor();
    expect(await painel.gravar.count()).toBe(0);
    await painel.confirmaLeitura();
    expect(await painel.chamadas('ENFERMEIRO')).toHaveLength(5);
  });

  it('a question shows its cell, and its answer is read anew', async () => {
    const { painel, page } = aberto;
    await painel.escolheLei('Porto Feliz');
    await painel.abreArquivo(xlsx('marcas.xlsx', await comMarcasAmbiguas()));
    await page.getByRole('button', { name: 'Mostrar Lista D3' }).click();
    const marcada = page.getByRole('cell').and(page.locator('[aria-current=true]'));
    await marcada.waitFor();
    expect(await marcada.count()).toBe(1);
    expect(await marcada.locator('xpath=preceding-sibling::td').allInnerTexts()).toEqual(['2', '0102', 'Bia Ipê']);

    const cotistas = async (): Promise<string | undefined> => (await painel.contagens(/./))['Negros e indígenas'];
    expect(await cotistas()).toBe('4');
    await painel.responde('Sim, concorre pela reserva');
    await page.getByText('Pontos a resolver (3)').waitFor();
    expect(await cotistas()).toBe('4');
    await painel.responde('Não concorre pela reserva', /Responder as 3 perguntas iguais/);
    await ate(async () => expect(await cotistas()).toBe('1'));
    await page.getByRole('heading', { name: 'Pontos a conferir' }).waitFor();
    await painel.confirmaLeitura();
    await painel.informaVagas('', { vagas: '5' });
    expect((await painel.chamadas())[4]).toContain('não há mais quem chamar nessa lista');

    await painel.vaiPara('Planilha');
    await page.getByRole('button', { name: /^Desfazer: Todas as linhas/ }).click();
    await page.getByText('Pontos a resolver (3)').waitFor();
  });

  it('a name that looks like a formula is text, in the preview and in the file', async () => {
    const { painel, page } = aberto;
    await painel.escolheLei('Porto Feliz');
    await painel.abreArquivo(comNomesPerigosos());
    const celulas = await page.getByRole('region', { name: /^Células da aba/ }).locator('td').allTextContents();
    expect(celulas.map((texto) => texto.trim())).toEqual(expect.arrayContaining(NOMES_PERIGOSOS.map((nome) => nome.trim())));
    await painel.confirmaLeitura();
    await painel.informaVagas('', { vagas: '5' });
    const baixado = await painel.gera();
    const { cru } = await conteudoDe(readFileSync(await baixado.path()));
    const escritas = cru.flatMap((aba) => aba.celulas);
    for (const nome of NOMES_PERIGOSOS) {
      const dele = escritas.filter(({ value }) => typeof value === 'string' && value.includes(nome.trim()));
      expect(dele.length).toBeGreaterThan(1);
    }
    expect(escritas.filter(({ formula }) => formula !== undefined)).toEqual([]);
  });
});
