import type { Conteudo, Folha } from '../../planilha/folha';
import type { Aba } from '../../planilha/grade';
import { COLUNAS_DO_LIVRO, lerLivro } from '../../planilha/livro';
import type { Area } from './blocos';
import { escreverFolhas, type Acabamento } from './escrever';
import { formataColuna } from './formatar';
import { lerAba } from './ler';
import { suporte } from './suporte';
import { listaEmTexto, poeLista } from './livroListas';
import { larguraDe } from './trechos';

/** The values that a column (by its title) offers in a list, with others still taken. */
export interface ListaDaColuna {
  readonly coluna: string;
  readonly valores: readonly string[];
}

export interface OpcoesDoLivro {
  readonly listas?: readonly ListaDaColuna[];
  /** Waits for the end of a cell's edition, in milliseconds. */
  readonly pausas?: readonly number[];
}

export interface LivroCriado {
  /** Its name, which is another where “Livro de atos” was taken. */
  readonly aba: string;
  /** What could not be set up in a sheet that is complete all the same; in Portuguese. */
  readonly avisos: readonly string[];
}

/** A row to append, by the columns of the sheet from A on; null leaves a cell alone. */
export interface LinhaAAcrescentar {
  /** Row of the sheet, 1 = first. */
  readonly linha: number;
  readonly celulas: readonly Conteudo[];
}

/** Rows for the end of a livro, and what it must be for them to be right. */
export interface Acrescimo {
  /** Name or id of the sheet. */
  readonly aba: string;
  readonly linhas: readonly LinhaAAcrescentar[];
  /** `colunasDoLivro` of the sheet from which the rows were made: a column moved since then is a change too. */
  readonly colunas: string;
  /** Whether a sheet still has the acts from which the rows were made. */
  readonly confere: (aba: Aba) => boolean | Promise<boolean>;
  /** Waits for the end of a cell's edition, in milliseconds; none before anything was read. */
  readonly pausas?: readonly number[];
  /** Standing still until the user ends the edition of a cell. */
  readonly aoEsperar?: () => void;
}

export interface LinhasAcrescentadas {
  /** The name that the sheet has now. */
  readonly aba: string;
  /** What could not be done around rows that are there; in Portuguese. */
  readonly avisos: readonly string[];
}

/** Where each column of a livro is, to notice that one was moved. */
export function colunasDoLivro(aba: Aba): string {
  const { coluna } = lerLivro({ ...aba, linhas: aba.linhas.slice(0, 30) });
  return COLUNAS_DO_LIVRO.map((nome) => `${nome}:${coluna(nome) ?? ''}`).join(' ');
}

/**
 * The sheet of a livro as it is now.
 *
 * @throws ErroDoExcel
 */
export function lerAbaDoLivro(nome: string): Promise<Aba> {
  return lerAba({ tipo: 'aba', nome });
}

/** The titles and everything under them, a row at least: the table of a livro begins empty. */
function areaDoLivro(folha: Folha): Area | undefined {
  const { cabecalho, linhas } = folha;
  if (cabecalho === undefined) return undefined;
  return { linha: cabecalho, coluna: 0, linhas: Math.max(2, linhas.length - cabecalho), colunas: larguraDe(folha) };
}

/** Rows to come have their look already; Excel takes no format for whole columns, and a million rows would fill the file. */
const LINHAS_PREPARADAS = 1_000;

/** Whole columns are printed, since the last row is not known. */
async function preparaColunas({ folha, id, passos, dispensaveis }: Acabamento): Promise<void> {
  const [largura, feitas] = [larguraDe(folha), folha.linhas.length];
  await passos.passo({
    aba: id,
    enfileira: (faixa) => {
      folha.colunas.forEach((coluna, j) => formataColuna(faixa(feitas, j, LINHAS_PREPARADAS, 1), coluna, j));
    },
  });
  if (!suporte().impressao) return;
  await dispensaveis.tenta('impressão', folha.nome, () =>
    passos.passo({
      aba: id,
      enfileira: (faixa, { pageLayout }) => pageLayout.setPrintArea(faixa(0, 0, 1, largura).getEntireColumn()),
    }),
  );
}

async function poeListas(
  { folha, id, passos, dispensaveis }: Acabamento,
  listas: readonly ListaDaColuna[],
): Promise<void> {
  const { cabecalho = 0, linhas, nome } = folha;
  const titulos = linhas[cabecalho]?.celulas ?? [];
  const cabiveis = listas.flatMap(({ coluna, valores }) => {
    const [indice, texto] = [titulos.indexOf(coluna), listaEmTexto(valores)];
    return indice < 0 || texto === undefined ? [] : [{ indice, texto }];
  });
  if (cabiveis.length === 0 || !suporte().validacao) return;
  await dispensaveis.tenta('listas', nome, () =>
    passos.passo({
      aba: id,
      enfileira: (faixa) => {
        for (const { indice, texto } of cabiveis) poeLista(faixa, cabecalho + 1, indice, texto);
      },
    }),
  );
}

/**
 * Writes the sheet of a livro: a table, empty or with its acts, whose columns have their look, their formats and their
 * lists however far it grows. When it fails, nothing is left.
 *
 * @throws ErroDoExcel; its `restaram` names the sheet when it could not be removed
 */
export async function criarLivro(folha: Folha, { listas = [], pausas }: OpcoesDoLivro = {}): Promise<LivroCriado> {
  const { abas, avisos } = await escreverFolhas([folha], {
    ...(pausas !== undefined && { pausas }),
    tabela: areaDoLivro,
    acabamento: async (acabamento) => {
      await preparaColunas(acabamento);
      await poeListas(acabamento, listas);
    },
  });
  return { aba: abas[0] ?? folha.nome, avisos };
}
