import type { PerguntaId } from '../core/perguntas';

/** The questions of the laws, as people read them. */
export const NOMES_DAS_PERGUNTAS: Readonly<Record<PerguntaId, string>> = {
  ordem: 'Ordem das vagas reservadas',
  'grupo-incompleto': 'Grupo incompleto',
  computo: 'Cotista alcançado pela lista geral',
  'computo-pcd': 'Pessoa com deficiência alcançada pela lista geral',
  desistencia: 'Vaga deixada por cotista',
  'desistencia-alcance': 'Alcance da regra da desistência',
  'cotistas-insuficientes': 'Cotistas em número insuficiente',
  'cota-negada': 'Cota não confirmada, sem falsidade',
  base: 'Base de cálculo',
  'novas-vagas': 'Novas vagas',
  colisao: 'Duas reservas na mesma vaga',
  'dia-da-vigencia': 'Edital do dia da entrada em vigor',
  'fim-do-prazo': 'Fim do prazo da lei',
};
