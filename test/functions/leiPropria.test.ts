import fc from 'fast-check';
import * as leiPropria from '../../src/trabalho/leiPropria';
import * as leitura from '../../src/planilha/leitura';
import type { Aba } from '../../src/planilha/grade';
import { abaDaTabela, comoIntervalo, REESCRITAS } from '../leis/propria/apoio';
import { reservaDaLei, vezes } from '../propriedades/gerador';
import { chama, coluna, frase, RANKING, tabela, type Resultado } from './apoio';
import { argumentoLeituras, argumentoPcd, concursos, escritas, intervalo } from './casos';

// The modules of the product see the functions replaced here.
jest.mock('../../src/trabalho/leiPropria', () => {
  const inteiro = jest.requireActual<typeof leiPropria>('../../src/trabalho/leiPropria');
  return { ...inteiro, leiDoIntervalo: jest.fn(inteiro.leiDoIntervalo) };
});
jest.mock('../../src/planilha/leitura', () => {
  const inteira = jest.requireActual<typeof leitura>('../../src/planilha/leitura');
  return { ...inteira, lerAbas: jest.fn(inteira.lerAbas) };
});

const leisLidas = jest.mocked(leiPropria.leiDoIntervalo);
const rankingsLidos = jest.mocked(leitura.lerAbas);

/** As Excel hands over a range: shares as 0.2, dates as serials, empty cells as 0. */
const LEI: unknown[][] = [
  ['município', 'Atlântida', 0],
  ['norma', 'Lei nº 77/2020', 0],
  ['editais desde', 43831, 'art. 9º: “em vigor em 1º de janeiro de 2020”'],
  ['reserva', 'Negros', 0],
  ['percentual', 0.2, 'art. 1º: “20% (vinte por cento) das vagas”'],
  ['mínimo de vagas', 0, 0],
  ['ordem', 'última de cada grupo de 5', 'art. 2º'],
  [0, 0, 0],
];
const DUAS: unknown[][] = [...LEI.slice(0, 7), ['reserva', 'Indígenas', 'art. 3º'], ['percentual', 0.1, ''], [null, '', null]];
const COM_PCD: unknown[][] = [...LEI.slice(0, 7), ['reserva', 'PcD', ''], ['percentual', 0.1, 'art. 5º: “10% das vagas”']];
const com = (linha: number, celulas: readonly unknown[]): unknown[][] => LEI.map((esta, i) => (i === linha ? [...celulas] : esta));

