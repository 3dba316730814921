import fc from 'fast-check';
import { serie } from '../../src/core/serie';
import { resolverCriterios } from '../../src/core/criterios';
import { concorreNaLei, competeNa, concursoDe, lei, listaNaLei, nasVagas, regrasDe, reserva } from './apoioDeLeis';
import { membro, numeroDaChamada, ordena, resumo, type Pessoa } from './apoio';
import { vezes } from './gerador';
import { casosDeLeis, leis, type CasoDeLei } from './geradorDeLeis';
import { leiDoCriterio } from './leiDoCriterio';

/** T1, T2, T4, T5, T8, T13, T14 and T16 of dominio.md § 9 with several reservas, over the order from nothing. */

function daOrdem(numero: number, propriedade: (caso: CasoDeLei) => void): void {
  fc.assert(fc.property(casosDeLeis(), propriedade), { numRuns: vezes(numero) });
}

/** Who of a list waits while the calls are made, one after the other. */
class Espera {
  private readonly chamadas = new Set<string>();
  constructor(private readonly caso: CasoDeLei) {}

  em(lista: string): string[] {
    return listaNaLei(this.caso, lista)
      .map(({ inscricao }) => inscricao)
      .filter((inscricao) => !this.chamadas.has(inscricao));
  }

  chama(inscricao: string): void {
    this.chamadas.add(inscricao);
  }
}

describe('T1: k calls asked and k eligible people → k calls (unless fica-vaga)', () => {
  test('T1: with several reservas: as many calls as vagas that do not stay open, or as people when they are fewer', () => {
    daOrdem(200, (caso) => {
      const { cargo, chamadas } = ordena(caso);
      const vagas = caso.ofertas.reduce((soma, n) => soma + n, 0);
      const ficam = cargo.ordem.abertas.filter(({ motivo }) => motivo === 'fica vaga');
      expect(chamadas).toHaveLength(Math.min(vagas - ficam.length, listaNaLei(caso, 'ampla').length));
      const chamados = chamadas.map(({ inscricao }) => inscricao);
      for (const { modalidade } of ficam) {
        const regras = regrasDe(caso.lei, modalidade);
        const daLista = listaNaLei(caso, modalidade).map(({ inscricao }) => inscricao);
        expect(daLista.length > 0 ? regras?.cotistasInsuficientes : regras?.semCotistas).toBe('fica-vaga');
        const recebem = (regras?.cascata ?? []).flatMap((id) => listaNaLei(caso, id).map(({ inscricao }) => inscricao));
        expect(chamados).toEqual(expect.arrayContaining([...daLista, ...recebem]));
      }
    });
  });

  test('T1: a list used up and a list that never had anyone, each by its own rule', () => {
    const comUm = (
      cotistasInsuficientes: 'reverte' | 'fica-vaga',
      semCotistas: 'reverte' | 'fica-vaga',
      quem: string,
    ): string =>
      resumo(
        ordena(concursoDe(lei([nasVagas('negros', [1, 2], { cotistasInsuficientes, semCotistas })]), quem, [3]))
          .chamadas,
      );
    expect(comUm('fica-vaga', 'reverte', 'A B:negros C D')).toBe('1:B(negros) 3:A');
    expect(comUm('fica-vaga', 'reverte', 'A B C D')).toBe('1:A(reversao) 2:B(reversao) 3:C');
    expect(comUm('reverte', 'fica-vaga', 'A B:negros C D')).toBe('1:B(negros) 2:A(reversao) 3:C');
    expect(comUm('reverte', 'fica-vaga', 'A B C D')).toBe('3:A');
  });
});

test('T2: with several reservas, nobody is called before a better-placed member of the list that calls', () => {
  daOrdem(200, (caso) => {
    const espera = new Espera(caso);
    const geral = listaNaLei(caso, 'ampla').map(({ inscricao }) => inscricao);
    for (const { lista, inscricao, compensa } of ordena(caso).chamadas) {
      expect(espera.em(lista)[0]).toBe(inscricao);
      if (compensa !== undefined)
        expect(geral.indexOf(compensa)).toBeLessThan(geral.indexOf(espera.em('ampla')[0] ?? ''));
      espera.chama(inscricao);
    }
  });
});

test('T2: a compensação is charged to the reserva by which the one compensated holds', () => {
  // B holds by indígenas, though also of negros: reached by the general list, it is the next indígena who is called.
  const criterio = lei([
    nasVagas('negros', [4], { computo: 'compensada' }),
    nasVagas('indigenas', [1], { computo: 'compensada' }),
  ]);
  const { chamadas } = ordena(concursoDe(criterio, 'A B:negros,indigenas C:negros D:indigenas E F', [4]));
  expect(resumo(chamadas)).toBe('1:B(indigenas) 2:A 3:D(compensacao) 4:C(negros)');
  expect(chamadas[2]).toMatchObject({ lista: 'indigenas', compensa: 'B' });
});

