/* eslint-disable @typescript-eslint/no-explicit-any -- the generator of functions.json knows ranges as any[][] alone */
import { intervalo, textoOpcional } from './argumentos';
import { conferenciaEmTabela } from './conferencia';
import { diagnosticoEmTabela } from './diagnostico';
import { dataDoEdital, dataOpcional } from './edital';
import { leiDoArgumento, leiOpcional } from './lei';
import { alcanca, leisEmTabela, textoEmTabela } from './leis';
import { leiturasDoArgumento } from './leituras';
import { listaEspecificaEmTabela, listaGeralEmTabela, reservaDigitada } from './listas';
import { ordemEmTabela } from './ordem';
import { pcdDeUmQuadro, pcdPorCargo } from './pcd';
import { pedidoCom } from './pedido';
import { modalidadeDaVaga, quadroEmTabela, reservadasPelaLei } from './quadro';
import { lerRanking } from './ranking';
import { vagasDeUmQuadro, vagasPorCargo } from './vagas';

/*
 * Ids, names, order and kinds of parameters are frozen: workbooks hold them. A new parameter can only be the last one,
 * and optional. The descriptions are what Excel shows while a formula is typed.
 */

/**
 * Quantas vagas a lei reserva, de um total de vagas; numa lei de várias reservas, a soma de todas.
 * @customfunction QUOTA_VAGAS
 * @param vagas Número de vagas oferecidas.
 * @param lei Município, número ou nome da lei (veja LEIS_COTAS()), ou o intervalo com a tabela de uma lei própria.
 * @param [data_edital] Data do edital, para conferir se a lei o alcança: uma data ou um texto dd/mm/aaaa.
 * @returns Número de vagas reservadas; #N/D quando a lei não alcança o edital.
 */
export function quotaVagas(vagas: any[][], lei: any[][], data_edital?: any): number {
  const pedido = pedidoCom(leiDoArgumento(lei), { vagas: { geral: vagasDeUmQuadro(vagas), porCargo: [] } });
  const data = dataOpcional(data_edital);
  return reservadasPelaLei({ ...pedido, edital: { ...(data !== undefined && { data }) } });
}

/**
 * O quadro de vagas: quantas e quais cabem a cada modalidade, e por que artigos.
 * @customfunction QUADRO_VAGAS
 * @param vagas Número de vagas oferecidas.
 * @param lei Município, número ou nome da lei (veja LEIS_COTAS()), ou o intervalo com a tabela de uma lei própria.
 * @param [pcd] Vagas de pessoas com deficiência: "federal", um número ou "posicoes:5,15".
 * @param [leituras] Respostas onde a lei deixa dúvida ou silencia: "pergunta=resposta; …", num texto ou num intervalo.
 * @returns Tabela: Modalidade, Vagas, Posições, Fundamento.
 */
export function quadroVagas(vagas: any[][], lei: any[][], pcd?: any[][], leituras?: any[][]): any[][] {
  return quadroEmTabela(umQuadro(vagas, lei, pcd, leituras));
}

/**
 * A modalidade de uma vaga: ampla concorrência ou a reserva a que ela cabe.
 * @customfunction MODALIDADE_VAGA
 * @param numero Número da vaga, de 1 ao total de vagas.
 * @param vagas Número de vagas oferecidas.
 * @param lei Município, número ou nome da lei (veja LEIS_COTAS()), ou o intervalo com a tabela de uma lei própria.
 * @param [pcd] Vagas de pessoas com deficiência: "federal", um número ou "posicoes:5,15".
 * @param [leituras] Respostas onde a lei deixa dúvida ou silencia: "pergunta=resposta; …", num texto ou num intervalo.
 * @returns O nome da modalidade.
 */
export function modalidadeVaga(numero: any, vagas: any[][], lei: any[][], pcd?: any[][], leituras?: any[][]): string {
  return modalidadeDaVaga(umQuadro(vagas, lei, pcd, leituras), numero);
}

/**
 * A ordem de nomeação: quem é chamado para cada vaga, e por quê.
 * @customfunction ORDEM_NOMEACAO
 * @param candidatos Intervalo da classificação, com a linha de títulos. Célula vazia e 0 são o mesmo.
 * @param vagas Número de vagas de cada cargo, ou um intervalo com duas colunas: cargo e vagas.
 * @param lei Município, número ou nome da lei (veja LEIS_COTAS()), ou o intervalo com a tabela de uma lei própria.
 * @param [pcd] Vagas de pessoas com deficiência: "federal", um número, "posicoes:5,15" ou um intervalo: cargo e regra.
 * @param [leituras] "pergunta=resposta; …", num texto ou num intervalo. Exemplo: "desempate=1721,1758; edital=2026-03-01".
 * @returns Tabela, uma linha por chamada.
 */
export function ordemNomeacao(
  candidatos: any[][],
  vagas: any[][],
  lei: any[][],
  pcd?: any[][],
  leituras?: any[][],
): any[][] {
  const { ranking, pedido } = concurso(candidatos, vagas, lei, pcd, leituras);
  return ordemEmTabela(ranking, pedido);
}

/**
 * A lista geral: todos os que seguem no concurso, os cotistas também, pela classificação.
 * @customfunction LISTA_GERAL
 * @param candidatos Intervalo da classificação, com a linha de títulos.
 * @param lei Município, número ou nome da lei (veja LEIS_COTAS()), ou o intervalo com a tabela de uma lei própria.
 * @returns Tabela, uma linha por pessoa.
 */
