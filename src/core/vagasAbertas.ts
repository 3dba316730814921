/**
 * The vagas that may be filled now, in the order of calling: reopened ones first, in the order in which they
 * reopened, then those never filled, by number.
 */
export class VagasAbertas {
  private readonly reabertas = new Set<number>();
  private readonly novas = new Set<number>();

  oferece(primeira: number, quantas: number): void {
    for (let vaga = primeira; vaga < primeira + quantas; vaga += 1) this.novas.add(vaga);
  }

  reabre(vaga: number): void {
    this.reabertas.delete(vaga);
    this.reabertas.add(vaga);
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

  primeira(): number | undefined {
    for (const vaga of this.reabertas) return vaga;
    for (const vaga of this.novas) return vaga;
    return undefined;
  }

  todas(): readonly number[] {
    return [...this.reabertas, ...this.novas];
  }
}
