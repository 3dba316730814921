import fc from 'fast-check';
import * as oraculo from '../oraculo';
import type { Ato } from '../oraculo';
import { aplica, resumo, vagasAgora, type Pessoa } from './apoio';
import { competeNa, concursoDe, lei, nasVagas, regrasDe, reserva } from './apoioDeLeis';
import {
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
import { vezes } from './gerador';
import { casosDeLeis, type CasoDeLei } from './geradorDeLeis';
import { livrosDe, type CasoComLivro } from './livros';

/** T1, T4 and T10–T14 of dominio.md § 9 with several reservas, over random livros (§ 7). */

function dosLivros(numero: number, propriedade: (caso: CasoComLivro<CasoDeLei>) => void): void {
  fc.assert(fc.property(livrosDe(casosDeLeis({ teto: 12 })), propriedade), { numRuns: vezes(numero) });
}

test('T10: with several reservas, one more act moves only the person it names, and who a nomeação compensates', () => {
  dosLivros(40, umAtoMoveSoQuemNomeia);
});

test('T12: with several reservas, looking ahead changes nothing', () => {
  dosLivros(60, olharNaoMuda);
});

test('T12: with several reservas, looking k ahead is looking one ahead k times', () => {
  dosLivros(90, umDeCadaVez);
});

test('T13: with several reservas, only after fim de fila or cota não confirmada may someone be called again', () => {
  dosLivros(90, ninguemDuasVezes);
});

test('T1: with several reservas, in every livro, k calls asked and k people waiting → k calls (unless fica-vaga)', () => {
  dosLivros(90, (dado) => {
    const { caso, atos, k } = dado;
    fc.pre(!podeFicarVaga(caso));
    const { filas, abertas } = oraculo.dobrar(caso, atos);
    expect(proximasDo(dado)).toHaveLength(Math.min(k, abertas.length, (filas.ampla ?? []).length));
  });
});

/** The groups that count after the refusals of the livro. */
function depoisDasNegativas(pessoa: Pessoa, atos: readonly Ato[]): Pessoa {
  const negadas = atos.filter(
    ({ tipo, inscricao }) => tipo === 'cota não confirmada' && inscricao === pessoa.inscricao,
  );
  return {
    ...pessoa,
    reservas: {
      ...pessoa.reservas,
      ...Object.fromEntries(negadas.map(({ lista = '' }) => [lista, 'negada' as const])),
    },
  };
}

test('T4: with several reservas, in every livro, who does not compete in a reserva is never called through it', () => {
  dosLivros(120, (dado) => {
    const { caso, atos } = dado;
    for (const { lista, inscricao } of proximasDo(dado)) {
      const pessoa = caso.pessoas.find((outra) => outra.inscricao === inscricao);
      if (pessoa === undefined) throw new Error(`nobody is ${inscricao}`);
      if (lista !== 'ampla') expect(competeNa(caso.lei, depoisDasNegativas(pessoa, atos), lista)).toBe(true);
    }
  });
});

describe('T11: a vacated vaga keeps the modalidade by which it was occupied', () => {
  /** § 7, for someone who held a vaga by `ocupa`, by the rules of the reserva that it is of. */
  function reabreComo(criterio: CasoDeLei['lei'], tipo: Ato['tipo'], pessoa: Pessoa, ocupa: string): string {
    if (!SAIDAS.includes(tipo)) return ocupa;
    if (ocupa === 'ampla') {
      const qualquer = criterio.reservas.filter(
        ({ desistenciaAlcance }) => desistenciaAlcance === 'qualquer-vaga-de-cotista',
      );
      return qualquer.find(({ id }) => competeNa(criterio, pessoa, id))?.id ?? 'ampla';
    }
    const regras = regrasDe(criterio, ocupa);
    const dito = regras?.desistenciaEstaNoTexto === true && ['desistência', 'eliminação'].includes(tipo);
    return regras?.desistencia === 'lista-geral' && !dito ? 'ampla' : ocupa;
  }

  test('T11: with several reservas, in every livro, but for what each reserva says of desistência', () => {
    dosLivros(70, ({ caso, atos }) => {
      atos.forEach((ato, i) => {
        if (![...SAIDAS, 'fim de fila'].includes(ato.tipo)) return;
        const antes = vagasAgora(aplica(caso, atos.slice(0, i))).find(({ inscricao }) => inscricao === ato.inscricao);
        const quem = caso.pessoas.find(({ inscricao }) => inscricao === ato.inscricao);
        if (antes === undefined || quem === undefined) return;
        const depois = vagasAgora(aplica(caso, atos.slice(0, i + 1)))[antes.vaga - 1];
        if (ato.tipo === 'vacância') return expect(depois?.estado).toBe('encerrada');
        const esperada = reabreComo(caso.lei, ato.tipo, depoisDasNegativas(quem, atos.slice(0, i)), antes.ocupa ?? '');
        expect(depois).toEqual({ vaga: antes.vaga, estado: 'reaberta', modalidade: esperada });
      });
    });
  });

  test('T11: a vaga received by the cascade is held, and reopens, by the reserva that received it', () => {
    const caso = concursoDe(
      lei([nasVagas('negros', [1], { cascata: ['indigenas'] }), nasVagas('indigenas', [9])]),
      'A B:indigenas C:indigenas D',
      [],
    );
    const nomeada = livro('oferta 2', 'nomeação 1 B indigenas', 'nomeação 2 A ampla', 'desistência B');
    expect(olha(caso, nomeada, 1).estado.abertas).toEqual([{ vaga: 1, modalidade: 'indigenas', motivo: 'reaberta' }]);
    expect(resumo(olha(caso, nomeada, 1).proximas)).toBe('1:C(indigenas)');
  });
});

test('T14: with several reservas, in every livro, a vaga reverts when, and only when, its list and the cascade are empty', () => {
  dosLivros(120, (dado) => {
    const { caso, atos } = dado;
    const { filas } = oraculo.dobrar(caso, atos);
    const feitas: string[] = [];
    for (const { modalidade, via, inscricao } of proximasDo(dado)) {
      const esperam = (id: string): boolean => (filas[id] ?? []).some((outra) => !feitas.includes(outra));
      const recebe = [modalidade, ...(regrasDe(caso.lei, modalidade)?.cascata ?? [])].find(esperam);
      if (modalidade === 'ampla') expect(via).not.toBe('reversao');
      else if (recebe === undefined) expect(['reversao', 'compensacao']).toContain(via);
      else expect(via).toBe(recebe);
      feitas.push(inscricao);
    }
  });
});

describe('T5: a refusal where two reservas exclude each other: the other one, declared too, now counts', () => {
  const maior = { duasReservas: 'a-de-maior-percentual' as const };
  // 20 %: vaga 3. 10 %: vaga 5. C declared both, so it competed by negros.
  const caso = concursoDe(
    lei([reserva('negros', 20), reserva('indigenas', 10)], maior),
    'A B C:negros,indigenas D N:negros I:indigenas',
    [],
  );
  const nomeados = livro(
    'oferta 5',
    'nomeação 1 A ampla',
    'nomeação 2 B ampla',
    'nomeação 3 C negros',
    'nomeação 4 D ampla',
  );

  test('T5: refused among the negros, C waits in the lista geral and in the list of indígenas, before I', () => {
    const atos = [...nomeados, ...livro('cota não confirmada C negros')];
    expect(resumo(olha(caso, atos, 2).proximas)).toBe('3:N(negros) 5:C(indigenas)');
  });

  test('T5: refused in the one in which it did not compete, nothing moves; then in the other, C is of none', () => {
    const uma = [...nomeados, ...livro('cota não confirmada C indigenas')];
    expect(vagasAgora(aplica(caso, uma))[2]).toMatchObject({ vaga: 3, inscricao: 'C', ocupa: 'negros' });
    const duas = [...uma, ...livro('cota não confirmada C negros')];
    expect(resumo(olha(caso, duas, 2).proximas)).toBe('3:N(negros) 5:I(indigenas)');
  });

  test('T5: refused before any call, it may be the next of a list used up, and a compensação reaches it', () => {
    // B holds by indígenas; the general list walked past B, with no other indígena waiting. Then Y is one.
    const criterio = lei(
      [nasVagas('indigenas', [1], { decimos: 500, computo: 'compensada' }), nasVagas('negros', [9])],
      maior,
    );
    const outro = concursoDe(criterio, 'A B:indigenas C D Y:indigenas,negros', []);
    const atos = livro(
      'oferta 4',
      'nomeação 1 B indigenas',
      'nomeação 2 A ampla',
      'nomeação 3 C ampla',
      'cota não confirmada Y negros',
    );
    const [chamada] = olha(outro, atos, 1).proximas;
    expect(chamada).toMatchObject({ vaga: 4, inscricao: 'Y', via: 'compensacao', lista: 'indigenas', compensa: 'B' });
  });
});
