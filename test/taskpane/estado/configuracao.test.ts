import fc from 'fast-check';
import { perguntasDaLei } from '../../../src/core/criterios';
import { PADRAO } from '../../../src/core/perguntas';
import type { PerguntaId } from '../../../src/core/perguntas';
import { LEIS } from '../../../src/leis/catalogo';
import { configuracaoDe, estadoGuardado } from '../../../src/taskpane/estado/configuracao';
import { INICIO, SEM_LEITURA, SEM_VAGAS_INFORMADAS, type Concurso, type Estado, type RegraDePcd } from '../../../src/taskpane/estado/estado';
import { pedidoDe } from '../../../src/taskpane/estado/pedido';
import { chamadasDe, csv, EMPATADAS, FERRAZ, painel, PESSOAS, PORTO_FELIZ, pronto, relogioFalso, semRejeicoes, type Painel } from './apoio';

beforeAll(relogioFalso);
afterAll(() => jest.useRealTimers());
semRejeicoes();

const volta = (estado: Estado): Partial<Estado> | undefined => estadoGuardado(JSON.parse(JSON.stringify(configuracaoDe(estado))));

/** Names that no object read from outside may have as keys: valibot leaves them out. */
const PROIBIDOS = ['__proto__', 'prototype', 'constructor'];

/** What the workbook keeps of a state. */
const guardavel = ({ lei, ranking, concurso, leituras, vagas, desempates, lacunasAceitas, leitura: { aba, colunas, respostas } }: Estado) => ({
  lei,
  marcaGuardada: ranking?.sha256 ?? '',
  concurso,
  leituras,
  vagas: Object.fromEntries(Object.entries(vagas).filter(([cargo]) => !PROIBIDOS.includes(cargo))),
  desempates,
  lacunasAceitas,
  leitura: { ...SEM_LEITURA, aba, colunas, respostas },
});

const texto = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom(...PROIBIDOS, 'toString'), fc.string({ unit: 'grapheme', maxLength: 6 }), fc.constantFrom('', '5', '1.000', '10/02/2026', '"]}', '\u0000', '\u2028'));
const numero = fc.integer({ min: 1, max: 1_000_000 });
const CAMPOS = ['prefeitura', 'concurso', 'edital', 'processo', 'dataDoEdital', 'validade', 'prorrogacao', 'responsavel'] as const satisfies readonly (keyof Concurso)[];
const REGRAS = ['não informada', 'federal', 'número', 'posições'] as const satisfies readonly RegraDePcd[];

type Acao = (este: Painel) => unknown;
const acao: fc.Arbitrary<Acao> = fc.oneof(
  fc.constantFrom(...LEIS).map((lei): Acao => ({ acoes }) => acoes.escolheLei(lei)),
  fc.constant<Acao>(({ acoes }) => acoes.trocaDeLei()),
  fc.tuple(fc.constantFrom(...CAMPOS), texto).map(([campo, valor]): Acao => ({ acoes }) => acoes.mudaConcurso({ [campo]: valor })),
  fc.constantFrom('executivo', 'legislativo', 'indireta', undefined).map((orgao): Acao => ({ acoes }) => acoes.mudaConcurso({ orgao })),
  fc.constantFrom('efetivo', 'emprego', 'temporario', undefined).map((vinculo): Acao => ({ acoes }) => acoes.mudaConcurso({ vinculo })),
  fc.tuple(fc.nat(), fc.nat(), fc.boolean()).map(([qual, resposta, tira]): Acao => ({ acoes, estado }) => {
    const { lei } = estado();
    const perguntas = lei === undefined ? [] : perguntasDaLei(lei);
    const pergunta = perguntas[qual % Math.max(perguntas.length, 1)];
    if (pergunta === undefined) return;
    acoes.adotaLeitura(pergunta.pergunta, (tira ? undefined : pergunta.opcoes[resposta % pergunta.opcoes.length]) ?? PADRAO);
  }),
  fc.tuple(texto, texto, fc.constantFrom(...REGRAS), texto, texto).map(([cargo, vagas, pcd, numeroDePcd, reservadas]): Acao => ({ acoes }) =>
    acoes.mudaVagas(cargo, { vagas, pcd, quantasPcd: numeroDePcd, posicoesPcd: numeroDePcd, reservadas }),
  ),
  fc.tuple(fc.array(texto, { maxLength: 3 }), fc.constantFrom(...REGRAS)).map(([cargos, pcd]): Acao => ({ acoes }) => acoes.mudaPcdDeTodos(cargos, pcd)),
  fc.array(texto, { minLength: 2, maxLength: 4 }).map((ordem): Acao => ({ acoes }) => acoes.decideEmpate(ordem)),
  numero.map((linha): Acao => ({ acoes }) => acoes.aceitaLacuna(linha)),
  fc.tuple(fc.constantFrom('nome', 'cargo', 'nota', 'reserva:pcd'), fc.option(fc.constantFrom('A', 'B', 'ZZ'), { nil: undefined })).map(([campo, coluna]): Acao => ({ acoes }) => acoes.mapeiaColuna(campo, coluna)),
  fc.tuple(fc.constantFrom('marca-desconhecida', 'data-ambigua'), fc.option(numero, { nil: undefined }), texto).map(([codigo, linha, valor]): Acao => ({ acoes }) => acoes.responde(codigo, linha, valor)),
  fc.option(texto, { nil: undefined }).map((aba): Acao => ({ acoes }) => acoes.escolheAba(aba)),
);

