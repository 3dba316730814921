import fc from 'fast-check';
import { conferir } from '../../src/trabalho/conferir';
import { proximasChamadas } from '../../src/trabalho/proximas';
import * as oraculo from '../oraculo';
import type { Ato } from '../oraculo';
import { aplica, concurso, essencial, FERRAZ, listaDe, membro, ordena, PORTO_ALEGRE, PORTO_FELIZ, resumo, vagasAgora } from './apoio';
import {
  atosDe,
  livro,
  ninguemDuasVezes,
  olha,
  olharNaoMuda,
  podeFicarVaga,
  proximasDo,
  SAIDAS,
  umAtoMoveSoQuemNomeia,
  umDeCadaVez,
} from './doLivro';
import { pedidoDoCaso, rankingDoCaso, reservaDaLei, vezes, type Caso } from './gerador';
import { escreverLivro, livros, type CasoComLivro } from './livros';

/** T10–T13 of dominio.md § 9, and T2, T4 and T14 again, over random livros (§ 7). */

const comPessoas = livros().filter(({ caso }) => caso.pessoas.length > 0);

function dosLivros(numero: number, propriedade: (caso: CasoComLivro) => void): void {
  fc.assert(fc.property(comPessoas, propriedade), { numRuns: vezes(numero) });
}

describe('T10: earlier acts never change', () => {
  test('T10: one more act moves only the person it names, and who a nomeação compensates', () => {
    dosLivros(150, umAtoMoveSoQuemNomeia);
  });

  test('T10: what the audit said of the acts so far stays said when the livro goes on', () => {
    dosLivros(250, ({ caso, atos, k }) => {
      const confere = (ate: number): unknown[] =>
        conferir(rankingDoCaso(caso), escreverLivro(atos.slice(0, ate)), pedidoDoCaso(caso)).divergencias.map(
          ({ ato, vaga, encontrado, devido, preteridos }) => ({ ato, vaga, encontrado, devido, preteridos }),
        );
      const antes = confere(1 + (k % atos.length));
      expect(confere(atos.length).slice(0, antes.length)).toEqual(antes);
    });
  });

  test('T10: not recomputed from zero: B withdraws, F takes vaga 2, E keeps vaga 5', () => {
    const caso = concurso(PORTO_FELIZ, 'A B C D E* F G*', { ofertas: [] });
    const atos = livro(
      'oferta 5',
      'nomeação 1 A ampla',
      'nomeação 2 B ampla',
      'nomeação 3 C ampla',
      'nomeação 4 D ampla',
      'nomeação 5 E negros-indigenas',
      'desistência B',
    );
    expect(resumo(olha(caso, atos, 1).proximas)).toBe('2:F');
    const titulares = vagasAgora(aplica(caso, [...atos, ...livro('nomeação 2 F ampla')])).map(({ inscricao }) => inscricao);
    expect(titulares).toEqual(['A', 'F', 'C', 'D', 'E']);
  });

  test('T10: Ferraz: A withdraws, the general list reaches C, who moves to ampla, and F is called by compensation', () => {
    const caso = concurso(FERRAZ, 'A B C* D E F*', { ofertas: [] });
    const atos = livro('oferta 3', 'nomeação 1 A ampla', 'nomeação 2 B ampla', 'nomeação 3 C negros', 'desistência A');
    const [chamada, ...outras] = olha(caso, atos, 1).proximas;
    expect(outras).toEqual([]);
    expect(chamada).toMatchObject({ vaga: 1, inscricao: 'F', via: 'compensacao', lista: 'negros', compensa: 'C' });
    const depois = vagasAgora(aplica(caso, [...atos, ...livro('nomeação 1 F negros compensa C')]));
    expect(depois.map(({ inscricao, ocupa }) => `${inscricao} ${ocupa}`)).toEqual(['F negros', 'B ampla', 'C ampla']);
  });
});

