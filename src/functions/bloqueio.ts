import { bloqueia, type Codigo, type Problema } from '../core/problema';
import { textoDoBloqueio, textoNoIntervalo, type Intervalo } from '../redacao/funcoes';
import { Recusa } from './recusa';

/** There is nothing to give, rather than something wrong in what was given. */
const NADA_A_DAR: ReadonlySet<Codigo> = new Set<Codigo>(['lei-nao-alcanca', 'sem-candidatos', 'sem-cabecalho']);

/** Stops at the first thing that blocks: errors before questions, as they come. */
export function barra(
  problemas: readonly Problema[],
  onde: { readonly diagnostico: 'com ranking' | 'sem ranking'; readonly intervaloDe?: (problema: Problema) => Intervalo },
): void {
  const barram = problemas.filter(bloqueia);
  const primeiro = barram.find(({ gravidade }) => gravidade === 'erro') ?? barram[0];
  if (primeiro === undefined) return;
  const texto = textoNoIntervalo(primeiro, onde.intervaloDe?.(primeiro) ?? 'único');
  throw new Recusa(
    NADA_A_DAR.has(primeiro.codigo) ? 'nada a dar' : 'valor',
    textoDoBloqueio(texto, barram.length - 1, onde.diagnostico),
  );
}
