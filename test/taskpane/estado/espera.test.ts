import { painel, pronto, relogioFalso, semRejeicoes } from './apoio';

beforeAll(relogioFalso);
afterAll(() => jest.useRealTimers());
semRejeicoes();

test('what is pressed while something is being done is not taken, and that is said', async () => {
  const este = painel();
  await pronto(este);
  const { acoes, estado } = este;
  const primeira = acoes.geraDocumento({ tipo: 'comissão', de: 'ordem' });
  const fazendo = estado().nomeacoes.fazendo ?? '';
  expect(fazendo).not.toBe('');
  await acoes.geraDocumento({ tipo: 'publicação', de: 'ordem' });
  expect(estado().anuncio).toBe(`Espere terminar: ${fazendo}.`);
  await primeira;
  expect(este.salvos).toHaveLength(1);
  este.fecha();
});
