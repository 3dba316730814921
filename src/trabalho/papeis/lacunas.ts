import { LINHA_DA_TABELA } from '../../leis/propria/fundamento';
import { NORMA_DESCONHECIDA } from '../../leis/propria/identidade';
import type { Conteudo } from '../../planilha/folha';
import type { Bloco, Documento } from '../../planilha/folhas/papeis/documento';
import { LACUNA_DO_NUMERO } from '../../redacao/papeis/lacuna';

const ARTIGO = 'art. ____';

/** The reader of a paper has no table of the law: what only the table names is left to be written by hand. */
function comLacuna(texto: string): string {
  return texto.replace(LINHA_DA_TABELA, ARTIGO).replaceAll(NORMA_DESCONHECIDA, `Lei nº ${LACUNA_DO_NUMERO}`);
}

function doBloco(bloco: Bloco): Bloco {
  if (bloco.tipo !== 'tabela') return { ...bloco, texto: comLacuna(bloco.texto) };
  const celula = (conteudo: Conteudo): Conteudo => (typeof conteudo === 'string' ? comLacuna(conteudo) : conteudo);
  return {
    ...bloco,
    linhas: bloco.linhas.map((linha) => ({
      ...linha,
      celulas: linha.celulas.map(celula),
      texto: comLacuna(linha.texto),
    })),
  };
}

/**
 * A paper with blanks where its law, read from a table, has neither article nor name.
 *
 * @example '… (art. ____)' where the table's row has no article
 */
export function comLacunas(documento: Documento): Documento {
  return {
    ...documento,
    identificacao: documento.identificacao.map(comLacuna),
    blocos: documento.blocos.map(doBloco),
  };
}
