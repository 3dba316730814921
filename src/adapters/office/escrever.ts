import type { Folha } from '../../planilha/folha';
import { comNomesLivres } from '../../planilha/folhas/folhasDoTrabalho';
import type { Andamento, AoAvancar } from './andamento';
import { dispensas, type Dispensas } from './avisos';
import type { Area } from './blocos';
import { desfaz, type AbaCriada } from './desfazer';
import { ErroDoExcel, traduzido } from './erros';
import { ajustaAlturas, formata } from './formatar';
import { preparaImpressao } from './imprimir';
import { PAUSAS } from './paciencia';
import { andarilho, type Andarilho } from './passos';
import { preenche } from './preencher';
import { noExcel } from './rodar';
import { suporte } from './suporte';
import { areaDaTabela, criaTabela, nomeDaTabela } from './tabela';

export interface OpcoesDeEscrita {
  readonly aoAvancar?: AoAvancar;
  readonly cancelamento?: AbortSignal;
  /** Waits for the end of a cell's edition, in milliseconds. */
  readonly pausas?: readonly number[];
  /** Where a sheet's table is; missing, over the rows of a list that is long enough. */
  readonly tabela?: (folha: Folha) => Area | undefined;
  /** What else a sheet needs, after everything. When it fails, all is undone. */
  readonly acabamento?: (acabamento: Acabamento) => Promise<void>;
}

/** A sheet that is written, and what it takes to go on with it. */
export interface Acabamento {
  readonly folha: Folha;
  /** The sheet's id. */
  readonly id: string;
  readonly passos: Andarilho;
  readonly dispensaveis: Dispensas;
}

export interface Escrita {
  /** The names of the sheets, in order. */
  readonly abas: readonly string[];
  /** What could not be set up in sheets that are complete all the same, and what to do; in Portuguese. */
  readonly avisos: readonly string[];
}

interface Planejada {
  readonly folha: Folha;
  readonly tabela: { readonly area: Area; readonly nome: string } | undefined;
}

/** Sheets and tables with names that are free. Nothing was made yet, so a cell in edition is said at once. */
async function planeja(
  context: Excel.RequestContext,
  folhas: readonly Folha[],
  tabelaDe: (folha: Folha) => Area | undefined,
): Promise<Planejada[]> {
  const { worksheets, tables, names, protection } = context.workbook;
  for (const colecao of [worksheets, tables, names]) colecao.load('items/name');
  protection.load('protected');
  await context.sync();
  if (protection.protected) throw new ErroDoExcel('pasta-protegida');
  const ocupados = [...tables.items, ...names.items].map(({ name }) => name);
  const nomeadas = comNomesLivres(
    folhas,
    worksheets.items.map(({ name }) => name),
  );
  return nomeadas.map((folha) => {
    const area = tabelaDe(folha);
    if (area === undefined) return { folha, tabela: undefined };
    const nome = nomeDaTabela(folha.nome, ocupados);
    ocupados.push(nome);
    return { folha, tabela: { area, nome } };
  });
}

/** One sheet per sync: what is made is known, whatever fails next. */
async function cria(context: Excel.RequestContext, nome: string): Promise<AbaCriada> {
  const aba = context.workbook.worksheets.add(nome);
  aba.load('id');
  await context.sync();
  return { id: aba.id, nome };
}

/** The names that the sheets have now; a sheet that the user deleted meanwhile is an error. */
async function nomesAtuais(context: Excel.RequestContext, criadas: readonly AbaCriada[]): Promise<string[]> {
  const abas = criadas.map(({ id }) => context.workbook.worksheets.getItem(id));
  for (const aba of abas) aba.load('name');
  await context.sync();
  return abas.map(({ name }) => name);
}

/**
 * Writes new sheets into the workbook, at its end and with names that are free. The user's own sheets are not touched,
 * and the active one stays so. When it fails or is cancelled, what it had written is removed.
 *
 * @throws ErroDoExcel; its `restaram` names sheets that could not be removed
 */
export async function escreverFolhas(
  folhas: readonly Folha[],
  { aoAvancar, cancelamento, pausas = PAUSAS, tabela: tabelaDe = areaDaTabela, acabamento }: OpcoesDeEscrita = {},
): Promise<Escrita> {
  const criadas: AbaCriada[] = [];
  let andamento: Andamento = {
    aba: '',
    feitas: 0,
    total: folhas.reduce((soma, { linhas }) => soma + linhas.length, 0),
  };
  const avanca = (aba: string, feitas: number): void => {
    andamento = { ...andamento, aba, feitas };
    aoAvancar?.(andamento);
  };
  const aoEsperar = (): void => aoAvancar?.({ ...andamento, esperaEdicao: true });
  try {
    return await noExcel(async (context) => {
      const passos = andarilho(context, { cancelamento, pausas, aoEsperar, desistencia: 'cancelado' });
      passos.confere();
      const planejadas = await planeja(context, folhas, tabelaDe);
      for (const { folha } of planejadas) criadas.push(await passos.insiste(() => cria(context, folha.nome)));
      // Once: in a loop the window would flicker.
      if (suporte().suspenderTela) context.application.suspendScreenUpdatingUntilNextSync();
      const dispensaveis = dispensas();
      let antes = 0;
      for (const [i, { folha, tabela }] of planejadas.entries()) {
        const { id = '' } = criadas[i] ?? {};
        avanca(folha.nome, antes);
        await formata(passos, id, folha);
        await preenche(passos, id, folha, (feitas) => avanca(folha.nome, antes + feitas));
        await ajustaAlturas(passos, id, folha);
        await dispensaveis.tenta('impressão', folha.nome, () => preparaImpressao(passos, id, folha));
        if (tabela !== undefined) {
          await dispensaveis.tenta('tabela', folha.nome, () => criaTabela(passos, id, tabela.area, tabela.nome));
        }
        await acabamento?.({ folha, id, passos, dispensaveis });
        antes += folha.linhas.length;
      }
      const abas = await passos.insiste(() => nomesAtuais(context, criadas));
      passos.confere();
      return { abas, avisos: dispensaveis.avisos() };
    });
  } catch (erro) {
    const recusa = traduzido(erro);
    const restaram = await desfaz(criadas, pausas, aoEsperar);
    const sumiu = recusa.codigo === 'nao-encontrado';
    throw (sumiu ? new ErroDoExcel('aba-excluida', { tecnico: recusa.tecnico }) : recusa).comRestos(restaram);
  }
}
