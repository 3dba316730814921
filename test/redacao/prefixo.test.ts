import { comPrefixo, nomeDigitado } from '../../src/redacao/prefixo';

const FUNCOES = ['QUOTA_VAGAS', 'QUADRO_VAGAS'];

test.each([
  ['without a prefix nothing changes', '', '=QUOTA_VAGAS(10;"x")', '=QUOTA_VAGAS(10;"x")'],
  ['in a formula', 'COTAS', '=QUOTA_VAGAS(10;"x")', '=COTAS.QUOTA_VAGAS(10;"x")'],
  ['in a sentence, each', 'COTAS', 'use QUOTA_VAGAS e `QUADRO_VAGAS`.', 'use COTAS.QUOTA_VAGAS e `COTAS.QUADRO_VAGAS`.'],
  ['once only', 'COTAS', '=COTAS.QUOTA_VAGAS(1)', '=COTAS.QUOTA_VAGAS(1)'],
  ['not a part of another word', 'COTAS', 'MINHA_QUOTA_VAGAS e QUOTA_VAGAS_2', 'MINHA_QUOTA_VAGAS e QUOTA_VAGAS_2'],
])('a prefix %s', (_, prefixo, antes, depois) => {
  expect(comPrefixo(antes, FUNCOES, prefixo)).toBe(depois);
});

test('a name as typed', () => {
  expect([nomeDigitado('LEIS_COTAS', ''), nomeDigitado('LEIS_COTAS', 'COTAS')]).toEqual(['LEIS_COTAS', 'COTAS.LEIS_COTAS']);
});
