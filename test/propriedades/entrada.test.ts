import fc from 'fast-check';
import { PERTENCAS, SITUACOES, type Candidato } from '../../src/core/candidato';
import { TIPOS_DE_ATO } from '../../src/core/ato';
import { Estado } from '../../src/core/estado';
import { Filas } from '../../src/core/filas';
import { Livres } from '../../src/core/livres';
import type { RegraPcd } from '../../src/core/lugares';
import { opcoesDe, PERGUNTAS, respostaDe, type Respostas } from '../../src/core/perguntas';
import type { Problema } from '../../src/core/problema';
import { VagasAbertas } from '../../src/core/vagasAbertas';
import { LEIS } from '../../src/leis/catalogo';
import type { AtoEscrito, LivroLido } from '../../src/planilha/livro';
import { CODIGOS, textoDoProblema } from '../../src/redacao/problema';
import { conferir } from '../../src/trabalho/conferir';
import { ordenar } from '../../src/trabalho/ordem';
import type { Pedido } from '../../src/trabalho/pedido';
import { porque } from '../../src/trabalho/porque';
import { proximasChamadas } from '../../src/trabalho/proximas';
import { quadroDeVagas } from '../../src/trabalho/quadro';
import { concurso, emOrdem, essencial, FERRAZ, ordena, PORTO_ALEGRE, PORTO_FELIZ, resumo } from './apoio';
import { casos, leiDoCaso, pedidoDoCaso, rankingDoCaso, reservaDaLei, vezes, type Caso } from './gerador';
import { escreverLivro, livros } from './livros';
import { operacoes } from './medidor';

/** T15 and T16 of dominio.md § 9, below the reading of sheets (its own tests cover gender of words and blank rows). */

const ORIGEM = { aba: 'Livro de atos', problemas: [], coluna: () => undefined };

function porSorte<T>(itens: readonly T[], sorte: readonly number[]): T[] {
  return itens
    .map((item, i) => ({ item, chave: sorte[i % sorte.length] ?? 0, i }))
    .sort((a, b) => a.chave - b.chave || a.i - b.i)
    .map(({ item }) => item);
}

