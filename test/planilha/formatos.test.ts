import { especieDoFormato } from '../../src/planilha/formatos';

test.each([
  ['General', 'número'],
  ['@', 'número'],
  ['0.00', 'número'],
  ['#,##0.00 "dias"', 'número'],
  ['0%', 'porcentagem'],
  ['dd/mm/yyyy', 'data'],
  ['[$-416]d" de "mmmm" de "aaaa;@', 'data'],
  ['mmm', 'data'],
  ['h:mm', 'hora'],
  ['h:mm AM/PM', 'hora'],
  ['[h]:mm', 'número'],
])('%s shows a %s', (formato, especie) => {
  expect(especieDoFormato(formato)).toBe(especie);
});
