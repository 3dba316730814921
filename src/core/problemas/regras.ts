import type { AvisoDoAlcance, MotivoDoAlcance } from '../alcance';
import type { CotistasInsuficientes, Data, Regra } from '../lei';
import type { PerguntaId } from '../perguntas';

/** Problems of the rules (law, numbers, ties): code → facts for its sentence (redacao/problemas/regras.ts). */
export interface ProblemasDasRegras {
  /** The law does not reach this edital: one problem with every reason. */
  'lei-nao-alcanca': { readonly motivos: readonly MotivoDoAlcance[] };
  /** The law is taken to apply, with something to check. */
  'alcance-a-conferir': { readonly aviso: AvisoDoAlcance };
  /** A reading against the law's text, or on what this law does not leave open. */
  'leitura-recusada': { readonly pergunta: PerguntaId; readonly dispositivos: readonly string[] };
  'quantidade-diverge': {
    readonly reserva: string;
    readonly reservadas: number;
    readonly calculada: number;
    readonly porque: 'edital' | 'ordem' | 'ofertas' | 'outras reservas';
    /** Each later offer counts from 1, and the number calculated is the sum of theirs. */
    readonly porOferta?: boolean;
    /** The questions that the law leaves open and on which the number depends. */
    readonly abertas?: readonly PerguntaId[];
  };
  /** More was asked than there is: reserved vacancies above the offer, or calls above the open vagas. */
  'vagas-insuficientes': {
    readonly pedidas: number;
    readonly vagas: number;
    /** Of what: the reserva's name, or calls. */
    readonly oque: { readonly reserva: string } | 'chamadas';
  };
  'pcd-nao-informado': { readonly dispositivo: string };
  /** The law itself reserves to people with disabilities, and the edital's rule for them was given too. */
  'pcd-ja-na-lei': { readonly dispositivos: readonly string[] };
  /** Under base = informada-no-edital RH types the reserved number of each cargo, reserva by reserva. */
  'reservadas-nao-informadas': { readonly reserva: string; readonly unica: boolean };
  'vagas-nao-informadas': Record<never, never>;
  'cargo-desconhecido': { readonly cargo: string; readonly cargos: readonly string[] };
  'inscricao-desconhecida': { readonly inscricao: string; readonly onde: 'desempate' | 'pergunta' | 'livro' };
  'desempate-sem-empate': { readonly inscricoes: readonly string[] };
  'ja-nomeados-sem-livro': { readonly pessoas: readonly string[] };
  'sem-candidatos-suficientes': { readonly abertas: readonly number[] };
  /** `reserva`: the group of the specific list, which had people and is used up (`esgotada`) or never had anyone. */
  'vaga-fica-aberta': {
    readonly vagas: readonly number[];
    readonly reserva: string;
    readonly esgotada: boolean;
    /** By what the vaga does not go to the general list; missing for a reserva that is not of the law. */
    readonly regra?: Regra<CotistasInsuficientes>;
  };
  'chamada-de-pendente': { readonly pessoa: string; readonly vaga: number; readonly reserva: string };
  /** By the law, people of two groups compete in one of them only. Names of people and of reservas. */
  'duas-reservas': {
    readonly pessoas: readonly { readonly nome: string; readonly reservas: readonly string[]; readonly compete: string }[];
    readonly dispositivos: readonly string[];
  };
  /** The last day of the competition's validity, extended or not, is past. */
  'validade-vencida': { readonly ultimoDia: Data; readonly prorrogado: boolean };
}
