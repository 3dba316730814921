/** The error that a cell shows: #VALOR! for a wrong argument, #N/D where there is nothing to give. */
export type ErroDaCelula = 'valor' | 'nada a dar';

/** What is shown of a text that was given: a cell holds 32,767 characters, and what to do comes after them. */
const TETO_DO_CITADO = 80;
const CITADO_LONGO = new RegExp(`“([^”]{${TETO_DO_CITADO}})[^”]+”`, 'gu');

/** A function that gives no value, with the sentence that says why. */
export class Recusa extends Error {
  readonly frase: string;

  constructor(
    readonly erro: ErroDaCelula,
    frase: string,
  ) {
    const curta = frase.replace(CITADO_LONGO, '“$1…”');
    super(curta);
    this.name = 'Recusa';
    this.frase = curta;
  }
}

/** A wrong argument. */
export function argumentoErrado(frase: string): Recusa {
  return new Recusa('valor', frase);
}
