import { normaliza } from '../../core/texto';
import type { BaseDoArtigo } from '../../leis/propria/fundamento';
import { FINS_ESCRITOS, fimDaReversao, partesDaReversao } from '../../leis/propria/reversao';
import { escreveOrdem, leEscolha, leOrdem, semApos, semAvisa } from '../../leis/propria/valores';

/** The cell that `baseDoArtigo` reads. */
export function escreveBase({ base, resto }: BaseDoArtigo): string {
  if (base === 'texto') return resto;
  return resto === '' ? base : `${base}: ${resto}`;
}

/** "após 21/07/2026" as a date and whether the day itself is left out; the same for "31/12/2035 avisa". */
export interface DataComMarca {
  readonly data: string;
  readonly marca: boolean;
}

export function inicioDigitado(valor: string): DataComMarca {
  const data = semApos(valor);
  return { data, marca: data !== valor };
}
export const escreveInicio = ({ data, marca }: DataComMarca): string =>
  marca && data.trim() !== '' ? `após ${data}` : data;

export function fimDigitado(valor: string): DataComMarca {
  const data = semAvisa(valor);
  return { data, marca: data !== valor };
}
export const escreveFim = ({ data, marca }: DataComMarca): string =>
  marca && data.trim() !== '' ? `${data} avisa` : data;

/** Which of a few choices a value is, however it was written; undefined for none of them. */
export function escolhaDigitada(valor: string, escolhas: readonly string[]): string | undefined {
  const lida = leEscolha(valor, escolhas);
  return lida.tipo === 'valor' ? lida.valor : undefined;
}

/** The words of an order, taken apart into its choice and what is typed beside it. */
export interface OrdemDigitada {
  /** `outra`: words that are none of the three kinds. */
  readonly tipo: 'vazia' | 'proporcional' | 'grupo' | 'posicoes' | 'outra';
  readonly grupo: string;
  readonly posicoes: string;
  readonly passo: string;
}

const SEM_ORDEM: OrdemDigitada = { tipo: 'vazia', grupo: '', posicoes: '', passo: '' };

export function ordemDigitada(valor: string): OrdemDigitada {
  if (valor.trim() === '') return SEM_ORDEM;
  const lida = leOrdem(valor);
  // What is understood, however it was written, is shown as it is written here.
  const texto = lida.tipo === 'valor' && !/^(?:última de|posições)/u.test(valor) ? escreveOrdem(lida.valor) : valor;
  if (texto === 'proporcional') return { ...SEM_ORDEM, tipo: 'proporcional' };
  const grupo = /^última de cada grupo de ?(.*)$/su.exec(texto)?.[1];
  if (grupo !== undefined) return { ...SEM_ORDEM, tipo: 'grupo', grupo };
  const [, posicoes, passo = ''] = /^posições ?(.*?)(?: e depois de (.*?) em \2)?$/su.exec(texto) ?? [];
  return posicoes === undefined ? { ...SEM_ORDEM, tipo: 'outra' } : { ...SEM_ORDEM, tipo: 'posicoes', posicoes, passo };
}

/** Which number of an order is still to be typed. */
export function faltaNaOrdem({ tipo, grupo, posicoes }: OrdemDigitada): 'grupo' | 'posicoes' | undefined {
  if (tipo === 'grupo' && grupo.trim() === '') return 'grupo';
  return tipo === 'posicoes' && posicoes.trim() === '' ? 'posicoes' : undefined;
}

export function escreveOrdemDigitada({ tipo, grupo, posicoes, passo }: OrdemDigitada): string {
  switch (tipo) {
    case 'vazia':
    case 'outra':
      return '';
    case 'proporcional':
      return 'proporcional';
    case 'grupo':
      return `última de cada grupo de ${grupo}`;
    case 'posicoes':
      return `posições ${posicoes}${passo === '' ? '' : ` e depois de ${passo} em ${passo}`}`;
  }
}

export const FINS_DA_REVERSAO = Object.values(FINS_ESCRITOS);

/** The receivers of a vaga, in order, as they are chosen one after the other. */
export function reversaoDigitada(valor: string): string[] {
  const partes = partesDaReversao(valor).map((parte) => {
    const fim = fimDaReversao(parte);
    return fim === undefined ? parte : FINS_ESCRITOS[fim];
  });
  const [ultima] = partes.slice(-1);
  if (ultima === undefined) return [];
  return eFim(ultima) ? partes : [...partes, 'lista geral'];
}

export const eFim = (parte: string): boolean => fimDaReversao(parte) !== undefined;

/** The receivers with another in one place: after an end there is nothing, and after a reserva something. */
export function comDestino(partes: readonly string[], lugar: number, escolhida: string): string {
  if (escolhida === '') return partes.slice(0, lugar).join(', ');
  const antes = partes.slice(0, lugar);
  if (eFim(escolhida)) return [...antes, escolhida].join(', ');
  const depois = partes.slice(lugar + 1).filter((parte) => normaliza(parte) !== normaliza(escolhida));
  return [...antes, escolhida, ...(depois.length === 0 ? ['lista geral'] : depois)].join(', ');
}