describe('T11: a vacated vaga keeps the modalidade by which it was occupied', () => {
  /** What § 7 says of each act, for someone who held a vaga by `ocupa`. */
  function reabreComo({ caso, ato, ocupa }: { caso: Caso; ato: Ato; ocupa: string }): string | 'nothing reopens' {
    const { lei, leituras, pessoas } = caso;
    const reserva = reservaDaLei(lei);
    if (ato.tipo === 'vacância') return 'nothing reopens';
    // "like desistência" for eliminação; the other two acts of the sentence are what two of the laws are silent about.
    const deSaida = SAIDAS.includes(ato.tipo);
    const pessoa = pessoas.find(({ inscricao }) => inscricao === ato.inscricao);
    if (!deSaida || pessoa === undefined) return ocupa;
    if (ocupa === 'ampla') {
      return leituras['desistencia-alcance'] === 'qualquer-vaga-de-cotista' && membro(pessoa, reserva) ? reserva : 'ampla';
    }
    // Of the laws generated here, only Porto Alegre takes the answer, and it is silent about every one of these acts.
    return ocupa !== 'pcd' && leituras.desistencia === 'lista-geral' ? 'ampla' : ocupa;
  }

  test('T11: in every livro, whatever the act, but for what the readings on desistência say', () => {
    dosLivros(300, ({ caso, atos }) => {
      atos.forEach((ato, i) => {
        if (![...SAIDAS, 'fim de fila'].includes(ato.tipo)) return;
        const negada = atosDe(atos.slice(0, i), ato.inscricao ?? '').includes('cota não confirmada');
        const antes = vagasAgora(aplica(caso, atos.slice(0, i))).find(({ inscricao }) => inscricao === ato.inscricao);
        // Whoever lost the cota is no longer a member: qualquer-vaga-de-cotista doesn't reach them.
        if (antes === undefined || (negada && antes.ocupa === 'ampla')) return;
        const depois = vagasAgora(aplica(caso, atos.slice(0, i + 1)))[antes.vaga - 1];
        const esperada = reabreComo({ caso, ato, ocupa: antes.ocupa ?? '' });
        if (esperada === 'nothing reopens') expect(depois?.estado).toBe('encerrada');
        else expect(depois).toEqual({ vaga: antes.vaga, estado: 'reaberta', modalidade: esperada });
      });
    });
  });

  test('T11: cota não confirmada: a vaga held by the reserva reopens as reserved', () => {
    dosLivros(400, ({ caso, atos }) => {
      fc.pre(caso.leituras['cota-negada'] !== 'eliminado');
      atos.forEach((ato, i) => {
        if (ato.tipo !== 'cota não confirmada') return;
        const reserva = reservaDaLei(caso.lei);
        const antes = vagasAgora(aplica(caso, atos.slice(0, i))).find(({ inscricao }) => inscricao === ato.inscricao);
        const depois = vagasAgora(aplica(caso, atos.slice(0, i + 1)));
        if (antes === undefined) return;
        if (antes.ocupa === reserva) {
          expect(depois[antes.vaga - 1]).toEqual({ vaga: antes.vaga, estado: 'reaberta', modalidade: reserva });
        } else expect(depois[antes.vaga - 1]).toEqual(antes);
      });
    });
  });

  test('T11: after a compensação it is the vaga of F, ampla in the series, that is reserved, and that of C ampla', () => {
    const caso = concurso(FERRAZ, 'A B C* D E F* G*', { ofertas: [] });
    const nomeados = livro(
      'oferta 5',
      'nomeação 1 A ampla',
      'nomeação 2 B ampla',
      'nomeação 3 C negros',
      'nomeação 4 F negros compensa C',
      'nomeação 5 D ampla',
    );
    const reaberta = (quem: string): unknown => olha(caso, [...nomeados, ...livro(`desistência ${quem}`)], 1).estado.abertas;
    expect(reaberta('F')).toEqual([{ vaga: 4, modalidade: 'negros', motivo: 'reaberta' }]);
    expect(reaberta('C')).toEqual([{ vaga: 3, modalidade: 'ampla', motivo: 'reaberta' }]);
    expect(resumo(olha(caso, [...nomeados, ...livro('desistência F')], 1).proximas)).toBe('4:G(negros)');
    expect(resumo(olha(caso, [...nomeados, ...livro('desistência C')], 1).proximas)).toBe('3:E');
  });

  test('T11: the readings that change it, each shown', () => {
    const pessoas = 'A* B C D E* F G*';
    const nomeados = (lista: string): Ato[] =>
      livro('oferta 5', 'nomeação 1 A ampla', 'nomeação 2 B ampla', 'nomeação 3 C ampla', 'nomeação 4 D ampla', `nomeação 5 E ${lista}`);
    const reaberta = (lei: Caso['lei'], saida: string, leituras: Record<string, string>): string | undefined => {
      const caso = concurso(lei, pessoas, { ofertas: [], leituras });
      const atos = [...nomeados(reservaDaLei(lei)), ...livro(saida)];
      return olha(caso, atos, 0).estado.abertas[0]?.modalidade;
    };
    const cotista = { 'desistencia-alcance': 'qualquer-vaga-de-cotista' };
    expect(reaberta(PORTO_FELIZ, 'desistência A', {})).toBe('ampla');
    expect(reaberta(PORTO_FELIZ, 'desistência A', cotista)).toBe('negros-indigenas');
    expect(reaberta(PORTO_FELIZ, 'desistência B', cotista)).toBe('ampla');
    expect(reaberta(PORTO_ALEGRE, 'desistência E', {})).toBe('afro-brasileiros');
    expect(reaberta(PORTO_ALEGRE, 'desistência E', { desistencia: 'lista-geral' })).toBe('ampla');
    // Where the law's text speaks of desistência, the answer doesn't touch it.
    expect(reaberta(PORTO_FELIZ, 'desistência E', { desistencia: 'lista-geral' })).toBe('negros-indigenas');
  });
});

