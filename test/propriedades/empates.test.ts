import fc from 'fast-check';
import { proximasChamadas } from '../../src/trabalho/proximas';
import { conferir } from '../../src/trabalho/conferir';
import type { Problema } from '../../src/core/problema';
import type { Pedido } from '../../src/trabalho/pedido';
import { concorre, concurso, emOrdem, essencial, FERRAZ, ordena, PORTO_FELIZ, resumo, type Ordenado, type Pessoa } from './apoio';
import { casos, pedidoDoCaso, rankingDoCaso, vezes, type Caso } from './gerador';
import { escreverLivro } from './livros';

/** T17 of dominio.md § 9: equal keys → an undecided tie, never the name or the input order. */

const comEmpates = casos({ comEmpates: true, teto: 12 }).filter(({ pessoas }) => pessoas.length > 0);

/** People of the lists with equal keys: the same rank, at the same end of the queue. */
function iguais(caso: Caso): string[][] {
  const grupos = new Map<string, string[]>();
  for (const { classificacao, situacao, inscricao } of emOrdem(caso)) {
    const chave = `${situacao === 'fim-de-fila'} ${classificacao}`;
    grupos.set(chave, [...(grupos.get(chave) ?? []), inscricao]);
  }
  return [...grupos.values()].filter((grupo) => grupo.length > 1);
}

function empatesDe(problemas: readonly Problema[]): { pessoas: readonly string[]; bloqueia: boolean }[] {
  return problemas.flatMap(({ codigo, gravidade, dados }) =>
    codigo === 'empate' && 'pessoas' in dados ? [{ pessoas: [...dados.pessoas].sort(), bloqueia: gravidade !== 'aviso' }] : [],
  );
}

function decididos(caso: Caso, desempates: readonly (readonly string[])[]): Ordenado {
  return ordena(caso, { ...pedidoDoCaso(caso), desempates });
}

/** Every order of a few people. */
function permutacoes<T>(itens: readonly T[]): T[][] {
  if (itens.length < 2) return [[...itens]];
  return itens.flatMap((item, i) => permutacoes([...itens.slice(0, i), ...itens.slice(i + 1)]).map((resto) => [item, ...resto]));
}

const porSorte = <T>(itens: readonly T[], sorte: readonly number[]): T[] =>
  itens
    .map((item, i) => ({ item, chave: sorte[i % sorte.length] ?? 0, i }))
    .sort((a, b) => a.chave - b.chave || a.i - b.i)
    .map(({ item }) => item);

const sortes = fc.array(fc.nat({ max: 999 }), { minLength: 12, maxLength: 12 });

