/** Time of a piece of work, in seconds. */
export function segundos(trabalho: () => unknown): number {
  const inicio = process.hrtime.bigint();
  trabalho();
  return Number(process.hrtime.bigint() - inicio) / 1e9;
}

/** Time of a piece of asynchronous work, in seconds. */
export async function segundosDe(trabalho: () => Promise<unknown>): Promise<number> {
  const inicio = process.hrtime.bigint();
  await trabalho();
  return Number(process.hrtime.bigint() - inicio) / 1e9;
}

export function mediana(valores: readonly number[]): number {
  const ordenados = [...valores].sort((a, b) => a - b);
  return ordenados[Math.floor(ordenados.length / 2)] ?? NaN;
}

/** 0 … n-1 shuffled, always the same way. */
export function misturados(n: number): number[] {
  const numeros = Array.from({ length: n }, (_, i) => i);
  let semente = 12345;
  for (let i = n - 1; i > 0; i -= 1) {
    semente = (Math.imul(semente, 1664525) + 1013904223) >>> 0;
    const j = semente % (i + 1);
    const a = numeros[i] ?? 0;
    numeros[i] = numeros[j] ?? 0;
    numeros[j] = a;
  }
  return numeros;
}