test('T4: with several reservas, who is outside a list, or competes in another of theirs only, is never called through it', () => {
  daOrdem(200, (caso) => {
    for (const { lista, via, inscricao, ocupa } of ordena(caso).chamadas) {
      const pessoa = caso.pessoas.find((outra) => outra.inscricao === inscricao);
      if (pessoa === undefined) throw new Error(`nobody is ${inscricao}`);
      expect(concorreNaLei(caso.lei, pessoa)).toBe(true);
      for (const modalidade of [lista, via, ocupa]) {
        if (!['ampla', 'compensacao', 'reversao'].includes(modalidade))
          expect(competeNa(caso.lei, pessoa, modalidade)).toBe(true);
      }
    }
  });
});

describe('T5: two groups declared', () => {
  const dois = fc.tuple(casosDeLeis(), fc.nat(), fc.nat(), fc.nat());

  /** The call of one person of a random contest with two groups of the law, and with each of them alone. */
  function numeros(
    [sorteado, qual, um, outro]: [CasoDeLei, number, number, number],
    duasReservas: CasoDeLei['lei']['duasReservas'],
  ): { ambas: number; sozinha: number; avisada: boolean } {
    const caso = { ...sorteado, lei: { ...sorteado.lei, duasReservas } };
    const ids = caso.lei.reservas.map(({ id }) => id);
    const [primeira = '', segunda = ''] = [ids[um % ids.length], ids[outro % ids.length]];
    const pessoa = caso.pessoas[qual % caso.pessoas.length];
    fc.pre(pessoa !== undefined && primeira !== segunda);
    const com = (...grupos: string[]): ReturnType<typeof ordena> => {
      const reservas = Object.fromEntries(grupos.map((id): [string, 'declarada'] => [id, 'declarada']));
      return ordena({ ...caso, pessoas: caso.pessoas.map((p): Pessoa => (p === pessoa ? { ...p, reservas } : p)) });
    };
    const numero = ({ chamadas }: ReturnType<typeof ordena>): number =>
      numeroDaChamada(chamadas, pessoa?.inscricao ?? '');
    const ambas = com(primeira, segunda);
    const avisada = ambas.problemas.some(
      ({ codigo, dados }) =>
        codigo === 'duas-reservas' && JSON.stringify(dados).includes(`"Pessoa ${pessoa?.inscricao}"`),
    );
    return { ambas: numero(ambas), sozinha: Math.min(numero(com(primeira)), numero(com(segunda))), avisada };
  }

  test('T5: by “a que chamar primeiro”, who declares two groups is never called later than with one of them alone', () => {
    fc.assert(
      fc.property(dois, (sorteio) => {
        const { ambas, sozinha, avisada } = numeros(sorteio, 'a-que-chamar-primeiro');
        expect(ambas).toBeLessThanOrEqual(sozinha);
        expect(avisada).toBe(false);
      }),
      { numRuns: vezes(200) },
    );
  });

  test('T5: by “a de maior percentual”, who is called later for having declared two groups is named by a warning', () => {
    fc.assert(
      fc.property(dois, (sorteio) => {
        const { ambas, sozinha, avisada } = numeros(sorteio, 'a-de-maior-percentual');
        if (ambas > sozinha) expect(avisada).toBe(true);
      }),
      { numRuns: vezes(200) },
    );
  });

  // Negros 20 % take vagas 3, 8; indígenas 10 % vaga 5. N1 to N3 are negros better placed than C.
  const pessoas = (grupos: string): string => `A B N1:negros D E N2:negros C:${grupos} N3:negros F G`;
  const porMaior = lei([reserva('indigenas', 10), reserva('negros', 20)], { duasReservas: 'a-de-maior-percentual' });
  const primeira = lei([reserva('indigenas', 10), reserva('negros', 20)]);

  test('T5: by “a de maior percentual” it may happen: with both, C waits for the negros; as indígena alone, vaga 5', () => {
    const resultado = (criterio: typeof porMaior, grupos: string): string =>
      resumo(ordena(concursoDe(criterio, pessoas(grupos), [8])).chamadas);
    const tarde = '1:A 2:B 3:N1(negros) 4:D 5:E(reversao) 6:N2 7:C 8:N3(negros)';
    expect(resultado(porMaior, 'indigenas')).toBe('1:A 2:B 3:N1(negros) 4:D 5:C(indigenas) 6:E 7:N2 8:N3(negros)');
    expect(resultado(porMaior, 'indigenas,negros')).toBe(tarde);
    expect(resultado(porMaior, 'negros')).toBe(tarde);
    expect(resultado(primeira, 'indigenas,negros')).toBe(resultado(primeira, 'indigenas'));
  });

  test('T5: equal shares: the first of the table, whichever group the person wrote first', () => {
    const iguais = lei([nasVagas('indigenas', [1]), nasVagas('negros', [2])], {
      duasReservas: 'a-de-maior-percentual',
    });
    // B is called by indígenas, and vaga 2 goes to C: B was never in the list of negros.
    expect(resumo(ordena(concursoDe(iguais, 'A B:negros,indigenas C:negros', [2])).chamadas)).toBe(
      '1:B(indigenas) 2:C(negros)',
    );
    const trocadas = lei([...iguais.reservas].reverse(), { duasReservas: 'a-de-maior-percentual' });
    expect(resumo(ordena(concursoDe(trocadas, 'A B:negros,indigenas C:negros', [2])).chamadas)).toBe(
      '1:A(reversao) 2:B(negros)',
    );
  });

  test('T5: a disability adds to a group and is not part of the choice, be it the edital’s or the law’s own', () => {
    // 100 %, 90 % and 10 %: of negros and trans the larger is negros, whatever PcD has.
    const comPcd = lei(
      [nasVagas('pcd', [2]), nasVagas('negros', [1], { decimos: 900 }), nasVagas('trans', [9], { decimos: 100 })],
      { duasReservas: 'a-de-maior-percentual' },
    );
    expect(resumo(ordena(concursoDe(comPcd, 'A B:pcd,negros,trans C:negros D:pcd', [2])).chamadas)).toBe(
      '1:B(negros) 2:D(pcd)',
    );
    const outraVez = concursoDe(comPcd, 'A D:pcd B:pcd,negros,trans C:negros E:pcd', [2]);
    expect(resumo(ordena({ ...outraVez, lei: { ...comPcd, reservas: [...comPcd.reservas].reverse() } }).chamadas)).toBe(
      '1:B(negros) 2:D(pcd)',
    );
    const semPcd = lei([nasVagas('negros', [2])], { duasReservas: 'a-de-maior-percentual' });
    const doEdital = { ...concursoDe(semPcd, 'A B:pcd,negros C:negros D:pcd', [2]), pcd: { posicoes: [1] } };
    expect(resumo(ordena(doEdital).chamadas)).toBe('1:B(pcd) 2:C(negros)');
  });
});

