/**
 * Reads the case tables of laws with any number of reservas: each reserva has a column by its name in the law's table.
 * Strict on purpose: a table of no known kind, a column too many or missing, or an empty cell is an error.
 */

/** The kinds of table, by their first column: the other columns, before those of the reservas and the "por quê". */
const TIPOS = {
  vagas: { tipo: 'quantidade', colunas: [], opcionais: [], porReserva: true },
  ofertas: { tipo: 'posições', colunas: [], opcionais: ['pcd', 'leituras'], porReserva: true },
  classificação: {
    tipo: 'ordem',
    colunas: ['ofertas', 'chamadas', 'ocupa no fim'],
    opcionais: ['leituras'],
    porReserva: false,
  },
  edital: { tipo: 'alcance', colunas: ['alcança'], opcionais: ['vínculo', 'leituras'], porReserva: false },
  troca: { tipo: 'recusa', colunas: ['código', 'célula', 'a frase diz'], opcionais: [], porReserva: false },
  percentual: {
    tipo: 'regra',
    colunas: ['arredondamento', 'teto', 'ordem', 'vagas', 'pcd', 'posições'],
    opcionais: [],
    porReserva: false,
  },
} as const;

export type TipoDeForma = (typeof TIPOS)[keyof typeof TIPOS]['tipo'];

export interface CasoDeForma {
  readonly tipo: TipoDeForma;
  readonly titulo: string;
  /** Line of the file, 1 = first. */
  readonly linha: number;
  readonly celulas: Readonly<Record<string, string>>;
}

const PORQUE = 'por quê';

const celulasDe = (linha: string): string[] =>
  linha
    .trim()
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((celula) => celula.trim());

function tipoDe(colunas: readonly string[], reservas: readonly string[], onde: string): TipoDeForma {
  const [primeira = ''] = colunas;
  if (!Object.hasOwn(TIPOS, primeira)) throw new Error(`${onde}: tabela de tipo desconhecido: ${primeira}`);
  const { tipo, colunas: proprias, opcionais, porReserva } = TIPOS[primeira as keyof typeof TIPOS];
  const obrigatorias: string[] = [primeira, ...proprias, ...(porReserva ? reservas : []), PORQUE];
  const possiveis = [...obrigatorias, ...opcionais];
  const faltam = obrigatorias.filter((coluna) => !colunas.includes(coluna));
  const sobram = colunas.filter((coluna, i) => !possiveis.includes(coluna) || colunas.indexOf(coluna) !== i);
  if (faltam.length + sobram.length > 0)
    throw new Error(`${onde}: faltam colunas: ${faltam.join(', ') || '—'}; sobram: ${sobram.join(', ') || '—'}`);
  return tipo;
}

/**
 * Every row of every table of the text.
 *
 * @param reservas the names of the law's reservas, as columns
 */
export function lerFormas(texto: string, arquivo: string, reservas: readonly string[]): readonly CasoDeForma[] {
  const casos: CasoDeForma[] = [];
  let titulo = '';
  let colunas: readonly string[] = [];
  let tipo: TipoDeForma | undefined;
  texto.split('\n').forEach((linha, i, linhas) => {
    const onde = `${arquivo}:${i + 1}`;
    if (!linha.startsWith('|')) {
      if (linha.includes(' | ')) throw new Error(`${onde}: linha de tabela sem a barra do início`);
      if (linha.startsWith('## ')) titulo = linha.slice(3).trim();
      tipo = undefined;
      return;
    }
    if (/^[\s|:-]+$/u.test(linha) && tipo !== undefined) return;
    const celulas = celulasDe(linha);
    if (tipo === undefined) {
      if (titulo === '' || !/^[\s|:-]+$/u.test(linhas[i + 1] ?? ''))
        throw new Error(`${onde}: tabela sem título ou cabeçalho`);
      if (!(linhas[i + 2] ?? '').startsWith('|')) throw new Error(`${onde}: tabela sem linhas`);
      colunas = celulas;
      tipo = tipoDe(colunas, reservas, onde);
      return;
    }
    if (celulas.length !== colunas.length)
      throw new Error(`${onde}: ${celulas.length} células, ${colunas.length} colunas`);
    const vazia = colunas.find((coluna, c) => (celulas[c] ?? '').length < (coluna === PORQUE ? 3 : 1));
    if (vazia !== undefined) throw new Error(`${onde}: "${vazia}" vazia`);
    casos.push({
      tipo,
      titulo,
      linha: i + 1,
      celulas: Object.fromEntries(colunas.map((coluna, c) => [coluna, celulas[c] ?? ''])),
    });
  });
  if (casos.length === 0) throw new Error(`${arquivo}: nenhum caso`);
  return casos;
}