describe('T15: row order, accents and case don’t change the result', () => {
  const sortes = fc.array(fc.nat({ max: 999 }), { minLength: 15, maxLength: 15 });

  /** The same words as another person would type them. */
  function escrita(texto: string, sorte: number): string {
    const semAcentos = sorte % 2 === 0 ? texto : texto.normalize('NFD').replace(/\p{M}/gu, '');
    const comCaixa = [semAcentos, semAcentos.toUpperCase(), semAcentos.toLowerCase()][sorte % 3] ?? texto;
    return sorte % 5 === 0 ? `  ${comCaixa.replace(/ /g, '  ')} ` : comCaixa;
  }

  function inscricaoEscrita(inscricao: string, sorte: number): string {
    return [inscricao, `00${inscricao}`, `${inscricao.slice(0, 1)}.${inscricao.slice(1)}`, ` ${inscricao}`][sorte % 4] ?? inscricao;
  }

  function listaEscrita(caso: Caso, lista: string, sorte: number): string {
    const reserva = leiDoCaso(caso).reservas[0];
    const nomes =
      lista === 'ampla'
        ? ['ampla', 'Ampla concorrência', 'lista geral']
        : lista === 'pcd'
          ? ['pcd', 'Pessoas com deficiência']
          : [reserva.id, reserva.nome];
    return escrita(nomes[sorte % nomes.length] ?? lista, sorte);
  }

  test('T15: the order of the rows of the ranking', () => {
    fc.assert(
      fc.property(casos().filter(({ pessoas }) => pessoas.length > 0), sortes, (caso, sorte) => {
        const outro = { ...caso, pessoas: porSorte(caso.pessoas, sorte) };
        const [esta, outra] = [ordena(caso), ordena(outro)];
        expect(outra.chamadas).toEqual(esta.chamadas);
        expect(outra.cargo.ordem.abertas).toEqual(esta.cargo.ordem.abertas);
        expect(outra.cargo.bloqueado).toBe(esta.cargo.bloqueado);
      }),
      { numRuns: vezes(400) },
    );
  });

  test('T15: how the cargo, the inscrições and the lists are typed, in the ranking, the request and the livro', () => {
    fc.assert(
      fc.property(livros().filter(({ caso }) => caso.pessoas.length > 0), sortes, ({ caso, atos, k }, sorte) => {
        const com = (i: number): number => sorte[i % sorte.length] ?? 0;
        const cargo = 'Técnico de Enfermagem – Saúde';
        const pedido: Pedido = pedidoDoCaso(caso);
        const base = { ranking: rankingDoCaso(caso), livro: escreverLivro(atos), pedido };
        const outro = {
          ranking: {
            candidatos: porSorte(base.ranking.candidatos, sorte).map((pessoa, i): Candidato => ({
              ...pessoa,
              linha: i + 2,
              cargo: escrita(cargo, com(i)),
              nome: `João ${i}`,
            })),
            problemas: [],
          },
          livro: {
            ...base.livro,
            atos: base.livro.atos.map((ato, i): AtoEscrito => ({
              ...ato,
              cargo: com(i) % 4 === 0 ? '' : escrita(cargo, com(i)),
              ...(ato.inscricao !== undefined && { inscricao: inscricaoEscrita(ato.inscricao, com(i)) }),
              ...(ato.compensa !== undefined && { compensa: inscricaoEscrita(ato.compensa, com(i)) }),
              ...(ato.lista !== undefined && { lista: listaEscrita(caso, ato.lista, com(i)) }),
            })),
          },
          pedido: {
            ...pedido,
            pcd: { porCargo: pedido.pcd.geral === undefined ? [] : [{ cargo: escrita(cargo, com(0)), valor: pedido.pcd.geral }] },
            reservadas: {
              porCargo: pedido.reservadas.geral === undefined ? [] : [{ cargo: escrita(cargo, com(1)), valor: pedido.reservadas.geral }],
            },
          },
        };
        const { abertas } = proximasChamadas(base.ranking, base.livro, base.pedido, { chamar: 0 }).cargos[0]?.estado ?? { abertas: [] };
        const chamar = Math.min(k, abertas.length);
        const [esta, outra] = [base, outro].map(({ ranking, livro, pedido: este }) => {
          const { cargos } = proximasChamadas(ranking, livro, este, { chamar });
          const { divergencias } = conferir(ranking, livro, este);
          return {
            estado: cargos[0]?.estado,
            proximas: cargos[0]?.proximas.map(essencial),
            divergencias: divergencias.map(({ ato, vaga, encontrado: { inscricao }, devido, preteridos }) => ({
              ato,
              vaga,
              inscricao,
              devido,
              preteridos,
            })),
          };
        });
        expect(outra).toEqual(esta);
      }),
      { numRuns: vezes(400) },
    );
  });

  test('T15: two cargos with their rows mixed give what each gives alone', () => {
    fc.assert(
      fc.property(casos({ teto: 10 }).filter(({ pessoas }) => pessoas.length > 0), sortes, (caso, sorte) => {
        const { candidatos } = rankingDoCaso(caso);
        const doCargo = (cargo: string, letra: string): Candidato[] =>
          candidatos.map((pessoa, i) => ({ ...pessoa, cargo: escrita(cargo, sorte[i] ?? 0), inscricao: `${letra}${pessoa.inscricao}` }));
        const juntos = porSorte([...doCargo('Agente de Saúde', 'A'), ...doCargo('Professor', 'P')], sorte);
        const { cargos } = ordenar({ candidatos: juntos, problemas: [] }, pedidoDoCaso(caso));
        const sozinho = ordena(caso).cargo.ordem;
        expect(cargos).toHaveLength(2);
        for (const { ordem, classificados } of cargos) {
          const quem = (i: number): string | undefined => classificados.pessoas[i]?.inscricao.slice(1);
          const esperado = ordena(caso).chamadas.map(({ inscricao, vaga }) => [vaga, inscricao]);
          expect(ordem.passos.map(({ pessoa, vaga }) => [vaga, quem(pessoa)])).toEqual(esperado);
          expect(ordem.abertas).toEqual(sozinho.abertas);
        }
      }),
      { numRuns: vezes(250) },
    );
  });

  test('T15: by hand: the inscrição of a tie decided, with its zeros and dots', () => {
    const caso = concurso(PORTO_FELIZ, 'A B', { ofertas: [2] });
    const empatado: Caso = { ...caso, pessoas: caso.pessoas.map((pessoa, i) => ({ ...pessoa, inscricao: `00012${i}`, classificacao: 1 })) };
    const { chamadas } = ordena(empatado, { ...pedidoDoCaso(empatado), desempates: [['12-1', '0.120']] });
    expect(resumo(chamadas)).toBe('1:000121 2:000120');
  });
});

