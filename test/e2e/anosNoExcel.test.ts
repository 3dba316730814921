import type { Browser } from 'playwright-core';
import { serialDe } from '../../src/adapters/office/celulas';
import { launchBrowser } from '../browser';
import { ExcelHost } from '../excel/host';
import type { ProfileName } from '../excel/profiles';
import { trocadas } from './anos/arquivos';
import { folhaEsperada, peloOraculo } from './anos/folha';
import { HISTORIA, LINHAS, RANKING, type Passo } from './anos/historia';
import { Anos } from './anos/nomeacoes';
import { confereTextosDosPapeis, DA_TROCA } from './anos/resultados';
import { semSobras, type Linhas } from './excel/pasta';
import { abreNoExcel, botaoDeLer } from './excel/trabalho';
import { xlsx } from './planilhas';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

const LIVRO = 'Livro de atos';

describe.each<ProfileName>(['desktop', 'web'])('the years of a competition in Excel, %s', (profile) => {
  const host = new ExcelHost({ profile });
  let anos: Anos;
  const folha = (): Linhas => semSobras(host.book.sheet(LIVRO).read());
  /** Someone else who has the same workbook open, by the cells of a row. */
  const coautor = (celulas: Readonly<Record<string, string | number>>): void =>
    Object.entries(celulas).forEach(([celula, valor]) => host.user.type(`${LIVRO}!${celula}`, valor));

  beforeAll(async () => {
    host.reset();
    host.book.rename(host.book.sheet('Planilha1'), 'Classificação');
    host.book.sheet('Classificação').put(
      'A1',
      RANKING.map((linha) => [...linha]),
    );
    const { painel } = await abreNoExcel(browser, host);
    anos = new Anos(painel);
    await painel.escolheLei('Porto Feliz');
    await painel.informaEdital('10/02/2026');
    await painel.vaiPara('Planilha');
    await botaoDeLer(painel, 'Classificação').click();
    await painel.lida.waitFor();
    await painel.confirmaLeitura();
    await painel.informaVagas('', { vagas: '5' });
    await anos.vai('Nomeações');
    await anos.page.getByRole('button', { name: 'Criar a aba “Livro de atos”' }).click();
    await anos.page.getByText('Aba “Livro de atos”: 0 atos.').waitFor();
  }, 120_000);
  afterAll(() => anos.page.context().close());

  async function prepara(passo: Passo): Promise<void> {
    if (passo.fazer === 'ato') return anos.preve(passo);
    const vistas = await anos.vejaProximas(passo.quantas);
    expect(vistas.map(({ chamada, vaga, inscricao }) => ({ chamada, vaga, inscricao }))).toEqual(
      peloOraculo(folha(), passo.quantas).map(({ chamada, vaga, inscricao }) => ({ chamada, vaga, inscricao })),
    );
    return anos.preparaNomeacoes(passo);
  }

  async function registra(passo: Passo): Promise<void> {
    const antes = folha();
    await prepara(passo);
    expect(await anos.confirma()).toMatch(/registrados? na aba “Livro de atos”\.$/);
    const depois = folha();
    expect(depois.slice(0, antes.length)).toEqual(antes);
    expect(depois).toEqual(folhaEsperada(depois.length - 1));
  }

  /** Nothing is written over what somebody else did; the same act again, once the livro was read again. */
  async function registraComCoautor(passo: Passo, muda: () => void): Promise<void> {
    await prepara(passo);
    muda();
    const mudada = folha();
    expect(await anos.confirma()).toMatch(
      /^Os atos não foram registrados\.\s*A aba “Livro de atos” mudou desde a leitura/,
    );
    expect(folha()).toEqual(mudada);
    await anos.page.getByRole('button', { name: 'Ler o livro de novo' }).click();
    await anos.page.getByText(`Aba “Livro de atos”: ${mudada.length - 1} atos.`).waitFor();
  }

  const [ate, depois] = [
    HISTORIA.findIndex(({ data }) => data === '16/03/2026'),
    LINHAS.find(({ tipo }) => tipo === 'posse'),
  ];

  it('each act is written once, under what was there, and each call is the one due', async () => {
    for (const passo of HISTORIA.slice(0, ate)) await registra(passo);
    const desistencia = HISTORIA[ate + 1];
    if (desistencia === undefined || depois === undefined) throw new Error('the story changed');
    // A row edited by hand while an act waits for its confirmation.
    await registraComCoautor(desistencia, () => coautor({ J2: 'Edital 1/2026, item 3' }));
    coautor({ J2: 'Edital 1/2026' });
    await anos.page.getByRole('button', { name: 'Ler o livro de novo' }).click();
    await anos.page.getByText('6 atos, do último ao primeiro').waitFor();
    // The posse, written by somebody else under the last row.
    await registraComCoautor(desistencia, () =>
      coautor({ A8: 7, B8: serialDe(depois.data) ?? 0, C8: 'posse', F8: depois.inscricao, J8: depois.documento }),
    );
    for (const passo of HISTORIA.slice(ate + 1)) await registra(passo);
    expect(folha()).toEqual(folhaEsperada());
    expect(host.book.sheets.map(({ name }) => name)).toEqual(['Classificação', LIVRO]);
  }, 120_000);

  it('the audit finds nothing, and then what somebody swapped in the sheet', async () => {
    await anos.vai('Conferir');
    await anos.confere();
    await anos.page.getByText('Nenhuma divergência na aba “Livro de atos”.').waitFor();
    const certas = folha();
    const inscricoes = (linhas: readonly (readonly unknown[])[]) =>
      Object.fromEntries([22, 25].map((linha) => [`F${linha}`, String(linhas[linha - 1]?.[5])]));
    coautor(inscricoes(trocadas(certas)));
    await anos.page.getByLabel('O que conferir').selectOption({ label: 'Aba Livro de atos' });
    await anos.page.getByRole('button', { name: 'Conferir', exact: true }).click();
    await anos.page.getByText('1 divergência.', { exact: true }).first().waitFor();
    expect(await anos.divergencias()).toEqual([DA_TROCA]);
    await anos.page.getByRole('button', { name: 'Gravar a Conferência em uma aba' }).click();
    await anos.feito(/^Abas gravadas: “Conferência”/);
    const conferencia = semSobras(host.book.sheet('Conferência').read());
    expect(conferencia).toContainEqual(['Resultado: 1 divergência']);
    expect(conferencia.flat()).toContain('0112 – LINO LIMOEIRO, pela lista geral');
    coautor(inscricoes(certas));
    expect(folha()).toEqual(certas);
  }, 120_000);

  it('copies open in a workbook of their own; the papers call in order', async () => {
    const abas = host.book.sheets.map(({ name }) => name);
    await anos.vai('Nomeações');
    await anos.proximas.getByLabel('Quantas', { exact: true }).fill('3');
    await anos.vai('Cópias');
    await anos.page.getByRole('button', { name: 'Cópia para a comissão' }).click();
    await anos.feito(/em uma pasta de trabalho nova\. Salve-a\.$/);
    const [copia] = host.book.opened;
    if (copia === undefined) throw new Error('no workbook was opened');
    expect(host.book.sheets.map(({ name }) => name)).toEqual(abas);
    expect(await anos.verifica(xlsx('copia.xlsx', copia))).toBe('copia.xlsx: intacta.');
    await anos.page.getByRole('button', { name: 'Gravar os papéis em abas' }).click();
    await anos.feito(/^Abas gravadas: /);
    await confereTextosDosPapeis(anos);
    expect(folha()).toEqual(folhaEsperada());
  }, 120_000);
});
