import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { violacoes, type Regras } from './axe';
import { abreNoNavegador, CDN } from './navegador';
import { comMarcasAmbiguas, EXEMPLO, xlsx } from './planilhas';
import type { Painel, Passo } from './painel';

jest.setTimeout(240_000);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

const PASSOS: readonly Passo[] = ['Lei', 'Planilha', 'Vagas', 'Gerar'];

/** The states worth looking at, one after the other; `olha` is called in each. */
async function percorre(painel: Painel, olha: (estado: string) => Promise<void>): Promise<void> {
  const { page } = painel;
  for (const passo of PASSOS) {
    await painel.vaiPara(passo);
    await olha(`${passo}, nothing done`);
  }
  await painel.escolheLei('Porto Feliz');
  await painel.informaEdital('10/02/2011');
  await page.getByRole('button', { name: 'Mostrar as 14 regras' }).click();
  await page.getByRole('button', { name: 'art. 1º', exact: true }).first().click();
  await olha('Lei, chosen, not reached, an article open');
  await painel.informaEdital('10/02/2026');
  await painel.abreArquivo(xlsx('marcas.xlsx', await comMarcasAmbiguas()));
  await page.getByRole('button', { name: /^Mostrar Lista/ }).first().click();
  await painel.responde('Sim, concorre pela reserva');
  await page.getByText('Pontos a resolver (3)').waitFor();
  await olha('Planilha, questions open');
  await page.locator('input[type=file]').setInputFiles(xlsx('vazio.xlsx', new Uint8Array()));
  await painel.falha.waitFor();
  await olha('Planilha, a file refused');
  await painel.abreArquivo(EXEMPLO);
  await painel.lida.getByText('ENFERMEIRO').waitFor();
  await page.getByRole('button', { name: /^Colunas/ }).click();
  await page.getByRole('button', { name: /linhas deixadas de fora/ }).click();
  await olha('Planilha, read');
  await painel.confirmaLeitura();
  await painel.informaVagas('ENFERMEIRO', { vagas: '15', pcd: 'posições', posicoesPcd: 'x', reservadas: '1' });
  await olha('Vagas, a field refused');
  await painel.vaiPara('Gerar');
  await page.getByText('Antes de gerar').waitFor();
  await olha('Gerar, something missing');
  await painel.informaVagas('ENFERMEIRO', { pcd: 'federal', reservadas: '' });
  await painel.empate(15).waitFor();
  await olha('Vagas, a tie');
  await painel.vaiPara('Gerar');
  await painel.empate(15).waitFor();
  await olha('Gerar, blocked by a tie');
  await painel.decideEmpate(15, 'GERALDO URUCUM', 'SOLANGE TAIÚVA');
  await painel.gera();
  await page.getByText(/^Arquivo .* gravado\./).waitFor();
  await painel.porque('0001721');
  await olha('Gerar, generated');
  await painel.vaiPara('Lei');
  const leitura = await painel.abreLeitura(/^Grupo incompleto/);
  await leitura.getByText(/Outra leitura muda/).waitFor();
  await olha('Lei, consequences');
}

interface Aspecto {
  readonly nome: string;
  readonly largura: number;
  readonly meios: Parameters<Page['emulateMedia']>[0];
  readonly regras: Regras;
}

/** The structure is the same in every theme and width: only the colours are looked at again, where there are many. */
const ASPECTOS: readonly Aspecto[] = [
  { nome: 'light', largura: 350, meios: { colorScheme: 'light', forcedColors: 'none' }, regras: 'all' },
  { nome: 'dark', largura: 350, meios: { colorScheme: 'dark', forcedColors: 'none' }, regras: ['color-contrast'] },
  { nome: 'forced', largura: 320, meios: { colorScheme: 'light', forcedColors: 'active' }, regras: ['color-contrast'] },
  { nome: 'wide', largura: 1200, meios: { colorScheme: 'light', forcedColors: 'none' }, regras: [] },
];

const COLORIDOS = [
  'Lei, chosen, not reached, an article open',
  'Planilha, questions open',
  'Planilha, a file refused',
  'Vagas, a tie',
  'Gerar, generated',
];

const pintada = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const transborda = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('axe finds nothing on any step in any theme, and nothing is wider than the window', async () => {
  const { painel, page, close } = await abreNoNavegador(browser, 'cotas.html', { cdn: CDN.recusa });
  const achados: string[] = [];
  const vistos: string[] = [];
  await percorre(painel, async (estado) => {
    vistos.push(estado);
    for (const { nome, largura, meios, regras } of ASPECTOS) {
      await page.setViewportSize({ width: largura, height: 700 });
      await page.emulateMedia(meios);
      await pintada(page);
      const onde = `${estado}, ${nome}`;
      const acusa = regras === 'all' || (regras.length > 0 && COLORIDOS.includes(estado)) ? await violacoes(page, regras) : [];
      achados.push(...acusa.map((violacao) => `${onde}: ${violacao}`));
      const sobra = await transborda(page);
      if (sobra > 0) achados.push(`${onde}: ${sobra} px wider than ${largura}`);
    }
    await page.setViewportSize({ width: 350, height: 700 });
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  });
  expect(achados).toEqual([]);
  expect(vistos).toEqual(expect.arrayContaining(COLORIDOS));
  await close();
});
