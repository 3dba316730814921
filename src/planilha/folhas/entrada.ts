/**
 * What the sheets say, already in words: results and sentences come from the engine and from redacao, and this folder
 * only lays them out. Arrays are read, never copied: a list may have 100 000 people.
 */

/** The competition, printed on every sheet. What is unknown becomes a line to fill in by hand. */
export interface Identificacao {
  /** "Prefeitura Municipal de Porto Feliz" */
  readonly orgao?: string;
  /** "Concurso público nº 01/2026" */
  readonly concurso?: string;
  /** "Edital nº 01/2026, de 10/02/2026" */
  readonly edital?: string;
  /** "Processo nº 123/2026" */
  readonly processo?: string;
}

export interface LinhaDoQuadro {
  /** As printed: "Ampla concorrência", "Negros e indígenas". */
  readonly nome: string;
  readonly vagas: number;
  /** Numbers of its vagas, 1-based, growing. */
  readonly posicoes: readonly number[];
  readonly fundamento: string;
}

export interface ChamadaEmPalavras {
  readonly chamada: number;
  readonly vaga: number;
  /** Name of the modalidade of the vaga. */
  readonly modalidade: string;
  readonly inscricao: string;
  readonly nome: string;
  readonly classificacao: number;
  /** Rank within the whole specific list, when called through one. */
  readonly classificacaoNaLista?: number;
  /** Name of the modalidade by which the person occupies after all calls shown. */
  readonly ocupa: string;
  readonly fundamento: string;
  readonly frase: string;
  /** Called through a reserva: the row is shaded. */
  readonly pelaReserva: boolean;
}

export interface PessoaNaLista {
  /** Place in this list, 1 = first. */
  readonly ordem: number;
  readonly inscricao: string;
  readonly nome: string;
  /** General rank. */
  readonly classificacao: number;
  readonly nota?: number;
  /** AAAA-MM-DD; given only when a birth date decided a tie (dates are not for publication). */
  readonly nascimento?: string;
  /** "" when there is nothing to say. */
  readonly situacao: string;
  /** Names of the reservas in which the person also competes, ready to print; "" for none. */
  readonly reservas?: string;
}

export interface ListaEspecifica {
  /** The reserva's id; lists of several cargos with the same id share a sheet. */
  readonly id: string;
  /** "Negros e indígenas" */
  readonly nome: string;
  readonly pessoas: readonly PessoaNaLista[];
}

export interface CargoDoTrabalho {
  /** "" when the ranking names none. */
  readonly cargo: string;
  /** All offered so far; 0 is cadastro de reserva. */
  readonly vagas: number;
  readonly quadro: readonly LinhaDoQuadro[];
  readonly chamadas: readonly ChamadaEmPalavras[];
  readonly abertas: readonly { readonly vaga: number; readonly modalidade: string; readonly motivo: string }[];
  readonly foraDaOrdem: readonly { readonly inscricao: string; readonly nome: string; readonly motivo: string }[];
  readonly listaGeral: readonly PessoaNaLista[];
  readonly listasEspecificas: readonly ListaEspecifica[];
}

export interface SecaoDaMemoria {
  readonly secao: string;
  readonly linhas: readonly {
    readonly item: string;
    readonly valor: string;
    readonly fundamento?: string;
    /** Who chose it, for a "critério adotado". */
    readonly quem?: string;
  }[];
}

export interface ConteudoDoTrabalho {
  readonly identificacao: Identificacao;
  readonly lei: { readonly nome: string; readonly norma: string };
  readonly cargos: readonly CargoDoTrabalho[];
  readonly memoria: readonly SecaoDaMemoria[];
}
