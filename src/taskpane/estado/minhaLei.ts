import type { Lei, LinhaDaTabela } from '../../core/lei';
import { bloqueia, type Problema } from '../../core/problema';
import { normaliza } from '../../core/texto';
import {
  chaveDe,
  CHAVES_DA_LEI,
  CHAVES_DA_RESERVA,
  daReserva,
  NOMES_DAS_CHAVES,
  type Chave,
} from '../../leis/propria/chaves';
import { eCabecalho } from '../../leis/propria/linhas';
import { partesDaReversao } from '../../leis/propria/reversao';
import { leiDasLinhas } from '../../trabalho/leiPropria';
import type { Falha } from './estado';
import { faltaNaOrdem, ordemDigitada } from './valoresDaLei';

export type Linhas = readonly LinhaDaTabela[];

/** A law on its way into the form. */
export interface LeiQueVem {
  readonly linhas: Linhas;
  readonly nome: string;
  /** Said once it is in the form. */
  readonly anuncio: string;
  /** What of its table nobody reads. */
  readonly avisos: string;
}

/** The law of one's own, as typed: the rows of its table and nothing else. */
export interface MinhaLei {
  /** Every key has its row, in the order of the form; undefined before anything was begun. */
  readonly linhas: Linhas | undefined;
  /** Typed since it was last kept somewhere. */
  readonly mudou: boolean;
  /** It would take the place of the one being typed, which no file has yet. */
  readonly emEspera: LeiQueVem | undefined;
  /** The paper for the procuradoria, to paste. */
  readonly papel: { readonly titulo: string; readonly texto: string } | undefined;
  /** Beside what the last action was asked for. */
  readonly onde: 'começo' | 'fim';
  readonly fazendo: string | undefined;
  readonly falha: Falha | undefined;
  readonly feito: string;
}

export const SEM_MINHA_LEI: MinhaLei = {
  linhas: undefined,
  mudou: false,
  emEspera: undefined,
  papel: undefined,
  onde: 'começo',
  fazendo: undefined,
  falha: undefined,
  feito: '',
};

const vazia = (chave: Chave): LinhaDaTabela => ({ chave: NOMES_DAS_CHAVES[chave], valor: '', artigo: '' });

/** A row whose key nobody knows, or that is there twice: shown as it is, to be corrected or taken out. */
export const eSolta = (linhas: Linhas, indice: number): boolean => {
  const { chave = '' } = linhas[indice] ?? {};
  const conhecida = chaveDe(chave);
  if (conhecida === undefined) return true;
  const inicio = daReserva(conhecida)
    ? linhas
        .slice(0, indice + 1)
        .map(eReserva)
        .lastIndexOf(true)
    : 0;
  if (inicio < 0) return true;
  return linhas.findIndex((linha, i) => i >= inicio && chaveDe(linha.chave) === conhecida) !== indice;
};

export const eReserva = ({ chave }: LinhaDaTabela): boolean => chaveDe(chave) === 'reserva';

/** A reserva without anything typed. */
export const reservaEmBranco = (): LinhaDaTabela[] => CHAVES_DA_RESERVA.map(vazia);

export const leiEmBranco = (): LinhaDaTabela[] => [...CHAVES_DA_LEI.map(vazia), ...reservaEmBranco()];

/** Some rows with one for every key, in the order of the form; the others after them. */
function comTodas(linhas: Linhas, chaves: readonly Chave[]): LinhaDaTabela[] {
  const restam = [...linhas];
  const daForma = chaves.map((chave): LinhaDaTabela => {
    const lugar = restam.findIndex((linha) => chaveDe(linha.chave) === chave);
    const [achada] = lugar < 0 ? [] : restam.splice(lugar, 1);
    return achada === undefined ? vazia(chave) : { ...achada, chave: NOMES_DAS_CHAVES[chave] };
  });
  return [...daForma, ...restam];
}

const semNada = ({ chave, valor, artigo }: LinhaDaTabela): boolean => `${chave}${valor}${artigo}`.trim() === '';

/** Rows of any table as the form has them: nothing that was written is lost, whether understood or not. */
export function organiza(linhas: Linhas): LinhaDaTabela[] {
  const primeira = linhas.findIndex(({ chave }) => chaveDe(chave) !== undefined);
  const escritas = linhas.filter((linha, i) => {
    const titulo = eCabecalho(linha) || (i < primeira && linha.valor.trim() === '');
    const semValor = linha.valor.trim() === '' && chaveDe(linha.chave) !== undefined && !eReserva(linha);
    return !semNada(linha) && !titulo && !semValor;
  });
  const blocos: LinhaDaTabela[][] = [[]];
  const daLei: LinhaDaTabela[] = [];
  for (const linha of escritas) {
    const chave = chaveDe(linha.chave);
    if (chave === 'reserva') blocos.push([linha]);
    else if (chave !== undefined && !daReserva(chave)) daLei.push(linha);
    else blocos.at(-1)?.push(linha);
  }
  const [antes = [], ...reservas] = blocos;
  const comReserva = reservas.length === 0 ? [[]] : reservas;
  return [
    ...comTodas([...daLei, ...antes], CHAVES_DA_LEI),
    ...comReserva.flatMap((bloco) => comTodas(bloco, CHAVES_DA_RESERVA)),
  ];
}

