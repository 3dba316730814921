import type { Ato } from './ato';
import type { Modalidade } from './candidato';
import type { ForaDasListas, Impedimento } from './impedimento';
import type { Decisao } from './preencher';
import type { Reabertura } from './vagasAbertas';

/** Something the livro says that cannot be, or that had to be read for it. The replay goes on without the part named. */
export type FatoDoLivro = { readonly ato: Ato } & (
  | { readonly tipo: 'vaga nunca oferecida'; readonly vagas: number }
  | { readonly tipo: 'vaga já ocupada'; readonly por: number }
  | { readonly tipo: 'vaga extinta' }
  | { readonly tipo: 'pessoa já nomeada'; readonly vaga: number }
  | { readonly tipo: 'pessoa já fora' }
  | { readonly tipo: 'pessoa sem vaga' }
  | { readonly tipo: 'vaga de outra pessoa'; readonly vaga: number }
  | { readonly tipo: 'não é da reserva'; readonly reserva: Modalidade }
  | { readonly tipo: 'compensa sem reserva'; readonly pessoa: number }
  | { readonly tipo: 'retifica o que não há' }
  /** `por`: the retificação that had cancelled the same act before. */
  | { readonly tipo: 'retifica de novo'; readonly por: string }
  | { readonly tipo: 'sem vaga aberta' }
  /** Read for it, and told: */
  | { readonly tipo: 'lista inferida'; readonly lista: Modalidade; readonly devida: boolean }
  | { readonly tipo: 'vaga inferida'; readonly vaga: number }
  | { readonly tipo: 'compensa inferida'; readonly pessoa: number }
  | { readonly tipo: 'empate decidido pelo ato'; readonly empate: number }
  /** Facts that stand, with something to check: */
  | { readonly tipo: 'pessoa fora das listas'; readonly impedimento: ForaDasListas }
  | { readonly tipo: 'vacância sem posse' }
  /** A court's order outside the vagas: the column Lista has nothing to say of it. */
  | { readonly tipo: 'lista fora das vagas'; readonly lista: Modalidade }
);

/** A nomeação that differs from what was due at that moment. */
export interface Divergencia {
  readonly ato: Ato;
  readonly vaga: number;
  readonly pessoa: number;
  /** As written; undefined when the livro leaves Lista empty. */
  readonly lista?: Modalidade;
  readonly devida: Decisao;
  /** Who waited in the due list before the person named, best first. */
  readonly preteridos: readonly number[];
  readonly natureza: 'pessoa' | 'lista' | 'compensação';
  /** Why the person could not be nominated at all, or not through that list: graver than whose turn it was. */
  readonly impedimento?: Impedimento;
  /** What had reopened the vaga; missing when it had never been filled. */
  readonly reabertura?: Reabertura;
}
