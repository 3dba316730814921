import type { Situacao } from '../core/candidato';
import type { MotivoDeFora } from '../core/classificados';
import type { Aberta } from '../core/preencher';

/** Why someone who was read is in no list; nouns, because nobody's gender is known. */
export const MOTIVO_DE_FORA: Readonly<Record<MotivoDeFora, string>> = {
  eliminado: 'Eliminação do concurso',
  desistente: 'Desistência antes da nomeação',
  'cota negada': 'Cota não confirmada; pela leitura adotada, fora do concurso',
  'sem classificação': 'Sem classificação na planilha',
};

/** Why nobody is called to a vaga. */
export const MOTIVO_DA_VAGA_ABERTA: Readonly<Record<Aberta['motivo'], string>> = {
  'fica vaga': 'Lista específica esgotada; pela leitura adotada, não reverte à lista geral',
  'sem candidatos': 'Não há mais candidatos a chamar',
};

/** What the sheets say of a person's situation; '' when there is nothing to say. */
export const SITUACAO_NA_LISTA: Readonly<Record<Situacao, string>> = {
  habilitado: '',
  eliminado: '',
  desistente: '',
  'fim-de-fila': 'Final de fila',
  'sub-judice': 'Sub judice',
  'ja-nomeado': 'Com nomeação anterior',
};
