import { textoDoProblema } from '../../src/redacao/problema';
import { problemasDaValidade, type Validade } from '../../src/trabalho/validade';

const fim = (validade: Validade, hoje: string): string[] =>
  problemasDaValidade(validade, hoje).map((problema) => `${problema.gravidade} ${problema.codigo} ${textoDoProblema(problema)}`);

test('the last day of the validity still counts; the day after does not', () => {
  expect(fim({ validade: '2026-03-10' }, '2026-03-10')).toEqual([]);
  expect(fim({ validade: '2026-03-10' }, '2026-03-11')).toEqual([
    expect.stringMatching(/^aviso validade-vencida A validade do concurso terminou em 10\/03\/2026\. Se ele foi prorrogado/),
  ]);
});

test('the extension moves the last day; one before the first validity does not shorten it', () => {
  expect(fim({ validade: '2026-03-10', prorrogacao: '2028-03-10' }, '2027-01-01')).toEqual([]);
  expect(fim({ validade: '2026-03-10', prorrogacao: '2028-03-10' }, '2028-03-11')).toEqual([
    expect.stringContaining('já com a prorrogação, terminou em 10/03/2028'),
  ]);
  expect(fim({ validade: '2026-03-10', prorrogacao: '2025-03-10' }, '2026-03-10')).toEqual([]);
  expect(fim({ prorrogacao: '2028-03-10' }, '2028-03-11')).toHaveLength(1);
});

test('no date, nothing to say', () => {
  expect(fim({}, '2099-01-01')).toEqual([]);
});
