import type { Folha, LinhaDaFolha } from '../../planilha/folha';
import { soEsteNao } from './avisos';
import type { Area } from './blocos';
import { codigoDoOffice } from './erros';
import type { Andarilho } from './passos';

/** A shorter list is seen at a glance, and may end with a total, which a filter or a sort would mix with the rest. */
const MENOR_TABELA = 10;
const MAIOR_TITULO = 255;
/** The plainest of Excel's: the sheet has its own look already. */
const ESTILO = 'TableStyleLight1';

const naTabela = ({ papel }: LinhaDaFolha): boolean => papel === 'dado' || papel === 'destaque';

/** Excel rewrites titles that are empty, repeated or no texts. */
function titulosServem({ celulas }: LinhaDaFolha): boolean {
  const titulos = celulas.map((celula) => (typeof celula === 'string' ? celula.trim().toLowerCase() : ''));
  const cabem = titulos.every((titulo) => titulo !== '' && titulo.length <= MAIOR_TITULO);
  return cabem && titulos.length > 0 && new Set(titulos).size === titulos.length;
}

/**
 * Where a sheet's table is: its header and the rows right under it. None when the rows of data are in several parts
 * (a section per cargo, notes between them): a filter or a sort would tear them from their sections.
 */
export function areaDaTabela({ linhas, cabecalho }: Folha): Area | undefined {
  const titulos = cabecalho === undefined ? undefined : linhas[cabecalho];
  if (cabecalho === undefined || titulos === undefined || !titulosServem(titulos)) return undefined;
  const colunas = titulos.celulas.length;
  let fim = cabecalho + 1;
  for (let linha = linhas[fim]; linha !== undefined && naTabela(linha); linha = linhas[++fim]) {
    if (linha.celulas.length > colunas) return undefined;
  }
  if (fim - cabecalho - 1 < MENOR_TABELA || linhas.slice(fim).some(naTabela)) return undefined;
  return { linha: cabecalho, coluna: 0, linhas: fim - cabecalho, colunas };
}

/**
 * A name for a sheet's table that the workbook doesn't have yet, case aside.
 *
 * @example nomeDaTabela('Lista geral (2)', []) // 'Cotas_Lista_geral_2'
 */
export function nomeDaTabela(aba: string, ocupados: Iterable<string>): string {
  const existentes = new Set([...ocupados].map((nome) => nome.toLowerCase()));
  const base = `Cotas_${aba.replace(/[^\p{L}\d]+/gu, '_').replace(/^_|_$/g, '')}`;
  let nome = base;
  for (let n = 2; existentes.has(nome.toLowerCase()); n++) nome = `${base}_v${n}`;
  return nome;
}

/** Makes a table of an area whose cells are all written. Where its name is refused, the one that Excel gave stays. */
export async function criaTabela(passos: Andarilho, id: string, area: Area, nome: string): Promise<void> {
  await passos.passo({
    aba: id,
    enfileira: (faixa, aba) => {
      const tabela = aba.tables.add(faixa(area.linha, area.coluna, area.linhas, area.colunas), true);
      tabela.style = ESTILO;
      tabela.showBandedRows = false;
    },
  });
  try {
    await passos.passo({
      aba: id,
      enfileira: (_, aba) => {
        aba.tables.getItemAt(0).name = nome;
      },
    });
  } catch (erro) {
    // Another table took the name meanwhile, or this Excel doesn't like it.
    if (!soEsteNao(erro) && codigoDoOffice(erro) !== 'ItemAlreadyExists') throw erro;
  }
}
