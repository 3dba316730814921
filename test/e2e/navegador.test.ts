import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { pasta, rodar } from '../cli/rodar';
import { ate } from './ate';
import { conteudoDe } from './gravado';
import { abreNoNavegador, CDN, type Pagina } from './navegador';
import { exemploComTituloEnganoso } from './planilhas';

const { arquivo, caminho } = pasta();
const PROFESSOR = 'PROFESSOR DE EDUCAÇÃO BÁSICA I';

jest.setTimeout(120_000);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

/** What a page could have kept of what it read. */
const guardado = async (): Promise<unknown> => ({
  local: Object.keys(localStorage),
  sessao: Object.keys(sessionStorage),
  bancos: await indexedDB.databases(),
  cookies: document.cookie,
});
const NADA = { local: [], sessao: [], bancos: [], cookies: '' };

describe.each<Pagina>(['taskpane.html', 'cotas.html'])('%s in a plain browser', (pagina) => {
  it('gives the file that the command line gives for the same answers', async () => {
    const { painel, page, observed, outros, close } = await abreNoNavegador(browser, pagina, {
      cdn: CDN.recusa,
    });
    const planilha = await exemploComTituloEnganoso();
    const entrada = arquivo(`${pagina}.xlsx`, planilha);

    await painel.escolheLei('Porto Feliz');
    await painel.informaEdital('10/02/2026');
    await painel.abreArquivo(entrada);
    expect(await painel.contagens(/ENFERMEIRO/)).toEqual({
      ...{ Candidatos: '18', 'Negros e indígenas': '0', PcD: '1', Fora: '0' },
    });
    await painel.mapeiaColuna('Classificação na lista específica (Negros e indígenas)', 'B');
    await ate(async () => expect(await painel.contagens(/ENFERMEIRO/)).toMatchObject({ 'Negros e indígenas': '3' }));
    await painel.confirmaLeitura();
    await painel.informaVagas('ENFERMEIRO', { vagas: '15', pcd: 'federal' });
    await painel.informaVagas(PROFESSOR, { vagas: '8', pcd: 'posições', posicoesPcd: '6' });
    await painel.decideEmpate(15, 'GERALDO URUCUM', 'SOLANGE TAIÚVA');
    const primeiro = await painel.gera();
    expect(primeiro.suggestedFilename()).toBe(`listas-${pagina}.xlsx`);

    const saida = caminho(`${pagina}-saida.xlsx`);
    const { codigo, stderr } = await rodar(
      ...['ordem', entrada, '--lei', 'Porto Feliz', '--edital', '2026-02-10', '--saida', saida],
      ...['--coluna', 'classificacao:negros-indigenas=B', '--desempate', '0001758,0001721'],
      ...['--vagas', 'ENFERMEIRO=15', '--pcd', 'ENFERMEIRO=federal'],
      ...['--vagas', `${PROFESSOR}=8`, '--pcd', `${PROFESSOR}=posicoes:6`],
    );
    expect({ codigo, stderr }).toEqual({ codigo: 0, stderr: '' });
    const doPainel = await conteudoDe(readFileSync(await primeiro.path()));
    const daLinhaDeComando = await conteudoDe(readFileSync(saida));
    expect(doPainel.cru.map(({ name }) => name)).toEqual(daLinhaDeComando.cru.map(({ name }) => name));
    expect(doPainel).toEqual(daLinhaDeComando);
    expect(doPainel.cru.flatMap(({ celulas }) => celulas).length).toBeGreaterThan(200);

    const segundo = await painel.gera();
    expect(readFileSync(await segundo.path()).equals(readFileSync(await primeiro.path()))).toBe(true);
    expect(await segundo.path()).not.toBe(await primeiro.path());

    expect(await page.evaluate(guardado)).toEqual(NADA);
    expect(await page.context().cookies()).toEqual([]);
    expect(outros()).toEqual([]);
    expect(observed.complaints.filter((texto) => !texto.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
    await close();
  });
});
