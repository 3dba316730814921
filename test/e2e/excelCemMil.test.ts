import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { maiorSync, MB } from '../adapters/office/cenarios/dado';
import { ExcelHost } from '../excel/host';
import { area } from '../excel/model/address';
import { novas } from './excel/pasta';
import { custoDaPonte, exposeEco, medeTarefas } from './excel/tarefas';
import { abreNoExcel, botaoDeLer, leu, type PainelNoExcel } from './excel/trabalho';

const PESSOAS = 100_000;
const CARGOS = ['AGENTE ADMINISTRATIVO', 'PROFESSOR DE EDUCAÇÃO BÁSICA II'];
const NOMES = [
  'MARIA APARECIDA',
  'JOSÉ CARLOS',
  'ANA LÚCIA',
  'ANTÔNIO',
  'FRANCISCA DAS CHAGAS',
  'JOÃO BATISTA',
  'RITA',
];
const SOBRENOMES = ['IPÊ-ROXO', 'JEQUITIBÁ DA SILVA', 'CAMBARÁ', 'GUABIROBA DOS SANTOS', 'ANGICO', 'AROEIRA DE MELO'];
const TITULOS = [
  'Inscrição',
  'Nome',
  'Cargo',
  'Nota',
  'Classificação',
  'Data de nascimento',
  'Negros e indígenas',
  'PcD',
  'Situação',
];

/** A ranking of two cargos, each in its order, as a big city's: nobody exists. */
function linhaDe(i: number): (string | number)[] {
  const porCargo = PESSOAS / CARGOS.length;
  const posto = (i % porCargo) + 1;
  return [
    String(1_000_000 + i * 7),
    `${NOMES[i % 7]} ${SOBRENOMES[(i * 5) % 6]} ${SOBRENOMES[Math.floor(i / 6) % 6]}`,
    CARGOS[Math.floor(i / porCargo)] ?? '',
    Math.round((100 - (posto * 80) / porCargo) * 100) / 100,
    posto,
    20_000 + ((i * 37) % 16_000),
    i % 5 === 0 ? 'Sim' : '',
    i % 40 === 3 ? 'Sim' : '',
    'Habilitado',
  ];
}

/** Every value that the progress bar shows from now on. */
const olhaABarra = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const vistos = new Set<string>();
    Object.assign(window, { vistos });
    new MutationObserver(() => {
      const valor = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
      if (valor) vistos.add(valor);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

const naBarra = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { vistos } = window as unknown as { vistos: Set<string> };
    const quantos = vistos.size;
    vistos.clear();
    return quantos;
  });

/** Of a task of the pane's thread, in milliseconds of processor time, beyond what the emulator costs it. */
const MAIOR_TAREFA = 200;
const MAIOR_SYNC = 4 * MB;

describe('a hundred thousand candidates, in Excel on the web', () => {
  const host = new ExcelHost({ profile: 'web' });
  let browser: Browser;
  let aberto: PainelNoExcel;
  let antes = '';
  beforeAll(async () => {
    browser = await launchBrowser();
    const linhas = Array.from({ length: PESSOAS }, (_, i) => linhaDe(i));
    host.book.rename(host.book.active, 'Classificação');
    const sheet = host.book.sheet('Classificação').put('A1', [TITULOS]).put('A2', linhas);
    sheet.cells.paint(area(1, 5, PESSOAS, 5), { numberFormat: 'dd/mm/yyyy' });
    antes = JSON.stringify(sheet.read());
    aberto = await abreNoExcel(browser, host);
    aberto.painel.page.setDefaultTimeout(120_000);
    await exposeEco(aberto.painel.page);
    await olhaABarra(aberto.painel.page);
  }, 120_000);
  afterAll(() => browser.close());

  interface Medida {
    readonly maiorSync: number;
    /** Beyond what the emulator costs. */
    readonly maiorTarefa: number;
  }

  /** Bytes of the largest sync, and the longest task of the pane, while something is done. */
  async function mede(trabalho: () => Promise<void>): Promise<Medida> {
    host.syncs = [];
    const para = await medeTarefas(browser);
    await trabalho();
    const [bruta = 0] = await para();
    const maior = maiorSync(host);
    const ponte = await custoDaPonte(browser, aberto.painel.page, maior);
    return { maiorTarefa: bruta - ponte, maiorSync: maior };
  }

  it("reads them a little at a time, and the pane stays the person's", async () => {
    const { painel } = aberto;
    const { page } = painel;
    await painel.escolheLei('Porto Feliz');
    await painel.informaEdital('10/02/2026');
    await painel.vaiPara('Planilha');
    const medida = await mede(async () => {
      await botaoDeLer(painel, 'Classificação').click();
      await page.getByRole('button', { name: 'Confirmar a leitura' }).waitFor();
    });
    expect(medida.maiorSync).toBeLessThan(MAIOR_SYNC);
    expect(medida.maiorTarefa).toBeLessThan(MAIOR_TAREFA);
    expect(await naBarra(page)).toBeGreaterThan(10);
    await leu(painel, CARGOS.map((cargo) => `${cargo} 50000`).join(', '));
  }, 240_000);

  it("writes them a little at a time, and the pane stays the person's", async () => {
    const { painel } = aberto;
    const { page } = painel;
    await painel.confirmaLeitura();
    for (const cargo of CARGOS) await painel.informaVagas(cargo, { vagas: '500', pcd: 'federal' });
    await painel.vaiPara('Gerar');
    await painel.gravar.waitFor();
    const medida = await mede(async () => {
      await painel.gravar.click();
      await page.getByText('6 abas gravadas.').first().waitFor();
    });
    expect(medida.maiorSync).toBeLessThan(MAIOR_SYNC);
    expect(medida.maiorTarefa).toBeLessThan(MAIOR_TAREFA);
    expect(await naBarra(page)).toBeGreaterThan(20);
    expect(novas(host.book)).toHaveLength(6);
    expect(JSON.stringify(host.book.active.read()) === antes).toBe(true);
    const geral = host.book.sheet('Lista geral').read();
    expect(geral.filter((linha) => linha.some((valor) => /^1\d{6}$/.test(String(valor))))).toHaveLength(PESSOAS);
  }, 240_000);
});
