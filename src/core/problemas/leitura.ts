/** Problems of reading a sheet: code → facts for its sentence (written in redacao/problemas/leitura.ts). */
export interface ProblemasDaLeitura {
  'sem-cabecalho': { readonly procuradas: readonly string[] };
  'sem-candidatos': Record<never, never>;
}
