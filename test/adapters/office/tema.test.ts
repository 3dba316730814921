import { tema } from '../../../src/adapters/office/tema';

const global = globalThis as { Office?: unknown };

afterEach(() => {
  delete global.Office;
});

test.each<[unknown, boolean | undefined]>([
  ['#FFFFFF', false],
  ['#F3F2F1', false],
  ['#262626', true],
  ['#0a0a0aff', true],
  ['1F1F1F', true],
  // As bright as half of white is to the eye, though not in numbers.
  ['#808080', false],
  ['#0000ff', true],
  ['branco', undefined],
  [undefined, undefined],
])('panes on %s: dark %s', (bodyBackgroundColor, escuro) => {
  global.Office = { context: { officeTheme: { bodyBackgroundColor } } };
  expect(tema()).toEqual(escuro === undefined ? undefined : { escuro });
});

test('no theme, no context, no Office', () => {
  for (const Office of [{ context: { officeTheme: undefined } }, { context: undefined }, undefined]) {
    global.Office = Office;
    expect(tema()).toBeUndefined();
  }
});
