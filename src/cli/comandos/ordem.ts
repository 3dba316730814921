import path from 'node:path';
import { hoje } from '../../adapters/calendario';
import { dataBrasileira } from '../../core/data';
import { bloqueia } from '../../core/problema';
import type { Identificacao } from '../../planilha/folhas/entrada';
import { nomeDaModalidade } from '../../redacao/fundamento';
import { quantos } from '../../redacao/palavras';
import { contagem } from '../../trabalho/serie';
import { redigirChamadas } from '../../trabalho/chamadas';
import { ordenar, type OrdemDoCargo } from '../../trabalho/ordem';
import { lerRanking } from '../arquivo';
import { ordemEmJson } from '../json';
import { quaisVagas } from '../palavras';
import { folhasDaOrdem } from '../../trabalho/folhas';
import { respostasRegistradas, type Procedencia } from '../../trabalho/procedencia';
import type { Pedido } from '../../trabalho/pedido';
import { confereSaida, gravarPlanilha, sha256Do, versaoDoPrograma } from '../gravar';
import { arquivoDaLei } from '../lei';
import { colunasDadas, exigeVagas, pedidoDe, respostasDadas } from '../pedido';
import type { Comando } from './index';

function linhasDoCargo(doCargo: OrdemDoCargo): string[] {
  const { cargo, vagas, serie, ordem, contexto, classificados } = doCargo;
  const { quadro, posicoes } = contagem(contexto.lei, serie.serie.modalidades, serie.pcd);
  const partes = Object.entries(quadro).map(([modalidade, quantas]) => {
    const quais = posicoes[modalidade] ?? [];
    return `${nomeDaModalidade(contexto.lei, modalidade)}: ${quantas}${quaisVagas(quais)}`;
  });
  return [
    '',
    `${cargo === '' ? 'Quadro' : `${cargo}: quadro`} de ${quantos(vagas, 'vaga', 'vagas')}`,
    ...partes.map((parte) => `  ${parte}`),
    ...redigirChamadas(classificados, contexto, ordem).map(({ chamada, nome, frase }) => `  ${chamada}. ${nome} — ${frase}`),
  ];
}

/** What is known of the competition; the rest is printed as lines to fill in. */
function identificacao({ edital }: Pedido): Identificacao {
  return edital.data === undefined ? {} : { edital: `Edital de ${dataBrasileira(edital.data)}` };
}

/** `cotas ordem`: the order of nomination from a ranking, and the lists. */
export const ordem: Comando = {
  opcoes: ['lei', 'vagas', 'ofertas', 'saida'],
  executa: async (opcoes, lei) => {
    const pedido = pedidoDe(opcoes, lei);
    exigeVagas(pedido, 'ordem');
    const arquivo = opcoes.arquivo();
    const saida = opcoes.uma('saida');
    if (saida !== undefined) confereSaida(saida, [arquivo, ...arquivoDaLei(opcoes)]);
    const { leitura } = await lerRanking(opcoes, pedido.lei);
    const ordenacao = ordenar(leitura, pedido);
    const linhas = [pedido.lei.nome, ...ordenacao.cargos.flatMap(linhasDoCargo)];
    const parado = ordenacao.problemas.some(bloqueia);
    if (saida !== undefined && !parado) {
      const procedencia: Procedencia = {
        origem: { tipo: 'arquivo', nome: path.basename(arquivo) },
        abas: leitura.abas.map(({ aba }) => aba),
        sha256: await sha256Do(arquivo),
        versao: versaoDoPrograma(),
        data: hoje(),
        respostas: respostasRegistradas({
          respostas: respostasDadas(opcoes),
          colunas: colunasDadas(opcoes),
          aba: opcoes.uma('aba'),
        }),
      };
      const folhas = folhasDaOrdem(pedido, ordenacao, identificacao(pedido), procedencia);
      await gravarPlanilha(saida, folhas, `Ordem de nomeação — ${pedido.lei.nome}`);
      linhas.push('', `Gravado: ${saida} (${folhas.length} planilhas)`);
    } else if (saida !== undefined) {
      linhas.push('', `Nada foi gravado em ${saida}: há erros ou perguntas a resolver.`);
    }
    return {
      json: { lei: pedido.lei.id, cargos: ordenacao.cargos.map(ordemEmJson) },
      linhas,
      problemas: ordenacao.problemas,
    };
  },
};
