import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { pasta, rodar } from '../cli/rodar';
import { ExcelHost } from '../excel/host';
import type { ProfileName } from '../excel/profiles';
import { abasDoArquivo, comExemplo, doUsuario, EXEMPLO, novas, semSobras, type Linhas } from './excel/pasta';
import {
  abreNoExcel,
  ARGUMENTOS,
  ate,
  botaoDeLer,
  DO_EXEMPLO,
  leu,
  prepara,
  type PainelNoExcel,
} from './excel/trabalho';

const { caminho } = pasta();
let browser: Browser;
let doTerminal: Readonly<Record<string, Linhas>>;
beforeAll(async () => {
  browser = await launchBrowser();
  const saida = caminho('listas.xlsx');
  const { codigo, stderr } = await rodar('ordem', EXEMPLO, ...ARGUMENTOS, `--saida=${saida}`);
  if (codigo !== 0) throw new Error(stderr);
  doTerminal = await abasDoArquivo(saida);
}, 120_000);
afterAll(() => browser.close());

/** What is said of a file and what is said of a workbook differ; the day may differ at midnight. */
const DA_ORIGEM = /^(?:Arquivo lido|Pasta de trabalho lida|SHA-256 .*|Data da elaboração)$/;
const semOrigem = (linhas: Linhas): Linhas => linhas.filter(([item]) => !DA_ORIGEM.test(String(item)));

