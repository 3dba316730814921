import type { Ato } from './ato';
import { AMPLA, type Modalidade, type ReservaId } from './candidato';
import type { MotivoDeFora } from './classificados';
import type { Estado } from './estado';

/** In no list: an act had taken them out, or the sheet leaves them out. */
export type ForaDasListas =
  { readonly tipo: 'saiu'; readonly por: Ato } | { readonly tipo: 'fora pela planilha'; readonly motivo: MotivoDeFora };

/** What keeps a person from being nominated, or from being nominated through a reserva. */
export type Impedimento =
  | ForaDasListas
  /** `por`: the act that refused it; missing when the sheet does. */
  | { readonly tipo: 'cota recusada'; readonly reserva: ReservaId; readonly por?: Ato }
  | { readonly tipo: 'não é da reserva'; readonly reserva: ReservaId };

/** The acts of a livro that took people out of the lists, or out of one, in the replay so far. */
export class Impedimentos {
  private readonly saidas = new Map<number, Ato>();
  private readonly recusas = new Map<string, Ato>();
  private daPlanilha: ReadonlyMap<number, MotivoDeFora> | undefined;

  saiu(pessoa: number, ato: Ato): void {
    this.saidas.set(pessoa, ato);
  }

  recusou(pessoa: number, reserva: ReservaId, ato: Ato): void {
    this.recusas.set(`${pessoa} ${reserva}`, ato);
  }

  /** Why a person is in no list now; undefined when they are in. */
  fora(estado: Estado, pessoa: number): ForaDasListas | undefined {
    if (estado.naLista(pessoa)) return undefined;
    const por = this.saidas.get(pessoa);
    if (por !== undefined) return { tipo: 'saiu', por };
    this.daPlanilha ??= new Map(estado.classificados.fora.map(({ pessoa: quem, motivo }) => [quem, motivo]));
    const motivo = this.daPlanilha.get(pessoa);
    return motivo && { tipo: 'fora pela planilha', motivo };
  }

  /** The gravest thing against nominating a person, or against nominating them through that list. */
  de(estado: Estado, pessoa: number, lista: Modalidade): Impedimento | undefined {
    const fora = this.fora(estado, pessoa);
    if (fora !== undefined || lista === AMPLA || estado.membro(pessoa, lista)) return fora;
    const por = this.recusas.get(`${pessoa} ${lista}`);
    if (por !== undefined) return { tipo: 'cota recusada', reserva: lista, por };
    const recusada = estado.classificados.pessoas[pessoa]?.reservas[lista] === 'negada';
    return { tipo: recusada ? 'cota recusada' : 'não é da reserva', reserva: lista };
  }
}
