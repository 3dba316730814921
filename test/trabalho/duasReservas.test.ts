import { fraseDoProblema } from '../../src/redacao/problema';
import { ordenar } from '../../src/trabalho/ordem';
import { proximasChamadas } from '../../src/trabalho/proximas';
import type { Problema } from '../../src/core/problema';
import { concursoDe, lei, nasVagas, reserva } from '../propriedades/apoioDeLeis';
import { livro } from '../propriedades/doLivro';
import { pedidoDoCaso, rankingDoCaso } from '../propriedades/gerador';
import type { CasoDeLei } from '../propriedades/geradorDeLeis';
import { escreverLivro } from '../propriedades/livros';

/** Whoever a law puts in one only of the two groups they declared may be called later for it: never without a name. */

const MAIOR = { duasReservas: 'a-de-maior-percentual' as const };
const RESERVAS = [reserva('indigenas', 10), reserva('negros', 20)];

function frases(problemas: readonly Problema[]): string[] {
  return problemas.filter(({ codigo }) => codigo === 'duas-reservas').map(fraseDoProblema);
}

function daOrdem(caso: CasoDeLei): string[] {
  return frases(ordenar(rankingDoCaso(caso), pedidoDoCaso(caso)).problemas);
}

test('who declared two groups is named, with the groups, the one in which they compete and the article', () => {
  expect(daOrdem(concursoDe(lei(RESERVAS, MAIOR), 'A B:negros C:indigenas,negros D:indigenas', [3]))).toEqual([
    'Pessoa C (Reserva indigenas e Reserva negros; delas, concorre só em Reserva negros) declarou mais de um grupo: pela regra “a de maior percentual” (art. 1º), concorre só na reserva de maior percentual e pode ser chamada mais tarde do que seria pela outra. Confira as declarações na planilha e essa regra da lei.',
  ]);
});

test('equal shares: the first of the table is the one named', () => {
  const [frase] = daOrdem(
    concursoDe(lei([nasVagas('trans', [1]), nasVagas('negros', [2])], MAIOR), 'A B:negros,trans', [2]),
  );
  expect(frase).toMatch('concorre só em Reserva trans');
});

test('even with no vaga yet, when only the lists are made', () => {
  expect(daOrdem(concursoDe(lei(RESERVAS, MAIOR), 'A B:negros,indigenas', [0]))).toHaveLength(1);
});

test('twelve are named, and the others counted', () => {
  const pessoas = Array.from({ length: 14 }, (_, i) => `P${i + 1}:negros,indigenas`).join(' ');
  const [frase = ''] = daOrdem(concursoDe(lei(RESERVAS, MAIOR), pessoas, [2]));
  expect(frase).toMatch(/^14 pessoas declararam mais de um grupo: Pessoa P1 \(/);
  expect(frase).toMatch(/Pessoa P12 \([^)]*\) e mais 2\. Pela regra/);
  expect(frase).not.toMatch('Pessoa P13');
});

test('nobody is told of it for whom it does not matter', () => {
  const sem = (criterio: CasoDeLei['lei'], pessoas: string): void =>
    expect(daOrdem(concursoDe(criterio, pessoas, [3]))).toEqual([]);
  sem(lei(RESERVAS), 'A B:negros,indigenas');
  sem(lei(RESERVAS, MAIOR), 'A B:negros C:indigenas');
  // A disability adds to a group; a group that the law does not have is none.
  sem(lei([reserva('pcd', 10), ...RESERVAS], MAIOR), 'A B:negros,pcd C:indigenas,trans');
  const negada = concursoDe(lei(RESERVAS, MAIOR), 'A B:negros,indigenas C:negros,indigenas', [3]);
  const pessoas = negada.pessoas.map((pessoa) =>
    pessoa.inscricao === 'B'
      ? { ...pessoa, reservas: { ...pessoa.reservas, negros: 'negada' as const } }
      : { ...pessoa, situacao: pessoa.inscricao === 'C' ? ('eliminado' as const) : pessoa.situacao },
  );
  expect(daOrdem({ ...negada, pessoas })).toEqual([]);
});

test('the next calls name who still waits: not who was called, nor who was refused in one of the two', () => {
  const caso = concursoDe(lei(RESERVAS, MAIOR), 'A B:negros,indigenas C:negros,indigenas D:negros,indigenas E', []);
  const pedido = pedidoDoCaso(caso);
  const depois = (...atos: string[]): string[] =>
    frases(
      proximasChamadas(rankingDoCaso(caso), escreverLivro(livro('oferta 4', ...atos)), pedido, { chamar: 0 }).problemas,
    );
  expect(depois()[0]).toMatch(/^3 pessoas .*Pessoa B .*Pessoa C .*Pessoa D /);
  const [uma = ''] = depois('nomeação 1 A ampla', 'nomeação 2 B ampla', 'cota não confirmada C negros');
  expect(uma).toMatch(/^Pessoa D \(/);
});
