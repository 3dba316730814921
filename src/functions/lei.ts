import type { Lei } from '../core/lei';
import { LEIS, procurarLei } from '../leis/catalogo';
import { ARGUMENTOS } from '../redacao/funcoes';
import { celulaUnica, intervalo, textoDoArgumento } from './argumentos';
import { argumentoErrado } from './recusa';

/** The law that an argument names; undefined when it names none, being left out or an empty cell. */
export function leiOpcional(valor: unknown): Lei | undefined {
  const celula = celulaUnica(valor);
  if (celula === undefined) {
    // Empty cells around a name don't make it a law of one's own, but a range is not where a name is looked for either.
    if (intervalo(valor).length === 0) return undefined;
    throw argumentoErrado(ARGUMENTOS.leiPropria(LEIS));
  }
  const digitada = celula === 0 ? '' : textoDoArgumento('Lei', celula);
  if (digitada === '') return undefined;
  const procura = procurarLei(digitada);
  switch (procura.tipo) {
    case 'achada':
      return procura.lei;
    case 'ambígua':
      throw argumentoErrado(ARGUMENTOS.leiAmbigua(digitada, procura.candidatas));
    case 'desconhecida':
      throw argumentoErrado(ARGUMENTOS.leiDesconhecida(digitada, LEIS));
  }
}

/** The law that an argument names: its town, number or id. */
export function leiDoArgumento(valor: unknown): Lei {
  const lei = leiOpcional(valor);
  if (lei === undefined) throw argumentoErrado(ARGUMENTOS.leiFalta(LEIS));
  return lei;
}
