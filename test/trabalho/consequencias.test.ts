import type { PerguntaId } from '../../src/core/perguntas';
import { fraseDaConsequencia } from '../../src/redacao/consequencia';
import { consequencias, type Consequencia } from '../../src/trabalho/consequencias';
import { ordenar } from '../../src/trabalho/ordem';
import type { Pedido } from '../../src/trabalho/pedido';
import { lerAbas } from '../../src/planilha/leitura';
import { aba } from '../planilha/tabelas';
import { pedidoDe, rankingDe } from './apoio';

/** People in order, "Ana Bia* Caio": a star for the members of the reserva; more than one cargo between bars. */
function ranking(pessoas: string, pedido: Pedido): ReturnType<typeof rankingDe> {
  const linhas = pessoas.split('|').flatMap((doCargo, cargo) =>
    doCargo
      .trim()
      .split(/\s+/)
      .map((nome, i) => `Cargo ${cargo + 1} | ${i + 1} | ${cargo}0${i + 1} | ${nome.replace('*', '')} Ipê | ${nome.endsWith('*') ? 'SIM' : 'NÃO'}`),
  );
  return rankingDe(['Cargo | Class. | Inscrição | Nome | Negro ou indígena', ...linhas].join('\n'), pedido);
}

function de(pessoas: string, pedido: Pedido, pergunta: PerguntaId): Consequencia[] {
  const lido = ranking(pessoas, pedido);
  return consequencias(lido, pedido, pergunta, ordenar(lido, pedido));
}

const frases = (todas: readonly Consequencia[]): string[] =>
  todas.map((uma) => `${uma.resposta}: ${fraseDaConsequencia(uma).replace(/ de Cargo 1/g, '').replace(/ Ipê/g, '')}`);

// Porto Feliz, Lei 4.993/2011, art. 1º (20 %) and art. 3º, § 1º ("a quinta vaga de cada grupo de cinco vagas"): of 3 vagas
// the share is 0,6, rounded to 1. By default it is the last vaga offered; literally there is no fifth vaga; by
// proportion the 3rd is the first at which the share gives 1.
describe('grupo-incompleto, 3 vagas', () => {
  test('literally, the first of the general list is called in place of the cotista', () => {
    expect(frases(de('Ana Bia Caio Davi*', pedidoDe('Porto Feliz', 3), 'grupo-incompleto'))).toEqual([
      'literal: muda 1 das 3 chamadas: vaga 3, Caio no lugar de Davi',
      'proporcional: não muda nada aqui',
    ]);
  });

  test('the same person, who then holds the vaga by the general list', () => {
    expect(frases(de('Ana Bia Caio*', pedidoDe('Porto Feliz', 3), 'grupo-incompleto'))).toEqual([
      'literal: muda 1 das 3 chamadas: vaga 3, Caio nos dois casos, mas ocupando por “Ampla concorrência”, não por “Negros e indígenas”',
      'proporcional: não muda nada aqui',
    ]);
  });

  test('from the literal reading back: who loses the call is told the other way round', () => {
    const pedido = pedidoDe('Porto Feliz', 3, { respostas: { 'grupo-incompleto': 'literal' } });
    expect(frases(de('Ana Bia Caio Davi*', pedido, 'grupo-incompleto'))).toEqual([
      'ultima-vaga-oferecida: muda 1 das 3 chamadas: vaga 3, Davi no lugar de Caio',
      'proporcional: muda 1 das 3 chamadas: vaga 3, Davi no lugar de Caio',
    ]);
  });

  test('two cargos: the vaga is told with its own', () => {
    const [literal] = de('Ana Bia Caio Davi* | Eva Gil Hugo* Ivo', pedidoDe('Porto Feliz', 3), 'grupo-incompleto');
    expect(literal).toMatchObject({ mudam: 2, total: 6 });
    expect(literal?.exemplos.map(({ cargo, vaga }) => `${cargo} ${vaga}`)).toEqual(['Cargo 1 3', 'Cargo 2 3']);
    expect(literal && fraseDaConsequencia(literal)).toContain('vaga 3 de Cargo 1, Caio Ipê no lugar de Davi Ipê; vaga 3 de Cargo 2, Hugo Ipê nos dois casos');
  });
});

// Porto Feliz, art. 1º, § 6º: with one cotista for two calls the law doesn't say whether the vaga reverts (casos.md: the
// reserved vaga 5 of 5, "A B* C D E F"). B is called second by the general list, and the specific list is over.
describe('cotistas-insuficientes, 5 vagas', () => {
  test('nobody in place of who would be called by reversal', () => {
    expect(frases(de('Ana Bia* Caio Davi Eva Gil', pedidoDe('Porto Feliz', 5), 'cotistas-insuficientes'))).toEqual([
      'fica-vaga: muda 1 das 5 chamadas: vaga 5, ninguém no lugar de Eva',
    ]);
  });

  test('and somebody where nobody was called', () => {
    const pedido = pedidoDe('Porto Feliz', 5, { respostas: { 'cotistas-insuficientes': 'fica vaga' } });
    expect(frases(de('Ana Bia* Caio Davi Eva Gil', pedido, 'cotistas-insuficientes'))).toEqual([
      'reverte: muda 1 das 5 chamadas: vaga 5, Eva onde ninguém era chamado',
    ]);
  });
});

