import { lei as federal } from '../../src/leis/federal-15142-2025/lei';
import { celulaComErro } from '../../src/planilha/erros';
import type { Aba, Celula } from '../../src/planilha/grade';
import { abaDaLei, eAbaDaLei } from '../../src/planilha/minhaLei';
import { cartaoDaLei } from '../../src/redacao/cartao';
import { leituraDaLei } from '../../src/redacao/leituraDaLei';
import { textoDoProblema } from '../../src/redacao/problema';
import { leiDaAba, leiDasLinhas, tabelaDaLei } from '../../src/trabalho/leiPropria';

const daAba = (...linhas: readonly (readonly Celula[])[]) => leiDaAba({ nome: 'Minha lei', linhas, mesclas: [] });
const deLinhas = (...linhas: readonly (readonly [string, string, string?])[]) =>
  leiDasLinhas(linhas.map(([chave, valor, artigo = '']) => ({ chave, valor, artigo })));

test('a formula error is told once, with its cell, and nothing else is said of that cell', () => {
  const { lei, problemas } = daAba(
    ['reserva', 'Negros'],
    ['percentual', celulaComErro('#REF!')],
    [celulaComErro('#N/A'), 'x'],
  );
  expect(lei).toBeUndefined();
  expect(problemas.map((problema) => textoDoProblema(problema).slice(0, 45))).toEqual([
    expect.stringMatching(/^Aba “Minha lei”, célula B2: /),
    expect.stringMatching(/^Aba “Minha lei”, célula A3: /),
  ]);
  expect(problemas.map(({ codigo }) => codigo)).toEqual(['celula-com-erro', 'celula-com-erro']);
});

test('two reservas whose names suggest the same mark must say their words', () => {
  const { problemas } = deLinhas(
    ['reserva', 'Negros e indígenas'],
    ['percentual', '20%'],
    ['reserva', 'Indígenas'],
    ['percentual', '5%'],
  );
  expect(problemas.map(({ codigo, lugar }) => [codigo, lugar?.linha])).toEqual([['lei-palavra-repetida', 3]]);
  const ditas = deLinhas(
    ['reserva', 'Negros e indígenas'],
    ['palavras na planilha', 'NI'],
    ['percentual', '20%'],
    ['reserva', 'Indígenas'],
    ['percentual', '5%'],
  );
  expect(ditas.problemas).toEqual([]);
});

test('what a rule without a question says beside it is told; PcD inside the law is not “o que o edital disser”', () => {
  const { lei } = deLinhas(
    ['reserva', 'PcD'],
    ['percentual', '5%', 'dúvida: o art. 2º fala em “no mínimo”'],
    ['mínimo de vagas', '0', 'silêncio: não visto na fonte'],
  );
  const frases = lei === undefined ? [] : cartaoDaLei(lei).map(({ item, frase }) => `${item}: ${frase}`);
  expect(lei?.reservas[0].id).toBe('pcd');
  expect(frases).toContain(
    'Mínimo de vagas: A lei não diz (não visto na fonte); por padrão, não há número mínimo de vagas.',
  );
  expect(frases.find((frase) => frase.startsWith('Percentual'))).toContain('o art. 2º fala em “no mínimo”');
  expect(frases.filter((frase) => frase.startsWith('Pessoas com deficiência'))).toEqual([]);
});

test('a passage between reservas that the law does not say is no words of the article that ends it', () => {
  const linhas = tabelaDaLei(federal).filter(({ chave }) => chave === 'reversão');
  expect(linhas.map(({ valor, artigo }) => [valor, artigo.slice(0, 12)])).toEqual([
    ['lista geral', 'art. 8º: “Na'],
    ['Quilombolas, Pretos e pardos, lista geral', 'silêncio: A '],
    ['Indígenas, Pretos e pardos, lista geral', 'silêncio: A '],
  ]);
});

test('a law’s notes say what the table leaves out, and the words by which each reserva is then known', () => {
  const { lei } = deLinhas(
    ['município', 'Lugar Nenhum'],
    ['reserva', 'Negros e indígenas'],
    ['palavras na planilha', 'NI'],
    ['percentual', '20%'],
    ['reserva', 'Pessoas trans'],
    ['percentual', '1%'],
    ['reserva', 'PcD'],
    ['percentual', '5%'],
  );
  expect(lei?.notas.slice(1)).toEqual([
    'A tabela não informa: uf, norma.',
    'A tabela não diz que palavras da planilha indicam a reserva “Pessoas trans”; valem: Pessoas trans; trans.',
    'A tabela não diz que palavras da planilha indicam a reserva “PcD”; valem: PcD.',
  ]);
  expect(lei?.reservas.map(({ id, marcas }) => [id, marcas])).toEqual([
    ['negros-indigenas', ['NI']],
    ['pessoas-trans', ['Pessoas trans', 'trans']],
    ['pcd', ['PcD']],
  ]);
});

test('a disability adds to the group of the larger share: the law read back says so where the law has a PcD reserva', () => {
  const duas = (...linhas: readonly (readonly [string, string])[]) => {
    const { lei } = deLinhas(
      ['quem tem duas reservas', 'a de maior percentual'],
      ['reserva', 'Negros'],
      ['percentual', '20%'],
      ['reserva', 'Quilombolas'],
      ['percentual', '5%'],
      ...linhas,
    );
    return lei && leituraDaLei(lei).find(({ item }) => item === 'Quem tem duas reservas')?.frase;
  };
  const soma = 'a de pessoas com deficiência soma-se à outra';
  expect(duas()).toContain('concorre só na de maior percentual');
  expect(duas()).not.toContain(soma);
  expect(duas(['reserva', 'PcD'], ['percentual', '5%'])).toContain(soma);
});

test('of several sheets with a law, the one saved last is read', () => {
  const aba = (nome: string): Aba => ({ nome, linhas: [], mesclas: [] });
  const daPasta = (...nomes: readonly string[]): string | undefined => abaDaLei(nomes.map(aba))?.nome;
  expect(daPasta('Resultado', 'Minha lei', 'Minha lei (2)')).toBe('Minha lei (2)');
  expect(daPasta('MINHA LEI (10)', 'Minha lei (9)', 'Minha lei')).toBe('MINHA LEI (10)');
  expect(daPasta('Resultado', 'minha lei')).toBe('minha lei');
  expect(daPasta('Resultado', 'Minha lei de 2020')).toBe('Resultado');
  expect(['Minha lei', 'Minha lei (2)', 'Minha lei antiga'].map((nome) => eAbaDaLei({ nome }))).toEqual([
    true,
    true,
    false,
  ]);
});
