import * as leitura from '../../src/planilha/leitura';
import { Memoria } from '../../src/functions/memoria';
import { chama, comCelula, RANKING, tabela } from './apoio';

// The modules of the product see the function replaced here.
jest.mock('../../src/planilha/leitura', () => {
  const inteira = jest.requireActual<typeof leitura>('../../src/planilha/leitura');
  return { ...inteira, lerAbas: jest.fn(inteira.lerAbas) };
});

const lidas = jest.mocked(leitura.lerAbas);
const FERRAZ = 'Ferraz de Vasconcelos';
/** As Excel sends it: a new array at each call. */
const copia = (linhas: readonly (readonly unknown[])[]): unknown => JSON.parse(JSON.stringify(linhas));
/** A range that no other test reads. */
const proprio = (nome: string): unknown[][] => comCelula(1, 2, nome);

beforeEach(() => lidas.mockClear());

test('twenty formulas over the same 5,000 rows read them once', () => {
  const muitos = [RANKING[0] ?? [], ...Array.from({ length: 5000 }, (_, i) => [i + 1, String(i), `Ana ${'Ipê '.repeat(1 + (i % 3))}`, i % 7 === 0 ? 'Negra' : null, null, null])];
  for (let vagas = 1; vagas <= 20; vagas += 1) {
    expect(tabela('ORDEM_NOMEACAO', copia(muitos), vagas, FERRAZ, null, 'computo=compensada')).toHaveLength(vagas + 1);
  }
  expect(lidas).toHaveBeenCalledTimes(1);
  expect(tabela('LISTA_GERAL', copia(muitos), 'lei 3677')).toHaveLength(5001);
  expect(lidas).toHaveBeenCalledTimes(1);
});

test('a changed cell is read anew, even within the same array', () => {
  const range = proprio('Ana Umbuzeiro');
  const nome = (): unknown => tabela('ORDEM_NOMEACAO', range, 1, FERRAZ)[1]?.[4];
  expect(nome()).toBe('Ana Umbuzeiro');
  (range[1] ?? [])[2] = 'Ana Umbuzeira';
  expect(nome()).toBe('Ana Umbuzeira');
  expect(lidas).toHaveBeenCalledTimes(2);
});

test('another law, another answer or another column is another reading', () => {
  const range = proprio('Ana Mangaba');
  chama('ORDEM_NOMEACAO', range, 1, FERRAZ);
  chama('ORDEM_NOMEACAO', range, 1, 'Porto Feliz');
  chama('DIAGNOSTICO_RANKING', range);
  chama('ORDEM_NOMEACAO', range, 1, FERRAZ, null, 'marca-ambigua=sim');
  chama('ORDEM_NOMEACAO', range, 1, FERRAZ, null, 'coluna nome=C');
  expect(lidas).toHaveBeenCalledTimes(5);
  chama('ORDEM_NOMEACAO', range, 2, FERRAZ);
  chama('DIAGNOSTICO_RANKING', range);
  expect(lidas).toHaveBeenCalledTimes(5);
});

test('what differs only in the kind of a cell is another range', () => {
  const datas = { type: 'FormattedNumber', basicValue: 33000, numberFormat: 'dd/mm/yyyy' };
  for (const celula of [33000, '33000', datas, { ...datas, numberFormat: '0%' }]) chama('DIAGNOSTICO_RANKING', comCelula(1, 5, celula));
  expect(lidas).toHaveBeenCalledTimes(4);
});

test('only the last eight are kept', () => {
  const memoria = new Memoria<number>();
  let contas = 0;
  const de = (nome: string): number => memoria.de([[nome]], '', () => (contas += 1));
  for (const nome of 'abcdefgh') de(nome);
  de('a');
  de('i');
  expect(contas).toBe(9);
  de('a');
  expect(contas).toBe(9);
  de('b');
  expect(contas).toBe(10);
});

test('equal sums of different ranges are told apart', () => {
  const memoria = new Memoria<string>();
  // Found by search: the same sum, two texts.
  const [um, outro] = colisao();
  expect(memoria.de([[um]], '', () => 'um')).toBe('um');
  expect(memoria.de([[outro]], '', () => 'outro')).toBe('outro');
});

/** Two texts with the same 32-bit FNV-1a sum; a hundred thousand tries find some. */
function colisao(): readonly [string, string] {
  const vistos = new Map<number, string>();
  for (let i = 0; ; i += 1) {
    const texto = `x${i.toString(36)}`;
    let resumo = 0x811c9dc5;
    for (const letra of texto) resumo = Math.imul(resumo ^ letra.charCodeAt(0), 0x01000193);
    resumo = Math.imul(resumo ^ 31, 0x01000193);
    const outro = vistos.get(resumo);
    if (outro !== undefined) return [outro, texto];
    vistos.set(resumo, texto);
  }
}
