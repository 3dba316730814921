/** @jest-environment jsdom */
import { carregamentoDoOffice, type Plataforma } from '../../../src/adapters/office/suporte';

const janela = window as unknown as { Office?: unknown };
const office = (onReady: () => Promise<{ host: string | null }>) => ({ onReady, HostType: { Excel: 'Excel' } });
const PENDENTE = 'pending';

/** What has come out by now. */
const agora = (plataforma: Promise<Plataforma>): Promise<Plataforma | typeof PENDENTE> =>
  Promise.race([plataforma, new Promise<typeof PENDENTE>((fim) => setTimeout(() => fim(PENDENTE), 10))]);

/** A page whose async script has not answered yet. */
function carregando(estado: DocumentReadyState = 'interactive'): HTMLScriptElement {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(estado);
  return document.createElement('script');
}

afterEach(() => {
  jest.restoreAllMocks();
  delete janela.Office;
});

test('no element: a browser', async () => {
  expect(await carregamentoDoOffice(null)).toBe('navegador');
});

test('the script loads and Office answers, at once or late', async () => {
  const script = carregando();
  const plataforma = carregamentoDoOffice(script);
  expect(await agora(plataforma)).toBe(PENDENTE);
  let responde: (info: { host: string | null }) => void = () => undefined;
  const pronto = new Promise<{ host: string | null }>((fim) => (responde = fim));
  janela.Office = office(() => pronto);
  script.dispatchEvent(new Event('load'));
  expect(await agora(plataforma)).toBe(PENDENTE);
  window.dispatchEvent(new Event('load'));
  expect(await agora(plataforma)).toBe(PENDENTE);
  responde({ host: 'Excel' });
  expect(await plataforma).toBe('excel');
});

test.each<[string | null, Plataforma]>([
  ['Excel', 'excel'],
  ['Word', 'outro programa'],
  [null, 'navegador'],
])('Office says %s: %s', async (host, esperada) => {
  const script = carregando();
  const plataforma = carregamentoDoOffice(script);
  janela.Office = office(async () => ({ host }));
  script.dispatchEvent(new Event('load'));
  expect(await plataforma).toBe(esperada);
});

test('Office was there before anybody listened, and never answers: pending', async () => {
  janela.Office = office(() => new Promise(() => undefined));
  expect(await agora(carregamentoDoOffice(carregando('complete')))).toBe(PENDENTE);
});

test('the script fails, now or before anybody listened', async () => {
  const script = carregando();
  const falha = carregamentoDoOffice(script);
  script.dispatchEvent(new Event('error'));
  expect(await falha).toBe('navegador');
  const antes = carregamentoDoOffice(carregando());
  expect(await agora(antes)).toBe(PENDENTE);
  window.dispatchEvent(new Event('load'));
  expect(await antes).toBe('navegador');
  expect(await carregamentoDoOffice(carregando('complete'))).toBe('navegador');
});

test('a script that loads and brings no Office (a proxy that answers everything): a browser', async () => {
  const script = carregando();
  const plataforma = carregamentoDoOffice(script);
  script.dispatchEvent(new Event('load'));
  expect(await plataforma).toBe('navegador');
});
