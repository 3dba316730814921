import type { Lei } from '../../core/lei';
import { citaArtigos } from '../palavras';
import { oConcurso, type Concurso } from './concurso';
import { LACUNA, LACUNA_DA_DATA, LACUNA_DO_NUMERO } from './lacuna';
import { daNorma } from './norma';
import type { PalavrasDoVinculo } from './vinculo';

export const TITULO_DA_CONVOCACAO = `Edital de convocação nº ${LACUNA_DO_NUMERO}`;

interface Convocadas {
  readonly lei: Lei;
  readonly concurso: Concurso;
  readonly palavras: PalavrasDoVinculo;
  readonly quantas: number;
  /** Of all the calls; those that are no article of the law are left to the portaria. */
  readonly artigos: readonly string[];
}

/** The sentence that calls. */
export function fraseDaConvocacao({ lei, concurso, palavras, quantas, artigos }: Convocadas): string {
  const daLei = artigos.filter((artigo) => /^art\./u.test(artigo));
  const citados = daLei.length === 0 ? '' : ` (${citaArtigos(daLei)})`;
  const pessoas = quantas === 1 ? 'a pessoa aprovada a seguir' : 'as pessoas aprovadas a seguir, nesta ordem,';
  return `${LACUNA} (cargo da autoridade), no uso de suas atribuições, convoca ${pessoas} no ${oConcurso(concurso)}, para ${palavras.finalidade}, nos termos ${daNorma(lei)}${citados}.`;
}

/** Where, when and with what to come: for RH to fill in. */
export function instrucoesDaConvocacao(quantas: number): string[] {
  return [
    `${quantas === 1 ? 'A pessoa convocada deve' : 'As pessoas convocadas devem'} comparecer e apresentar os documentos exigidos no edital do concurso (item ${LACUNA}):`,
    `Local: ${LACUNA}${LACUNA}`,
    `Prazo: de ${LACUNA_DA_DATA} a ${LACUNA_DA_DATA}, das ______ às ______ horas.`,
    `Documentos: ${LACUNA}${LACUNA}`,
    `A falta de comparecimento no prazo tem o efeito previsto no edital do concurso (item ${LACUNA}).`,
  ];
}
