import type { CellStyle } from 'hucre/xlsx';

import { estilosDe } from '../../../../src/adapters/arquivo/estilos';
import { escreverFolhas } from '../../../../src/adapters/office/escrever';
import type { PapelDaLinha } from '../../../../src/planilha/folha';
import { folhasDoTrabalho } from '../../../../src/planilha/folhas/folhasDoTrabalho';
import { CONTEUDO } from '../../../planilha/folhas/conteudoDeTeste';
import type { Style } from '../../../excel/model/style';
import type { Cenarios } from './dado';

/** A style of the file in the words of Excel's API; vertical and horizontal ones left out are Excel's own. */
function noExcel({ font, fill, border, alignment, numFmt }: CellStyle): Partial<Style> {
  const maiuscula = (texto = ''): string => texto.charAt(0).toUpperCase() + texto.slice(1);
  const cor = fill?.type === 'pattern' ? fill.fgColor?.rgb : undefined;
  return {
    fontName: font?.name ?? 'Arial',
    fontSize: font?.size ?? 10,
    bold: font?.bold ?? false,
    italic: font?.italic ?? false,
    fillColor: cor === undefined ? '#FFFFFF' : `#${cor}`,
    horizontalAlignment: maiuscula(alignment?.horizontal ?? 'general'),
    verticalAlignment: maiuscula(alignment?.vertical ?? 'bottom'),
    indentLevel: alignment?.indent ?? 0,
    wrapText: alignment?.wrapText ?? false,
    numberFormat: numFmt ?? 'General',
    bottomStyle: border?.bottom ? 'Continuous' : 'None',
    ...(border?.bottom && { bottomColor: `#${border.bottom.color?.rgb}`, bottomWeight: 'Thin' }),
    ...(border?.top && { topStyle: 'Continuous', topColor: `#${border.top.color?.rgb}`, topWeight: 'Thin' }),
  };
}

/** Cells that the file leaves without a look of their own: empty ones beside a title, whole empty rows. */
const temAspecto = (papel: PapelDaLinha, coluna: number, celulas: number): boolean =>
  papel !== 'vazia' && (coluna < celulas || papel === 'seção' || papel === 'destaque' || papel === 'dado');

export const aspecto: Cenarios = (dado) => {
  it('every cell looks as in the file', async () => {
    const folhas = folhasDoTrabalho(CONTEUDO);
    const { abas } = await escreverFolhas(folhas);
    const papeis = new Set<PapelDaLinha>();
    folhas.forEach((folha, i) => {
      const { cells } = dado().book.sheet(abas[i] ?? '');
      const estilos = estilosDe(folha.colunas, 'com linhas');
      folha.linhas.forEach(({ papel, celulas }, linha) => {
        papeis.add(papel);
        folha.colunas.forEach((_, coluna) => {
          if (!temAspecto(papel, coluna, celulas.length)) return;
          const estilo = cells.style(linha, coluna);
          expect({ onde: [folha.nome, linha, coluna, papel], ...estilo }).toMatchObject(
            noExcel(estilos.de(papel, coluna)),
          );
        });
      });
    });
    expect(papeis.size).toBe(9);
  });

  it('frozen header, no gridlines, widths, print set-up', async () => {
    const [folha] = folhasDoTrabalho(CONTEUDO);
    if (folha?.cabecalho === undefined) throw new Error('no header');
    await escreverFolhas([folha]);
    const sheet = dado().book.sheet(folha.nome);
    const { page } = sheet;
    expect(sheet.freeze).toEqual({ rows: folha.cabecalho + 1, columns: 0 });
    expect(sheet.showGridlines).toBe(false);
    expect(sheet.columnWidths.get(0)).toBeCloseTo((folha.colunas[0]?.largura ?? 0) * 5.25 + 3.75, 0);
    expect(page).toMatchObject({
      paperSize: 'A4',
      orientation: folha.impressao.orientacao === 'paisagem' ? 'Landscape' : 'Portrait',
      zoom: { horizontalFitToPages: 1 },
      leftMargin: 36,
      centerHorizontally: true,
      titleRows: { top: folha.cabecalho, bottom: folha.cabecalho },
      printArea: { top: 0, left: 0, bottom: folha.linhas.length - 1, right: folha.colunas.length - 1 },
    });
    expect(page.headersFooters.defaultForAllPages).toMatchObject({
      leftHeader: `&8 ${folha.impressao.cabecalho.replace(/&/g, '&&')}`,
      rightHeader: '&8 &A',
      centerFooter: '&8 Página &P de &N',
    });
  });
};
