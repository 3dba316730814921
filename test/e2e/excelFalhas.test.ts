import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { ExcelHost } from '../excel/host';
import type { ProfileName } from '../excel/profiles';
import { comExemplo, doUsuario, novas } from './excel/pasta';
import {
  abreNoExcel,
  ate,
  botaoDeLer,
  DO_EXEMPLO,
  leu,
  listaDasAbas,
  prepara,
  type PainelNoExcel,
} from './excel/trabalho';

jest.setTimeout(120_000);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

/** Syncs of a reading; the first asks for the name of the workbook, which is not worth an error. */
const LEITURA = { procura: 2, mesclas: 3, bloco: 5 };
/** Syncs of a writing: one that looks at the workbook, one per sheet, the cells, and the names at the end. */
const ESCRITA = { olha: 1, primeiraAba: 2, abas: 6, celulas: 8, meio: 25, ultimo: 44, configuracao: 45 };

const TEXTOS = {
  edicao: 'Uma célula está em edição no Excel. Conclua a edição (Enter ou Esc) e tente de novo.',
  espera: 'Há uma célula em edição no Excel: conclua-a (Enter ou Esc) para continuar',
  estrutura:
    'A estrutura da pasta de trabalho está protegida, e não é possível criar abas. Tire a proteção (Revisão > Proteger Pasta de Trabalho) ou use uma cópia do arquivo, e tente de novo.',
  grande:
    'O Excel recusou um bloco de dados grande demais. Encurte os textos muito longos das células, ou selecione menos colunas, e tente de novo.',
  abaSumida: 'A aba “Cadastro” não existe mais: foi excluída ou mudou de nome. Escolha a aba e tente de novo.',
  tabelaSumida:
    'A tabela “Motoristas” não existe mais: foi excluída ou mudou de nome. Escolha a tabela e tente de novo.',
  sumiuLendo:
    'O que se procurava na pasta de trabalho não existe mais: uma aba foi excluída ou mudou de nome. Tente de novo.',
  sumiuGravando: 'Uma das abas foi excluída enquanto era gravada, e as outras foram desfeitas. Tente de novo.',
  nome: 'Enquanto as abas eram criadas, outra aba ganhou o mesmo nome. Tente de novo: as novas receberão outro número.',
  sessao: 'O Excel não responde a este painel. Verifique a conexão, recarregue a pasta de trabalho e tente de novo.',
  falha: 'O Excel não concluiu a operação. Tente de novo; se persistir, feche e abra a pasta de trabalho.',
  selecao: 'A seleção não é um só intervalo de células. Selecione um único intervalo e tente de novo.',
  cancelada: 'Cancelado. As abas que estavam sendo gravadas foram excluídas.',
};

type Teste = (nome: string, corpo: () => Promise<void>) => void;

