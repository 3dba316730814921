import { dataDe } from '../../core/data';
import type { Data } from '../../core/lei';
import type { RegraPcd } from '../../core/lugares';
import { posicoesDe } from '../../core/perguntas';
import type { VagasDoCargo } from './estado';
import { TETO_DE_VAGAS } from '../../core/quantidade';

/** What a field says: nothing, a value, or something that it cannot take, with what to do. */
export type Digitado<V> =
  | { readonly tipo: 'vazio' }
  | { readonly tipo: 'valor'; readonly valor: V }
  | { readonly tipo: 'recusado'; readonly motivo: string };

const VAZIO = { tipo: 'vazio' } as const;
const recusado = (motivo: string): Digitado<never> => ({ tipo: 'recusado', motivo });

export function dataDigitada(texto: string): Digitado<Data> {
  if (texto.trim() === '') return VAZIO;
  const valor = dataDe(texto);
  return valor === undefined ? recusado('Escreva a data como dia/mês/ano: 10/02/2026.') : { tipo: 'valor', valor };
}

export function numeroDigitado(texto: string): Digitado<number> {
  const limpo = texto.trim();
  if (limpo === '') return VAZIO;
  // "1.000" as people write it.
  const valor = /^\d{1,3}(?:\.\d{3})+$|^\d{1,7}$/.test(limpo) ? Number(limpo.replaceAll('.', '')) : NaN;
  return valor <= TETO_DE_VAGAS
    ? { tipo: 'valor', valor }
    : recusado('Escreva um número inteiro, como 5. Zero é cadastro de reserva.');
}

/** "5, 21 e depois de 20 em 20" is typed 5, 21+20. */
export function posicoesDigitadas(texto: string): Digitado<RegraPcd> {
  // A blank between two numbers stays, and is refused: "5 15" is not 515.
  const limpo = texto
    .trim()
    .replace(/\s*(?:;|,|\be\b)\s*/gu, ',')
    .replace(/\s*\+\s*/gu, '+');
  if (limpo === '') return VAZIO;
  const posicoes = posicoesDe(limpo);
  return posicoes === undefined
    ? recusado('Escreva as vagas em ordem, separadas por vírgula: 5, 15. Para repetir depois da última: 5, 15+20.')
    : { tipo: 'valor', valor: { tipo: 'posições', ...posicoes } };
}

/** A rule of PcD chosen, and its numbers: without them it would pass for none. */
export function pcdDigitada({ pcd, quantasPcd, posicoesPcd }: VagasDoCargo): Digitado<RegraPcd> {
  switch (pcd) {
    case 'não informada':
      return VAZIO;
    case 'federal':
      return { tipo: 'valor', valor: { tipo: 'federal' } };
    case 'número': {
      const quantas = numeroDigitado(quantasPcd);
      if (quantas.tipo === 'vazio') return recusado('Escreva quantas vagas são de PcD; zero, se nenhuma.');
      return quantas.tipo === 'valor' ? { tipo: 'valor', valor: { tipo: 'número', quantas: quantas.valor } } : quantas;
    }
    case 'posições': {
      const posicoes = posicoesDigitadas(posicoesPcd);
      return posicoes.tipo === 'vazio' ? recusado('Escreva quais vagas são de PcD: 5, 15.') : posicoes;
    }
  }
}

/** The value of a field that says one. */
export function valorDe<V>(digitado: Digitado<V>): V | undefined {
  return digitado.tipo === 'valor' ? digitado.valor : undefined;
}
