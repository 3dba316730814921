import { normaliza } from '../core/texto';
import type { Celula } from '../planilha/grade';
import { ARGUMENTOS } from '../redacao/funcoes';
import type { PorCargo } from '../trabalho/pedido';
import { intervalo, textoDoArgumento } from './argumentos';
import { argumentoErrado } from './recusa';

interface Pares<V> {
  /** The argument's name in sentences. */
  readonly argumento: string;
  /** Whether a value may be one, so that a first row whose value can't be is a header. */
  readonly pareceValor: (celula: Celula) => boolean;
  /** The value of a cell; undefined where it says nothing of the cargo. */
  readonly ler: (celula: Celula) => V | undefined;
}

/** A range of two columns, cargo and value, with or without a row of titles. */
export function paresPorCargo<V>(valor: unknown, { argumento, pareceValor, ler }: Pares<V>): PorCargo<V>['porCargo'] {
  const linhas = intervalo(valor)
    .map((celulas, i) => ({ celulas, linha: i + 1 }))
    .filter(({ celulas }) => celulas.some((celula) => celula !== null));
  if (linhas.some(({ celulas }) => celulas.length < 2 || celulas.slice(2).some((celula) => celula !== null))) {
    throw argumentoErrado(ARGUMENTOS.duasColunas(argumento));
  }
  const [cabecalho] = linhas;
  const temCabecalho = cabecalho !== undefined && !pareceValor(cabecalho.celulas[1] ?? null);
  const pares: { cargo: string; valor: V }[] = [];
  const vistos = new Set<string>();
  for (const { celulas, linha } of temCabecalho ? linhas.slice(1) : linhas) {
    const cargo = textoDoArgumento(argumento, celulas[0] ?? null);
    if (cargo === '') throw argumentoErrado(ARGUMENTOS.semCargo(argumento, linha));
    if (vistos.has(normaliza(cargo))) throw argumentoErrado(ARGUMENTOS.cargoRepetido(argumento, cargo));
    vistos.add(normaliza(cargo));
    const lido = ler(celulas[1] ?? null);
    if (lido !== undefined) pares.push({ cargo, valor: lido });
  }
  return pares;
}
