import type { TipoDeAto } from '../core/ato';
import { AMPLA, chaveDaInscricao, PCD, type Modalidade } from '../core/candidato';
import { dataDe } from '../core/data';
import type { Data, Lei } from '../core/lei';
import { palavrasDe } from '../planilha/leitura/texto';

/** What the words of a control sheet mean; whole normalised words, never parts of them. */

export type ColunaDoControle = 'chamada' | 'documento' | 'data' | 'posse' | 'saida' | 'vaga' | 'lista' | 'observacao';

const conjunto = (palavras: string): ReadonlySet<string> => new Set(palavras.split(' '));

const CHAMADA = conjunto('cham chamada chamadas chamamento convocacao convocacoes convoc');
const DOCUMENTO = conjunto('portaria portarias port decreto documento doc ato');
const DATA = conjunto('data dt');
const POSSE = conjunto('posse exercicio');
const SAIDA = conjunto('desistencia exoneracao vacancia saida desligamento rescisao');
const OBSERVACAO = conjunto('obs observacao observacoes anotacao anotacoes justificativa ocorrencia ocorrencias');
const OUTRAS_DATAS = conjunto('nasc nascimento inscricao validade homologacao');
const NOMEADO = conjunto('convocado convocada nomeado nomeada chamado chamada ocupa ocupada');
const LISTA = conjunto('lista modalidade pela pelo');
const LIGACOES = conjunto('n no nr num numero da de do');

/** Which column of a control sheet a title names. */
export function colunaDoTitulo(titulo: string): ColunaDoControle | undefined {
  const palavras = palavrasDe(titulo).split(' ');
  const ha = (uma: ReadonlySet<string>): boolean => palavras.some((palavra) => uma.has(palavra));
  if (ha(OBSERVACAO)) return 'observacao';
  if (ha(OUTRAS_DATAS)) return undefined;
  if (ha(SAIDA)) return 'saida';
  if (ha(POSSE)) return 'posse';
  if (ha(DATA)) return 'data';
  if (ha(DOCUMENTO)) return 'documento';
  if (ha(LISTA) && (ha(NOMEADO) || palavras.includes('vaga'))) return 'lista';
  if (ha(CHAMADA)) return 'chamada';
  return palavras.includes('vaga') && palavras.every((palavra) => palavra === 'vaga' || LIGACOES.has(palavra)) ? 'vaga' : undefined;
}

/** A day written in a text, the first one; two figures of a year are of this century. */
export function dataNoTexto(texto: string): Data | undefined {
  const inteira = dataDe(texto);
  if (inteira !== undefined) return inteira;
  const achada = /(?<!\d)(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})(?!\d)/.exec(texto);
  if (achada === null) return undefined;
  const [, dia = '', mes = '', ano = ''] = achada;
  return dataDe(`${dia}/${mes}/${ano.length === 2 ? `20${ano}` : ano}`);
}

const DOCUMENTO_ESCRITO =
  /(?<!\p{L})(?:port(?:aria)?|decreto|edital|resolu[çc][ãa]o|ato|of[íi]cio|requerimento|termo(?: de \p{L}+)?|proc(?:esso)?)\.?\s*(?:n\s*[.ºo°]*\s*)?(?:fls?\.?\s*)?\d[\d./-]*/iu;

/** The document that a text names. */
export function documentoNoTexto(texto: string): string | undefined {
  return DOCUMENTO_ESCRITO.exec(texto)?.[0].replace(/[./-]+$/, '');
}

/** The day of taking office that a note tells. */
export function posseNoTexto(texto: string): { readonly data?: Data } | undefined {
  const depois = /(?<!\p{L})(?:tomou\s+)?posse(?!\p{L})(.*)$/iu.exec(texto)?.[1];
  if (depois === undefined || saidaNoTexto(texto) !== undefined) return undefined;
  const data = dataNoTexto(depois);
  return data === undefined ? undefined : { data };
}

const SAIDAS: readonly (readonly [TipoDeAto, readonly string[]])[] = [
  ['posse não tomada', ['nao tomou posse', 'posse nao tomada', 'nao assumiu', 'nao compareceu para posse', 'nao compareceu a posse']],
  ['tornada sem efeito', ['sem efeito']],
  [
    'vacância',
    'exonerado exonerada exoneracao exonerou falecido falecida faleceu falecimento obito aposentado aposentada aposentadoria demitido demitida demissao vacancia'.split(' '),
  ],
  [
    'desistência',
    ['desistente', 'desistentes', 'desistiu', 'desistencia', 'renunciou', 'renuncia', 'recusou', 'nao aceitou', 'abriu mao'],
  ],
];

