import type { Divergencia } from '../core/constatacoes';
import type { Problema } from '../core/problema';
import type { LivroLido } from '../planilha/livro';
import { fundamento, type Contexto } from '../redacao/chamada';
import { fraseDaDivergencia } from '../redacao/divergencia';
import { problemasDosEmpates, type Ranking } from './cargo';
import { aplicarLivro, type CargoComLivro } from './livro';
import type { Pedido } from './pedido';

export interface DivergenciaRedigida {
  readonly ato: string;
  readonly linha: number;
  readonly cargo: string;
  readonly vaga: number;
  readonly encontrado: { readonly inscricao: string; readonly lista?: string };
  /** Missing when no call was due for that vaga. */
  readonly devido: { readonly inscricao: string; readonly via: string; readonly lista: string; readonly compensa?: string } | null;
  readonly preteridos: readonly string[];
  readonly fundamento: readonly string[];
  readonly frase: string;
}

export interface Conferencia {
  /** No divergence, and nothing in the livro that contradicts the list. */
  readonly conforme: boolean;
  readonly divergencias: readonly DivergenciaRedigida[];
  readonly problemas: readonly Problema[];
}

/**
 * Replays a livro and says, at each nomeação, what was due at that moment (dominio.md § 7). The replay goes on from the
 * fact.
 */
export function conferir(ranking: Ranking, livro: LivroLido, pedido: Pedido): Conferencia {
  const { cargos, problemas } = aplicarLivro(ranking, livro, pedido);
  const divergencias = cargos.flatMap((cargo) => cargo.situacao.divergencias.map((esta) => redigir(cargo, esta)));
  const todos = [...problemas, ...cargos.flatMap((cargo) => problemasDosEmpates(ranking, cargo, new Set()))];
  const conforme = divergencias.length === 0 && !problemas.some(({ gravidade }) => gravidade === 'erro');
  return { conforme, divergencias, problemas: todos };
}

function redigir({ cargo, contexto, classificados: { pessoas }, serie }: CargoComLivro, esta: Divergencia): DivergenciaRedigida {
  const { ato, vaga, pessoa, lista, devida, preteridos } = esta;
  const inscricao = (indice: number): string => pessoas[indice]?.inscricao ?? '';
  // The sentence speaks of the moment of the act, not of how the livro ends.
  const reservada = serie.serie.reservadas.get(vaga);
  const { vagaDe: _, ...semVagas } = contexto;
  const doMomento: Contexto = {
    ...semVagas,
    causa: () => (esta.reabertura ? { tipo: 'reaberta', ...esta.reabertura } : { tipo: 'série', ...(reservada && { reservada }) }),
  };
  return {
    ato: ato.ato,
    linha: ato.linha,
    cargo,
    vaga,
    encontrado: { inscricao: inscricao(pessoa), ...(lista !== undefined && { lista }) },
    devido:
      devida.tipo === 'aberta'
        ? null
        : {
            inscricao: inscricao(devida.pessoa),
            via: devida.via,
            lista: devida.lista,
            ...(devida.compensa >= 0 && { compensa: inscricao(devida.compensa) }),
          },
    preteridos: preteridos.map(inscricao),
    fundamento: devida.tipo === 'aberta' ? [] : fundamento(doMomento, devida),
    frase: fraseDaDivergencia(doMomento, esta),
  };
}
