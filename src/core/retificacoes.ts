import type { Ato } from './ato';
import type { Classificados } from './classificados';

/** The acts that a later retificação does not cancel, and those retificações that name no act. */
export function atosQueValem(atos: readonly Ato[]): { readonly validos: readonly Ato[]; readonly perdidas: readonly Ato[] } {
  const cancelados = new Set<Ato>();
  const perdidas: Ato[] = [];
  // Backwards, so that a retificação which was itself cancelled cancels nothing.
  for (let i = atos.length - 1; i >= 0; i -= 1) {
    const ato = atos[i];
    if (ato?.tipo !== 'retificação' || cancelados.has(ato)) continue;
    const alvo = atoNomeado(ato.motivo ?? '', atos.slice(0, i));
    if (alvo === undefined) perdidas.push(ato);
    else cancelados.add(alvo);
  }
  return { validos: atos.filter((ato) => !cancelados.has(ato)), perdidas: perdidas.reverse() };
}

/** The act that the words name: the whole text, or the identification that follows the word "ato". */
function atoNomeado(motivo: string, anteriores: readonly Ato[]): Ato | undefined {
  const palavras = motivo.toLowerCase().trim();
  const depoisDeAto = /\bato\s*(?:n\s*[.ºo°]*\s*)?[:#]?\s*([\p{L}\p{N}][\p{L}\p{N}./-]*)/u.exec(palavras)?.[1];
  const soNumero = /^\D*(\d+)\D*$/.exec(palavras)?.[1];
  const nomes = [palavras, depoisDeAto?.replace(/[.,;/-]+$/, ''), soNumero];
  for (const nome of nomes) {
    const alvo = [...anteriores].reverse().find((ato) => ato.ato.toLowerCase() === nome);
    if (alvo !== undefined) return alvo;
  }
  return undefined;
}

/** An act that names people by their index in what was read, naming them by their number in the lists. */
export function comNumeros(ato: Ato, { numeroDe }: Classificados): Ato {
  const pessoa = ato.pessoa === undefined ? undefined : numeroDe[ato.pessoa];
  const compensa = ato.compensa === undefined ? undefined : numeroDe[ato.compensa];
  return { ...ato, ...(pessoa !== undefined && { pessoa }), ...(compensa !== undefined && { compensa }) };
}
