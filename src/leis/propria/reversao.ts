import type { ReservaId } from '../../core/candidato';
import type { SemCotistas } from '../../core/lei';
import type { Problema } from '../../core/problema';
import { normaliza } from '../../core/texto';
import { ePcd } from './identidade';
import type { Nomeada } from './linhas';

/** Where a reserved vaga goes when its list has nobody: other reservas in order, then the general list or nobody. */
export interface Reversao {
  readonly cascata: readonly ReservaId[];
  readonly fim: SemCotistas;
}

export const SO_A_LISTA_GERAL: Reversao = { cascata: [], fim: 'reverte' };

const FINS: ReadonlyMap<string, SemCotistas> = new Map([
  ['lista geral', 'reverte'],
  ['ampla concorrencia', 'reverte'],
  ['ampla', 'reverte'],
  ['fica vaga', 'fica vaga'],
]);

/** Whether words end a reversão, so that no reserva can be called by them. */
export function eFimDaReversao(nome: string): boolean {
  return FINS.has(normaliza(nome));
}

/**
 * "Indígenas, Negros, lista geral" or "fica vaga"; names are those of the table's reservas. Without an end, the general
 * list.
 */
export function leReversao(texto: string, desta: Nomeada, todas: readonly Nomeada[]): Reversao | Problema {
  const cascata: ReservaId[] = [];
  let fim: SemCotistas | undefined;
  const impossivel = (porque: 'a própria reserva' | 'reserva repetida' | 'algo depois do fim'): Problema => ({
    codigo: 'lei-reversao-impossivel',
    gravidade: 'erro',
    dados: { reserva: desta.nome, valor: texto.trim(), porque },
  });
  for (const parte of texto.split(/[,;\n]|\s+depois\s+/iu)) {
    const nome = normaliza(parte)
      .replace(/^(?:e|depois|entao|por fim)\s+/, '')
      .replace(/\.$/, '');
    if (nome === '') continue;
    if (fim !== undefined) return impossivel('algo depois do fim');
    fim = FINS.get(nome);
    if (fim !== undefined) continue;
    const outra = todas.find(
      (reserva) => normaliza(reserva.nome) === nome || reserva.id === nome || (ePcd(nome) && ePcd(reserva.nome)),
    );
    if (outra === undefined) {
      const outras = todas.filter((reserva) => reserva !== desta).map((reserva) => reserva.nome);
      const dados = { nome: parte.trim(), aceitos: [...outras, 'lista geral', 'fica vaga'] };
      return { codigo: 'lei-reversao-desconhecida', gravidade: 'erro', dados };
    }
    if (outra.id === desta.id) return impossivel('a própria reserva');
    if (cascata.includes(outra.id)) return impossivel('reserva repetida');
    cascata.push(outra.id);
  }
  return { cascata, fim: fim ?? 'reverte' };
}
