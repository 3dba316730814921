/** Why a value of the table can't be, although its words are understood. */
export type ValorImpossivel =
  | 'zero'
  | 'acima de 100%'
  | 'soma acima de 100%'
  | 'sem o sinal de %'
  | 'data que não existe'
  | 'termina antes de começar'
  | 'posições fora de ordem'
  | 'nome com vírgula'
  | 'nome sem letras'
  | 'nome da lista geral'
  | 'nome de passagem'
  | 'teto abaixo do percentual';

/** Why a list of receivers of a reserved vaga can't be followed. */
export type ReversaoImpossivel = 'a própria reserva' | 'reserva repetida' | 'algo depois do fim';

/** Rules of real laws that no calculation of one competition alone can follow. */
export type RegraForaDoModelo = 'fração acumulada' | 'percentual do censo';

/** Problems of the table of a law of one's own: code → facts for its sentence (written in redacao/problemas/lei.ts). */
export interface ProblemasDaLei {
  /** The file, sheet or range has no row with a known key. */
  'lei-sem-tabela': { readonly chaves: readonly string[] };
  'lei-chave-desconhecida': { readonly chave: string; readonly chaves: readonly string[] };
  /** `linha`: where it was first given. */
  'lei-chave-repetida': { readonly chave: string; readonly linha: number; readonly reserva?: string };
  /** A key of a reserva above the first `reserva`. */
  'lei-chave-sem-reserva': { readonly chave: string };
  /** A value whose key cell is empty. */
  'lei-valor-sem-chave': { readonly valor: string };
  'lei-sem-reserva': Record<never, never>;
  /** What no default can stand for. */
  'lei-falta-valor': { readonly chave: string; readonly reserva?: string };
  'lei-valor-desconhecido': { readonly chave: string; readonly valor: string; readonly aceitos: readonly string[] };
  'lei-valor-impossivel': { readonly chave: string; readonly valor: string; readonly porque: ValorImpossivel };
  'lei-reserva-repetida': { readonly nome: string; readonly linha: number };
  'lei-reservas-demais': { readonly quantas: number; readonly teto: number };
  'lei-palavra-repetida': { readonly palavra: string; readonly reservas: readonly string[] };
  'lei-reversao-desconhecida': { readonly nome: string; readonly aceitos: readonly string[] };
  'lei-reversao-impossivel': { readonly reserva: string; readonly valor: string; readonly porque: ReversaoImpossivel };
  'lei-regra-fora-do-modelo': { readonly regra: RegraForaDoModelo; readonly valor: string };
  /** Something to the right of the third column, which is not read. */
  'lei-celula-a-mais': { readonly texto: string; readonly outras: number };
  /** The order words and the percentage give different numbers of vacancies. */
  'lei-ordem-diverge': { readonly reserva: string; readonly ordem: string; readonly percentual: string };
}