describe('T12: looking ahead is pure', () => {
  test('T12: the same question twice has the same answer, and the state is as before', () => {
    dosLivros(300, olharNaoMuda);
  });

  test('T12: nothing given is changed: ranking, livro and request may be frozen', () => {
    const congela = <T>(valor: T): T => {
      if (typeof valor === 'object' && valor !== null && !Object.isFrozen(valor)) {
        Object.freeze(valor);
        Object.values(valor).forEach(congela);
      }
      return valor;
    };
    dosLivros(100, ({ caso, atos }) => {
      // Laws are shared by the whole process; only what a person gives is frozen here.
      const { lei, ...dados } = pedidoDoCaso(caso);
      const pedido = { lei, ...congela(dados) };
      const [ranking, lido] = [congela(rankingDoCaso(caso)), congela(escreverLivro(atos))];
      const abertas = olha(caso, atos, 0).estado.abertas.length;
      const pedidas = proximasChamadas(ranking, lido, pedido, { chamar: abertas });
      expect(pedidas.cargos[0]?.proximas).toEqual(olha(caso, atos, abertas).proximas);
    });
  });

  test('T12: looking k ahead is looking one ahead k times: no batch effect', () => {
    dosLivros(200, umDeCadaVez);
  });
});

describe('T13: nobody twice (but § 7), nobody who left', () => {
  test('T13: only after fim de fila or cota não confirmada may someone be called again', () => {
    dosLivros(500, ninguemDuasVezes);
  });

  test('T13: an exception: who went to the end of the queue is called again, after everyone', () => {
    const caso = concurso(PORTO_ALEGRE, 'A B C D', { ofertas: [] });
    const atos = livro('oferta 4', 'nomeação 1 A ampla', 'fim de fila A');
    expect(resumo(olha(caso, atos, 4).proximas)).toBe('1:B 2:C 3:D 4:A');
  });

  test('T13: an exception: whose cota was not confirmed leaves the reserved vaga and waits in the lista geral again', () => {
    const caso = concurso(PORTO_FELIZ, 'A B C D E F* G*', { ofertas: [] });
    const atos = livro(
      'oferta 7',
      'nomeação 1 A ampla',
      'nomeação 2 B ampla',
      'nomeação 3 C ampla',
      'nomeação 4 D ampla',
      'nomeação 5 F negros-indigenas',
      'cota não confirmada F',
    );
    expect(resumo(olha(caso, atos, 3).proximas)).toBe('5:G(negros-indigenas) 6:E 7:F');
  });

  test('T13: who left is never called, not even when everybody else was', () => {
    const caso = concurso(PORTO_FELIZ, 'A B C', { ofertas: [] });
    const atos = livro('oferta 4', 'nomeação 1 A ampla', 'desistência A', 'desistência B');
    expect(resumo(olha(caso, atos, 4).proximas)).toBe('1:C');
  });
});

