/**
 * The vacancies not yet given to a reserva, with the nearest free one on either side found in near-constant time
 * (disjoint sets with path halving), so that a law full of collisions still ends in O(n log n).
 */
export class Livres {
  private readonly antes: Int32Array;
  private readonly depois: Int32Array;

  /** @param vagas how many; they are numbered from 1 */
  constructor(vagas: number) {
    this.antes = new Int32Array(vagas + 2);
    for (let i = 0; i < this.antes.length; i += 1) this.antes[i] = i;
    this.depois = this.antes.slice();
  }

  livre(vaga: number): boolean {
    return this.antes[vaga] === vaga;
  }

  /** The last free vaga ≤ `vaga`; 0 when there is none. */
  anterior(vaga: number): number {
    return raiz(this.antes, vaga);
  }

  /** The first free vaga ≥ `vaga`; a number above the last vaga when there is none. */
  seguinte(vaga: number): number {
    return raiz(this.depois, vaga);
  }

  ocupa(vaga: number): void {
    this.antes[vaga] = vaga - 1;
    this.depois[vaga] = vaga + 1;
  }
}

function raiz(pais: Int32Array, inicio: number): number {
  let no = inicio;
  for (let pai = pais[no] ?? 0; pai !== no; pai = pais[no] ?? 0) {
    pais[no] = pais[pai] ?? 0;
    no = pais[no] ?? 0;
  }
  return no;
}
