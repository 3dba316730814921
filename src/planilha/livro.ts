import { TIPOS_DE_ATO, type TipoDeAto } from '../core/ato';
import { dataDe } from '../core/data';
import type { Data } from '../core/lei';
import type { Problema } from '../core/problema';
import { normaliza } from '../core/texto';
import { comprimento } from './comprimento';
import { letraDaColuna, type Aba, type Celula } from './grade';
import { TETO_DE_VAGAS } from '../core/quantidade';

/** The columns of the livro, as printed. */
export const COLUNAS_DO_LIVRO = [
  'Ato',
  'Data',
  'Tipo',
  'Cargo',
  'Vaga',
  'Inscrição',
  'Lista',
  'Compensa',
  'Quantidade',
  'Documento',
  'Motivo',
] as const;
export type ColunaDoLivro = (typeof COLUNAS_DO_LIVRO)[number];

/** One act as written: cells read, names not yet matched to people. */
export interface AtoEscrito {
  readonly linha: number;
  readonly ato: string;
  readonly tipo: TipoDeAto;
  readonly data?: Data;
  readonly cargo: string;
  readonly vaga?: number;
  readonly inscricao?: string;
  readonly lista?: string;
  readonly compensa?: string;
  readonly quantidade?: number;
  readonly documento?: string;
  readonly motivo?: string;
}

export interface LivroLido {
  readonly aba: string;
  readonly atos: readonly AtoEscrito[];
  readonly problemas: readonly Problema[];
  /** Letters of the columns found, to point at a cell. */
  readonly coluna: (nome: ColunaDoLivro) => string | undefined;
}

/** A cell as text: whole numbers without decimals, dates as people write them. */
function textoDa(celula: Celula | undefined): string {
  if (celula === undefined || celula === null) return '';
  if (typeof celula === 'object') return celula.tipo === 'data' ? celula.data : celula.tipo === 'erro' ? celula.erro : String(celula.valor);
  return String(celula).replace(/\u00a0/g, ' ').trim();
}

/** Whether a sheet is a livro: some row holds its main column titles. */
export function eLivro(aba: Aba): boolean {
  return linhaDoCabecalho(aba) !== undefined;
}

/** The livro that a file holds: its sheet of acts, or its first one; an error when several sheets have acts. */
export function livroEntre(abas: readonly Aba[]): Aba | Problema | undefined {
  const livros = abas.filter(eLivro);
  const comAtos = livros.filter((aba) => linhasDoLivro(aba).length > 0);
  if (comAtos.length > 1) {
    const dados = { abas: comAtos.map(({ nome }) => nome) };
    return { codigo: 'livro-em-varias-abas', gravidade: 'erro', dados };
  }
  return comAtos[0] ?? livros[0] ?? abas[0];
}

const LINHAS_PROCURADAS = 30;

/** The columns that a row of titles lacks to be the livro's header. */
function faltamNaLinha(linha: readonly Celula[]): ColunaDoLivro[] {
  const titulos = new Set(linha.map((celula) => normaliza(textoDa(celula))));
  const faltam = (['Tipo', 'Vaga'] as const).filter((nome) => !titulos.has(normaliza(nome)));
  return titulos.has('inscricao') || titulos.has('quantidade') ? faltam : [...faltam, 'Inscrição'];
}

function linhaDoCabecalho({ linhas }: Aba): number | undefined {
  const achada = linhas.slice(0, LINHAS_PROCURADAS).findIndex((linha) => faltamNaLinha(linha).length === 0);
  return achada < 0 ? undefined : achada;
}

/**
 * The rows of a livro as texts, one for each printed column, blank rows left out: the same acts give the same rows
 * wherever the sheet has them, whatever the order of its columns. None when there is no header.
 */
export function linhasDoLivro(aba: Aba): string[][] {
  const cabecalho = linhaDoCabecalho(aba);
  if (cabecalho === undefined) return [];
  const titulos = (aba.linhas[cabecalho] ?? []).map((celula) => normaliza(textoDa(celula)));
  const indices = COLUNAS_DO_LIVRO.map((nome) => titulos.indexOf(normaliza(nome)));
  return aba.linhas
    .slice(cabecalho + 1)
    .filter((linha) => linha.some((celula) => textoDa(celula) !== ''))
    .map((linha) => indices.map((indice) => textoDa(linha[indice])));
}

