import type { Lei, Reserva } from '../../src/core/lei';
import { LEIS } from '../../src/leis/catalogo';
import { lei as ferraz } from '../../src/leis/ferraz-de-vasconcelos-3677-2026/lei';
import { lei as portoAlegre } from '../../src/leis/porto-alegre-lc-494-2003/lei';
import { lei as portoFeliz } from '../../src/leis/porto-feliz-4993-2011/lei';
import { descricaoDaSequencia, letrasDasModalidades } from '../../src/redacao/letras';

const comReservas = (...nomes: readonly [string, ...string[]]): Lei => {
  const reserva = (nome: string): Reserva => ({ ...ferraz.reservas[0], id: `r-${nome}`, nome });
  const [primeira, ...outras] = nomes;
  return { ...ferraz, reservas: [reserva(primeira), ...outras.map(reserva)] };
};

const letras = (lei: Lei): string[] => [...letrasDasModalidades(lei)].map(([id, { letra, nome }]) => `${id} ${letra} ${nome}`);

test('ampla is A, PcD is P, a reserva the first free letter of its name', () => {
  expect(letras(portoFeliz)).toEqual([
    'ampla A Ampla concorrência',
    'negros-indigenas N Negros e indígenas',
    'pcd P Pessoas com deficiência',
  ]);
  expect(letras(portoAlegre)).toEqual([
    'ampla A Ampla concorrência',
    'afro-brasileiros F Afro-brasileiros',
    'pcd P Pessoas com deficiência',
  ]);
});

test('reservas whose names begin alike have letters of their own', () => {
  expect(letras(comReservas('Pretos e pardos', 'Índios', 'Indígenas', 'Ana'))).toEqual([
    'ampla A Ampla concorrência',
    'r-Pretos e pardos R Pretos e pardos',
    'r-Índios I Índios',
    'r-Indígenas N Indígenas',
    'r-Ana B Ana',
    'pcd P Pessoas com deficiência',
  ]);
});

test('more reservas than letters: still each its own', () => {
  const nomes = Array.from({ length: 30 }, (_, i) => `A${i}`);
  const todas = [...letrasDasModalidades(comReservas('A', ...nomes)).values()].map(({ letra }) => letra);
  expect(todas).toHaveLength(33);
  expect(new Set(todas).size).toBe(33);
});

test('the laws of the catalogue have single letters, each its own', () => {
  for (const lei of LEIS) {
    const todas = [...letrasDasModalidades(lei).values()].map(({ letra }) => letra);
    expect(new Set(todas).size).toBe(lei.reservas.length + 2);
    for (const letra of todas) expect(letra).toMatch(/^[A-Z]$/u);
  }
});

test('the strip in words, equal neighbours together', () => {
  const sequencia = ['ampla', 'ampla', 'ampla', 'negros-indigenas', 'pcd', 'ampla', 'ampla'];
  expect(descricaoDaSequencia(portoFeliz, sequencia, 7)).toBe(
    'Vagas 1 a 3: ampla concorrência; vaga 4: negros e indígenas; vaga 5: pessoas com deficiência; vagas 6 e 7: ampla concorrência.',
  );
});

test('vagas that the strip does not show are counted', () => {
  expect(descricaoDaSequencia(ferraz, ['ampla', 'ampla', 'negros'], 5)).toBe(
    'Vagas 1 e 2: ampla concorrência; vaga 3: negros; mais 2 vagas que não são mostradas.',
  );
  expect(descricaoDaSequencia(ferraz, ['ampla'], 2)).toBe(
    'Vaga 1: ampla concorrência; mais 1 vaga que não é mostrada.',
  );
});

test('initials keep their capitals', () => {
  expect(descricaoDaSequencia(comReservas('PPI'), ['r-PPI'], 1)).toBe('Vaga 1: PPI.');
});

test('no vagas: only lists', () => {
  expect(descricaoDaSequencia(ferraz, [], 0)).toBe(
    'Não há vagas oferecidas: só há listas (cadastro de reserva).',
  );
});
