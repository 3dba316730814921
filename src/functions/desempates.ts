import { chaveDaInscricao } from '../core/candidato';
import { LEITURAS } from '../redacao/funcoes';
import { argumentoErrado } from './recusa';

/** Each person in one order only, so that no two orders contradict each other. */
export function conferemDesempates(ordens: readonly (readonly string[])[]): void {
  ordens.forEach((ordem, i) => {
    if (ordem.length < 2) throw argumentoErrado(LEITURAS.desempateCurto(ordem.join(',')));
    const chaves = ordem.map(chaveDaInscricao);
    const repetida = ordem.find((_, j) => chaves.indexOf(chaves[j] ?? '') !== j);
    if (repetida !== undefined) throw argumentoErrado(LEITURAS.desempateRepetido([repetida]));
    // One person may be tied in two cargos; two people may not have two orders.
    for (const outra of ordens.slice(0, i)) {
      const comuns = ordem.filter((inscricao) => outra.some((mesma) => chaveDaInscricao(mesma) === chaveDaInscricao(inscricao)));
      if (comuns.length > 1) throw argumentoErrado(LEITURAS.desempateRepetido(comuns));
    }
  });
}
