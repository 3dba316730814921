import type { ReservaId } from '../../core/candidato';
import type { LinhaDaTabela } from '../../core/lei';
import type { Lugar, Problema } from '../../core/problema';
import { normaliza } from '../../core/texto';
import { chaveDe, daReserva, NOMES_DAS_CHAVES, type Chave, type ChaveDaLei, type ChaveDaReserva } from './chaves';

/** A row of the table and where it stands. */
export interface LinhaLida extends LinhaDaTabela {
  /** 1 = first row of the sheet or range. */
  readonly linha: number;
}

/** Where the table is, to point at its cells. */
export interface LugarDaTabela {
  readonly aba?: string;
  /** Letters of the columns of key, value and article. */
  readonly colunas: readonly [chave: string, valor: string, artigo: string];
}

export const COLUNAS_PADRAO: LugarDaTabela['colunas'] = ['A', 'B', 'C'];

/** A reserva by its name, before its rules: receivers of a reversão are named by others. */
export interface Nomeada {
  readonly linhas: ReadonlyMap<ChaveDaReserva, LinhaLida>;
  readonly linha: LinhaLida;
  readonly nome: string;
  readonly id: ReservaId;
}

/** The table by key: those of the whole law, then those of each reserva in turn. */
export interface Agrupadas {
  readonly daLei: ReadonlyMap<ChaveDaLei, LinhaLida>;
  readonly reservas: readonly ReadonlyMap<ChaveDaReserva, LinhaLida>[];
  readonly problemas: readonly Problema[];
}

/** The cell of a row that a problem points at. */
export function celula({ aba, colunas }: LugarDaTabela, linha: number, qual: 'chave' | 'valor'): Lugar {
  const coluna = qual === 'chave' ? colunas[0] : colunas[1];
  return { ...(aba !== undefined && { aba }), linha, coluna };
}

const TITULOS = new Set(['chave', 'campo', 'item', 'regra']);
const nomesDasChaves = Object.values(NOMES_DAS_CHAVES);

/** Whether a row is the header of the table's columns. */
export const eCabecalho = ({ chave }: Pick<LinhaDaTabela, 'chave'>): boolean => TITULOS.has(normaliza(chave));

/** Rows above the table: blank ones, titles, and the header of its columns. */
function antesDaTabela(linha: LinhaLida, comecou: boolean): boolean {
  const { chave, valor, artigo } = linha;
  if (eCabecalho(linha)) return true;
  return !comecou && chaveDe(chave) === undefined && valor.trim() === '' && artigo.trim() === '';
}

/** Sorts the rows by key, refusing unknown, repeated and misplaced ones with their cell. */
export function agrupa(linhas: readonly LinhaLida[], onde: LugarDaTabela): Agrupadas {
  const daLei = new Map<ChaveDaLei, LinhaLida>();
  const reservas: Map<ChaveDaReserva, LinhaLida>[] = [];
  const problemas: Problema[] = [];
  const daTabela: Lugar = onde.aba === undefined ? {} : { aba: onde.aba };
  let comecou = false;

  function guarda<C extends Chave>(chave: C, linha: LinhaLida, em: Map<C, LinhaLida>, reserva?: string): void {
    // A key without a value is a missing one: forms print them all.
    if (linha.valor.trim() === '') return;
    const outra = em.get(chave);
    if (outra === undefined) return void em.set(chave, linha);
    problemas.push({
      codigo: 'lei-chave-repetida',
      gravidade: 'erro',
      lugar: celula(onde, linha.linha, 'chave'),
      dados: { chave: NOMES_DAS_CHAVES[chave], linha: outra.linha, ...(reserva !== undefined && { reserva }) },
    });
  }

  for (const linha of linhas) {
    if (`${linha.chave}${linha.valor}${linha.artigo}`.trim() === '' || antesDaTabela(linha, comecou)) continue;
    const lugar = celula(onde, linha.linha, 'chave');
    const chave = chaveDe(linha.chave);
    if (chave === undefined) {
      const dados = { chave: linha.chave.trim(), chaves: nomesDasChaves };
      problemas.push(
        dados.chave === ''
          ? { codigo: 'lei-valor-sem-chave', gravidade: 'erro', lugar, dados: { valor: linha.valor || linha.artigo } }
          : { codigo: 'lei-chave-desconhecida', gravidade: 'erro', lugar, dados },
      );
      continue;
    }
    comecou = true;
    if (!daReserva(chave)) {
      guarda(chave, linha, daLei);
      continue;
    }
    if (chave === 'reserva') {
      reservas.push(new Map([['reserva', linha]]));
      continue;
    }
    const desta = reservas.at(-1);
    if (desta !== undefined) guarda(chave, linha, desta, desta.get('reserva')?.valor.trim());
    else if (linha.valor.trim() !== '') {
      const dados = { chave: NOMES_DAS_CHAVES[chave] };
      problemas.push({ codigo: 'lei-chave-sem-reserva', gravidade: 'erro', lugar, dados });
    }
  }
  if (!comecou) {
    // A sheet of something else: each of its rows would only say the same.
    problemas.splice(0, Infinity, {
      codigo: 'lei-sem-tabela',
      gravidade: 'erro',
      lugar: daTabela,
      dados: { chaves: nomesDasChaves },
    });
  } else if (reservas.length === 0) {
    problemas.push({ codigo: 'lei-sem-reserva', gravidade: 'erro', lugar: daTabela, dados: {} });
  }
  return { daLei, reservas, problemas };
}
