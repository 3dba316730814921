import fc from 'fast-check';
import type { AtoEscrito, LivroLido } from '../../src/planilha/livro';
import * as oraculo from '../oraculo';
import type { Ato, Criterio, EntradaDoOraculo, IdDaLei } from '../oraculo';
import { casos, type Caso } from './gerador';

export type Entrada = EntradaDoOraculo<IdDaLei | Criterio>;

export interface CasoComLivro<C extends Entrada = Caso> {
  readonly caso: C;
  readonly atos: Ato[];
  readonly k: number;
}

/** One random decision about what happens next in a competition. */
interface Sorte {
  readonly tipo: number;
  readonly quem: number;
  readonly quantas: number;
  readonly comLista: boolean;
}

const sortes = fc.array(
  fc.record({ tipo: fc.nat({ max: 99 }), quem: fc.nat({ max: 1000 }), quantas: fc.nat({ max: 4 }), comLista: fc.boolean() }),
  { maxLength: 25, size: 'max' },
);

/**
 * Random livros without contradictions: offers, right nominations and wrong ones, departures of every kind, court
 * orders, cancelled acts. What is due at each moment is asked of the second implementation, not of the product.
 */
export function livros(): fc.Arbitrary<CasoComLivro> {
  return livrosDe(casos({ teto: 14 }));
}

export function livrosDe<C extends Entrada>(deQue: fc.Arbitrary<C>): fc.Arbitrary<CasoComLivro<C>> {
  return fc
    .tuple(deQue, sortes, fc.nat({ max: 6 }))
    .map(([caso, decisoes, k]) => ({ caso, atos: escreve(caso, decisoes), k }));
}

function escreve(caso: Entrada, decisoes: readonly Sorte[]): Ato[] {
  // All at once, so that there is something to fill; later offers come by decision.
  const atos: Ato[] = [{ ato: '1', tipo: 'oferta', quantidade: caso.ofertas.reduce((soma, n) => soma + n, 0) }];
  const { ofertas: _, ...semOfertas } = caso;
  for (const decisao of decisoes) {
    const numero = String(atos.length + 1);
    const ato = proximoAto(semOfertas, atos, decisao, numero);
    if (ato !== undefined) atos.push(ato);
    else if (decisao.tipo < 52) atos.push(...turma(semOfertas, atos, decisao.quantas));
  }
  return atos;
}

/** Several right nominations by one act of publication, with all that the columns say. */
function turma(caso: Omit<Entrada, 'ofertas'>, atos: readonly Ato[], quantas: number): Ato[] {
  const abertas = oraculo.dobrar(caso, [...atos]).abertas.length;
  return oraculo.proximas(caso, [...atos], Math.min(1 + quantas, abertas)).map(({ vaga, inscricao, lista, compensa }, i) => ({
    ato: String(atos.length + i + 1),
    tipo: 'nomeação',
    vaga,
    inscricao,
    lista,
    ...(compensa !== undefined && { compensa }),
  }));
}

