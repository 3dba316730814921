import { conferir } from '../../src/trabalho/conferir';
import { proximasChamadas } from '../../src/trabalho/proximas';
import { fraseDoProblema } from '../../src/redacao/problema';
import { codigos, historia, livroDe, pedidoDe, rankingDe } from './apoio';

const FERRAZ = pedidoDe('Ferraz', 0);

/** The worked example of dominio.md § 6: A* B C* D E F*, 5 vagas. */
const RANKING = rankingDe(
  `Class. | Inscrição | Nome       | Negro
   1      | 0A        | Ana Jatobá | SIM
   2      | 0B        | Bia Ipê    | NÃO
   3      | 0C        | Caio Cedro | SIM
   4      | 0D        | Davi Pequi | NÃO
   5      | 0E        | Eva Angico | NÃO
   6      | 0F        | Fábio Ingá | SIM`,
  FERRAZ,
);
const ATE_TRES = `oferta ||||||5
  nomeação || 1 | 0A | ampla
  nomeação || 2 | 0B | ampla
  nomeação || 3 | 0C | negros`;

// § 7: open vagas are filled by number; a reserved one left behind is how cotistas are passed over.
test('a vaga left behind while later ones are filled', () => {
  const saltadas = (atos: string): unknown[] =>
    historia(RANKING, livroDe(`oferta ||||||5\n${atos}`), FERRAZ, 0).problemas.flatMap((problema) =>
      problema.codigo === 'vaga-saltada' ? [problema.dados] : [],
    );
  expect(saltadas('nomeação || 1 | 0A | ampla\nnomeação || 2 | 0B | ampla\nnomeação || 4 | 0D | ampla')).toEqual([
    { vagas: [3], depois: 4 },
  ]);
  // Recorded in another order, none is left behind in the end.
  expect(saltadas('nomeação || 2 | 0B | ampla\nnomeação || 1 | 0A | ampla')).toEqual([]);
  // A vaga that reopened was filled once.
  expect(saltadas('nomeação || 1 | 0A | ampla\nnomeação || 2 | 0B | ampla\ndesistência ||| 0A')).toEqual([]);
  // A vaga that was never offered is another problem.
  expect(saltadas('nomeação || 9 | 0A | ampla')).toEqual([]);
});

// Porto Feliz says nothing of PcD: which vagas are theirs is the edital's, and the livro does not keep it.
test('a livro with a PcD nominated, and no rule of PcD', () => {
  const pedido = pedidoDe('Porto Feliz', 0);
  const ranking = rankingDe(
    `Class. | Inscrição | Nome       | Negro ou indígena | PcD
     1      | 0A        | Ana Jatobá | NÃO | NÃO
     2      | 0B        | Bia Ipê    | NÃO | SIM`,
    pedido,
  );
  const livro = livroDe('oferta ||||||5\nnomeação || 5 | 0B | pcd');
  const avisos = (pcd: typeof pedido.pcd): (string | undefined)[] =>
    historia(ranking, livro, { ...pedido, pcd }, 0).problemas.flatMap(({ codigo, lugar }) =>
      codigo === 'pcd-sem-regra' ? [`${lugar?.coluna}${lugar?.linha}`] : [],
    );
  expect(avisos({ porCargo: [] })).toEqual(['G3']);
  expect(avisos({ geral: { tipo: 'federal' }, porCargo: [] })).toEqual([]);
  expect(avisos({ geral: { tipo: 'número', quantas: 0 }, porCargo: [] })).toEqual([]);
});

