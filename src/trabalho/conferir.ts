import type { Divergencia } from '../core/constatacoes';
import { bloqueia, type Problema } from '../core/problema';
import type { LivroLido } from '../planilha/livro';
import { fundamento, type Contexto } from '../redacao/chamada';
import { fraseDaDivergencia } from '../redacao/divergencia';
import type { Ranking } from './cargo';
import { problemasDasLacunas } from './lacunas';
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
  /** No divergence, and nothing that keeps it from being said. */
  readonly conforme: boolean;
  readonly divergencias: readonly DivergenciaRedigida[];
  readonly problemas: readonly Problema[];
}

/**
 * Replays a livro and says, at each nomeação, what was due at that moment. The replay goes on from the
 * fact.
 */
export function conferir(ranking: Ranking, livro: LivroLido, pedido: Pedido): Conferencia {
  const { cargos, problemas } = aplicarLivro(ranking, livro, pedido);
  const divergencias = cargos.flatMap((cargo) => cargo.situacao.divergencias.map((esta) => redigir(cargo, esta)));
  const todos = [...problemas, ...cargos.flatMap((cargo) => lacunas(ranking, pedido, cargo))];
  const conforme = divergencias.length === 0 && !todos.some(bloqueia);
  return { conforme, divergencias, problemas: todos };
}

/** Ranks that no row has, above the worst-placed person called: someone with a better right may be missing. */
function lacunas(ranking: Ranking, pedido: Pedido, cargo: CargoComLivro): Problema[] {
  const { pessoas } = cargo.classificados;
  const alcancada = pessoas.reduce(
    (pior, { classificacao = 0 }, pessoa) => (cargo.situacao.estado.chamado(pessoa) ? Math.max(pior, classificacao) : pior),
    0,
  );
  return problemasDasLacunas(ranking, cargo, pedido.lacunasAceitas, alcancada);
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
