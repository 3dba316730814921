import type { Folha, LinhaDaFolha } from '../folha';
import { emLinhas, emoldurada, VAZIA, type Coluna } from './moldura';
import type { Moldura } from './verificacao';

/** An audit, already in words. */
export interface ConferenciaEmPalavras {
  /** The statement, in a few words: "Conforme". */
  readonly resultado: string;
  /** What was checked, when, and what it led to. */
  readonly declaracao: readonly string[];
  readonly divergencias: readonly {
    readonly ato: string;
    readonly cargo: string;
    readonly vaga: number;
    readonly encontrado: string;
    readonly devido: string;
    readonly preteridos: string;
    readonly artigos: string;
    readonly frase: string;
  }[];
  readonly problemas: readonly { readonly gravidade: string; readonly cargo: string; readonly texto: string }[];
}

const COLUNAS: readonly Coluna[] = [
  { titulo: 'Ato', formato: 'texto', largura: 10, quebra: true },
  { titulo: 'Cargo', formato: 'texto', largura: 18, quebra: true },
  { titulo: 'Vaga', formato: 'inteiro', largura: 7 },
  { titulo: 'Encontrado', formato: 'texto', largura: 24, quebra: true },
  { titulo: 'Devido', formato: 'texto', largura: 26, quebra: true },
  { titulo: 'Preteridos', formato: 'texto', largura: 24, quebra: true },
  { titulo: 'Artigos', formato: 'texto', largura: 18, quebra: true },
  { titulo: 'Explicação', formato: 'texto', largura: 60, quebra: true },
];
/** Notes are set smaller than the column's unit of width. */
const LARGURA_DA_NOTA = Math.floor(COLUNAS.reduce((soma, { largura }) => soma + largura, 0) * 1.05);

const emNotas = (textos: readonly string[]): LinhaDaFolha[] =>
  textos.flatMap((texto) => emLinhas(texto, LARGURA_DA_NOTA).map((linha): LinhaDaFolha => ({ papel: 'nota', celulas: [linha] })));

/** The audit of a livro, to be filed: the statement first, then each divergence and each problem. */
export function folhaDeConferencia(moldura: Moldura, conferencia: ConferenciaEmPalavras): Folha {
  const { resultado, declaracao, divergencias, problemas } = conferencia;
  return emoldurada(
    { ...moldura, cargos: [], memoria: [] },
    {
      nome: 'Conferência',
      titulo: 'Conferência das nomeações',
      colunas: COLUNAS,
      linhas: [
        { papel: 'seção', celulas: [resultado] },
        ...emNotas(declaracao),
        ...(divergencias.length === 0 ? [] : [VAZIA, secao('Divergências')]),
        ...divergencias.map(({ ato, cargo, vaga, encontrado, devido, preteridos, artigos, frase }): LinhaDaFolha => ({
          papel: 'dado',
          celulas: [ato, cargo || null, vaga, encontrado, devido, preteridos || null, artigos || null, frase],
        })),
        ...(problemas.length === 0 ? [] : [VAZIA, secao('Problemas e avisos')]),
        ...problemas.map(({ gravidade, cargo, texto }): LinhaDaFolha => ({
          papel: 'dado',
          celulas: [gravidade, cargo || null, null, null, null, null, null, texto],
        })),
      ],
      orientacao: 'paisagem',
    },
  );
}

function secao(titulo: string): LinhaDaFolha {
  return { papel: 'seção', celulas: [titulo] };
}
