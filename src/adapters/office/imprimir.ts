import type { Folha } from '../../planilha/folha';
import { codigoDoOffice } from './erros';
import type { Andarilho } from './passos';
import { suporte } from './suporte';
import { larguraDe } from './trechos';

/** Excel takes 255 characters of header in all. */
const TAMANHO_DO_CABECALHO = 200;
const MARGENS = { top: 0.75, bottom: 0.7, left: 0.5, right: 0.5, header: 0.3, footer: 0.3 };

/** Codes by which an Excel says that it can't print at all; the sheet itself is good. */
const SEM_IMPRESSAO: ReadonlySet<string> = new Set([
  'ApiNotFound',
  'ApiNotAvailable',
  'NotImplemented',
  'UnsupportedOperation',
  'UnsupportedFeature',
]);

/** Text for a print header: & starts a code there, and a digit after a font size would join it. */
function paraCabecalho(texto: string): string {
  return texto.slice(0, TAMANHO_DO_CABECALHO).replace(/&/g, '&&').replace(/\s+/g, ' ');
}

function configura({ pageLayout: pagina }: Excel.Worksheet, area: Excel.Range, { impressao, cabecalho }: Folha): void {
  pagina.paperSize = 'A4';
  pagina.orientation = impressao.orientacao === 'paisagem' ? 'Landscape' : 'Portrait';
  pagina.zoom = { horizontalFitToPages: 1 };
  pagina.centerHorizontally = true;
  pagina.setPrintMargins('Inches', MARGENS);
  pagina.setPrintArea(area);
  if (cabecalho !== undefined) pagina.setPrintTitleRows(`$${cabecalho + 1}:$${cabecalho + 1}`);
  const textos = pagina.headersFooters.defaultForAllPages;
  textos.leftHeader = `&8 ${paraCabecalho(impressao.cabecalho)}`;
  textos.rightHeader = '&8 &A';
  textos.centerFooter = '&8 Página &P de &N';
}

/** Prints on A4, as wide as a page, with its header on every one. */
export async function preparaImpressao(passos: Andarilho, id: string, folha: Folha): Promise<void> {
  if (!suporte().impressao) return;
  try {
    await passos.passo({
      aba: id,
      enfileira: (faixa, aba) => configura(aba, faixa(0, 0, Math.max(1, folha.linhas.length), larguraDe(folha)), folha),
    });
  } catch (erro) {
    if (!SEM_IMPRESSAO.has(codigoDoOffice(erro))) throw erro;
  }
}
