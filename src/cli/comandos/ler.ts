import { quantos } from '../../redacao/palavras';
import { lerRanking } from '../arquivo';
import { confereComuns } from '../pedido';
import type { Comando } from './index';

/** `cotas ler`: what was read of a ranking, line by line, and what was not. */
export const ler: Comando = {
  opcoes: ['lei'],
  executa: async (opcoes, lei) => {
    confereComuns(opcoes, lei);
    const { leitura } = await lerRanking(opcoes, lei);
    const linhas = leitura.abas.flatMap(({ aba, colunas, candidatos, ignoradas, cargos }) => [
      `Aba “${aba}”: ${[
        quantos(candidatos.length, 'candidato', 'candidatos'),
        quantos(cargos.filter(Boolean).length || 1, 'cargo', 'cargos'),
        quantos(ignoradas.length, 'linha que não é pessoa', 'linhas que não são pessoas'),
      ].join(', ')}`,
      ...Object.entries(colunas).map(([campo, { coluna, titulo }]) => `  ${campo}: coluna ${coluna} (${titulo})`),
    ]);
    return {
      json: { ...(lei && { lei: lei.id }), abas: leitura.abas },
      linhas,
      problemas: leitura.problemas,
    };
  },
};
