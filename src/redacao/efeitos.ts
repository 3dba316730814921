import { AMPLA, type Modalidade } from '../core/candidato';
import type { Lei } from '../core/lei';
import { listaEspecificaDe, nomeDaModalidade } from './fundamento';
import { enumera, quantos } from './palavras';

/** What acts would change, said before they are written. `quem`: name and inscrição. */
export type Efeito =
  | { readonly tipo: 'abre'; readonly vagas: readonly { readonly vaga: number; readonly modalidade: Modalidade }[] }
  | { readonly tipo: 'deixam de existir'; readonly vagas: readonly number[] }
  | {
      readonly tipo: 'ocupa';
      readonly vaga: number;
      readonly quem: string;
      readonly modalidade: Modalidade;
      readonly noLugarDe?: string;
    }
  | { readonly tipo: 'passa a ocupar'; readonly vaga: number; readonly quem: string; readonly modalidade: Modalidade }
  | {
      readonly tipo: 'reabre';
      readonly vaga: number;
      readonly quem: string;
      readonly modalidade: Modalidade;
      readonly ocupava: Modalidade;
    }
  | { readonly tipo: 'não reabre'; readonly vaga: number; readonly quem: string }
  | { readonly tipo: 'muda de modalidade'; readonly vaga: number; readonly modalidade: Modalidade; readonly era: Modalidade }
  | { readonly tipo: 'sai'; readonly quem: string }
  | { readonly tipo: 'volta às listas'; readonly quem: string }
  | { readonly tipo: 'deixa a lista'; readonly quem: string; readonly reserva: Modalidade }
  | { readonly tipo: 'volta a esperar'; readonly quem: string }
  | { readonly tipo: 'fora das vagas'; readonly quem: string }
  | { readonly tipo: 'vai para o fim'; readonly quem: string }
  | { readonly tipo: 'nada' };

function pela(lei: Lei, modalidade: Modalidade): string {
  return modalidade === AMPLA ? 'pela ampla concorrência' : `pela reserva (${nomeDaModalidade(lei, modalidade)})`;
}

function como(lei: Lei, modalidade: Modalidade): string {
  return modalidade === AMPLA ? 'da ampla concorrência' : `reservada (${nomeDaModalidade(lei, modalidade)})`;
}

function abertas(lei: Lei, vagas: readonly { readonly vaga: number; readonly modalidade: Modalidade }[]): string {
  const modalidades = [...new Set(vagas.map(({ modalidade }) => modalidade))];
  const partes = modalidades.map((modalidade) => {
    const numeros = vagas.flatMap((esta) => (esta.modalidade === modalidade ? [esta.vaga] : []));
    const quais = numeros.length > 6 ? `${numeros.length} delas` : `${numeros.length === 1 ? 'a' : 'as'} ${enumera(numeros)}`;
    const reservadas = numeros.length === 1 ? 'reservada' : 'reservadas';
    return `${quais} ${modalidade === AMPLA ? 'da ampla concorrência' : `${reservadas} (${nomeDaModalidade(lei, modalidade)})`}`;
  });
  return `Abre ${quantos(vagas.length, 'vaga', 'vagas')}: ${enumera(partes)}.`;
}

/**
 * One effect in one sentence.
 *
 * @example fraseDoEfeito(lei, { tipo: 'reabre', vaga: 3, quem: 'Gilda Tarumã (12)', modalidade: 'negros', ocupava: 'negros' })
 * // 'Reabre a vaga 3 como reservada (Pessoas negras): Gilda Tarumã (12) a ocupava pela reserva (Pessoas negras).'
 */
export function fraseDoEfeito(lei: Lei, efeito: Efeito): string {
  switch (efeito.tipo) {
    case 'abre':
      return abertas(lei, efeito.vagas);
    case 'deixam de existir':
      return efeito.vagas.length === 1
        ? `A vaga ${enumera(efeito.vagas)} deixa de ter sido oferecida.`
        : `As vagas ${enumera(efeito.vagas)} deixam de ter sido oferecidas.`;
    case 'ocupa':
      return `${efeito.quem} passa a ocupar a vaga ${efeito.vaga} ${pela(lei, efeito.modalidade)}${
        efeito.noLugarDe === undefined ? '' : `, no lugar de ${efeito.noLugarDe}`
      }.`;
    case 'passa a ocupar':
      return `${efeito.quem} fica na vaga ${efeito.vaga} e passa a ocupá-la ${pela(lei, efeito.modalidade)}.`;
    case 'reabre':
      return `Reabre a vaga ${efeito.vaga} como ${como(lei, efeito.modalidade)}: ${efeito.quem} a ocupava ${pela(lei, efeito.ocupava)}.`;
    case 'não reabre':
      return `${efeito.quem} deixa a vaga ${efeito.vaga}, que não reabre: só uma nova oferta a repõe.`;
    case 'muda de modalidade':
      return `A vaga ${efeito.vaga}, aberta, passa a ser ${como(lei, efeito.modalidade)}; era ${como(lei, efeito.era)}.`;
    case 'sai':
      return `${efeito.quem} sai de todas as listas.`;
    case 'volta às listas':
      return `${efeito.quem} volta às listas.`;
    case 'deixa a lista':
      return `${efeito.quem} sai da ${listaEspecificaDe(lei, efeito.reserva)} e continua na lista geral.`;
    case 'volta a esperar':
      return `${efeito.quem} volta a esperar nas listas e pode receber nova chamada.`;
    case 'fora das vagas':
      return `A nomeação de ${efeito.quem} fica fora das vagas e não consome nenhuma.`;
    case 'vai para o fim':
      return `${efeito.quem} vai para o fim de cada lista em que está e ainda pode receber nova chamada.`;
    case 'nada':
      return 'Fica registrado; nada muda nas vagas nem nas listas.';
  }
}
