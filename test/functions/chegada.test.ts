/** @jest-environment jsdom */
import { FUNCOES, type Runtime } from '../../src/functions/associar';
import { quandoHouverRuntime } from '../../src/functions/chegada';

const global = globalThis as { CustomFunctions?: unknown };
const runtime = { associate: () => undefined };
let associa: jest.Mock<void, [Runtime]>;
beforeEach(() => {
  associa = jest.fn();
  document.head.innerHTML = '';
});
afterEach(() => delete global.CustomFunctions);

function carrega(id: string): void {
  const script = document.createElement('script');
  script.id = id;
  document.head.append(script);
  script.dispatchEvent(new Event('load'));
}

test('office.js came first: at once', () => {
  global.CustomFunctions = runtime;
  quandoHouverRuntime(associa, document);
  expect(associa.mock.calls).toEqual([[runtime]]);
});

test('office.js comes later, by an element that is not there yet: when it has run, once', () => {
  quandoHouverRuntime(associa, document);
  carrega('outro');
  expect(associa).not.toHaveBeenCalled();
  global.CustomFunctions = runtime;
  carrega('outro');
  expect(associa).not.toHaveBeenCalled();
  carrega('office-js');
  carrega('office-js');
  expect(associa.mock.calls).toEqual([[runtime]]);
});

test('office.js does not come, or brings nothing: never', () => {
  quandoHouverRuntime(associa, document);
  carrega('office-js');
  expect(associa).not.toHaveBeenCalled();
});

test('the script of the page associates every function, as it runs', () => {
  const associate = jest.fn<void, [string, unknown]>();
  global.CustomFunctions = { associate };
  jest.isolateModules(() => jest.requireActual('../../src/functions/index'));
  expect(associate.mock.calls.map(([id]) => id)).toEqual(Object.keys(FUNCOES));
});
