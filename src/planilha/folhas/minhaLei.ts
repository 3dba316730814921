import type { Folha, LinhaDaFolha } from '../folha';
import { ABA_DA_LEI } from '../minhaLei';

/** The table of a law as a sheet that can be read again: keys, values and articles from the first row on. */
export function folhaDaTabela(
  linhas: readonly { readonly chave: string; readonly valor: string; readonly artigo: string }[],
  nomeDaLei: string,
): Folha {
  return {
    nome: ABA_DA_LEI,
    colunas: [
      { formato: 'texto', largura: 26 },
      { formato: 'texto', largura: 48, quebra: true },
      { formato: 'texto', largura: 80, quebra: true },
    ],
    linhas: [
      { papel: 'cabeçalho', celulas: ['Chave', 'Valor', 'Artigo, dúvida ou silêncio'] },
      ...linhas.map(({ chave, valor, artigo }): LinhaDaFolha => ({
        papel: chave === 'reserva' ? 'destaque' : 'dado',
        celulas: [chave, valor, artigo || null],
      })),
    ],
    cabecalho: 0,
    impressao: { orientacao: 'paisagem', cabecalho: nomeDaLei },
  };
}
