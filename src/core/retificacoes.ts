import type { Ato } from './ato';
import type { Classificados } from './classificados';

/** A retificação of an act that an earlier one, `por`, had cancelled already. */
export interface Repetida<A> {
  readonly ato: A;
  readonly por: A;
}

/** What the retificações of a livro make of its acts. */
export interface Retificados<A> {
  /** The acts that no retificação cancels. */
  readonly validos: readonly A[];
  /** Retificações that name no act. */
  readonly perdidas: readonly A[];
  readonly repetidas: readonly Repetida<A>[];
  /** Each act cancelled, with the first retificação that cancels it. */
  readonly cancelados: ReadonlyMap<A, A>;
}

/** The acts that a later retificação does not cancel, and the retificações that cancel nothing. */
export function atosQueValem<A extends Pick<Ato, 'ato' | 'tipo' | 'motivo'>>(
  atos: readonly A[],
): Retificados<A> {
  const porNome = new Map<string, number[]>();
  atos.forEach(({ ato }, i) => {
    const nome = ato.toLowerCase();
    const mesmos = porNome.get(nome);
    if (mesmos === undefined) porNome.set(nome, [i]);
    else mesmos.push(i);
  });
  /** The last act of that name before act i. */
  const antes = (nome: string, i: number): A | undefined => {
    const mesmos = porNome.get(nome);
    // Acts are looked at from the last to the first, so what is not before i is not before any later question.
    while (mesmos !== undefined && (mesmos[mesmos.length - 1] ?? -1) >= i) mesmos.pop();
    return atos[mesmos?.[mesmos.length - 1] ?? -1];
  };
  const cancelados = new Map<A, A>();
  const perdidas: A[] = [];
  const repetidas: Repetida<A>[] = [];
  // Backwards, so that a retificação which was itself cancelled cancels nothing.
  for (let i = atos.length - 1; i >= 0; i -= 1) {
    const ato = atos[i];
    if (ato?.tipo !== 'retificação' || cancelados.has(ato)) continue;
    const alvo = nomesNoMotivo(ato.motivo ?? '')
      .map((nome) => antes(nome, i))
      .find((achado) => achado !== undefined);
    if (alvo === undefined) perdidas.push(ato);
    else {
      // The later of two was looked at first: it is the one that had nothing left to cancel.
      const depois = cancelados.get(alvo);
      if (depois !== undefined) repetidas.push({ ato: depois, por: ato });
      cancelados.set(alvo, ato);
    }
  }
  const validos = atos.filter((ato) => !cancelados.has(ato));
  return { validos, perdidas: perdidas.reverse(), repetidas: repetidas.reverse(), cancelados };
}

/** "ato 5", "ato nº 5", "ato: P3-7". */
const DEPOIS_DE_ATO = /(?<!\p{L})ato\s*(?:n\s*[.ºo°]*\s*)?[:#]?\s*([\p{L}\p{N}][\p{L}\p{N}./-]*)/gu;
/** A number after words that only cancel ("retifica o 5", "cancelamento do registro nº 5: pessoa trocada"). */
const SO_O_NUMERO =
  /^(?:(?:retifica(?:[cç][aã]o|do)?|cancela(?:mento|do)?|anula(?:[cç][aã]o|do)?|corrige|torna(?:do)?|sem|efeito|d[aeo]|[ao]|item|registro|linha)\s+)*(?:n\s*[.ºo°]*\s*|#\s*)?(\d+)(?:\s*[:;,.–-].*)?$/u;

/**
 * What the words may name, surest first: the whole text, what follows "ato", the number that is all they say. A number
 * among other words may be of anything; two acts are two retificações.
 */
function nomesNoMotivo(motivo: string): string[] {
  const palavras = motivo.toLowerCase().trim();
  const depoisDeAto = [...palavras.matchAll(DEPOIS_DE_ATO)].map(([, nome = '']) => nome.replace(/[.,;/-]+$/, ''));
  const [umSo, outro] = [...new Set(depoisDeAto)];
  const numero = SO_O_NUMERO.exec(palavras)?.[1];
  return [palavras, ...(outro === undefined ? [umSo] : []), numero].filter(
    (nome): nome is string => nome !== undefined && nome !== '',
  );
}

/** An act that names people by their index in what was read, naming them by their number in the lists. */
export function comNumeros(ato: Ato, { numeroDe }: Classificados): Ato {
  const pessoa = ato.pessoa === undefined ? undefined : numeroDe[ato.pessoa];
  const compensa = ato.compensa === undefined ? undefined : numeroDe[ato.compensa];
  return { ...ato, ...(pessoa !== undefined && { pessoa }), ...(compensa !== undefined && { compensa }) };
}