describe('T8: the series', () => {
  const criteriosDe = (criterio: CasoDeLei['lei']): Parameters<typeof serie>[0]['criterios'] =>
    resolverCriterios(leiDoCriterio(criterio), {}).criterios;

  test('T8: with several reservas, an offer never changes the modalidade of a vaga offered before', () => {
    fc.assert(
      fc.property(leis, fc.array(fc.nat({ max: 15 }), { minLength: 2, maxLength: 5 }), (criterio, ofertas) => {
        const criterios = criteriosDe(criterio);
        const antes = serie({ ofertas: ofertas.slice(0, -1), criterios }).modalidades;
        expect(serie({ ofertas, criterios }).modalidades.slice(0, antes.length)).toEqual(antes);
      }),
      { numRuns: vezes(250) },
    );
  });

  test('T8: by the proportion and without collisions, the series for n+1 begins with the series for n', () => {
    fc.assert(
      fc.property(leis, fc.nat({ max: 60 }), (sorteada, n) => {
        const proporcional = sorteada.reservas.map((r) => ({ ...r, ordem: { tipo: 'proporcional' as const } }));
        const criterios = criteriosDe({ ...sorteada, reservas: proporcional });
        const depois = serie({ ofertas: [n + 1], criterios });
        const colidiram = [...depois.reservadas.values()].some(({ origem }) => origem === 'colisão');
        const mais = Math.max(...proporcional.map(({ decimos }) => decimos));
        fc.pre(!colidiram && mais < 500);
        expect(depois.modalidades.slice(0, n)).toEqual(serie({ ofertas: [n], criterios }).modalidades);
      }),
      { numRuns: vezes(250) },
    );
  });

  test('T8: the exception: two reservas at the same place, the first of the law keeps it and the other goes before', () => {
    const iguais = (ids: string[]): readonly string[] =>
      serie({ ofertas: [8], criterios: criteriosDe(lei(ids.map((id) => reserva(id, 20)))) }).modalidades;
    // 20 %: 3 and 8.
    expect(iguais(['negros', 'indigenas'])).toEqual([
      'ampla',
      'indigenas',
      'negros',
      'ampla',
      'ampla',
      'ampla',
      'indigenas',
      'negros',
    ]);
    expect(iguais(['indigenas', 'negros'])).toEqual([
      'ampla',
      'negros',
      'indigenas',
      'ampla',
      'ampla',
      'ampla',
      'negros',
      'indigenas',
    ]);
    // PcD is placed first wherever the law has it.
    expect(iguais(['indigenas', 'pcd'])).toEqual([
      'ampla',
      'indigenas',
      'pcd',
      'ampla',
      'ampla',
      'ampla',
      'indigenas',
      'pcd',
    ]);
  });
});

