import { zipSync, type Zippable } from 'fflate';

import { lerArquivo } from '../../../src/adapters/arquivo/lerArquivo';
import type { Problema } from '../../../src/core/problema';
import type { Aba } from '../../../src/planilha/grade';

export const bytesDe = (texto: string): Uint8Array => new TextEncoder().encode(texto);

const XMLNS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELACOES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface PartesDeTeste {
  /** What goes inside <sheetData>. */
  readonly celulas?: string;
  /** What comes after it. */
  readonly depois?: string;
  readonly antes?: string;
  readonly formatos?: string;
  readonly xfs?: string;
  readonly textos?: string;
  readonly livro?: string;
  readonly outras?: Zippable;
}

/** The parts of a workbook with one sheet, "Dados", written by hand. */
export function partesDoXlsx(partes: PartesDeTeste): Zippable {
  const planilha = `<worksheet ${XMLNS}>${partes.antes ?? ''}<sheetData>${partes.celulas ?? ''}</sheetData>${partes.depois ?? ''}</worksheet>`;
  return {
    '[Content_Types].xml': bytesDe('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    '_rels/.rels': bytesDe(
      `<Relationships><Relationship Id="rId1" Type="${RELACOES}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': bytesDe(
      partes.livro ??
        `<workbook ${XMLNS} xmlns:r="${RELACOES}"><sheets><sheet name="Dados" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytesDe(
      `<Relationships><Relationship Id="rId1" Type="${RELACOES}/worksheet" Target="worksheets/sheet1.xml"/>` +
        `<Relationship Id="rId2" Type="${RELACOES}/styles" Target="styles.xml"/>` +
        `<Relationship Id="rId4" Type="${RELACOES}/chartsheet" Target="chartsheets/sheet1.xml"/>` +
        `<Relationship Id="rId3" Type="${RELACOES}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    'xl/styles.xml': bytesDe(
      `<styleSheet ${XMLNS}><numFmts>${partes.formatos ?? ''}</numFmts><cellXfs>${partes.xfs ?? '<xf numFmtId="0"/>'}</cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': bytesDe(`<sst ${XMLNS}>${partes.textos ?? ''}</sst>`),
    'xl/worksheets/sheet1.xml': bytesDe(planilha),
    ...partes.outras,
  };
}

export function xlsxDeTeste(partes: PartesDeTeste): Uint8Array {
  return zipSync(partesDoXlsx(partes));
}

export async function abasDe(bytes: Uint8Array, nome = 'teste.xlsx'): Promise<readonly Aba[]> {
  const leitura = await lerArquivo(bytes, nome);
  if ('problema' in leitura) throw new Error(JSON.stringify(leitura.problema));
  return leitura.abas;
}

export async function problemaDe(bytes: Uint8Array, nome = 'teste.xlsx'): Promise<Problema> {
  const leitura = await lerArquivo(bytes, nome);
  if ('abas' in leitura) throw new Error('foi lido');
  return leitura.problema;
}