/** Row of the sheet (1 = first) after the last one with content. */
export function proximaLinha({ linhas }: Aba): number {
  return comprimento(linhas, (linha) => linha.some((celula) => textoDa(celula) !== '')) + 1;
}

/** What the row nearest to a header lacks. */
function faltam({ linhas }: Aba): ColunaDoLivro[] {
  const candidatas = linhas.slice(0, LINHAS_PROCURADAS).map(faltamNaLinha);
  return candidatas.reduce((menor, esta) => (esta.length < menor.length ? esta : menor), faltamNaLinha([]));
}

const TIPOS = new Map<string, TipoDeAto>([
  ...TIPOS_DE_ATO.map((tipo): [string, TipoDeAto] => [normaliza(tipo), tipo]),
  ['nomeacao tornada sem efeito', 'tornada sem efeito'],
  ['tornado sem efeito', 'tornada sem efeito'],
  ['nao tomou posse', 'posse não tomada'],
  ['final de fila', 'fim de fila'],
  ['cota nao confirmada', 'cota não confirmada'],
]);

/** What each kind cannot do without. */
const EXIGE_PESSOA = new Set<TipoDeAto>(TIPOS_DE_ATO.filter((tipo) => tipo !== 'oferta' && tipo !== 'retificação'));

/**
 * The acts of a livro, in the order of its rows; blank rows are passed over, and every cell that cannot be read is a
 * problem with its place (the act then does not count).
 */
export function lerLivro(aba: Aba): LivroLido {
  const cabecalho = linhaDoCabecalho(aba);
  if (cabecalho === undefined) {
    const dados = { faltam: faltam(aba) };
    const problema: Problema = { codigo: 'livro-sem-cabecalho', gravidade: 'erro', lugar: { aba: aba.nome }, dados };
    return { aba: aba.nome, atos: [], problemas: [problema], coluna: () => undefined };
  }
  const titulos = (aba.linhas[cabecalho] ?? []).map((celula) => normaliza(textoDa(celula)));
  const indices = new Map(COLUNAS_DO_LIVRO.map((nome) => [nome, titulos.indexOf(normaliza(nome))]));
  const coluna = (nome: ColunaDoLivro): string | undefined => {
    const indice = indices.get(nome) ?? -1;
    return indice < 0 ? undefined : letraDaColuna(indice);
  };
  const problemas: Problema[] = [];
  const atos: AtoEscrito[] = [];
  let oferecidas = 0;
  for (let i = cabecalho + 1; i < aba.linhas.length; i += 1) {
    const linha = aba.linhas[i] ?? [];
    if (linha.every((celula) => textoDa(celula) === '')) continue;
    const lida = lerAto(i + 1, TETO_DE_VAGAS - oferecidas, (nome) => linha[indices.get(nome) ?? -1]);
    for (const problema of lida.problemas) {
      const { campo, ...resto } = problema;
      const letra = coluna(campo);
      problemas.push({ ...resto, lugar: { aba: aba.nome, linha: i + 1, ...(letra && { coluna: letra }) } } as Problema);
    }
    if (lida.ato === undefined) continue;
    atos.push(lida.ato);
    if (lida.ato.tipo === 'oferta') oferecidas += lida.ato.quantidade ?? 0;
  }
  const doConjunto = [...repetidos(aba.nome, atos, coluna('Ato')), ...foraDeOrdem(aba.nome, atos, coluna('Data'))];
  return { aba: aba.nome, atos, problemas: [...problemas, ...doConjunto], coluna };
}

type ProblemaDoCampo = { readonly campo: ColunaDoLivro } & Pick<Problema, 'codigo' | 'gravidade' | 'dados'>;

