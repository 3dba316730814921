import type { Lei } from '../core/lei';
import type { Problema } from '../core/problema';
import { LEIS, procurarLei } from '../leis/catalogo';
import type { Celula } from '../planilha/grade';
import { ARGUMENTOS } from '../redacao/funcoes';
import { leiDoIntervalo, type LeiLida } from '../trabalho/leiPropria';
import { celulaUnica, intervalo, textoDoArgumento } from './argumentos';
import { barra } from './bloqueio';
import { Memoria } from './memoria';
import { argumentoErrado } from './recusa';

const lidas = new Memoria<LeiLida>();

/** The law that an argument names or holds, and what there is to say about its table. */
export interface LeiDada {
  readonly lei?: Lei;
  readonly problemas: readonly Problema[];
}

/** The law that an argument gives; none when it was left out, or an error in its table forbids it. */
export function leiOpcional(valor: unknown): LeiDada {
  const celula = celulaUnica(valor);
  if (celula !== undefined) return comNome(celula);
  const linhas = intervalo(valor);
  const [unica, outra] = linhas.flat().filter((uma) => uma !== null);
  // One filled cell among empty ones is a name: a table has at least a reserva and its percentage.
  if (outra === undefined) return comNome(unica ?? null);
  return lidas.de(linhas, '', () => leiDoIntervalo(linhas));
}

function comNome(celula: Celula): LeiDada {
  const digitada = celula === 0 ? '' : textoDoArgumento('Lei', celula);
  if (digitada === '') return { problemas: [] };
  const procura = procurarLei(digitada);
  switch (procura.tipo) {
    case 'achada':
      return { lei: procura.lei, problemas: [] };
    case 'ambígua':
      throw argumentoErrado(ARGUMENTOS.leiAmbigua(digitada, procura.candidatas));
    case 'desconhecida':
      throw argumentoErrado(ARGUMENTOS.leiDesconhecida(digitada, LEIS));
  }
}

/**
 * The law that an argument gives: a name, number or id, or a range with the table of a law of one's own.
 *
 * @param diagnostico whether DIAGNOSTICO_RANKING can show the problems of the table
 */
export function leiDoArgumento(valor: unknown, diagnostico: 'com ranking' | 'sem ranking' = 'sem ranking'): Lei {
  const { lei, problemas } = leiOpcional(valor);
  barra(problemas, { diagnostico, intervaloDe: () => 'lei' });
  if (lei === undefined) throw argumentoErrado(ARGUMENTOS.leiFalta(LEIS));
  return lei;
}
