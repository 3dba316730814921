import { conferir } from '../../src/trabalho/conferir';
import { fraseDoProblema } from '../../src/redacao/problema';
import { codigos, historia, livroDe, pedidoDe, rankingDe, type Historia } from './apoio';

const FERRAZ = pedidoDe('Ferraz', 0);
/** A B C* D E F*; vagas 3 and 8 are reserved (20 %, art. 1º). */
const RANKING = rankingDe(
  `Class. | Inscrição | Nome       | Negro
   1      | 0A        | Ana Jatobá | NÃO
   2      | 0B        | Bia Ipê    | NÃO
   3      | 0C        | Caio Cedro | SIM
   4      | 0D        | Davi Pequi | NÃO
   5      | 0E        | Eva Angico | NÃO
   6      | 0F        | Fábio Ingá | SIM`,
  FERRAZ,
);
const de = (atos: string, chamar = 1): Historia => historia(RANKING, livroDe(atos), FERRAZ, chamar);
const graves = ({ problemas }: Historia): string[] =>
  codigos(problemas).filter((codigo) => !codigo.startsWith('aviso'));
const avisos = ({ problemas }: Historia): string[] =>
  problemas.filter(({ codigo }) => codigo === 'ato-a-conferir').map(fraseDoProblema);

/** dominio.md § 7: "`decisão judicial`: a nomeação ordered by a court, for the stated vaga or outside the vagas". A fact. */
describe('a court orders the nomination of someone who had been nominated and left', () => {
  const NOMEADA = 'oferta ||||||5\nnomeação || 1 | 0A | ampla';

  test.each(['desistência', 'posse não tomada', 'tornada sem efeito', 'eliminação'])(
    'after %s: to the vaga that had reopened',
    (saida) => {
      const historia = de(`${NOMEADA}\n${saida} ||| 0A\ndecisão judicial || 1 | 0A | ampla`);
      expect(graves(historia)).toEqual([]);
      // Nobody is called twice: vaga 2 goes to B, not to A.
      expect(historia).toMatchObject({ conforme: true, proximas: ['2 0B ampla'] });
      expect(historia.abertas).not.toContain('1 ampla reaberta');
    },
  );

  test('after a vacância, which extinguishes the vaga: to another one', () => {
    const historia = de(`${NOMEADA}\nposse ||| 0A\nvacância ||| 0A\ndecisão judicial || 2 | 0A | ampla`);
    expect(graves(historia)).toEqual([]);
    expect(historia.proximas).toEqual(['3 0C negros']);
  });

  test('outside the vagas: none is consumed', () => {
    const historia = de(`${NOMEADA}\ndesistência ||| 0A\ndecisão judicial ||| 0A`, 2);
    expect(graves(historia)).toEqual([]);
    expect(historia.proximas).toEqual(['1 0B ampla', '2 0C ampla']);
  });

  test('and may take office, and leave again, when the vaga reopens; then a court may order it once more', () => {
    const outraVez = `${NOMEADA}\ndesistência ||| 0A\ndecisão judicial || 1 | 0A | ampla\nposse || 1 | 0A\ntornada sem efeito || 1 | 0A`;
    expect(graves(de(outraVez))).toEqual([]);
    expect(de(outraVez).proximas).toEqual(['1 0B ampla']);
    expect(graves(de(`${outraVez}\ndecisão judicial || 1 | 0A | ampla`))).toEqual([]);
  });

  test('who still holds a vaga, or is in outside the vagas, is a contradiction', () => {
    expect(graves(de(`${NOMEADA}\ndecisão judicial || 2 | 0A | ampla`))).toEqual(['erro ato-contraditorio']);
    expect(graves(de('oferta ||||||5\ndecisão judicial ||| 0A\ndecisão judicial || 1 | 0A | ampla'))).toEqual([
      'erro ato-contraditorio',
    ]);
  });

  test('a second ordinary nomeação of someone who left stays a contradiction', () => {
    expect(graves(de(`${NOMEADA}\ndesistência ||| 0A\nnomeação || 1 | 0A | ampla`))).toEqual([
      'erro ato-contraditorio',
    ]);
  });

  test('who is back in may be reached by compensation like anyone who holds a vaga', () => {
    // C* holds vaga 3 by the reserve again; the general list reaches C at vaga 4 (art. 3º § 1º): F is called.
    const atos =
      'oferta ||||||4\nnomeação || 1 | 0A | ampla\nnomeação || 2 | 0B | ampla\nnomeação || 3 | 0C | negros\ndesistência ||| 0C\ndecisão judicial || 3 | 0C | negros';
    expect(de(atos).proximas).toEqual(['4 0F negros']);
  });

  test('of someone whom the sheet leaves out, outside the vagas: they may still leave', () => {
    const fora = rankingDe(
      'Class. | Inscrição | Nome | Situação\n1 | 01 | Ana Jatobá | Eliminado\n2 | 02 | Bia Ipê |',
      FERRAZ,
    );
    const { problemas } = historia(
      fora,
      livroDe('oferta ||||||1\ndecisão judicial ||| 01\nposse ||| 01\ndesistência ||| 01'),
      FERRAZ,
    );
    expect(codigos(problemas).filter((codigo) => codigo.startsWith('erro'))).toEqual([]);
  });

  test('outside the vagas with a Lista: said, not lost', () => {
    expect(avisos(de('oferta ||||||5\ndecisão judicial ||| 0F | negros'))).toEqual([
      'Ato 2 (decisão judicial): a nomeação fica fora das vagas, e a coluna Lista (Negros) não conta nela: nenhuma vaga, reservada ou não, é consumida. Confira se a decisão não indica uma vaga.',
    ]);
  });
});

