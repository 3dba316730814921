import type { FatoDoLivro } from '../core/constatacoes';
import { dataDe } from '../core/data';
import { bloqueia, type Problema } from '../core/problema';
import { normaliza } from '../core/texto';
import { celulaDe, celulasDoAto, type AtoNovo } from '../planilha/folhas/livro';
import type { Aba } from '../planilha/grade';
import { lerLivro, proximaLinha, type LivroLido } from '../planilha/livro';
import { fraseDoEfeito } from '../redacao/efeitos';
import type { Ranking } from './cargo';
import type { Chamada } from './chamadas';
import { conferir } from './conferir';
import { aplicarLivro, type CargoComLivro, type LivroAplicado } from './livro';
import type { LinhaDoLivro, Publicacao, Rascunho } from './nomeacoes';
import type { Pedido } from './pedido';
import { chaveDoProblema } from './problemasRedigidos';
import { efeitosNoCargo } from './registroEfeitos';

/** A livro as its sheet has it and as it was read. */
export interface LivroAberto {
  readonly aba: Aba;
  readonly lido: LivroLido;
}

/** An act to be recorded: the livro gives it its number. */
export type AtoSemNumero = Omit<AtoNovo, 'ato'>;

export interface RegistroPrevisto {
  readonly linhas: readonly LinhaDoLivro[];
  readonly efeitos: readonly string[];
  readonly divergencias: readonly string[];
  /** Only those that the new acts bring. */
  readonly problemas: readonly Problema[];
}

export function abreLivro(aba: Aba): LivroAberto {
  return { aba, lido: lerLivro(aba) };
}

/** The number of the next act: one after the largest. */
export function proximoNumero({ atos }: Pick<LivroLido, 'atos'>): number {
  return atos.reduce((maior, { ato }) => (/^\d{1,9}$/.test(ato) ? Math.max(maior, Number(ato)) : maior), 0) + 1;
}

/** The next calls as acts, in their order, with all that the columns say. */
export function atosDasProximas(
  cargos: readonly { readonly cargo: string; readonly proximas: readonly Chamada[] }[],
  { data, documento, motivo }: Publicacao,
): AtoSemNumero[] {
  const dia = data === undefined ? undefined : dataDe(data);
  return cargos.flatMap(({ cargo, proximas }) =>
    proximas.map(({ vaga, inscricao, lista, compensa }): AtoSemNumero => ({
      tipo: 'nomeação',
      cargo,
      vaga,
      inscricao,
      lista,
      ...(compensa !== undefined && { compensa }),
      ...(dia !== undefined && { data: dia }),
      ...preenchidos({ documento, motivo }),
    })),
  );
}

/** The acts of a draft: one for each person it names. */
export function atosDoRascunho({ pessoas, data, documento, motivo, ...rascunho }: Rascunho): AtoSemNumero[] {
  const dia = data === undefined ? undefined : dataDe(data);
  const comum = { ...rascunho, ...(dia !== undefined && { data: dia }), ...preenchidos({ documento, motivo }) };
  return pessoas.length === 0 ? [comum] : pessoas.map((inscricao) => ({ ...comum, inscricao }));
}

/** The texts with something in them, trimmed. */
function preenchidos(textos: Readonly<Record<'documento' | 'motivo', string | undefined>>): { documento?: string; motivo?: string } {
  const [documento, motivo] = [textos.documento?.trim() ?? '', textos.motivo?.trim() ?? ''];
  return { ...(documento !== '' && { documento }), ...(motivo !== '' && { motivo }) };
}

/** A date that was typed and is none. */
export function problemasDaData(data: string | undefined): Problema[] {
  if (data === undefined || data.trim() === '' || dataDe(data) !== undefined) return [];
  return [{ codigo: 'ato-ilegivel', gravidade: 'erro', dados: { campo: 'Data', valor: data } }];
}

/** The livro with these rows after its last one. */
export function comLinhas(aba: Aba, linhas: readonly LinhaDoLivro[]): Aba {
  const celulas = aba.linhas.slice(0, proximaLinha(aba) - 1);
  for (const linha of linhas) {
    while (celulas.length < linha.linha - 1) celulas.push([]);
    celulas.push(linha.celulas.map(celulaDe));
  }
  return { ...aba, linhas: celulas };
}

/** The acts with the next numbers, each in its row. */
function linhasDosAtos({ aba, lido }: LivroAberto, atos: readonly AtoSemNumero[]): LinhaDoLivro[] {
  const [numero, linha] = [proximoNumero(lido), proximaLinha(aba)];
  return atos.map((ato, i) => ({ linha: linha + i, celulas: celulasDoAto(lido, { ...ato, ato: String(numero + i) }) }));
}