describe('a range in lei', () => {
  it('is a law of one’s own in every function', () => {
    expect(chama('QUOTA_VAGAS', 10, LEI)).toEqual({ valor: 2 });
    expect(tabela('QUADRO_VAGAS', 10, LEI).slice(1).map((linha) => linha.slice(0, 3))).toEqual([
      ['Ampla concorrência', 8, '1 a 4, 6 a 9'],
      ['Negros', 2, '5, 10'],
    ]);
    expect(chama('MODALIDADE_VAGA', 5, 10, LEI)).toEqual({ valor: 'Negros' });
    expect(coluna(tabela('ORDEM_NOMEACAO', RANKING, 5, LEI), 'Inscrição')).toEqual(['0001', '0002', '0003', '0004', '0005']);
    expect(coluna(tabela('LISTA_GERAL', RANKING, LEI), 'Concorre também')).toEqual(['', '', 'Negros', '', 'Negros', '']);
    expect(coluna(tabela('LISTA_ESPECIFICA', RANKING, LEI), 'Inscrição')).toEqual(['0003', '0005']);
    expect(coluna(tabela('DIAGNOSTICO_RANKING', RANKING, LEI), 'Mensagem')).toContain('Negros: 2 pessoas marcadas (declarada: 2)');
    const nomeados = [['Inscrição'], ['0001'], ['0002'], ['0003'], ['0004'], ['0005']];
    expect(tabela('CONFERE_NOMEACAO', nomeados, RANKING, 5, LEI)[1]?.[0]).toBe('Conforme');
  });

  it('reaches an edital from the day of its serial', () => {
    expect(['31/12/2019', '2020-01-01'].map((data) => chama('LEI_ALCANCA', LEI, data))).toEqual([{ valor: false }, { valor: true }]);
    expect(chama('QUOTA_VAGAS', 10, LEI, '31/12/2019')).toMatchObject({ erro: 'nada a dar' });
  });

  it('a share with its format, or written, is the same as 0.2', () => {
    const formatada = { type: 'FormattedNumber', basicValue: 0.2, numberFormat: '0%' };
    for (const percentual of [formatada, '20%', '20 %', 20]) {
      expect(chama('QUOTA_VAGAS', 10, com(4, ['percentual', percentual]))).toEqual({ valor: 2 });
    }
    expect(frase('QUOTA_VAGAS', 10, com(4, ['percentual', 1]))).toMatch(/^Linha 5, coluna B do intervalo da lei: .*sinal/);
  });

  it('an error of the table is told with its place in the range, and how many more there are', () => {
    const errada = com(4, ['percentual', 1.2]);
    expect(chama('QUADRO_VAGAS', 10, errada)).toMatchObject({ erro: 'valor' });
    expect(frase('QUADRO_VAGAS', 10, errada)).toMatch(/^Linha 5, coluna B do intervalo da lei: /);
    const duas = errada.map((linha, i) => (i === 6 ? ['ordem', 'sorteio'] : linha));
    expect(frase('ORDEM_NOMEACAO', RANKING, 5, duas)).toMatch(/^Linha 5, coluna B do intervalo da lei: .* Há mais 1 erro ou pergunta\. Veja .*DIAGNOSTICO_RANKING\.$/);
    expect(frase('LEI_TEXTO', [['a', 'b'], ['c', 'd']])).toMatch(/^Intervalo da lei: Não há aqui uma tabela de lei/);
  });

  it('DIAGNOSTICO_RANKING shows every problem of the table, and what the sheet says without the law', () => {
    const errada = com(4, ['percentual', 1.2]).map((linha, i) => (i === 6 ? ['ordem', 'sorteio'] : linha));
    const linhas = tabela('DIAGNOSTICO_RANKING', RANKING, errada);
    expect(linhas.filter(([gravidade]) => gravidade === 'erro').map((linha) => linha.slice(1, 4))).toEqual([
      ['lei-valor-impossivel', 5, 'B'],
      ['lei-valor-desconhecido', 7, 'B'],
    ]);
    expect(coluna(linhas, 'Mensagem')).toContain('negros: 2 pessoas marcadas (declarada: 2)');
    const diverge = com(6, ['ordem', 'última de cada grupo de 4']);
    expect(tabela('DIAGNOSTICO_RANKING', RANKING, diverge)).toContainEqual(['aviso', 'lei-ordem-diverge', 7, 'B', expect.stringMatching(/^Linha 7, coluna B do intervalo da lei: /), '']);
    expect(chama('QUOTA_VAGAS', 10, diverge)).toEqual({ valor: 2 });
  });

  it('with several reservas: the quota is the sum, the list asks which, the edital’s numbers are given one by one', () => {
    expect(chama('QUOTA_VAGAS', 20, DUAS)).toEqual({ valor: 4 + 2 });
    expect(frase('LISTA_ESPECIFICA', RANKING, DUAS)).toMatch(/diga qual\. Use negros, indigenas ou pcd/);
    expect(frase('QUADRO_VAGAS', 20, DUAS, null, 'base=informada-no-edital')).toMatch(/à reserva “Negros”.* Há mais 1 erro/);
    const informadas = (texto: string): unknown[][] => tabela('QUADRO_VAGAS', 20, DUAS, null, `base=informada-no-edital; reservadas=${texto}`).slice(1).map(([nome, vagas]) => [nome, vagas]);
    expect(informadas('negros:3,Indígenas:1')).toEqual([['Ampla concorrência', 16], ['Negros', 3], ['Indígenas', 1]]);
    const semIndigenas = tabela('QUADRO_VAGAS', 20, DUAS, null, 'reservadas=negros:4,indigenas:0');
    expect(semIndigenas.slice(2).map(([nome, , , fundamento]) => [nome, fundamento])).toEqual([
      ['Negros', 'art. 1º; art. 2º'],
      ['Indígenas', 'linha 9 da tabela da lei; edital do concurso'],
    ]);
    expect(frase('QUADRO_VAGAS', 20, DUAS, null, 'reservadas=3')).toMatch(/Leituras: reservadas: “3” não diz de que reserva.*negros:N,indigenas:N/);
    expect(frase('QUADRO_VAGAS', 20, DUAS, null, 'reservadas=ciganos:3')).toMatch(/“ciganos” não existe nesta lei\. Use negros ou indigenas/);
  });

  it('with its own PcD reserve: it is there once, and the argument pcd is an error', () => {
    const quadro = tabela('QUADRO_VAGAS', 10, COM_PCD);
    expect(quadro.slice(1).map(([nome, vagas]) => [nome, vagas])).toEqual([['Ampla concorrência', 7], ['Negros', 2], ['Pessoas com deficiência', 1]]);
    expect(quadro.at(-1)?.[3]).toMatch(/^art\. 5º/);
    expect(String(quadro)).not.toContain('STF');
    expect(frase('QUADRO_VAGAS', 10, COM_PCD, 'federal')).toMatch(/^A própria lei reserva vagas às pessoas com deficiência \(art\. 5º\)/);
    expect(frase('LISTA_ESPECIFICA', RANKING, COM_PCD, 'ciganos')).toMatch(/Use negros ou pcd\.$/);
    const comPcd = RANKING.map((linha, i) => [...linha, i === 0 ? 'PcD' : i === 2 ? 'SIM' : null]);
    expect(coluna(tabela('LISTA_ESPECIFICA', comPcd, COM_PCD, 'PcD'), 'Inscrição')).toEqual(['0002']);
    expect(coluna(tabela('DIAGNOSTICO_RANKING', comPcd, COM_PCD), 'Mensagem').filter((texto) => /^Pessoas com deficiência: \d/.test(String(texto)))).toHaveLength(1);
  });
});

