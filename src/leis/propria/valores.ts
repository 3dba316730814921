import type { Fracao } from '../../core/fracao';
import { porcento } from '../../core/fracao';
import type { Colisao, Computo, Desistencia, DuasReservas, NovasVagas, Ordem, Orgao, Vinculo } from '../../core/lei';
import type { ValorImpossivel } from '../../core/problemas/lei';
import { dataDe } from '../../core/data';
import type { Arredondamento } from '../../core/quantidade';
import { normaliza } from '../../core/texto';

/** What a value cell says: a value of the field, words nobody knows, or words that can't be. */
export type Lido<V> =
  | { readonly tipo: 'valor'; readonly valor: V }
  | { readonly tipo: 'desconhecido' }
  | { readonly tipo: 'impossível'; readonly porque: ValorImpossivel };

const DESCONHECIDO = { tipo: 'desconhecido' } as const;
const valor = <V>(este: V): Lido<V> => ({ tipo: 'valor', valor: este });
const impossivel = (porque: ValorImpossivel): Lido<never> => ({ tipo: 'impossível', porque });

/** A value's words as they are compared: no accents, no case, hyphens as spaces, no ordinal sign, no final stop, no note in brackets. */
function palavras(texto: string): string {
  const simples = texto
    .replace(/\([^()]*\)\s*$/u, '')
    .replace(/[-‐‑–—]/gu, ' ')
    // "3ª, 8ª" are 3 and 8.
    .replace(/(\d)[ªº°]/gu, '$1');
  return normaliza(simples).replace(/[\s.;]+$/u, '');
}

/** Words of a field that takes one of a few. */
export const ARREDONDAMENTOS: readonly Arredondamento[] = [
  'meio para cima',
  'meio para baixo',
  'sempre para cima',
  'sempre para baixo',
];
export const COMPUTOS: readonly Computo[] = ['compensada', 'ordem de chamada'];
export const DESISTENCIAS: readonly Desistencia[] = ['próximo da lista específica', 'lista geral'];
export const NOVAS_VAGAS: readonly NovasVagas[] = ['total acumulado', 'por oferta'];
export const DUAS_RESERVAS: readonly DuasReservas[] = ['a que chamar primeiro', 'a de maior percentual'];
export const COLISOES: readonly Colisao[] = ['livre anterior', 'livre seguinte'];

export function leEscolha<V extends string>(texto: string, escolhas: readonly V[]): Lido<V> {
  const achada = escolhas.find((escolha) => palavras(escolha) === palavras(texto));
  return achada === undefined ? DESCONHECIDO : valor(achada);
}

/** Printed word → organ or kind of post, with the other ways in which laws say it. */
const ORGAOS: Readonly<Record<Orgao, readonly [string, ...string[]]>> = {
  executivo: ['Executivo', 'Poder Executivo', 'prefeitura', 'Administração Direta'],
  legislativo: ['Legislativo', 'Poder Legislativo', 'câmara', 'câmara municipal'],
  indireta: ['Administração Indireta', 'indireta', 'autarquias', 'fundações', 'empresas públicas'],
};
const VINCULOS: Readonly<Record<Vinculo, readonly [string, ...string[]]>> = {
  efetivo: ['cargo efetivo', 'efetivo', 'cargos efetivos', 'efetivos'],
  emprego: ['emprego público', 'emprego', 'empregos públicos', 'empregos'],
  temporario: ['contratação temporária', 'temporário', 'temporários', 'contratos temporários', 'processo seletivo'],
};

const primeiras = (tabela: Readonly<Record<string, readonly [string, ...string[]]>>): string[] =>
  Object.values(tabela).map(([primeira]) => primeira);
export const ORGAOS_ESCRITOS = primeiras(ORGAOS);
export const VINCULOS_ESCRITOS = primeiras(VINCULOS);

function leLista<V extends string>(
  texto: string,
  tabela: Readonly<Record<V, readonly [string, ...string[]]>>,
): Lido<readonly V[]> {
  const todas = Object.keys(tabela) as V[];
  if (/^tod[oa]s$/.test(palavras(texto))) return valor(todas);
  const porPalavra = new Map(todas.flatMap((id) => tabela[id].map((escrita) => [palavras(escrita), id] as const)));
  const partes = texto
    .split(/[,;\n]|\s+e\s+/u)
    .map(palavras)
    .filter(Boolean);
  const achadas = partes.map((parte) => porPalavra.get(parte));
  if (partes.length === 0 || achadas.includes(undefined)) return DESCONHECIDO;
  return valor(todas.filter((id) => achadas.includes(id)));
}

export const leOrgaos = (texto: string): Lido<readonly Orgao[]> => leLista(texto, ORGAOS);
export const leVinculos = (texto: string): Lido<readonly Vinculo[]> => leLista(texto, VINCULOS);
export const escreveOrgaos = (orgaos: readonly Orgao[]): string => orgaos.map((id) => ORGAOS[id][0]).join(', ');
export const escreveVinculos = (vinculos: readonly Vinculo[]): string =>
  vinculos.map((id) => VINCULOS[id][0]).join(', ');

/** A number with a minus sign, whose hyphen `palavras` would drop. */
const NEGATIVO = /^\s*[-‐‑–—−]\s*\d/u;

/** "1.000": a point before three digits parts thousands. */
const MILHAR = /^[1-9]\d{0,2}\.\d{3}(?!\d)/u;
const PORCENTO = /^(\d{1,7})(?:[.,](\d{1,6}))?\s*(%|por cento)?$/u;

