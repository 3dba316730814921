/** Problems of reading a sheet: code → facts for its sentence (written in redacao/problemas/leitura.ts). */
export interface ProblemasDaLeitura {
  'sem-cabecalho': { readonly procuradas: readonly string[] };
  'sem-candidatos': Record<never, never>;
  /** People with the same general rank. `muda`: their order touches a call (trabalho/empates.ts re-grades it). */
  empate: { readonly classificacao: number; readonly pessoas: readonly string[]; readonly muda: boolean };
  /** Ranks `de` … `ate` are on no row. `muda`: someone after the gap is called. */
  'lacuna-na-classificacao': { readonly de: number; readonly ate: number; readonly muda: boolean };
}
