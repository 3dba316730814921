import { porque, type Porque } from '../../src/trabalho/porque';
import { pedidoDe, rankingDe } from './apoio';

const CINCO = pedidoDe('Ferraz', 5);

/** A* B C* D E F* of dominio.md § 6, and who is out. */
const LINHAS = `Class. | Inscrição | Nome       | Negro | Situação
  1      | 0A        | Ana Jatobá | SIM   |
  2      | 0B        | Bia Ipê    | NÃO   |
  3      | 0C        | Caio Cedro | SIM   |
  4      | 0D        | Davi Pequi | NÃO   |
  5      | 0E        | Eva Angico | NÃO   |
  6      | 0F        | Fábio Ingá | SIM   |
  7      | 0G        | Gil Umbu   | NÃO   | Eliminado
  8      | 0H        | Hugo Buriti | SIM  | Desistente`;
const de = (inscricao: string, pedido = CINCO, linhas = LINHAS): Porque => porque(rankingDe(linhas, pedido), pedido, inscricao);

test('called through the reserve, and later compensated', () => {
  expect(de('0c')).toMatchObject({
    inscricao: '0C',
    nome: 'Caio Cedro',
    chamada: true,
    frases: [
      'A 3ª chamada é a de Caio Cedro.',
      'Vaga 3: pela proporção, cabe à lista específica de pessoas negras (art. 1º; pela leitura adotada; ver art. 4º); Caio Cedro é a primeira pessoa dessa lista ainda não nomeada.',
      expect.stringMatching(/^Depois: Vaga 4: .*a lista geral alcança Caio Cedro, que deixa de contar na reserva e passa à ampla concorrência, mantida a vaga 3 .*é chamada .*: Fábio Ingá\.$/),
      'Está em 3º lugar na lista geral (classificação 3).',
      'Está em 2º lugar na lista específica de pessoas negras.',
    ],
  });
});

test('called through the general list', () => {
  expect(de('0B')).toMatchObject({ chamada: true, frases: ['A 2ª chamada é a de Bia Ipê.', expect.stringContaining('Vaga 2: é da ampla concorrência'), 'Está em 2º lugar na lista geral (classificação 2).'] });
});

test('not called: how far each of the lists went', () => {
  expect(de('0E')).toMatchObject({
    chamada: false,
    frases: [
      'Eva Angico não está entre as pessoas chamadas nesta ordem de 5 vagas.',
      'Está em 5º lugar na lista geral (classificação 5); por essa lista são chamadas 3 pessoas, até Davi Pequi (classificação 4).',
      expect.stringMatching(/^É chamada antes, pela lista específica de pessoas negras, uma pessoa que vem depois na lista geral: Fábio Ingá \(classificação 6\)\. Vaga 4: /),
    ],
  });
  const duas = de('0F', pedidoDe('Ferraz', 2));
  expect(duas.frases).toEqual([
    'Fábio Ingá não está entre as pessoas chamadas nesta ordem de 2 vagas.',
    'Está em 6º lugar na lista geral (classificação 6); por essa lista são chamadas 2 pessoas, até Bia Ipê (classificação 2).',
    'Está em 3º lugar na lista específica de pessoas negras; nenhuma das vagas oferecidas cabe a essa reserva (art. 1º; art. 4º).',
  ]);
});

/** A B C D* E F: one cotista, whom the general list does not reach in three vagas. */
const UM_COTISTA = `Class. | Inscrição | Nome       | Negro
  1      | 0A        | Ana Jatobá | NÃO
  2      | 0B        | Bia Ipê    | NÃO
  3      | 0C        | Caio Cedro | NÃO
  4      | 0D        | Davi Pequi | SIM
  5      | 0E        | Eva Angico | NÃO
  6      | 0F        | Fábio Ingá | NÃO`;

test('not called, and someone worse placed is: the vaga, the list and the article of that call', () => {
  // Porto Feliz, 3 vagas: 20 % of 3 rounds to 1 (art. 1º § 1º), and the last vaga of an incomplete group is the reserved one.
  expect(de('0C', pedidoDe('Porto Feliz', 3), UM_COTISTA).frases).toEqual([
    'Caio Cedro não está entre as pessoas chamadas nesta ordem de 3 vagas.',
    'Está em 3º lugar na lista geral (classificação 3); por essa lista são chamadas 2 pessoas, até Bia Ipê (classificação 2).',
    'É chamada antes, pela lista específica de pessoas negras e indígenas, uma pessoa que vem depois na lista geral: Davi Pequi (classificação 4). Vaga 3: a última vaga oferecida cabe à lista específica de pessoas negras e indígenas, porque o grupo ficou incompleto (art. 1º; pela leitura adotada; ver art. 1º, § 1º; art. 3º, § 1º); Davi Pequi é a primeira pessoa dessa lista ainda não nomeada.',
  ]);
});

