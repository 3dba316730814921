import { AMPLA } from '../../src/core/candidato';
import { colunaDoTitulo, dataNoTexto, documentoNoTexto, listaNoTexto, noLugarDe, posseNoTexto, saidaNoTexto, vagasNoTitulo } from '../../src/trabalho/controlePalavras';
import { pedidoDe } from './apoio';

const { lei } = pedidoDe('Ferraz', 1);

test.each([
  ['Nº CHAM.', 'chamada'],
  ['Nº da convocação', 'chamada'],
  ['DATA DA CONVOCAÇÃO', 'data'],
  ['Portaria', 'documento'],
  ['Data da portaria', 'data'],
  ['Data de nascimento', undefined],
  ['Validade', undefined],
  ['Data da posse', 'posse'],
  ['Data da exoneração', 'saida'],
  ['OBS.', 'observacao'],
  ['Nº da vaga', 'vaga'],
  ['Vagas', undefined],
  ['Nomeado pela lista', 'lista'],
  ['Modalidade', undefined],
  ['Chamariz', undefined],
])('title %s', (titulo, coluna) => expect(colunaDoTitulo(titulo)).toBe(coluna));

test.each([
  ['VAGAS EDITAL: 5 (4 AC + 1 PN)', 5],
  ['5 vagas', 5],
  ['VAGAS: 10', 10],
  ['VAGAS: 4 AC + 1 PN', undefined],
  ['VAGAS PREENCHIDAS: 3', undefined],
  ['Vagas reservadas: 2', undefined],
  ['VAGAS EDITAL 01/2023: 5', undefined],
  ['VAGAS: 5 em Médico, VAGAS: 3 em Fiscal', undefined],
  ['Concurso 01/2023', undefined],
  ['CONTROLE DE NOMEAÇÕES', undefined],
])('heading %s', (texto, vagas) => expect(vagasNoTitulo(texto)).toBe(vagas));

test.each([
  ['tornada sem efeito Port. 166/2024', 'Port. 166/2024'],
  ['Portaria nº 12/2025.', 'Portaria nº 12/2025'],
  ['termo de desistência fl. 88', 'termo de desistência fl. 88'],
  ['importante 12', undefined],
  ['sem documento', undefined],
])('document in %s', (texto, documento) => expect(documentoNoTexto(texto)).toBe(documento));

test('days: whole, with two figures of a year, none', () => {
  expect(['02/02/2024', 'posse 01/03/24', 'em 03/2025', '31/02/2024', '2024-05-06', 'fl. 1/2/3/4'].map(dataNoTexto)).toEqual([
    '2024-02-02', '2024-03-01', undefined, undefined, '2024-05-06', undefined,
  ]);
});

test.each([
  ['NÃO TOMOU POSSE', 'posse não tomada'],
  ['tornada sem efeito Port. 166/2024', 'tornada sem efeito'],
  ['exonerada a pedido', 'vacância'],
  ['DESISTENTE', 'desistência'],
  ['tomou posse', undefined],
])('departure in %s', (texto, tipo) => expect(saidaNoTexto(texto)).toBe(tipo));

test('posse told by a note, and not by one of who did not take it', () => {
  expect(posseNoTexto('posse 01/03/24')).toEqual({ data: '2024-03-01' });
  expect(posseNoTexto('não tomou posse em 01/03/24')).toBeUndefined();
  expect(posseNoTexto('compossedor 01/03/24')).toBeUndefined();
});

test('the list of a call, by whole words', () => {
  expect(listaNoTexto(lei, 'entrou pela ampla')).toBe(AMPLA);
  expect(listaNoTexto(lei, 'AC')).toBe(AMPLA);
  expect(listaNoTexto(lei, 'convocado pela cota')).toBe('negros');
  expect(listaNoTexto(lei, 'pela vaga reservada')).toBe('negros');
  // In a law of several reservas "cota" does not say which; beside a reserve of PcD it does.
  const [negros] = lei.reservas;
  expect(listaNoTexto({ ...lei, reservas: [negros, { ...negros, id: 'indigenas', nome: 'Indígenas', grupo: 'indígenas' }] }, 'convocado pela cota')).toBeUndefined();
  expect(listaNoTexto({ ...lei, reservas: [{ ...negros, id: 'pcd', nome: 'PcD', grupo: 'pessoas com deficiência' }, negros] }, 'convocado pela cota')).toBe('negros');
  expect(listaNoTexto(lei, 'ampliada a licença')).toBeUndefined();
  expect(listaNoTexto(lei, 'pela ampla, depois pela cota')).toBeUndefined();
});

test('whose place: by inscrição or by name; nobody unknown', () => {
  const conhecidas = { porChave: new Set(['9003', '12']), porNome: new Map([['ana jatoba', '12']]) };
  expect(noLugarDe('no lugar da 9003', conhecidas)).toBe('9003');
  expect(noLugarDe('em substituição à Ana Jatobá', conhecidas)).toBe('12');
  expect(noLugarDe('no lugar da 4444', conhecidas)).toBeUndefined();
  expect(noLugarDe('lugar 9003', conhecidas)).toBeUndefined();
});
