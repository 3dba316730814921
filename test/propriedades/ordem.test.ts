import fc from 'fast-check';
import {
  concorre,
  concurso,
  emOrdem,
  FERRAZ,
  listaDe,
  membro,
  numeroDaChamada,
  ordena,
  PORTO_FELIZ,
  resumo,
  type Pessoa,
} from './apoio';
import { casos, reservaDaLei, vezes, type Caso } from './gerador';

/** T1–T6, T13 and T14 of dominio.md § 9, over the order from nothing (§ 6). */

const comPessoas = casos().filter(({ pessoas }) => pessoas.length > 0);

function daOrdem(numero: number, propriedade: (caso: Caso) => void): void {
  fc.assert(fc.property(comPessoas, propriedade), { numRuns: vezes(numero) });
}

/** Who of a list waits while the calls are made, one after the other. */
class Espera {
  private readonly chamadas = new Set<string>();
  constructor(private readonly caso: Caso) {}

  em(lista: string): Pessoa[] {
    return listaDe(this.caso, lista).filter(({ inscricao }) => !this.chamadas.has(inscricao));
  }

  chama(inscricao: string): void {
    this.chamadas.add(inscricao);
  }
}

describe('T1: k calls asked and k eligible people → k calls (unless fica-vaga)', () => {
  test('T1: as many calls as vagas, or as people when they are fewer', () => {
    daOrdem(400, (caso) => {
      fc.pre(caso.leituras['cotistas-insuficientes'] !== 'fica-vaga');
      const { cargo, chamadas } = ordena(caso);
      const k = caso.ofertas.reduce((soma, n) => soma + n, 0);
      expect(chamadas).toHaveLength(Math.min(k, emOrdem(caso).length));
      expect(cargo.ordem.abertas).toHaveLength(Math.max(0, k - emOrdem(caso).length));
    });
  });

  test('T1: under fica-vaga the only other vagas left open are those of a reserva whose list had members, all called', () => {
    daOrdem(400, (caso) => {
      fc.pre(caso.lei === PORTO_FELIZ);
      const comFicaVaga = { ...caso, leituras: { ...caso.leituras, 'cotistas-insuficientes': 'fica-vaga' } };
      const { cargo, chamadas } = ordena(comFicaVaga);
      const reserva = reservaDaLei(caso.lei);
      const daLista = listaDe(comFicaVaga, reserva).map(({ inscricao }) => inscricao);
      const ficam = cargo.ordem.abertas.filter(({ motivo }) => motivo === 'fica vaga');
      for (const { modalidade } of ficam) expect(modalidade).toBe(reserva);
      if (ficam.length > 0) {
        expect(daLista.length).toBeGreaterThan(0);
        expect(chamadas.map(({ inscricao }) => inscricao)).toEqual(expect.arrayContaining(daLista));
      }
      const k = caso.ofertas.reduce((soma, n) => soma + n, 0);
      expect(chamadas).toHaveLength(Math.min(k - ficam.length, emOrdem(comFicaVaga).length));
    });
  });

  test('T1: the exception: one cotista, already called, and the fifth vaga stays open', () => {
    const comUm = (resposta: string): Caso =>
      concurso(PORTO_FELIZ, 'A* B C D E F', { ofertas: [6], leituras: { 'cotistas-insuficientes': resposta } });
    expect(resumo(ordena(comUm('fica-vaga')).chamadas)).toBe('1:A 2:B 3:C 4:D 6:E');
    expect(resumo(ordena(comUm('reverte')).chamadas)).toBe('1:A 2:B 3:C 4:D 5:E(reversao) 6:F');
    // Art. 1º § 6º, "Não havendo": a list that never had anyone reverts all the same.
    const semCotistas = concurso(PORTO_FELIZ, 'A B C D E F', { ofertas: [6], leituras: { 'cotistas-insuficientes': 'fica-vaga' } });
    expect(resumo(ordena(semCotistas).chamadas)).toBe('1:A 2:B 3:C 4:D 5:E(reversao) 6:F');
  });
});

test('T2: within one list nobody is called before a better-placed eligible member', () => {
  daOrdem(400, (caso) => {
    const espera = new Espera(caso);
    const geral = emOrdem(caso).map(({ inscricao }) => inscricao);
    for (const { lista, inscricao, compensa } of ordena(caso).chamadas) {
      expect(espera.em(lista)[0]?.inscricao).toBe(inscricao);
      if (compensa !== undefined) {
        // The general list reached the one compensated: nobody waiting stands before them in it.
        const primeiro = espera.em('ampla')[0]?.inscricao ?? '';
        expect(geral.indexOf(compensa)).toBeLessThan(geral.indexOf(primeiro));
      }
      espera.chama(inscricao);
    }
  });
});

