import { diaAbsoluto } from './data';
import { valorDaRegra, type Criterios } from './criterios';
import type { Data, DiaDaVigencia, FimDoPrazo, Lei, Orgao, Regra, Vinculo } from './lei';

/** What is known of the competition, to say whether the law reaches it. */
export interface Edital {
  readonly data?: Data;
  readonly orgao?: Orgao;
  readonly vinculo?: Vinculo;
}

export type MotivoDoAlcance =
  | { readonly tipo: 'antes da vigência'; readonly desde: Data }
  | { readonly tipo: 'no dia da vigência'; readonly desde: Data; readonly regra: Regra<DiaDaVigencia> }
  | { readonly tipo: 'depois do prazo'; readonly ultimoDia: Data; readonly regra: Regra<FimDoPrazo> }
  | { readonly tipo: 'revogada'; readonly desde: Data; readonly por: string; readonly ressalva: string }
  | { readonly tipo: 'órgão'; readonly orgao: Orgao }
  | { readonly tipo: 'vínculo'; readonly vinculo: Vinculo };

export type AvisoDoAlcance =
  | { readonly tipo: 'sem data do edital' }
  | { readonly tipo: 'perto do limite'; readonly limite: Data; readonly ressalva: string }
  /** `soRevisao`: the law's own words set the term to review it, and not to end it. */
  | {
      readonly tipo: 'prazo vencido';
      readonly ultimoDia: Data;
      readonly regra: Regra<FimDoPrazo>;
      readonly soRevisao?: true;
    };

export interface Alcance {
  readonly aplica: boolean;
  readonly motivos: readonly MotivoDoAlcance[];
  readonly avisos: readonly AvisoDoAlcance[];
}

/** Whether the term in the law's own words is only one to review it, and not to end it. */
export function soRevisao({ regras: { fimDoPrazo } }: Lei): boolean {
  return fimDoPrazo?.depois.base === 'texto' && fimDoPrazo.depois.valor === 'avisa';
}

/** Near a limit the day itself matters, and the stored texts only date the signing. */
const PERTO_EM_DIAS = 30;

/**
 * Whether the law reaches the edital: by its date (both sides of each limit), by the organ and by the kind of post.
 * What is not given is not tested; without a date the law is taken to apply, with a warning.
 *
 * @example alcanceDaLei(lei, criterios, { data: '2011-11-03' }).aplica // false: before it was in force
 */
export function alcanceDaLei(lei: Lei, criterios: Criterios, { data, orgao, vinculo }: Edital): Alcance {
  const motivos: MotivoDoAlcance[] = [];
  const avisos: AvisoDoAlcance[] = [];
  const { regras, revogacao } = lei;
  if (data === undefined) avisos.push({ tipo: 'sem data do edital' });
  else {
    const desde = valorDaRegra(regras.desde);
    const ultimoDia = regras.fimDoPrazo?.ultimoDia;
    if (desde !== null && data < desde) motivos.push({ tipo: 'antes da vigência', desde });
    if (desde !== null && data === desde && criterios.diaDaVigencia === 'não alcançado')
      motivos.push({ tipo: 'no dia da vigência', desde, regra: regras.diaDaVigencia });
    if (revogacao !== undefined && data >= revogacao.desde) motivos.push({ tipo: 'revogada', ...revogacao });
    if (regras.fimDoPrazo !== undefined && data > regras.fimDoPrazo.ultimoDia) {
      const prazo = { ultimoDia: regras.fimDoPrazo.ultimoDia, regra: regras.fimDoPrazo.depois };
      if (criterios.fimDoPrazo === 'encerra') motivos.push({ tipo: 'depois do prazo', ...prazo });
      else avisos.push({ tipo: 'prazo vencido', ...prazo, ...(soRevisao(lei) && { soRevisao: true }) });
    }
    const limites = [
      { limite: desde, ressalva: lei.ressalvaDaVigencia },
      { limite: ultimoDia, ressalva: lei.ressalvaDaVigencia },
      { limite: revogacao?.desde, ressalva: revogacao?.ressalva ?? '' },
    ];
    for (const { limite, ressalva } of limites) {
      if (limite === undefined || limite === null || Math.abs(diaAbsoluto(data) - diaAbsoluto(limite)) > PERTO_EM_DIAS)
        continue;
      avisos.push({ tipo: 'perto do limite', limite, ressalva });
    }
  }
  if (orgao !== undefined && !valorDaRegra(regras.orgaos).includes(orgao)) motivos.push({ tipo: 'órgão', orgao });
  if (vinculo !== undefined && !valorDaRegra(regras.vinculos).includes(vinculo)) {
    motivos.push({ tipo: 'vínculo', vinculo });
  }
  return { aplica: motivos.length === 0, motivos, avisos };
}
