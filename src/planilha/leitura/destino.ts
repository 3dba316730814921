import { PCD, type ReservaId } from '../../core/candidato';
import { palavrasDe } from './texto';
import { GRUPOS } from './palavras';
import { formasDe } from './frases';

/** What a mark means before any law: a name for people, and the families it covers (NI covers two). */
export interface Grupo {
  readonly rotulo: string;
  readonly familias: readonly string[];
}

/** A reserva of the chosen law, as the reading needs it. */
export interface ReservaDaLeitura {
  readonly id: ReservaId;
  readonly nome: string;
  readonly marcas: readonly string[];
}

/** Where a group's marks lead: one reserva, several that a mark does not tell apart, or none of the law's. */
export type Destino =
  | { readonly tipo: 'reserva'; readonly id: ReservaId }
  | { readonly tipo: 'incerto'; readonly ids: readonly ReservaId[] }
  | { readonly tipo: 'sem reserva' };

/** How marks become reservas: by the law's, or, without a law, by their own words. */
export interface Destinos {
  readonly destino: (grupo: Grupo) => Destino;
  readonly nome: (id: ReservaId) => string;
  /** Reservas other than PcD: the ones that a column named only "Cota" or "Heteroidentificação" can mean. */
  readonly raciais: readonly ReservaId[];
  readonly ids: readonly ReservaId[];
  /** Words that the law itself declares, before the common table. */
  readonly proprias: readonly (readonly [string, Grupo])[];
}

export const GRUPO_PCD: Grupo = { rotulo: PCD, familias: ['pcd'] };

const familiasConhecidas = new Set(GRUPOS.flatMap(({ familias }) => familias));
const grupoDaPalavra = new Map(
  GRUPOS.flatMap((grupo) => grupo.palavras.flatMap(formasDe).map((palavra) => [palavra, grupo] as const)),
);

export function destinosDe(reservas: readonly ReservaDaLeitura[] | undefined): Destinos {
  if (reservas === undefined) {
    return {
      destino: (grupo) => ({
        tipo: 'reserva',
        id: grupo.familias.includes('pcd') ? PCD : grupo.rotulo,
      }),
      nome: (id) => (id === PCD ? 'PcD' : id),
      raciais: ['negros'],
      ids: [],
      proprias: [],
    };
  }
  const proprias: [string, Grupo][] = [];
  const familiasPorReserva = reservas.map(({ id, marcas }) => {
    const familias = new Set([`lei:${id}`, ...(id === PCD ? GRUPO_PCD.familias : [])]);
    for (const marca of marcas) {
      const palavras = palavrasDe(marca);
      const conhecido = grupoDaPalavra.get(palavras);
      if (familiasConhecidas.has(palavras)) familias.add(palavras);
      else if (palavras !== '') {
        proprias.push([palavras, { rotulo: marca, familias: [`lei:${id}`] }]);
        // "negros e indígenas" means the reserva: so does each of the two.
        for (const familia of conhecido?.familias ?? [])
          if (familia !== 'cota' && familia !== 'especial') familias.add(familia);
      }
    }
    return { id, familias };
  });
  const temPcd = familiasPorReserva.some(({ familias }) => familias.has('pcd'));
  if (!temPcd) familiasPorReserva.push({ id: PCD, familias: new Set(['pcd']) });
  const raciais = familiasPorReserva.filter(({ familias }) => !familias.has('pcd')).map(({ id }) => id);
  const nomes = new Map(reservas.map(({ id, nome }) => [id, nome]));

  const destinoDe = ({ familias }: Grupo): Destino => {
    if (familias.includes('cota')) {
      const [unica, outra] = raciais;
      if (unica === undefined) return { tipo: 'sem reserva' };
      return outra === undefined ? { tipo: 'reserva', id: unica } : { tipo: 'incerto', ids: raciais };
    }
    if (familias.includes('especial')) return { tipo: 'incerto', ids: familiasPorReserva.map(({ id }) => id) };
    const tocadas = familiasPorReserva.filter((reserva) => familias.some((familia) => reserva.familias.has(familia)));
    const [primeira] = tocadas;
    if (primeira === undefined) return { tipo: 'sem reserva' };
    const inteira = tocadas.length === 1 && familias.every((familia) => primeira.familias.has(familia));
    return inteira ? { tipo: 'reserva', id: primeira.id } : { tipo: 'incerto', ids: tocadas.map(({ id }) => id) };
  };
  // Asked once for each mark of each row, of a handful of groups.
  const conhecidos = new Map<Grupo, Destino>();
  return {
    destino: (grupo) => {
      const conhecido = conhecidos.get(grupo) ?? destinoDe(grupo);
      conhecidos.set(grupo, conhecido);
      return conhecido;
    },
    nome: (id) => nomes.get(id) ?? (id === PCD ? 'PcD' : id),
    raciais,
    ids: familiasPorReserva.map(({ id }) => id),
    proprias,
  };
}
