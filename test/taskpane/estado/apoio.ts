import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Remote } from 'comlink';
import type { Plataforma } from '../../../src/adapters/office/suporte';
import type { Lei } from '../../../src/core/lei';
import { LEIS } from '../../../src/leis/catalogo';
import type { Celula } from '../../../src/planilha/grade';
import { criarAcoes, type Acoes } from '../../../src/taskpane/estado/acoes';
import { acompanha } from '../../../src/taskpane/estado/calculo';
import type { Estado } from '../../../src/taskpane/estado/estado';
import { criarLoja, type Loja } from '../../../src/taskpane/estado/loja';
import type { PortaDaPagina, PortaDoExcel } from '../../../src/taskpane/estado/portas';
import { TrabalhoDoPainel } from '../../../src/taskpane/trabalhador/trabalho';

/** Keeps the answers of some calls until told, or makes them fail. */
export class Controle {
  /** "method" of every call, in the order in which they were made. */
  readonly chamadas: string[] = [];
  readonly argumentos: (readonly unknown[])[] = [];
  private readonly presas = new Map<string, (() => void)[]>();
  private readonly presos = new Set<string>();
  private readonly falham = new Map<string, unknown>();
  private emCurso = 0;

  /** From now on the answers of this method wait. */
  segura(metodo: string): void {
    this.presos.add(metodo);
  }

  /** Lets one answer of this method go (the oldest, unless told which); later calls still wait. */
  solta(metodo: string, qual = 0): void {
    const [solta] = this.presas.get(metodo)?.splice(qual, 1) ?? [];
    if (solta === undefined) throw new Error(`${metodo}: nothing is held`);
    solta();
  }

  /** Nothing of this method waits any more. */
  soltaTudo(metodo: string): void {
    this.presos.delete(metodo);
    for (const solta of this.presas.get(metodo)?.splice(0) ?? []) solta();
  }

  /** Every call of this method fails until `conserta`. */
  quebra(metodo: string, erro: unknown = new Error('quebrado')): void {
    this.falham.set(metodo, erro);
  }

  conserta(metodo: string): void {
    this.falham.delete(metodo);
  }

  quantas(metodo: string): number {
    return this.chamadas.filter((chamada) => chamada === metodo).length;
  }

  get parado(): boolean {
    return this.emCurso === 0;
  }

  /** Does the work at once, as a worker that gets its messages in order; the answer comes when it may. */
  async passa<T>(metodo: string, args: readonly unknown[], trabalha: () => T | Promise<T>): Promise<T> {
    this.chamadas.push(metodo);
    this.argumentos.push(args);
    this.emCurso += 1;
    try {
      if (this.falham.has(metodo)) throw this.falham.get(metodo);
      const resposta = await trabalha();
      if (this.presos.has(metodo)) {
        this.emCurso -= 1;
        await new Promise<void>((solta) => {
          this.presas.set(metodo, [...(this.presas.get(metodo) ?? []), solta]);
        });
        this.emCurso += 1;
        if (this.falham.has(metodo)) throw this.falham.get(metodo);
      }
      return resposta;
    } finally {
      this.emCurso -= 1;
    }
  }
}

/** An object whose every method goes through the control. */
function controlado<T extends object>(alvo: T, controle: Controle): T {
  return new Proxy(alvo, {
    get(_, nome) {
      const metodo: unknown = Reflect.get(alvo, nome);
      if (typeof metodo !== 'function' || typeof nome !== 'string') return undefined;
      return (...args: unknown[]) => controle.passa(nome, args, () => metodo.apply(alvo, args));
    },
  });
}

export const BYTES = readFileSync(path.resolve(__dirname, '../../../exemplos/classificacao-porto-feliz.xlsx'));

export function lei(municipio: string): Lei {
  const achada = LEIS.find((uma) => uma.municipio.startsWith(municipio));
  if (achada === undefined) throw new Error(municipio);
  return achada;
}
export const PORTO_FELIZ = lei('Porto Feliz');
export const FERRAZ = lei('Ferraz');

/** A file of rows as the browser gives it. */
export function csv(linhas: readonly (readonly unknown[])[], nome = 'ranking.csv'): File {
  return new File([linhas.map((linha) => linha.join(';')).join('\n')], nome);
}

export const TITULOS = ['Class.', 'Inscrição', 'Nome', 'Negro ou indígena'];
export const PESSOAS: readonly (readonly Celula[])[] = [
  TITULOS,
  [1, '01', 'Ana Jatobá', 'NÃO'],
  [2, '02', 'Bia Ipê', 'NÃO'],
  [3, '03', 'Caio Cedro', 'NÃO'],
  [4, '04', 'Davi Pequi', 'SIM'],
];
/** Two people in the second place. */
export const EMPATADAS: readonly (readonly Celula[])[] = [
  TITULOS,
  [1, '01', 'Ana Jatobá', 'NÃO'],
  [2, '02', 'Bia Ipê', 'NÃO'],
  [2, '03', 'Caio Cedro', 'NÃO'],
  [4, '04', 'Davi Pequi', 'SIM'],
];

/** The workbook behind the fake Excel. */
export interface LivroFalso {
  linhas: readonly (readonly Celula[])[];
  guardado: unknown;
  readonly escritas: string[][];
}

