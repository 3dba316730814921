import { palavrasCitadas } from '../../core/citacoes';
import type { Lei } from '../../core/lei';
import { textoDaLei } from '../../leis/catalogo';
import { lerComFilhos } from '../../leis/dispositivos';

/** A provision and its words. */
export interface Trecho {
  readonly nome: string;
  readonly palavras: string;
}

const doCatalogo = (lei: Lei): string | undefined => (lei.tabela === undefined ? textoDaLei(lei.id) : undefined);

const citadas = (lei: Lei, dispositivo: string): readonly string[] => palavrasCitadas(lei).get(dispositivo) ?? [];

/** Whether there are words to show. */
export function temPalavras(lei: Lei, dispositivo: string): boolean {
  return doCatalogo(lei) !== undefined || (lei.tabela !== undefined && citadas(lei, dispositivo).length > 0);
}

/**
 * The words of a provision, however the law came: those of its published text or, for a law of one's own, those that its
 * table quotes (its id may be that of a known law, whose text is another one's). Empty where there are none.
 */
export function palavrasDoArtigo(lei: Lei, dispositivo: string): readonly Trecho[] {
  const texto = doCatalogo(lei);
  if (texto !== undefined) return lerComFilhos(texto, dispositivo) ?? [];
  return citadas(lei, dispositivo).map((palavras) => ({ nome: dispositivo, palavras }));
}
