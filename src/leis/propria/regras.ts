import type { Citacao, Regra } from '../../core/lei';
import type { PerguntaId } from '../../core/perguntas';
import type { Fundamento } from './fundamento';

/** A value of the table with what its third column says. */
export interface Dada<V> {
  readonly valor: V;
  readonly fundamento: Fundamento;
}

const comCitacoes = (citacoes: readonly Citacao[]): { citacoes?: readonly Citacao[] } =>
  citacoes.length === 0 ? {} : { citacoes };

/** A row that says silêncio speaks of the law; only a row that is missing leaves it to the table. */
const daLei = (questao: string): string => questao.replace(/^A tabela(?= não diz)/u, 'A lei');

/**
 * A rule of the law from its row, or the silence with its default where the table has none.
 *
 * @param questao what is not said where there is no row, or the row says silêncio and no more
 * @param pergunta the question by which a doubt or a silence on this rule can be answered, where there is one
 */
export function regra<V>(dada: Dada<V> | undefined, padrao: V, questao: string, pergunta?: PerguntaId): Regra<V> {
  const perguntada = pergunta === undefined ? {} : { pergunta };
  if (dada === undefined) return { base: 'silêncio', ...perguntada, padrao, questao };
  const { valor, fundamento } = dada;
  switch (fundamento.base) {
    case 'texto':
      return { base: 'texto', valor, citacoes: fundamento.citacoes };
    case 'dúvida':
      return {
        base: 'dúvida',
        ...perguntada,
        padrao: valor,
        questao: fundamento.questao,
        citacoes: fundamento.citacoes,
      };
    case 'silêncio':
      return {
        base: 'silêncio',
        ...perguntada,
        padrao: valor,
        questao: fundamento.questao === '' ? daLei(questao) : fundamento.questao,
        ...comCitacoes(fundamento.citacoes),
      };
  }
}