/** A share: "20%", "12,5%". A number alone is read as a percentage where it can be nothing else (2 to 100). */
export function lePercentual(texto: string): Lido<Fracao> {
  const [, inteiro, decimais = '', sinal] = PORCENTO.exec(palavras(texto)) ?? [];
  if (inteiro === undefined || NEGATIVO.test(texto)) return DESCONHECIDO;
  if (MILHAR.test(palavras(texto))) return impossivel('acima de 100%');
  const fracao = porcento(Number(inteiro + decimais), decimais.length);
  const { numerador, denominador } = fracao;
  if (numerador === 0) return impossivel('zero');
  if (sinal === undefined && numerador * 50 < denominador) return impossivel('sem o sinal de %');
  return numerador > denominador ? impossivel('acima de 100%') : valor(fracao);
}

/** A minimum number of vacancies; "não há" is none. */
export function leMinimo(texto: string): Lido<number> {
  const ditas = palavras(texto);
  if (['nao ha', 'nenhum', 'sem minimo'].includes(ditas)) return valor(0);
  const [, numero] = /^(\d{1,3}(?:\.\d{3})|\d{1,6})(?: vagas?)?$/.exec(ditas) ?? [];
  return numero === undefined || NEGATIVO.test(texto) ? DESCONHECIDO : valor(Number(numero.replace('.', '')));
}

const GRUPO = /^ultima(?: vaga)? de cada grupo de ([1-9]\d{0,5})(?: vagas)?$/;
const POSICOES = /^posic(?:ao|oes):? ([\d\s,;e]+?)(?:,? e depois de (\d{1,6}) em (\d{1,6}))?$/;

/** "proporcional", "última de cada grupo de 5", "posições 3, 8, 13 e depois de 5 em 5". */
export function leOrdem(texto: string): Lido<Ordem> {
  const ditas = palavras(texto);
  if (ditas === 'proporcional') return valor({ tipo: 'proporcional' });
  const grupo = GRUPO.exec(ditas)?.[1];
  if (grupo !== undefined) return valor({ tipo: 'última de cada grupo', grupo: Number(grupo) });
  const [, lista, passo, outro] = POSICOES.exec(ditas) ?? [];
  const partes = lista?.trim().split(/\s*(?:[,;]|\be\b)\s*/u);
  if (partes === undefined || !partes.every((parte) => /^\d{1,7}$/.test(parte)) || passo !== outro) return DESCONHECIDO;
  const posicoes = partes.map(Number);
  if (posicoes.some((posicao, i) => posicao <= (posicoes[i - 1] ?? 0))) return impossivel('posições fora de ordem');
  if (passo === undefined) return valor({ tipo: 'posições', posicoes });
  return Number(passo) === 0 ? DESCONHECIDO : valor({ tipo: 'posições', posicoes, passo: Number(passo) });
}

/** The words that `leOrdem` reads. */
export function escreveOrdem(ordem: Ordem): string {
  if (ordem.tipo === 'proporcional') return 'proporcional';
  if (ordem.tipo === 'última de cada grupo') return `última de cada grupo de ${ordem.grupo}`;
  const { posicoes, passo } = ordem;
  return `posições ${posicoes.join(', ')}${passo === undefined ? '' : ` e depois de ${passo} em ${passo}`}`;
}

export interface Inicio {
  readonly data: string;
  /** "após": the day itself is not reached. */
  readonly exclui: boolean;
}
export interface Fim {
  readonly data: string;
  /** "avisa": editais after it are still reached, with a warning. */
  readonly avisa: boolean;
}

const MESES = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

/** "1º de março de 2020" and "01.03.2020" as 01/03/2020; other texts as they are. */
function comBarras(texto: string): string {
  const [, dia = '', mes = '', ano = ''] = /^(\d{1,2}) de (\p{L}+) de (\d{4})$/u.exec(palavras(texto)) ?? [];
  const numero = MESES.indexOf(mes) + 1;
  if (numero > 0) return `${dia}/${numero}/${ano}`;
  return texto.trim().replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u, '$1/$2/$3');
}

const PARECE_DATA = /^(?:\d{1,2}\/\d{1,2}\/\d{4}|\d{4} \d{2} \d{2})$/;

function leData(texto: string): Lido<string> {
  const limpo = comBarras(texto);
  const data = dataDe(limpo);
  if (data !== undefined) return valor(data);
  return PARECE_DATA.test(palavras(limpo)) ? impossivel('data que não existe') : DESCONHECIDO;
}

/** @example semApos('após 21/07/2026') // '21/07/2026' */
export const semApos = (texto: string): string => texto.replace(/^\s*ap[óo]s(?:\s+|$)/iu, '');
/** @example semAvisa('31/12/2035 avisa') // '31/12/2035' */
export const semAvisa = (texto: string): string => texto.replace(/[,;(]?\s*avisa\s*\)?\s*$/iu, '');

/** "21/07/2026" or "após 21/07/2026". */
export function leInicio(texto: string): Lido<Inicio> {
  const sem = semApos(texto);
  const lida = leData(sem);
  return lida.tipo === 'valor' ? valor({ data: lida.valor, exclui: sem !== texto }) : lida;
}

/** "31/12/2035" or "31/12/2035 avisa". */
export function leFim(texto: string): Lido<Fim> {
  const sem = semAvisa(texto);
  const lida = leData(sem);
  return lida.tipo === 'valor' ? valor({ data: lida.valor, avisa: sem !== texto }) : lida;
}