describe('LEI_TEXTO of a law of one’s own', () => {
  it('gives the words that its table quotes', () => {
    expect(tabela('LEI_TEXTO', LEI, 'Art 1')).toEqual([['20% (vinte por cento) das vagas']]);
    expect(tabela('LEI_TEXTO', LEI, 9)).toEqual([['em vigor em 1º de janeiro de 2020']]);
    expect(tabela('LEI_TEXTO', LEI)).toEqual([
      ['Dispositivo', 'Texto'],
      ['art. 9º', 'em vigor em 1º de janeiro de 2020'],
      ['art. 1º', '20% (vinte por cento) das vagas'],
      ['art. 2º', '(a tabela não traz as palavras)'],
    ]);
  });

  it('words without an article are of their row', () => {
    const palavras = 'São reservados vinte por cento das vagas oferecidas em cada concurso público do Município às pessoas negras que assim se declararem';
    expect(tabela('LEI_TEXTO', [['reserva', 'Negros', ''], ['percentual', 0.2, palavras]])).toEqual([
      ['Dispositivo', 'Texto'],
      ['linha 2 da tabela da lei', palavras],
    ]);
  });

  it('where the table only names the article, or not even that, there is nothing to give, and it says so', () => {
    expect(chama('LEI_TEXTO', LEI, 'art. 2º')).toMatchObject({ erro: 'nada a dar', frase: expect.stringMatching(/cita “art\. 2º” sem as palavras/) as string });
    expect(chama('LEI_TEXTO', LEI, 'art. 3º')).toMatchObject({ erro: 'nada a dar', frase: expect.stringMatching(/não cita “art\. 3º”\. Use art\. 9º/) as string });
    expect(chama('LEI_TEXTO', [['reserva', 'Negros'], ['percentual', 0.2]])).toMatchObject({ erro: 'nada a dar', frase: expect.stringMatching(/não cita artigo nenhum/) as string });
  });

  it('is never the stored text of the law with the same name', async () => {
    const { linhas } = await abaDaTabela('porto-feliz-4993-2011');
    expect(tabela('LEI_TEXTO', comoIntervalo(linhas), 'art. 3º, § 2º')[0]?.[0]).toMatch(/^essa vaga será preenchida/);
    expect(tabela('LEI_TEXTO', 'Porto Feliz', 'art. 3º, § 2º')[0]?.[0]).toMatch(/^Na ocorrência de desistência/);
  });
});

