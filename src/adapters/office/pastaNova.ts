import { codigoDoOffice, ErroDoExcel, traduzido, type CodigoDoExcel } from './erros';
import { exigeExcel, suporte } from './suporte';
import { emFatias, vezDoPainel } from './vez';

/** A multiple of three, so that the pieces join without padding between them; as arguments of a call they fit any engine. */
const BYTES_POR_PEDACO = 24_576;

/** Bytes in base64, made in slices: a workbook of several MB must not keep the pane from answering. */
export async function emBase64(bytes: Uint8Array): Promise<string> {
  const pedacos: string[] = [];
  const pausa = emFatias();
  for (let inicio = 0; inicio < bytes.length; inicio += BYTES_POR_PEDACO) {
    await pausa();
    pedacos.push(btoa(String.fromCharCode(...bytes.subarray(inicio, inicio + BYTES_POR_PEDACO))));
  }
  return pedacos.join('');
}

const DA_PASTA_NOVA: Readonly<Record<string, CodigoDoExcel>> = {
  ApiNotFound: 'pasta-nova-sem-suporte',
  ApiNotAvailable: 'pasta-nova-sem-suporte',
  NotImplemented: 'pasta-nova-sem-suporte',
  UnsupportedOperation: 'pasta-nova-sem-suporte',
  UnsupportedFeature: 'pasta-nova-sem-suporte',
  RequestPayloadSizeLimitExceeded: 'pasta-nova-grande',
  InvalidOperationInCellEditMode: 'celula-em-edicao',
  InvalidOrTimedOutSession: 'sessao-perdida',
};

/**
 * Opens a new workbook made of the bytes of an .xlsx file, in a window of its own; the one that is open is not touched.
 * Excel may do nothing at all and say nothing where a browser holds back new windows, so whoever calls tells the user
 * where else to get the file.
 *
 * @throws ErroDoExcel
 */
export async function abrirPastaNova(bytes: Uint8Array): Promise<void> {
  exigeExcel();
  if (!suporte().pastaNova) throw new ErroDoExcel('pasta-nova-sem-suporte');
  const base64 = await emBase64(bytes);
  // The client makes JSON of it in a single task, so nothing else should be in it.
  await vezDoPainel();
  try {
    await Excel.createWorkbook(base64);
  } catch (erro) {
    const doOffice = codigoDoOffice(erro);
    const codigo = Object.hasOwn(DA_PASTA_NOVA, doOffice) ? DA_PASTA_NOVA[doOffice] : undefined;
    throw new ErroDoExcel(codigo ?? 'pasta-nova-recusada', { tecnico: traduzido(erro).tecnico });
  }
}
