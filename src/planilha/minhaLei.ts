import type { Problema } from '../core/problema';
import { letraDaColuna, type Aba, type Celula } from './grade';
import { leData } from './leitura/datas';
import { erroDaCelula, limpa, palavrasDe, textoDaCelula } from './leitura/texto';

/** The sheet that holds a law of one's own. */
export const ABA_DA_LEI = 'Minha lei';

/** One row of the table as text, whatever the cells hold. */
export interface LinhaDaAba {
  readonly linha: number;
  readonly chave: string;
  readonly valor: string;
  readonly artigo: string;
}

/** Which copy of the law's sheet a name is: 1, 2 for "Minha lei (2)"; 0 for any other sheet. */
function copia(nome: string): number {
  const achado = /^minha lei(?: (\d{1,4}))?$/.exec(palavrasDe(nome));
  return achado === null ? 0 : Number(achado[1] ?? 1);
}

/** Whether a workbook's sheet is one with a law of one's own: a second one is saved as "Minha lei (2)". */
export function eAbaDaLei({ nome }: Pick<Aba, 'nome'>): boolean {
  return copia(nome) > 0;
}

/**
 * Among the names of a workbook's sheets, that of the law: the one saved last where there are several.
 *
 * @example nomeDaAbaDaLei(['Resultado', 'Minha lei', 'Minha lei (2)']) // 'Minha lei (2)'
 */
export function nomeDaAbaDaLei(nomes: readonly string[]): string | undefined {
  const daLei = nomes.filter((nome) => copia(nome) > 0);
  return daLei.reduce<string | undefined>(
    (ultima, nome) => (ultima === undefined || copia(nome) > copia(ultima) ? nome : ultima),
    undefined,
  );
}

/** The sheet with the law: the last saved by that name, else the first that is not hidden, else the first; none in a file without sheets. */
export function abaDaLei(abas: readonly Aba[]): Aba | undefined {
  const nome = nomeDaAbaDaLei(abas.map((aba) => aba.nome));
  return abas.find((aba) => aba.nome === nome) ?? abas.find(({ oculta }) => oculta !== true) ?? abas[0];
}

/** 0.29 formatted as % is "29%", not "28,999999999999996%". */
function porcentagem(valor: number): string {
  return `${String(Number((valor * 100).toPrecision(12))).replace('.', ',')}%`;
}

/** Day numbers that a date may have in a law: from 1954 to 2119. */
const SERIAL = { de: 20_000, ate: 80_000 };

/**
 * The text of a value cell: shares with their sign, dates as dd/mm/aaaa.
 *
 * @param semFormato the cells come without their formats (a range of a function): a share is 0.2 and a date a number
 */
function textoDoValor(celula: Celula | undefined, chave: string, semFormato: boolean): string {
  if (typeof celula === 'object' && celula !== null && celula.tipo === 'porcentagem') return porcentagem(celula.valor);
  if (typeof celula !== 'number') return textoDaCelula(celula);
  const palavras = palavrasDe(chave);
  if (semFormato && (palavras === 'percentual' || palavras === 'teto') && celula > 0 && celula < 1) {
    return porcentagem(celula);
  }
  if (palavras.startsWith('editais') && celula >= SERIAL.de && celula <= SERIAL.ate) {
    const lida = leData(celula, 'dd/mm');
    if (lida.tipo === 'data') return lida.data.split('-').reverse().join('/');
  }
  return String(celula).replace('.', ',');
}

export interface TabelaDaAba {
  readonly linhas: readonly LinhaDaAba[];
  /** Cells with a formula error. */
  readonly problemas: readonly Problema[];
}

/**
 * The rows of a law's table: key, value and article are the first three columns. Formula errors are told with their
 * cell.
 *
 * @param aba the sheet's name, for the problems' places; undefined for a range
 */
export function linhasDaTabela(
  linhas: readonly (readonly Celula[])[],
  { aba, semFormato = false }: { readonly aba?: string; readonly semFormato?: boolean } = {},
): TabelaDaAba {
  const problemas: Problema[] = [];
  const lidas = linhas.map((celulas, i): LinhaDaAba => {
    const linha = i + 1;
    const [chave, valor, artigo] = [0, 1, 2].map((coluna) => {
      const celula = celulas[coluna];
      const erro = erroDaCelula(celula);
      if (erro === undefined) return celula;
      const lugar = { ...(aba !== undefined && { aba }), linha, coluna: letraDaColuna(coluna) };
      const titulo = coluna === 0 ? '' : textoDaCelula(celulas[0]);
      problemas.push({ codigo: 'celula-com-erro', gravidade: 'erro', lugar, dados: { erro, titulo } });
      return erro;
    });
    const nome = textoDaCelula(chave);
    return { linha, chave: nome, valor: textoDoValor(valor, nome, semFormato), artigo: limpa(textoDaCelula(artigo)) };
  });
  return { linhas: lidas, problemas };
}

/** The text to the right of the third column in a row of the table, and where: nothing reads it. */
export interface CelulaAMais {
  readonly texto: string;
  readonly linha: number;
  readonly coluna: string;
}

/** @param eChave whether a first cell begins a row of the table: what stands beside others is of no law */
export function celulasAMais(
  linhas: readonly (readonly Celula[])[],
  eChave: (texto: string) => boolean,
): readonly CelulaAMais[] {
  return linhas.flatMap((celulas, i) => {
    if (celulas.length <= 3 || !eChave(textoDaCelula(celulas[0]))) return [];
    return celulas.slice(3).flatMap((celula, j): CelulaAMais[] => {
      const texto = limpa(textoDaCelula(celula));
      return texto === '' ? [] : [{ texto, linha: i + 1, coluna: letraDaColuna(j + 3) }];
    });
  });
}