export function listaGeral(candidatos: any[][], lei: any[][]): any[][] {
  const qual = leiDoArgumento(lei, 'com ranking');
  return listaGeralEmTabela(lerRanking(candidatos, qual), qual);
}

/**
 * A lista específica de uma reserva: os cotistas, na mesma ordem da lista geral.
 * @customfunction LISTA_ESPECIFICA
 * @param candidatos Intervalo da classificação, com a linha de títulos.
 * @param lei Município, número ou nome da lei (veja LEIS_COTAS()), ou o intervalo com a tabela de uma lei própria.
 * @param [reserva] Nome da reserva, ou "pcd"; sem ele, a reserva da lei.
 * @returns Tabela, uma linha por pessoa.
 */
export function listaEspecifica(candidatos: any[][], lei: any[][], reserva?: any): any[][] {
  const qual = leiDoArgumento(lei, 'com ranking');
  const daReserva = reservaDigitada(qual, textoOpcional('Reserva', reserva));
  return listaEspecificaEmTabela(lerRanking(candidatos, qual), qual, daReserva);
}

/**
 * Se a lei alcança um edital, pela data dele.
 * @customfunction LEI_ALCANCA
 * @param lei Município, número ou nome da lei (veja LEIS_COTAS()), ou o intervalo com a tabela de uma lei própria.
 * @param data_edital Data do edital: uma data ou um texto dd/mm/aaaa.
 * @returns VERDADEIRO ou FALSO.
 */
export function leiAlcanca(lei: any[][], data_edital: any): boolean {
  return alcanca(leiDoArgumento(lei), dataDoEdital(data_edital));
}

/**
 * As palavras da lei; de uma lei própria, as que a tabela dela traz.
 * @customfunction LEI_TEXTO
 * @param lei Município, número ou nome da lei (veja LEIS_COTAS()), ou o intervalo com a tabela de uma lei própria.
 * @param [dispositivo] Artigo, parágrafo ou inciso. Exemplo: "art. 3º, § 1º". Sem ele, a lei inteira.
 * @returns O texto do dispositivo, ou uma tabela com todos.
 */
export function leiTexto(lei: any[][], dispositivo?: any): any[][] {
  return textoEmTabela(leiDoArgumento(lei), textoOpcional('Dispositivo', dispositivo));
}

/**
 * As leis de cotas conhecidas.
 * @customfunction LEIS_COTAS
 * @returns Tabela, uma linha por lei.
 */
export function leisCotas(): any[][] {
  return leisEmTabela();
}

/**
 * O que foi lido de uma classificação e o que há de errado nela, célula por célula.
 * @customfunction DIAGNOSTICO_RANKING
 * @param candidatos Intervalo da classificação, com a linha de títulos.
 * @param [lei] Município, número ou nome da lei (veja LEIS_COTAS()), ou o intervalo com a tabela de uma lei própria.
 * @returns Tabela: Gravidade, Código, Linha, Coluna, Mensagem, Opções.
 */
export function diagnosticoRanking(candidatos: any[][], lei?: any[][]): any[][] {
  const { lei: qual, problemas } = leiOpcional(lei);
  return diagnosticoEmTabela(lerRanking(candidatos, qual), {
    linhas: intervalo(candidatos).length,
    lei: qual,
    daLei: problemas,
  });
}

/**
 * Confere nomeações já feitas: em cada uma, quem era devido naquele momento.
 * @customfunction CONFERE_NOMEACAO
 * @param nomeados Intervalo com títulos: inscrições na ordem em que foram nomeadas, ou o livro de atos.
 * @param candidatos Intervalo da classificação, com a linha de títulos.
 * @param vagas Número de vagas de cada cargo, ou um intervalo com duas colunas: cargo e vagas.
 * @param lei Município, número ou nome da lei (veja LEIS_COTAS()), ou o intervalo com a tabela de uma lei própria.
 * @param [pcd] Vagas de pessoas com deficiência: "federal", um número, "posicoes:5,15" ou um intervalo: cargo e regra.
 * @param [leituras] "pergunta=resposta; …", num texto ou num intervalo.
 * @returns Tabela, uma linha por divergência, ou uma linha “Conforme”.
 */
export function confereNomeacao(
  nomeados: any[][],
  candidatos: any[][],
  vagas: any[][],
  lei: any[][],
  pcd?: any[][],
  leituras?: any[][],
): any[][] {
  const { ranking, pedido } = concurso(candidatos, vagas, lei, pcd, leituras);
  return conferenciaEmTabela(nomeados, ranking, pedido, vagasPorCargo(vagas));
}

/** What is asked of a law without a ranking. */
function umQuadro(vagas: unknown, lei: unknown, pcd: unknown, leituras: unknown) {
  const qual = leiDoArgumento(lei);
  return pedidoCom(qual, {
    vagas: { geral: vagasDeUmQuadro(vagas), porCargo: [] },
    pcd: pcdDeUmQuadro(pcd),
    leituras: leiturasDoArgumento(leituras, qual),
  });
}

/** What is asked of a law over a ranking. */
function concurso(candidatos: unknown, vagas: unknown, lei: unknown, pcd: unknown, leituras: unknown) {
  const qual = leiDoArgumento(lei, 'com ranking');
  const dadas = leiturasDoArgumento(leituras, qual);
  const pedido = pedidoCom(qual, { vagas: vagasPorCargo(vagas), pcd: pcdPorCargo(pcd), leituras: dadas });
  return { ranking: lerRanking(candidatos, qual, dadas), pedido };
}
