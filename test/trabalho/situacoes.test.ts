import { codigos, historia, livroDe, pedidoDe, rankingDe, type Historia } from './apoio';

/**
 * A control sheet of RH says where people are today; the livro, how they got there (dominio.md § 7). Ana's line says
 * `situacao`; vagas 1 and 2 are ampla, 3 is of the reserve.
 */
const FERRAZ = pedidoDe('Ferraz', 0);

function comAna(situacao: string, atos: string, verificacao = 'Deferido'): Historia {
  const ranking = rankingDe(
    `Class. | Inscrição | Nome       | Negro | Heteroidentificação | Situação
     1      | 01        | Ana Jatobá | SIM   | ${verificacao}      | ${situacao}
     2      | 02        | Bia Ipê    | NÃO   |                     |
     3      | 03        | Caio Cedro | SIM   | Deferido            |
     4      | 04        | Davi Pequi | NÃO   |                     |`,
    FERRAZ,
  );
  return historia(ranking, livroDe(`oferta ||||||3\n${atos}`), FERRAZ);
}

const NOMEADA = 'nomeação || 1 | 01 | ampla';
const DESISTE = 'desistência || 1 | 01';
const ELIMINADA = 'eliminação || 1 | 01';
const FIM = 'fim de fila ||| 01';

test.each<[string, string, string[], string]>([
  // The sheet tells the end of a story that the livro tells whole: nothing to say.
  ['Nomeado', NOMEADA, [], '2 02 ampla'],
  ['Nomeado', `${NOMEADA}\n${DESISTE}`, [], '1 02 ampla'],
  ['Nomeado', `${NOMEADA}\nposse || 1 | 01`, [], '2 02 ampla'],
  ['Desistente', `${NOMEADA}\n${DESISTE}`, [], '1 02 ampla'],
  ['Desistente', `${NOMEADA}\nposse não tomada || 1 | 01`, [], '1 02 ampla'],
  ['Desistente', 'desistência ||| 01', [], '1 02 ampla'],
  ['Desistente', '', [], '1 02 ampla'],
  ['Eliminado', `${NOMEADA}\n${ELIMINADA}`, [], '1 02 ampla'],
  ['Eliminado', '', [], '1 02 ampla'],
  ['Fim de fila', `${NOMEADA}\n${FIM}`, [], '1 02 ampla'],
  ['Fim de fila', '', [], '1 02 ampla'],
  ['Sub judice', NOMEADA, [], '2 02 ampla'],
  ['', NOMEADA, [], '2 02 ampla'],
])('%s, with the acts %j: nothing differs', (situacao, atos, esperados, proxima) => {
  const { conforme, problemas, proximas } = comAna(situacao, atos);
  expect([conforme, codigos(problemas), proximas]).toEqual([true, esperados, [proxima]]);
});

test.each([
  ['Desistente', NOMEADA],
  ['Eliminado', NOMEADA],
  ['Eliminado', `${NOMEADA}\n${DESISTE}`],
  ['Fim de fila', NOMEADA],
])('%s in the sheet and named by %j, without the act that says so: a divergence and a notice', (situacao, atos) => {
  const { conforme, divergencias, problemas } = comAna(situacao, atos);
  expect([conforme, divergencias]).toEqual([false, ['2: 01']]);
  expect(problemas).toEqual([expect.objectContaining({ codigo: 'situacao-diverge', gravidade: 'aviso', lugar: { aba: 'Resultado', linha: 2 } })]);
});

test.each(['', 'desistência ||| 01', 'posse ||| 01'])('named in the sheet and never in the livro (%j): nothing is said until the act is there', (atos) => {
  const { conforme, problemas, proximas } = comAna('Nomeado', atos);
  expect([conforme, proximas]).toEqual([false, []]);
  expect(problemas).toContainEqual(expect.objectContaining({ codigo: 'situacao-diverge', gravidade: 'erro', lugar: { aba: 'Resultado', linha: 2 } }));
});

test('an act that was cancelled explains nothing', () => {
  expect(codigos(comAna('Nomeado', `${NOMEADA}\nretificação |||||||2`).problemas)).toEqual(['erro situacao-diverge']);
});

describe('a refused quota', () => {
  const ATE_A_COTA = 'nomeação || 1 | 02 | ampla\nnomeação || 2 | 03 | ampla';

  test('in the sheet only: never a member', () => {
    const { divergencias } = comAna('', `${ATE_A_COTA}\nnomeação || 3 | 01 | negros`, 'Indeferido');
    expect(divergencias).toContain('4: 01');
  });

  test('in the sheet and by an act: a member until the act, then in the lista geral', () => {
    const antes = comAna('', 'cota não confirmada ||| 01 | negros', 'Indeferido');
    expect([antes.conforme, antes.proximas, codigos(antes.problemas)]).toEqual([true, ['1 01 ampla'], []]);
  });

  test('of a vaga held by the reserve: it reopens as reserved, and the person waits again', () => {
    const ranking = rankingDe(
      `Class. | Inscrição | Nome       | Negro | Heteroidentificação
       1      | 01        | Ana Jatobá | NÃO   |
       2      | 02        | Bia Ipê    | NÃO   |
       3      | 03        | Caio Cedro | SIM   | Indeferido
       4      | 04        | Davi Pequi | SIM   | Deferido
       5      | 05        | Eva Angico | NÃO   |`,
      FERRAZ,
    );
    const atos = `oferta ||||||4
      nomeação || 1 | 01 | ampla
      nomeação || 2 | 02 | ampla
      nomeação || 3 | 03 | negros
      cota não confirmada ||| 03`;
    const { conforme, abertas, proximas } = historia(ranking, livroDe(atos), FERRAZ, 2);
    expect([conforme, abertas, proximas]).toEqual([true, ['3 negros reaberta', '4 ampla nova'], ['3 04 negros', '4 03 ampla']]);
  });

  test('of PcD, by an act that names it', () => {
    const pedido = pedidoDe('Ferraz', 0, { pcd: { geral: { tipo: 'posições', posicoes: [2] }, porCargo: [] } });
    const ranking = rankingDe(
      `Class. | Inscrição | Nome       | PcD
       1      | 01        | Ana Jatobá | NÃO
       2      | 02        | Bia Ipê    | Indeferido
       3      | 03        | Caio Cedro | SIM`,
      pedido,
    );
    const atos = 'oferta ||||||3\nnomeação || 1 | 01 | ampla\nnomeação || 2 | 02 | pcd\ncota não confirmada ||| 02 | pcd';
    const { conforme, proximas } = historia(ranking, livroDe(atos), pedido, 2);
    expect([conforme, proximas]).toEqual([true, ['2 03 pcd', '3 02 ampla']]);
  });
});