describe('T3: compensada, one group', () => {
  const compensados = casos({ comPcd: false })
    .filter(({ pessoas }) => pessoas.length > 0)
    .map((caso): Caso => ({ ...caso, leituras: { ...caso.leituras, computo: 'compensada' } }));

  test('T3: after every call the set equals the top n−R(n) plus the next R(n) of the specific list while it lasts', () => {
    fc.assert(
      fc.property(compensados, (caso) => {
        const reserva = reservaDaLei(caso.lei);
        const { cargo, chamadas } = ordena(caso);
        const geral = emOrdem(caso);
        const { modalidades } = cargo.serie.serie;
        for (let n = 1; n <= modalidades.length; n += 1) {
          const reservadas = modalidades.slice(0, n).filter((modalidade) => modalidade === reserva).length;
          const doTopo = geral.slice(0, n - reservadas);
          const seguintes = geral.filter((pessoa) => membro(pessoa, reserva) && !doTopo.includes(pessoa));
          if (seguintes.length < reservadas || doTopo.length < n - reservadas) return;
          const pelaReserva = seguintes.slice(0, reservadas).map(({ inscricao }) => inscricao);
          const esperadas = [...doTopo.map(({ inscricao }) => inscricao), ...pelaReserva];
          expect(new Set(chamadas.slice(0, n).map(({ inscricao }) => inscricao))).toEqual(new Set(esperadas));
          if (n < modalidades.length) continue;
          // § 6: "a cotista whom the general list reaches stops using the reserve".
          const ocupam = chamadas.filter(({ ocupa }) => ocupa === reserva).map(({ inscricao }) => inscricao);
          expect(new Set(ocupam)).toEqual(new Set(pelaReserva));
        }
      }),
      { numRuns: vezes(500) },
    );
  });

  test('T3: the worked example, and the same without a further cotista', () => {
    const com = ordena(concurso(FERRAZ, 'A* B C* D E F*', { ofertas: [5] })).chamadas;
    expect(resumo(com)).toBe('1:A 2:B 3:C(negros) 4:F(compensacao) 5:D');
    expect(com.map(({ ocupa }) => ocupa)).toEqual(['ampla', 'ampla', 'ampla', 'negros', 'ampla']);
    const sem = ordena(concurso(FERRAZ, 'A* B C* D E', { ofertas: [5] })).chamadas;
    expect(resumo(sem)).toBe('1:A 2:B 3:C(negros) 4:D 5:E');
    expect(sem.map(({ ocupa }) => ocupa)).toEqual(['ampla', 'ampla', 'negros', 'ampla', 'ampla']);
  });
});

test('T4: a person outside a list is never called through it', () => {
  daOrdem(400, (caso) => {
    const porInscricao = new Map(caso.pessoas.map((pessoa) => [pessoa.inscricao, pessoa]));
    for (const { lista, via, inscricao, ocupa } of ordena(caso).chamadas) {
      const pessoa = porInscricao.get(inscricao);
      if (pessoa === undefined) throw new Error(`nobody is ${inscricao}`);
      expect(concorre(caso, pessoa)).toBe(true);
      for (const reserva of [lista, via, ocupa]) {
        if (!['ampla', 'compensacao', 'reversao'].includes(reserva)) expect(membro(pessoa, reserva)).toBe(true);
      }
    }
  });
});

test('T5: adding a group mark to one person never moves their call later', () => {
  const quem = fc.tuple(comPessoas, fc.nat(), fc.boolean(), fc.constantFrom('declarada', 'confirmada', 'pendente'));
  fc.assert(
    fc.property(quem, ([caso, qual, dePcd, pertenca]) => {
      const reserva = dePcd ? 'pcd' : reservaDaLei(caso.lei);
      const pessoa = caso.pessoas[qual % caso.pessoas.length];
      if (pessoa === undefined || membro(pessoa, reserva)) return;
      const marcada: Pessoa = { ...pessoa, reservas: { ...pessoa.reservas, [reserva]: pertenca } };
      const depois = { ...caso, pessoas: caso.pessoas.map((outra) => (outra === pessoa ? marcada : outra)) };
      const numero = (umCaso: Caso): number => numeroDaChamada(ordena(umCaso).chamadas, pessoa.inscricao);
      expect(numero(depois)).toBeLessThanOrEqual(numero(caso));
    }),
    { numRuns: vezes(500) },
  );
});