test('not called: the general list reached a cotista by compensation, and the vaga went to the next of the specific list', () => {
  // Ferraz, A* B C* D E F*, 4 vagas: A, B, C (negros), and vaga 4 reaches C, who moves to ampla (art. 3º § 1º): F.
  const [, lugar, antes, ...outras] = de('0D', pedidoDe('Ferraz', 4)).frases;
  expect(lugar).toBe(
    'Está em 4º lugar na lista geral (classificação 4); por essa lista são chamadas 2 pessoas, até Bia Ipê (classificação 2), e ela alcança, por compensação, Caio Cedro (classificação 3).',
  );
  expect(antes).toMatch(/: Fábio Ingá \(classificação 6\)\. Vaga 4: é da ampla concorrência .*a lista geral alcança Caio Cedro, .*mantida a vaga 3 \(pela leitura adotada; ver art\. 3º, § 1º\)/);
  expect(outras).toEqual([]);
});

test('not called: a vaga that the used-up list leaves open is told', () => {
  // Porto Feliz, vaga 5 reserved (art. 3º § 1º); the only cotista is called 4th by the general list.
  const ficaVaga = pedidoDe('Porto Feliz', 5, { respostas: { 'cotistas-insuficientes': 'fica vaga' } });
  expect(de('0E', ficaVaga, UM_COTISTA).frases.at(-1)).toMatch(
    /^A vaga 5 fica aberta: lista específica esgotada; a vaga não reverte à lista geral \(pela leitura adotada; ver art\. 1º, § 6º; art\. 1º, § 3º\)\.$/,
  );
});

test('not called: of many worse-placed people called before, the first three and how many more', () => {
  const cotistas = Array.from({ length: 5 }, (_, i) => `${i + 21} | C${i} | Cotista ${i} | SIM`);
  const outros = Array.from({ length: 20 }, (_, i) => `${i + 1} | G${i} | Pessoa ${i} | NÃO`);
  // 20 vagas: the 5th, 10th, 15th and 20th are reserved; 16 people of the general list.
  const { frases } = de('G19', pedidoDe('Porto Feliz', 20), ['Class. | Inscrição | Nome | Negro', ...outros, ...cotistas].join('\n'));
  expect(frases.filter((frase) => frase.startsWith('É chamada antes'))).toHaveLength(3);
  expect(frases.at(-1)).toBe('E mais 1 chamada de pessoas que vêm depois na lista geral.');
});

test('no vagas: only lists', () => {
  expect(de('0A', pedidoDe('Ferraz', 0)).frases).toEqual([
    'Ana Jatobá não está entre as pessoas chamadas nesta ordem de 0 vagas.',
    'Não há vagas oferecidas: só há listas (cadastro de reserva).',
    'Está em 1º lugar na lista geral (classificação 1).',
    'Está em 1º lugar na lista específica de pessoas negras.',
  ]);
});

test('out of every list, with the reason', () => {
  expect(de('0G')).toMatchObject({ chamada: false, frases: ['Gil Umbu não está em nenhuma lista: eliminação do concurso.'] });
  expect(de('0H')).toMatchObject({ chamada: false, frases: ['Hugo Buriti não está em nenhuma lista: desistência antes da nomeação.'] });
});

test('blocked: no one below the question is told anything, who is above is', () => {
  const empatadas = LINHAS.replace('5      | 0E', '4      | 0E');
  expect(de('0D', CINCO, empatadas)).toMatchObject({
    chamada: false,
    frases: ['A ordem ainda não pode ser dita: há perguntas ou erros a resolver antes (veja os problemas).'],
  });
  expect(de('0A', CINCO, empatadas).chamada).toBe(true);
});

test('a membership that was refused, or is still to be verified', () => {
  const linhas = `Class. | Inscrição | Nome | Negro | Heteroidentificação
    1 | 01 | Ana Jatobá | SIM | Indeferido
    2 | 02 | Bia Ipê    | SIM | Em recurso`;
  const uma = pedidoDe('Ferraz', 1);
  expect(de('01', uma, linhas).frases.at(-1)).toBe('A condição para a reserva (Negros) não foi confirmada: a pessoa concorre só pela lista geral.');
  expect(de('02', uma, linhas).frases.at(-1)).toBe('A condição para a reserva (Negros) está pendente de verificação.');
});

test('the same inscrição in two cargos: one answer with both', () => {
  const linhas = `Cargo | Class. | Inscrição | Nome
    Médico   | 1 | 01 | Ana Jatobá
    Médico   | 2 | 02 | Bia Ipê
    Dentista | 1 | 03 | Caio Cedro
    Dentista | 2 | 01 | Ana Jatobá`;
  const resposta = de('1', pedidoDe('Ferraz', 1), linhas);
  expect(resposta).toMatchObject({ nome: 'Ana Jatobá', chamada: true });
  expect(resposta.frases).toEqual([
    'Médico: A 1ª chamada é a de Ana Jatobá.',
    expect.stringMatching(/^Médico: Vaga 1/),
    'Médico: Está em 1º lugar na lista geral (classificação 1).',
    'Dentista: Ana Jatobá não está entre as pessoas chamadas nesta ordem de 1 vaga.',
    'Dentista: Está em 2º lugar na lista geral (classificação 2); por essa lista é chamada 1 pessoa, até Caio Cedro (classificação 1).',
  ]);
});

test('someone unknown', () => {
  expect(de('99')).toMatchObject({ inscricao: '99', nome: '', chamada: false, frases: [] });
  expect(de('99').problemas.at(-1)).toMatchObject({ codigo: 'inscricao-desconhecida', gravidade: 'erro' });
});
