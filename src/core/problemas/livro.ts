import type { TipoDeAto } from '../ato';

/** How an act contradicts what came before it. */
export type Contradicao =
  | { readonly tipo: 'vaga já ocupada'; readonly vaga: number; readonly por: string }
  | { readonly tipo: 'vaga extinta'; readonly vaga: number }
  | { readonly tipo: 'pessoa já nomeada'; readonly pessoa: string; readonly vaga: number }
  | { readonly tipo: 'pessoa já fora'; readonly pessoa: string }
  | { readonly tipo: 'pessoa sem vaga'; readonly pessoa: string }
  | { readonly tipo: 'vaga de outra pessoa'; readonly pessoa: string; readonly vaga: number; readonly dela: number }
  /** `reserva`: the group of the specific list. */
  | { readonly tipo: 'não é da reserva'; readonly pessoa: string; readonly reserva: string }
  | { readonly tipo: 'compensa sem reserva'; readonly pessoa: string }
  | { readonly tipo: 'retifica o que não há'; readonly motivo: string }
  | { readonly tipo: 'retifica de novo'; readonly por: string }
  | { readonly tipo: 'sem vaga aberta' };

/** What stands, and yet may have been meant otherwise. */
export type AConferir =
  /** `impedimento`: why they are in no list, in words. */
  | { readonly tipo: 'pessoa fora das listas'; readonly impedimento: string }
  | { readonly tipo: 'vacância sem posse'; readonly pessoa: string }
  | { readonly tipo: 'lista fora das vagas'; readonly lista: string };

/** Problems of the livro: code → facts for its sentence (redacao/problemas/livro.ts). */
export interface ProblemasDoLivro {
  'vaga-inexistente': {
    readonly ato: string;
    readonly vaga: number;
    readonly vagas: number;
    /** The oferta that had made it, and the retificação that cancelled that oferta. */
    readonly cancelada?: { readonly oferta: string; readonly por: string };
  };
  'ato-contraditorio': { readonly ato: string; readonly tipo: TipoDeAto; readonly contradicao: Contradicao };
  'ato-a-conferir': { readonly ato: string; readonly tipo: TipoDeAto; readonly oque: AConferir };
  'ato-inferido': {
    readonly ato: string;
    readonly oque: 'lista' | 'vaga' | 'compensa' | 'empate';
    readonly valor: string;
    readonly devida: boolean;
  };
  'livro-sem-cabecalho': { readonly faltam: readonly string[] };
  'livro-inexistente': { readonly livro: string; readonly abas: readonly string[] };
  /** Never filled, while a later one was: by number it came first. */
  'vaga-saltada': { readonly vagas: readonly number[]; readonly depois: number };
  /** Nomeações by PcD, and no rule that says which vagas are theirs: what is due comes out wrong. */
  'pcd-sem-regra': { readonly ato: string };
  /** Acts in several sheets of one file: their order among them is unknown. */
  'livro-em-varias-abas': { readonly abas: readonly string[] };
  'livro-sem-atos': Record<never, never>;
  'ato-desconhecido': { readonly tipo: string };
  'ato-incompleto': { readonly tipo: TipoDeAto; readonly falta: string };
  'ato-ilegivel': { readonly campo: string; readonly valor: string };
  'ato-repetido': { readonly ato: string; readonly linha: number };
  'ato-fora-de-ordem': { readonly ato: string; readonly data: string; readonly anterior: string };
  'lista-desconhecida': { readonly lista: string; readonly listas: readonly string[] };
  'situacao-diverge': { readonly pessoa: string; readonly naPlanilha: string; readonly noLivro: string };
}