test('whatever was done, what the workbook keeps comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acao, { maxLength: 12 }), async (acoes) => {
      const este = painel();
      este.fecha();
      for (const faz of acoes) await faz(este);
      // JSON has no undefined.
      expect(JSON.parse(JSON.stringify(volta(este.estado())))).toEqual(JSON.parse(JSON.stringify(guardavel(este.estado()))));
    }),
    { numRuns: 200 },
  );
});

const CONFIGURACAO = JSON.parse(JSON.stringify(configuracaoDe({ ...INICIO, lei: PORTO_FELIZ, vagas: { A: SEM_VAGAS_INFORMADAS } })));

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a number', 3],
  ['a text', 'lei'],
  ['a list', []],
  ['an empty object', {}],
  ['without a part', { ...CONFIGURACAO, vagas: undefined }],
  ['a text where a list goes', { ...CONFIGURACAO, desempates: 'x' }],
  ['a row that is none', { ...CONFIGURACAO, lacunasAceitas: [0] }],
  ['a row in part', { ...CONFIGURACAO, lacunasAceitas: [1.5] }],
  ['a rule that is none', { ...CONFIGURACAO, vagas: { A: { ...SEM_VAGAS_INFORMADAS, pcd: 'estadual' } } }],
  ['a question that is none', { ...CONFIGURACAO, leituras: { 'outra-pergunta': 'x' } }],
  ['an older shape', { versao: 1, lei: PORTO_FELIZ.id, vagas: 5 }],
])('%s is not a configuration', (_, dados) => {
  expect(estadoGuardado(dados)).toBeUndefined();
});

test('a newer shape gives what this one knows; a law that is not known, none', () => {
  expect(estadoGuardado({ ...CONFIGURACAO, novidade: 1, passo: 'gerar', ordem: {}, ranking: {} })).toEqual(estadoGuardado(CONFIGURACAO));
  expect(estadoGuardado({ ...CONFIGURACAO, passo: 'gerar' })).not.toHaveProperty('passo');
  expect(estadoGuardado({ ...CONFIGURACAO, lei: 'lei-que-nao-ha' })).toMatchObject({ lei: undefined });
});

test('a reading kept is never a confirmed one', () => {
  const dados = { ...CONFIGURACAO, leitura: { colunas: {}, respostas: [], confirmada: true, emDia: true, resumo: {} } };
  expect(estadoGuardado(dados)?.leitura).toEqual(SEM_LEITURA);
});

test('any JSON gives nothing or a state that can be asked from', () => {
  const chave = fc.constantFrom('__proto__', 'constructor', 'toString', 'A', '');
  const quase = fc.record(
    {
      lei: fc.constantFrom(PORTO_FELIZ.id, 'x', '__proto__'),
      concurso: fc.constantFrom(CONFIGURACAO.concurso, {}, null),
      leituras: fc.oneof(fc.dictionary(chave, fc.string()), fc.constant({})),
      vagas: fc.dictionary(chave, fc.constantFrom<object | null>(SEM_VAGAS_INFORMADAS, { ...SEM_VAGAS_INFORMADAS, vagas: '3' }, {}, null)),
      desempates: fc.constantFrom([], [[]], [['1']], {}),
      lacunasAceitas: fc.constantFrom([], [5], [-1], null),
      leitura: fc.record({ colunas: fc.dictionary(chave, fc.string()), respostas: fc.constantFrom([], [{ codigo: '__proto__', valor: 'x' }], [{}]) }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), quase.map((dados) => JSON.stringify(dados)).map((json): unknown => JSON.parse(json))), (dados) => {
      const guardado = estadoGuardado(dados);
      if (guardado === undefined) return;
      const estado = { ...INICIO, ...guardado };
      expect(Object.getPrototypeOf(estado)).toBe(Object.prototype);
      expect(Object.getPrototypeOf(estado.vagas)).toBe(Object.prototype);
      expect(estado.leitura.confirmada).toBe(false);
      pedidoDe(estado);
      configuracaoDe(estado);
    }),
    { numRuns: 500 },
  );
});

test.each(PROIBIDOS)('of a cargo called %s only its numbers are not kept', (cargo) => {
  const vagas = { [cargo]: SEM_VAGAS_INFORMADAS, A: SEM_VAGAS_INFORMADAS };
  expect(volta({ ...INICIO, lei: FERRAZ, vagas })).toMatchObject({ lei: FERRAZ, vagas: { A: SEM_VAGAS_INFORMADAS } });
});

test('keys that name what every object has change no object', () => {
  const dados: unknown = JSON.parse(JSON.stringify(CONFIGURACAO).replace('"A":', '"__proto__":'));
  const guardado = estadoGuardado(dados);
  expect(Object.getPrototypeOf(guardado?.vagas ?? {})).toBe(Object.prototype);
  expect({}).not.toHaveProperty('vagas');
});

