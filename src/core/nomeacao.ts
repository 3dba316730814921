import { AMPLA, type Modalidade } from './candidato';
import type { Ato } from './ato';
import type { Divergencia, FatoDoLivro } from './constatacoes';
import { NINGUEM, type Estado } from './estado';
import { decide, type Devida } from './preencher';

/** A nomeação as it is read: what its empty columns mean, and how it differs from what was due. */
export interface NomeacaoLida {
  readonly lista: Modalidade;
  /** Who moves to ampla; NINGUEM when nobody does. */
  readonly compensa: number;
  readonly fatos: readonly FatoDoLivro[];
  readonly divergencia?: Divergencia;
}

/** People passed over are named up to this many; the sentence counts the rest. */
const TETO_DE_PRETERIDOS = 200;

/**
 * Reads a nomeação (or a court's order) to an open vaga, before it takes effect, against what is due for that vaga now.
 * A court's order is never a divergence.
 */
export function lerNomeacao(estado: Estado, ato: Ato, pessoa: number, vaga: number): NomeacaoLida {
  const fatos: FatoDoLivro[] = [];
  const devida = decide(estado, vaga);
  const par = devida.tipo === 'chamada' ? devidaQueOAtoCumpre(estado, ato, pessoa, devida) : undefined;
  const lista = ato.lista ?? par?.lista ?? (estado.membro(pessoa, devida.modalidade) ? devida.modalidade : AMPLA);
  if (ato.lista === undefined) fatos.push({ ato, tipo: 'lista inferida', lista, devida: par !== undefined });
  const compensa = compensada(estado, ato, lista, par, fatos);
  if (ato.tipo !== 'nomeação') return { lista, compensa, fatos };
  if (devida.tipo === 'chamada' && par !== undefined && par.pessoa !== devida.pessoa) {
    fatos.push({ ato, tipo: 'empate decidido pelo ato', empate: devida.empates[0] ?? 0 });
  }
  const natureza = naturezaDaDivergencia(par, lista, compensa);
  if (natureza === undefined) return { lista, compensa, fatos };
  const preteridos = natureza === 'pessoa' && devida.tipo === 'chamada' ? passadosPorCima(estado, pessoa, devida) : [];
  const divergencia = { ato, vaga, pessoa, ...(ato.lista !== undefined && { lista: ato.lista }), devida, preteridos, natureza };
  return { lista, compensa, fatos, divergencia };
}

/** A call that would be right: the due one, or the one it would be if an undecided tie were settled the other way. */
type Certa = Pick<Devida, 'pessoa' | 'lista' | 'compensa'>;

/** Every call that is right while ties are undecided: none of the tied was passed over by any of these. */
function certas(estado: Estado, devida: Devida): readonly Certa[] {
  if (devida.empates.length === 0) return [devida];
  const pelaLista = (primeira: number, lista: Modalidade, compensa: number): Certa[] =>
    estado.iguaisNaEscolha(primeira, lista).map((pessoa) => ({ pessoa, lista, compensa }));
  if (devida.lista !== AMPLA && devida.compensa === NINGUEM) return pelaLista(devida.pessoa, devida.lista, NINGUEM);
  const alcancada = devida.compensa === NINGUEM ? devida.pessoa : devida.compensa;
  return estado.iguaisNaEscolha(alcancada, AMPLA).flatMap((igual) => {
    const ocupa = estado.ocupa(igual);
    if (!estado.chamado(igual) || ocupa === undefined) return [{ pessoa: igual, lista: AMPLA, compensa: NINGUEM }];
    return pelaLista(estado.proximoDa(ocupa), ocupa, igual);
  });
}

function devidaQueOAtoCumpre(estado: Estado, ato: Ato, pessoa: number, devida: Devida): Certa | undefined {
  const daPessoa = certas(estado, devida).filter((certa) => certa.pessoa === pessoa);
  const bate = ({ lista, compensa }: Certa): boolean =>
    (ato.lista ?? lista) === lista && (ato.compensa ?? compensa) === compensa;
  return daPessoa.find(bate) ?? daPessoa[0];
}

function compensada(estado: Estado, ato: Ato, lista: Modalidade, par: Certa | undefined, fatos: FatoDoLivro[]): number {
  if (ato.compensa !== undefined) {
    const ocupa = estado.ocupa(ato.compensa);
    if (ocupa !== undefined && ocupa !== AMPLA) return ato.compensa;
    fatos.push({ ato, tipo: 'compensa sem reserva', pessoa: ato.compensa });
    return NINGUEM;
  }
  if (par === undefined || par.lista !== lista || par.compensa === NINGUEM) return NINGUEM;
  fatos.push({ ato, tipo: 'compensa inferida', pessoa: par.compensa });
  return par.compensa;
}

function naturezaDaDivergencia(
  par: Certa | undefined,
  lista: Modalidade,
  compensa: number,
): Divergencia['natureza'] | undefined {
  if (par === undefined) return 'pessoa';
  if (lista !== par.lista) return 'lista';
  return compensa === par.compensa ? undefined : 'compensação';
}

function passadosPorCima(estado: Estado, pessoa: number, devida: Devida): readonly number[] {
  const antes = estado.aguardamAntes(pessoa, devida.lista, TETO_DE_PRETERIDOS);
  return antes.includes(devida.pessoa) ? antes : [devida.pessoa, ...antes];
}
