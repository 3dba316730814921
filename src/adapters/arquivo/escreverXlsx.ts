import type { Cell, CellValue, WriteOptions, WriteSheet } from 'hucre/xlsx';

import { letraDaColuna } from '../../planilha/grade';
import { LINHAS_DE_UMA_LISTA_COMUM, type Conteudo, type Folha, type LinhaDaFolha } from '../../planilha/folha';
import { nomeDeAba } from '../../planilha/folhas/nomes';
import { alturasDe } from './alturas';
import { pareceErro } from './celulas';
import { estilosDe, FONTE, type Estilos } from './estilos';

export interface PropriedadesDoArquivo {
  readonly titulo?: string;
  /** AAAA-MM-DD; without it the file carries a fixed date, so that equal contents give equal bytes. */
  readonly data?: string;
}

const DATA_FIXA = Date.UTC(2000, 0, 1);
const MARGENS = { top: 0.75, bottom: 0.7, left: 0.5, right: 0.5, header: 0.3, footer: 0.3 };
/** Excel takes 255 characters of header in all. */
const TAMANHO_DO_CABECALHO = 200;

function instanteDe(data: string): Date | undefined {
  const instante = Date.parse(`${data}T00:00:00Z`);
  // Excel has no dates before 1900.
  return Number.isNaN(instante) || instante < Date.UTC(1900, 2, 1) ? undefined : new Date(instante);
}

/** The text so that no reader takes `_x0041_` in it for an escaped character. */
function literal(texto: string): string {
  return texto.includes('_x') ? texto.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : texto;
}

function valorDe(conteudo: Conteudo | undefined): CellValue {
  if (typeof conteudo === 'string') return literal(conteudo);
  if (typeof conteudo === 'object' && conteudo !== null) return instanteDe(conteudo.data) ?? conteudo.data;
  return conteudo ?? null;
}

/**
 * Texts that the library would not keep: an error's name becomes an error, and inline strings lose their outer spaces.
 * As rich text of a single run they are kept.
 */
function mudaria(texto: string): boolean {
  return pareceErro(texto) || texto.charCodeAt(0) <= 32 || texto.charCodeAt(texto.length - 1) <= 32;
}

const simples = (papel: LinhaDaFolha['papel']): boolean => papel === 'dado' || papel === 'vazia';

/** Cells whose look isn't their column's, and texts that need care. */
function excecoes(folha: Folha, estilos: Estilos): Map<string, Partial<Cell>> {
  const celulas = new Map<string, Partial<Cell>>();
  folha.linhas.forEach(({ papel, celulas: conteudos }, linha) => {
    const largura = papel === 'seção' || papel === 'destaque' ? folha.colunas.length : conteudos.length;
    for (let coluna = 0; coluna < largura; coluna++) {
      const conteudo = conteudos[coluna];
      const rico = typeof conteudo === 'string' && mudaria(conteudo);
      if (simples(papel) && !rico) continue;
      celulas.set(`${linha},${coluna}`, {
        value: valorDe(conteudo),
        style: estilos.de(papel, coluna),
        ...(rico && { richText: [{ text: literal(conteudo) }] }),
      });
    }
  });
  return celulas;
}

function linhasDe({ linhas, colunas }: Folha): CellValue[][] {
  return linhas.map(({ papel, celulas }) => {
    if (papel !== 'dado') return [];
    const valores: CellValue[] = [];
    for (let coluna = 0; coluna < colunas.length; coluna++) valores.push(valorDe(celulas[coluna]));
    return valores;
  });
}

/** Text for a print header: & starts a code there, and a digit after a font size would join it. */
function paraCabecalho(texto: string): string {
  return texto.slice(0, TAMANHO_DO_CABECALHO).replace(/&/g, '&&').replace(/\s+/g, ' ');
}

function abaDe(folha: Folha, name: string): WriteSheet {
  const comum = folha.linhas.length <= LINHAS_DE_UMA_LISTA_COMUM;
  const estilos = estilosDe(folha.colunas, comum ? 'com linhas' : 'sem linhas');
  return {
    name,
    columns: folha.colunas.map(({ largura }, i) => ({ width: largura, style: estilos.dasColunas[i] ?? {} })),
    rows: linhasDe(folha),
    cells: excecoes(folha, estilos),
    rowDefs: alturasDe(folha),
    ...(folha.cabecalho !== undefined && { freezePane: { rows: folha.cabecalho + 1 } }),
    view: { showGridLines: false },
    pageSetup: {
      paperSize: 'a4',
      orientation: folha.impressao.orientacao === 'paisagem' ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: MARGENS,
      horizontalCentered: true,
    },
    headerFooter: {
      oddHeader: `&L&8 ${paraCabecalho(folha.impressao.cabecalho)}&R&8 &A`,
      oddFooter: '&C&8 Página &P de &N',
    },
  };
}

/** Names in formulas go in apostrophes; the library writes them bare, which Excel repairs away. */
function intervalosDeImpressao(folha: Folha, nome: string): NonNullable<WriteOptions['namedRanges']> {
  const citado = `'${nome.replace(/'/g, "''")}'`;
  const ultima = letraDaColuna(Math.max(0, folha.colunas.length - 1));
  const area = {
    name: '_xlnm.Print_Area',
    range: `${citado}!$A$1:$${ultima}$${Math.max(1, folha.linhas.length)}`,
    scope: nome,
  };
  if (folha.cabecalho === undefined) return [area];
  const linha = folha.cabecalho + 1;
  return [area, { name: '_xlnm.Print_Titles', range: `${citado}!$${linha}:$${linha}`, scope: nome }];
}

/**
 * A workbook with the sheets, in order: values only, formatted and ready to print on A4. Equal input gives equal bytes.
 *
 * @throws RangeError when there is no sheet to write
 */
export async function escreverXlsx(
  folhas: readonly Folha[],
  propriedades: PropriedadesDoArquivo = {},
): Promise<Uint8Array> {
  if (folhas.length === 0) throw new RangeError('folhas: 0');
  const nomes: string[] = [];
  for (const { nome } of folhas) nomes.push(nomeDeAba(nome, nomes));
  const data = (propriedades.data === undefined ? undefined : instanteDe(propriedades.data)) ?? new Date(DATA_FIXA);
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: folhas.map((folha, i) => abaDe(folha, nomes[i] ?? '')),
    namedRanges: folhas.flatMap((folha, i) => intervalosDeImpressao(folha, nomes[i] ?? '')),
    defaultFont: FONTE,
    stringMode: folhas.some(({ linhas }) => linhas.length > LINHAS_DE_UMA_LISTA_COMUM) ? 'inline' : 'shared',
    properties: {
      ...(propriedades.titulo !== undefined && { title: propriedades.titulo }),
      created: data,
      modified: data,
    },
  });
}