// ------------------------------------------------------------------------------------------------ T16

describe('T16: any input ends with a result or a named error', () => {
  const IDS = [...LEIS.flatMap(({ reservas }) => reservas.map(({ id }) => id)), 'pcd', 'quilombolas', ''];
  const alguma = fc.constantFrom('1', '2', '3', '03', '4', '5', '', 'x', '9999999999');
  const cargos = fc.constantFrom('', '', '', 'Médico', 'MEDICO', 'Gari');
  const postos = fc.oneof(
    fc.integer({ min: 1, max: 6 }),
    // Larger ones have their own test below.
    fc.constantFrom(1_000_000, 2 ** 31 - 1),
  );
  const pessoa = fc
    .record({
      inscricao: fc.oneof(alguma, fc.nat({ max: 30 }).map(String)),
      nome: fc.constantFrom('', 'Ana', 'José', 'JOSE'),
      cargo: cargos,
      classificacao: fc.option(postos, { nil: undefined, freq: 9 }),
      situacao: fc.constantFrom(...SITUACOES),
      reservas: fc.dictionary(fc.constantFrom(...IDS), fc.constantFrom(...PERTENCAS), { maxKeys: 3 }),
    })
    .map(({ classificacao, ...resto }): Omit<Candidato, 'linha'> => ({
      ...resto,
      ...(classificacao !== undefined && { classificacao }),
    }));
  const numeros = fc.oneof(fc.nat({ max: 12 }), fc.constantFrom(0, 500));
  const pcds: fc.Arbitrary<RegraPcd> = fc.oneof(
    fc.constant<RegraPcd>({ tipo: 'federal' }),
    numeros.map((quantas): RegraPcd => ({ tipo: 'número', quantas })),
    fc.tuple(fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 4 }), fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined })).map(
      ([posicoes, passo]): RegraPcd => ({
        tipo: 'posições',
        posicoes: [...new Set(posicoes)].sort((a, b) => a - b),
        ...(passo !== undefined && { passo }),
      }),
    ),
  );
  /** Any answer to any question, whether the law asks it or not. */
  const respostas = fc
    .array(fc.tuple(fc.constantFrom(...PERGUNTAS), fc.nat()), { maxLength: 4 })
    .map((dadas): Partial<Respostas> =>
      Object.fromEntries(
        dadas.map(([pergunta, qual]) => {
          const opcoes = pergunta === 'ordem' ? ['proporcional', 'ultima-de-cada-grupo:1', 'posicoes:1,2,3+1'] : opcoesDe(pergunta);
          return [pergunta, respostaDe(pergunta, opcoes[qual % opcoes.length] ?? '')];
        }),
      ) as Partial<Respostas>,
    );
  const porCargo = <V>(valores: fc.Arbitrary<V>): fc.Arbitrary<{ geral?: V; porCargo: { cargo: string; valor: V }[] }> =>
    fc
      .tuple(fc.option(valores, { nil: undefined, freq: 9 }), fc.array(fc.record({ cargo: cargos, valor: valores }), { maxLength: 1 }))
      .map(([geral, dosCargos]) => ({ ...(geral !== undefined && { geral }), porCargo: dosCargos }));
  const pedidos: fc.Arbitrary<Omit<Pedido, 'lei'> & { lei: Caso['lei'] }> = fc.record({
    lei: fc.constantFrom<Caso['lei']>(PORTO_FELIZ, FERRAZ, PORTO_ALEGRE),
    respostas,
    edital: fc.constantFrom({}, { data: '1999-01-01' }, { data: '2030-12-31' }, { orgao: 'legislativo' as const }),
    ofertas: porCargo(fc.array(numeros, { maxLength: 4 })),
    pcd: porCargo(pcds),
    reservadas: porCargo(fc.dictionary(fc.constantFrom(...IDS), numeros, { maxKeys: 2 })),
    desempates: fc.array(fc.array(alguma, { maxLength: 3 }), { maxLength: 2 }),
    lacunasAceitas: fc.boolean(),
  });
  const opcional = <V>(valores: fc.Arbitrary<V>): fc.Arbitrary<V | undefined> => fc.option(valores, { nil: undefined, freq: 3 });
  const atos: fc.Arbitrary<AtoEscrito[]> = fc.array(
    fc
      .record({
        ato: fc.constantFrom('1', '2', '3', 'Portaria 1'),
        tipo: fc.constantFrom(...TIPOS_DE_ATO),
        cargo: cargos,
        vaga: opcional(fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom(0, 9_999_999))),
        inscricao: opcional(alguma),
        lista: opcional(fc.constantFrom(...IDS, 'ampla', 'Ampla', 'outra')),
        compensa: opcional(alguma),
        quantidade: opcional(numeros),
        motivo: opcional(fc.constantFrom('ato 1', '2', 'Portaria 1', 'engano')),
      })
      .map(({ ato, tipo, cargo, ...resto }): AtoEscrito => {
        const presentes = Object.entries(resto).filter(([, valor]) => valor !== undefined);
        return { linha: 2, ato, tipo, cargo, ...(Object.fromEntries(presentes) as Partial<AtoEscrito>) };
      }),
    { maxLength: 14 },
  );
  const rankings = fc
    .array(pessoa, { maxLength: 8 })
    .map((pessoas) => ({ candidatos: pessoas.map((esta, i): Candidato => ({ linha: i + 2, ...esta })), problemas: [] }));

  const codigos = new Set<string>(CODIGOS);
  function nomeados(problemas: readonly Problema[]): void {
    const semNome = problemas.filter((problema) => !codigos.has(problema.codigo) || textoDoProblema(problema).length < 10);
    expect(semNome).toEqual([]);
  }

  test('T16: junk of every kind: the order, the next calls, the audit, the reasons and the table of vacancies', () => {
    fc.assert(
      fc.property(rankings, pedidos, atos, fc.nat({ max: 20 }), (ranking, semLei, escritos, chamar) => {
        const pedido: Pedido = { ...semLei, lei: leiDoCaso(semLei) };
        const livro: LivroLido = { ...ORIGEM, atos: escritos };
        nomeados(quadroDeVagas(pedido).problemas);
        nomeados(ordenar(ranking, pedido).problemas);
        nomeados(proximasChamadas(ranking, livro, pedido, { chamar }).problemas);
        nomeados(conferir(ranking, livro, pedido).problemas);
        nomeados(porque(ranking, pedido, ranking.candidatos[0]?.inscricao ?? '7').problemas);
      }),
      { numRuns: vezes(500) },
    );
  });

  test('T16: ranks of any size keep their order, and nobody is lost', () => {
    const fatores = fc.constantFrom(1, 1000, 2 ** 20, 2 ** 31, 2 ** 33, 99_999_999_999);
    fc.assert(
      fc.property(casos({ teto: 10 }).filter(({ pessoas }) => pessoas.length > 0), fatores, (caso, fator) => {
        const pessoas = caso.pessoas.map((esta) => ({ ...esta, classificacao: esta.classificacao * fator }));
        const numeros = (umCaso: Caso): object[] => ordena(umCaso).chamadas.map(essencial);
        expect(numeros({ ...caso, pessoas })).toEqual(numeros(caso));
      }),
      { numRuns: vezes(200) },
    );
  });

  describe.each([PORTO_FELIZ, FERRAZ, PORTO_ALEGRE] as const)('T16: at the limits, %s', (lei) => {
    const muitos = (quantos: number, marca: string): string => Array.from({ length: quantos }, (_, i) => `P${i}${marca}`).join(' ');

    test('T16: nobody', () => {
      const { cargos: nenhum, problemas } = ordenar({ candidatos: [], problemas: [] }, pedidoDoCaso(concurso(lei, 'A', { ofertas: [10] })));
      expect(nenhum).toEqual([]);
      nomeados(problemas);
    });

    test('T16: no vagas', () => {
      for (const ofertas of [[], [0], [0, 0]]) {
        const { chamadas, cargo } = ordena(concurso(lei, 'A B*', { ofertas }));
        expect(chamadas).toEqual([]);
        expect(cargo.bloqueado).toBe(false);
      }
    });

    test('T16: all cotistas, and more vagas than people', () => {
      const caso = concurso(lei, muitos(40, '*'), { ofertas: [100] });
      const { chamadas, problemas } = ordena(caso);
      expect(chamadas.map(({ inscricao }) => inscricao)).toEqual(emOrdem(caso).map(({ inscricao }) => inscricao));
      expect(problemas.map(({ codigo }) => codigo)).toContain('sem-candidatos-suficientes');
    });

    test('T16: all tied', () => {
      const caso = concurso(lei, muitos(40, ''), { ofertas: [10] });
      const { chamadas, problemas } = ordena({ ...caso, pessoas: caso.pessoas.map((esta) => ({ ...esta, classificacao: 1 })) });
      expect(chamadas).toEqual([]);
      expect(problemas.filter(({ codigo, gravidade }) => codigo === 'empate' && gravidade === 'pergunta')).toHaveLength(1);
    });

    test('T16: a thousand offers of one', () => {
      const caso = concurso(lei, muitos(1000, ''), { ofertas: Array.from({ length: 1000 }, () => 1) });
      const { chamadas } = ordena(caso);
      expect(chamadas.map(({ inscricao }) => inscricao)).toEqual(caso.pessoas.map(({ inscricao }) => inscricao));
    });
  });
});

