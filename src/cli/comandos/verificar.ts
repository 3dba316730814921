import { lerDoDisco } from '../../adapters/arquivo/disco';
import { frasesDaVerificacao } from '../../redacao/verificacao';
import { verificar } from '../../trabalho/verificar';
import { confereComuns } from '../pedido';
import type { Comando } from './index';

/** `cotas verificar`: whether the sheets of a copy are still what they were when it was made. */
export const verificarCopia: Comando = {
  opcoes: [],
  executa: async (opcoes) => {
    confereComuns(opcoes);
    const aberto = await lerDoDisco(opcoes.arquivo());
    if ('problema' in aberto) {
      return { json: { intacto: false, planilhas: [] }, linhas: [], problemas: [aberto.problema] };
    }
    const { problemas, ...resultado } = verificar(aberto.abas);
    return { json: { ...resultado }, linhas: frasesDaVerificacao(resultado), problemas };
  },
};
