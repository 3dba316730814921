import { bytesDaLinha } from './bytes';
import { celulaComErro } from '../../planilha/erros';
import { conversor, talvezErro } from './celulas';
import { codigoDoOffice } from './erros';
import type { Celula } from '../../planilha/grade';
import type { Paciencia } from './paciencia';
import { emFatias } from './vez';

/** Where a rectangle of cells is; 0-based. */
export interface Area {
  readonly linha: number;
  readonly coluna: number;
  readonly linhas: number;
  readonly colunas: number;
}

/** Far under the 5 MB of Excel on the web, since the next rows may be longer than those seen. */
const ALVO = 1_000_000;
const PRIMEIRAS_CELULAS = 1_000;
/** So many empty cells take as long as a full block. */
const CELULAS_POR_VEZ = 100_000;
const LINHAS_POR_FATIA = 200;

interface Lido {
  readonly valores: readonly (readonly unknown[])[];
  readonly formatos: readonly (readonly unknown[])[];
  readonly tipos: readonly (readonly unknown[])[] | undefined;
}

async function lerBloco(context: Excel.RequestContext, aba: Excel.Worksheet, area: Area): Promise<Lido> {
  const intervalo = aba.getRangeByIndexes(area.linha, area.coluna, area.linhas, area.colunas);
  intervalo.load('values,numberFormat');
  await context.sync();
  const valores = intervalo.values as readonly (readonly unknown[])[];
  const formatos = intervalo.numberFormat as readonly (readonly unknown[])[];
  let tipos: Lido['tipos'];
  // A text "#N/A" and an error are equal as values; the types are asked for only where there is a doubt.
  if (valores.some((linha) => linha.some(talvezErro))) {
    intervalo.load('valueTypes');
    await context.sync();
    tipos = intervalo.valueTypes as readonly (readonly unknown[])[];
  }
  intervalo.untrack();
  return { valores, formatos, tipos };
}

interface Convertido {
  readonly linhas: Celula[][];
  readonly bytes: number;
}

type Conversor = ReturnType<typeof conversor>;

async function converte({ valores, formatos, tipos }: Lido, coluna: number, celula: Conversor): Promise<Convertido> {
  const linhas: Celula[][] = [];
  let bytes = 0;
  const pausa = emFatias();
  for (const [i, daLinha] of valores.entries()) {
    // What came from Excel was parsed in this same task.
    if (i % LINHAS_POR_FATIA === 0) await pausa();
    const formatosDaLinha = formatos[i] ?? [];
    const tiposDaLinha = tipos?.[i];
    bytes += bytesDaLinha(daLinha) + bytesDaLinha(formatosDaLinha);
    if (tiposDaLinha !== undefined) bytes += bytesDaLinha(tiposDaLinha);
    linhas.push(
      linhaDe(coluna, daLinha, (valor, j) =>
        tiposDaLinha?.[j] === 'Error' ? celulaComErro(String(valor)) : celula(valor, formatosDaLinha[j]),
      ),
    );
  }
  return { linhas, bytes };
}

/** The rows of an area, in blocks whose height follows the bytes that came. The next is read when it is asked for. */
export async function* blocosDe(
  context: Excel.RequestContext,
  aba: Excel.Worksheet,
  area: Area,
  { insiste }: Paciencia,
): AsyncGenerator<Celula[][], void> {
  const celula = conversor();
  const maximo = Math.max(1, Math.floor(CELULAS_POR_VEZ / area.colunas));
  let altura = Math.min(maximo, Math.max(1, Math.floor(PRIMEIRAS_CELULAS / area.colunas)));
  let crescimento = 8;
  for (let lidas = 0; lidas < area.linhas;) {
    const quantas = Math.min(altura, area.linhas - lidas);
    const bloco = { ...area, linha: area.linha + lidas, linhas: quantas };
    let lido: Lido;
    try {
      lido = await insiste(() => lerBloco(context, aba, bloco));
    } catch (erro) {
      if (codigoDoOffice(erro) !== 'ResponsePayloadSizeLimitExceeded' || quantas === 1) throw erro;
      altura = Math.ceil(quantas / 4);
      crescimento = 2;
      continue;
    }
    const { linhas, bytes } = await converte(lido, area.coluna, celula);
    altura = Math.floor(Math.min(quantas * crescimento, ALVO / (bytes / quantas), maximo)) || 1;
    lidas += quantas;
    yield linhas;
  }
}

/** A row from column A on, without the empty cells at its end. */
function linhaDe(
  recuo: number,
  valores: readonly unknown[],
  celula: (valor: unknown, indice: number) => Celula,
): Celula[] {
  const linha: Celula[] = [];
  let ultima = valores.length;
  while (ultima > 0 && valores[ultima - 1] === '') ultima--;
  if (ultima === 0) return linha;
  for (let j = 0; j < recuo; j++) linha.push(null);
  for (let j = 0; j < ultima; j++) linha.push(celula(valores[j], j));
  return linha;
}