describe('T16: … in O(N log N)', () => {
  const CLASSES = [Estado, Filas, Livres, VagasAbertas];
  const POUCOS = 500;
  const MUITOS = 2000;
  /** Four times as much in O(N log N) is 4.9 times the work here; in O(N²), 16. */
  const TETO = 6.5;

  interface Trabalho {
    readonly pessoas?: (i: number) => Partial<Candidato>;
    readonly pedido?: (n: number) => Partial<Pedido>;
    /** With acts the work is the audit and the next calls; without, the order. */
    readonly atos?: (n: number) => Partial<AtoEscrito>[];
    readonly lei?: Caso['lei'];
  }

  const inscricao = (i: number): string => `i${i}`;
  const nomeia = (vaga: number, i: number): Partial<AtoEscrito> => ({ tipo: 'nomeação', vaga, inscricao: inscricao(i), lista: 'ampla' });
  const doZeroAo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

  const TRABALHOS: Record<string, Trabalho> = {
    'all cotistas, compensada': { pessoas: () => ({ reservas: { [reservaDaLei(FERRAZ)]: 'declarada' } }) },
    'cotistas only at the end, compensada': {
      pessoas: (i) => (i % POUCOS > 300 ? { reservas: { [reservaDaLei(FERRAZ)]: 'pendente' } } : {}),
    },
    'all tied': { pessoas: () => ({ classificacao: 1 }) },
    'all tied, all decided': {
      pessoas: () => ({ classificacao: 1 }),
      pedido: (n) => ({ desempates: [doZeroAo(n).map(inscricao)] }),
    },
    'a gap before every rank': { pessoas: (i) => ({ classificacao: 2 * i + 2 }), pedido: () => ({ lacunasAceitas: false }) },
    'offers of one': { pedido: (n) => ({ ofertas: { geral: doZeroAo(n).map(() => 1), porCargo: [] } }) },
    'a collision at every place': { pedido: () => ({ pcd: { geral: { tipo: 'posições', posicoes: [1], passo: 1 }, porCargo: [] } }) },
    'an oferta of one before every nomeação': {
      atos: (n) => doZeroAo(n).flatMap((i) => [{ tipo: 'oferta', quantidade: 1 }, nomeia(n + i + 1, i)]),
    },
    'everyone nominated, then to the end of the queue': {
      atos: (n) => doZeroAo(n).flatMap((i) => [nomeia(1, i), { tipo: 'fim de fila', inscricao: inscricao(i) }]),
    },
    'the odd ones to the end of the queue': {
      atos: (n) => doZeroAo(n).flatMap((i) => [nomeia(i + 1, i), ...(i % 2 === 0 ? [] : [{ tipo: 'fim de fila', inscricao: inscricao(i) } as const])]),
    },
    'everyone withdraws after the nomeação': {
      atos: (n) => doZeroAo(n).flatMap((i) => [nomeia(1, i), { tipo: 'desistência', inscricao: inscricao(i) }]),
    },
    'half in order, then from the worst up': {
      atos: (n) => doZeroAo(n).map((i) => nomeia(i + 1, i < n / 2 ? i : n - 1 - (i - n / 2))),
    },
    'every nomeação cancelled': {
      atos: (n) => doZeroAo(n).flatMap((i) => [nomeia(1, i), { tipo: 'retificação', motivo: `ato ${2 * i + 2}` }]),
    },
    'every cota refused': {
      pessoas: () => ({ reservas: { [reservaDaLei(PORTO_FELIZ)]: 'declarada' } }),
      lei: PORTO_FELIZ,
      atos: (n) =>
        doZeroAo(n).flatMap((i) => [
          { ...nomeia(i + 1, i), lista: reservaDaLei(PORTO_FELIZ) },
          { tipo: 'cota não confirmada', inscricao: inscricao(i) },
        ]),
    },
  };

  function faz({ pessoas = () => ({}), pedido = () => ({}), atos, lei = FERRAZ }: Trabalho, n: number): void {
    const candidatos = doZeroAo(n).map((i): Candidato => ({
      linha: i + 2,
      inscricao: inscricao(i),
      nome: `Pessoa ${i}`,
      cargo: '',
      classificacao: i + 1,
      situacao: 'habilitado',
      reservas: {},
      ...pessoas(i),
    }));
    const base = pedidoDoCaso(concurso(lei, 'A', { ofertas: [n] }));
    const completo: Pedido = { ...base, ...pedido(n) };
    const ranking = { candidatos, problemas: [] };
    if (atos === undefined) return void ordenar(ranking, completo);
    const escritos = [{ tipo: 'oferta' as const, quantidade: n }, ...atos(n)].map((ato, i): AtoEscrito => ({
      linha: i + 2,
      ato: String(i + 1),
      cargo: '',
      tipo: 'oferta',
      ...ato,
    }));
    const livro: LivroLido = { ...ORIGEM, atos: escritos };
    conferir(ranking, livro, completo);
    proximasChamadas(ranking, livro, completo, { chamar: 1 });
  }

  test.each(Object.entries(TRABALHOS))('T16: four times as much is not sixteen times the work: %s', (_, trabalho) => {
    const [poucas = 1, muitas = 0] = [POUCOS, MUITOS].map((n) => operacoes(CLASSES, () => faz(trabalho, n)));
    expect(muitas / poucas).toBeLessThan(TETO);
  });

  // More problems, or more tied people, than one call takes arguments.
  const GRANDE = 140_000;
  test.each([
    ['a gap before every rank', TRABALHOS['a gap before every rank']],
    ['everyone pendente', { pessoas: () => ({ reservas: { [reservaDaLei(FERRAZ)]: 'pendente' } }) } satisfies Trabalho],
    ['all tied, no vagas', { ...TRABALHOS['all tied'], pedido: () => ({ ofertas: { geral: [0], porCargo: [] } }) } satisfies Trabalho],
  ])(`T16: ${GRANDE} people end too: %s`, (_, trabalho = {}) => {
    expect(() => faz(trabalho, GRANDE)).not.toThrow();
  });
});