describe('what a livro leaves blank is inferred, and said', () => {
  const avisos = (atos: string): [string | undefined, string][] =>
    historia(RANKING, livroDe(atos), FERRAZ, 0)
      .problemas.filter(({ codigo }) => codigo === 'ato-inferido')
      .map((problema) => [`${problema.lugar?.coluna ?? ''}${problema.lugar?.linha ?? ''}`, fraseDoProblema(problema)]);

  test('the list of the call that was due', () => {
    expect(avisos('oferta ||||||5\nnomeação || 1 | 0A')).toEqual([
      ['G3', 'Ato 2: a coluna Lista está vazia; como a pessoa é a devida, foi lida a lista da chamada devida (ampla). Confirme, preenchendo o livro.'],
    ]);
  });

  test('the list and the compensation of the call that was due', () => {
    expect(avisos(`${ATE_TRES}\nnomeação || 4 | 0F`)).toEqual([
      ['G6', 'Ato 5: a coluna Lista está vazia; como a pessoa é a devida, foi lida a lista da chamada devida (negros). Confirme, preenchendo o livro.'],
      ['H6', 'Ato 5: a coluna Compensa está vazia; pela chamada devida, Caio Cedro (0C) passa a ocupar vaga da ampla. Confirme, preenchendo o livro.'],
    ]);
  });

  test('the vaga', () => {
    expect(avisos('oferta ||||||5\nnomeação ||| 0A | ampla')).toEqual([
      ['E3', 'Ato 2: a coluna Vaga está vazia; foi lida a primeira vaga aberta (1). Confirme, preenchendo o livro.'],
    ]);
  });

  test.each([
    ['2 of the reserve, a member: the modalidade of the vaga', 'nomeação || 1 | 0A | ampla\nnomeação || 2 | 0B | ampla\nnomeação || 3 | 0F', 'negros'],
    ['someone else in an ampla vaga', 'nomeação || 1 | 0B', 'ampla'],
  ])('whoever is not the one due: %s', (_, atos, lista) => {
    const livro = livroDe(`oferta ||||||5\n${atos}`);
    const ultimo = avisos(`oferta ||||||5\n${atos}`).at(-1)?.[1];
    expect(ultimo).toMatch(new RegExp(`a coluna Lista está vazia, e a pessoa não é a devida; foi lida ${lista}\\.`));
    expect(conferir(RANKING, livro, FERRAZ).conforme).toBe(false);
  });

  test('a tie that the act decided', () => {
    const empatados = rankingDe(
      `Class. | Inscrição | Nome
       1      | 01        | Ana Jatobá
       1      | 02        | Bia Ipê`,
      FERRAZ,
    );
    const { problemas, proximas } = historia(empatados, livroDe('oferta ||||||2\nnomeação || 1 | 02 | ampla'), FERRAZ);
    expect(problemas).toContainEqual(expect.objectContaining({ codigo: 'ato-inferido', dados: expect.objectContaining({ oque: 'empate' }) }));
    expect(proximas).toEqual(['2 01 ampla']);
  });

  test('with everything written, nothing is inferred', () => {
    expect(avisos(`${ATE_TRES}\nnomeação || 4 | 0F | negros | 0C\nnomeação || 5 | 0D | ampla`)).toEqual([]);
  });
});

