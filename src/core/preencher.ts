import { AMPLA, type Modalidade } from './candidato';
import { NINGUEM, type Estado } from './estado';

/** Through what a person is called: a list's own vaga, compensação, or reversão. */
export type Via = Modalidade | 'compensacao' | 'reversao';

/** The one person whom a vaga calls now, and by what right. */
export interface Devida {
  readonly tipo: 'chamada';
  readonly vaga: number;
  /** The vaga's when the call is made. */
  readonly modalidade: Modalidade;
  readonly via: Via;
  /** The modalidade by which the person called holds the vaga. */
  readonly lista: Modalidade;
  readonly pessoa: number;
  /** The cotista who moves to ampla, keeping their own vaga; NINGUEM when nobody does. */
  readonly compensa: number;
  /** The reserved vaga found its list (and its cascade) empty. */
  readonly reverteu: boolean;
  /** The vaga's own list had people and is used up; false while it lasts, and for a list that never had anyone. */
  readonly esgotada: boolean;
  /** Called by ampla, being then a member of a reserva of the law. */
  readonly cotistaPelaAmpla: boolean;
  /** Undecided ties (1-based) that this choice would settle. */
  readonly empates: readonly number[];
}

/** Nobody may be called to the vaga. */
export type Aberta = {
  readonly tipo: 'aberta';
  readonly vaga: number;
  readonly modalidade: Modalidade;
} & (
  | { readonly motivo: 'sem candidatos' }
  /** `esgotada`: the vaga's own list had people and is used up; else it never had anyone. */
  | { readonly motivo: 'fica vaga'; readonly esgotada: boolean }
);

export type Decisao = Devida | Aberta;

const SEM_EMPATES: readonly number[] = [];

/**
 * Who is due for a vaga as things stand. Nothing changes: `chama` does.
 *
 * @param vaga number of an open vaga, from 1
 */
export function decide(estado: Estado, vaga: number): Decisao {
  const modalidade = estado.modalidade(vaga);
  return modalidade === AMPLA
    ? preencherAmpla(estado, vaga, modalidade, 'ampla', false)
    : preencherReserva(estado, vaga, modalidade);
}

/** The best-placed member not yet called; none: the cascade, then the general list (or the vaga stays open). */
function preencherReserva(estado: Estado, vaga: number, modalidade: Modalidade): Decisao {
  const daLista = chamadaPela(estado, vaga, modalidade, modalidade, false);
  if (daLista !== undefined) return daLista;
  const { cascata, ficaVaga, esgotada } = estado.aposOFimDaLista(modalidade);
  for (const outra of cascata) {
    const recebida = chamadaPela(estado, vaga, modalidade, outra, esgotada);
    if (recebida !== undefined) return recebida;
  }
  if (ficaVaga) return { tipo: 'aberta', vaga, modalidade, motivo: 'fica vaga', esgotada };
  return preencherAmpla(estado, vaga, modalidade, 'reversao', esgotada);
}

function chamadaPela(
  estado: Estado,
  vaga: number,
  modalidade: Modalidade,
  lista: Modalidade,
  esgotada: boolean,
): Devida | undefined {
  const pessoa = estado.proximoDa(lista);
  if (pessoa === NINGUEM) return undefined;
  const empate = estado.empateNaEscolha(pessoa, lista);
  return {
    tipo: 'chamada',
    vaga,
    modalidade,
    via: lista,
    lista,
    pessoa,
    compensa: NINGUEM,
    reverteu: false,
    esgotada,
    cotistaPelaAmpla: false,
    empates: empate === 0 ? SEM_EMPATES : [empate],
  };
}

/**
 * The first person of the lista geral not yet called; or, reaching first a cotista who holds a compensable reserved
 * vaga, that cotista moves to ampla and the next of the specific list is called.
 */
function preencherAmpla(
  estado: Estado,
  vaga: number,
  modalidade: Modalidade,
  via: 'ampla' | 'reversao',
  esgotada: boolean,
): Decisao {
  const alcancada = estado.proximoDaGeral();
  if (alcancada === NINGUEM) return { tipo: 'aberta', vaga, modalidade, motivo: 'sem candidatos' };
  const empate = estado.empateNaEscolha(alcancada, AMPLA);
  const reverteu = via === 'reversao';
  const ocupa = estado.ocupa(alcancada);
  if (!estado.chamado(alcancada) || ocupa === undefined) {
    return {
      tipo: 'chamada',
      vaga,
      modalidade,
      via,
      lista: AMPLA,
      pessoa: alcancada,
      compensa: NINGUEM,
      reverteu,
      esgotada,
      cotistaPelaAmpla: estado.cotista(alcancada),
      empates: empate === 0 ? SEM_EMPATES : [empate],
    };
  }
  const pessoa = estado.proximoDa(ocupa);
  const outroEmpate = estado.empateNaEscolha(pessoa, ocupa);
  return {
    tipo: 'chamada',
    vaga,
    modalidade,
    via: 'compensacao',
    lista: ocupa,
    pessoa,
    compensa: alcancada,
    reverteu,
    esgotada,
    cotistaPelaAmpla: false,
    empates: empate + outroEmpate === 0 ? SEM_EMPATES : [empate, outroEmpate].filter((numero) => numero > 0),
  };
}

/** Makes the call: the person holds the vaga, and whoever is compensated moves to ampla. */
export function chama(estado: Estado, { vaga, pessoa, lista, compensa }: Devida): void {
  if (compensa !== NINGUEM) estado.passaAOcupar(compensa, AMPLA);
  estado.nomeia(pessoa, vaga, lista);
}