describe.each<ProfileName>(['desktop', 'web'])('what goes wrong in Excel, %s', (profile) => {
  const host = new ExcelHost({ profile });
  let aberto: PainelNoExcel;
  let antes = '';

  async function abre(): Promise<void> {
    await comExemplo(host);
    host.faults.aside = listaDasAbas;
    aberto = await abreNoExcel(browser, host);
    await prepara(aberto.painel);
    antes = doUsuario(host.book);
  }

  beforeAll(abre, 120_000);
  afterAll(() => aberto.close());

  let inteiro = true;
  /** One that fails may leave anything behind: the next opens another pane, and does not fail because of it. */
  const teste: Teste = (nome, corpo) =>
    it(nome, async () => {
      inteiro = false;
      await corpo();
      inteiro = true;
    });
  /** What does not depend on where Excel runs (the adapter's own tests see every fault at every sync on both). */
  const naWeb: Teste = profile === 'web' ? teste : () => undefined;

  beforeEach(async () => {
    if (inteiro) return;
    await aberto.close();
    await abre();
    inteiro = true;
  }, 120_000);
  afterEach(() => Object.assign(host.faults, { cellEdit: false, payloadLimit: undefined, latency: 0 }));

  async function espera(): Promise<void> {
    await aberto.painel.page.getByText(TEXTOS.espera).waitFor();
  }

  describe('reading', () => {
    beforeEach(async () => {
      await aberto.painel.vaiPara('Planilha');
      // The pane knows the sheets by now: while a cell is edited it would not learn which one is in front.
      await botaoDeLer(aberto.painel, 'Classificação').waitFor();
    });

    /** What was read, corrected and confirmed is there still. */
    async function nadaSePerdeu(): Promise<void> {
      const { painel } = aberto;
      await leu(painel, DO_EXEMPLO);
      await painel.page.getByRole('button', { name: 'Leitura confirmada: ir para as vagas' }).waitFor();
      expect(await painel.page.getByRole('progressbar').count()).toBe(0);
      expect(novas(host.book)).toEqual([]);
      expect(doUsuario(host.book)).toBe(antes);
      await painel.vaiPara('Gerar');
      expect(await painel.chamadas('ENFERMEIRO')).toHaveLength(15);
    }

    async function recusa(texto: string): Promise<void> {
      const { falha, page } = aberto.painel;
      await falha.filter({ hasText: `A planilha não foi lida. ${texto}` }).waitFor();
      await page.getByRole('button', { name: 'Fechar a mensagem' }).click();
      await falha.waitFor({ state: 'detached' });
      await nadaSePerdeu();
    }

    const le = () => botaoDeLer(aberto.painel, 'Classificação').click();

    teste('a cell in edition', async () => {
      host.faults.cellEdit = true;
      await le();
      await recusa(TEXTOS.edicao);
      host.faults.cellEdit = false;
    });

    teste('given up while a cell is in edition', async () => {
      const { page } = aberto.painel;
      host.faults.beforeSync(LEITURA.mesclas, () => (host.faults.cellEdit = true));
      await le();
      await espera();
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByText('Leitura cancelada.').waitFor({ state: 'attached' });
      host.faults.cellEdit = false;
      await nadaSePerdeu();
    });

    for (const [n, code, texto] of [
      [LEITURA.procura, 'InvalidOrTimedOutSession', TEXTOS.sessao],
      [LEITURA.mesclas, 'GeneralException', TEXTOS.falha],
      [LEITURA.bloco, 'ActivityLimitReached', TEXTOS.sessao],
    ] as const)
      naWeb(`Excel fails at sync ${n}: ${code}`, async () => {
        host.faults.failSync(n, code);
        await le();
        await recusa(texto);
      });

    naWeb('several areas selected', async () => {
      const { selection } = host.book;
      host.user.select('Classificação!A1:B2,D4');
      await aberto.painel.page.getByRole('button', { name: 'Ler a seleção' }).click();
      await aberto.painel.falha.waitFor();
      host.book.selection = selection;
      await recusa(TEXTOS.selecao);
    });

    naWeb('a limit so small that nothing passes', async () => {
      host.faults.payloadLimit = 1_000;
      await le();
      await aberto.painel.falha.waitFor();
      host.faults.payloadLimit = undefined;
      await recusa(TEXTOS.grande);
    });

    for (const [oque, label, texto] of [
      ['a sheet', 'Aba Cadastro', TEXTOS.abaSumida],
      ['a table', 'Tabela Motoristas (em Cadastro)', TEXTOS.tabelaSumida],
    ] as const)
      naWeb(`${oque} deleted after it was chosen`, async () => {
        const { page } = aberto.painel;
        const { sheets, tables } = host.book;
        const cadastro = host.book.sheet('Cadastro');
        await page.getByLabel('Ou escolha o que ler').selectOption({ label });
        host.book.deleteSheet(cadastro);
        // The list is made anew when it gets the focus: what was chosen is no longer in it.
        await page.getByRole('button', { name: 'Ler a seleção' }).focus();
        await page.getByLabel('Ou escolha o que ler').focus();
        await page.getByRole('option', { name: label }).waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Ler', exact: true }).click();
        await aberto.painel.falha.waitFor();
        cadastro.deleted = false;
        sheets.splice(1, 0, cadastro);
        host.book.tables = tables;
        await recusa(texto);
      });

    naWeb('the sheet deleted midway', async () => {
      const { sheets, selection } = host.book;
      const sheet = host.book.sheet('Classificação');
      host.faults.deleteSheetBefore(LEITURA.mesclas + 1, 'Classificação');
      await le();
      await aberto.painel.falha.waitFor();
      sheet.deleted = false;
      sheets.unshift(sheet);
      host.book.active = sheet;
      host.book.selection = selection;
      await recusa(TEXTOS.sumiuLendo);
    });

    teste('given up', async () => {
      const { page } = aberto.painel;
      host.faults.latency = 250;
      await le();
      await page.getByRole('button', { name: 'Cancelar' }).click();
      host.faults.latency = 0;
      await page.getByText('Leitura cancelada.').waitFor({ state: 'attached' });
      await nadaSePerdeu();
      expect(await aberto.painel.falha.count()).toBe(0);
    });

    teste('a cell in edition midway: it waits, and reads; after all of this as well as before', async () => {
      const { painel } = aberto;
      host.faults.beforeSync(LEITURA.bloco - 1, () => (host.faults.cellEdit = true));
      await le();
      await espera();
      host.faults.cellEdit = false;
      await painel.page.getByRole('button', { name: 'Confirmar a leitura' }).waitFor();
      await leu(painel, DO_EXEMPLO);
      // Of the very same cells, the column corrected and the tie decided hold.
      await painel.confirmaLeitura();
      await painel.vaiPara('Gerar');
      expect(await painel.chamadas('ENFERMEIRO')).toHaveLength(15);
    });
  });

  describe('writing', () => {
    beforeEach(async () => {
      await aberto.painel.vaiPara('Gerar');
      await aberto.painel.gravar.waitFor();
    });

    /** The sheets of a writing that succeeded are taken away again. */
    afterEach(() => {
      for (const nome of novas(host.book)) host.book.deleteSheet(host.book.sheet(nome));
    });

    const mensagem = () => aberto.painel.secao('Listas e ordem de nomeação').getByRole('alert');

    /** It is said, nothing is left in the workbook, and nothing is lost in the pane. */
    async function recusa(texto: string, dele: readonly string[] = []): Promise<void> {
      const { painel } = aberto;
      const frase = texto === TEXTOS.cancelada ? texto : `As listas não foram gravadas. ${texto}`;
      await mensagem().filter({ hasText: frase }).waitFor();
      expect(novas(host.book)).toEqual(dele);
      expect(doUsuario(host.book)).toBe(antes);
      expect(await painel.chamadas('ENFERMEIRO')).toHaveLength(15);
    }

    /** And pressing again succeeds. */
    async function recusaERefaz(texto: string, dele: readonly string[] = []): Promise<void> {
      await recusa(texto, dele);
      await aberto.painel.geraNoExcel();
      expect(novas(host.book)).toHaveLength(ESCRITA.abas + dele.length);
      expect(doUsuario(host.book)).toBe(antes);
    }

    const grava = () => aberto.painel.gravar.click();

    teste('a cell in edition', async () => {
      host.faults.cellEdit = true;
      await grava();
      await mensagem().waitFor();
      host.faults.cellEdit = false;
      await recusaERefaz(TEXTOS.edicao);
    });

    teste('a cell in edition midway: it waits, and goes on', async () => {
      host.faults.beforeSync(ESCRITA.meio, () => (host.faults.cellEdit = true));
      await grava();
      await espera();
      host.faults.cellEdit = false;
      await aberto.painel.page.getByText('6 abas gravadas.').first().waitFor();
      expect(novas(host.book)).toHaveLength(ESCRITA.abas);
      expect(doUsuario(host.book)).toBe(antes);
    });

    teste('given up while a cell is in edition', async () => {
      host.faults.beforeSync(ESCRITA.meio, () => (host.faults.cellEdit = true));
      await grava();
      await espera();
      await aberto.painel.page.getByRole('button', { name: 'Cancelar' }).click();
      host.faults.cellEdit = false;
      await recusa(TEXTOS.cancelada);
    });

    teste('given up midway', async () => {
      host.faults.latency = 60;
      const feitos = host.syncs.length;
      await grava();
      await ate(() => host.syncs.length > feitos + ESCRITA.celulas + 3);
      expect(novas(host.book)).toHaveLength(ESCRITA.abas);
      await aberto.painel.page.getByRole('button', { name: 'Cancelar' }).click();
      host.faults.latency = 0;
      await recusaERefaz(TEXTOS.cancelada);
    });

    teste('the structure protected', async () => {
      host.book.protection.protect();
      await grava();
      await mensagem().waitFor();
      host.book.protection.unprotect();
      await recusaERefaz(TEXTOS.estrutura);
    });

    naWeb('a limit so small that nothing passes', async () => {
      host.faults.payloadLimit = 5_000;
      await grava();
      await mensagem().waitFor();
      host.faults.payloadLimit = undefined;
      await recusa(TEXTOS.grande);
    });

    naWeb('one of the new sheets deleted midway', async () => {
      host.faults.deleteSheetBefore(ESCRITA.meio, 'Ordem de nomeação');
      await grava();
      await recusaERefaz(TEXTOS.sumiuGravando);
    });

    naWeb('a name taken meanwhile', async () => {
      host.faults.takeNameBefore(ESCRITA.primeiraAba + 1, 'Lista geral');
      await grava();
      await recusaERefaz(TEXTOS.nome, ['Lista geral']);
      expect(novas(host.book)).toContain('Lista geral (2)');
    });

    for (const [n, code, texto] of [
      [ESCRITA.olha, 'InvalidOrTimedOutSession', TEXTOS.sessao],
      [ESCRITA.primeiraAba, 'GeneralException', TEXTOS.falha],
      [ESCRITA.celulas, 'GeneralException', TEXTOS.falha],
      [ESCRITA.meio, 'InvalidOrTimedOutSession', TEXTOS.sessao],
      [ESCRITA.ultimo, 'GeneralException', TEXTOS.falha],
    ] as const)
      naWeb(`Excel fails at sync ${n}: ${code}`, async () => {
        host.faults.failSync(n, code);
        await grava();
        await recusa(texto);
      });

    naWeb('Excel does not keep the configuration: the sheets are there, and it is said', async () => {
      const partes = JSON.stringify(host.book.xmlParts);
      host.faults.failSync(ESCRITA.configuracao, 'GeneralException');
      await grava();
      await aberto.painel.page.getByText('6 abas gravadas.').first().waitFor();
      await aberto.painel.secao('Listas e ordem de nomeação').getByText(TEXTOS.falha).waitFor();
      expect(novas(host.book)).toHaveLength(ESCRITA.abas);
      expect(JSON.stringify(host.book.xmlParts)).toBe(partes);
    });

    naWeb(
      'the sheet that was read deleted since: the lists are written, and its link says why it shows nothing',
      async () => {
        const { painel } = aberto;
        const { sheets, selection } = host.book;
        const sheet = host.book.sheet('Classificação');
        host.book.deleteSheet(sheet);
        await painel.geraNoExcel();
        expect(novas(host.book)).toHaveLength(ESCRITA.abas);
        await painel.vaiPara('Planilha');
        await painel.page.getByRole('button', { name: 'Mostrar Classificação A31' }).click();
        const texto = TEXTOS.abaSumida.replace('Cadastro', 'Classificação');
        await painel.falha.filter({ hasText: `A célula não foi mostrada. ${texto}` }).waitFor();
        sheet.deleted = false;
        sheets.unshift(sheet);
        host.book.active = sheet;
        host.book.selection = selection;
      },
    );
  });
});
