import type { Pertenca, ReservaId, Situacao } from '../../core/candidato';
import type { Bloco } from './bloco';

/** What one row says of one person, before lists are joined and ranks are settled. */
export interface Registro {
  /** Its place among all the rows read, from 0. */
  readonly indice: number;
  readonly aba: string;
  /** Row of the sheet, 1 = first. */
  readonly linha: number;
  readonly bloco: Bloco;
  readonly inscricao: string;
  /** `chaveDaInscricao`, '' when there is none. */
  readonly chave: string;
  readonly nome: string;
  readonly cargo: string;
  /** The rank of the row's own list: the general one unless the block is a group's. */
  readonly posicao: number | undefined;
  /** The rank's cell has something that was reported as no rank. */
  readonly posicaoIlegivel: boolean;
  /** The row has a rank in the list of some group. */
  readonly temPosicaoNoGrupo: boolean;
  readonly nota: number | undefined;
  readonly nascimento: string | undefined;
  readonly cpf: string | undefined;
  readonly situacao: Situacao;
  readonly reservas: Readonly<Record<ReservaId, Pertenca>>;
}
