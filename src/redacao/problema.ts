import type { Codigo, DadosDosProblemas, Lugar, Problema } from '../core/problema';
import { FRASES_DO_ARQUIVO } from './problemas/arquivo';
import { FRASES_DA_LEI } from './problemas/lei';
import { FRASES_DA_LEITURA } from './problemas/leitura';
import { FRASES_DO_LIVRO } from './problemas/livro';
import { FRASES_DAS_REGRAS } from './problemas/regras';
import { FRASES_DA_VERIFICACAO } from './problemas/verificacao';

/** Every problem's sentence: a code without one does not compile. */
const FRASES: { readonly [C in Codigo]: (dados: DadosDosProblemas[C]) => string } = {
  ...FRASES_DO_ARQUIVO,
  ...FRASES_DA_LEI,
  ...FRASES_DA_LEITURA,
  ...FRASES_DO_LIVRO,
  ...FRASES_DAS_REGRAS,
  ...FRASES_DA_VERIFICACAO,
};

/** The codes of all problems; docs/problemas.md lists each with its meaning and remedy. */
export const CODIGOS: readonly Codigo[] = Object.keys(FRASES).sort() as Codigo[];

/** Where it is, as people point at it: "aba “Resultado”, célula B12". */
function textoDoLugar({ aba, linha, coluna }: Lugar): string {
  const partes: string[] = [];
  if (aba !== undefined) partes.push(`aba “${aba}”`);
  if (linha !== undefined && coluna !== undefined) partes.push(`célula ${coluna}${linha}`);
  else if (linha !== undefined) partes.push(`linha ${linha}`);
  else if (coluna !== undefined) partes.push(`coluna ${coluna}`);
  return partes.join(', ');
}

/** What happened and what to do, without the place. */
export function fraseDoProblema(problema: Problema): string {
  const frase = FRASES[problema.codigo] as (dados: Problema['dados']) => string;
  return frase(problema.dados);
}

/**
 * A problem in Portuguese: where, what happened, what to do.
 *
 * @example "Aba “Resultado”, célula C7: a data não existe no calendário. …"
 */
export function textoDoProblema(problema: Problema): string {
  const lugar = problema.lugar === undefined ? '' : textoDoLugar(problema.lugar);
  const onde = [lugar, problema.cargo === undefined ? '' : `cargo ${problema.cargo}`].filter(Boolean).join(', ');
  const frase = fraseDoProblema(problema);
  return onde === '' ? frase : `${onde.charAt(0).toUpperCase()}${onde.slice(1)}: ${frase}`;
}
