import { letraDaColuna, type Celula } from '../grade';
import type { CampoUnico } from './colunas';
import type { Contexto } from './contexto';
import { palavrasDe, textoDaCelula, vazia } from './texto';
import type { Tabela } from './tabela';

export interface Candidata {
  readonly coluna: number;
  readonly forca: number;
}

interface Onde {
  readonly celulas: (coluna: number) => readonly Celula[];
  readonly titulos: readonly string[];
  readonly tabela: Tabela;
  readonly linha: number | undefined;
  readonly contexto: Contexto;
  readonly temNota: boolean;
}

/** The one column of a field; when the titles leave two with different cells, a question, never a guess. */
export function escolhe(campo: CampoUnico, candidatas: readonly Candidata[], onde: Onde): number | undefined {
  const [unica, segunda] = candidatas;
  if (segunda === undefined && (unica === undefined || unica.forca > 0)) return unica?.coluna;
  const comConteudo = candidatas.filter(({ coluna }) =>
    onde.celulas(coluna).some((celula) => textoDaCelula(celula) !== ''),
  );
  const possiveis = disputam(campo, comConteudo.length > 0 ? comConteudo : candidatas, onde);
  const [primeira, ...outras] = possiveis;
  if (primeira === undefined) return undefined;
  // A bare row number is a rank only if somebody says so; with a score, the score orders.
  const duvidosa = campo === 'classificacao' && primeira.forca === 0;
  if (duvidosa && onde.temNota) return undefined;
  if (!duvidosa && outras.every(({ coluna }) => iguais(campo, primeira.coluna, coluna, onde))) return primeira.coluna;
  const colunas = possiveis.map(({ coluna }) => ({
    coluna: letraDaColuna(coluna),
    titulo: onde.titulos[coluna] ?? '',
  }));
  const opcoes = colunas.map(({ coluna }) => coluna);
  const linha = onde.linha === undefined ? undefined : onde.linha + 1;
  const resposta = onde.contexto.perguntas.resposta('coluna-ambigua', linha, opcoes);
  if (resposta !== undefined) return possiveis[opcoes.indexOf(resposta)]?.coluna;
  onde.contexto.problemas.push({
    codigo: 'coluna-ambigua',
    gravidade: 'pergunta',
    lugar: {
      aba: onde.tabela.nome,
      ...(linha === undefined ? {} : { linha }),
      ...(opcoes[0] === undefined ? {} : { coluna: opcoes[0] }),
    },
    dados: { campo, colunas },
    opcoes,
  });
  return primeira.coluna;
}

/** The candidates between which titles don't decide, the plainest first. */
function disputam(campo: CampoUnico, candidatas: readonly Candidata[], onde: Onde): readonly Candidata[] {
  const maior = Math.max(...candidatas.map(({ forca }) => forca));
  const fortes = candidatas.filter(({ forca }) => forca === maior);
  if (campo === 'classificacao') {
    // "Nova classificação" may replace "Classificação"; a row number may not.
    return maior < 2 ? fortes : [...fortes, ...candidatas.filter(({ forca }) => forca === 2 && maior !== 2)];
  }
  if (campo === 'cargo') {
    const [primeira] = fortes;
    if (primeira === undefined) return [];
    return [
      primeira,
      ...candidatas.filter(({ coluna }) => coluna !== primeira.coluna && !decide(primeira.coluna, coluna, onde)),
    ];
  }
  if (campo === 'nota') {
    // Several partial scores and no total: none is the score.
    return maior < 2 && fortes.length > 1 ? [] : fortes;
  }
  return fortes;
}

const valor = (celula: Celula | undefined): string => {
  const texto = textoDaCelula(celula);
  return vazia(texto) ? '' : palavrasDe(texto);
};

function iguais(campo: CampoUnico, uma: number, outra: number, { celulas }: Onde): boolean {
  const daOutra = celulas(outra);
  return celulas(uma).every((celula, i) => {
    const [a, b] = [valor(celula), valor(daOutra[i])];
    // A rank that only some people have (the ampla's list) agrees with the general one where both speak.
    return a === b || (campo === 'classificacao' && (b === '' || /[a-z]{3}/.test(b)));
  });
}

/** Whether each value of a column always comes with the same value of the other (a code and its description). */
function decide(uma: number, outra: number, { celulas }: Onde): boolean {
  const par = new Map<string, string>();
  const daOutra = celulas(outra);
  return celulas(uma).every((celula, i) => {
    const [a, b] = [valor(celula), valor(daOutra[i])];
    if (a === '' || b === '') return true;
    const antes = par.get(a);
    if (antes === undefined) par.set(a, b);
    return antes === undefined || antes === b;
  });
}