describe('T17: equal keys → an undecided tie, never the name or the input order', () => {
  test('T17: every tie of people in the lists is told, with all of them', () => {
    fc.assert(
      fc.property(comEmpates, (caso) => {
        const ditos = empatesDe(ordena(caso).problemas).map(({ pessoas }) => pessoas.join(' '));
        expect(new Set(ditos)).toEqual(new Set(iguais(caso).map((grupo) => [...grupo].sort().join(' '))));
      }),
      { numRuns: vezes(400) },
    );
  });

  test('T17: neither the order of the rows nor other inscrições and names change which calls stand', () => {
    fc.assert(
      fc.property(comEmpates, sortes, sortes, (caso, linhas, nomes) => {
        const novas = porSorte(caso.pessoas.map(({ inscricao }) => inscricao), nomes).map((inscricao) => `9${inscricao}`);
        const nova = new Map(caso.pessoas.map(({ inscricao }, i) => [inscricao, novas[i] ?? '']));
        const trocado: Caso = {
          ...caso,
          pessoas: porSorte(caso.pessoas, linhas).map((pessoa): Pessoa => ({ ...pessoa, inscricao: nova.get(pessoa.inscricao) ?? '' })),
        };
        const [antes, depois] = [ordena(caso), ordena(trocado)];
        const comNova = antes.chamadas.map((chamada) => ({
          ...chamada,
          inscricao: nova.get(chamada.inscricao) ?? '',
          ...(chamada.compensa !== undefined && { compensa: nova.get(chamada.compensa) ?? '' }),
        }));
        expect(depois.chamadas.map(essencial)).toEqual(comNova.map(essencial));
        expect(depois.cargo.bloqueado).toBe(antes.cargo.bloqueado);
        expect(depois.cargo.ordem.abertas).toEqual(antes.cargo.ordem.abertas);
      }),
      { numRuns: vezes(600) },
    );
  });

  test('T17: the calls that stand are those of every way to decide, up to the first that differs', () => {
    fc.assert(
      fc.property(comEmpates, sortes, (caso, sorte) => {
        const { chamadas } = ordena(caso);
        const decidida = decididos(caso, iguais(caso).map((grupo) => porSorte(grupo, sorte))).chamadas;
        const semOcupa = (umas: typeof chamadas): object[] => umas.map((chamada) => essencial({ ...chamada, ocupa: '' }));
        expect(semOcupa(decidida.slice(0, chamadas.length))).toEqual(semOcupa(chamadas));
      }),
      { numRuns: vezes(600) },
    );
  });

  test('T17: a tie blocks when the decision changes a call, or leaves one member called and another not; else it does not', () => {
    const comUmEmpate = fc
      .tuple(casos({ teto: 12 }), fc.nat(), fc.integer({ min: 2, max: 3 }))
      .filter(([{ pessoas }]) => pessoas.length > 3)
      .map(([caso, qual, quantos]): Caso => {
        const inicio = qual % (caso.pessoas.length - quantos + 1);
        const posto = (i: number): number => (i >= inicio && i < inicio + quantos ? inicio + 1 : i + 1);
        return { ...caso, pessoas: caso.pessoas.map((pessoa, i) => ({ ...pessoa, classificacao: posto(i) })) };
      });
    fc.assert(
      fc.property(comUmEmpate, (caso) => {
        const [grupo] = iguais(caso);
        fc.pre(grupo !== undefined);
        if (grupo === undefined) return;
        const jeitos = permutacoes(grupo).map((ordem) => decididos(caso, [ordem]).chamadas);
        const diferem = new Set(jeitos.map((chamadas) => JSON.stringify(chamadas.map(essencial)))).size > 1;
        const separa = jeitos.some((chamadas) => {
          const chamados = grupo.filter((inscricao) => chamadas.some((chamada) => chamada.inscricao === inscricao));
          return chamados.length > 0 && chamados.length < grupo.length;
        });
        const { cargo, problemas } = ordena(caso);
        expect(empatesDe(problemas)).toEqual([{ pessoas: [...grupo].sort(), bloqueia: diferem || separa }]);
        expect(cargo.bloqueado).toBe(diferem || separa);
      }),
      { numRuns: vezes(600) },
    );
  });

  test('T17: deciding it unblocks and gives the decided order', () => {
    fc.assert(
      fc.property(comEmpates, sortes, (caso, sorte) => {
        const desempates = iguais(caso).map((grupo) => porSorte(grupo, sorte));
        const { cargo, chamadas, problemas } = decididos(caso, desempates);
        expect(cargo.bloqueado).toBe(false);
        expect(empatesDe(problemas)).toEqual([]);
        // The same contest, ranked without ties in the decided order.
        const decidida = new Map(desempates.flatMap((ordem) => ordem.map((inscricao, i) => [inscricao, i])));
        const lugar = ({ classificacao, inscricao }: Pessoa): number => 100 * classificacao + (decidida.get(inscricao) ?? 0);
        const fora = caso.pessoas.filter((pessoa) => !concorre(caso, pessoa));
        const dentro = caso.pessoas.filter((pessoa) => concorre(caso, pessoa)).sort((a, b) => lugar(a) - lugar(b));
        const semEmpates = { ...caso, pessoas: [...dentro, ...fora].map((pessoa, i): Pessoa => ({ ...pessoa, classificacao: i + 1 })) };
        expect(chamadas.map(essencial)).toEqual(ordena(semEmpates).chamadas.map(essencial));
      }),
      { numRuns: vezes(600) },
    );
  });

  test('T17: the next calls of a livro stop at a tie where the order from nothing does', () => {
    fc.assert(
      fc.property(comEmpates, (caso) => {
        const deUmaOferta = { ...caso, ofertas: [caso.ofertas.reduce((soma, n) => soma + n, 0)] };
        const [chamar = 0] = deUmaOferta.ofertas;
        fc.pre((caso.reservadas ?? 0) <= chamar && (typeof caso.pcd !== 'number' || caso.pcd <= chamar));
        const atos = escreverLivro([{ ato: '1', tipo: 'oferta', quantidade: chamar }]);
        const { cargos, problemas } = proximasChamadas(rankingDoCaso(caso), atos, pedidoDoCaso(caso), { chamar });
        const { chamadas, problemas: daOrdem } = ordena(deUmaOferta);
        expect(cargos[0]?.proximas.map(essencial)).toEqual(chamadas.map(essencial));
        expect(empatesDe(problemas)).toEqual(empatesDe(daOrdem));
      }),
      { numRuns: vezes(400) },
    );
  });

  describe('T17: by hand', () => {
    const comPostos = (caso: Caso, ...postos: number[]): Caso => ({
      ...caso,
      pessoas: caso.pessoas.map((pessoa, i) => ({ ...pessoa, classificacao: postos[i] ?? 0 })),
    });
    // Z and B share the second place; there are two vagas, so it decides who is called.
    const naSegunda = comPostos(concurso(PORTO_FELIZ, 'A Z B D', { ofertas: [2] }), 1, 2, 2, 4);

    test('T17: what is certain stands, and the tie is asked; the decision is the user’s', () => {
      const { cargo, chamadas, problemas } = ordena(naSegunda);
      expect(resumo(chamadas)).toBe('1:A');
      expect(cargo.bloqueado).toBe(true);
      expect(empatesDe(problemas)).toEqual([{ pessoas: ['B', 'Z'], bloqueia: true }]);
      expect(resumo(decididos(naSegunda, [['Z', 'B']]).chamadas)).toBe('1:A 2:Z');
      expect(resumo(decididos(naSegunda, [['B', 'Z']]).chamadas)).toBe('1:A 2:B');
    });

    test('T17: a tie below the last call is told and does not block', () => {
      const { cargo, chamadas, problemas } = ordena({ ...naSegunda, ofertas: [1] });
      expect(resumo(chamadas)).toBe('1:A');
      expect(cargo.bloqueado).toBe(false);
      expect(empatesDe(problemas)).toEqual([{ pessoas: ['B', 'Z'], bloqueia: false }]);
    });

    test('T17: half a decision is none', () => {
      const tres = comPostos(concurso(PORTO_FELIZ, 'A B C', { ofertas: [1] }), 1, 1, 1);
      expect(decididos(tres, [['C', 'B']]).chamadas).toEqual([]);
    });

    test('T17: a tie that decides a compensação: C moved to ampla, or the other called', () => {
      // 1 A, 2 B, 3 C (negros); vaga 4 reaches C or X, both third in rank.
      const caso = comPostos(concurso(FERRAZ, 'A B C* X F*', { ofertas: [4] }), 1, 2, 3, 3, 5);
      expect(resumo(ordena(caso).chamadas)).toBe('1:A 2:B 3:C(negros)');
      expect(resumo(decididos(caso, [['C', 'X']]).chamadas)).toBe('1:A 2:B 3:C(negros) 4:F(compensacao)');
      expect(resumo(decididos(caso, [['X', 'C']]).chamadas)).toBe('1:A 2:B 3:C(negros) 4:X');
    });

    test('T17: an act that called one of the two settled it: told, no divergence, and the other is next', () => {
      const atos = escreverLivro([
        { ato: '1', tipo: 'oferta', quantidade: 3 },
        { ato: '2', tipo: 'nomeação', vaga: 1, inscricao: 'A', lista: 'ampla' },
        { ato: '3', tipo: 'nomeação', vaga: 2, inscricao: 'Z', lista: 'ampla' },
      ]);
      const pedido: Pedido = pedidoDoCaso(naSegunda);
      const { divergencias, problemas } = conferir(rankingDoCaso(naSegunda), atos, pedido);
      expect(divergencias).toEqual([]);
      expect(problemas.filter(({ codigo }) => codigo === 'ato-inferido')).toHaveLength(1);
      const { cargos } = proximasChamadas(rankingDoCaso(naSegunda), atos, pedido, { chamar: 1 });
      expect(resumo(cargos[0]?.proximas ?? [])).toBe('3:B(reversao)');
    });
  });
});