describe('acts of several cargos in one livro', () => {
  const DOIS = rankingDe(
    `Cargo      | Class. | Inscrição | Nome       | Negro
     Médico     | 1      | 01        | Ana Jatobá | NÃO
     Médico     | 2      | 02        | Bia Ipê    | NÃO
     Enfermeiro | 1      | 11        | Caio Cedro | NÃO
     Enfermeiro | 2      | 12        | Davi Pequi | NÃO
     Enfermeiro | 3      | 13        | Eva Angico | SIM`,
    FERRAZ,
  );
  const ATOS = `oferta | MEDICO |||||1
    oferta | Enfermeiro |||||3
    nomeação | médico | 1 | 01 | ampla
    nomeação || 1 | 11 | ampla`;

  test('each cargo has its own vagas and its own next calls; a person tells the cargo that a row leaves blank', () => {
    const { cargos, problemas } = proximasChamadas(DOIS, livroDe(ATOS), FERRAZ, { chamar: 2, cargo: 'enfermeiro' });
    expect(problemas).toEqual([]);
    expect(cargos).toMatchObject([
      {
        cargo: 'Enfermeiro',
        estado: { vagas: 3, ocupadas: 1 },
        proximas: [
          { chamada: 2, vaga: 2, inscricao: '12' },
          { chamada: 3, vaga: 3, inscricao: '13', lista: 'negros' },
        ],
      },
    ]);
  });

  test('what is wrong in one cargo does not stop the other', () => {
    const { cargos, problemas } = proximasChamadas(DOIS, livroDe(`${ATOS}\nnomeação | Médico | 1 | 02 | ampla`), FERRAZ, { chamar: 0 });
    expect(codigos(problemas)).toEqual(['erro ato-contraditorio']);
    expect(problemas[0]).toMatchObject({ cargo: 'Médico' });
    expect(cargos.map(({ estado }) => estado.ocupadas)).toEqual([1, 1]);
    const soUm = proximasChamadas(DOIS, livroDe(`${ATOS}\nnomeação | Médico | 1 | 02 | ampla`), FERRAZ, { chamar: 1, cargo: 'Enfermeiro' });
    expect(soUm.cargos[0]?.proximas).toHaveLength(1);
  });

  test('an oferta without its cargo, a cargo that is not there, a person of the other cargo', () => {
    const { problemas } = conferir(DOIS, livroDe(`${ATOS}\noferta ||||||2\noferta | Dentista |||||1\nnomeação | Médico | 1 | 12`), FERRAZ);
    expect(problemas).toMatchObject([
      { codigo: 'ato-incompleto', lugar: { linha: 6, coluna: 'D' } },
      { codigo: 'cargo-desconhecido', lugar: { linha: 7, coluna: 'D' }, dados: { cargo: 'Dentista', cargos: ['Médico', 'Enfermeiro'] } },
      { codigo: 'inscricao-desconhecida', lugar: { linha: 8, coluna: 'F' } },
    ]);
  });

  test('a ranking without cargos takes the livro’s one name for it, not two', () => {
    const umNome = livroDe('oferta | Médico |||||5\nnomeação || 1 | 0A | ampla');
    expect(conferir(RANKING, umNome, FERRAZ)).toMatchObject({ conforme: true, problemas: [] });
    const dois = livroDe('oferta | Médico |||||5\nnomeação | Dentista | 1 | 0A | ampla');
    expect(codigos(conferir(RANKING, dois, FERRAZ).problemas)).toEqual(['erro cargo-desconhecido', 'erro cargo-desconhecido']);
  });
});

describe('the livro as a sheet', () => {
  test('the offers of a livro have a ceiling together', () => {
    const livro = livroDe('oferta ||||||999999\noferta ||||||1\noferta ||||||1');
    expect(livro.atos).toHaveLength(2);
    expect(livro.problemas).toMatchObject([{ codigo: 'ato-ilegivel', lugar: { linha: 4, coluna: 'I' } }]);
  });

  test('a livro that could not be read is not also empty', () => {
    const soErros = conferir(RANKING, livroDe('nomeassão || 1 | 0A'), FERRAZ);
    expect(codigos(soErros.problemas)).toEqual(['erro ato-desconhecido']);
  });

  test('more calls than open vagas, in words that agree', () => {
    const pede = (vagas: number, chamar: number): string | undefined => {
      const { problemas } = historia(RANKING, livroDe(`oferta ||||||${vagas}`), FERRAZ, chamar);
      return problemas.map(fraseDoProblema)[0];
    };
    expect(pede(1, 2)).toBe('Foram pedidas 2 chamadas, mas só há 1 vaga aberta. Peça até 1 ou registre no livro a oferta de novas vagas.');
    expect(pede(0, 1)).toBe('Foi pedida 1 chamada, mas não há vaga aberta. Registre no livro a oferta de novas vagas.');
  });
});
