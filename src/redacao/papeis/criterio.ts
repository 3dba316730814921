import type { Citacao, Regra } from '../../core/lei';
import { dispositivosDe } from '../fundamento';
import { citaArtigos } from '../palavras';
import { LACUNA } from './lacuna';
import { cita } from './norma';

export const SILENCIO = 'critério adotado onde a lei silencia';

/** What a table of the law has no key for may be in the law all the same: whoever signs looks it up. */
export const SE_A_LEI_NADA_DIZ = `critério adotado se a lei não dispuser de outro modo; ver art. ${LACUNA}`;

/** A rule of a law of one's own may cite its article alone. */
export const semPalavras = ({ citacoes }: Regra<unknown>): boolean =>
  citacoes?.every(({ palavras }) => palavras === '') ?? true;

/** The law's words, with what is taken from them and they do not say. */
export function citaComDeducao(regra: Regra<unknown>): string {
  const deducao = regra.base === 'texto' ? regra.deducao : undefined;
  return deducao === undefined ? cita(regra) : `${cita(regra)}, do que se deduz que ${deducao}`;
}

/** The law's words; where only the article is known, what it says. */
export function dita(regra: Regra<unknown>, emPalavras: string): string {
  return semPalavras(regra) ? `${emPalavras} (${citaArtigos(dispositivosDe(regra))})` : citaComDeducao(regra);
}

/** On what a criterion rests that is not the law's words: another norm, or the silence of the law. */
export function emSilencio(regra: Regra<unknown>, silencio = SILENCIO): string {
  const fonte = regra.base === 'silêncio' ? regra.fonte : undefined;
  const artigos = dispositivosDe(regra);
  return `(${fonte ?? silencio}${artigos.length === 0 ? '' : `; ver ${citaArtigos(artigos)}`})`;
}

/** Where the words leave a doubt, they are quoted and the reading adopted is said; where there are none, it is alone. */
export function comCriterio(regra: Regra<unknown>, criterio: string, silencio = SILENCIO): string {
  if (regra.base === 'texto') return `${dita(regra, criterio)}.`;
  if (regra.base === 'dúvida') return `${cita(regra)}. Critério adotado: ${criterio}.`;
  return `${criterio} ${emSilencio(regra, silencio)}.`;
}

/** Whether a clause has already quoted all that a rule cites. */
export function jaCitada({ citacoes = [] }: Regra<unknown>, outras: readonly Regra<unknown>[]): boolean {
  const mesma = (uma: Citacao, outra: Citacao): boolean =>
    uma.dispositivo === outra.dispositivo && uma.palavras === outra.palavras;
  const citadas = outras.flatMap((outra) => outra.citacoes ?? []);
  return citacoes.length > 0 && citacoes.every((uma) => citadas.some((outra) => mesma(uma, outra)));
}