describe('a nomeação of someone who is in no list', () => {
  const frases = (atos: string, ranking = RANKING): string[] =>
    conferir(ranking, livroDe(atos), FERRAZ).divergencias.map(({ frase }) => frase);

  // § 7: "the replay goes on from the fact"; ADR 3: nothing is settled in silence. So a warning, and a divergence.
  test.each(['desistência', 'eliminação'])(
    'after their %s: a fact, with a warning; the audit says it before whose turn it was',
    (saida) => {
      const atos = `oferta ||||||5\n${saida} ||| 0D\nnomeação || 1 | 0D | ampla`;
      expect(graves(de(atos))).toEqual([]);
      expect(avisos(de(atos))).toEqual([
        `Ato 3 (nomeação): Davi Pequi (0D) já tinha saído do concurso: ${saida} (ato 2). A nomeação fica registrada, porque atos são fatos; confira o ato.`,
      ]);
      expect(de(atos).abertas).not.toContain('1 ampla nova');
      expect(frases(atos)).toEqual([
        expect.stringContaining(
          `outra pessoa. Davi Pequi já tinha saído do concurso: ${saida} (ato 2). O devido era: Vaga 1`,
        ),
      ]);
    },
  );

  test('out by the sheet', () => {
    const fora = rankingDe(
      'Class. | Inscrição | Nome | Situação\n1 | 01 | Ana Jatobá | Eliminado\n2 | 02 | Bia Ipê |',
      FERRAZ,
    );
    expect(frases('oferta ||||||1\nnomeação || 1 | 01 | ampla', fora)).toEqual([
      expect.stringContaining('Ana Jatobá não está em nenhuma lista: eliminação do concurso. O devido era'),
    ]);
  });

  test('in the lists, but not in the one named; or with the cota refused, by an act or by the sheet', () => {
    const ate2 = 'oferta ||||||5\nnomeação || 1 | 0A | ampla\nnomeação || 2 | 0B | ampla';
    expect(frases(`${ate2}\nnomeação || 3 | 0D | negros`)).toEqual([
      expect.stringContaining('Davi Pequi não está na lista específica de pessoas negras. O devido era'),
    ]);
    expect(frases(`${ate2}\ncota não confirmada ||| 0F\nnomeação || 3 | 0F | negros`)).toEqual([
      expect.stringContaining(
        'A condição de Fábio Ingá para a reserva (Negros) não foi confirmada (ato 4). O devido era',
      ),
    ]);
    const negada = rankingDe(
      'Class. | Inscrição | Nome | Negro | Heteroidentificação\n1 | 01 | Ana Jatobá | SIM | Indeferido\n2 | 02 | Bia Ipê | SIM |',
      FERRAZ,
    );
    expect(frases('oferta ||||||3\nnomeação || 3 | 01 | negros', negada)).toEqual([
      expect.stringContaining(
        'A condição de Ana Jatobá para a reserva (Negros) não foi confirmada, segundo a planilha. O devido era',
      ),
    ]);
  });

  test('when no call was due', () => {
    expect(
      frases(
        'oferta ||||||7\n' +
          'ABCDEF'
            .split('')
            .map((quem) => `desistência ||| 0${quem}`)
            .join('\n') +
          '\nnomeação || 1 | 0A | ampla',
      ),
    ).toEqual([
      'Ato 8: nomeação de Ana Jatobá para a vaga 1 pela lista geral, mas nenhuma chamada era devida para essa vaga. Ana Jatobá já tinha saído do concurso: desistência (ato 2).',
    ]);
  });

  test('a mere turn taken is no impediment', () => {
    expect(frases('oferta ||||||5\nnomeação || 1 | 0D | ampla')[0]).toContain('era a de outra pessoa. O devido era');
  });
});

