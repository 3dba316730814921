import { dataDigitada, numeroDigitado, pcdDigitada, posicoesDigitadas, valorDe } from '../../../src/taskpane/estado/digitado';
import { INICIO, SEM_LEITURA, SEM_VAGAS_INFORMADAS, type Concurso, type Estado, type VagasDoCargo } from '../../../src/taskpane/estado/estado';
import { camposRecusados, cargosDe, identificacaoDe, pedidoDe, vagasDe } from '../../../src/taskpane/estado/pedido';
import { FERRAZ, PORTO_FELIZ } from './apoio';

const oQueDiz = <V>(digitado: { tipo: string } & Partial<{ valor: V }>): V | string => digitado.valor ?? digitado.tipo;

test.each([
  ['', 'vazio'],
  ['   ', 'vazio'],
  ['0', 0],
  ['5', 5],
  ['5 ', 5],
  [' 05', 5],
  ['1000', 1000],
  ['1.000', 1000],
  ['12.345', 12_345],
  ['1.000.000', 1_000_000],
  ['1000000', 1_000_000],
  ['1.000.001', 'recusado'],
  ['9999999', 'recusado'],
  ['99999999999999999999', 'recusado'],
  ['1.00', 'recusado'],
  ['1.0000', 'recusado'],
  ['1,000', 'recusado'],
  ['1 000', 'recusado'],
  ['-1', 'recusado'],
  ['+1', 'recusado'],
  ['1e3', 'recusado'],
  ['0x10', 'recusado'],
  ['5,5', 'recusado'],
  ['cinco', 'recusado'],
  ['٥', 'recusado'],
  ['Infinity', 'recusado'],
])('the number typed %j is %j', (texto, esperado) => {
  expect(oQueDiz(numeroDigitado(texto))).toBe(esperado);
});

