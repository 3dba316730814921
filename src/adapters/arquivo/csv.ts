import { LIMITE_DE_CELULAS, type Aba, type Celula } from '../../planilha/grade';
import { LIMITE_DE_COLUNAS, LIMITE_DE_LINHAS, LIMITE_DE_TEXTO } from './limites';
import { Recusa } from './recusa';

/** In order of preference when a sample speaks for more than one. */
const SEPARADORES = [';', '\t', ','] as const;
type Separador = (typeof SEPARADORES)[number];
const AMOSTRA = 200;

/** Node's decoder of Windows-1252 takes 0x80 to 0x9F for control characters (it reads Latin-1); these are those. */
const ALTOS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

function windows1252(bytes: Uint8Array): string {
  const texto = new TextDecoder('windows-1252').decode(bytes);
  return texto.replace(/[\x80-\x9F]/g, (letra) => ALTOS.charAt(letra.charCodeAt(0) - 0x80));
}

/**
 * The text of a file: by its byte order mark; else UTF-8 when every byte is valid in it, Windows-1252 when not.
 *
 * @throws Recusa when the bytes are not text
 */
function textoDosBytes(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new Recusa('arquivo-ilegivel', { motivo: 'não é planilha' });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

/** How many of each separator every record of the sample has, outside quotes. */
function contagens(texto: string): Record<Separador, number>[] {
  const registros: Record<Separador, number>[] = [];
  let registro: Record<Separador, number> = { ';': 0, '\t': 0, ',': 0 };
  let entreAspas = false;
  for (let i = 0; i < texto.length && registros.length < AMOSTRA; i++) {
    const letra = texto.charAt(i);
    if (letra === '"') entreAspas = !entreAspas;
    else if (entreAspas) continue;
    else if (letra === '\n') {
      registros.push(registro);
      registro = { ';': 0, '\t': 0, ',': 0 };
    } else if (letra === ';' || letra === '\t' || letra === ',') registro[letra]++;
  }
  return [...registros, registro];
}

/**
 * The separator of a text: the one that the most records have the same number of times. Titles and decimal commas
 * outweigh the header in no sample met.
 */
export function separadorDe(texto: string): Separador {
  const registros = contagens(texto);
  const votos = SEPARADORES.map((separador) => {
    const vezes = new Map<number, number>();
    for (const { [separador]: n } of registros) if (n > 0) vezes.set(n, (vezes.get(n) ?? 0) + 1);
    const [colunas = 0, iguais = 0] = [...vezes].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    return { separador, iguais, colunas };
  });
  const [melhor] = votos.sort((a, b) => b.iguais - a.iguais || b.colunas - a.colunas);
  return melhor === undefined || melhor.iguais === 0 ? ';' : melhor.separador;
}

function confereArea(texto: string, separador: Separador): void {
  let linhas = 1;
  let celulas = 1;
  let colunas = 1;
  let maisLarga = 1;
  for (let i = 0; i < texto.length; i++) {
    const codigo = texto.charCodeAt(i);
    if (codigo !== 10 && codigo !== separador.charCodeAt(0)) continue;
    celulas++;
    colunas = codigo === 10 ? 1 : colunas + 1;
    if (codigo === 10) linhas++;
    if (colunas > maisLarga) maisLarga = colunas;
  }
  if (linhas > LIMITE_DE_LINHAS || celulas > LIMITE_DE_CELULAS || maisLarga > LIMITE_DE_COLUNAS) {
    throw new Recusa('area-grande-demais', { ate: `linha ${linhas}`, celulas, limite: LIMITE_DE_CELULAS });
  }
}

function vazias(linhas: Celula[][]): Celula[][] {
  for (const linha of linhas) {
    for (let j = 0; j < linha.length; j++) {
      const celula = linha[j];
      if (celula === '') linha[j] = null;
      else if (typeof celula === 'string' && celula.length > LIMITE_DE_TEXTO) {
        throw new Recusa('arquivo-ilegivel', { motivo: 'aspas sem fecho' });
      }
    }
  }
  return linhas;
}

/**
 * A text file as one sheet named after it; every cell is text. A first line `sep=;` sets the separator and is no row,
 * as in Excel.
 *
 * @throws Recusa when it isn't text, is too large, or a quote never closes
 */
export async function lerCsv(bytes: Uint8Array, nome: string): Promise<Aba[]> {
  const texto = textoDosBytes(bytes).replace(/^\uFEFF/, '');
  const declarado = /^sep=([;,\t])\r?\n?/i.exec(texto);
  const corpo = texto.slice(declarado?.[0].length ?? 0);
  if (corpo.trim() === '') throw new Recusa('arquivo-vazio', {});
  const separador = (declarado?.[1] as Separador | undefined) ?? separadorDe(corpo);
  confereArea(corpo, separador);
  const { parseCsv } = await import('hucre/csv');
  const comAspas = corpo.includes('"');
  const linhas = parseCsv(corpo, { delimiter: separador, fastMode: !comAspas }) as Celula[][];
  if (comAspas && ficouAberta(linhas, corpo)) throw new Recusa('arquivo-ilegivel', { motivo: 'aspas sem fecho' });
  return [{ nome, linhas: vazias(linhas), mesclas: [] }];
}

/** A quote that never closes takes the rest of the file, line breaks and all, into the last cell. */
function ficouAberta(linhas: readonly (readonly Celula[])[], corpo: string): boolean {
  const ultima = linhas.at(-1)?.at(-1);
  return typeof ultima === 'string' && ultima.includes('\n') && !/"\s*$/.test(corpo);
}
