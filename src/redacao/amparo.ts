import type { Regra } from '../core/lei';
import { citaArtigos } from './palavras';

/** What a step rests on by one rule. */
export interface Amparo {
  readonly base: Regra<unknown>['base'];
  readonly artigos: readonly string[];
  /** The articles only touch the matter: shown as such, and no ground of the step. */
  readonly soToca?: true;
  /** Tells that the person is in a specific list: not for what is published. */
  readonly deCotista?: true;
}

/** The articles that a rule rests on; none for a pure silence. */
export function dispositivosDe(regra: Regra<unknown>): readonly string[] {
  return (regra.citacoes ?? []).map(({ dispositivo }) => dispositivo);
}

/** What a rule gives: where the law is silent, no ground. */
export function amparo(regra: Regra<unknown>): Amparo {
  const artigos = dispositivosDe(regra);
  return regra.base === 'silêncio' ? { base: regra.base, artigos, soToca: true } : { base: regra.base, artigos };
}

/**
 * The same for a rule whose silence is on a part only: the words that touch the matter ground the rest of the step (that
 * there is a reserve, that the nominations carry it out, that it lasts, that the general order is followed).
 */
export function amparoDoResto(regra: Regra<unknown>): Amparo {
  return { base: regra.base, artigos: dispositivosDe(regra) };
}

/** What no article says and no one can: a criterion. */
export const SEM_ARTIGO: Amparo = { base: 'silêncio', artigos: [], soToca: true };

/** What is no rule of the law and settles the matter: the edital, a decision of a court. */
export function amparoDeFora(...fontes: readonly string[]): Amparo {
  return { base: 'texto', artigos: fontes };
}

/** The articles that ground a step, each once. */
export function artigosQueFundam(amparos: readonly Amparo[]): string[] {
  return [...new Set(amparos.flatMap(({ artigos, soToca }) => (soToca ? [] : artigos)))];
}

/** One mark for the whole step: a doubt among its rules makes it a reading, silences alone make it a criterion. */
function marca(bases: ReadonlySet<Amparo['base']>): string[] {
  if (bases.has('dúvida')) return ['pela leitura adotada'];
  return bases.has('silêncio') ? ['critério adotado onde a lei silencia'] : [];
}

/**
 * The brackets of a step: the articles that say it, and apart those that only touch what is a reading of a doubt or a
 * criterion in a silence.
 *
 * @example citacao([amparo(percentual), amparo(ordem)]) // ' (art. 1º; pela leitura adotada; ver art. 4º)'
 */
export function citacao(amparos: readonly Amparo[]): string {
  const artigos = amparos.flatMap((este) => (este.base === 'texto' ? este.artigos : []));
  const tocados = amparos.flatMap((este) => (este.base === 'texto' ? [] : este.artigos));
  const aVer = tocados.filter((artigo) => !artigos.includes(artigo));
  const partes = [
    ...(artigos.length === 0 ? [] : [citaArtigos(artigos)]),
    ...marca(new Set(amparos.map(({ base }) => base))),
    ...(aVer.length === 0 ? [] : [`ver ${citaArtigos(aVer)}`]),
  ];
  return partes.length === 0 ? '' : ` (${partes.join('; ')})`;
}
