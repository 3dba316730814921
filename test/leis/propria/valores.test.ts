import { leFim, leInicio, leMinimo, leOrdem, lePercentual } from '../../../src/leis/propria/valores';

const CALENDARIO = 'impossível: data que não existe';
const lido = (resultado: ReturnType<typeof leInicio>): string =>
  resultado.tipo === 'valor'
    ? `${resultado.valor.exclui ? 'após ' : ''}${resultado.valor.data}`
    : resultado.tipo === 'impossível'
      ? `impossível: ${resultado.porque}`
      : 'desconhecido';

test.each([
  ['04/11/2011', '2011-11-04'],
  ['4/11/2011', '2011-11-04'],
  ['2011-11-04', '2011-11-04'],
  ['04.11.2011', '2011-11-04'],
  ['4 de novembro de 2011', '2011-11-04'],
  ['1º de março de 2020', '2020-03-01'],
  ['após 21/07/2026', 'após 2026-07-21'],
  ['Após 1º de Março de 2020', 'após 2020-03-01'],
  ['31/02/2020', CALENDARIO],
  ['30 de fevereiro de 2020', CALENDARIO],
  ['13.13.2020', CALENDARIO],
  ['5 de marso de 2020', 'desconhecido'],
  ['março de 2020', 'desconhecido'],
])('the first day “%s”: %s', (texto, esperado) => expect(lido(leInicio(texto))).toBe(esperado));

test('the last day, and whether what comes after only warns', () => {
  expect(leFim('31 de dezembro de 2035, avisa')).toEqual({ tipo: 'valor', valor: { data: '2035-12-31', avisa: true } });
  expect(leFim('31.12.2035')).toEqual({ tipo: 'valor', valor: { data: '2035-12-31', avisa: false } });
});

test.each([
  ['3', 3],
  ['3 (três)', 3],
  ['3 vagas', 3],
  ['1.000', 1000],
  ['não há', 0],
  ['1.00', undefined],
  ['-3', undefined],
  ['cinco', undefined],
])('the minimum “%s”: %s', (texto, esperado) => {
  const resultado = leMinimo(texto);
  expect(resultado.tipo === 'valor' ? resultado.valor : undefined).toBe(esperado);
});

test('positions as laws write them', () => {
  expect(leOrdem('posições 3ª, 8ª e 13ª e depois de 5 em 5')).toEqual({
    tipo: 'valor',
    valor: { tipo: 'posições', posicoes: [3, 8, 13], passo: 5 },
  });
});

test.each([
  ['20%', 0.2],
  ['12,5%', 0.125],
  ['12.5 por cento', 0.125],
  ['0.125%', 0.00125],
  ['20', 0.2],
  // A thousand per cent, not one.
  ['1.000%', undefined],
  ['20.000', undefined],
  ['101%', undefined],
  ['0%', undefined],
  ['-5%', undefined],
])('the share “%s”: %s', (texto, esperado) => {
  const resultado = lePercentual(texto);
  expect(resultado.tipo === 'valor' ? resultado.valor.numerador / resultado.valor.denominador : undefined).toBe(
    esperado,
  );
});
