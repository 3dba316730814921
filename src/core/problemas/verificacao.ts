/** Problems of checking a copy by its codes: code → facts for its sentence (redacao/problemas/verificacao.ts). */
export interface ProblemasDaVerificacao {
  /** The workbook has no sheet of codes. `abas`: the sheets it has. */
  'verificacao-ausente': { readonly abas: readonly string[] };
  /** The sheet of codes was itself changed. `geral`: the general code of the sheets as they are now, short. */
  'verificacao-alterada': { readonly geral: string };
  'planilha-alterada': { readonly planilha: string };
  'planilha-ausente': { readonly planilha: string };
  'planilha-acrescentada': { readonly planilha: string };
}
