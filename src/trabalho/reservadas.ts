import type { ReservaId } from '../core/candidato';
import type { Lei, Reserva } from '../core/lei';
import { normaliza } from '../core/texto';
import { RESERVADAS } from '../redacao/reservadas';
import type { Reservadas } from './pedido';
import { TETO_DE_VAGAS } from '../core/quantidade';

/** The reserva that a text names by its id, its name or its group; accents and case don't count. */
export function reservaNomeada<R extends Pick<Reserva, 'id' | 'nome' | 'grupo'>>(
  reservas: readonly R[],
  texto: string,
): R | undefined {
  const palavras = normaliza(texto);
  return reservas.find(({ id, nome, grupo }) => [id, nome, grupo].some((um) => normaliza(um) === palavras));
}

type Lidas = { readonly valor: Reservadas } | { readonly recusa: string };

function numero(texto: string): { readonly valor: number } | { readonly recusa: string } {
  const limpo = texto.trim();
  if (!/^\d+$/.test(limpo)) return { recusa: RESERVADAS.numero(limpo) };
  return Number(limpo) > TETO_DE_VAGAS ? { recusa: RESERVADAS.demais(limpo, TETO_DE_VAGAS) } : { valor: Number(limpo) };
}

/**
 * The numbers that an edital reserves: "3" in a law of one reserva, or "negros:3,indigenas:1".
 *
 * @param lei undefined where none was asked for: then only the form is looked at
 */
export function lerReservadas(texto: string, lei: Lei | undefined): Lidas {
  if (!texto.includes(':')) {
    const lido = numero(texto);
    if ('recusa' in lido) return lido;
    const [unica, outra] = lei?.reservas ?? [];
    if (outra === undefined) return { valor: unica === undefined ? {} : { [unica.id]: lido.valor } };
    return {
      recusa: RESERVADAS.qualReserva(
        texto.trim(),
        (lei?.reservas ?? []).map(({ id }) => id),
      ),
    };
  }
  const valor: Record<ReservaId, number> = {};
  for (const parte of texto.split(',')) {
    const doisPontos = parte.lastIndexOf(':');
    const nome = parte.slice(0, Math.max(0, doisPontos)).trim();
    const lido = numero(parte.slice(doisPontos + 1));
    if ('recusa' in lido) return lido;
    const reservas = lei?.reservas ?? [];
    const id = lei === undefined ? nome : reservaNomeada(reservas, nome)?.id;
    if (id === undefined || id === '')
      return {
        recusa: RESERVADAS.desconhecida(
          nome,
          reservas.map((reserva) => reserva.id),
        ),
      };
    if (Object.hasOwn(valor, id)) return { recusa: RESERVADAS.repetida(nome) };
    valor[id] = lido.valor;
  }
  return { valor };
}

/** The same in words: "3", or "negros 3; indígenas 1" where the law has several. */
export function reservadasEscritas({ reservas }: Lei, numeros: Reservadas): string {
  const ditas = reservas.flatMap(({ id, nome }) => (numeros[id] === undefined ? [] : [{ nome, quantas: numeros[id] }]));
  if (reservas.length === 1) return ditas.map(({ quantas }) => String(quantas)).join('');
  return ditas.map(({ nome, quantas }) => `${nome}: ${quantas}`).join('; ');
}