/** What one decision leads to; undefined when it leads to nothing, or is several right nominations (`turma`). */
function proximoAto(
  caso: Omit<Entrada, 'ofertas'>,
  atos: readonly Ato[],
  { tipo, quem, quantas, comLista }: Sorte,
  ato: string,
): Ato | undefined {
  const estado = oraculo.dobrar(caso, [...atos]);
  const saiu = (inscricao: string): boolean => estado.sairam.some((quem) => quem.inscricao === inscricao);
  const escolhe = <T>(itens: readonly T[]): T | undefined => itens[quem % Math.max(1, itens.length)];
  const nomeadas = estado.ocupacoes;
  // A "desistente" or "eliminado" of the sheet with acts of their own is a control sheet's way to tell how it ended: tried in test/trabalho.
  const nuncaChamadas = caso.pessoas
    .filter(({ inscricao: i, situacao }) => situacao !== 'desistente' && !estado.chamados.includes(i) && !saiu(i))
    .map(({ inscricao }) => inscricao);
  if (tipo < 12) return { ato, tipo: 'oferta', quantidade: quantas };
  if (tipo < 52 && comLista) return undefined;
  if (tipo < 60) {
    const aberta = escolhe(estado.abertas.slice(0, comLista ? 1 : 3));
    if (aberta === undefined) return undefined;
    const devida = oraculo.proximas(caso, [...atos], 1)[0];
    const errado = tipo >= 52;
    if (errado || devida === undefined || devida.vaga !== aberta.vaga) {
      const inscricao = escolhe(nuncaChamadas);
      return inscricao === undefined ? undefined : { ato, tipo: 'nomeação', vaga: aberta.vaga, inscricao };
    }
    return { ato, tipo: 'nomeação', vaga: devida.vaga, inscricao: devida.inscricao };
  }
  const titular = escolhe(nomeadas)?.inscricao;
  if (tipo < 64) {
    // A court may also order the nomination of someone whom an act took out.
    const sairam = caso.pessoas.filter((p) => atosDeSaida(atos, p.inscricao) && saiu(p.inscricao)).map(({ inscricao: i }) => i);
    const inscricao = escolhe(quantas % 2 === 0 && sairam.length > 0 ? sairam : nuncaChamadas);
    const aberta = escolhe(estado.abertas);
    if (inscricao === undefined) return undefined;
    return { ato, tipo: 'decisão judicial', inscricao, ...(comLista && aberta !== undefined && { vaga: aberta.vaga }) };
  }
  if (tipo < 68) {
    // Whoever the sheet already leaves out has nothing to withdraw from.
    const naLista = (i: string): boolean => caso.pessoas.some((p) => p.inscricao === i && !['eliminado', 'desistente'].includes(p.situacao));
    const inscricao = escolhe(nuncaChamadas.filter(naLista));
    return inscricao === undefined ? undefined : { ato, tipo: 'desistência', inscricao };
  }
  if (titular === undefined) return undefined;
  if (tipo < 74) return { ato, tipo: 'desistência', inscricao: titular };
  if (tipo < 78) return { ato, tipo: 'posse não tomada', inscricao: titular };
  if (tipo < 82) return { ato, tipo: 'tornada sem efeito', inscricao: titular };
  const foraPelaPlanilha = caso.pessoas.some((p) => p.inscricao === titular && p.situacao === 'eliminado');
  if (tipo < 85) return foraPelaPlanilha ? undefined : { ato, tipo: 'eliminação', inscricao: titular };
  if (tipo < 88) return { ato, tipo: 'vacância', inscricao: titular };
  if (tipo < 90) return { ato, tipo: 'posse', inscricao: titular };
  if (tipo < 96) {
    const deLei = typeof caso.lei !== 'string';
    const cotistas = caso.pessoas.flatMap(({ inscricao }) => {
      const declaradas = (estado.declaradas[inscricao] ?? []).filter((id) => deLei || id !== 'pcd');
      const foraPelaPlanilha = caso.pessoas.some((p) => p.inscricao === inscricao && ['eliminado', 'desistente'].includes(p.situacao));
      const conta = !saiu(inscricao) && (comLista || nomeadas.some((n) => n.inscricao === inscricao));
      return conta && !foraPelaPlanilha ? declaradas.map((lista) => ({ inscricao, lista })) : [];
    });
    const escolhido = escolhe(cotistas);
    if (escolhido === undefined) return undefined;
    // Where the law has one reserva the column may be empty: it is the law's.
    return { ato, tipo: 'cota não confirmada', inscricao: escolhido.inscricao, ...(deLei && { lista: escolhido.lista }) };
  }
  const jaNoFim = caso.pessoas.some((p) => p.inscricao === titular && p.situacao === 'fim-de-fila');
  return jaNoFim ? undefined : { ato, tipo: 'fim de fila', inscricao: titular };
}

/** Whether an act took a person out who is not out by the sheet too. */
function atosDeSaida(atos: readonly Ato[], quem: string): boolean {
  return atos.some(({ tipo, inscricao }) => inscricao === quem && SAIDAS.includes(tipo));
}

const SAIDAS: readonly Ato['tipo'][] = ['desistência', 'posse não tomada', 'tornada sem efeito', 'eliminação', 'vacância'];

/** The acts as the sheet of the livro gives them. */
export function escreverLivro(atos: readonly Ato[]): LivroLido {
  return {
    aba: 'Livro de atos',
    atos: atos.map((ato, i) => ({ linha: i + 2, cargo: '', ...ato }) as AtoEscrito),
    problemas: [],
    coluna: () => undefined,
  };
}
