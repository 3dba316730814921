import type { Aba } from '../../src/planilha/grade';
import { livroEntre } from '../../src/planilha/livro';

const TITULOS = ['Ato', 'Data', 'Tipo', 'Cargo', 'Vaga', 'Inscrição', 'Lista', 'Compensa', 'Quantidade'];
const livro = (nome: string, ...atos: Aba['linhas'][number][]): Aba => ({
  nome,
  linhas: [TITULOS, ...atos],
  mesclas: [],
});
const oferta = ['1', null, 'oferta', null, null, null, null, null, 5];
const nota: Aba = { nome: 'Notas', linhas: [['a', 'b']], mesclas: [] };

test('the livro of a file is its sheet with acts', () => {
  expect(livroEntre([nota, livro('Modelo'), livro('2026', oferta)])).toMatchObject({ nome: '2026' });
  expect(livroEntre([nota, livro('Modelo')])).toMatchObject({ nome: 'Modelo' });
  expect(livroEntre([nota])).toMatchObject({ nome: 'Notas' });
  expect(livroEntre([])).toBeUndefined();
});

test('acts in two sheets are refused: which came first is unknown', () => {
  const nomeacao = ['2', null, 'nomeação', null, 1, '01', null, null, null];
  expect(livroEntre([livro('2026', oferta), livro('2027', nomeacao)])).toEqual({
    codigo: 'livro-em-varias-abas',
    gravidade: 'erro',
    dados: { abas: ['2026', '2027'] },
  });
});
