import { AMPLA, type Modalidade } from '../core/candidato';
import type { Classificados } from '../core/classificados';
import { NINGUEM } from '../core/estado';
import type { Ordem } from '../core/ordem';
import type { Amparo } from '../redacao/amparo';
import { amparosDaChamada, fraseDaChamada, fundamento, type Contexto } from '../redacao/chamada';

/** One call as every surface shows it (the contract's CHAMADA). */
export interface Chamada {
  readonly chamada: number;
  readonly vaga: number;
  readonly modalidade: Modalidade;
  readonly via: string;
  readonly lista: Modalidade;
  readonly inscricao: string;
  readonly nome: string;
  readonly classificacao: number;
  /** Rank within the whole specific list, for who is called through it. */
  readonly classificacaoNaLista?: number;
  readonly ocupa: Modalidade;
  readonly compensa?: string;
  readonly fundamento: readonly string[];
  /** The same rule by rule: what the law says, and what is a reading of its doubts or a criterion in its silence. */
  readonly amparos: readonly Amparo[];
  readonly frase: string;
}

/** The rank of each member within a whole specific list (1-based; 0 for who is not in it). */
function postosNaLista({ naLista, membroDe, reservas }: Classificados, reserva: Modalidade): Int32Array {
  const bit = 1 << reservas.indexOf(reserva);
  const postos = new Int32Array(naLista);
  let posto = 0;
  for (let pessoa = 0; pessoa < naLista; pessoa += 1) {
    if (((membroDe[pessoa] ?? 0) & bit) === 0) continue;
    posto += 1;
    postos[pessoa] = posto;
  }
  return postos;
}

/** The steps worded, each with its articles; the sentence is the same on every surface. */
export function redigirChamadas(classificados: Classificados, contexto: Contexto, { passos, feitas, ocupa }: Ordem): Chamada[] {
  const { pessoas } = classificados;
  const postos = new Map<Modalidade, Int32Array>();
  const vagas = new Map(passos.map(({ pessoa, vaga }) => [pessoa, vaga]));
  const comVagas: Contexto = {
    ...contexto,
    vagaDe: (pessoa) => vagas.get(pessoa) ?? contexto.vagaDe?.(pessoa) ?? 0,
  };
  const postoNa = (lista: Modalidade, pessoa: number): number => {
    const daLista = postos.get(lista) ?? postosNaLista(classificados, lista);
    postos.set(lista, daLista);
    return daLista[pessoa] ?? 0;
  };
  return passos.map((passo, i) => {
    const { vaga, modalidade, via, lista, pessoa, compensa } = passo;
    const quem = pessoas[pessoa];
    return {
      chamada: feitas + i + 1,
      vaga,
      modalidade,
      via,
      lista,
      inscricao: quem?.inscricao ?? '',
      nome: quem?.nome ?? '',
      classificacao: quem?.classificacao ?? 0,
      ...(lista !== AMPLA && { classificacaoNaLista: postoNa(lista, pessoa) }),
      ocupa: ocupa[i] ?? lista,
      ...(compensa !== NINGUEM && { compensa: pessoas[compensa]?.inscricao ?? '' }),
      fundamento: fundamento(comVagas, passo),
      amparos: amparosDaChamada(comVagas, passo),
      frase: fraseDaChamada(comVagas, passo),
    };
  });
}
