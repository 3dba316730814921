import { associa, FUNCOES } from '../../../src/functions/associar';
import { openExcel } from '../../excel/client/jsdom';
import type { FunctionResult } from '../../excel/functions';
import type { ExcelHost } from '../../excel/host';
import type { ProfileName } from '../../excel/profiles';
import { quandoHouverRuntime } from '../../../src/functions/chegada';
import { RANKING } from '../apoio';

const FERRAZ = 'Ferraz de Vasconcelos';
const VALOR = 7;
const ND = 1;
// Each answer of the runtime takes half a second or more, however short the work.
jest.setTimeout(60_000);

const FIXO = [['Inscrição'], ['0001'], ['0002']];

/** Excel calls nothing before the runtime says that it listens; here a call that came too early is lost. */
async function ouve(host: ExcelHost): Promise<void> {
  for (let vez = 0; vez < 20; vez += 1) {
    const espera = new Promise((passou) => setTimeout(passou, 2_000));
    const resposta = await Promise.race([host.functions.call('LEIS_COTAS', []), espera]);
    if (resposta !== undefined) return;
  }
  throw new Error('the runtime of custom functions does not answer');
}

/** Every function through the real runtime of office.js, as formulas call it. */
export function cenariosDasFuncoes(profile: ProfileName): void {
  let host: ExcelHost;
  /** How often the functions were associated, and whether the runtime was started by then. */
  const associacoes: boolean[] = [];

  beforeAll(async () => {
    // As in the page: this script first, and office.js, which is async, some time later.
    quandoHouverRuntime((runtime) => {
      associacoes.push('Error' in CustomFunctions);
      associa(runtime);
    }, document);
    // The page's tag has the id by which the script knows it; openExcel's has none.
    new MutationObserver((mudancas) => {
      for (const { addedNodes } of mudancas) {
        for (const no of addedNodes) if (no instanceof HTMLScriptElement && /office\.js$/.test(no.src)) no.id = 'office-js';
      }
    }).observe(document, { childList: true, subtree: true });
    host = await openExcel({ profile });
    await ouve(host);
  });
  beforeEach(() => {
    host.reset();
    host.book.sheet('Planilha1').put('A1', RANKING.map((linha) => linha.map((celula) => (celula === null ? '' : celula) as string | number)));
  });

  const range = (): unknown => host.functions.argument('Planilha1!A1:F7');
  const chama = (id: string, ...argumentos: readonly unknown[]): Promise<FunctionResult> => host.functions.call(id, argumentos);
  /** Together: the runtime answers in batches, half a second apart. */
  const todas = async (chamadas: readonly Promise<FunctionResult>[]): Promise<unknown[]> => {
    const resultados = await Promise.all(chamadas);
    expect(resultados.filter(({ ok }) => !ok)).toEqual([]);
    return resultados.map(({ value }) => value);
  };
  const recusada = (codigo: number, frase: RegExp) => ({ ok: false, code: codigo, value: expect.stringMatching(frase) });

  it('is associated once, before office.js starts its functions', () => {
    expect(associacoes).toEqual([false]);
  });

  it('gives values', async () => {
    const valores = await todas([
      chama('QUOTA_VAGAS', [[10]], [[FERRAZ]], null),
      chama('MODALIDADE_VAGA', 3, [[10]], [[FERRAZ]], null, null),
      chama('LEI_ALCANCA', [[FERRAZ]], 46225),
      chama('LEI_ALCANCA', [[FERRAZ]], '01/01/2020'),
    ]);
    expect(valores).toEqual([2, 'Negros', true, false]);
  });

  it.each<[string, () => readonly unknown[], readonly unknown[], unknown]>([
    ['QUADRO_VAGAS', () => [[[5]], [[FERRAZ]], null, null], ['Modalidade', 'Vagas', 'Posições', 'Fundamento'], ['Ampla concorrência', 4, '1, 2, 4, 5', 'art. 4º']],
    ['ORDEM_NOMEACAO', () => [range(), [[4]], [[FERRAZ]], null, null], ['Chamada', 'Vaga', 'Modalidade', 'Inscrição'], [1, 1, 'Ampla concorrência', '0001']],
    ['LISTA_GERAL', () => [range(), [[FERRAZ]]], ['Ordem', 'Inscrição', 'Nome', 'Classificação'], [1, '0001', 'Ana Jatobá', 1]],
    ['LISTA_ESPECIFICA', () => [range(), [[FERRAZ]], null], ['Ordem', 'Inscrição', 'Nome', 'Classificação'], [1, '0003', 'Caio Pau-Brasil', 3]],
    ['LEIS_COTAS', () => [], ['Lei', 'Nome'], ['porto-feliz-4993-2011', 'Lei nº 4.993/2011, de Porto Feliz']],
    ['LEI_TEXTO', () => [[[FERRAZ]], null], ['Dispositivo', 'Texto'], ['art. 1º', expect.stringMatching(/^Fica instituída/)]],
    ['DIAGNOSTICO_RANKING', () => [range(), null], ['Gravidade', 'Código'], ['lido', 'intervalo']],
    ['CONFERE_NOMEACAO', () => [FIXO, range(), [[4]], [[FERRAZ]], null, null], ['Ato', 'Cargo'], ['Conforme', '']],
  ])('%s gives a table, with its titles and no null', async (id, argumentos, titulos, primeira) => {
    const { ok, value } = await chama(id, ...argumentos());
    expect(ok).toBe(true);
    const [cabecalho = [], linha = []] = value as unknown[][];
    expect(cabecalho.slice(0, titulos.length)).toEqual(titulos);
    expect(linha.slice(0, titulos.length)).toEqual(primeira);
    expect((value as unknown[][]).every((uma) => uma.length === cabecalho.length && !uma.includes(null))).toBe(true);
  });

  it('each function is called by its id; another is not found', async () => {
    const chamadas = await Promise.all(Object.keys(FUNCOES).map(async (id) => ({ id, ...(await chama(id, ...Array<null>(6).fill(null))) })));
    expect(chamadas.filter(({ ok, code }) => !ok && code !== VALOR && code !== ND)).toEqual([]);
    expect(chamadas.filter(({ ok }) => ok).map(({ id }) => id)).toEqual(['LEIS_COTAS']);
    expect(await chama('QUOTA')).toMatchObject({ ok: false });
  });

  it('a law of one’s own comes as a range, with empty cells as this Excel writes them', async () => {
    const lei = (percentual: number): unknown => {
      host.book.sheet('Planilha1').put('H1', [
        ['município', 'Atlântida', ''],
        ['editais desde', 43831, 'art. 9º'],
        ['reserva', 'Negros', ''],
        ['percentual', percentual, 'art. 1º: “20% das vagas”'],
        ['mínimo de vagas', '', ''],
        ['ordem', 'última de cada grupo de 5', 'art. 2º'],
      ]);
      return host.functions.argument('Planilha1!H1:J9');
    };
    const propria = lei(0.2);
    const valores = await todas([
      chama('QUOTA_VAGAS', [[10]], propria, null),
      chama('MODALIDADE_VAGA', 5, [[10]], propria, null, null),
      chama('LEI_ALCANCA', propria, '31/12/2019'),
      chama('LEI_TEXTO', propria, 'art. 1º'),
    ]);
    expect(valores).toEqual([2, 'Negros', false, [['20% das vagas']]]);
    const recusas = await Promise.all([chama('QUOTA_VAGAS', [[10]], lei(1.2), null), chama('LEI_TEXTO', propria, 'art. 2º')]);
    expect(recusas).toEqual([recusada(VALOR, /^Linha 4, coluna B do intervalo da lei: /), recusada(ND, /sem as palavras dele/)]);
  });

  it('#VALOR! and #N/D come with their sentence', async () => {
    const recusas = await Promise.all([
      chama('QUOTA_VAGAS', [[-1]], [[FERRAZ]], null),
      chama('QUOTA_VAGAS', [[5]], [['porto']], null),
      chama('QUOTA_VAGAS', [[5]], [[FERRAZ]], '01/01/2020'),
      chama('LEI_TEXTO', [[FERRAZ]], 'art. 99'),
      chama('LISTA_GERAL', host.functions.argument('Planilha1!H1:J9'), [[FERRAZ]]),
    ]);
    expect(recusas).toEqual([
      recusada(VALOR, /^Vagas: “-1” não é um número inteiro/),
      recusada(VALOR, /^“porto” pode ser mais de uma lei/),
      recusada(ND, /^A lei não alcança este concurso/),
      recusada(ND, /não é um dispositivo desta lei/),
      recusada(ND, /está vazio/),
    ]);
  });

  it('arguments of every wrong type are refused in Portuguese', async () => {
    const errados = [{}, { a: 1 }, [[{}]], [[[]]], [[true]], true, 1e308, -0.5, 'x'.repeat(40_000), [[{ type: 'Error', basicValue: '#N/A' }]], [['a'], ['b']], '\u0000', '__proto__'];
    const casos = Object.keys(FUNCOES).flatMap((id) => (id === 'LEIS_COTAS' ? [] : errados.map((errado) => ({ id, errado }))));
    const recusas = await Promise.all(casos.map(({ id, errado }) => chama(id, ...Array<unknown>(6).fill(errado))));
    for (const { ok, code, value } of recusas.filter((uma) => !uma.ok)) {
      expect([ok, code]).toEqual([false, code === ND ? ND : VALOR]);
      expect(value).toMatch(/\.$/);
      expect(value).not.toMatch(/Não foi possível calcular|undefined|null|Error|\bat \w/);
    }
    expect(recusas.filter(({ ok }) => !ok).length).toBeGreaterThan(100);
  });

  it('fewer arguments than today’s functions have: Excel with older metadata puts its Invocation in the next place', async () => {
    await todas([
      chama('QUADRO_VAGAS', [[5]], [[FERRAZ]]),
      chama('QUOTA_VAGAS', [[10]], [[FERRAZ]]),
      chama('LISTA_ESPECIFICA', range(), [[FERRAZ]]),
      chama('DIAGNOSTICO_RANKING', range()),
      chama('LEI_TEXTO', [[FERRAZ]]),
      chama('ORDEM_NOMEACAO', range(), [[4]], [[FERRAZ]]),
    ]);
  });

  it('the whole columns of the sheet give what the range does', async () => {
    const { value } = await chama('ORDEM_NOMEACAO', range(), [[4]], [[FERRAZ]]);
    expect(await chama('ORDEM_NOMEACAO', host.functions.argument('Planilha1!A1:J3000'), [[4]], [[FERRAZ]])).toMatchObject({ ok: true, value });
  });

  it('an error in a cell reaches the function, which names it', async () => {
    host.book.sheet('Planilha1').put('D4', [[{ error: '#N/A' }]]);
    expect(await chama('ORDEM_NOMEACAO', range(), [[4]], [[FERRAZ]])).toEqual(
      recusada(VALOR, /^Linha 4, coluna D do intervalo: A fórmula da célula \(coluna “Cota”\) deu erro \(#N\/D\)/),
    );
  });

  it('a fault of ours shows a sentence, never an English stack', async () => {
    const pior = new Proxy([], { get: () => { throw new TypeError('x is not a function'); } });
    const erros: unknown[] = [];
    const registro: Record<string, (...argumentos: unknown[]) => unknown> = {};
    associa({ ...CustomFunctions, associate: (id: string, funcao: (...argumentos: unknown[]) => unknown) => (registro[id] = funcao) } as never);
    try {
      registro.QUOTA_VAGAS?.(pior, pior);
    } catch (erro) {
      erros.push(erro);
    }
    expect(erros).toEqual([expect.objectContaining({ code: '#VALUE!', message: expect.stringMatching(/^Não foi possível calcular/) })]);
  });
}
