import type { Download, Locator } from 'playwright-core';
import type { TipoDeAto } from '../../../src/core/ato';
import type { Painel } from '../painel';
import { PESSOAS } from './historia';

export interface Publicado {
  readonly data: string;
  readonly documento: string;
}

export interface AtoDoPainel extends Publicado {
  readonly tipo: TipoDeAto;
  /** Beginning of a name, to be searched for. */
  readonly pessoa?: string;
  readonly lista?: string;
  readonly quantidade?: number;
  readonly motivo?: string;
}

export interface ChamadaVista {
  readonly chamada: number;
  readonly vaga: number;
  readonly inscricao: string;
  readonly texto: string;
}

export type Vista = 'Listas' | 'Nomeações' | 'Conferir' | 'Cópias';

/** The views that go on for years, as a person uses them. */
export class Anos {
  constructor(readonly painel: Painel) {}

  get page() {
    return this.painel.page;
  }

  async vai(vista: Vista): Promise<void> {
    await this.page.getByRole('tab', { name: vista, exact: true }).click();
  }

  get proximas(): Locator {
    return this.painel.secao('Próximas chamadas').first();
  }

  get novoAto(): Locator {
    return this.painel.secao('Registrar um ato');
  }

  get confirmar(): Locator {
    return this.page.getByRole('button', { name: 'Confirmar e registrar no livro' });
  }

  get falha(): Locator {
    return this.page.getByRole('alert');
  }

  /** Fills an act in and asks for its effect. */
  async preve({ tipo, pessoa, lista, quantidade, motivo, data, documento }: AtoDoPainel): Promise<void> {
    const { novoAto } = this;
    await novoAto.getByLabel('Tipo de ato').selectOption(tipo);
    if (pessoa !== undefined) {
      await novoAto.getByLabel('Pessoa (nome ou inscrição)').fill(pessoa);
      await novoAto
        .getByRole('list', { name: 'Pessoas encontradas' })
        .getByRole('button', { name: pessoa })
        .press('Enter');
    }
    if (lista !== undefined) await novoAto.getByLabel('Lista', { exact: true }).selectOption(lista);
    if (quantidade !== undefined) await novoAto.getByLabel('Quantas vagas').fill(String(quantidade));
    await novoAto.getByLabel('Data do ato').fill(data);
    await novoAto.getByLabel('Documento').fill(documento);
    if (motivo !== undefined) await novoAto.getByLabel('Motivo').fill(motivo);
    await novoAto.getByRole('button', { name: 'Ver o efeito do ato' }).press('Enter');
    await this.confirmar.waitFor();
  }

  /** @returns what the pane says that was done */
  async confirma(): Promise<string> {
    await this.confirmar.press('Enter');
    const feito = this.page.locator('main').getByText(/^\d+ atos? registrados?/);
    await feito.or(this.falha).first().waitFor();
    return (await feito.or(this.falha).first().innerText()).replace(/\s+/g, ' ');
  }

  async vejaProximas(quantas: number): Promise<ChamadaVista[]> {
    await this.proximas.getByLabel('Quantas', { exact: true }).fill(String(quantas));
    await this.proximas.getByRole('button', { name: 'Ver as próximas chamadas' }).press('Enter');
    const lista = this.proximas.getByRole('list', { name: 'Próximas chamadas', exact: true });
    await lista
      .getByRole('listitem')
      .nth(quantas - 1)
      .waitFor();
    return (await lista.getByRole('listitem').allInnerTexts()).map(chamadaDe);
  }

  async preparaNomeacoes({ data, documento }: Publicado): Promise<void> {
    await this.proximas.getByLabel('Data do ato').fill(data);
    await this.proximas.getByLabel('Documento').fill(documento);
    await this.proximas.getByRole('button', { name: /^Preparar/ }).press('Enter');
    await this.confirmar.waitFor();
  }

  /** Until the pane says that something was done; a screen reader is told the same beside. */
  async feito(oque: RegExp): Promise<void> {
    await this.page.locator('main').getByText(oque).waitFor();
  }

  /** The file that a button saves. */
  async salva(botao: string | RegExp): Promise<Download> {
    // One thing at a time: what is pressed while something is being done is not taken.
    await this.page.getByRole('progressbar').waitFor({ state: 'detached' });
    const baixado = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: botao }).press('Enter');
    return baixado;
  }

  async confere(): Promise<void> {
    await this.page.getByRole('button', { name: 'Conferir', exact: true }).click();
    await this.painel.secao('Resultado').waitFor();
  }

  async divergencias(): Promise<string[]> {
    const textos = await this.page.getByRole('list', { name: 'Divergências' }).getByRole('listitem').allInnerTexts();
    return textos.map((texto) => texto.replace(/\s+/g, ' '));
  }

  planilhasVerificadas(): Promise<string[]> {
    return this.page.getByRole('list', { name: 'Planilhas verificadas' }).getByRole('listitem').allInnerTexts();
  }

  /** @returns what the pane says of a file: intact or not */
  async verifica(arquivo: string | { name: string; mimeType: string; buffer: Buffer }): Promise<string> {
    await this.page.locator('input[name=verificar]').setInputFiles(arquivo);
    const nome = typeof arquivo === 'string' ? (arquivo.split('/').at(-1) ?? arquivo) : arquivo.name;
    const titulo = this.page.locator('main').getByText(`${nome}: `, { exact: false }).first();
    await titulo.waitFor();
    return titulo.innerText();
  }
}

function chamadaDe(texto: string): ChamadaVista {
  const [, chamada, nome, vaga] = /^(\d+)ª\s+(.+?) — vaga (\d+)/.exec(texto.replace(/\s+/g, ' ')) ?? [];
  const inscricao = PESSOAS.find((pessoa) => pessoa.nome === nome)?.inscricao;
  if (inscricao === undefined) throw new Error(`not a call: ${texto}`);
  return { chamada: Number(chamada), vaga: Number(vaga), inscricao, texto };
}
