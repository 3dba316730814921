import fc from 'fast-check';
import { baseDoArtigo } from '../../../src/leis/propria/fundamento';
import {
  comDestino,
  escolhaDigitada,
  escreveBase,
  escreveFim,
  escreveInicio,
  escreveOrdemDigitada,
  fimDigitado,
  inicioDigitado,
  ordemDigitada,
  reversaoDigitada,
} from '../../../src/taskpane/estado/valoresDaLei';

test.each([
  ['', 'vazia', '', '', ''],
  ['proporcional', 'proporcional', '', '', ''],
  ['Última vaga de cada grupo de 5 vagas', 'grupo', '5', '', ''],
  ['última de cada grupo de ', 'grupo', '', '', ''],
  ['última de cada grupo de x', 'grupo', 'x', '', ''],
  ['posições 3, 8, 13 e depois de 5 em 5', 'posicoes', '', '3, 8, 13', '5'],
  ['posições ', 'posicoes', '', '', ''],
  ['posições 3, ', 'posicoes', '', '3, ', ''],
  ['quando der', 'outra', '', '', ''],
])('the order “%s” is shown as its choice and its numbers', (valor, tipo, grupo, posicoes, passo) => {
  expect(ordemDigitada(valor)).toEqual({ tipo, grupo, posicoes, passo });
});

test('what is typed beside an order is the same when it is read again, letter by letter', () => {
  const digitado = fc.string({ unit: fc.constantFrom('1', '5', '3', ',', ' ', 'x'), maxLength: 6 });
  const ordem = fc.oneof(
    digitado.map((grupo) => ({ tipo: 'grupo' as const, grupo, posicoes: '', passo: '' })),
    fc
      .tuple(digitado, digitado)
      .map(([posicoes, passo]) => ({ tipo: 'posicoes' as const, grupo: '', posicoes, passo })),
  );
  fc.assert(fc.property(ordem, (uma) => expect(ordemDigitada(escreveOrdemDigitada(uma))).toEqual(uma)));
});

test('dates and the bases of a rule come back as typed', () => {
  expect(inicioDigitado('após 21/07/2026')).toEqual({ data: '21/07/2026', marca: true });
  expect(fimDigitado('31/12/2035 avisa')).toEqual({ data: '31/12/2035', marca: true });
  expect(escreveInicio({ data: '', marca: true })).toBe('');
  expect(escreveFim({ data: '1/1/2030', marca: true })).toBe('1/1/2030 avisa');
  for (const artigo of ['art. 3º: “x”', 'dúvida: o art. 1º diz outra coisa', 'silêncio', 'dúvida', ''])
    expect(escreveBase(baseDoArtigo(artigo))).toBe(artigo);
  expect(baseDoArtigo('Silêncio: nada')).toEqual({ base: 'silêncio', resto: 'nada' });
});

test('a choice is shown as understood in every way in which the table may say it', () => {
  const escolhas = ['meio para cima', 'sempre para cima'];
  for (const valor of ['Meio para cima', 'meio-para-cima.', 'meio para cima (art. 2º)'])
    expect(escolhaDigitada(valor, escolhas)).toBe('meio para cima');
  expect(escolhaDigitada('para cima', escolhas)).toBeUndefined();
  expect(escolhaDigitada('', escolhas)).toBeUndefined();
});

test('receivers are chosen one after the other, and there is always an end', () => {
  expect(reversaoDigitada('')).toEqual([]);
  expect(reversaoDigitada('Indígenas')).toEqual(['Indígenas', 'lista geral']);
  expect(reversaoDigitada('ampla concorrência')).toEqual(['lista geral']);
  expect(reversaoDigitada('Quilombolas, depois Indígenas, por fim ampla.')).toEqual([
    'Quilombolas',
    'Indígenas',
    'lista geral',
  ]);
  const umas = comDestino([], 0, 'Indígenas');
  expect(umas).toBe('Indígenas, lista geral');
  expect(comDestino(reversaoDigitada(umas), 1, 'Quilombolas')).toBe('Indígenas, Quilombolas, lista geral');
  expect(comDestino(['A', 'B', 'fica vaga'], 0, 'B')).toBe('B, fica vaga');
  expect(comDestino(['A', 'B', 'lista geral'], 1, 'fica vaga')).toBe('A, fica vaga');
  expect(comDestino(['A', 'lista geral'], 0, '')).toBe('');
});
