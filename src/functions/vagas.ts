import { TETO_DE_VAGAS } from '../core/quantidade';
import type { Celula } from '../planilha/grade';
import { ARGUMENTOS } from '../redacao/funcoes';
import type { PorCargo } from '../trabalho/pedido';
import { celulaUnica, textoDoArgumento } from './argumentos';
import { paresPorCargo } from './porCargo';
import { argumentoErrado } from './recusa';

/** A whole number of vagas, as a number or written. */
function quantasVagas(celula: Celula): number {
  const texto = textoDoArgumento('Vagas', celula);
  const aceita = typeof celula === 'number' || typeof celula === 'string';
  if (!aceita || !/^\d+$/.test(texto)) throw argumentoErrado(ARGUMENTOS.vagasInvalidas(texto.replace('.', ',')));
  if (Number(texto) > TETO_DE_VAGAS) throw argumentoErrado(ARGUMENTOS.vagasDemais(texto, TETO_DE_VAGAS));
  return Number(texto);
}

/** The vagas of a function that knows no cargos. */
export function vagasDeUmQuadro(valor: unknown): number {
  const celula = celulaUnica(valor);
  if (celula === undefined) throw argumentoErrado(ARGUMENTOS.umNumeroDeVagas());
  if (celula === null) throw argumentoErrado(ARGUMENTOS.vagasFaltam());
  return quantasVagas(celula);
}

/** The vagas of every cargo: one number for all, or a range cargo–vagas. */
export function vagasPorCargo(valor: unknown): PorCargo<number> {
  const celula = celulaUnica(valor);
  if (celula !== undefined) return { geral: vagasDeUmQuadro(valor), porCargo: [] };
  const porCargo = paresPorCargo(valor, {
    argumento: 'Vagas',
    pareceValor: (esta) => typeof esta !== 'string' || /\d/.test(esta),
    // An empty cell beside a cargo can't be told from 0 on every Excel: no vagas, lists only.
    ler: (esta) => (esta === null ? 0 : quantasVagas(esta)),
  });
  if (porCargo.length === 0) throw argumentoErrado(ARGUMENTOS.vagasFaltam());
  return { porCargo };
}
