import { codigoDoOffice } from './erros';

/** What a sheet can do without, since its cells are all there. */
export type Dispensavel = 'impressão' | 'tabela' | 'listas' | 'aumento';

/**
 * Codes by which an Excel says that it can't do one thing; what is wrong with the sheet or with Excel itself has others,
 * or shows in the step that follows.
 */
const RECUSAS: ReadonlySet<string> = new Set([
  'ApiNotFound',
  'ApiNotAvailable',
  'NotImplemented',
  'UnsupportedOperation',
  'UnsupportedFeature',
  'GeneralException',
  'InvalidArgument',
  'InvalidOperation',
]);

/** Whether an error says that Excel can't do this one thing. */
export const soEsteNao = (erro: unknown): boolean => RECUSAS.has(codigoDoOffice(erro));

/** `onde`: "na aba “Lista geral”". */
const TEXTOS: Readonly<Record<Dispensavel, (onde: string) => string>> = {
  impressão: (onde) =>
    `A página não foi preparada para impressão (papel A4, orientação, cabeçalho e rodapé) ${onde}, o que costuma acontecer quando não há impressora instalada; as células estão completas. Instale uma impressora (serve a “Microsoft Print to PDF”) e gere de novo, ou ajuste em Layout da Página antes de imprimir.`,
  tabela: (onde) =>
    `O Excel não fez da lista uma tabela ${onde}; as células estão completas. Para filtrar, selecione a linha dos títulos e use Dados > Filtro.`,
  listas: (onde) =>
    `O Excel não pôs as listas de escolha nas colunas ${onde}; as células estão completas. Ao digitar uma linha à mão, use as palavras das linhas de cima.`,
  aumento: (onde) =>
    `As linhas estão completas ${onde}, mas o Excel não as juntou à tabela. Para juntá-las, arraste até a última linha o canto inferior direito da tabela.`,
};

export interface Dispensas {
  /** Tries something; when Excel can't do it, that is noted and the work goes on. */
  tenta(oque: Dispensavel, aba: string, trabalho: () => Promise<void>): Promise<void>;
  avisos(): string[];
}

function emAbas(abas: readonly string[]): string {
  const nomes = abas.map((aba) => `“${aba}”`);
  const ultima = nomes.pop() ?? '';
  return nomes.length === 0 ? `na aba ${ultima}` : `nas abas ${nomes.join(', ')} e ${ultima}`;
}

/** The sentence for one sheet. */
export const aviso = (oque: Dispensavel, aba: string): string => TEXTOS[oque](emAbas([aba]));

export function dispensas(): Dispensas {
  const recusadas = new Map<Dispensavel, string[]>();
  return {
    async tenta(oque, aba, trabalho) {
      try {
        await trabalho();
      } catch (erro) {
        if (!soEsteNao(erro)) throw erro;
        recusadas.set(oque, [...(recusadas.get(oque) ?? []), aba]);
      }
    },
    avisos: () => [...recusadas].map(([oque, abas]) => TEXTOS[oque](emAbas(abas))),
  };
}
