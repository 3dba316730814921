import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lerArquivo } from '../../../src/adapters/arquivo/lerArquivo';
import { serialDe } from '../../../src/adapters/office/celulas';
import type { Celula } from '../../../src/planilha/grade';
import { retrato } from '../../adapters/office/cenarios/dado';
import type { ExcelHost } from '../../excel/host';
import { area } from '../../excel/model/address';
import type { Book } from '../../excel/model/book';

export const EXEMPLO = path.join(__dirname, '../../../exemplos/classificacao-porto-feliz.xlsx');

export type Valor = string | number | boolean;
export type Linhas = readonly (readonly Valor[])[];

/** A cell of a file as Excel keeps it: dates are numbers, and what is empty is an empty text. */
function valorDa(celula: Celula): Valor {
  if (celula === null) return '';
  if (typeof celula !== 'object') return celula;
  switch (celula.tipo) {
    case 'data':
      return serialDe(celula.data) ?? celula.data;
    case 'porcentagem':
      return celula.valor;
    case 'erro':
      return celula.erro;
  }
}

function semFim<T>(itens: readonly T[], vazio: (item: T) => boolean): readonly T[] {
  const cheios = itens.map(vazio).lastIndexOf(false);
  return itens.slice(0, cheios + 1);
}

/** Without the empty cells and rows at the end, which say nothing. */
export function semSobras(linhas: Linhas): Linhas {
  const aparadas = linhas.map((linha) => semFim(linha, (valor) => valor === ''));
  return semFim(aparadas, (linha) => linha.length === 0);
}

/** The sheets of a file, by name, as Excel would keep their values. */
export async function abasDoArquivo(arquivo: string): Promise<Readonly<Record<string, Linhas>>> {
  const lido = await lerArquivo(readFileSync(arquivo), path.basename(arquivo));
  if ('problema' in lido) throw new Error(`not read: ${arquivo}`);
  return Object.fromEntries(
    lido.abas.map(({ nome, linhas }) => [nome, semSobras(linhas.map((linha) => linha.map(valorDa)))]),
  );
}

/** The sheets that a person brings: the example's, another with a table, and a draft that says nothing of anyone. */
export const DO_USUARIO = ['Classificação', 'Cadastro', 'Rascunho'];

/** A new workbook: the example's cells, as the file has them, among other sheets of the user. */
export async function comExemplo(host: ExcelHost): Promise<void> {
  const lido = await lerArquivo(readFileSync(EXEMPLO), 'exemplo.xlsx');
  const aba = 'problema' in lido ? undefined : lido.abas[0];
  if (aba === undefined) throw new Error('the example was not read');
  host.reset();
  const { book } = host;
  const classificacao = book.sheet('Planilha1');
  book.rename(classificacao, 'Classificação');
  classificacao.put(
    'A1',
    aba.linhas.map((linha) => linha.map(valorDa)),
  );
  aba.linhas.forEach((linha, i) =>
    linha.forEach((celula, j) => {
      const ehData = typeof celula === 'object' && celula?.tipo === 'data';
      classificacao.cells.paint(area(i, j, i, j), ehData ? { numberFormat: 'dd/mm/yyyy' } : { fontSize: 9 });
    }),
  );
  for (const { linha, coluna, ultimaLinha, ultimaColuna } of aba.mesclas)
    classificacao.merged.push(area(linha, coluna, ultimaLinha, ultimaColuna));
  classificacao.columnWidths.set(4, 210);

  const cadastro = book.addSheet('Cadastro').put('B3', [
    ['Inscrição', 'Nome', 'Cargo', 'Classificação', 'Nota'],
    ['0090001', 'JOANA MANGUEIRA', 'MOTORISTA', 1, 90],
    ['0090002', 'CAIO PITOMBA', 'MOTORISTA', 2, 81.5],
    ['0090003', 'LIA SAPOTI', 'MOTORISTA', 3, 80],
  ]);
  book.addTable(cadastro, area(2, 1, 5, 5));
  book.renameTable(book.tables[0] ?? fail('no table'), 'Motoristas');

  const rascunho = book.addSheet('Rascunho').put('B2', [
    ['Conferir com a banca', 7],
    ['Telefonar', true],
  ]);
  rascunho.putFormula('C6', '=SOMA(C2:C5)', 7);
  rascunho.cells.paint(area(1, 1, 2, 2), { bold: true, fillColor: '#FFFF00' });
  rascunho.hiddenRows.add(3);
}

function fail(why: string): never {
  throw new Error(why);
}

/** All that a person could notice of the sheets that are theirs, and where they are. */
export function doUsuario(book: Book, abas: readonly string[] = DO_USUARIO): string {
  const { sheet, area: onde } = book.selection;
  return [...abas.map((nome) => retrato(book.sheet(nome))), book.active.name, sheet.name, JSON.stringify(onde)].join(
    '\n',
  );
}

/** The names of the sheets that are not the user's. */
export const novas = (book: Book): string[] =>
  book.sheets.map(({ name }) => name).filter((nome) => !DO_USUARIO.includes(nome));
