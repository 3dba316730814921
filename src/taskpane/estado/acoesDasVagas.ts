import { chaveDaInscricao } from '../../core/candidato';
import { vagasDe } from './pedido';
import { semGeracao, type VagasDoCargo } from './estado';
import type { Contexto } from './loja';

/** Whether two decided orders speak of the same tie: they share two people. */
function mesmoEmpate(uma: readonly string[], outra: readonly string[]): boolean {
  const chaves = new Set(uma.map(chaveDaInscricao));
  return outra.filter((inscricao) => chaves.has(chaveDaInscricao(inscricao))).length > 1;
}

export function acoesDasVagas({ loja }: Contexto) {
  return {
    mudaVagas: (cargo: string, mudanca: Partial<VagasDoCargo>): void =>
      loja.setState((estado) => ({
        vagas: { ...estado.vagas, [cargo]: { ...vagasDe(estado, cargo), ...mudanca } },
        geracao: semGeracao(estado.geracao),
      })),

    /** The same rule for every cargo, its numbers apart. */
    mudaPcdDeTodos: (cargos: readonly string[], pcd: VagasDoCargo['pcd']): void =>
      loja.setState((estado) => ({
        vagas: {
          ...estado.vagas,
          ...Object.fromEntries(cargos.map((cargo) => [cargo, { ...vagasDe(estado, cargo), pcd }])),
        },
        geracao: semGeracao(estado.geracao),
      })),

    /** The decided order of tied people, best first. */
    decideEmpate: (ordem: readonly string[]): void =>
      loja.setState(({ desempates, geracao }) => ({
        desempates: [...desempates.filter((outra) => !mesmoEmpate(outra, ordem)), ordem],
        anuncio: `Ordem do empate registrada: ${ordem.join(', ')}.`,
        geracao: semGeracao(geracao),
      })),

    desfazEmpate: (ordem: readonly string[]): void =>
      loja.setState(({ desempates, geracao }) => ({
        desempates: desempates.filter((outra) => outra !== ordem),
        geracao: semGeracao(geracao),
      })),

    /** The list is complete as it is before this row, gap included. */
    aceitaLacuna: (linha: number): void =>
      loja.setState(({ lacunasAceitas, geracao }) => ({
        lacunasAceitas: [...new Set([...lacunasAceitas, linha])],
        geracao: semGeracao(geracao),
      })),

    desfazLacuna: (linha: number): void =>
      loja.setState(({ lacunasAceitas, geracao }) => ({
        lacunasAceitas: lacunasAceitas.filter((outra) => outra !== linha),
        geracao: semGeracao(geracao),
      })),
  };
}
