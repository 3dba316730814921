import { hoje } from '../../src/adapters/calendario';

test.each([
  ['late in the evening', new Date(2026, 1, 10, 23, 59), '2026-02-10'],
  ['just after midnight', new Date(2026, 11, 1, 0, 1), '2026-12-01'],
  ['a small year', new Date(2026, 0, 2), '2026-01-02'],
])('the day here, %s', (_, agora, dia) => {
  expect(hoje(agora)).toBe(dia);
});

test('the evening of Brazil is not yet tomorrow', () => {
  const noite = { getFullYear: () => 2026, getMonth: () => 1, getDate: () => 10, toISOString: () => '2026-02-11T01:30:00.000Z' };
  expect(hoje(noite as unknown as Date)).toBe('2026-02-10');
});
