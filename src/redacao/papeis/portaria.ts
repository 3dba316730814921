import { valorDaRegra } from '../../core/criterios';
import type { Lei } from '../../core/lei';
import { dispositivosDe } from '../fundamento';
import { percentualEscrito } from '../numeros';
import { citaArtigos, enumera } from '../palavras';
import { oConcurso, type Concurso } from './concurso';
import { LACUNA, LACUNA_DA_DATA, LACUNA_DO_NUMERO } from './lacuna';
import { daNorma } from './norma';
import type { PalavrasDoVinculo } from './vinculo';

export function tituloDaPortaria({ portaria }: PalavrasDoVinculo): string {
  return `${portaria} nº ${LACUNA_DO_NUMERO}`;
}

export const ABERTURA_DA_PORTARIA = `${LACUNA} (cargo da autoridade), no uso de suas atribuições, e considerando:`;

function reservasDaLei({ reservas }: Lei): string {
  return enumera(
    reservas.map(({ grupo, regras }) => {
      const artigos = dispositivosDe(regras.percentual);
      return `${percentualEscrito(valorDaRegra(regras.percentual))} das vagas a ${grupo}${artigos.length === 0 ? '' : ` (${citaArtigos(artigos)})`}`;
    }),
  );
}

/** What every portaria considers: the competition and the law. */
export function considerandos(lei: Lei, concurso: Concurso): string[] {
  return [
    `o resultado do ${oConcurso(concurso)}, homologado em ${LACUNA_DA_DATA};`,
    `a reserva de ${reservasDaLei(lei)} nos termos ${daNorma(lei)}, a que se referem os artigos citados a seguir;`,
  ];
}

/** What an article of the portaria begins with: ordinals up to the ninth (LC 95/1998, art. 10). */
function artigo(numero: number): string {
  return numero < 10 ? `Art. ${numero}º` : `Art. ${numero}.`;
}

export function artigoDaNomeacao(numero: number, { ato, paraOPosto }: PalavrasDoVinculo, cargo: string, quantas: number): string {
  const pessoas = quantas === 1 ? 'a pessoa a seguir' : 'as pessoas a seguir, nesta ordem';
  return `${artigo(numero)} ${ato} ${paraOPosto} ${cargo === '' ? LACUNA : cargo}, ${pessoas}:`;
}

/** Whom a compensação moves to ampla; they were called before, so that only the inscrição is needed. */
export function artigoDaCompensacao(numero: number, inscricoes: readonly string[]): string {
  const quem = `de inscrição ${enumera(inscricoes)}`;
  return inscricoes.length === 1
    ? `${artigo(numero)} Por efeito da compensação, a pessoa ${quem} mantém a sua vaga e passa a ocupá-la pela ampla concorrência.`
    : `${artigo(numero)} Por efeito da compensação, as pessoas ${quem} mantêm as suas vagas e passam a ocupá-las pela ampla concorrência.`;
}

export function artigosFinais(primeiro: number, { prazo }: PalavrasDoVinculo): string[] {
  return [
    `${artigo(primeiro)} O prazo para ${prazo} é de ______ dias (fundamento: ${LACUNA}).`,
    `${artigo(primeiro + 1)} Esta portaria entra em vigor na data de sua publicação.`,
  ];
}
