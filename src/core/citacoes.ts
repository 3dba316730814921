import type { Citacao, Lei, Regra } from './lei';

/** Every rule of a law: of the whole law, then of each reserva. */
function todasAsRegras({ regras: { fimDoPrazo, ...daLei }, reservas }: Lei): Regra<unknown>[] {
  return [
    ...Object.values(daLei),
    ...(fimDoPrazo === undefined ? [] : [fimDoPrazo.depois]),
    ...reservas.flatMap(({ regras }) => Object.values(regras)),
  ];
}

/**
 * The provisions that a law's rules cite, in their order, each with the words quoted of it: none where it is only named.
 *
 * @example palavrasCitadas(portoFeliz).get('art. 3º') // ['A quinta vaga …']
 */
export function palavrasCitadas(lei: Lei): ReadonlyMap<string, readonly string[]> {
  const palavrasDe = new Map<string, string[]>();
  for (const { dispositivo, palavras } of todasAsRegras(lei).flatMap(
    (regra): readonly Citacao[] => regra.citacoes ?? [],
  )) {
    const ditas = palavrasDe.get(dispositivo) ?? [];
    palavrasDe.set(dispositivo, ditas);
    if (palavras !== '' && !ditas.includes(palavras)) ditas.push(palavras);
  }
  return palavrasDe;
}
