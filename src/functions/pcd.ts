import { TETO_DE_VAGAS } from '../core/quantidade';
import type { RegraPcd } from '../core/lugares';
import { posicoesDe } from '../core/perguntas';
import { normaliza } from '../core/texto';
import type { Celula } from '../planilha/grade';
import { ARGUMENTOS } from '../redacao/funcoes';
import type { PorCargo } from '../trabalho/pedido';
import { celulaUnica, textoDoArgumento } from './argumentos';
import { paresPorCargo } from './porCargo';
import { argumentoErrado } from './recusa';

const POSICOES = 'posicoes:';
/** "federal", a number of vagas or "posicoes:5,15"; undefined for an empty cell. */
function regraDe(celula: Celula): RegraPcd | undefined {
  const texto = textoDoArgumento('PcD', celula);
  const palavras = normaliza(texto);
  if (palavras === '') return undefined;
  if (palavras === 'federal') return { tipo: 'federal' };
  if (palavras.startsWith(POSICOES)) {
    const posicoes = posicoesDe(palavras.slice(POSICOES.length));
    if (posicoes !== undefined) return { tipo: 'posições', ...posicoes };
  }
  if (!/^\d+$/.test(palavras) || Number(palavras) > TETO_DE_VAGAS) throw argumentoErrado(ARGUMENTOS.pcdInvalida(texto.replace('.', ',')));
  return { tipo: 'número', quantas: Number(palavras) };
}

/** The PcD rule of every cargo: one for all, or a range cargo–rule. */
export function pcdPorCargo(valor: unknown): PorCargo<RegraPcd> {
  const celula = celulaUnica(valor);
  if (celula === undefined) {
    const parece = (esta: Celula): boolean => typeof esta !== 'string' || /\d/.test(esta) || normaliza(esta) === 'federal';
    return { porCargo: paresPorCargo(valor, { argumento: 'PcD', pareceValor: parece, ler: regraDe }) };
  }
  const geral = regraDe(celula);
  return { ...(geral && { geral }), porCargo: [] };
}

/** The PcD rule of a function that knows no cargos. */
export function pcdDeUmQuadro(valor: unknown): PorCargo<RegraPcd> {
  if (celulaUnica(valor) === undefined) throw argumentoErrado(ARGUMENTOS.umaRegraDePcd());
  return pcdPorCargo(valor);
}
