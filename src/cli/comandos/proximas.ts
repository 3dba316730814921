import { quantos } from '../../redacao/palavras';
import { proximasChamadas } from '../../trabalho/proximas';
import { abrirLivro, lerRanking } from '../arquivo';
import { inteiro, pedidoDe } from '../pedido';
import type { Comando } from './index';

/** `cotas proximas`: the next calls, from what the livro says was done. */
export const proximas: Comando = {
  opcoes: ['lei', 'livro', 'chamar', 'cargo'],
  executa: async (opcoes, lei) => {
    const pedido = pedidoDe(opcoes, lei);
    const chamar = inteiro('chamar', opcoes.exige('chamar'));
    opcoes.exige('livro');
    const cargo = opcoes.uma('cargo');
    const { abas, leitura } = await lerRanking(opcoes, pedido.lei);
    const livro = await abrirLivro(opcoes, abas);
    const resultado = proximasChamadas(leitura, livro, pedido, { chamar, ...(cargo !== undefined && { cargo }) });
    const linhas = resultado.cargos.flatMap(({ cargo: nome, estado, proximas: chamadas }) => [
      '',
      `${nome || 'Cargo único'}: ${quantos(estado.vagas, 'vaga', 'vagas')}, ${quantos(estado.ocupadas, 'ocupada', 'ocupadas')}, ${quantos(estado.abertas.length, 'aberta', 'abertas')}`,
      ...chamadas.map(({ chamada, nome: pessoa, frase }) => `  ${chamada}. ${pessoa} — ${frase}`),
    ]);
    return { json: { lei: pedido.lei.id, cargos: resultado.cargos }, linhas, problemas: resultado.problemas };
  },
};