test('T13: with several reservas, nobody is called twice, nobody who left is called, and a vaga is given once', () => {
  daOrdem(200, (caso) => {
    const { chamadas } = ordena(caso);
    const inscricoes = chamadas.map(({ inscricao }) => inscricao);
    expect(new Set(inscricoes).size).toBe(inscricoes.length);
    expect(new Set(chamadas.map(({ vaga }) => vaga)).size).toBe(chamadas.length);
    const fora = caso.pessoas.filter((pessoa) => !concorreNaLei(caso.lei, pessoa)).map(({ inscricao }) => inscricao);
    expect(inscricoes.filter((inscricao) => fora.includes(inscricao))).toEqual([]);
  });
});

describe('T14: the cascade, and reversão only when the list and its cascade are empty', () => {
  test('T14: a reserved vaga goes to its list, else to the first of the cascade with anyone, else it reverts and says so', () => {
    daOrdem(200, (caso) => {
      const espera = new Espera(caso);
      for (const { modalidade, via, lista, inscricao, frase } of ordena(caso).chamadas) {
        const caminho = [modalidade, ...(regrasDe(caso.lei, modalidade)?.cascata ?? [])];
        const recebe = modalidade === 'ampla' ? undefined : caminho.find((id) => espera.em(id).length > 0);
        if (modalidade === 'ampla') expect(via).not.toBe('reversao');
        else if (recebe !== undefined) expect([via, lista]).toEqual([recebe, recebe]);
        else expect(via).toBe(lista === 'ampla' ? 'reversao' : 'compensacao');
        expect(/revert\w* à lista geral/.test(frase)).toBe(modalidade !== 'ampla' && recebe === undefined);
        espera.chama(inscricao);
      }
    });
  });

  test('T14: the cascade in the order of the law’s words, and only then the general list', () => {
    const com = (cascata: string[], pessoas: string): string =>
      resumo(
        ordena(
          concursoDe(
            lei([nasVagas('negros', [1, 2, 3], { cascata }), nasVagas('indigenas', [9]), nasVagas('quilombolas', [9])]),
            pessoas,
            [3],
          ),
        ).chamadas,
      );
    const pessoas = 'A B:indigenas C:quilombolas D:negros E';
    expect(com(['quilombolas', 'indigenas'], pessoas)).toBe('1:D(negros) 2:C(quilombolas) 3:B(indigenas)');
    expect(com(['indigenas', 'quilombolas'], pessoas)).toBe('1:D(negros) 2:B(indigenas) 3:C(quilombolas)');
    expect(com([], pessoas)).toBe('1:D(negros) 2:A(reversao) 3:B(reversao)');
    expect(com(['quilombolas'], 'A B:indigenas C D E')).toBe('1:A(reversao) 2:B(reversao) 3:C(reversao)');
  });
});

test('T16: laws that reserve everything, more than once, still end with a result', () => {
  const tudo = fc.record({
    caso: casosDeLeis({ teto: 6 }),
    decimos: fc.constantFrom(500, 900, 1000),
    vagas: fc.nat({ max: 80 }),
  });
  fc.assert(
    fc.property(tudo, ({ caso, decimos, vagas }) => {
      const reservas = caso.lei.reservas.map((r) => ({ ...r, decimos, teto: null }));
      const cheio = { ...caso, lei: { ...caso.lei, reservas }, ofertas: [...caso.ofertas, vagas] };
      const { cargo } = ordena(cheio);
      const { modalidades } = cargo.serie.serie;
      expect(modalidades).toHaveLength(cheio.ofertas.reduce((soma, n) => soma + n, 0));
      expect(cargo.ordem.passos.length + cargo.ordem.abertas.length).toBe(modalidades.length);
    }),
    { numRuns: vezes(150) },
  );
});

test('T4: groups that the law does not reserve to never count', () => {
  daOrdem(100, (caso) => {
    const ids = ['pcd', ...caso.lei.reservas.map(({ id }) => id)];
    const soDaLei = caso.pessoas.map((pessoa): Pessoa => ({
      ...pessoa,
      reservas: Object.fromEntries(Object.entries(pessoa.reservas).filter(([id]) => ids.includes(id))),
    }));
    const essencial = ({ chamadas }: ReturnType<typeof ordena>): object[] =>
      chamadas.map(({ vaga, inscricao, lista }) => ({ vaga, inscricao, lista }));
    expect(essencial(ordena({ ...caso, pessoas: soDaLei }))).toEqual(essencial(ordena(caso)));
    expect(soDaLei.every((pessoa) => ids.every((id) => membro(pessoa, id) || !competeNa(caso.lei, pessoa, id)))).toBe(
      true,
    );
  });
});
