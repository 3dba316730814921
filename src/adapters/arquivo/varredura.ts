import { LIMITE_DE_COLUNAS } from './limites';
import { Recusa } from './recusa';

/** What a sheet's XML holds, seen before the library reads it. Counts; 0 when there is no cell with contents. */
export interface Extensao {
  readonly linhas: number;
  readonly colunas: number;
  /** Cells that are only formatted count too: the library makes room for them. */
  readonly linhasFormatadas: number;
  readonly colunasFormatadas: number;
  /** Row and column (0-based) of the cells with a % format, in pairs. */
  readonly porcentagens: readonly number[];
}

const MENOR = 60;
const MAIOR = 62;
const BARRA = 47;
const IGUAL = 61;
const ASPAS = 34;
const APOSTROFO = 39;
const DOIS_PONTOS = 58;

const branco = (codigo: number): boolean => codigo === 32 || codigo === 10 || codigo === 13 || codigo === 9;

interface Etiqueta {
  /** After the last character of the tag. */
  fim: number;
  vazia: boolean;
  coluna: number;
  linha: number;
  estilo: number;
  min: number;
  max: number;
}

function numeroEntre(xml: Uint8Array, inicio: number, fim: number): number {
  let numero = 0;
  for (let i = inicio; i < fim; i++) numero = numero * 10 + (xml[i] ?? 0) - 48;
  return numero;
}

function atributo(xml: Uint8Array, nome: number, tamanho: number, inicio: number, fim: number, e: Etiqueta): void {
  const letra = xml[nome];
  if (tamanho === 1 && letra === 115) e.estilo = numeroEntre(xml, inicio, fim);
  else if (tamanho === 1 && letra === 114) {
    let i = inicio;
    let coluna = 0;
    for (; i < fim; i++) {
      const codigo = (xml[i] ?? 0) & 0xdf;
      if (codigo < 65 || codigo > 90) break;
      coluna = coluna * 26 + codigo - 64;
    }
    e.coluna = coluna - 1;
    e.linha = numeroEntre(xml, i, fim) - 1;
  } else if (tamanho === 3 && letra === 109) {
    if (xml[nome + 1] === 105) e.min = numeroEntre(xml, inicio, fim);
    else e.max = numeroEntre(xml, inicio, fim);
  }
}

function leEtiqueta(xml: Uint8Array, depoisDoNome: number, e: Etiqueta): void {
  e.coluna = -1;
  e.linha = -1;
  e.estilo = 0;
  e.min = 1;
  e.max = 0;
  let i = depoisDoNome;
  const n = xml.length;
  while (i < n && xml[i] !== MAIOR) {
    while (i < n && branco(xml[i] ?? 0)) i++;
    const nome = i;
    while (i < n && xml[i] !== IGUAL && xml[i] !== MAIOR && xml[i] !== BARRA && !branco(xml[i] ?? 0)) i++;
    const tamanho = i - nome;
    while (i < n && branco(xml[i] ?? 0)) i++;
    if (xml[i] !== IGUAL) {
      if (tamanho === 0 && xml[i] === BARRA) i++;
      continue;
    }
    i++;
    while (i < n && branco(xml[i] ?? 0)) i++;
    const aspas = xml[i];
    if (aspas !== ASPAS && aspas !== APOSTROFO) continue;
    const inicio = ++i;
    while (i < n && xml[i] !== aspas) i++;
    atributo(xml, nome, tamanho, inicio, i, e);
    i++;
  }
  e.fim = i + 1;
  e.vazia = xml[i - 1] === BARRA || (xml[i + 1] === MENOR && xml[i + 2] === BARRA);
}

/** Where the local name of the tag at `p` is (any prefix is left out). */
function nomeLocal(xml: Uint8Array, p: number): { inicio: number; tamanho: number } {
  let inicio = p + 1;
  let i = inicio;
  for (; i < xml.length; i++) {
    const codigo = xml[i] ?? 0;
    if (codigo === DOIS_PONTOS) inicio = i + 1;
    else if (codigo === MAIOR || codigo === BARRA || branco(codigo)) break;
  }
  return { inicio, tamanho: i - inicio };
}

/**
 * How far a sheet goes and which cells are percentages, in one pass over the bytes. The library allocates rows up to
 * the furthest cell before it checks its own limit, so a small file could exhaust the memory; and it tells of number
 * formats only at the price of one object per cell.
 */
export function varreAba(xml: Uint8Array, porcentuais: ReadonlySet<number>): Extensao {
  const e: Etiqueta = { fim: 0, vazia: false, coluna: -1, linha: -1, estilo: 0, min: 1, max: 0 };
  const porcentagens: number[] = [];
  const total = { linhas: 0, colunas: 0, linhasFormatadas: 0, colunasFormatadas: 0 };
  let linhaAtual = -1;
  let colunaAtual = -1;
  let colunasDescritas = 0;
  for (let p = xml.indexOf(MENOR); p >= 0 && p < xml.length;) {
    if (xml[p] !== MENOR) {
      p++;
      continue;
    }
    const proximo = xml[p + 1];
    // Closing tags and <v> are most of a sheet: passed over without reading their names.
    if (proximo === BARRA || xml[p + 2] === MAIOR) {
      p += 2;
      continue;
    }
    const { inicio, tamanho } = nomeLocal(xml, p);
    const letra = xml[inicio];
    if (tamanho === 1 && letra === 99) {
      leEtiqueta(xml, inicio + 1, e);
      const linha = e.linha >= 0 ? e.linha : linhaAtual;
      const coluna = e.coluna >= 0 ? e.coluna : colunaAtual + 1;
      colunaAtual = coluna;
      if (linha >= total.linhasFormatadas) total.linhasFormatadas = linha + 1;
      if (coluna >= total.colunasFormatadas) total.colunasFormatadas = coluna + 1;
      if (!e.vazia) {
        if (linha >= total.linhas) total.linhas = linha + 1;
        if (coluna >= total.colunas) total.colunas = coluna + 1;
        if (porcentuais.has(e.estilo)) porcentagens.push(linha, coluna);
      }
      p = e.fim;
    } else if (tamanho === 3 && letra === 114 && xml[inicio + 1] === 111) {
      leEtiqueta(xml, inicio + 3, e);
      linhaAtual = e.linha >= 0 ? e.linha : linhaAtual + 1;
      colunaAtual = -1;
      p = e.fim;
    } else if (tamanho === 3 && letra === 99 && xml[inicio + 1] === 111) {
      leEtiqueta(xml, inicio + 3, e);
      // The library loops over every column that each <col> names, however many elements there are.
      colunasDescritas += Math.min(e.max, LIMITE_DE_COLUNAS) - e.min + 1;
      if (colunasDescritas > LIMITE_DE_COLUNAS)
        throw new Recusa('arquivo-suspeito', { motivo: 'estrutura impossível' });
      p = e.fim;
    } else {
      p = inicio + tamanho;
    }
  }
  return { ...total, porcentagens };
}
