import { LINHAS_DE_UMA_LISTA_COMUM, type ColunaDaFolha, type Folha } from '../../planilha/folha';
import { alinhamentoDe, ASPECTOS, CLARA, ESCURA, FONTE, FUNDO_DO_DESTAQUE, NUMEROS, pontosDe } from './aspecto';
import type { PapelForaDaTabela } from './aspecto';
import type { Andarilho, Faixa } from './passos';
import { larguraDe, trechosDe, type Trecho } from './trechos';

const TRECHOS_POR_VEZ = 150;

const ehComum = ({ linhas }: Folha): boolean => linhas.length <= LINHAS_DE_UMA_LISTA_COMUM;

/** One format for all cells: Excel takes a single value, which the types don't know. */
const todas = (formato: string): string[][] => formato as unknown as string[][];

/** The look of a column's cells. */
export function formataColuna(faixa: Excel.Range, coluna: ColunaDaFolha, indice: number): void {
  const { format } = faixa;
  const horizontal = alinhamentoDe(coluna);
  faixa.numberFormat = todas(NUMEROS[coluna.formato]);
  format.columnWidth = pontosDe(coluna.largura);
  format.horizontalAlignment = horizontal;
  format.verticalAlignment = 'Center';
  // Texts after the first column keep off the one to their left.
  if (horizontal === 'Left' && indice > 0) format.indentLevel = 1;
  if (coluna.quebra === true) format.wrapText = true;
}

type Lado = 'EdgeTop' | 'EdgeBottom';

function tracaBordas({ format }: Excel.Range, lados: readonly Lado[], cor: string, linhas: number): void {
  // Excel refuses inner borders where there is nothing between.
  for (const lado of linhas > 1 ? [...lados, 'InsideHorizontal' as const] : lados) {
    const borda = format.borders.getItem(lado);
    borda.style = 'Continuous';
    borda.weight = 'Thin';
    borda.color = cor;
  }
}

function formataForaDaTabela(faixa: Excel.Range, papel: PapelForaDaTabela, linhas: number): void {
  const { format } = faixa;
  const { tamanho, negrito, italico, vertical, fundo, bordas, altura } = ASPECTOS[papel];
  faixa.numberFormat = todas('General');
  if (papel === 'cabeçalho') format.wrapText = true;
  else {
    format.indentLevel = 0;
    format.horizontalAlignment = 'General';
    format.wrapText = false;
  }
  if (vertical !== undefined) format.verticalAlignment = vertical;
  if (tamanho !== undefined) format.font.size = tamanho;
  if (negrito !== undefined) format.font.bold = true;
  if (italico !== undefined) format.font.italic = true;
  if (fundo !== undefined) format.fill.color = fundo;
  if (bordas !== undefined) tracaBordas(faixa, bordas, ESCURA, linhas);
  if (altura !== undefined) format.rowHeight = altura;
}

function formataTrecho(faixa: Faixa, { papel, linha, linhas }: Trecho, largura: number, comum: boolean): void {
  if (papel === 'destaque') faixa(linha, 0, linhas, largura).format.fill.color = FUNDO_DO_DESTAQUE;
  else if (papel !== 'tabela') formataForaDaTabela(faixa(linha, 0, linhas, largura), papel, linhas);
  else if (comum) tracaBordas(faixa(linha, 0, linhas, largura), ['EdgeBottom'], CLARA, linhas);
}

/** A new sheet's look, before its values: in a cell of text, what is written stays text. */
export async function formata(passos: Andarilho, id: string, folha: Folha): Promise<void> {
  const largura = larguraDe(folha);
  const altura = Math.max(1, folha.linhas.length);
  await passos.passo({
    aba: id,
    enfileira: (faixa, aba) => {
      aba.showGridlines = false;
      const { font } = aba.getRange().format;
      font.name = FONTE.nome;
      font.size = FONTE.tamanho;
      folha.colunas.forEach((coluna, j) => formataColuna(faixa(0, j, altura, 1), coluna, j));
      if (folha.cabecalho !== undefined) aba.freezePanes.freezeRows(folha.cabecalho + 1);
    },
  });
  const trechos = trechosDe(folha);
  for (let i = 0; i < trechos.length; i += TRECHOS_POR_VEZ) {
    await passos.passo({
      aba: id,
      enfileira: (faixa) => {
        for (const trecho of trechos.slice(i, i + TRECHOS_POR_VEZ))
          formataTrecho(faixa, trecho, largura, ehComum(folha));
      },
    });
  }
}

/** Rows as high as their wrapped sentences, once these are there. */
export async function ajustaAlturas(passos: Andarilho, id: string, folha: Folha): Promise<void> {
  if (!ehComum(folha)) return;
  const quebra = folha.colunas.some((coluna) => coluna.quebra === true);
  const trechos = trechosDe(folha).filter(({ papel }) => papel === 'cabeçalho' || (papel === 'tabela' && quebra));
  for (let i = 0; i < trechos.length; i += TRECHOS_POR_VEZ) {
    await passos.passo({
      aba: id,
      enfileira: (faixa) => {
        for (const { linha, linhas } of trechos.slice(i, i + TRECHOS_POR_VEZ)) {
          faixa(linha, 0, linhas, larguraDe(folha)).format.autofitRows();
        }
      },
    });
  }
}
