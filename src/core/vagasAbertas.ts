import type { TipoDeAto } from './ato';
import type { Modalidade } from './candidato';

/** What reopened a vaga, and by which modalidade it was held until then. */
export interface Reabertura {
  readonly por: TipoDeAto;
  readonly ocupava: Modalidade;
}

/**
 * The vagas that may be filled now, in the order of calling: reopened ones first, in the order in which they
 * reopened, then those never filled, by number.
 */
export class VagasAbertas {
  private readonly reabertas = new Map<number, Reabertura>();
  private readonly novas = new Set<number>();

  oferece(primeira: number, quantas: number): void {
    for (let vaga = primeira; vaga < primeira + quantas; vaga += 1) this.novas.add(vaga);
  }

  reabre(vaga: number, reabertura: Reabertura): void {
    this.reabertas.delete(vaga);
    this.reabertas.set(vaga, reabertura);
  }

  fecha(vaga: number): void {
    this.reabertas.delete(vaga);
    this.novas.delete(vaga);
  }

  aberta(vaga: number): boolean {
    return this.reabertas.has(vaga) || this.novas.has(vaga);
  }

  reaberta(vaga: number): boolean {
    return this.reabertas.has(vaga);
  }

  /** Undefined for a vaga that is not open again. */
  reabertura(vaga: number): Reabertura | undefined {
    return this.reabertas.get(vaga);
  }

  primeira(): number | undefined {
    for (const vaga of this.reabertas.keys()) return vaga;
    for (const vaga of this.novas) return vaga;
    return undefined;
  }

  todas(): readonly number[] {
    return [...this.reabertas.keys(), ...this.novas];
  }
}
