import { quantos } from './palavras';

/**
 * What another reading would change, as a clause.
 *
 * @example fraseDaConsequencia({ mudam: 2, total: 12 }) // 'muda 2 das 12 chamadas'
 */
export function fraseDaConsequencia({ mudam, total }: { readonly mudam?: number; readonly total: number }): string {
  if (mudam === undefined) return 'ainda não se pode dizer: faltam respostas';
  if (mudam === 0) return 'não muda nada aqui';
  return `muda ${mudam} ${total === 1 ? 'da' : 'das'} ${quantos(total, 'chamada', 'chamadas')}`;
}