test('a reading of the law that it no longer raises, and columns of groups that it does not have, are let go', () => {
  const pergunta = perguntasDaLei(PORTO_FELIZ)[0]?.pergunta ?? 'base';
  const raras = LEIS.flatMap(perguntasDaLei).map((uma) => uma.pergunta);
  const alheia = raras.find((uma): uma is PerguntaId => !perguntasDaLei(FERRAZ).some((dela) => dela.pergunta === uma));
  if (alheia === undefined) throw new Error('as leis mudaram');
  const leitura = { colunas: { nome: 'C', 'reserva:outra': 'D', 'classificacao:pcd': 'E' }, respostas: [{ codigo: 'marca-de-varios-grupos', valor: 'outra' }] };
  const guardado = estadoGuardado({ ...CONFIGURACAO, lei: FERRAZ.id, leituras: { [alheia]: 'x' }, leitura });
  expect(guardado).toMatchObject({ lei: FERRAZ, leituras: {}, leitura: { colunas: { nome: 'C', 'classificacao:pcd': 'E' }, respostas: [] } });
  expect(guardado?.leitura?.colunas).not.toHaveProperty('reserva:outra');
  expect(estadoGuardado({ ...CONFIGURACAO, leituras: { [pergunta]: 'x' } })?.leituras).toEqual({ [pergunta]: 'x' });
});

describe('the work of the workbook', () => {
  async function gravado(): Promise<unknown> {
    const este = painel();
    await pronto(este, { linhas: EMPATADAS, vagas: '2', plataforma: 'excel' });
    este.acoes.decideEmpate(['03', '02']);
    await este.assenta();
    await este.acoes.gera();
    return este.livro.guardado;
  }

  test('is taken up again: the sheet is read, confirmed, and the order is the same', async () => {
    const este = painel();
    este.livro.guardado = await gravado();
    este.livro.linhas = EMPATADAS;
    await este.acoes.adota('excel');
    expect(este.estado()).toMatchObject({ retomado: true, lei: PORTO_FELIZ, desempates: [['03', '02']], ordem: undefined });
    await este.acoes.leDoExcel({ tipo: 'aba ativa' });
    expect(este.estado()).toMatchObject({ desempates: [['03', '02']], leitura: { confirmada: false } });
    este.acoes.confirma();
    await este.assenta();
    expect(este.estado().ordem?.bloqueia).toBe(false);
    expect(chamadasDe(este.estado())).toContain('Caio Cedro');
  });

  test('its ties are of the sheet that it was about: a file, or another sheet later, has none of them', async () => {
    const este = painel();
    este.livro.guardado = await gravado();
    await este.acoes.adota('excel');
    await este.acoes.abreArquivo(csv(PESSOAS));
    expect(este.estado().desempates).toEqual([]);
    este.acoes.confirma();
    await este.assenta();
    expect(este.estado().ordem?.bloqueia).toBe(false);
  });

  test.each<[string, Acao]>([
    ['a law chosen', ({ acoes }) => acoes.escolheLei(FERRAZ)],
    ['a name typed', ({ acoes }) => acoes.mudaConcurso({ prefeitura: 'Prefeitura de Teste' })],
    ['a number typed', ({ acoes }) => acoes.mudaVagas('', { vagas: '7' })],
    ['a file opened', ({ acoes }) => acoes.abreArquivo(csv(PESSOAS))],
  ])('does not undo %s before Excel answered, early or while it answers', async (_, faz) => {
    const guardado = await gravado();
    for (const quando of ['antes', 'durante']) {
      const este = painel();
      este.livro.guardado = guardado;
      if (quando === 'antes') await faz(este);
      este.excel.segura('guardado');
      const adota = este.acoes.adota('excel');
      await este.assenta();
      if (quando === 'durante') await faz(este);
      const antes = este.estado();
      este.excel.soltaTudo('guardado');
      await adota;
      expect(guardavel(este.estado())).toEqual(guardavel(antes));
      expect(este.estado()).toMatchObject({ ambiente: 'excel', retomado: false });
    }
  });

  test('that cannot be read, or is another program’s, is as none', async () => {
    for (const guardado of [{ outro: 'programa' }, undefined]) {
      const este = painel();
      este.livro.guardado = guardado;
      if (guardado === undefined) este.excel.quebra('guardado');
      await este.acoes.adota('excel');
      expect(este.estado()).toMatchObject({ ambiente: 'excel', retomado: false, falha: undefined, lei: undefined });
    }
    const fora = painel();
    await fora.acoes.adota('navegador');
    expect(fora.excel.chamadas).toEqual([]);
  });

  test('left for new work: everything as at the opening, in Excel still', async () => {
    const este = painel();
    este.livro.guardado = await gravado();
    await este.acoes.adota('excel');
    este.acoes.recomeca();
    expect(este.estado()).toEqual({ ...INICIO, ambiente: 'excel', anuncio: 'Trabalho novo.', pesquisa: { palavras: '', achadas: [], resposta: undefined } });
  });
});
