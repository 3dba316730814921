import { quantos } from '../../redacao/palavras';
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
 *
 * @param mesmasPessoas whether most people of the ranking in use are in it: other competitions have sheets of the same names
 */
export function oQueContinua(
  { ranking: anterior, retomado, marcaGuardada, leitura, desempates, lacunasAceitas, nomeacoes }: Estado,
  ranking: Ranking,
  mesmasPessoas: boolean,
): Continuacao {
  // The first sheet read after taking up the work kept in the workbook is the one that it was about.
  const guardado = anterior === undefined && retomado && ranking.origem.tipo === 'excel';
  const mesmas = anterior !== undefined && mesmasPessoas && nomes(anterior) === nomes(ranking);
  if (!guardado && !mesmas) return OUTRO;
  const marca = anterior === undefined ? marcaGuardada : anterior.sha256;
  if (marca === ranking.sha256) return { leitura: {}, desempates, lacunasAceitas, nomeacoes };
  const respostas = leitura.respostas.filter(({ linha }) => linha === undefined);
  return { leitura: { respostas }, desempates, lacunasAceitas: [], nomeacoes };
}

/** The sentence for whoever would lose acts that no file has yet; undefined when none would be lost. */
export function perdaDeAtos({ nomeacoes }: Estado, continua: Continuacao): string | undefined {
  const { porGravar } = nomeacoes.livro;
  if (porGravar === 0 || continua.nomeacoes === nomeacoes) return undefined;
  const dela = porGravar === 1 ? 'ainda não está em nenhum arquivo' : 'ainda não estão em nenhum arquivo';
  return `${quantos(porGravar, 'ato do livro', 'atos do livro')} ${dela}, e esta planilha não é a que estava aberta. Grave o livro, em Nomeações, e abra a planilha de novo.`;
}
