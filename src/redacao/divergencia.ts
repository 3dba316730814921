import { AMPLA, type Modalidade } from '../core/candidato';
import type { Divergencia } from '../core/constatacoes';
import type { Lei } from '../core/lei';
import { NINGUEM } from '../core/estado';
import { fraseDaChamada, type Contexto } from './chamada';
import { nomeDaModalidade } from './fundamento';
import { fraseDoImpedimento } from './impedimento';
import { enumeraAte } from './palavras';

function lista(lei: Lei, modalidade: Modalidade): string {
  return modalidade === AMPLA ? 'pela lista geral' : `pela reserva (${nomeDaModalidade(lei, modalidade)})`;
}

/**
 * A nomeação that differs from what was due, in Portuguese: what was done, what was due and why, who was passed over.
 */
export function fraseDaDivergencia(contexto: Contexto, divergencia: Divergencia): string {
  const { lei, pessoas } = contexto;
  const { ato, vaga, pessoa, devida, natureza, preteridos } = divergencia;
  const nome = (indice: number): string => pessoas[indice]?.nome ?? '';
  const feito = `Ato ${ato.ato}: nomeação de ${nome(pessoa)} para a vaga ${vaga}${
    divergencia.lista === undefined ? '' : ` ${lista(lei, divergencia.lista)}`
  }`;
  const impedimento =
    divergencia.impedimento === undefined ? '' : `${fraseDoImpedimento(lei, nome(pessoa), divergencia.impedimento)} `;
  if (devida.tipo === 'aberta')
    return `${feito}, mas nenhuma chamada era devida para essa vaga. ${impedimento}`.trimEnd();
  const devido = `${impedimento}O devido era: ${fraseDaChamada(contexto, devida)}`;
  switch (natureza) {
    case 'lista':
      return `${feito}, quando a lista devida era outra (${lista(lei, devida.lista)}). ${devido}`;
    case 'compensação':
      return devida.compensa === NINGUEM
        ? `${feito} com compensação que não era devida. ${devido}`
        : `${feito} sem a compensação devida (${nome(devida.compensa)}). ${devido}`;
    case 'pessoa':
      return `${feito}, quando a chamada devida era a de outra pessoa. ${devido} Preterição de: ${enumeraAte(preteridos.map(nome), 5)}.`;
  }
}
