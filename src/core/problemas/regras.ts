/** Problems of the rules (law, numbers, ties): code → facts for its sentence (redacao/problemas/regras.ts). */
export interface ProblemasDasRegras {
  /** An undecided tie. `muda` says whether it touches a call. */
  empate: { readonly classificacao: number; readonly pessoas: readonly string[]; readonly muda: boolean };
}
