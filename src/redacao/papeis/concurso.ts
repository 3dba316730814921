import { noMeio } from '../caixa';
import { LACUNA, LACUNA_DO_NUMERO } from './lacuna';

/** The competition as it is known. */
export interface Concurso {
  readonly orgao?: string;
  readonly concurso?: string;
  readonly edital?: string;
  readonly processo?: string;
}

/** "concurso público nº 01/2026, regido pelo Edital nº 01/2026" */
export function oConcurso({ concurso, edital }: Concurso): string {
  return `${noMeio(concurso ?? `concurso público nº ${LACUNA_DO_NUMERO}`)}, regido pelo ${edital ?? `Edital nº ${LACUNA_DO_NUMERO}`}`;
}

/** What opens every paper under its title. */
export function linhasDoConcurso({ orgao, concurso, edital, processo }: Concurso): string[] {
  return [
    orgao ?? `Órgão: ${LACUNA}`,
    `${concurso ?? `Concurso público nº ${LACUNA_DO_NUMERO}`} · ${edital ?? `Edital nº ${LACUNA_DO_NUMERO}`}`,
    ...(processo === undefined ? [] : [processo]),
  ];
}

/** The text of the print header. */
export function cabecalhoDoConcurso({ orgao, concurso, edital }: Concurso): string {
  const conhecidas = [orgao, concurso, edital].filter((parte) => parte !== undefined);
  return conhecidas.length > 0 ? conhecidas.join(' – ') : `Concurso público nº ${LACUNA_DO_NUMERO}`;
}