describe('what was read is kept', () => {
  const copia = (valor: unknown): unknown => JSON.parse(JSON.stringify(valor));
  const muitos = [RANKING[0] ?? [], ...Array.from({ length: 5000 }, (_, i) => [i + 1, String(i), `Ana ${'Ipê '.repeat(1 + (i % 3))}`, i % 7 === 0 ? 'Negra' : null, null, null])];

  it('twenty formulas over the same 5,000 rows and one law read the rows once and the table once', () => {
    leisLidas.mockClear();
    rankingsLidos.mockClear();
    const propria = com(0, ['município', 'Umbuzeiro']);
    for (let vagas = 1; vagas <= 20; vagas += 1) expect(tabela('ORDEM_NOMEACAO', copia(muitos), vagas, copia(propria))).toHaveLength(vagas + 1);
    expect([rankingsLidos.mock.calls.length, leisLidas.mock.calls.length]).toEqual([1, 1]);
  });

  it('a changed cell of the table is another law, although its name is the same', () => {
    leisLidas.mockClear();
    const quotas = [0.2, 0.3, 0.2].map((percentual) => chama('QUOTA_VAGAS', 10, com(4, ['percentual', percentual, 'art. 77'])));
    expect(quotas).toEqual([{ valor: 2 }, { valor: 3 }, { valor: 2 }]);
    expect(leisLidas).toHaveBeenCalledTimes(2);
    // The same id of law and of reserva: only the marks that mean it differ.
    const indigenas = LEI.map(([chave, valor, artigo]) => [chave, valor === 'Negros' ? 'Indígenas' : valor, artigo]);
    expect(tabela('LISTA_ESPECIFICA', RANKING, indigenas)[1]?.[2]).toBe('Não há ninguém nesta lista.');
    expect(tabela('LISTA_ESPECIFICA', RANKING, [...indigenas.slice(0, 4), ['palavras na planilha', 'negro'], ...indigenas.slice(4)])).toHaveLength(3);
  });
});

describe('the laws of the catalogue re-entered as tables', () => {
  let tabelas: Record<string, Aba['linhas']>;
  beforeAll(async () => {
    tabelas = Object.fromEntries(await Promise.all(REESCRITAS.map(async (id) => [id, (await abaDaTabela(id)).linhas] as const)));
  });

  /** Without articles and reasons: a table has no key for some rules that the catalogue cites. */
  const semTextos = (resultado: Resultado): unknown => {
    if (!('valor' in resultado)) return resultado.erro;
    if (!Array.isArray(resultado.valor)) return resultado.valor;
    const [titulos = [], ...linhas] = resultado.valor as unknown[][];
    const ficam = titulos.flatMap((titulo, i) => (['Fundamento', 'Motivo', 'Mensagem'].includes(String(titulo)) ? [] : [i]));
    return [titulos, ...linhas].map((linha) => ficam.map((i) => linha[i]));
  };

  test('every function gives what it gives of the law by its name, on random contests', () => {
    fc.assert(
      fc.property(concursos, escritas, (caso, escrita) => {
        const propria = comoIntervalo(tabelas[caso.lei] ?? [], escrita.vazia ?? null);
        const candidatos = intervalo(caso, escrita);
        const [vagas = 0] = caso.ofertas;
        const resto = [argumentoPcd(caso), argumentoLeituras(caso)];
        const iguais = (id: string, como: (lei: unknown) => unknown[]): void => {
          expect([id, semTextos(chama(id, ...como(propria)))]).toEqual([id, semTextos(chama(id, ...como(caso.lei)))]);
        };
        iguais('QUOTA_VAGAS', (lei) => [vagas, lei]);
        iguais('QUADRO_VAGAS', (lei) => [vagas, lei, ...resto]);
        iguais('MODALIDADE_VAGA', (lei) => [1, vagas, lei, ...resto]);
        iguais('ORDEM_NOMEACAO', (lei) => [candidatos, vagas, lei, ...resto]);
        iguais('LISTA_GERAL', (lei) => [candidatos, lei]);
        iguais('LISTA_ESPECIFICA', (lei) => [candidatos, lei, reservaDaLei(caso.lei)]);
        iguais('DIAGNOSTICO_RANKING', (lei) => [candidatos, lei]);
        const nomeados = [['Inscrição'], ...caso.pessoas.slice(0, vagas).map(({ inscricao }) => [inscricao])];
        if (nomeados.length > 1) iguais('CONFERE_NOMEACAO', (lei) => [nomeados, candidatos, vagas, lei, ...resto]);
      }),
      { numRuns: vezes(60) },
    );
  });
});
