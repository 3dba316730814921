import { aoMudarDeAba } from '../../adapters/office/abaAtiva';
import { abasDoLivro } from '../../adapters/office/abas';
import { gravarConfiguracao, lerConfiguracao } from '../../adapters/office/configuracao';
import { escreverFolhas } from '../../adapters/office/escrever';
import { criarLivro, lerAbaDoLivro } from '../../adapters/office/livro';
import { acrescentarAoLivro } from '../../adapters/office/livroAcrescentar';
import { abrirPastaNova } from '../../adapters/office/pastaNova';
import { lerPlanilha } from '../../adapters/office/ler';
import { nomeDaPasta } from '../../adapters/office/pasta';
import { selecionar } from '../../adapters/office/selecionar';
import type { PortaDoExcel } from '../estado/portas';

/** Excel as the pane asks of it. */
export const excel: PortaDoExcel = {
  abas: abasDoLivro,
  pasta: nomeDaPasta,
  aoMudarDeAba,
  le: async (fonte, { aoComecar, aoReceber, aoAvancar }, cancelamento) => {
    await lerPlanilha(fonte, {
      aoComecar: ({ total: _, ...aba }) => aoComecar(aba),
      aoReceber,
      aoAvancar,
      cancelamento,
    });
  },
  seleciona: selecionar,
  escreve: escreverFolhas,
  leAba: lerAbaDoLivro,
  criaLivro: criarLivro,
  acrescentaAoLivro: acrescentarAoLivro,
  abrePastaNova: abrirPastaNova,
  guarda: gravarConfiguracao,
  guardado: async () => {
    const configuracao = await lerConfiguracao();
    return configuracao.tipo === 'lida' ? configuracao.dados : undefined;
  },
};