describe('retificações and vacâncias that may be mistaken', () => {
  // § 7: Motivo names the act. A number of anything else names none, and two acts are two retificações.
  test.each([
    ['2', true],
    ['ato 2', true],
    ['Ato nº 2: pessoa trocada', true],
    ['retificação do ato 2, publicado em 10/02/2026', true],
    ['retifica o 2', true],
    ['Cancelamento do registro nº 2 - pessoa trocada', true],
    ['conforme parecer 2', false],
    ['art. 2º', false],
    ['erro do DOM 2', false],
    ['2 dias de atraso', false],
    ['2ª vara cível', false],
    ['nomeação de 2 pessoas', false],
    ['ato 2 e ato 1', false],
    ['ato 2, o mesmo ato 2', true],
  ])('%s', (motivo, cancela) => {
    const { problemas, abertas } = historia(
      RANKING,
      livroDe(`oferta ||||||5\nnomeação || 1 | 0A | ampla\nretificação |||||||${motivo}`),
      FERRAZ,
      0,
    );
    expect(problemas.some(({ codigo }) => codigo === 'ato-contraditorio')).toBe(!cancela);
    expect(abertas.some((aberta) => aberta.startsWith('1 '))).toBe(cancela);
  });

  const frases = (atos: string, gravidade = 'erro'): string[] =>
    de(atos, 0)
      .problemas.filter((problema) => problema.gravidade === gravidade)
      .map(fraseDoProblema);

  test('an act retified twice: the second time there is nothing to cancel', () => {
    const atos = 'oferta ||||||5\nnomeação || 1 | 0A | ampla\nretificação |||||||2\nretificação |||||||2';
    expect(frases(atos)).toEqual([
      'Ato 4 (retificação): a retificação do ato 3 já tinha cancelado o mesmo ato. Corrija o ato ou retifique o que veio antes.',
    ]);
    // Cancelling the first retificação makes the act count again, and then it may be cancelled.
    expect(
      frases(
        'oferta ||||||5\nnomeação || 1 | 0A | ampla\nretificação |||||||2\nretificação |||||||3\nretificação |||||||2',
      ),
    ).toEqual([]);
  });

  test('a vaga of an oferta that was retified: it was offered', () => {
    expect(frases('oferta ||||||5\noferta ||||||2\nnomeação || 6 | 0A | ampla\nretificação |||||||2')).toEqual([
      'Ato 3: a vaga 6 deixou de existir (há 5), porque a oferta do ato 2 foi cancelada pela retificação do ato 4. Corrija a vaga, retifique também este ato ou registre de novo a oferta.',
    ]);
    expect(frases('oferta ||||||5\noferta ||||||2\nnomeação || 9 | 0A | ampla\nretificação |||||||2')[0]).toMatch(
      /a vaga 9 nunca foi oferecida \(há 5\)/,
    );
  });

  test('a vacância without posse', () => {
    const nomeada = 'oferta ||||||5\nnomeação || 1 | 0A | ampla';
    expect(frases(`${nomeada}\nvacância ||| 0A`, 'aviso')).toEqual([
      'Ato 3 (vacância): não há posse de Ana Jatobá (0A) no livro. A vacância é de quem tomou posse, e não reabre a vaga: confira o tipo do ato ou registre antes a posse.',
    ]);
    expect(frases(`${nomeada}\nposse ||| 0A\nvacância ||| 0A`, 'aviso')).toEqual([]);
  });
});
