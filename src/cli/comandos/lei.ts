import { perguntasDaLei } from '../../core/criterios';
import type { Lei } from '../../core/lei';
import { leituraDaLei } from '../../redacao/leituraDaLei';
import { folhasDaLeiPropria, papelDaLei } from '../../trabalho/folhasDaLei';
import { tabelaDaLei } from '../../trabalho/leiPropria';
import { previsaoDaLei, VAGAS_DA_PREVISAO } from '../../trabalho/previsaoDaLei';
import { confereSaida, gravarPlanilha } from '../gravar';
import { arquivoDaLei, exigeLei, leiNoArquivo } from '../lei';
import { confereComuns } from '../pedido';
import type { Comando } from './index';

function leiEmJson(lei: Lei): Record<string, unknown> {
  const { id, nome, norma, numero, municipio, uf, reservas, notas } = lei;
  return {
    lei: id,
    nome,
    norma,
    numero,
    municipio,
    uf,
    reservas: reservas.map((reserva) => ({ id: reserva.id, nome: reserva.nome, palavras: reserva.marcas })),
    leitura: leituraDaLei(lei),
    perguntas: perguntasDaLei(lei),
    previsao: previsaoDaLei(lei, VAGAS_DA_PREVISAO).map(({ vagas, quadro, modalidades }) => ({
      vagas,
      quadro,
      sequencia: modalidades,
    })),
    notas,
    tabela: tabelaDaLei(lei),
  };
}

/** `cotas lei`: a law read back in sentences, with what it leaves open and what it would do; and as sheets. */
export const lei: Comando = {
  opcoes: ['lei', 'saida'],
  executa: async (opcoes, dada) => {
    confereComuns(opcoes, dada);
    const esta = exigeLei(opcoes, dada);
    const noArquivo = leiNoArquivo(opcoes);
    if (!noArquivo) opcoes.semArquivo();
    const saida = opcoes.uma('saida');
    if (saida === undefined) return { json: leiEmJson(esta), linhas: [papelDaLei(esta).texto], problemas: [] };
    confereSaida(saida, noArquivo ? [opcoes.arquivo()] : arquivoDaLei(opcoes));
    const folhas = folhasDaLeiPropria(esta);
    await gravarPlanilha(saida, folhas, `Lei para conferência — ${esta.nome}`);
    return {
      json: { ...leiEmJson(esta), gravado: true, planilhas: folhas.map((folha) => folha.nome) },
      linhas: [papelDaLei(esta).texto, '', `Gravado: ${saida} (${folhas.length} planilhas)`],
      problemas: [],
    };
  },
};
