import type { TipoDeAto } from '../core/ato';
import { AMPLA, type Modalidade } from '../core/candidato';
import type { Lei } from '../core/lei';
import type { Reabertura } from '../core/vagasAbertas';
import { listaEspecificaDe, nomeDaModalidade } from './fundamento';

const REABERTA: Partial<Record<TipoDeAto, string>> = {
  desistência: 'reaberta por desistência',
  'posse não tomada': 'reaberta por posse não tomada',
  'tornada sem efeito': 'reaberta porque a nomeação foi tornada sem efeito',
  eliminação: 'reaberta por eliminação',
  'cota não confirmada': 'reaberta porque a cota não foi confirmada',
  'fim de fila': 'reaberta por ida ao fim da fila',
};

/** Why a vaga is open again, in few words. */
export function causaDaReabertura({ por }: Pick<Reabertura, 'por'>): string {
  return REABERTA[por] ?? 'reaberta';
}

/** Why someone better placed is not called now. */
export type Passada =
  | { readonly tipo: 'já nomeada'; readonly vaga: number; readonly ocupa?: Modalidade; readonly ato?: string }
  | { readonly tipo: 'saiu'; readonly por?: TipoDeAto; readonly ato?: string }
  | { readonly tipo: 'fim de fila'; readonly ato?: string }
  | { readonly tipo: 'fora das listas'; readonly motivo: string }
  /** Someone with a worse rank is called now, by that list. */
  | { readonly tipo: 'aguarda'; readonly antes?: { readonly nome: string; readonly classificacao: number; readonly lista: Modalidade } };

function doAto(ato: string | undefined): string {
  return ato === undefined ? '' : ` (ato ${ato})`;
}

/**
 * Why the call is not of someone with a better rank.
 *
 * @example fraseDaPassada(lei, 'Gilda Tarumã', { tipo: 'saiu', por: 'desistência', ato: '7' })
 * // 'Gilda Tarumã já saiu: desistência (ato 7).'
 */
export function fraseDaPassada(lei: Lei, nome: string, passada: Passada): string {
  switch (passada.tipo) {
    case 'já nomeada': {
      const { vaga, ocupa } = passada;
      if (vaga === 0) return `Já há nomeação de ${nome}, fora das vagas${doAto(passada.ato)}.`;
      const pela = ocupa === undefined || ocupa === AMPLA ? 'pela ampla concorrência' : `pela reserva (${nomeDaModalidade(lei, ocupa)})`;
      return `Já há nomeação de ${nome}, que ocupa a vaga ${vaga} ${pela}${doAto(passada.ato)}.`;
    }
    case 'saiu':
      return `${nome} já saiu${passada.por === undefined ? '' : `: ${passada.por}`}${doAto(passada.ato)}.`;
    case 'fim de fila':
      return `${nome} foi para o fim da fila e só recebe chamada depois de todos${doAto(passada.ato)}.`;
    case 'fora das listas':
      return `${nome} não está em nenhuma lista: ${passada.motivo.charAt(0).toLowerCase()}${passada.motivo.slice(1)}.`;
    case 'aguarda': {
      const { antes } = passada;
      if (antes === undefined || antes.lista === AMPLA) return `${nome} continua à espera na lista geral.`;
      return `${nome} continua à espera na lista geral: a chamada de ${antes.nome}, com classificação pior (${antes.classificacao}), é pela ${listaEspecificaDe(lei, antes.lista)}.`;
    }
  }
}
