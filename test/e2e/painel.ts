import type { Download, Locator, Page } from 'playwright-core';

export type Passo = 'Lei' | 'Planilha' | 'Vagas' | 'Gerar';

export interface Vagas {
  readonly vagas?: string;
  readonly pcd?: 'não informada' | 'federal' | 'número' | 'posições';
  readonly quantasPcd?: string;
  readonly posicoesPcd?: string;
  readonly reservadas?: string;
}

export type Arquivo = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** The pane as a person sees it: by what it says, never by how it is made. */
export class Painel {
  constructor(readonly page: Page) {}

  passo(passo: Passo): Locator {
    return this.page.getByRole('tab', { name: new RegExp(passo) });
  }

  async vaiPara(passo: Passo): Promise<void> {
    await this.passo(passo).click();
    await this.page.locator(`#painel-${passo.toLowerCase()}:not([hidden])`).waitFor();
  }

  /** One of the parts above the steps: "Listas", "Minha lei" … */
  async vista(nome: string): Promise<void> {
    await this.page.getByRole('tab', { name: nome, exact: true }).click();
    await this.page.getByRole('tab', { name: nome, exact: true, selected: true }).waitFor();
  }

  secao(titulo: string | RegExp): Locator {
    return this.page.getByRole('region', { name: titulo });
  }

  async escolheLei(municipio: string): Promise<void> {
    await this.vaiPara('Lei');
    await this.page.getByRole('button', { name: new RegExp(municipio) }).click();
    await this.page.getByRole('button', { name: 'Trocar' }).waitFor();
  }

  async informaEdital(data: string): Promise<void> {
    await this.vaiPara('Lei');
    await this.page.getByLabel('Data do edital').fill(data);
  }

  /** Another reading of a doubt or silence of the law, both by the names that the pane shows. */
  async adotaLeitura(pergunta: string | RegExp, resposta: string | RegExp): Promise<void> {
    await this.vaiPara('Lei');
    await this.abreLeitura(pergunta);
    await this.page.getByRole('radio', { name: resposta }).check();
  }

  async abreLeitura(pergunta: string | RegExp): Promise<Locator> {
    const titulo = this.page.getByRole('button', { name: pergunta });
    if ((await titulo.getAttribute('aria-expanded')) !== 'true') await titulo.click();
    return titulo;
  }

  /** The file of the hidden input behind "Abrir arquivo"; waits until it was read or refused. */
  async abreArquivo(arquivo: Arquivo): Promise<void> {
    await this.vaiPara('Planilha');
    await this.page.locator('input[type=file]').setInputFiles(arquivo);
    await this.lida.or(this.falha).first().waitFor();
  }

  async abreExemplo(): Promise<void> {
    await this.vaiPara('Planilha');
    await this.page.getByRole('button', { name: 'Abrir o exemplo' }).click();
    await this.lida.waitFor();
  }

  /** What was read, by cargo. */
  get lida(): Locator {
    return this.page.getByRole('region', { name: 'Candidatos por cargo' });
  }

  /** What the last action could not do. */
  get falha(): Locator {
    return this.page.getByRole('alert');
  }

  /** What a screen reader says of the last action. */
  get anuncio(): Locator {
    return this.page.locator('[role=status][aria-live=polite]').last();
  }

