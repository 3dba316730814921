import { noMeio } from '../../redacao/caixa';
import { listaDaChamada, modalidadeDaVaga, type ChamadaNoPapel } from '../../redacao/papeis/causa';
import type { Lei } from '../../core/lei';
import type { LinhaDaTabela } from '../../planilha/folhas/papeis/documento';
import type { Coluna } from '../../planilha/folhas/moldura';
import { redigirChamadas, type Chamada } from '../chamadas';
import type { Ordenacao } from '../ordem';
import type { Proximas } from '../proximas';

/** One person of a paper. */
export interface PessoaNoPapel extends ChamadaNoPapel {
  readonly chamada?: number;
  readonly inscricao: string;
  readonly nome: string;
  /** Inscrição of whom the call moves to ampla. */
  readonly compensa?: string;
}

export interface CargoNoPapel {
  readonly cargo: string;
  readonly pessoas: readonly PessoaNoPapel[];
}

/** From a call nothing goes to a paper but what this names: no score, birth date, CPF, mark or sentence with reasons. */
export function pessoaDaChamada(chamada: Chamada, reaberta: boolean): PessoaNoPapel {
  const { vaga, modalidade, via, lista, classificacao, classificacaoNaLista, amparos, inscricao, nome, compensa } = chamada;
  return {
    chamada: chamada.chamada,
    vaga,
    modalidade,
    via,
    lista,
    classificacao,
    ...(classificacaoNaLista !== undefined && { classificacaoNaLista }),
    reaberta,
    amparos,
    inscricao,
    nome,
    ...(compensa !== undefined && { compensa }),
  };
}

/** The first calls of a competition. */
export function pessoasDaOrdem({ cargos }: Ordenacao): CargoNoPapel[] {
  return cargos.map(({ cargo, classificados, contexto, ordem }) => ({
    cargo,
    pessoas: redigirChamadas(classificados, contexto, ordem).map((chamada) => pessoaDaChamada(chamada, false)),
  }));
}

/** The next calls, from the livro. */
export function pessoasDasProximas({ cargos }: Proximas): CargoNoPapel[] {
  return cargos.map(({ cargo, estado, proximas }) => {
    const reabertas = new Set(estado.abertas.flatMap(({ vaga, motivo }) => (motivo === 'reaberta' ? [vaga] : [])));
    return { cargo, pessoas: proximas.map((chamada) => pessoaDaChamada(chamada, reabertas.has(chamada.vaga))) };
  });
}

export const COLUNAS_DAS_PESSOAS: readonly Coluna[] = [
  { titulo: 'Chamada', formato: 'inteiro', largura: 10 },
  { titulo: 'Inscrição', formato: 'texto', largura: 13 },
  { titulo: 'Nome', formato: 'texto', largura: 30, quebra: true },
  { titulo: 'Vaga', formato: 'inteiro', largura: 7 },
  { titulo: 'Modalidade da vaga', formato: 'texto', largura: 20, quebra: true },
  { titulo: 'Lista', formato: 'texto', largura: 38, quebra: true },
];

export function linhaDaPessoa(lei: Lei, pessoa: PessoaNoPapel): LinhaDaTabela {
  const { chamada, inscricao, nome, vaga } = pessoa;
  const modalidade = modalidadeDaVaga(lei, pessoa);
  const lista = listaDaChamada(lei, pessoa);
  const numero = chamada === undefined ? '' : `${chamada}. `;
  const daVaga = vaga === undefined ? noMeio(modalidade) : `vaga ${vaga} (${modalidade})`;
  return {
    celulas: [chamada ?? null, inscricao, nome, vaga ?? null, modalidade, lista],
    texto: `${numero}${nome}, inscrição ${inscricao}: ${daVaga}; ${noMeio(lista)}.`,
  };
}