/** @param teto how many vagas may still be offered */
function lerAto(
  linha: number,
  teto: number,
  celula: (nome: ColunaDoLivro) => Celula | undefined,
): { ato?: AtoEscrito; problemas: readonly ProblemaDoCampo[] } {
  const problemas = COLUNAS_DO_LIVRO.flatMap((campo): ProblemaDoCampo[] => {
    const esta = celula(campo);
    if (typeof esta !== 'object' || esta?.tipo !== 'erro') return [];
    const soParaLer = campo === 'Documento' || (campo === 'Motivo' && TIPOS.get(normaliza(textoDa(celula('Tipo')))) !== 'retificação');
    const gravidade = soParaLer ? 'aviso' : 'erro';
    return [{ campo, codigo: 'celula-com-erro', gravidade, dados: { erro: esta.erro, titulo: campo } }];
  });
  if (problemas.some(({ gravidade }) => gravidade === 'erro')) return { problemas };
  const texto = (nome: ColunaDoLivro): string => textoDa(celula(nome));
  const escrito = texto('Tipo');
  const tipo = TIPOS.get(normaliza(escrito));
  if (tipo === undefined) {
    return { problemas: [...problemas, { campo: 'Tipo', codigo: 'ato-desconhecido', gravidade: 'erro', dados: { tipo: escrito } }] };
  }
  const ilegivel = (campo: ColunaDoLivro): undefined => {
    const dados = { campo, valor: texto(campo) };
    problemas.push({ campo, codigo: 'ato-ilegivel', gravidade: 'erro', dados });
    return undefined;
  };
  const falta = (campo: ColunaDoLivro, oque: string): void => {
    problemas.push({ campo, codigo: 'ato-incompleto', gravidade: 'erro', dados: { tipo, falta: oque } });
  };
  const inteiro = (campo: ColunaDoLivro): number | undefined => {
    if (texto(campo) === '') return undefined;
    const numero = /^\d{1,7}$/.exec(texto(campo).replace(/[ªº°]$/, ''));
    return numero === null ? ilegivel(campo) : Number(numero[0]);
  };
  const data = texto('Data') === '' ? undefined : (dataDe(texto('Data')) ?? ilegivel('Data'));
  const vaga = inteiro('Vaga');
  const quantidade = inteiro('Quantidade');
  if (tipo === 'oferta' && (quantidade ?? 0) > teto) ilegivel('Quantidade');
  const inscricao = texto('Inscrição');
  if (tipo === 'oferta' && quantidade === undefined && texto('Quantidade') === '') falta('Quantidade', 'a quantidade de vagas');
  if (EXIGE_PESSOA.has(tipo) && inscricao === '') falta('Inscrição', 'a inscrição');
  if (problemas.some(({ gravidade }) => gravidade === 'erro')) return { problemas };
  const opcional = (nome: ColunaDoLivro): string | undefined => (texto(nome) === '' ? undefined : texto(nome));
  const ato: AtoEscrito = {
    linha,
    ato: opcional('Ato') ?? `linha ${linha}`,
    tipo,
    cargo: texto('Cargo'),
    ...presentes({
      data,
      vaga,
      quantidade,
      inscricao: inscricao === '' ? undefined : inscricao,
      lista: opcional('Lista'),
      compensa: opcional('Compensa'),
      documento: opcional('Documento'),
      motivo: opcional('Motivo'),
    }),
  };
  return { ato, problemas };
}

type Presentes<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The same object without the keys whose value is undefined. */
function presentes<T extends object>(objeto: T): Presentes<T> {
  return Object.fromEntries(Object.entries(objeto).filter(([, valor]) => valor !== undefined)) as Presentes<T>;
}

function repetidos(aba: string, atos: readonly AtoEscrito[], coluna: string | undefined): Problema[] {
  const vistos = new Map<string, number>();
  return atos.flatMap(({ ato, linha }): Problema[] => {
    const antes = vistos.get(ato);
    if (antes === undefined) {
      vistos.set(ato, linha);
      return [];
    }
    const lugar = { aba, linha, ...(coluna !== undefined && { coluna }) };
    return [{ codigo: 'ato-repetido', gravidade: 'aviso', lugar, dados: { ato, linha: antes } }];
  });
}

function foraDeOrdem(aba: string, atos: readonly AtoEscrito[], coluna: string | undefined): Problema[] {
  const datados = atos.filter((ato) => ato.data !== undefined);
  return datados.flatMap(({ ato, linha, data = '' }, i): Problema[] => {
    const anterior = datados[i - 1]?.data ?? '';
    if (data >= anterior) return [];
    const lugar = { aba, linha, ...(coluna !== undefined && { coluna }) };
    return [{ codigo: 'ato-fora-de-ordem', gravidade: 'aviso', lugar, dados: { ato, data, anterior } }];
  });
}