describe('T6: a better rank never means a later call', () => {
  test('T6: who moves up in the ranking is not called later than before', () => {
    fc.assert(
      fc.property(comPessoas, fc.nat(), fc.nat(), (caso, a, b) => {
        const [para = 0, de = 0] = [a % caso.pessoas.length, b % caso.pessoas.length].sort((x, y) => x - y);
        const pessoa = caso.pessoas[de];
        if (pessoa === undefined || para === de) return;
        const semEla = caso.pessoas.filter((outra) => outra !== pessoa);
        const subiu = [...semEla.slice(0, para), pessoa, ...semEla.slice(para)];
        const depois = { ...caso, pessoas: subiu.map((outra, i): Pessoa => ({ ...outra, classificacao: i + 1 })) };
        const numero = (umCaso: Caso): number => numeroDaChamada(ordena(umCaso).chamadas, pessoa.inscricao);
        expect(numero(depois)).toBeLessThanOrEqual(numero(caso));
      }),
      { numRuns: vezes(500) },
    );
  });

  test('T6: of two people in the same lists, the better-placed is called first', () => {
    daOrdem(400, (caso) => {
      const { chamadas } = ordena(caso);
      const listas = ['pcd', reservaDaLei(caso.lei)];
      const geral = emOrdem(caso);
      geral.forEach((melhor, i) => {
        for (const pior of geral.slice(i + 1)) {
          if (listas.some((lista) => membro(pior, lista) && !membro(melhor, lista))) continue;
          const [antes = Infinity, depois = Infinity] = [melhor, pior].map(({ inscricao }) => numeroDaChamada(chamadas, inscricao));
          expect(antes).toBeLessThanOrEqual(depois);
        }
      });
    });
  });
});

test('T13: nobody is called twice, nobody who left is called, and a vaga is given once', () => {
  daOrdem(400, (caso) => {
    const { chamadas } = ordena(caso);
    const inscricoes = chamadas.map(({ inscricao }) => inscricao);
    expect(new Set(inscricoes).size).toBe(inscricoes.length);
    expect(new Set(chamadas.map(({ vaga }) => vaga)).size).toBe(chamadas.length);
    const fora = caso.pessoas.filter((pessoa) => !concorre(caso, pessoa)).map(({ inscricao }) => inscricao);
    expect(inscricoes.filter((inscricao) => fora.includes(inscricao))).toEqual([]);
  });
});

describe('T14: reversão only when the list is empty, and it says so', () => {
  test('T14: via and the sentence say it when, and only when, nobody of the list waits', () => {
    daOrdem(400, (caso) => {
      const espera = new Espera(caso);
      for (const { modalidade, via, lista, inscricao, frase } of ordena(caso).chamadas) {
        const reverte = modalidade !== 'ampla' && espera.em(modalidade).length === 0;
        if (reverte) {
          // "When a reverted vaga meets a compensação, `via` is compensacao and `lista` the reserva; the sentence says both."
          expect(via).toBe(lista === 'ampla' ? 'reversao' : 'compensacao');
          const teveAlguem = listaDe(caso, modalidade).length > 0;
          expect(frase).toMatch(
            teveAlguem ? /não há mais quem chamar nessa lista.*reverte à lista geral/ : /não há ninguém nessa lista.*reverte à lista geral/,
          );
          if (via === 'compensacao') expect(frase).toMatch(/compensação/);
        } else {
          expect(via).not.toBe('reversao');
          expect(frase).not.toMatch(/revert/);
          if (modalidade !== 'ampla') expect([via, lista]).toEqual([modalidade, modalidade]);
        }
        espera.chama(inscricao);
      }
    });
  });

  test('T14: under fica-vaga only a list that never had anyone reverts', () => {
    daOrdem(400, (caso) => {
      fc.pre(caso.lei === PORTO_FELIZ);
      const comFicaVaga = { ...caso, leituras: { ...caso.leituras, 'cotistas-insuficientes': 'fica-vaga' } };
      const reserva = reservaDaLei(caso.lei);
      const teveMembros = listaDe(comFicaVaga, reserva).length > 0;
      for (const { modalidade, via } of ordena(comFicaVaga).chamadas) {
        if (modalidade === reserva) expect(via === reserva).toBe(teveMembros);
      }
    });
  });

  test('T14: a reverted vaga that meets a compensação says both', () => {
    // PcD compensated, and nobody in the law's list: vaga 5 reverts, the general list reaches D, and G is called.
    const caso = concurso('porto-alegre-lc-494-2003', 'A B C D+ E F G+', {
      ofertas: [5],
      pcd: { posicoes: [1] },
      leituras: { 'computo-pcd': 'compensada' },
    });
    const { chamadas } = ordena(caso);
    expect(resumo(chamadas)).toBe('1:D(pcd) 2:A 3:B 4:C 5:G(compensacao)');
    expect(chamadas[4]?.modalidade).toBe('afro-brasileiros');
    expect(chamadas[4]?.lista).toBe('pcd');
    expect(chamadas[4]?.frase).toMatch(/reverte à lista geral.*a lista geral alcança Pessoa D.*por compensação/);
  });
});
