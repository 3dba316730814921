import { CAMPOS } from '../../src/planilha/leitura/colunasDadas';
import { nomeDoCampo } from '../../src/redacao/campos';

const nome = (id: string): string => ({ negros: 'Negros', pcd: 'Pessoas com deficiência' })[id] ?? id;

test.each([
  ['inscricao', 'Inscrição'],
  ['nome', 'Nome'],
  ['cargo', 'Cargo'],
  ['classificacao', 'Classificação geral'],
  ['nota', 'Nota'],
  ['nascimento', 'Data de nascimento'],
  ['situacao', 'Situação'],
  ['heteroidentificacao', 'Verificação da cota'],
  ['cpf', 'CPF'],
  ['modalidade', 'Cota ou modalidade'],
  ['observacao', 'Observação'],
  ['reserva:negros', 'Opção pela reserva (Negros)'],
  ['classificacao:negros', 'Classificação na lista específica (Negros)'],
  ['heteroidentificacao:pcd', 'Verificação (Pessoas com deficiência)'],
  ['nota (G)', 'Nota (coluna G)'],
  ['observacao (AB)', 'Observação (coluna AB)'],
  ['reserva:negros (H)', 'Opção pela reserva (Negros) (coluna H)'],
  ['reserva:negros e indígenas', 'Opção pela reserva (negros e indígenas)'],
])('the field %s is called %s', (campo, esperado) => {
  expect(nomeDoCampo(campo, nome)).toBe(esperado);
});

test('every field a person can point a column at has a name in words', () => {
  for (const campo of CAMPOS) expect(nomeDoCampo(campo, nome)).toMatch(/^[A-Z]/u);
});

test.each(['constructor', 'toString:x', 'outro'])('an unknown field comes back as it is: %s', (campo) => {
  expect(nomeDoCampo(campo, nome)).toBe(campo);
});
