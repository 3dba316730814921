import { resolverCriterios } from '../../src/core/criterios';
import { clausulasDoEdital } from '../../src/redacao/papeis/reserva';
import { leiDasLinhas } from '../../src/trabalho/leiPropria';

/** Two reservas with the same minimum: the first row quotes the article, the second only names it. */
const { lei } = leiDasLinhas(
  [
    ['novas vagas', 'por oferta', 'art. 8º'],
    ['reserva', 'Negros'],
    ['percentual', '20%', 'art. 1º'],
    ['mínimo de vagas', '4', 'art. 3º: “a partir de quatro vagas”'],
    ['arredondamento', 'meio para cima', 'art. 2º'],
    ['ordem', 'última de cada grupo de 5', 'art. 4º'],
    ['reversão', 'fica vaga', 'art. 6º'],
    ['reserva', 'Indígenas'],
    ['percentual', '5%', 'art. 1º, II'],
    ['mínimo de vagas', '4', 'art. 3º'],
    ['arredondamento', 'meio para cima', 'art. 2º'],
  ].map(([chave = '', valor = '', artigo = '']) => ({ chave, valor, artigo })),
);
const clausulas = lei === undefined ? [] : clausulasDoEdital(lei, resolverCriterios(lei, {}).criterios);

test.each([
  'Vagas reservadas (Negros): ficam reservadas a negros as vagas assim indicadas no quadro, à razão de 20% das vagas oferecidas (art. 1º).',
  'Número mínimo de vagas (Negros): “a partir de quatro vagas” (art. 3º).',
  'Número mínimo de vagas (Indígenas): só há reserva a partir de 4 vagas oferecidas (art. 3º).',
  'Arredondamento: fração igual ou maior que 0,5 para cima; menor, para baixo (art. 2º).',
  'Reversão (Negros): não havendo quem chamar na lista específica, a vaga fica sem preencher (art. 6º).',
  'Novas vagas: cada nova oferta de vagas durante a validade do concurso tem contagem própria (art. 8º).',
])('an article without its words is not left without what it says: %s', (clausula) => {
  expect(clausulas).toContain(clausula);
});

test('an order too, before what is said of the group that the edital does not complete', () => {
  expect(clausulas.find((clausula) => clausula.startsWith('Ordem das nomeações (Negros)'))).toContain(
    ': a quinta vaga de cada grupo de 5 (art. 4º). Grupo que o edital não completa',
  );
});

test('a rule that the table has no key for may be in the law: nobody is told that the law is silent', () => {
  const daCota = clausulas.find((clausula) => clausula.startsWith('Cota não confirmada')) ?? '';
  const daVaga = clausulas.find((clausula) => clausula.startsWith('Vaga deixada por cotista')) ?? '';
  const semChave = '(critério adotado se a lei não dispuser de outro modo; ver art. ____________________).';
  expect(daCota.endsWith(semChave)).toBe(true);
  expect(daVaga).toContain(
    `A vaga da ampla concorrência que um cotista deixa continua da ampla concorrência ${semChave}`,
  );
});

test('what a row says with “silêncio” decides numbers all the same: it is told as a criterion', () => {
  const silente = leiDasLinhas(
    [
      ['reserva', 'Negros'],
      ['percentual', '20%', 'art. 1º'],
      ['mínimo de vagas', '3', 'silêncio'],
      ['arredondamento', 'sempre para cima', 'silêncio'],
      ['teto', '30%', 'art. 2º: “não passará de trinta por cento”'],
    ].map(([chave = '', valor = '', artigo = '']) => ({ chave, valor, artigo })),
  ).lei;
  expect(silente && clausulasDoEdital(silente, resolverCriterios(silente, {}).criterios)).toEqual(
    expect.arrayContaining([
      'Número mínimo de vagas: só há reserva a partir de 3 vagas oferecidas (critério adotado onde a lei silencia).',
      'Arredondamento: qualquer fração para cima (critério adotado onde a lei silencia).',
      'Teto: “não passará de trinta por cento” (art. 2º).',
    ]),
  );
});
