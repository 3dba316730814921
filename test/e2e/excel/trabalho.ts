import type { Browser } from 'playwright-core';
import { distFolder } from '../../build/dist';
import { openPane } from '../../excel/client/chromium';
import type { ExcelHost } from '../../excel/host';
import type { Batch } from '../../excel/wire/batch';
import { Painel } from '../painel';

export interface PainelNoExcel {
  readonly painel: Painel;
  readonly close: () => Promise<void>;
}

/** The pane keeps its list of the sheets, and of the tables in each, up to date by itself, whatever else it does. */
export const listaDasAbas = ({ Actions }: Batch): boolean =>
  Actions.some(
    ({ Name, QueryInfo }) =>
      /RegisterActivatedEvent$/i.test(Name) || QueryInfo?.Select?.includes('worksheet/id') === true,
  );

/** The production build in the emulated Excel, once it has found it. */
export async function abreNoExcel(browser: Browser, host: ExcelHost): Promise<PainelNoExcel> {
  const { page, close } = await openPane(browser, { host, site: { folder: distFolder() }, page: 'taskpane.html' });
  page.setDefaultTimeout(30_000);
  const painel = new Painel(page);
  await painel.vaiPara('Planilha');
  await page.getByRole('button', { name: /^Ler a aba “/ }).waitFor();
  return { painel, close };
}

export const PROFESSOR = 'PROFESSOR DE EDUCAÇÃO BÁSICA I';

/** The same answers, as arguments of the command line. */
export const ARGUMENTOS = [
  '--lei=porto-feliz',
  '--edital=2026-02-10',
  '--coluna=nota=H',
  '--vagas=ENFERMEIRO=15',
  `--vagas=${PROFESSOR}=8`,
  '--pcd=federal',
  '--desempate=0001758,0001721',
];

export const botaoDeLer = ({ page }: Painel, aba: string) =>
  page.getByRole('button', { name: `Ler a aba “${aba}”`, exact: true });

/** Until something is so, in the pane or in the workbook. */
export async function ate(assim: () => boolean | Promise<boolean>): Promise<void> {
  for (let vez = 0; vez < 800; vez++) {
    if (await assim()) return;
    await new Promise((fim) => setTimeout(fim, 25));
  }
  throw new Error(`never so: ${assim}`);
}

/** "ENFERMEIRO 18", for every cargo read. */
async function lidas({ lida }: Painel): Promise<string> {
  const linhas = await lida.locator('tbody tr').allInnerTexts();
  return linhas.map((linha) => linha.split('\t').slice(0, 2).join(' ')).join(', ');
}

export const DO_EXEMPLO = `ENFERMEIRO 18, ${PROFESSOR} 26`;

/** Until just these cargos were read. */
export const leu = (painel: Painel, oque: string): Promise<void> => ate(async () => (await lidas(painel)) === oque);

/** Law, date, the sheet in front, one column corrected, the vacancies of both cargos and the tie: ready to be written. */
export async function prepara(painel: Painel): Promise<void> {
  await painel.escolheLei('Porto Feliz');
  await painel.informaEdital('10/02/2026');
  await painel.vaiPara('Planilha');
  await botaoDeLer(painel, 'Classificação').click();
  await leu(painel, DO_EXEMPLO);
  await painel.mapeiaColuna('Nota', 'H');
  await painel.confirmaLeitura();
  await painel.informaVagas('ENFERMEIRO', { vagas: '15', pcd: 'federal' });
  await painel.informaVagas(PROFESSOR, { vagas: '8', pcd: 'federal' });
  await painel.decideEmpate(15, 'GERALDO URUCUM', 'SOLANGE TAIÚVA');
  await painel.vaiPara('Gerar');
  await painel.gravar.waitFor();
}
