import type { Gravidade, Lugar, Problema } from '../core/problema';
import { textoDoProblema } from '../redacao/problema';
import { TETO_DE_LINHAS, type Amostra } from './amostra';

/** A problem already worded, small enough to cross to another thread. */
export interface ProblemaRedigido {
  /** The same problem, at the same place, has the same key in the next reading; no two of one answer share it. */
  readonly chave: string;
  readonly gravidade: Gravidade;
  readonly codigo: string;
  readonly lugar?: Lugar;
  readonly cargo?: string;
  readonly texto: string;
  /** Of a question: the values that an answer may have. Of a tie, its people: the first ones. */
  readonly opcoes?: readonly string[];
}

export interface TotalDoCodigo {
  readonly codigo: string;
  readonly gravidade: Gravidade;
  readonly total: number;
}

export interface ProblemasRedigidos {
  /** Errors, then questions, then notices. The first 20 of each code are always among those shown. */
  readonly problemas: Amostra<ProblemaRedigido>;
  readonly porCodigo: readonly TotalDoCodigo[];
}

const DE_CADA_CODIGO = 20;
const TETO_DE_OPCOES = 50;
const PESO: Readonly<Record<Gravidade, number>> = { erro: 0, pergunta: 1, aviso: 2 };

/** A problem by what stays the same when the sheet is read again: its code, place and cargo. */
export function chaveDoProblema({ codigo, lugar, cargo }: Problema): string {
  return [codigo, lugar?.aba, lugar?.linha, lugar?.coluna, cargo].map((parte) => parte ?? '').join('|');
}

/** One problem in words. */
export function redigido(problema: Problema, chave: string = chaveDoProblema(problema)): ProblemaRedigido {
  const { gravidade, codigo, lugar, cargo, opcoes } = problema;
  return {
    chave,
    gravidade,
    codigo,
    texto: textoDoProblema(problema),
    ...(lugar && { lugar }),
    ...(cargo !== undefined && { cargo }),
    ...(opcoes && { opcoes: opcoes.slice(0, TETO_DE_OPCOES) }),
  };
}

/** Each problem with a key of its own: the second of equal ones has a number after it. */
export function comChaves(problemas: readonly Problema[]): { readonly chave: string; readonly problema: Problema }[] {
  const vezes = new Map<string, number>();
  return problemas.map((problema) => {
    const base = chaveDoProblema(problema);
    const vez = (vezes.get(base) ?? 0) + 1;
    vezes.set(base, vez);
    return { chave: vez === 1 ? base : `${base}#${vez}`, problema };
  });
}

/** What is shown of a reading or of an order: worst first, never so many of one code that another is not seen. */
export function redigidos(problemas: readonly Problema[]): ProblemasRedigidos {
  const ordenados = comChaves(problemas).sort((a, b) => PESO[a.problema.gravidade] - PESO[b.problema.gravidade]);
  const totais = new Map<string, { codigo: string; gravidade: Gravidade; total: number }>();
  const porCodigo = new Map<string, number>();
  const garantido = ordenados.map(({ problema: { codigo, gravidade } }) => {
    const grupo = totais.get(`${gravidade} ${codigo}`) ?? { codigo, gravidade, total: 0 };
    grupo.total += 1;
    totais.set(`${gravidade} ${codigo}`, grupo);
    const vistos = porCodigo.get(codigo) ?? 0;
    porCodigo.set(codigo, vistos + 1);
    return vistos < DE_CADA_CODIGO;
  });
  let livres = TETO_DE_LINHAS - garantido.filter(Boolean).length;
  const escolhidos = ordenados.filter((_, i) => {
    if (garantido[i] === true) return true;
    livres -= 1;
    return livres >= 0;
  });
  return {
    problemas: { total: ordenados.length, primeiros: escolhidos.map(({ problema, chave }) => redigido(problema, chave)) },
    porCodigo: [...totais.values()],
  };
}