test('T2: in every livro, nobody is called before a better-placed member of the same list whom no act touched', () => {
  dosLivros(500, (dado) => {
    const { caso, atos } = dado;
    const chamadas = proximasDo(dado);
    const feitas: string[] = [];
    for (const { lista, inscricao } of chamadas) {
      const fila = listaDe(caso, lista).map((pessoa) => pessoa.inscricao);
      const lugar = atosDe(atos, inscricao).length === 0 ? fila.indexOf(inscricao) : fila.length;
      const preteridas = fila.slice(0, lugar).filter((outra) => atosDe(atos, outra).length === 0 && !feitas.includes(outra));
      // Whoever an act touched may stand anywhere now, the end of the queue included: only the others are compared.
      if (lugar < fila.length) expect(preteridas).toEqual([]);
      feitas.push(inscricao);
    }
  });
});

test('T4: in every livro, who is outside a list, or lost the cota on the way, is never called through it', () => {
  dosLivros(500, (dado) => {
    const { caso, atos } = dado;
    const reserva = reservaDaLei(caso.lei);
    for (const { lista, inscricao } of proximasDo(dado)) {
      const pessoa = caso.pessoas.find((outra) => outra.inscricao === inscricao);
      if (pessoa === undefined) throw new Error(`nobody is ${inscricao}`);
      if (lista !== 'ampla') expect(membro(pessoa, lista)).toBe(true);
      if (lista === reserva) expect(atosDe(atos, inscricao)).not.toContain('cota não confirmada');
    }
  });
});

test('T14: in every livro, a reserved vaga reverts when, and only when, nobody of its list waits, and says so', () => {
  dosLivros(500, (dado) => {
    const { caso, atos } = dado;
    const { ofertas: _, ...semOfertas } = caso;
    // Who waits is asked of the second implementation.
    const { filas } = oraculo.dobrar(semOfertas, atos);
    const feitas: string[] = [];
    for (const { modalidade, via, inscricao, frase } of proximasDo(dado)) {
      const esperam = (filas[modalidade] ?? []).filter((outra) => !feitas.includes(outra));
      const reverte = modalidade !== 'ampla' && esperam.length === 0;
      if (reverte) expect(['reversao', 'compensacao']).toContain(via);
      else if (modalidade !== 'ampla') expect(via).toBe(modalidade);
      else expect(via).not.toBe('reversao');
      expect(/reverte à lista geral/.test(frase)).toBe(reverte);
      feitas.push(inscricao);
    }
  });
});

test('T1: in every livro, k calls asked and k people waiting → k calls (unless fica-vaga)', () => {
  dosLivros(400, (dado) => {
    const { caso, atos, k } = dado;
    fc.pre(!podeFicarVaga(caso));
    const { ofertas: _, ...semOfertas } = caso;
    const { filas, abertas } = oraculo.dobrar(semOfertas, atos);
    expect(proximasDo(dado)).toHaveLength(Math.min(k, abertas.length, (filas.ampla ?? []).length));
  });
});

test('T7: two ofertas in the livro give the calls of the order from nothing', () => {
  const caso = concurso(PORTO_FELIZ, 'A B C D E F G* H I*', { ofertas: [3, 5] });
  expect(olha(caso, livro('oferta 3', 'oferta 5'), 8).proximas.map(essencial)).toEqual(ordena(caso).chamadas.map(essencial));
});
