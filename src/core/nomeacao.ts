import { AMPLA, type Modalidade } from './candidato';
import type { Ato } from './ato';
import type { Divergencia, FatoDoLivro } from './constatacoes';
import { NINGUEM, type Estado } from './estado';
import { decide, type Decisao, type Devida } from './preencher';

/** A nomeação as it is read: what its empty columns mean, and how it differs from what was due. */
export interface NomeacaoLida {
  readonly lista: Modalidade;
  /** Who moves to ampla; NINGUEM when nobody does. */
  readonly compensa: number;
  readonly fatos: readonly FatoDoLivro[];
  readonly divergencia?: Omit<Divergencia, 'reaberta'>;
}

/** People passed over are named up to this many; the sentence counts the rest. */
const TETO_DE_PRETERIDOS = 200;

/**
 * Reads a nomeação (or a court's order) to an open vaga, before it takes effect, against what is due for that vaga now
 * (dominio.md § 7). A court's order is never a divergence.
 */
export function lerNomeacao(estado: Estado, ato: Ato, pessoa: number, vaga: number): NomeacaoLida {
  const fatos: FatoDoLivro[] = [];
  const devida = decide(estado, vaga);
  const lista = ato.lista ?? listaInferida(estado, pessoa, devida);
  if (ato.lista === undefined) {
    fatos.push({ ato, tipo: 'lista inferida', lista, devida: eADevida(pessoa, devida) });
  }
  const compensa = compensada(estado, ato, pessoa, lista, devida, fatos);
  if (ato.tipo !== 'nomeação') return { lista, compensa, fatos };
  const natureza = naturezaDaDivergencia(estado, ato, pessoa, lista, compensa, devida, fatos);
  if (natureza === undefined) return { lista, compensa, fatos };
  const preteridos = natureza === 'pessoa' && devida.tipo === 'chamada' ? passadosPorCima(estado, pessoa, devida) : [];
  const divergencia = { ato, vaga, pessoa, ...(ato.lista !== undefined && { lista: ato.lista }), devida, preteridos, natureza };
  return { lista, compensa, fatos, divergencia };
}

function eADevida(pessoa: number, devida: Decisao): devida is Devida {
  return devida.tipo === 'chamada' && devida.pessoa === pessoa;
}

/** A missing Lista: the due call if the person is the one due; else the vaga's modalidade if a member; else ampla. */
function listaInferida(estado: Estado, pessoa: number, devida: Decisao): Modalidade {
  if (eADevida(pessoa, devida)) return devida.lista;
  return estado.membro(pessoa, devida.modalidade) ? devida.modalidade : AMPLA;
}

function compensada(
  estado: Estado,
  ato: Ato,
  pessoa: number,
  lista: Modalidade,
  devida: Decisao,
  fatos: FatoDoLivro[],
): number {
  if (ato.compensa !== undefined) {
    const ocupa = estado.ocupa(ato.compensa);
    if (ocupa !== undefined && ocupa !== AMPLA) return ato.compensa;
    fatos.push({ ato, tipo: 'compensa sem reserva', pessoa: ato.compensa });
    return NINGUEM;
  }
  if (!eADevida(pessoa, devida) || devida.lista !== lista || devida.compensa === NINGUEM) return NINGUEM;
  fatos.push({ ato, tipo: 'compensa inferida', pessoa: devida.compensa });
  return devida.compensa;
}

function naturezaDaDivergencia(
  estado: Estado,
  ato: Ato,
  pessoa: number,
  lista: Modalidade,
  compensa: number,
  devida: Decisao,
  fatos: FatoDoLivro[],
): Divergencia['natureza'] | undefined {
  if (devida.tipo === 'aberta') return 'pessoa';
  if (pessoa !== devida.pessoa) {
    if (!empateComADevida(estado, pessoa, devida)) return 'pessoa';
    fatos.push({ ato, tipo: 'empate decidido pelo ato', empate: devida.empates[0] ?? 0 });
  }
  if (lista !== devida.lista) return 'lista';
  return compensa === devida.compensa ? undefined : 'compensação';
}

/** Two people in an undecided tie: the act settled what nobody had decided; neither was passed over. */
function empateComADevida(estado: Estado, pessoa: number, devida: Devida): boolean {
  const { empateDe } = estado.classificados;
  const empate = empateDe[pessoa] ?? 0;
  if (empate === 0 || !devida.empates.includes(empate) || empateDe[devida.pessoa] !== empate) return false;
  return devida.lista === AMPLA || estado.membro(pessoa, devida.lista);
}

function passadosPorCima(estado: Estado, pessoa: number, devida: Devida): readonly number[] {
  const antes = estado.aguardamAntes(pessoa, devida.lista, TETO_DE_PRETERIDOS);
  return antes.includes(devida.pessoa) ? antes : [devida.pessoa, ...antes];
}
