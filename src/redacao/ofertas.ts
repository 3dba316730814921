/** The offers of one cargo, to tell in which of them a vaga was opened. */
export interface Ofertas {
  /** Vacancies of the edital's own offer; 0 for cadastro de reserva. */
  readonly doEdital: number;
  /** Vacancies offered before the offer of this vaga. */
  readonly antesDe: (vaga: number) => number;
}

/**
 * @param ofertas vacancies of each offer, the edital's first
 * @example contaOfertas([8, 5]).antesDe(13) // 8
 */
export function contaOfertas(ofertas: readonly number[]): Ofertas {
  const finais: number[] = [];
  for (const vagas of ofertas) finais.push((finais[finais.length - 1] ?? 0) + vagas);
  return {
    doEdital: ofertas[0] ?? 0,
    antesDe: (vaga) => {
      let [de, ate] = [0, finais.length];
      while (de < ate) {
        const meio = Math.floor((de + ate) / 2);
        if ((finais[meio] ?? 0) < vaga) de = meio + 1;
        else ate = meio;
      }
      return finais[de - 1] ?? 0;
    },
  };
}
