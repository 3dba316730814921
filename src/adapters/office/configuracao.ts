import { ErroDoExcel } from './erros';
import { noExcel } from './rodar';
import { escrita, lida, maisNova, type Parte } from './parteXml';

/** The schema of what is kept; a change that older versions would misread raises it. */
export const VERSAO_DA_CONFIGURACAO = 1;
export const ESPACO_DA_CONFIGURACAO = 'urn:cotas-concursos:configuracao';

export type Configuracao =
  | { readonly tipo: 'nenhuma' }
  | { readonly tipo: 'lida'; readonly versao: number; readonly dados: unknown }
  /** Written by a later version of the product, in a way that this one doesn't know. */
  | { readonly tipo: 'mais nova'; readonly versao: number };

interface ParteDoLivro {
  readonly parte: Excel.CustomXmlPart;
  readonly conteudo: Parte | undefined;
}

async function partesDoLivro(context: Excel.RequestContext): Promise<ParteDoLivro[]> {
  const partes = context.workbook.customXmlParts.getByNamespace(ESPACO_DA_CONFIGURACAO);
  partes.load('items/id');
  await context.sync();
  const textos = partes.items.map((parte) => ({ parte, xml: parte.getXml() }));
  await context.sync();
  return textos.map(({ parte, xml }) => ({ parte, conteudo: lida(xml.value, ESPACO_DA_CONFIGURACAO) }));
}

const conteudos = (partes: readonly ParteDoLivro[]): Parte[] =>
  partes.flatMap(({ conteudo }) => (conteudo === undefined ? [] : [conteudo]));

/**
 * What the workbook keeps: of several parts the newest; a part that can't be read counts as none.
 *
 * @throws ErroDoExcel
 */
export function lerConfiguracao(): Promise<Configuracao> {
  return noExcel(async (context) => {
    const parte = maisNova(conteudos(await partesDoLivro(context)));
    if (parte === undefined) return { tipo: 'nenhuma' };
    if (parte.versao > VERSAO_DA_CONFIGURACAO) return { tipo: 'mais nova', versao: parte.versao };
    return { tipo: 'lida', versao: parte.versao, dados: parte.dados };
  });
}

/**
 * Keeps data (anything that JSON takes) in the workbook, in a new part that is read back before the earlier ones are
 * removed; those of a later version stay.
 *
 * @throws ErroDoExcel
 */
export function gravarConfiguracao(dados: unknown): Promise<void> {
  return noExcel(async (context) => {
    const antes = await partesDoLivro(context);
    const serie = (maisNova(conteudos(antes))?.serie ?? 0) + 1;
    const nova: Parte = { versao: VERSAO_DA_CONFIGURACAO, serie, gravada: new Date().toISOString(), dados };
    context.workbook.customXmlParts.add(escrita(nova, ESPACO_DA_CONFIGURACAO));
    await context.sync();
    const depois = conteudos(await partesDoLivro(context));
    const json = JSON.stringify(dados) ?? 'null';
    if (!depois.some((parte) => parte.gravada === nova.gravada && JSON.stringify(parte.dados) === json)) {
      throw new ErroDoExcel('configuracao-nao-gravada');
    }
    for (const { parte: antiga, conteudo } of antes) {
      if (conteudo === undefined || conteudo.versao <= VERSAO_DA_CONFIGURACAO) antiga.delete();
    }
    await context.sync();
  });
}
