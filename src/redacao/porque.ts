import { AMPLA, type Candidato, type Modalidade } from '../core/candidato';
import type { Lei } from '../core/lei';
import type { Aberta } from '../core/preencher';
import { noMeio } from './caixa';
import { dispositivosDe, listaEspecificaDe, nomeDaModalidade, reservaDe } from './fundamento';
import { motivoDaVagaAberta } from './motivos';
import { citaArtigos, quantos } from './palavras';

/** "Por que esta pessoa (não) foi chamada?", sentence by sentence. */

export const ORDEM_BLOQUEADA = 'A ordem ainda não pode ser dita: há perguntas ou erros a resolver antes (veja os problemas).';
export const SEM_VAGAS = 'Não há vagas oferecidas: só há listas (cadastro de reserva).';

export function fraseDeFora(nome: string, motivo: string): string {
  return `${nome} não está em nenhuma lista: ${motivo.charAt(0).toLowerCase()}${motivo.slice(1)}.`;
}

export function fraseDaPosicao(nome: string, numero: number): string {
  return `A ${numero}ª chamada é a de ${nome}.`;
}

/** A later call that compensates the person. */
export function fraseDoDepois(frase: string): string {
  return `Depois: ${frase}`;
}

export function fraseDeNaoChamada(nome: string, vagas: number): string {
  return `${nome} não está entre as pessoas chamadas nesta ordem de ${quantos(vagas, 'vaga', 'vagas')}.`;
}

/** Where a person is in one list. */
export interface LugarNaLista {
  readonly modalidade: Modalidade;
  readonly ordem: number;
  /** General rank. */
  readonly classificacao: number | undefined;
}

function lugar(lei: Lei, { modalidade, ordem, classificacao }: LugarNaLista): string {
  return modalidade === AMPLA
    ? `Está em ${ordem}º lugar na lista geral (classificação ${classificacao ?? '—'})`
    : `Está em ${ordem}º lugar na ${listaEspecificaDe(lei, modalidade)}`;
}

export function fraseDoLugar(lei: Lei, esta: LugarNaLista): string {
  return `${lugar(lei, esta)}.`;
}

/** How far the calls through a list went. */
export interface AlcanceDaLista {
  readonly chamadas: number;
  readonly ultima: Candidato | undefined;
  /** Beyond the last called: the cotista whom the general list reached and moved to ampla. */
  readonly compensada?: Candidato;
  /** Whether any vaga offered belongs to the list. */
  readonly temVagas: boolean;
}

/** Where a person is in one list, and how far its calls went without reaching them. */
export function fraseDoLugarNaoAlcancado(lei: Lei, esta: LugarNaLista, { chamadas, ultima, compensada, temVagas }: AlcanceDaLista): string {
  const alcance = (): string => {
    if (ultima === undefined && compensada !== undefined) return `por essa lista ninguém é chamado, mas ela alcança, por compensação, ${comClassificacao(compensada)}`;
    if (ultima === undefined) return temVagas ? 'ninguém é chamado por essa lista' : 'nenhuma das vagas oferecidas cabe a essa reserva';
    const quantas = chamadas === 1 ? 'é chamada 1 pessoa' : `são chamadas ${chamadas} pessoas`;
    const alem = compensada === undefined ? '' : `, e ela alcança, por compensação, ${comClassificacao(compensada)}`;
    return `por essa lista ${quantas}, até ${comClassificacao(ultima)}${alem}`;
  };
  return `${lugar(lei, esta)}; ${alcance()}${artigosDaLista(lei, esta.modalidade)}.`;
}

function comClassificacao({ nome, classificacao }: Candidato): string {
  return classificacao === undefined ? nome : `${nome} (classificação ${classificacao})`;
}

/** A call of someone worse placed in the general list: who, and the call's own sentence. */
export function fraseDaChamadaAntes(lei: Lei, quem: Candidato, lista: Modalidade, frase: string): string {
  const pela = lista === AMPLA ? 'lista geral' : listaEspecificaDe(lei, lista);
  return `É chamada antes, pela ${pela}, uma pessoa que vem depois na lista geral: ${comClassificacao(quem)}. ${frase}`;
}

/** How many more of those calls there are. */
export function fraseDasOutrasAntes(quantas: number): string {
  return `E mais ${quantos(quantas, 'chamada', 'chamadas')} de pessoas que vêm depois na lista geral.`;
}

/** A vaga that calls nobody although people wait. */
export function fraseDaVagaAberta(lei: Lei, aberta: Aberta): string {
  return `A vaga ${aberta.vaga} fica aberta: ${noMeio(motivoDaVagaAberta(lei, aberta))}.`;
}

function artigosDaLista(lei: Lei, modalidade: Modalidade): string {
  const regras = reservaDe(lei, modalidade)?.regras;
  const artigos = regras === undefined ? [] : [...dispositivosDe(regras.percentual), ...dispositivosDe(regras.ordem)];
  return artigos.length === 0 ? '' : ` (${citaArtigos(artigos)})`;
}

/** What there is to say of the person's membership of each reserva of the law. */
export function frasesDaPertenca(lei: Lei, { reservas }: Candidato): string[] {
  return lei.reservas.flatMap(({ id }) => {
    const nome = nomeDaModalidade(lei, id);
    switch (reservas[id]) {
      case 'negada':
        return [`A condição para a reserva (${nome}) não foi confirmada: a pessoa concorre só pela lista geral.`];
      case 'pendente':
        return [`A condição para a reserva (${nome}) está pendente de verificação.`];
      default:
        return [];
    }
  });
}
