import { SEM_LEITURA, type Estado, type Leitura, type Ranking } from './estado';
import { NOMEACOES } from './livro';

type Continuacao = Pick<Estado, 'desempates' | 'lacunasAceitas' | 'nomeacoes'> & { readonly leitura: Partial<Leitura> };

/** The acts of one competition say nothing of another. */
const OUTRO: Continuacao = { leitura: SEM_LEITURA, desempates: [], lacunasAceitas: [], nomeacoes: NOMEACOES };

const nomes = ({ abas }: Ranking): string => JSON.stringify(abas.map(({ nome }) => nome));

/**
 * What still holds when a sheet is read: of the very same cells, everything; of the same sheets with other cells (one was
 * corrected, a row came in), what does not hang on a row's number, which may now be another person's; of another
 * ranking, nothing.
 */
export function oQueContinua(
  { ranking: anterior, retomado, marcaGuardada, leitura, desempates, lacunasAceitas, nomeacoes }: Estado,
  ranking: Ranking,
): Continuacao {
  // The first sheet read after taking up the work kept in the workbook is the one that it was about.
  const guardado = anterior === undefined && retomado && ranking.origem.tipo === 'excel';
  const mesmas = anterior !== undefined && nomes(anterior) === nomes(ranking);
  if (!guardado && !mesmas) return OUTRO;
  const marca = anterior === undefined ? marcaGuardada : anterior.sha256;
  if (marca === ranking.sha256) return { leitura: {}, desempates, lacunasAceitas, nomeacoes };
  const respostas = leitura.respostas.filter(({ linha }) => linha === undefined);
  return { leitura: { respostas }, desempates, lacunasAceitas: [], nomeacoes };
}