/**
 * What recording these acts does, found by replaying the livro with them at its end: the rows to append, with the columns
 * that were read for them filled in, and only the problems that they bring. Nothing that came before changes.
 *
 * @param antes the same livro already replayed
 */
export function registra(
  ranking: Ranking,
  livro: LivroAberto,
  pedido: Pedido,
  atos: readonly AtoSemNumero[],
  antes: LivroAplicado = aplicarLivro(ranking, livro.lido, pedido),
): RegistroPrevisto {
  if (livro.lido.coluna('Tipo') === undefined) return { linhas: [], efeitos: [], divergencias: [], problemas: livro.lido.problemas };
  const escritas = linhasDosAtos(livro, atos);
  const novas = new Set(escritas.map(({ linha }) => linha));
  const lido = lerLivro(comLinhas(livro.aba, escritas));
  const depois = aplicarLivro(ranking, lido, pedido);
  const problemas = trazidos(antes.problemas, depois.problemas).filter((problema) => !completadoNaLinha(problema, novas));
  const fatos = depois.cargos.flatMap(({ situacao, classificados: { pessoas } }) =>
    situacao.fatos.flatMap((fato) => (novas.has(fato.ato.linha) ? [{ fato, inscricaoDe: (quem: number) => pessoas[quem]?.inscricao }] : [])),
  );
  const completos = atos.map((ato, i) => completo(ato, fatos.filter(({ fato }) => fato.ato.linha === escritas[i]?.linha)));
  const linhas = problemas.some(bloqueia) ? [] : linhasDosAtos(livro, completos);
  return {
    linhas,
    efeitos: linhas.length === 0 ? [] : efeitosEmPalavras(pedido, antes, depois, atos),
    divergencias: linhas.length === 0 ? [] : divergenciasDas(novas, ranking, lido, pedido),
    problemas,
  };
}

/** Problems of the second list that the first does not have. */
function trazidos(antes: readonly Problema[], depois: readonly Problema[]): Problema[] {
  const chave = (problema: Problema): string => `${chaveDoProblema(problema)}|${JSON.stringify(problema.dados)}`;
  const havia = new Set(antes.map(chave));
  return depois.filter((problema) => !havia.has(chave(problema)));
}

/** What a new row leaves empty is filled in before it is written: nothing to tell, but for a tie that it decides. */
function completadoNaLinha({ codigo, lugar, dados }: Problema, novas: ReadonlySet<number>): boolean {
  return codigo === 'ato-inferido' && dados.oque !== 'empate' && novas.has(lugar?.linha ?? 0);
}

function completo(
  ato: AtoSemNumero,
  fatos: readonly { readonly fato: FatoDoLivro; readonly inscricaoDe: (quem: number) => string | undefined }[],
): AtoSemNumero {
  return fatos.reduce((este, { fato, inscricaoDe }): AtoSemNumero => {
    if (fato.tipo === 'vaga inferida') return { ...este, vaga: fato.vaga };
    if (fato.tipo === 'lista inferida') return { ...este, lista: fato.lista };
    const compensa = fato.tipo === 'compensa inferida' ? inscricaoDe(fato.pessoa) : undefined;
    return compensa === undefined ? este : { ...este, compensa };
  }, ato);
}

function efeitosEmPalavras({ lei }: Pedido, antes: LivroAplicado, depois: LivroAplicado, atos: readonly AtoSemNumero[]): string[] {
  const citadas = atos.flatMap(({ inscricao }) => inscricao ?? []);
  const fimDeFila = atos.flatMap(({ tipo, inscricao }) => (tipo === 'fim de fila' ? (inscricao ?? []) : []));
  const cargos = new Set(atos.map(({ cargo }) => normaliza(cargo)));
  const varios = depois.cargos.length > 1;
  const doCargo = (cargo: CargoComLivro): string[] => {
    const era = antes.cargos.find((outro) => outro.cargo === cargo.cargo);
    const tocado = !varios || cargos.has(normaliza(cargo.cargo)) || cargos.has('') || atos.some(({ tipo }) => tipo === 'retificação');
    if (era === undefined || !tocado) return [];
    const frases = efeitosNoCargo(era, cargo, { citadas, fimDeFila }).map((efeito) => fraseDoEfeito(lei, efeito));
    return cargos.size > 1 ? frases.map((frase) => `${cargo.cargo}: ${frase}`) : frases;
  };
  const frases = depois.cargos.flatMap(doCargo);
  return frases.length === 0 ? [fraseDoEfeito(lei, { tipo: 'nada' })] : frases;
}

function divergenciasDas(novas: ReadonlySet<number>, ranking: Ranking, lido: LivroLido, pedido: Pedido): string[] {
  return conferir(ranking, lido, pedido).divergencias.flatMap(({ linha, frase }) => (novas.has(linha) ? [frase] : []));
}
