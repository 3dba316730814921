import { AMPLA, PCD, type Modalidade } from '../core/candidato';
import type { Lei } from '../core/lei';
import { noComeco, noMeio } from './caixa';
import { nomeDaModalidade } from './fundamento';
import { quantos } from './palavras';
import { SEM_VAGAS } from './porque';

/** How a modalidade is shown where there is room for one letter only. */
export interface LetraDaModalidade {
  readonly letra: string;
  readonly nome: string;
}

const ALFABETO = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function letrasDoNome(nome: string): string[] {
  return nome.normalize('NFD').toUpperCase().match(/[A-Z]/gu) ?? [];
}

/**
 * One letter per modalidade, unique within the law: A is ampla and P is PcD; a reserva takes the first letter of its
 * name that is still free, or else of the alphabet (past it, a number).
 *
 * @example letrasDasModalidades(lei).get('negros') // { letra: 'N', nome: 'Negros' }
 */
export function letrasDasModalidades(lei: Lei): Map<Modalidade, LetraDaModalidade> {
  const usadas = new Set(['A', 'P']);
  const letras = new Map<Modalidade, LetraDaModalidade>([[AMPLA, { letra: 'A', nome: nomeDaModalidade(lei, AMPLA) }]]);
  for (const { id, nome } of lei.reservas) {
    if (id === PCD) continue;
    const letra = [...letrasDoNome(nome), ...ALFABETO].find((uma) => !usadas.has(uma)) ?? String(letras.size);
    usadas.add(letra);
    letras.set(id, { letra, nome });
  }
  return letras.set(PCD, { letra: 'P', nome: nomeDaModalidade(lei, PCD) });
}

/**
 * The strip of vacancies in words, equal neighbours together.
 *
 * @param sequencia modalidades of the vagas shown; sequencia[0] is that of vaga 1
 * @param total all the vagas offered; those that are not shown are counted at the end
 * @example 'Vagas 1 a 4: ampla concorrência; vaga 5: negros.'
 */
export function descricaoDaSequencia(lei: Lei, sequencia: readonly Modalidade[], total: number): string {
  if (sequencia.length === 0 && total === 0) return SEM_VAGAS;
  const trechos: { de: number; ate: number; modalidade: Modalidade }[] = [];
  sequencia.forEach((modalidade, i) => {
    const ultimo = trechos[trechos.length - 1];
    if (ultimo?.modalidade === modalidade) ultimo.ate = i + 1;
    else trechos.push({ de: i + 1, ate: i + 1, modalidade });
  });
  const partes = trechos.map(({ de, ate, modalidade }) => {
    const vagas = de === ate ? `vaga ${de}` : `vagas ${de} ${ate === de + 1 ? 'e' : 'a'} ${ate}`;
    return `${vagas}: ${noMeio(nomeDaModalidade(lei, modalidade))}`;
  });
  const escondidas = total - sequencia.length;
  if (escondidas > 0) partes.push(`mais ${quantos(escondidas, 'vaga que não é mostrada', 'vagas que não são mostradas')}`);
  return `${noComeco(partes.join('; '))}.`;
}
