import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { rodarJson } from '../cli/rodar';
import { ate } from './ate';
import { abreNoNavegador, type Aberto } from './navegador';
import { EXEMPLO } from './planilhas';

const PROFESSOR = 'PROFESSOR DE EDUCAÇÃO BÁSICA I';
const PERGUNTA = /^Grupo incompleto/;

jest.setTimeout(120_000);

let browser: Browser;
let aberto: Aberto;
beforeAll(async () => {
  browser = await launchBrowser();
  aberto = await abreNoNavegador(browser, 'cotas.html');
}, 120_000);
afterAll(() => browser.close());

/** Who is called to each vaga, and by which list. */
const nomes = (chamadas: readonly string[]): string[] => chamadas.map((texto) => texto.split('\n')[1] ?? '');

it('a law that does not reach the edital says why, and nothing is generated', async () => {
  const { painel, page } = aberto;
  await painel.escolheLei('Porto Feliz');
  await painel.informaEdital('10/02/2011');
  await page.getByText(/04\/11\/2011/).first().waitFor();
  await painel.abreArquivo(EXEMPLO);
  await painel.confirmaLeitura();
  await painel.informaVagas('ENFERMEIRO', { vagas: '15', pcd: 'federal' });
  await painel.vaiPara('Gerar');
  await page.getByText('Há pontos a resolver acima: nada é gravado até lá.').waitFor();
  await painel.gravar.click();
  const foco = page.locator(':focus');
  expect(await foco.getAttribute('data-impede')).toBe('lei-nao-alcanca');
  expect(await foco.innerText()).toMatch(/2011/);
  await painel.informaEdital('10/02/2026');
  await painel.decideEmpate(15, 'GERALDO URUCUM', 'SOLANGE TAIÚVA');
});

it('another reading changes the order by as many calls as was said', async () => {
  const { painel, page } = aberto;
  await painel.informaVagas(PROFESSOR, { vagas: '8' });
  const antes = [...nomes(await painel.chamadas('ENFERMEIRO')), ...nomes(await painel.chamadas(PROFESSOR))];
  await painel.vaiPara('Lei');
  await painel.abreLeitura(PERGUNTA);
  const literal = page.getByRole('radio', { name: /muda \d+ das 23 chamadas/ }).first();
  await literal.waitFor();
  const rotulo = await page.locator('label', { has: page.getByText(/muda \d+ das 23 chamadas/) }).first().innerText();
  const dito = Number(/muda (\d+) das 23 chamadas/.exec(rotulo)?.[1]);
  await literal.check();
  await page.getByRole('button', { name: PERGUNTA }).getByText(/\(escolhida\)/).waitFor();
  await ate(async () => {
    const depois = [...nomes(await painel.chamadas('ENFERMEIRO')), ...nomes(await painel.chamadas(PROFESSOR))];
    expect(depois.filter((nome, i) => nome !== antes[i])).toHaveLength(dito);
  });
  expect(dito).toBeGreaterThan(0);
});

it.each([
  ['called', '0001758'],
  ['called by a quota', '0001499'],
  ['not called', '0001721'],
])('says of someone %s what the command line says', async (_, inscricao) => {
  const { painel } = aberto;
  const { json } = await rodarJson(
    ...['porque', EXEMPLO, '--lei', 'Porto Feliz', '--edital', '2026-02-10', '--desempate', '0001758,0001721'],
    ...['--vagas', 'ENFERMEIRO=15', '--pcd', 'ENFERMEIRO=federal', '--vagas', `${PROFESSOR}=8`],
    ...['--leitura', 'grupo-incompleto=literal', '--inscricao', inscricao],
  );
  const titulo = `${json.nome} (${inscricao}): ${json.chamada ? 'é' : 'não é'} chamada`;
  expect(await painel.porque(inscricao)).toEqual([titulo, ...(json.frases as unknown as string[])]);
});
