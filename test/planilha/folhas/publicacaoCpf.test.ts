import { eCpf, inscricaoSemCpf, semCpf } from '../../../src/planilha/folhas/publicacaoCpf';

test.each([
  ['52998224725', true],
  ['01234567890', true],
  ['12345678909', true],
  ['52998224726', false],
  ['52998224735', false],
  ['11111111111', false],
  ['5299822472', false],
])('%s is a CPF: %s', (digitos, e) => expect(eCpf(digitos)).toBe(e));

test.each([
  ['529.982.247-25', '***.982.247-**'],
  ['CPF 111.222.333-44, de Ana', 'CPF ***.222.333-**, de Ana'],
  ['52998224725', '***.982.247-**'],
  ['529982247-25', '***.982.247-**'],
  ['529 982 247 25', '***.982.247-**'],
  // An inscrição of 11 digits, a processo, an inscrição with letters, longer numbers: not a CPF.
  ['20260000101', '20260000101'],
  ['123456789-26', '123456789-26'],
  ['Processo 123.456.789/2026', 'Processo 123.456.789/2026'],
  ['529982247250', '529982247250'],
  ['0101', '0101'],
  ['***.982.247-**', '***.982.247-**'],
])('%s is printed %s', (texto, impresso) => expect(semCpf(texto)).toBe(impresso));

test('zeros lost are put back only where every inscrição is a CPF', () => {
  expect(inscricaoSemCpf(['52998224725', '1234567890'])('1234567890')).toBe('***.345.678-**');
  expect(inscricaoSemCpf(['0101', '1234567890'])('1234567890')).toBe('1234567890');
  expect(inscricaoSemCpf([])('1234567890')).toBe('1234567890');
});
