import { quantos } from './palavras';

/** One vaga under the reading adopted (`antes`) and under another (`depois`); nobody called to it: no name. */
export interface Diferenca {
  /** '' when the ranking has none. */
  readonly cargo: string;
  readonly vaga: number;
  readonly antes?: string;
  readonly depois?: string;
  /** Name of the vaga's modalidade. */
  readonly modalidadeAntes?: string;
  readonly modalidadeDepois?: string;
  /** Name of the modalidade by which the person holds the vaga in the end. */
  readonly ocupaAntes?: string;
  readonly ocupaDepois?: string;
}

/**
 * What another reading would change, as a clause.
 *
 * @example fraseDaConsequencia({ mudam: 1, total: 12, exemplos: [{ cargo: '', vaga: 3, antes: 'Caio Ipê', depois: 'Bia Jatobá' }] })
 * // 'muda 1 das 12 chamadas: vaga 3, Bia Jatobá no lugar de Caio Ipê'
 */
export function fraseDaConsequencia({
  mudam,
  total,
  exemplos = [],
}: {
  readonly mudam?: number;
  readonly total: number;
  readonly exemplos?: readonly Diferenca[];
}): string {
  if (mudam === undefined) return 'ainda não se pode dizer: faltam respostas';
  if (mudam === 0) return 'não muda nada aqui';
  const quantas = total === 1 ? 'muda a única chamada' : `muda ${mudam} das ${quantos(total, 'chamada', 'chamadas')}`;
  if (exemplos.length === 0) return quantas;
  const outras = mudam - exemplos.length;
  return `${quantas}: ${[...exemplos.map(fraseDaDiferenca), ...(outras > 0 ? [`e mais ${outras}`] : [])].join('; ')}`;
}

/**
 * In one line, whether another reading would make a difference on this data.
 *
 * @param outras undefined while it is being worked out
 * @returns the sentence, and whether one would
 */
export function efeitoDasOutras(outras: readonly { readonly mudam?: number }[] | undefined): {
  readonly texto: string;
  readonly muda: boolean;
} {
  if (outras === undefined) return { texto: 'Calculando o que mudaria aqui…', muda: false };
  const mudam = outras.map(({ mudam: quantas }) => quantas);
  if (mudam.includes(undefined))
    return { texto: 'Ainda não se pode dizer o que mudaria: faltam respostas.', muda: false };
  const maior = Math.max(0, ...mudam.map((quantas) => quantas ?? 0));
  if (maior === 0) return { texto: 'Outra leitura não muda nada aqui.', muda: false };
  const ate = outras.length > 1 ? 'até ' : '';
  return { texto: `Outra leitura muda ${ate}${quantos(maior, 'chamada', 'chamadas')} aqui.`, muda: true };
}

/**
 * What becomes of one vaga.
 *
 * @example 'vaga 3 de MÉDICO, Bia Jatobá no lugar de Caio Ipê'
 */
function fraseDaDiferenca({ cargo, vaga, antes, depois, ...como }: Diferenca): string {
  const onde = cargo === '' ? `vaga ${vaga}` : `vaga ${vaga} de ${cargo}`;
  if (depois === undefined) return `${onde}, ninguém no lugar de ${antes ?? 'ninguém'}`;
  if (antes === undefined) return `${onde}, ${depois} onde ninguém era chamado`;
  if (antes !== depois) return `${onde}, ${depois} no lugar de ${antes}`;
  const { modalidadeAntes, modalidadeDepois, ocupaAntes, ocupaDepois } = como;
  const muda =
    ocupaAntes === ocupaDepois
      ? `mas a vaga é “${modalidadeDepois ?? ''}”, não “${modalidadeAntes ?? ''}”`
      : `mas ocupando por “${ocupaDepois ?? ''}”, não por “${ocupaAntes ?? ''}”`;
  return `${onde}, ${depois} nos dois casos, ${muda}`;
}