function excelFalso(livro: LivroFalso): PortaDoExcel {
  return {
    abas: () => Promise.resolve([]),
    pasta: () => Promise.resolve('Concurso.xlsx'),
    aoMudarDeAba: () => Promise.resolve(() => Promise.resolve()),
    le: async (_, { aoComecar, aoReceber, aoAvancar }) => {
      const { linhas } = livro;
      await aoComecar({ nome: 'Plan1', mesclas: [] });
      for (const [i, linha] of linhas.entries()) {
        await aoReceber([linha]);
        aoAvancar({ aba: 'Plan1', feitas: i + 1, total: linhas.length });
      }
    },
    seleciona: () => Promise.resolve(),
    leAba: (nome) => Promise.resolve({ nome, linhas: livro.linhas, mesclas: [] }),
    criaLivro: ({ nome }) => Promise.resolve({ aba: nome, avisos: [] }),
    acrescentaAoLivro: ({ aba }) => Promise.resolve({ aba, avisos: [] }),
    abrePastaNova: () => Promise.resolve(),
    escreve: (folhas, { aoAvancar }) => {
      const abas = folhas.map(({ nome }) => nome);
      for (const aba of abas) aoAvancar({ aba, feitas: 1, total: abas.length });
      livro.escritas.push(abas);
      return Promise.resolve({ abas, avisos: [] });
    },
    guarda: (dados) => {
      livro.guardado = JSON.parse(JSON.stringify(dados));
      return Promise.resolve();
    },
    guardado: () => Promise.resolve(livro.guardado),
  };
}

export interface Painel {
  readonly loja: Loja;
  readonly acoes: Acoes;
  readonly trabalhador: Controle;
  readonly excel: Controle;
  readonly livro: LivroFalso;
  /** Files that went out. */
  readonly salvos: { readonly nome: string; readonly bytes: Uint8Array }[];
  readonly estado: () => Estado;
  /** Runs until nothing moves but what is held. */
  readonly assenta: () => Promise<void>;
  readonly fecha: () => void;
}

/** The pane without a screen: the true store, actions, computation and work, and a control over every answer. */
export function painel({ exemplo, hoje = '2026-03-01', versao = '0.0.0' }: Partial<Pick<PortaDaPagina, 'exemplo' | 'versao'> & { hoje: string }> = {}): Painel {
  const loja = criarLoja();
  const trabalhador = new Controle();
  const excel = new Controle();
  const livro: LivroFalso = { linhas: PESSOAS, guardado: undefined, escritas: [] };
  const salvos: { nome: string; bytes: Uint8Array }[] = [];
  const contexto = {
    loja,
    trabalhador: controlado(new TrabalhoDoPainel(), trabalhador) as unknown as Remote<TrabalhoDoPainel>,
    excel: controlado(excelFalso(livro), excel),
    pagina: {
      exemplo: exemplo ?? (() => Promise.resolve({ nome: 'exemplo.xlsx', bytes: new Uint8Array(BYTES).buffer })),
      salva: (bytes: Uint8Array, nome: string) => void salvos.push({ nome, bytes }),
      hoje: () => hoje,
      versao,
    },
  };
  const acoes = criarAcoes(contexto);
  const para = acompanha(contexto);
  const assenta = async (): Promise<void> => {
    let quietas = 0;
    for (let i = 0; i < 2000 && quietas < 8; i += 1) {
      await jest.advanceTimersByTimeAsync(50);
      await new Promise((segue) => setImmediate(segue));
      quietas = trabalhador.parado && excel.parado ? quietas + 1 : 0;
    }
  };
  return { loja, acoes, trabalhador, excel, livro, salvos, estado: loja.getState, assenta, fecha: para };
}

/** Only the pauses of the pane run by the test's clock. */
export function relogioFalso(): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'Date'],
  });
}

/** Nothing that a test does may end in a rejection that nobody hears. */
export function semRejeicoes(): void {
  const rejeicoes: unknown[] = [];
  const ouve = (motivo: unknown): void => void rejeicoes.push(motivo);
  beforeAll(() => process.on('unhandledRejection', ouve));
  afterAll(() => process.off('unhandledRejection', ouve));
  afterEach(async () => {
    await new Promise((segue) => setImmediate(segue));
    expect(rejeicoes.splice(0)).toEqual([]);
  });
}

/** The law, the file and the numbers, up to an order that nothing blocks. */
export async function pronto(este: Painel, { linhas = PESSOAS, vagas = '3', plataforma = 'navegador' as Plataforma } = {}): Promise<void> {
  const { acoes, assenta } = este;
  await acoes.adota(plataforma);
  await acoes.escolheLei(PORTO_FELIZ);
  acoes.mudaConcurso({ dataDoEdital: '10/02/2026' });
  if (plataforma === 'excel') {
    este.livro.linhas = linhas;
    await acoes.leDoExcel({ tipo: 'aba ativa' });
  } else await acoes.abreArquivo(csv(linhas));
  acoes.confirma();
  acoes.mudaVagas('', { vagas, pcd: 'número', quantasPcd: '0' });
  await assenta();
}

export const chamadasDe = ({ ordem }: Estado): string[] =>
  ordem?.cargos.flatMap(({ chamadas }) => chamadas.primeiros.map(({ nome }) => nome)) ?? [];
