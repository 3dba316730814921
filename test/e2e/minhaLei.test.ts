import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { ExcelHost } from '../excel/host';
import { ate } from './ate';
import { violacoes } from './axe';
import { comExemplo, doUsuario, novas } from './excel/pasta';
import { abreNoExcel, botaoDeLer, DO_EXEMPLO, leu } from './excel/trabalho';
import { abreNoNavegador, CDN, type Aberto } from './navegador';
import { focado, tabAte } from './teclas';
import { EXEMPLO } from './planilhas';

jest.setTimeout(60_000);

let browser: Browser;
let aberto: Aberto;
beforeAll(async () => {
  browser = await launchBrowser();
  aberto = await abreNoNavegador(browser, 'taskpane.html', { cdn: CDN.recusa });
}, 30_000);
afterAll(() => browser.close());

const campo = (onde: Page | Locator, nome: string): Locator => onde.getByLabel(nome, { exact: true });
const pronta = (page: Page): Promise<void> => page.getByText('A lei está completa e pode ser usada.').waitFor();

/** What the drawing says to who does not see it. */
const desenho = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'O que a lei faz com 1 a 30 vagas' }).locator('li > span:first-child').allInnerTexts();

it('from blank: a mistake is shown at its field and goes with its fix; the law is read back, drawn and used', async () => {
  const { painel, page } = aberto;
  await painel.vista('Minha lei');
  await page.getByRole('button', { name: 'Em branco' }).click();
  await page.getByText('1 campo a preencher.').waitFor();
  await campo(page, 'Município').fill('Vila Inventada');
  await campo(page, 'Reserva').fill('Negros e indígenas');
  await campo(page, 'Percentual').fill('120%');
  expect(await page.getByRole('list', { name: /^O que a lei faz/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Usar esta lei' }).click();
  const foco = page.locator(':focus');
  expect(await foco.inputValue()).toBe('120%');
  expect(await foco.getAttribute('aria-invalid')).toBe('true');
  const descricao = (await foco.getAttribute('aria-describedby'))?.split(' ') ?? [];
  expect(await page.locator(`#${descricao.at(-1)}`).innerText()).toMatch(
    /^“120%” não vale .*mais do que todas as vagas/,
  );
  await foco.fill('20%');
  await pronta(page);
  expect(await foco.getAttribute('aria-invalid')).toBeNull();

  // The fifth vaga of each group of five, by the text; whether an incomplete group has one, the law does not say.
  await campo(page, 'Ordem').selectOption({ label: 'A última vaga de cada grupo de vagas' });
  await page.getByText('Falta dizer de quantas em quantas vagas.').first().waitFor();
  await page.getByLabel('De quantas em quantas vagas').fill('5');
  await page.getByRole('group', { name: 'De onde vem: Ordem' }).getByLabel('Artigo').fill('art. 2º: “a quinta vaga”');
  await pronta(page);
  await ate(async () =>
    expect((await desenho(page))[9]).toBe('Com 10 vagas: 2 para negros e indígenas (vagas 5 e 10).'),
  );
  await page.getByRole('region', { name: 'Como o programa lê' }).getByRole('button', { name: 'art. 2º' }).click();
  await page.getByRole('blockquote').getByText('a quinta vaga').waitFor();

  await page.getByRole('button', { name: 'Usar esta lei' }).click();
  await page.getByText(/^Minha lei: Lei informada em tabela \(Vila Inventada\)$/).waitFor();
  // The step of the law begins at its top, and the keyboard goes on from there.
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.id])).toEqual([0, 'parte-listas']);
  await painel.abreArquivo(EXEMPLO);
  await painel.confirmaLeitura();
  await painel.informaVagas('ENFERMEIRO', { vagas: '10' });
  expect((await painel.chamadas('ENFERMEIRO')).filter((texto) => texto.includes('(Negros e indígenas)'))).toHaveLength(
    2,
  );
  const baixado = await painel.gera();
  expect(baixado.suggestedFilename()).toMatch(/^listas-/);
});

it('a law of the catalogue is changed in the form; saved and opened again it is the same', async () => {
  const { painel, page } = aberto;
  await painel.vista('Minha lei');
  await page.getByRole('button', { name: 'Começar outra ou abrir' }).click();
  await campo(page, 'A partir de uma lei do catálogo').selectOption({ label: 'Porto Feliz, 4.993/2011' });
  await page.getByRole('button', { name: 'Copiar' }).click();
  await page.getByText(/^A lei que está nos campos ainda não foi guardada\./).waitFor();
  await page.getByRole('button', { name: 'Trocar', exact: true }).click();
  await pronta(page);
  await campo(page, 'Percentual').fill('40%');
  const valores = (): Promise<string[]> =>
    page
      .locator('main :is(input:not([type=file]), select)')
      .evaluateAll((todos) =>
        todos.map((este) =>
          este instanceof HTMLInputElement && este.type === 'checkbox'
            ? String(este.checked)
            : (este as HTMLInputElement).value,
        ),
      );
  const antes = await valores();
  const baixado = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar em um arquivo' }).click();
  const arquivo = await baixado;
  expect(arquivo.suggestedFilename()).toBe('minha-lei.xlsx');
  await page.getByText('Arquivo “minha-lei.xlsx” gravado.').first().waitFor();
  await campo(page, 'Percentual').fill('10%');
  await page.locator('input[type=file][name=lei]').setInputFiles({
    name: 'minha-lei.xlsx',
    mimeType: 'application/octet-stream',
    buffer: readFileSync(await arquivo.path()),
  });
  await page.getByRole('button', { name: 'Trocar', exact: true }).click();
  await ate(async () => expect(await valores()).toEqual(antes));
});