/** The rows that say something: what a sheet or the workbook keeps. */
export function escritas(linhas: Linhas): LinhaDaTabela[] {
  return linhas
    .filter((linha) => linha.valor.trim() !== '' || chaveDe(linha.chave) === undefined)
    .filter((linha) => !semNada(linha))
    .map((linha) => ({
      ...linha,
      chave: linha.chave.trim(),
      valor: linha.valor.trim(),
      artigo: linha.artigo.trim(),
    }));
}

/** Rows that are no longer those of the table they were read from. */
export const semNumeros = (linhas: Linhas): LinhaDaTabela[] => linhas.map(({ linha: _, ...resto }) => resto);

/** Whether two tables say the same, wherever each was read from. */
export const mesmaTabela = (uma: Linhas, outra: Linhas): boolean =>
  JSON.stringify(semNumeros(escritas(organiza(uma)))) === JSON.stringify(semNumeros(escritas(organiza(outra))));

/** The header of the table's sheet. */
const CABECALHO: LinhaDaTabela = { chave: 'Chave', valor: '', artigo: '' };

/**
 * The law that rows make; undefined while an error forbids it. The rows that the papers cite are those of the table that
 * was read or, once anything was typed, those that its sheet will have.
 */
export function leiPronta(linhas: Linhas | undefined): Lei | undefined {
  if (linhas === undefined) return undefined;
  const ditas = escritas(linhas);
  const comoLidas = ditas.length > 0 && ditas.every(({ linha }) => linha !== undefined);
  return leiDasLinhas(comoLidas ? ditas : [CABECALHO, ...semNumeros(ditas)]).lei;
}

/** Where the block of each reserva begins and ends (before `ate`), in the rows. */
export function blocosDasReservas(linhas: Linhas): readonly { readonly de: number; readonly ate: number }[] {
  const inicios = linhas.flatMap((linha, i) => (eReserva(linha) ? [i] : []));
  return inicios.map((de, i) => ({ de, ate: inicios[i + 1] ?? linhas.length }));
}

/** A problem at the field where it is solved; without one, of the table as a whole. */
export interface ProblemaDoCampo {
  readonly linha: number | undefined;
  readonly problema: Problema;
  /** Nothing wrong was typed: something is still missing. */
  readonly falta: boolean;
}

function linhaDo({ codigo, dados, lugar }: Problema, linhas: Linhas): number | undefined {
  if (lugar?.linha === undefined) return undefined;
  const linha = lugar.linha - 1;
  if (codigo !== 'lei-falta-valor' || dados.chave === 'reserva') return linha;
  // Said of the reserva, typed in its own field.
  const bloco = blocosDasReservas(linhas).find(({ de }) => de === linha);
  const campo = linhas.findIndex(
    ({ chave }, i) => bloco !== undefined && i >= bloco.de && i < bloco.ate && chave === dados.chave,
  );
  return campo < 0 ? linha : campo;
}

/** A kind of order chosen, and its number not typed yet. */
function ordemIncompleta({ codigo, lugar }: Problema, linhas: Linhas): boolean {
  const linha = linhas[(lugar?.linha ?? 0) - 1];
  return (
    codigo === 'lei-valor-desconhecido' &&
    linha !== undefined &&
    chaveDe(linha.chave) === 'ordem' &&
    faltaNaOrdem(ordemDigitada(linha.valor)) !== undefined
  );
}

/** What is wrong with the rows, each at its field, in the order of the form. */
export function problemasDe(linhas: Linhas): ProblemaDoCampo[] {
  return leiDasLinhas(semNumeros(linhas))
    .problemas.map((problema) => ({
      linha: linhaDo(problema, linhas),
      problema,
      falta: problema.codigo === 'lei-falta-valor' || ordemIncompleta(problema, linhas),
    }))
    .sort((a, b) => (a.linha ?? -1) - (b.linha ?? -1));
}

export const impedem = (problemas: readonly ProblemaDoCampo[]): ProblemaDoCampo[] =>
  problemas.filter(({ problema }) => bloqueia(problema));

/** The rows with another name for a reserva: the reversões that named it name it so. */
export function comNome(linhas: Linhas, indice: number, valor: string): LinhaDaTabela[] {
  const antes = linhas[indice]?.valor.trim() ?? '';
  const depois = valor.trim();
  return linhas.map((linha, i) => {
    if (i === indice) return { ...linha, valor };
    if (antes === '' || depois === '' || chaveDe(linha.chave) !== 'reversao') return linha;
    const partes = partesDaReversao(linha.valor);
    if (!partes.some((parte) => normaliza(parte) === normaliza(antes))) return linha;
    return {
      ...linha,
      valor: partes.map((parte) => (normaliza(parte) === normaliza(antes) ? depois : parte)).join(', '),
    };
  });
}

/** The blocks of two reservas that follow one another, changed over. */
export function comReservaMovida(linhas: Linhas, qual: number, para: number): LinhaDaTabela[] {
  const blocos = blocosDasReservas(linhas);
  const daLei = linhas.slice(0, blocos[0]?.de ?? linhas.length);
  const partes = blocos.map(({ de, ate }) => linhas.slice(de, ate));
  const [movida] = partes.splice(qual, 1);
  if (movida !== undefined) partes.splice(para, 0, movida);
  return [...daLei, ...partes.flat()];
}
