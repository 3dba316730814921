import { PCD, type Candidato, type Modalidade } from '../core/candidato';
import { conta, type Classificados } from '../core/classificados';
import type { Lei } from '../core/lei';
import { MOTIVO_DE_FORA } from '../redacao/motivos';
import { temPcdNaLei } from './pedido';

/** One line of a list. People in an undecided tie share the order of the first of them. */
export interface LinhaDaLista {
  readonly ordem: number;
  readonly pessoa: Candidato;
}

/** The lista geral: everyone still in, best first; cotistas included. */
export function listaGeral(grupo: Classificados): LinhaDaLista[] {
  return numeradas(grupo, () => true);
}

/** The lista específica of a reserva: its members, in the same relative order. */
export function listaEspecifica(grupo: Classificados, reserva: Modalidade): LinhaDaLista[] {
  const bit = 1 << grupo.reservas.indexOf(reserva);
  return numeradas(grupo, (pessoa) => ((grupo.membroDe[pessoa] ?? 0) & bit) !== 0);
}

/** The reservas that have a list to publish: every one of the law, and the edital's PcD when anyone is marked. */
export function reservasComLista(lei: Lei, { reservas, pessoas }: Classificados): Modalidade[] {
  const temPcd = temPcdNaLei(lei) || pessoas.some((pessoa) => pessoa.reservas[PCD] !== undefined);
  return reservas.filter((reserva) => reserva !== PCD || temPcd);
}

function numeradas({ pessoas, naLista, empateDe }: Classificados, esta: (pessoa: number) => boolean): LinhaDaLista[] {
  const linhas: LinhaDaLista[] = [];
  let empateAnterior = 0;
  for (let numero = 0; numero < naLista; numero += 1) {
    const pessoa = pessoas[numero];
    if (pessoa === undefined || !esta(numero)) continue;
    const empate = empateDe[numero] ?? 0;
    const anterior = linhas[linhas.length - 1];
    const empatada = empate > 0 && empate === empateAnterior;
    linhas.push({ ordem: empatada && anterior !== undefined ? anterior.ordem : linhas.length + 1, pessoa });
    empateAnterior = empate;
  }
  return linhas;
}

/** Everyone who was read and is in no list, with the reason. */
export function foraDaOrdem({ fora, pessoas }: Classificados): { readonly pessoa: Candidato; readonly motivo: string }[] {
  return fora.flatMap(({ pessoa: indice, motivo }) => {
    const pessoa = pessoas[indice];
    return pessoa === undefined ? [] : [{ pessoa, motivo: MOTIVO_DE_FORA[motivo] }];
  });
}

/** The reservas in which a person counts, among these. */
export function reservasDaPessoa(pessoa: Candidato, reservas: readonly Modalidade[]): Modalidade[] {
  return reservas.filter((reserva) => conta(pessoa, reserva));
}
