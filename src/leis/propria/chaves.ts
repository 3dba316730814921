import { normaliza } from '../../core/texto';

/** The keys of the table of a law of one's own (one per row), by the id used in code. */
export type ChaveDaLei =
  'municipio' | 'uf' | 'norma' | 'orgaos' | 'vinculos' | 'desde' | 'ate' | 'novasVagas' | 'duasReservas' | 'colisao';
export type ChaveDaReserva =
  | 'reserva'
  | 'palavras'
  | 'percentual'
  | 'arredondamento'
  | 'minimo'
  | 'teto'
  | 'ordem'
  | 'computo'
  | 'desistencia'
  | 'reversao';
export type Chave = ChaveDaLei | ChaveDaReserva;

/** Each key as printed. */
const NOMES_DAS_CHAVES_DA_LEI: Readonly<Record<ChaveDaLei, string>> = {
  municipio: 'município',
  uf: 'uf',
  norma: 'norma',
  orgaos: 'órgãos',
  vinculos: 'vínculos',
  desde: 'editais desde',
  ate: 'editais até',
  novasVagas: 'novas vagas',
  duasReservas: 'quem tem duas reservas',
  colisao: 'colisão',
};
const NOMES_DAS_CHAVES_DA_RESERVA: Readonly<Record<ChaveDaReserva, string>> = {
  reserva: 'reserva',
  palavras: 'palavras na planilha',
  percentual: 'percentual',
  arredondamento: 'arredondamento',
  minimo: 'mínimo de vagas',
  teto: 'teto',
  ordem: 'ordem',
  computo: 'não computados',
  desistencia: 'desistência',
  reversao: 'reversão',
};
export const NOMES_DAS_CHAVES: Readonly<Record<Chave, string>> = {
  ...NOMES_DAS_CHAVES_DA_LEI,
  ...NOMES_DAS_CHAVES_DA_RESERVA,
};

export const CHAVES_DA_LEI = Object.keys(NOMES_DAS_CHAVES_DA_LEI) as ChaveDaLei[];
export const CHAVES_DA_RESERVA = Object.keys(NOMES_DAS_CHAVES_DA_RESERVA) as ChaveDaReserva[];

const POR_NOME: ReadonlyMap<string, Chave> = new Map(
  (Object.entries(NOMES_DAS_CHAVES) as [Chave, string][]).map(([chave, nome]) => [normaliza(nome), chave]),
);

export function daReserva(chave: Chave): chave is ChaveDaReserva {
  return Object.hasOwn(NOMES_DAS_CHAVES_DA_RESERVA, chave);
}

/**
 * The key that a cell names: accents, case and a final colon don't count.
 *
 * @example chaveDe('Mínimo de Vagas:') // 'minimo'
 */
export function chaveDe(texto: string): Chave | undefined {
  return POR_NOME.get(normaliza(texto).replace(/\s*:$/, ''));
}