test.each([
  ['', 'vazio'],
  [' ', 'vazio'],
  ['10/02/2026', '2026-02-10'],
  [' 1/2/2026 ', '2026-02-01'],
  ['2026-02-10', '2026-02-10'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2026', 'recusado'],
  ['31/02/2026', 'recusado'],
  ['2026-02-31', 'recusado'],
  ['2026-2-1', 'recusado'],
  ['10/02/26', 'recusado'],
  ['10-02-2026', 'recusado'],
  ['00/01/2026', 'recusado'],
  ['10/13/2026', 'recusado'],
  ['ontem', 'recusado'],
])('the date typed %j is %j', (texto, esperado) => {
  expect(oQueDiz(dataDigitada(texto))).toBe(esperado);
});

test.each([
  ['5', [5]],
  ['5, 15', [5, 15]],
  ['5,15', [5, 15]],
  ['5 e 15', [5, 15]],
  ['5; 15 ; 25', [5, 15, 25]],
  ['5, 10 e 15', [5, 10, 15]],
  [' 5 , 15 ', [5, 15]],
])('the vacancies typed %j are %j', (texto, posicoes) => {
  expect(posicoesDigitadas(texto)).toEqual({ tipo: 'valor', valor: { tipo: 'posições', posicoes } });
});

test.each(['5,15+20', '5, 15 + 20', ' 5 e 15+20 '])('the vacancies typed %j go on after the last', (texto) => {
  expect(posicoesDigitadas(texto)).toEqual({ tipo: 'valor', valor: { tipo: 'posições', posicoes: [5, 15], passo: 20 } });
});

test.each(['15,5', '5,5', '0', '0,5', '-5', '5,', ',5', '5,,15', '5 15', '1 000', '5+', '+5', '5+0', '5+5+5', '5.15', 'e', '5 e', '99999999', '5e15'])(
  'the vacancies typed %j are refused, with what to write',
  (texto) => {
    expect(posicoesDigitadas(texto)).toEqual({ tipo: 'recusado', motivo: expect.stringContaining('5, 15') });
  },
);

test('each rule of PcD asks only for its own field', () => {
  const de = (vagas: Partial<VagasDoCargo>) => pcdDigitada({ ...SEM_VAGAS_INFORMADAS, quantasPcd: 'x', posicoesPcd: 'x', ...vagas });
  expect(de({ pcd: 'não informada' })).toEqual({ tipo: 'vazio' });
  expect(de({ pcd: 'federal' })).toEqual({ tipo: 'valor', valor: { tipo: 'federal' } });
  expect(de({ pcd: 'número' }).tipo).toBe('recusado');
  expect(de({ pcd: 'número', quantasPcd: '0' })).toEqual({ tipo: 'valor', valor: { tipo: 'número', quantas: 0 } });
  // A rule without its number would pass for no rule at all.
  expect(de({ pcd: 'número', quantasPcd: '' }).tipo).toBe('recusado');
  expect(de({ pcd: 'posições', posicoesPcd: ' ' }).tipo).toBe('recusado');
  expect(de({ pcd: 'posições' }).tipo).toBe('recusado');
  expect(valorDe(de({ pcd: 'posições', posicoesPcd: '5' }))).toEqual({ tipo: 'posições', posicoes: [5] });
});

const concurso = (mudanca: Partial<Concurso>): Estado => ({ ...INICIO, concurso: { ...INICIO.concurso, ...mudanca } });

test.each<[Partial<Concurso>, object]>([
  [{}, {}],
  [{ prefeitura: '  ', concurso: ' ', edital: ' ', processo: '' }, {}],
  [{ prefeitura: ' Prefeitura de Teste ' }, { orgao: 'Prefeitura de Teste' }],
  [{ concurso: '1/2026' }, { concurso: 'Concurso público nº 1/2026' }],
  [{ processo: '77' }, { processo: 'Processo nº 77' }],
  [{ edital: '2' }, { edital: 'Edital nº 2' }],
  [{ dataDoEdital: '10/02/2026' }, { edital: 'Edital de 10/02/2026' }],
  [{ edital: '2', dataDoEdital: '2026-02-10' }, { edital: 'Edital nº 2, de 10/02/2026' }],
  [{ edital: '2', dataDoEdital: '31/02/2026' }, { edital: 'Edital nº 2' }],
])('the competition typed %j is printed %j', (digitado, esperado) => {
  expect(identificacaoDe(concurso(digitado))).toEqual(esperado);
});

/** A reading of these cargos. */
function lida(cargos: readonly string[], confirmada: boolean, estado: Partial<Estado> = {}): Estado {
  const resumo = {
    abas: [],
    candidatos: cargos.length,
    cargos: cargos.map((cargo) => ({ cargo, pessoas: 1, reservas: {}, foraDasListas: 0 })),
    totalDeCargos: cargos.length,
    problemas: { total: 0, primeiros: [] },
    porCodigo: [],
  };
  return { ...INICIO, leitura: { ...SEM_LEITURA, resumo, emDia: true, confirmada }, ...estado };
}

test('the vacancies are of the cargos of a confirmed reading; before, of one without a name', () => {
  expect(cargosDe(lida(['A', 'B'], false))).toEqual(['']);
  expect(cargosDe(lida(['A', 'B'], true))).toEqual(['A', 'B']);
  expect(cargosDe(lida([], true))).toEqual(['']);
  expect(cargosDe(INICIO)).toEqual(['']);
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('a cargo called %s has nothing typed until something is', (cargo) => {
  const vazio = lida([cargo], true, { lei: PORTO_FELIZ });
  expect(vagasDe(vazio, cargo)).toBe(SEM_VAGAS_INFORMADAS);
  expect(camposRecusados(vazio)).toEqual([]);
  expect(pedidoDe(vazio)?.ofertas.porCargo).toEqual([]);
  const digitado = { ...vazio, vagas: { [cargo]: { ...SEM_VAGAS_INFORMADAS, vagas: '3' } } };
  expect(pedidoDe(digitado)?.ofertas.porCargo).toEqual([{ cargo, valor: [3] }]);
});

test('what is asked: valid fields, by cargo; what is not valid counts as empty and is refused elsewhere', () => {
  const estado = lida(['A', 'B', 'C'], true, {
    lei: FERRAZ,
    concurso: { ...INICIO.concurso, dataDoEdital: '01/09/2026', validade: '31/02/2028', orgao: 'executivo', vinculo: 'efetivo' },
    vagas: {
      A: { ...SEM_VAGAS_INFORMADAS, vagas: '1.000', pcd: 'federal', reservadas: '200' },
      B: { ...SEM_VAGAS_INFORMADAS, vagas: '-1', pcd: 'posições', posicoesPcd: '15,5', reservadas: 'x' },
      '': { ...SEM_VAGAS_INFORMADAS, vagas: '7' },
    },
    desempates: [['1', '2']],
    lacunasAceitas: [9],
  });
  expect(pedidoDe(estado)).toEqual({
    lei: FERRAZ,
    respostas: {},
    edital: { data: '2026-09-01', orgao: 'executivo', vinculo: 'efetivo' },
    ofertas: { porCargo: [{ cargo: 'A', valor: [1000] }] },
    pcd: { porCargo: [{ cargo: 'A', valor: { tipo: 'federal' } }] },
    reservadas: { porCargo: [{ cargo: 'A', valor: { negros: 200 } }] },
    desempates: [['1', '2']],
    lacunasAceitas: [9],
  });
  expect(camposRecusados(estado).map(({ campo }) => campo)).toEqual(['Validade', 'Vagas (B)', 'Vagas de PcD (B)', 'Vagas reservadas (B)']);
  expect(pedidoDe({ ...estado, lei: undefined })).toBeUndefined();
});

test('a reading of the law that is not one of its answers is not asked for', () => {
  const estado = { ...INICIO, lei: FERRAZ, leituras: { computo: 'qualquer', base: '__proto__', ordem: 'posicoes:3,8+5' } } as const;
  expect(pedidoDe(estado)?.respostas).toEqual({ ordem: { tipo: 'posições', posicoes: [3, 8], passo: 5 } });
});

test('300 cargos are 300 offers, and cargos told apart by nothing but case are the reader’s business', () => {
  const nomes = Array.from({ length: 300 }, (_, i) => `Cargo ${i}`);
  const vagas = Object.fromEntries(nomes.map((nome, i) => [nome, { ...SEM_VAGAS_INFORMADAS, vagas: String(i) }]));
  expect(pedidoDe(lida(nomes, true, { lei: FERRAZ, vagas }))?.ofertas.porCargo).toHaveLength(300);
});
