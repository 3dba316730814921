import type { Folha, LinhaDaFolha } from '../../folha';
import { emLinhas, VAZIA } from '../moldura';
import { linhaDoCodigo, type Bloco, type Documento } from './documento';

const linha = (papel: LinhaDaFolha['papel'], texto: string): LinhaDaFolha => ({ papel, celulas: [texto] });

function linhasDoBloco(bloco: Bloco, { colunas }: Documento, largura: number): LinhaDaFolha[] {
  switch (bloco.tipo) {
    case 'parágrafo':
      return [...emLinhas(bloco.texto, largura).map((texto) => linha('identificação', texto)), VAZIA];
    case 'seção':
      return [linha('seção', bloco.texto), VAZIA];
    case 'tabela':
      return [
        { papel: 'cabeçalho', celulas: bloco.titulos ?? colunas.map(({ titulo }) => titulo) },
        ...bloco.linhas.map(({ celulas, total }): LinhaDaFolha => ({
          papel: total === true ? 'destaque' : 'dado',
          celulas,
        })),
        VAZIA,
      ];
  }
}

/**
 * A paper as a sheet ready to print. Paragraphs are broken into rows of the table's width, because a long text in one
 * cell is cut where it does not wrap. No header is frozen: the tables come after the paragraphs.
 */
export function folhaDoDocumento(documento: Documento): Folha {
  const { nome, titulo, identificacao, cabecalhoImpresso, colunas, blocos, assinatura, codigo } = documento;
  const largura = colunas.reduce((soma, coluna) => soma + coluna.largura, 0);
  return {
    nome,
    colunas: colunas.map(({ titulo: _, ...coluna }) => coluna),
    linhas: [
      linha('título', titulo),
      ...identificacao.flatMap((texto) => emLinhas(texto, largura).map((parte) => linha('identificação', parte))),
      VAZIA,
      ...blocos.flatMap((bloco) => linhasDoBloco(bloco, documento, largura)),
      ...assinatura.map((texto) => linha('assinatura', texto)),
      ...(codigo === undefined ? [] : [VAZIA, linha('nota', linhaDoCodigo(codigo))]),
    ],
    impressao: { orientacao: 'retrato', cabecalho: cabecalhoImpresso },
  };
}