// Vaga 3 reserved (by proportion), 5 vagas: 1 Ana, 2 Bia, 3 Davi (cota), 4 Caio, and vaga 5, where the general list reaches
// Davi, 4th. In the order of calls he stays in the cota, and Eva, 5th, comes by the general list; compensated, he passes
// to the ampla, and Eva comes by the cota that he leaves. The same people in the same vagas, held otherwise.
test('the same calls, with two people holding their vagas otherwise', () => {
  const pedido = pedidoDe('Porto Feliz', 5, { respostas: { 'grupo-incompleto': 'proporcional' } });
  expect(frases(de('Ana Bia Caio Davi* Eva* Gil', pedido, 'computo'))).toEqual([
    'compensada: muda 2 das 5 chamadas: ' +
      'vaga 3, Davi nos dois casos, mas ocupando por “Ampla concorrência”, não por “Negros e indígenas”; ' +
      'vaga 5, Eva nos dois casos, mas ocupando por “Negros e indígenas”, não por “Ampla concorrência”',
  ]);
});

// 20 vagas, the only cotistas after everyone: fifth of each group 5, 10, 15, 20; by proportion 3, 8, 13, 18. In each group
// the cotista comes two vagas earlier, and the two people who were there come one later: 3 differences, 12 in all.
test('only three differences are told, and how many more there are', () => {
  const nomes = Array.from({ length: 40 }, (_, i) => `P${i}${i >= 30 ? '*' : ''}`).join(' ');
  const todas = de(nomes, pedidoDe('Porto Feliz', 20), 'grupo-incompleto');
  expect(frases(todas)).toEqual([
    'literal: não muda nada aqui',
    'proporcional: muda 12 das 20 chamadas: vaga 3, P30 no lugar de P2; vaga 4, P2 no lugar de P3; vaga 5, P3 no lugar de P30; e mais 9',
  ]);
});

test('nothing is said while a tie could change the calls, nor of an answer that asks for a number', () => {
  const pedido = pedidoDe('Porto Feliz', 1);
  const lido = rankingDe('Class. | Inscrição | Nome\n1 | 01 | Ana Ipê\n1 | 02 | Bia Ipê', pedido);
  const todas = consequencias(lido, pedido, 'grupo-incompleto', ordenar(lido, pedido));
  expect(frases(todas)).toEqual(['literal', 'proporcional'].map((resposta) => `${resposta}: ainda não se pode dizer: faltam respostas`));
  expect(frases(de('Ana Bia* Caio', pedidoDe('Porto Feliz', 2), 'base'))).toEqual([
    'informada-no-edital: ainda não se pode dizer: faltam respostas',
  ]);
});

test('a question that the law does not raise has no answers to weigh', () => {
  expect(de('Ana Bia*', pedidoDe('Porto Feliz', 2), 'fim-do-prazo')).toEqual([]);
});

test('namesakes are told by their inscrição', () => {
  const pedido = pedidoDe('Porto Feliz', 3);
  const lido = rankingDe(
    'Class. | Inscrição | Nome | Negro\n1 | 01 | Ana Ipê | NÃO\n2 | 02 | Bia Ipê | NÃO\n3 | 03 | Caio Ipê | NÃO\n4 | 04 | Caio Ipê | SIM',
    pedido,
  );
  const [literal] = consequencias(lido, pedido, 'grupo-incompleto', ordenar(lido, pedido));
  expect(literal && fraseDaConsequencia(literal)).toBe(
    'muda 1 das 3 chamadas: vaga 3, Caio Ipê (inscrição 03) no lugar de Caio Ipê (inscrição 04)',
  );
});

// 5 vagas: by default 1 Ana, 2 Bia, 3 Caio, 4 Davi, 5 Eva (cota); by proportion 3 Eva (cota), 4 Caio, 5 Davi.
test('two people in the same row of two sheets are two people', () => {
  const pedido = pedidoDe('Porto Feliz', 5);
  const titulos = 'Cargo | Class. | Inscrição | Nome | Negro\n';
  const primeira = aba(`${titulos}Médico | 1 | 01 | Ana Ipê | NÃO\nMédico | 2 | 02 | Bia Ipê | NÃO\nMédico | 3 | 03 | Caio Ipê | NÃO`, 'Um');
  const segunda = aba(`${titulos}Médico | 6 | 06 | Gil Ipê | NÃO\nMédico | 5 | 05 | Eva Ipê | SIM\nMédico | 4 | 04 | Davi Ipê | NÃO`, 'Dois');
  const lido = lerAbas([primeira, segunda], { reservas: pedido.lei.reservas });
  const [, proporcional] = consequencias(lido, pedido, 'grupo-incompleto', ordenar(lido, pedido));
  expect(proporcional && fraseDaConsequencia(proporcional).replace(/ de Médico| Ipê/g, '')).toBe(
    'muda 3 das 5 chamadas: vaga 3, Eva no lugar de Caio; vaga 4, Caio no lugar de Davi; vaga 5, Davi no lugar de Eva',
  );
});

test('the clause for a single call', () => {
  expect(fraseDaConsequencia({ mudam: 1, total: 1 })).toBe('muda a única chamada');
  expect(fraseDaConsequencia({ mudam: 0, total: 1 })).toBe('não muda nada aqui');
});
