import type { Folha } from '../../planilha/folha';
import type { Andarilho } from './passos';
import { suporte } from './suporte';
import { larguraDe } from './trechos';

/** Excel takes 255 characters of header in all. */
const TAMANHO_DO_CABECALHO = 200;
const MARGENS = { top: 0.75, bottom: 0.7, left: 0.5, right: 0.5, header: 0.3, footer: 0.3 };

/** Text for a print header: & starts a code there, and a digit after a font size would join it. */
function paraCabecalho(texto: string): string {
  return texto.slice(0, TAMANHO_DO_CABECALHO).replace(/&/g, '&&').replace(/\s+/g, ' ');
}

function configura({ pageLayout: pagina }: Excel.Worksheet, { impressao }: Folha): void {
  pagina.paperSize = 'A4';
  pagina.orientation = impressao.orientacao === 'paisagem' ? 'Landscape' : 'Portrait';
  pagina.zoom = { horizontalFitToPages: 1 };
  pagina.centerHorizontally = true;
  pagina.setPrintMargins('Inches', MARGENS);
  const textos = pagina.headersFooters.defaultForAllPages;
  textos.leftHeader = `&8 ${paraCabecalho(impressao.cabecalho)}`;
  textos.rightHeader = '&8 &A';
  textos.centerFooter = '&8 Página &P de &N';
}

/**
 * Prints on A4, as wide as a page, with its header on every one. What to print and which row repeats are names in the
 * workbook and come first; the rest is the printer's, and Excel may refuse it where there is none.
 */
export async function preparaImpressao(passos: Andarilho, id: string, folha: Folha): Promise<void> {
  if (!suporte().impressao) return;
  const { cabecalho } = folha;
  await passos.passo({
    aba: id,
    enfileira: (faixa, { pageLayout: pagina }) => {
      pagina.setPrintArea(faixa(0, 0, Math.max(1, folha.linhas.length), larguraDe(folha)));
      if (cabecalho !== undefined) pagina.setPrintTitleRows(`$${cabecalho + 1}:$${cabecalho + 1}`);
    },
  });
  await passos.passo({ aba: id, enfileira: (_, aba) => configura(aba, folha) });
}