/** How a person left, by the words of the situation or of a note. */
export function saidaNoTexto(texto: string): TipoDeAto | undefined {
  const palavras = ` ${palavrasDe(texto)} `;
  return SAIDAS.find(([, frases]) => frases.some((frase) => palavras.includes(` ${frase} `)))?.[0];
}

/** Whose place a note says that the person took: an inscrição or a name. */
export function noLugarDe(texto: string, conhecidas: { readonly porChave: ReadonlySet<string>; readonly porNome: ReadonlyMap<string, string> }): string | undefined {
  const depois = /(?<!\p{L})(?:(?:no|em) lugar d[aoe]|em substitui[çc][ãa]o (?:a|à|ao)|vaga d[aoe](?= ?\S*\d|\s+\p{Lu}))(?!\p{L})(.*)$/iu.exec(texto)?.[1];
  if (depois === undefined) return undefined;
  const numero = depois.split(/[\s,;()]+/).map(chaveDaInscricao).find((chave) => /\d/.test(chave) && conhecidas.porChave.has(chave));
  if (numero !== undefined) return numero;
  const palavras = ` ${palavrasDe(depois)} `;
  return [...conhecidas.porNome].find(([nome]) => palavras.includes(` ${nome} `))?.[1];
}

const AMPLAS = ['ampla', 'ampla concorrencia', 'ac', 'lista geral', 'geral'];

/** The reserva that "cota" alone means: where the law has several besides PcD, it says nothing. */
function daUnica({ reservas }: Lei): readonly Modalidade[] {
  const raciais = reservas.map(({ id }) => id).filter((id) => id !== PCD);
  return raciais.length === 1 ? raciais : [];
}

/** The list by which a text says that a person was called ("entrou pela ampla"). */
export function listaNoTexto(lei: Lei, texto: string): Modalidade | undefined {
  if (texto === '') return undefined;
  const palavras = palavrasDe(texto);
  const frases: readonly (readonly [string, Modalidade])[] = [
    ...AMPLAS.map((frase) => [frase, AMPLA] as const),
    ...['pcd', 'pessoa com deficiencia', 'pessoas com deficiencia'].map((frase) => [frase, PCD] as const),
    ...lei.reservas.flatMap(({ id, nome, grupo }) => [id, nome, grupo].map((frase) => [palavrasDe(frase), id] as const)),
    ...daUnica(lei).flatMap((id) => ['cota', 'cotas', 'reserva', 'vaga reservada', 'pn', 'cota racial'].map((frase) => [frase, id] as const)),
  ];
  const achadas = new Set(
    frases.flatMap(([frase, lista]) =>
      palavras === frase || new RegExp(`(^| )(pela|pelo|pelas|da|na) (vaga da |lista de |lista |vaga |reserva de )?${frase}( |$)`).test(palavras) ? [lista] : [],
    ),
  );
  const [unica, outra] = [...achadas];
  return outra === undefined ? unica : undefined;
}

const NAO_SAO_DO_EDITAL = /preenchid|ocupad|reservad|remanescent|reman|pcd|negr|cota|provid|livre|abert/;

/** How many vagas a heading says that the edital offers; undefined when it says none, or not plainly. */
export function vagasNoTitulo(texto: string): number | undefined {
  const achadas = [...texto.matchAll(/(?<!\p{L})vagas?(?!\p{L})([^\d]{0,30})(\d{1,6})(?![\d/])((?:(?!vaga)[^()\n])*)/giu)];
  const numeros = achadas.flatMap(([, entre = '', numero = '', depois = '']) =>
    NAO_SAO_DO_EDITAL.test(palavrasDe(entre)) || depois.includes('+') ? [] : [Number(numero)],
  );
  if (achadas.length === 0) {
    const antes = /(?<![\d/])(\d{1,6})\s+vagas?(?!\p{L})(?!\s+(?:reservad|ocupad|preenchid|remanescent))/iu.exec(texto);
    return antes?.[1] === undefined ? undefined : Number(antes[1]);
  }
  const [unico, outro] = [...new Set(numeros)];
  return outro === undefined ? unico : undefined;
}
