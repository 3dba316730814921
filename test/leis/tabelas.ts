/**
 * Reads the case tables of a casos.md. Strict on purpose: a table of no known kind, an unknown or missing column, an
 * empty cell, an empty "por quê" or a table without rows is an error, so that no row signed by a lawyer is skipped.
 */

/** The kinds of table, by the column that holds what is expected. */
const RESULTADOS = {
  reservadas: 'quantidade',
  alcança: 'vigência',
  'posições da cota': 'série',
  chamadas: 'ordem',
  próximas: 'livro',
} as const;

export type TipoDeTabela = (typeof RESULTADOS)[keyof typeof RESULTADOS];

/** Of some vagas of the row: their articles, and words that their sentences have. */
const DA_REDACAO = ['fundamento', 'frase contém'];

const DA_LEI_INVENTADA = ['percentual', 'arredondamento', 'mínimo', 'teto'];

const COLUNAS: Record<TipoDeTabela, { obrigatorias: readonly string[]; opcionais: readonly string[] }> = {
  quantidade: { obrigatorias: ['vagas', 'reservadas'], opcionais: DA_LEI_INVENTADA },
  vigência: { obrigatorias: ['edital', 'órgão', 'vínculo', 'leituras', 'alcança'], opcionais: [] },
  série: {
    obrigatorias: ['ofertas', 'pcd', 'leituras', 'posições da cota', 'posições PcD'],
    opcionais: ['no edital', 'fundamento da cota', ...DA_LEI_INVENTADA],
  },
  ordem: {
    obrigatorias: ['classificação', 'ofertas', 'pcd', 'leituras', 'chamadas', 'ocupa no fim'],
    opcionais: ['no edital', ...DA_REDACAO, ...DA_LEI_INVENTADA],
  },
  livro: {
    obrigatorias: ['classificação', 'pcd', 'leituras', 'atos', 'k', 'próximas', 'divergências'],
    opcionais: ['no edital', ...DA_REDACAO, ...DA_LEI_INVENTADA],
  },
};

export interface Caso {
  readonly tipo: TipoDeTabela;
  /** Heading above the table. */
  readonly titulo: string;
  /** Line of the file, 1 = first. */
  readonly linha: number;
  readonly celulas: Readonly<Record<string, string>>;
}

function celulasDe(linha: string): string[] {
  return linha
    .trim()
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((celula) => celula.trim());
}

function tipoDe(colunas: readonly string[], onde: string): TipoDeTabela {
  const tipos = Object.entries(RESULTADOS).filter(([coluna]) => colunas.includes(coluna));
  const [achado] = tipos;
  if (achado === undefined || tipos.length > 1)
    throw new Error(`${onde}: tabela de tipo desconhecido: ${colunas.join(', ')}`);
  const [, tipo] = achado;
  const { obrigatorias, opcionais } = COLUNAS[tipo];
  const faltam = [...obrigatorias, 'por quê'].filter((coluna) => !colunas.includes(coluna));
  const sobram = colunas.filter((coluna) => ![...obrigatorias, ...opcionais, 'por quê'].includes(coluna));
  const repetidas = colunas.filter((coluna, i) => colunas.indexOf(coluna) !== i);
  if (faltam.length > 0) throw new Error(`${onde}: faltam colunas: ${faltam.join(', ')}`);
  if (sobram.length > 0) throw new Error(`${onde}: colunas desconhecidas: ${sobram.join(', ')}`);
  if (repetidas.length > 0) throw new Error(`${onde}: colunas repetidas: ${repetidas.join(', ')}`);
  return tipo;
}

/** Every row of every table of the file. */
export function lerCasos(texto: string, arquivo: string): readonly Caso[] {
  const linhas = texto.split('\n');
  const casos: Caso[] = [];
  let titulo = '';
  for (let i = 0; i < linhas.length; i++) {
    const linha = linhas[i] ?? '';
    if (linha.startsWith('## ')) titulo = linha.slice(3).trim();
    if (!linha.trimStart().startsWith('|')) {
      if (linha.includes(' | ')) throw new Error(`${arquivo}:${i + 1}: linha de tabela sem a barra do início`);
      continue;
    }
    const inicio = i;
    while ((linhas[i] ?? '').trimStart().startsWith('|')) i++;
    casos.push(...casosDaTabela(linhas.slice(inicio, i), { titulo, inicio, arquivo }));
  }
  if (casos.length === 0) throw new Error(`${arquivo}: nenhum caso`);
  return casos;
}

function casosDaTabela(
  linhas: readonly string[],
  { titulo, inicio, arquivo }: { titulo: string; inicio: number; arquivo: string },
): Caso[] {
  const onde = `${arquivo}:${inicio + 1}`;
  const [cabecalho = '', separador = '', ...corpo] = linhas;
  if (titulo === '') throw new Error(`${onde}: tabela sem título`);
  if (!/^[\s|:-]+$/u.test(separador)) throw new Error(`${onde}: tabela sem cabeçalho`);
  if (corpo.length === 0) throw new Error(`${onde}: tabela sem linhas`);
  const colunas = celulasDe(cabecalho);
  const tipo = tipoDe(colunas, onde);
  return corpo.map((linha, j) => {
    const numero = inicio + 3 + j;
    const celulas = celulasDe(linha);
    if (celulas.length !== colunas.length)
      throw new Error(`${arquivo}:${numero}: ${celulas.length} células, ${colunas.length} colunas`);
    const vazia = colunas.find((_, c) => (celulas[c] ?? '') === '');
    if (vazia !== undefined) throw new Error(`${arquivo}:${numero}: "${vazia}" vazia`);
    const porque = celulas[colunas.indexOf('por quê')] ?? '';
    if (porque.length < 3 || porque === '—') throw new Error(`${arquivo}:${numero}: "por quê" vazio`);
    return {
      tipo,
      titulo,
      linha: numero,
      celulas: Object.fromEntries(colunas.map((coluna, c) => [coluna, celulas[c] ?? ''])),
    };
  });
}