describe.each<ProfileName>(['desktop', 'web'])('the work in Excel, %s', (profile) => {
  const host = new ExcelHost({ profile });
  let aberto: PainelNoExcel;
  const escritas = (abas: readonly string[]): Record<string, Linhas> =>
    Object.fromEntries(abas.map((nome) => [nome, semSobras(host.book.sheet(nome).read())]));

  beforeAll(async () => {
    await comExemplo(host);
    aberto = await abreNoExcel(browser, host);
  }, 120_000);
  afterAll(() => aberto.close());

  it('reads the sheet in front, the selection, a table, or every sheet', async () => {
    const { painel } = aberto;
    const { page } = painel;
    await painel.escolheLei('Porto Feliz');
    await painel.vaiPara('Planilha');
    host.user.activate('Rascunho');
    host.user.select('Classificação!A5:J25');
    await page.getByRole('button', { name: 'Ler a seleção' }).click();
    await leu(painel, 'ENFERMEIRO 18');

    const escolha = page.getByLabel('Ou escolha o que ler');
    await escolha.selectOption({ label: 'Tabela Motoristas (em Cadastro)' });
    await page.getByRole('button', { name: 'Ler', exact: true }).click();
    await leu(painel, 'MOTORISTA 3');

    await escolha.selectOption({ label: 'Todas as abas visíveis (3)' });
    await page.getByRole('button', { name: 'Ler', exact: true }).click();
    await leu(painel, `${DO_EXEMPLO}, MOTORISTA 3`);

    host.user.activate('Cadastro');
    await botaoDeLer(painel, 'Cadastro').waitFor();
    host.user.activate('Classificação');
    await botaoDeLer(painel, 'Classificação').click();
    await leu(painel, DO_EXEMPLO);
    await painel.passo('Lei').click();
    await page.getByRole('button', { name: 'Trocar' }).click();
  }, 120_000);

  it('writes what the command line writes, and leaves the sheets of the user as they were', async () => {
    const { painel } = aberto;
    await prepara(painel);
    // Rows that the user filters out after the reading are still people.
    host.user.filter('Classificação!A6:J58', [9, 10]);
    host.user.select('Classificação!C9');
    const antes = doUsuario(host.book);
    expect(novas(host.book)).toEqual([]);
    expect(host.book.xmlParts).toEqual([]);
    expect(host.book.settings.size + host.book.documentSettings.size + host.book.names.length).toBe(0);

    await painel.geraNoExcel();
    const nomes = Object.keys(doTerminal);
    expect(novas(host.book)).toEqual(nomes);
    expect(doUsuario(host.book)).toBe(antes);
    for (const nome of nomes) {
      const aba = semSobras(host.book.sheet(nome).read());
      expect(semOrigem(aba)).toEqual(semOrigem(doTerminal[nome] ?? []));
    }
    const memoria = host.book.sheet('Memória de cálculo').read();
    expect(memoria.filter(([item]) => DA_ORIGEM.test(String(item))).map(([item, valor]) => [item, valor])).toEqual([
      ['Pasta de trabalho lida', 'Classificação.xlsx'],
      ['SHA-256 das células lidas', expect.stringMatching(/^[0-9a-f]{64}$/)],
      ['Data da elaboração', expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/)],
    ]);
    expect(host.book.xmlParts).toHaveLength(1);
  }, 120_000);

  it('a link to a sheet selects it, and the link of a problem its cell', async () => {
    const { painel } = aberto;
    const { page } = painel;
    for (const nome of [...novas(host.book)].reverse()) {
      await page.getByRole('button', { name: nome, exact: true }).click();
      await ate(() => host.book.active.name === nome);
    }
    await painel.vaiPara('Planilha');
    await page.getByRole('button', { name: 'Mostrar Classificação A31' }).click();
    await ate(() => host.book.active.name === 'Classificação');
    const { sheet, area } = host.book.selection;
    expect([sheet.name, area.top, area.left, area.bottom, area.right]).toEqual(['Classificação', 30, 0, 30, 0]);
  }, 120_000);

  it('once more: sheets with (2), and the first ones as they were', async () => {
    const { painel } = aberto;
    const primeiras = Object.keys(doTerminal);
    // A sheet's name has at most 31 characters.
    const segundas = primeiras.map((nome) => `${nome.slice(0, 27)} (2)`);
    const antes = doUsuario(host.book, [...primeiras, 'Classificação']);
    await painel.vaiPara('Gerar');
    await painel.gravar.click();
    await painel.page.getByRole('button', { name: segundas.at(-1) ?? '', exact: true }).waitFor();
    expect(novas(host.book)).toEqual([...primeiras, ...segundas]);
    expect(doUsuario(host.book, [...primeiras, 'Classificação'])).toBe(antes);
    expect(Object.values(escritas(segundas))).toEqual(Object.values(escritas(primeiras)));
    expect(host.book.xmlParts).toHaveLength(1);
  }, 120_000);

  it('a pane opened again takes the work up, and begins anew when asked', async () => {
    await aberto.close();
    const antes = doUsuario(
      host.book,
      host.book.sheets.map(({ name }) => name),
    );
    aberto = await abreNoExcel(browser, host);
    const { painel } = aberto;
    const { page } = painel;
    await page.getByText('Trabalho retomado.').waitFor();
    await painel.vaiPara('Lei');
    expect(await page.getByLabel('Data do edital').inputValue()).toBe('10/02/2026');
    await painel.vaiPara('Planilha');
    await botaoDeLer(painel, 'Classificação').click();
    await leu(painel, DO_EXEMPLO);
    await page.getByRole('button', { name: /^Colunas/ }).click();
    expect(await page.getByLabel('Nota', { exact: true }).inputValue()).toBe('H');
    await painel.confirmaLeitura();
    // Vacancies and the decided tie are there: nothing is left but to write.
    await painel.vaiPara('Gerar');
    expect(await painel.chamadas('ENFERMEIRO')).toHaveLength(15);
    expect((await painel.chamadas('ENFERMEIRO')).at(-1)).toMatch(/GERALDO URUCUM|SOLANGE TAIÚVA/);
    expect(await page.getByText('Há pontos a resolver acima').count()).toBe(0);

    await page.getByRole('button', { name: 'Começar de novo' }).click();
    await painel.vaiPara('Lei');
    await page.getByRole('button', { name: /Porto Feliz/ }).waitFor();
    expect(await page.getByLabel('Data do edital').inputValue()).toBe('');
    expect(await page.getByText('Trabalho retomado.').count()).toBe(0);
    await painel.vaiPara('Planilha');
    expect(await painel.lida.count()).toBe(0);
    expect(
      doUsuario(
        host.book,
        host.book.sheets.map(({ name }) => name),
      ),
    ).toBe(antes);
  }, 120_000);
});
