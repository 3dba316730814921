import { bytesDaLinha } from './bytes';
import { celulaComErro } from '../../planilha/erros';
import { conversor, talvezErro } from './celulas';
import { codigoDoOffice } from './erros';
import type { Celula } from '../../planilha/grade';

/** Where a rectangle of cells is; 0-based. */
export interface Area {
  readonly linha: number;
  readonly coluna: number;
  readonly linhas: number;
  readonly colunas: number;
}

/** Far under the 5 MB of Excel on the web, since the next rows may be longer than those seen. */
const ALVO = 1_500_000;
const PRIMEIRAS_CELULAS = 1_000;
/** A row can't be larger than that on a sheet anyone made; more would be asked in vain. */
const CELULAS_POR_VEZ = 400_000;

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

/** The rows of an area, read in blocks whose height follows the bytes that came. `aoBloco` hears of each. */
export async function lerLinhas(
  context: Excel.RequestContext,
  aba: Excel.Worksheet,
  area: Area,
  aoBloco: (feitas: number) => void,
): Promise<Celula[][]> {
  const celula = conversor();
  const maximo = Math.max(1, Math.floor(CELULAS_POR_VEZ / area.colunas));
  const linhas: Celula[][] = [];
  let altura = Math.min(maximo, Math.max(1, Math.floor(PRIMEIRAS_CELULAS / area.colunas)));
  let crescimento = 8;
  while (linhas.length < area.linhas) {
    const quantas = Math.min(altura, area.linhas - linhas.length);
    let lido: Lido;
    try {
      lido = await lerBloco(context, aba, { ...area, linha: area.linha + linhas.length, linhas: quantas });
    } catch (erro) {
      if (codigoDoOffice(erro) !== 'ResponsePayloadSizeLimitExceeded' || quantas === 1) throw erro;
      altura = Math.ceil(quantas / 4);
      crescimento = 2;
      continue;
    }
    let bytes = 0;
    lido.valores.forEach((valores, i) => {
      const formatos = lido.formatos[i] ?? [];
      const tipos = lido.tipos?.[i];
      bytes += bytesDaLinha(valores) + bytesDaLinha(formatos) + (tipos === undefined ? 0 : bytesDaLinha(tipos));
      linhas.push(
        linhaDe(area.coluna, valores, (valor, j) =>
          tipos?.[j] === 'Error' ? celulaComErro(String(valor)) : celula(valor, formatos[j]),
        ),
      );
    });
    altura = Math.floor(Math.min(quantas * crescimento, ALVO / (bytes / quantas), maximo)) || 1;
    aoBloco(linhas.length);
  }
  return linhas;
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
