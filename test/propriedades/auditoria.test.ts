import fc from 'fast-check';
import { conferir, type Conferencia } from '../../src/trabalho/conferir';
import type { Ato } from '../oraculo';
import { ordena } from './apoio';
import { casos, pedidoDoCaso, rankingDoCaso, vezes, type Caso } from './gerador';
import { escreverLivro } from './livros';

/** The audit against planted faults of the kinds that courts found (dominio.md § 1), and against right orders. */

interface Publicado {
  readonly caso: Caso;
  readonly atos: readonly Ato[];
}

/** The edital's offer and the calls that were due, as nominations. */
function publica(caso: Caso): Publicado {
  const { chamadas } = ordena(caso);
  const [vagas = 0] = caso.ofertas;
  const nomeacoes = chamadas
    .filter(({ vaga }) => vaga <= vagas)
    .map(({ vaga, inscricao, lista, compensa }, i): Ato => ({
      ...{ ato: String(i + 2), tipo: 'nomeação', vaga, inscricao, lista },
      ...(compensa !== undefined && { compensa }),
    }));
  return { caso, atos: [{ ato: '1', tipo: 'oferta', quantidade: vagas }, ...nomeacoes] };
}

const publicados = casos({ comEmpates: false })
  .map((caso): Caso => ({ ...caso, ofertas: caso.ofertas.slice(0, 1) }))
  .filter((caso) => caso.pessoas.length > 1 && (caso.ofertas[0] ?? 0) > 0)
  .map(publica);

const confere = ({ caso, atos }: Publicado): Conferencia => conferir(rankingDoCaso(caso), escreverLivro(atos), pedidoDoCaso(caso));

/** What stops an audit for another reason than a nomination: the law's reach, a number still to be given. */
const parado = ({ problemas }: Conferencia): boolean => problemas.some(({ gravidade }) => gravidade !== 'aviso');

test('a right order has no divergence', () => {
  let conferidos = 0;
  fc.assert(
    fc.property(publicados, (publicado) => {
      const conferencia = confere(publicado);
      expect(conferencia.divergencias).toEqual([]);
      if (!parado(conferencia)) {
        expect(conferencia.conforme).toBe(true);
        conferidos += 1;
      }
    }),
    { numRuns: vezes(200) },
  );
  expect(conferidos).toBeGreaterThan(20);
});

const nomeacoesDe = (atos: readonly Ato[]): Ato[] => atos.filter(({ tipo }) => tipo === 'nomeação');

/** Another livro with one fault in it, and the act where it is; undefined where this order has no room for it. */
type Falta = (publicado: Publicado, sorte: number) => { readonly atos: readonly Ato[]; readonly noAto: string } | undefined;

const troca = (atos: readonly Ato[], de: Ato, por: Partial<Ato>): Ato[] => atos.map((ato) => (ato === de ? ({ ...ato, ...por } as Ato) : ato));

const FALTAS: readonly (readonly [string, Falta])[] = [
  [
    'a cotista who fits the general list charged to the reserve',
    ({ caso, atos }, sorte) => {
      const cotistas = nomeacoesDe(atos).filter(({ lista, inscricao }) => lista === 'ampla' && reservasDe(caso, inscricao).length > 0);
      const ato = cotistas[sorte % Math.max(1, cotistas.length)];
      if (ato === undefined) return undefined;
      return { atos: troca(atos, ato, { lista: reservasDe(caso, ato.inscricao)[0] ?? '' }), noAto: ato.ato };
    },
  ],
  [
    'two people nominated in each other’s place: someone passed over',
    ({ atos }, sorte) => {
      const nomeacoes = nomeacoesDe(atos).filter(({ compensa }) => compensa === undefined);
      const i = sorte % Math.max(1, nomeacoes.length - 1);
      const [uma, outra] = [nomeacoes[i], nomeacoes[i + 1]];
      if (uma === undefined || outra === undefined || uma.lista !== outra.lista) return undefined;
      const trocados = troca(troca(atos, uma, { inscricao: outra.inscricao ?? '' }), outra, { inscricao: uma.inscricao ?? '' });
      return { atos: trocados, noAto: uma.ato };
    },
  ],
  [
    'a reserved vaga given to the next of the general list',
    ({ caso, atos }) => {
      const nomeacoes = nomeacoesDe(atos);
      const reservada = nomeacoes.find(({ lista, compensa }) => lista !== 'ampla' && compensa === undefined);
      const seguinte = nomeacoes.slice(nomeacoes.indexOf(reservada ?? nomeacoes[0] ?? ({} as Ato)) + 1).find(({ lista }) => lista === 'ampla');
      if (reservada === undefined || seguinte === undefined || reservasDe(caso, seguinte.inscricao).length > 0) return undefined;
      const ate = atos.slice(0, atos.indexOf(reservada) + 1);
      return { atos: troca(ate, reservada, { inscricao: seguinte.inscricao ?? '', lista: 'ampla' }), noAto: reservada.ato };
    },
  ],
];

function reservasDe({ pessoas }: Caso, inscricao: string | undefined): string[] {
  const pessoa = pessoas.find((esta) => esta.inscricao === inscricao);
  return Object.entries(pessoa?.reservas ?? {}).flatMap(([reserva, pertenca]) => (pertenca !== 'negada' && reserva !== 'pcd' ? [reserva] : []));
}

test.each(FALTAS)('a planted fault is found: %s', (_, falta) => {
  let plantadas = 0;
  fc.assert(
    fc.property(publicados, fc.nat(50), (publicado, sorte) => {
      const plantada = falta(publicado, sorte);
      if (plantada === undefined) return;
      plantadas += 1;
      const { divergencias } = confere({ caso: publicado.caso, atos: plantada.atos });
      expect(divergencias.map(({ ato }) => ato)).toContain(plantada.noAto);
      const esta = divergencias.find(({ ato }) => ato === plantada.noAto);
      expect(esta?.frase).not.toBe('');
    }),
    { numRuns: vezes(400) },
  );
  expect(plantadas).toBeGreaterThan(5);
});
