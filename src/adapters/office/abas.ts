import { noExcel } from './rodar';

export interface AbaDoLivro {
  readonly nome: string;
  /** A very hidden sheet can be shown only by a macro. */
  readonly visibilidade: 'visível' | 'oculta' | 'muito oculta';
  readonly ativa: boolean;
  readonly tabelas: readonly string[];
}

const VISIBILIDADES: Readonly<Record<string, AbaDoLivro['visibilidade']>> = {
  Hidden: 'oculta',
  VeryHidden: 'muito oculta',
};

/**
 * The sheets of the workbook, in their order, with the names of their tables.
 *
 * @throws ErroDoExcel
 */
export function abasDoLivro(): Promise<AbaDoLivro[]> {
  return noExcel(async (context) => {
    const { worksheets, tables } = context.workbook;
    const ativa = worksheets.getActiveWorksheet();
    ativa.load('id');
    worksheets.load('items/id,items/name,items/visibility');
    tables.load('items/name,items/worksheet/id');
    await context.sync();
    return worksheets.items.map(({ id, name, visibility }) => ({
      nome: name,
      visibilidade: VISIBILIDADES[visibility] ?? 'visível',
      ativa: id === ativa.id,
      tabelas: tables.items.filter(({ worksheet }) => worksheet.id === id).map((tabela) => tabela.name),
    }));
  });
}