  /** The numbers of a cargo's row, each by its title: "Candidatos", the law's reservas, "PcD", "Fora". */
  async contagens(cargo: string | RegExp): Promise<Record<string, string>> {
    const titulos = await this.lida.getByRole('columnheader').allInnerTexts();
    const linha = this.lida.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: cargo }) });
    const numeros = await linha.getByRole('cell').allInnerTexts();
    return Object.fromEntries(titulos.slice(1).map((titulo, i) => [titulo, numeros[i] ?? '']));
  }

  /** Which column a field is in; by the names that the pane shows. */
  async mapeiaColuna(campo: string, coluna: string): Promise<void> {
    await this.vaiPara('Planilha');
    const colunas = this.page.getByRole('button', { name: /^Colunas/ }).first();
    if ((await colunas.getAttribute('aria-expanded')) !== 'true') await colunas.click();
    const todos = this.page.getByRole('switch', { name: 'Mostrar também os campos sem coluna' });
    await todos.waitFor();
    const lugar = this.page.getByLabel(campo, { exact: true });
    if (!(await lugar.isVisible())) await todos.check();
    await lugar.selectOption(coluna);
  }

  /** One answer, for the first question of a kind or, by "Responder as N perguntas", for all of them. */
  async responde(resposta: string, rotulo: string | RegExp = 'Resposta'): Promise<void> {
    await this.page.getByRole('combobox', { name: rotulo }).first().selectOption({ label: resposta });
    await this.page.getByRole('button', { name: 'Responder', exact: true, disabled: false }).first().click();
  }

  async confirmaLeitura(): Promise<void> {
    await this.vaiPara('Planilha');
    await this.page.getByRole('button', { name: 'Confirmar a leitura' }).click();
    await this.page.locator('#painel-vagas:not([hidden])').waitFor();
  }

  /** The vacancies of a cargo; '' where the sheet has no cargos. */
  async informaVagas(cargo: string, { vagas, pcd, quantasPcd, posicoesPcd, reservadas }: Vagas): Promise<void> {
    await this.vaiPara('Vagas');
    const bloco = this.secao(cargo === '' ? /^Vagas$/ : cargo).last();
    if (vagas !== undefined) await bloco.getByLabel('Vagas', { exact: true }).fill(vagas);
    if (pcd !== undefined) await bloco.getByLabel('Vagas de PcD').selectOption(pcd);
    if (quantasPcd !== undefined) await bloco.getByLabel('Quantas de PcD').fill(quantasPcd);
    if (posicoesPcd !== undefined) await bloco.getByLabel('Quais de PcD').fill(posicoesPcd);
    if (reservadas !== undefined) await bloco.getByLabel('Reservadas no edital').fill(reservadas);
  }

  empate(classificacao: number): Locator {
    return this.secao(`Empate no ${classificacao}º lugar`).first();
  }

  /** Moves each of these up, so that they end in this order, and confirms it. */
  async decideEmpate(classificacao: number, ...nomes: readonly string[]): Promise<void> {
    await this.vaiPara('Vagas');
    const empate = this.empate(classificacao);
    for (const nome of [...nomes].reverse()) {
      const sobe = empate.getByRole('button', { name: `Subir ${nome}` });
      while (await sobe.isEnabled()) await sobe.click();
    }
    await empate.getByRole('button', { name: 'Confirmar esta ordem' }).click();
    await empate.waitFor({ state: 'detached' });
  }

  get gravar(): Locator {
    return this.page.getByRole('button', { name: /^Gravar as listas/ });
  }

  /** The file that a browser saves. */
  async gera(): Promise<Download> {
    await this.vaiPara('Gerar');
    await this.gravar.waitFor();
    const baixado = this.page.waitForEvent('download');
    await this.gravar.click();
    return baixado;
  }

  /** The new sheets that Excel gets. */
  async geraNoExcel(): Promise<void> {
    await this.vaiPara('Gerar');
    await this.gravar.click();
    await this.page.getByText(/abas? gravadas?\./).waitFor();
  }

  /** The calls of a cargo as shown, each with its sentence. */
  async chamadas(cargo = ''): Promise<string[]> {
    await this.vaiPara('Gerar');
    const lista = this.page.getByRole('list', { name: cargo === '' ? 'Chamadas' : `Chamadas: ${cargo}`, exact: true });
    await lista.waitFor();
    return lista.getByRole('listitem').allInnerTexts();
  }

  /** The sentences of "Por que esta pessoa (não) foi chamada?", its title first. */
  async porque(inscricao: string): Promise<string[]> {
    await this.vaiPara('Gerar');
    await this.page.getByRole('searchbox', { name: 'Nome ou inscrição' }).fill(inscricao);
    await this.page.getByRole('list', { name: 'Pessoas encontradas' }).getByRole('button').first().click();
    const titulo = this.page.getByText(/: (?:não )?é chamada$/);
    await titulo.waitFor();
    return [await titulo.innerText(), ...(await this.page.locator('p:text-matches(": (não )?é chamada$") + ul > li').allInnerTexts())];
  }
}
