import { soRevisao, type AvisoDoAlcance, type MotivoDoAlcance } from '../core/alcance';
import { dataBrasileira, diaAnterior } from '../core/data';
import type { Data, Lei, Orgao, Vinculo } from '../core/lei';
import { amparo, citacao } from './amparo';
import { enumera } from './palavras';

/** The organs, as printed. */
export const NOMES_DOS_ORGAOS: Readonly<Record<Orgao, string>> = {
  executivo: 'Poder Executivo',
  legislativo: 'Poder Legislativo',
  indireta: 'Administração Indireta',
};

const ARTIGO: Record<Orgao, string> = { executivo: 'o', legislativo: 'o', indireta: 'a' };

/** The kinds of post, as printed. */
export const NOMES_DOS_VINCULOS: Readonly<Record<Vinculo, string>> = {
  efetivo: 'cargo efetivo',
  emprego: 'emprego público',
  temporario: 'contratação temporária',
};

/** The last day on which an edital is reached, as far as the law or a revocation sets one. */
export function ultimoDiaDaLei(lei: Lei): Data | undefined {
  if (lei.revogacao !== undefined) return diaAnterior(lei.revogacao.desde);
  return soRevisao(lei) ? undefined : lei.regras.fimDoPrazo?.ultimoDia;
}

function motivo(este: MotivoDoAlcance): string {
  switch (este.tipo) {
    case 'antes da vigência':
      return `o edital foi publicado antes da entrada em vigor da lei, em ${dataBrasileira(este.desde)}`;
    case 'no dia da vigência':
      return `o edital foi publicado no próprio dia da entrada em vigor, ${dataBrasileira(este.desde)}, e a lei só alcança os posteriores${citacao([amparo(este.regra)])}`;
    case 'depois do prazo':
      return `o prazo de vigência da lei terminou em ${dataBrasileira(este.ultimoDia)}, e com ele se encerra a reserva${citacao([amparo(este.regra)])}`;
    case 'revogada':
      return `a lei foi revogada pela ${este.por}, com data de ${dataBrasileira(este.desde)} (${este.ressalva.replace(/\.$/, '')})`;
    case 'órgão':
      return `o texto da lei não menciona ${ARTIGO[este.orgao]} ${NOMES_DOS_ORGAOS[este.orgao]}`;
    case 'vínculo':
      return `o texto da lei não trata de ${NOMES_DOS_VINCULOS[este.vinculo]}`;
  }
}

/** Why the law does not reach an edital, as one clause ("o edital foi publicado antes …"). */
export function frasesDosMotivos(motivos: readonly MotivoDoAlcance[]): string {
  return enumera(motivos.map(motivo));
}

/** Something to check about the law's reach. */
export function fraseDoAviso(aviso: AvisoDoAlcance): string {
  switch (aviso.tipo) {
    case 'sem data do edital':
      return 'A data do edital não foi informada: o alcance da lei não foi conferido. Informe a data do edital.';
    case 'perto do limite':
      return `A data do edital está a poucos dias de um limite da lei (${dataBrasileira(aviso.limite)}). ${aviso.ressalva}`;
    case 'prazo vencido':
      if (aviso.soRevisao)
        return `O edital é posterior ao prazo que a lei marca para a sua revisão (${dataBrasileira(aviso.ultimoDia)}). A revisão não põe fim à reserva, que foi mantida${citacao([amparo(aviso.regra)])}; confira se a lei mudou e consulte a procuradoria.`;
      return `O edital é posterior ao prazo que a lei fixou (${dataBrasileira(aviso.ultimoDia)}). A reserva foi mantida, porque esse prazo é só um marco de avaliação${citacao([amparo(aviso.regra)])}; consulte a procuradoria.`;
  }
}
