import fc from 'fast-check';
import { redigirChamadas } from '../../src/trabalho/chamadas';
import { ordenar } from '../../src/trabalho/ordem';
import { conferir as conferirProduto } from '../../src/trabalho/conferir';
import { proximasChamadas } from '../../src/trabalho/proximas';
import * as oraculo from '../oraculo';
import { casos, pedidoDoCaso, rankingDoCaso, vezes } from './gerador';
import { casosDeLeis } from './geradorDeLeis';
import { escreverLivro, livros, livrosDe, type CasoComLivro, type Entrada } from './livros';

/** T18: the product equals a naive second implementation, written from the articles' words alone. */
const VEZES = vezes(1000);

interface Comum {
  readonly chamada: number;
  readonly vaga: number;
  readonly modalidade: string;
  readonly via: string;
  readonly lista: string;
  readonly inscricao: string;
  readonly ocupa: string;
  readonly compensa?: string | undefined;
}

function essencial({ chamada, vaga, modalidade, via, lista, inscricao, ocupa, compensa }: Comum): Comum {
  return { chamada, vaga, modalidade, via, lista, inscricao, ocupa, ...(compensa !== undefined && { compensa }) };
}

/** The series, the calls and the vagas left open of a contest with at least one person, by the one and by the other. */
function comparaOrdem(caso: Entrada): void {
  const { cargos } = ordenar(rankingDoCaso(caso), pedidoDoCaso(caso));
  const esperado = oraculo.ordem(caso);
  const [cargo] = cargos;
  if (caso.pessoas.length === 0 || cargo === undefined) return;
  expect(cargo.serie.serie.modalidades).toEqual(oraculo.serie(caso));
  const chamadas = redigirChamadas(cargo.classificados, cargo.contexto, cargo.ordem).map(essencial);
  expect(chamadas).toEqual(esperado.chamadas.map(essencial));
  expect(cargo.ordem.abertas.map(({ vaga, modalidade }) => ({ vaga, modalidade }))).toEqual(
    esperado.abertas.map(({ vaga, modalidade }) => ({ vaga, modalidade })),
  );
}

/** The state after the acts, the next calls and the audit. */
function comparaLivro({ caso, atos, k }: CasoComLivro<Entrada>): void {
  fc.pre(caso.pessoas.length > 0);
  const { ofertas: _, ...semOfertas } = caso;
  const ranking = rankingDoCaso(caso);
  const pedido = pedidoDoCaso(caso);
  const livro = escreverLivro(atos);
  const estado = oraculo.dobrar(semOfertas, atos);
  const chamar = Math.min(k, estado.abertas.length);
  const proximas = proximasChamadas(ranking, livro, pedido, { chamar });
  expect(proximas.problemas.filter(({ gravidade }) => gravidade === 'erro')).toEqual([]);
  expect(proximas.cargos[0]?.estado.abertas).toEqual(estado.abertas);
  expect(proximas.cargos[0]?.estado.ocupadas).toEqual(estado.ocupacoes.length);
  expect(proximas.cargos[0]?.proximas.map(essencial)).toEqual(oraculo.proximas(semOfertas, atos, chamar).map(essencial));
  const { divergencias } = conferirProduto(ranking, livro, pedido);
  expect(
    divergencias.map(({ ato, vaga, encontrado, devido }) => ({
      ato,
      vaga,
      encontrado,
      devido: devido && { inscricao: devido.inscricao, via: devido.via, lista: devido.lista },
    })),
  ).toEqual(oraculo.conferir(semOfertas, atos).divergencias);
}

test('T18: the order equals the naive second implementation', () => {
  fc.assert(fc.property(casos(), comparaOrdem), { numRuns: VEZES });
});

test('T18: the next calls and the audit equal the naive second implementation, over random livros', () => {
  fc.assert(fc.property(livros(), comparaLivro), { numRuns: VEZES });
});

test('T18: with several reservas, the order equals the naive second implementation', () => {
  fc.assert(fc.property(casosDeLeis(), comparaOrdem), { numRuns: vezes(600) });
});

test('T18: with several reservas, the next calls and the audit equal it too, over random livros', () => {
  fc.assert(fc.property(livrosDe(casosDeLeis({ teto: 14 })), comparaLivro), { numRuns: vezes(400) });
});
