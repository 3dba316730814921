import type { Folha } from '../../planilha/folha';
import { bytesDaLinha } from './bytes';
import { valoresDa } from './conteudo';
import { codigoDoOffice } from './erros';
import type { Andarilho } from './passos';
import { larguraDe } from './trechos';
import { emFatias, vezDoPainel } from './vez';

/**
 * Bytes of a sync: far under the 5 MB that Excel on the web takes, since the client makes its JSON several times over
 * in a single task of the pane's thread.
 */
const ALVO = 600_000;
const CELULAS_POR_VEZ = 50_000;
const LINHAS_POR_FATIA = 200;

interface Bloco {
  readonly linha: number;
  readonly valores: (string | number)[][];
}

async function bloco(folha: Folha, linha: number, largura: number, alvo: number): Promise<Bloco> {
  const valores: (string | number)[][] = [];
  let bytes = 0;
  const pausa = emFatias();
  for (let i = linha; i < folha.linhas.length && (valores.length + 1) * largura <= CELULAS_POR_VEZ; i++) {
    if ((i - linha) % LINHAS_POR_FATIA === 0) await pausa();
    const daFolha = folha.linhas[i];
    if (daFolha === undefined) break;
    const nova = valoresDa(daFolha, folha, largura);
    bytes += bytesDaLinha(nova);
    if (valores.length > 0 && bytes > alvo) break;
    valores.push(nova);
  }
  return { linha, valores };
}

/** The values of a sheet, in blocks of so many bytes. */
export async function preenche(
  passos: Andarilho,
  id: string,
  folha: Folha,
  aoBloco: (feitas: number) => void,
): Promise<void> {
  const largura = larguraDe(folha);
  let alvo = ALVO;
  for (let linha = 0; linha < folha.linhas.length;) {
    const { valores } = await bloco(folha, linha, largura, alvo);
    // The client makes JSON of the block in a single task, so nothing else should be in it.
    await vezDoPainel();
    try {
      await passos.passo({
        aba: id,
        enfileira: (faixa) => {
          faixa(linha, 0, valores.length, largura).values = valores;
        },
      });
    } catch (erro) {
      // Refused before anything was done; a smaller one may pass.
      if (codigoDoOffice(erro) !== 'RequestPayloadSizeLimitExceeded' || valores.length === 1) throw erro;
      alvo = Math.floor(
        Math.min(
          alvo,
          valores.reduce((soma, nova) => soma + bytesDaLinha(nova), 0),
        ) / 2,
      );
      continue;
    }
    linha += valores.length;
    aoBloco(linha);
  }
}
