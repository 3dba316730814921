import { ordenar, type OrdemDoCargo } from '../../src/trabalho/ordem';
import { redigirChamadas, type Chamada } from '../../src/trabalho/chamadas';
import { aplicarLivro, type CargoComLivro } from '../../src/trabalho/livro';
import type { Problema } from '../../src/core/problema';
import type { Pedido } from '../../src/trabalho/pedido';
import type { Ato, Criterio, EntradaDoOraculo, IdDaLei } from '../oraculo';
import { pedidoDoCaso, rankingDoCaso, reservaDaLei, type Caso } from './gerador';
import { escreverLivro } from './livros';

/**
 * What the properties ask of a contest, said again from dominio.md's words. Nothing here asks the product who is in a
 * list, in which order, or how many vacancies are reserved.
 */

export type Pessoa = Caso['pessoas'][number];

/** § 6: "`declarada`, `confirmada`, `pendente` (these three count …), `negada` (doesn't count)". */
export function membro({ reservas }: Pessoa, reserva: string): boolean {
  return ['declarada', 'confirmada', 'pendente'].includes(reservas[reserva] ?? '');
}

/** § 6: `eliminado` "out of every list"; `desistente` "out"; `cota-negada` = eliminado takes out who was refused. */
export function concorre({ lei, leituras }: Pick<Caso, 'lei' | 'leituras'>, { situacao, reservas }: Pessoa): boolean {
  if (situacao === 'eliminado' || situacao === 'desistente') return false;
  return !(leituras['cota-negada'] === 'eliminado' && reservas[reservaDaLei(lei)] === 'negada');
}

/** § 2: "everyone still in, by rank"; § 6: `fim-de-fila` "after everyone in each list … by rank when the sheet doesn't say". */
export function emOrdem(caso: Pick<Caso, 'lei' | 'leituras' | 'pessoas'>): Pessoa[] {
  const fim = ({ situacao }: Pessoa): number => (situacao === 'fim-de-fila' ? 1 : 0);
  return caso.pessoas
    .filter((pessoa) => concorre(caso, pessoa))
    .sort((a, b) => fim(a) - fim(b) || a.classificacao - b.classificacao);
}

/** The lista geral (`ampla`) or a lista específica: "the members of one reserva, in the same relative order". */
export function listaDe(caso: Pick<Caso, 'lei' | 'leituras' | 'pessoas'>, modalidade: string): Pessoa[] {
  return emOrdem(caso).filter((pessoa) => modalidade === 'ampla' || membro(pessoa, modalidade));
}

export interface Ordenado {
  readonly cargo: OrdemDoCargo;
  readonly chamadas: readonly Chamada[];
  readonly problemas: readonly Problema[];
}

/** The order of a contest with at least one person, as every surface gets it. */
export function ordena(caso: EntradaDoOraculo<IdDaLei | Criterio>, pedido: Pedido = pedidoDoCaso(caso)): Ordenado {
  const { cargos, problemas } = ordenar(rankingDoCaso(caso), pedido);
  const [cargo] = cargos;
  if (cargo === undefined) throw new Error('a contest without people has no order');
  return { cargo, chamadas: redigirChamadas(cargo.classificados, cargo.contexto, cargo.ordem), problemas };
}

/** The number of a person's call; Infinity when they are not called. */
export function numeroDaChamada(chamadas: readonly Chamada[], inscricao: string): number {
  return chamadas.find((chamada) => chamada.inscricao === inscricao)?.chamada ?? Infinity;
}

/** What a call decides, without its words. */
export function essencial({ vaga, modalidade, via, lista, inscricao, ocupa, compensa }: Chamada): object {
  return { vaga, modalidade, via, lista, inscricao, ocupa, compensa };
}

/** The livro replayed over a contest with at least one person. */
export function aplica(caso: EntradaDoOraculo<IdDaLei | Criterio>, atos: readonly Ato[]): CargoComLivro {
  const { cargos } = aplicarLivro(rankingDoCaso(caso), escreverLivro(atos), pedidoDoCaso(caso));
  const [cargo] = cargos;
  if (cargo === undefined) throw new Error('a contest without people has no livro');
  return cargo;
}

/** One vaga as the livro leaves it. */
export interface VagaAgora {
  readonly vaga: number;
  readonly modalidade: string;
  readonly estado: 'aberta' | 'reaberta' | 'ocupada' | 'encerrada';
  readonly inscricao?: string;
  readonly ocupa?: string;
}

export function vagasAgora({ situacao: { estado, abertas }, classificados: { pessoas } }: CargoComLivro): VagaAgora[] {
  return estado.modalidades.map((modalidade, i): VagaAgora => {
    const vaga = i + 1;
    const pessoa = estado.ocupante(vaga);
    if (pessoa >= 0) {
      const ocupa = estado.ocupa(pessoa) ?? '';
      return { vaga, modalidade, estado: 'ocupada', inscricao: pessoas[pessoa]?.inscricao ?? '', ocupa };
    }
    if (!abertas.aberta(vaga)) return { vaga, modalidade, estado: 'encerrada' };
    return { vaga, modalidade, estado: abertas.reaberta(vaga) ? 'reaberta' : 'aberta' };
  });
}

/**
 * A contest written by hand: "A B* C" is ranks 1, 2, 3; * marks a member of the law's reserva, + one of pcd. The letter
 * is the inscrição.
 */
export function concurso(
  lei: Caso['lei'],
  pessoas: string,
  { ofertas, leituras = {}, ...resto }: { ofertas: number[]; leituras?: Record<string, string>; pcd?: Caso['pcd']; reservadas?: number },
): Caso {
  const { pcd, reservadas } = resto;
  return {
    lei,
    leituras,
    ofertas,
    ...(pcd !== undefined && { pcd }),
    ...(reservadas !== undefined && { reservadas }),
    pessoas: pessoas.split(' ').map((palavra, i): Pessoa => ({
      inscricao: palavra.replace(/[*+]/g, ''),
      classificacao: i + 1,
      situacao: 'habilitado',
      reservas: { ...(palavra.includes('*') && { [reservaDaLei(lei)]: 'declarada' }), ...(palavra.includes('+') && { pcd: 'declarada' }) },
    })),
  };
}

/** Calls as "vaga:person", to compare with an example written by hand. */
export function resumo(chamadas: readonly Chamada[]): string {
  return chamadas.map(({ vaga, inscricao, via }) => `${vaga}:${inscricao}${['ampla'].includes(via) ? '' : `(${via})`}`).join(' ');
}

export const PORTO_FELIZ = 'porto-feliz-4993-2011';
export const FERRAZ = 'ferraz-de-vasconcelos-3677-2026';
export const PORTO_ALEGRE = 'porto-alegre-lc-494-2003';
