import { hoje } from '../../adapters/calendario';
import type { PortaDaPagina } from '../estado/portas';
import { carregarExemplo } from '../exemplo';
import { VERSAO } from '../versao';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Browsers begin the download by themselves; the address must live that long. */
const VIDA_DO_ENDERECO = 60_000;

function salva(bytes: Uint8Array, nome: string): void {
  const endereco = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: XLSX }));
  const ligacao = document.createElement('a');
  ligacao.href = endereco;
  ligacao.download = nome;
  document.body.append(ligacao);
  ligacao.click();
  ligacao.remove();
  setTimeout(() => URL.revokeObjectURL(endereco), VIDA_DO_ENDERECO);
}

/** The page around the pane: files in and out, the day, the version. */
export const pagina: PortaDaPagina = { exemplo: carregarExemplo, salva, hoje: () => hoje(), versao: VERSAO };
