import type { Folha } from '../folha';
import type { ConteudoDoTrabalho } from './entrada';
import { listaGeral, listasEspecificas } from './listas';
import { memoriaDeCalculo } from './memoria';
import { nomesDaRodada } from './nomes';
import { ordemDeNomeacao } from './ordem';
import { quadroDeVagas } from './quadro';

/** The sheets of a work, in the order in which they are read, with their usual names. */
export function folhasDoTrabalho(conteudo: ConteudoDoTrabalho): Folha[] {
  return [
    quadroDeVagas(conteudo),
    listaGeral(conteudo),
    ...listasEspecificas(conteudo),
    ordemDeNomeacao(conteudo),
    memoriaDeCalculo(conteudo),
  ];
}

/** The sheets with names that the workbook doesn't have yet: "(2)" on all of them when any is taken. */
export function comNomesLivres(folhas: readonly Folha[], existentes: Iterable<string>): Folha[] {
  const nomes = nomesDaRodada(
    folhas.map(({ nome }) => nome),
    existentes,
  );
  return folhas.map((folha, i) => ({ ...folha, nome: nomes[i] ?? folha.nome }));
}