it('in Excel the sheet is written, never over another, read back, offered and used', async () => {
  const host = new ExcelHost({ profile: 'web' });
  await comExemplo(host);
  const { painel, close } = await abreNoExcel(browser, host);
  const { page } = painel;
  await painel.vista('Minha lei');
  await page.getByRole('button', { name: 'Em branco' }).click();
  await campo(page, 'Reserva').fill('Negros e indígenas');
  await campo(page, 'Percentual').fill('20%');
  await pronta(page);
  const antes = doUsuario(host.book);
  const guarda = page.getByRole('button', { name: 'Guardar na aba Minha lei' });
  await guarda.click();
  await page.getByText('Aba “Minha lei” gravada.').first().waitFor();
  await guarda.click();
  await page.getByText('Aba “Minha lei (2)” gravada.').first().waitFor();
  await page.getByRole('button', { name: 'Folha para a procuradoria, em uma aba' }).click();
  await page.getByText('Aba “Lei para conferência” gravada.').first().waitFor();
  expect(await page.getByLabel('texto para colar').inputValue()).toMatch(/20% das vagas para negros e indígenas/);
  expect(novas(host.book)).toEqual(['Minha lei', 'Minha lei (2)', 'Lei para conferência']);
  expect(doUsuario(host.book)).toBe(antes);
  await close();

  const { painel: outro, close: fecha } = await abreNoExcel(browser, host);
  const { page: segunda } = outro;
  await outro.vaiPara('Lei');
  await segunda.getByRole('button', { name: 'Usar a lei da aba' }).click();
  await segunda.getByRole('button', { name: 'Trocar', exact: true }).waitFor();
  await outro.vaiPara('Planilha');
  await botaoDeLer(outro, 'Classificação').click();
  await leu(outro, DO_EXEMPLO);
  expect(await outro.contagens(/ENFERMEIRO/)).toMatchObject({ 'Negros e indígenas': '3' });
  await outro.vaiPara('Lei');
  await segunda.getByRole('button', { name: 'Editar', exact: true }).click();
  expect(await campo(segunda, 'Percentual').inputValue()).toBe('20%');
  await fecha();
});

it('the whole form without a mouse; axe finds nothing in it, and it fits in 320 px', async () => {
  const { page, close } = await abreNoNavegador(browser, 'cotas.html', { cdn: CDN.recusa });
  await tabAte(page, /^vista-listas$/);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Em branco' }).waitFor();
  await tabAte(page, /^Em branco$/);
  await page.keyboard.press('Enter');
  await campo(page, 'Reserva').waitFor();
  const tecla = async (nome: RegExp, texto: string): Promise<void> => {
    await tabAte(page, nome);
    await page.keyboard.type(texto);
  };
  await tecla(/^Município$/, 'Vila Inventada');
  await tecla(/^Poder Executivo$/, ' ');
  await tecla(/^Editais desde$/, '04/11/2011');
  await tecla(/^Reserva$/, 'Negros');
  await tecla(/^Percentual$/, '20%');
  await tabAte(page, /^Arredondamento$/);
  await page.keyboard.press('ArrowDown');
  await tabAte(page, /^acrescenta-reserva$/);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Reserva 2' }).waitFor();
  await page.keyboard.press('Shift+Tab');
  await tabAte(page, /^Usar esta lei$/);
  await page.keyboard.press('Enter');
  // The first thing missing, whose field has the focus.
  expect(await focado(page)).toBe('Reserva');
  await page.keyboard.type('Indígenas');
  await tecla(/^Percentual$/, '10%');
  await pronta(page);
  await page.keyboard.press('Shift+Tab');
  const titulos = (): Promise<string[]> => page.getByRole('heading', { name: /^Reserva \d/ }).allInnerTexts();
  await page.getByRole('button', { name: 'Subir a reserva 2' }).focus();
  await page.keyboard.press('Enter');
  expect(await titulos()).toEqual(['Reserva 1: Indígenas', 'Reserva 2: Negros']);
  expect(await focado(page)).toBe('Descer a reserva 1');
  await page.getByRole('button', { name: 'Retirar a reserva 2' }).focus();
  await page.keyboard.press('Enter');
  expect(await titulos()).toEqual(['Reserva 1: Indígenas']);
  expect(await focado(page)).not.toBe('body');

  await campo(page, 'Percentual').fill('120%');
  const achados: string[] = [];
  for (const meios of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(meios);
    achados.push(
      ...(await violacoes(page, achados.length === 0 && 'colorScheme' in meios ? 'all' : ['color-contrast'])),
    );
    // The first look is at a mistake, the others at the law drawn.
    await campo(page, 'Percentual').fill('12%');
    await pronta(page);
  }
  expect(achados).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await close();
});
