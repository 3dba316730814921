import { letraDaColuna } from '../grade';
import type { Colunas } from './colunas';
import type { Contexto } from './contexto';
import { ordemDaColuna, ORDENS_DA_DATA, type OrdemDaData } from './datas';
import type { Tabela } from './tabela';

/** dd/mm or mm/dd for the birth dates of a section, told when the cells don't prove it. */
export function ordemDasDatas(
  tabela: Tabela,
  { colunas, linhas }: { readonly colunas: Colunas; readonly linhas: readonly number[] },
  { perguntas, problemas }: Contexto,
): OrdemDaData {
  const coluna = colunas.unicas.nascimento;
  if (coluna === undefined) return 'dd/mm';
  const { ordem, certeza } = ordemDaColuna(linhas.map((linha) => tabela.linhas[linha]?.[coluna]));
  if (certeza === 'provada') return ordem;
  const primeira = (linhas[0] ?? 0) + 1;
  const resposta = perguntas.resposta('data-ambigua', primeira, ORDENS_DA_DATA);
  if (resposta !== undefined) return resposta;
  // Birth dates decide no call by themselves, so the doubt is told and does not block.
  problemas.push({
    codigo: 'data-ambigua',
    gravidade: 'aviso',
    lugar: { aba: tabela.nome, linha: primeira, coluna: letraDaColuna(coluna) },
    dados: {
      titulo: colunas.titulos[coluna] ?? '',
      adotada: ordem,
      motivo: certeza === 'suposta' ? 'ambas servem' : 'misturadas',
    },
    opcoes: ORDENS_DA_DATA,
  });
  return ordem;
}
