import { PCD, type ReservaId } from '../../core/candidato';
import { TIPOS_DE_ATO } from '../../core/ato';
import { dataDe } from '../../core/data';
import type { ColunaDaFolha, Conteudo, Folha } from '../folha';
import { indiceDaColuna, type Aba, type Celula } from '../grade';
import { COLUNAS_DO_LIVRO, linhasDoLivro, type AtoEscrito, type ColunaDoLivro, type LivroLido } from '../livro';

const NOME_DO_LIVRO = 'Livro de atos';

const COLUNAS: Readonly<Record<ColunaDoLivro, ColunaDaFolha>> = {
  Ato: { formato: 'inteiro', largura: 8 },
  Data: { formato: 'data', largura: 12 },
  Tipo: { formato: 'texto', largura: 20 },
  Cargo: { formato: 'texto', largura: 26, quebra: true },
  Vaga: { formato: 'inteiro', largura: 8 },
  Inscrição: { formato: 'texto', largura: 14 },
  Lista: { formato: 'texto', largura: 18 },
  Compensa: { formato: 'texto', largura: 14 },
  Quantidade: { formato: 'inteiro', largura: 12 },
  Documento: { formato: 'texto', largura: 24, quebra: true },
  Motivo: { formato: 'texto', largura: 40, quebra: true },
};

/** The columns of a livro whose cells have few values, for the lists that validate them. */
export function listasDoLivro(reservas: readonly ReservaId[]): readonly {
  readonly coluna: ColunaDoLivro;
  readonly valores: readonly string[];
}[] {
  return [
    { coluna: 'Tipo', valores: TIPOS_DE_ATO },
    { coluna: 'Lista', valores: ['ampla', ...new Set([...reservas, PCD])] },
  ];
}

/** An act without its row: what is going to be written. */
export type AtoNovo = Omit<AtoEscrito, 'linha'>;

/** A number where the text is one, so that a column of act numbers sorts as numbers. */
function numeroOuTexto(texto: string): Conteudo {
  return /^[1-9]\d{0,8}$/.test(texto) ? Number(texto) : texto;
}

function conteudoDoAto(ato: AtoNovo): Readonly<Record<ColunaDoLivro, Conteudo>> {
  return {
    Ato: numeroOuTexto(ato.ato),
    Data: ato.data === undefined ? null : { data: ato.data },
    Tipo: ato.tipo,
    Cargo: ato.cargo === '' ? null : ato.cargo,
    Vaga: ato.vaga ?? null,
    Inscrição: ato.inscricao ?? null,
    Lista: ato.lista ?? null,
    Compensa: ato.compensa ?? null,
    Quantidade: ato.quantidade ?? null,
    Documento: ato.documento ?? null,
    Motivo: ato.motivo ?? null,
  };
}

/** The cells of an act, in the order of the columns of that livro's sheet. */
export function celulasDoAto(livro: Pick<LivroLido, 'coluna'>, ato: AtoNovo): Conteudo[] {
  const conteudo = conteudoDoAto(ato);
  const celulas: Conteudo[] = [];
  for (const nome of COLUNAS_DO_LIVRO) {
    const indice = indiceDaColuna(livro.coluna(nome) ?? '');
    if (indice === undefined) continue;
    while (celulas.length <= indice) celulas.push(null);
    celulas[indice] = conteudo[nome];
  }
  return celulas;
}

/** What is written, as it is read back. */
export function celulaDe(conteudo: Conteudo): Celula {
  return typeof conteudo === 'object' && conteudo !== null ? { tipo: 'data', ...conteudo } : conteudo;
}

/** An empty livro: its titles and nothing under them. */
export function livroVazio(): Aba {
  return { nome: NOME_DO_LIVRO, linhas: [COLUNAS_DO_LIVRO], mesclas: [] };
}

function conteudoDe(nome: ColunaDoLivro, texto: string): Conteudo {
  if (texto === '') return null;
  const { formato } = COLUNAS[nome];
  if (formato === 'inteiro') return numeroOuTexto(texto);
  const data = formato === 'data' ? dataDe(texto) : undefined;
  return data === undefined ? texto : { data };
}

/**
 * The acts of a livro as a sheet to write: one table from the first row, to which rows are appended; rows that could not
 * be read are kept as they are.
 *
 * @param impresso text of the print header
 */
export function folhaDoLivro(aba: Aba, impresso: string): Folha {
  return {
    nome: NOME_DO_LIVRO,
    colunas: COLUNAS_DO_LIVRO.map((nome) => COLUNAS[nome]),
    linhas: [
      { papel: 'cabeçalho', celulas: COLUNAS_DO_LIVRO },
      ...linhasDoLivro(aba).map((textos) => ({
        papel: 'dado' as const,
        celulas: COLUNAS_DO_LIVRO.map((nome, i) => conteudoDe(nome, textos[i] ?? '')),
      })),
    ],
    cabecalho: 0,
    impressao: { orientacao: 'paisagem', cabecalho: impresso },
  };
}
