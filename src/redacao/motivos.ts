import type { Situacao } from '../core/candidato';
import type { MotivoDeFora } from '../core/classificados';
import type { Lei } from '../core/lei';
import type { Aberta } from '../core/preencher';
import { citacao } from './amparo';
import { amparosDaReversao } from './fundamento';

/** Why someone who was read is in no list; nouns, because nobody's gender is known. */
export const MOTIVO_DE_FORA: Readonly<Record<MotivoDeFora, string>> = {
  eliminado: 'Eliminação do concurso',
  desistente: 'Desistência antes da nomeação',
  'cota negada': 'Cota não confirmada; pela leitura adotada, fora do concurso',
  'sem classificação': 'Sem classificação na planilha',
};

/** Why nobody is called to a vaga. */
export function motivoDaVagaAberta(lei: Lei, aberta: Aberta): string {
  if (aberta.motivo === 'sem candidatos') return 'Não há mais candidatos a chamar';
  const lista = aberta.esgotada ? 'Lista específica esgotada' : 'Ninguém na lista específica';
  return `${lista}; a vaga não reverte à lista geral${citacao(amparosDaReversao(lei, aberta.modalidade, aberta.esgotada))}`;
}

/** What the sheets say of a person's situation; '' when there is nothing to say. */
export const SITUACAO_NA_LISTA: Readonly<Record<Situacao, string>> = {
  habilitado: '',
  eliminado: '',
  desistente: '',
  'fim-de-fila': 'Final de fila',
  'sub-judice': 'Sub judice',
  'ja-nomeado': 'Com nomeação anterior',
};
