/** The error that a cell shows: #VALOR! for a wrong argument, #N/D where there is nothing to give. */
export type ErroDaCelula = 'valor' | 'nada a dar';

/** A function that gives no value, with the sentence that says why. */
export class Recusa extends Error {
  constructor(
    readonly erro: ErroDaCelula,
    readonly frase: string,
  ) {
    super(frase);
    this.name = 'Recusa';
  }
}

/** A wrong argument. */
export function argumentoErrado(frase: string): Recusa {
  return new Recusa('valor', frase);
}
