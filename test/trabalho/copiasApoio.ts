import type { ACopiar, Copia } from '../../src/trabalho/copias';
import type { Folha } from '../../src/planilha/folha';
import { livroDe, pedidoDe, rankingDe } from './apoio';

/** Invented people. Ferraz: every vaga 3, 8, 13… is of negros, and whom the general list reaches stops using the reserve. */
export const RANKING = `Class. | Inscrição | Nome | Negro | Deficiência | Situação
  1 | 0101 | Ana Jatobá   | SIM |     |
  2 | 0102 | Bia Ipê      | NÃO |     |
  3 | 0103 | Caio Cedro   | SIM |     |
  4 | 0104 | Davi Angico  | NÃO | SIM |
  5 | 0105 | Eva Pequi    | NÃO |     | Sub judice
  6 | 0106 | Fábio Buriti | SIM |     |
  7 | 0107 | Gil Ingá     | SIM |     | Eliminado
  8 | 0108 | Hélia Umbu   | NÃO |     |
  9 | 0109 | Ivo Cajá     | SIM |     |`;

/** 5 vagas; 1, 2 and 3 filled as due; Bia withdraws, Caio moves to ampla and Fábio is called by compensation. */
export const LIVRO = `oferta     |  |   |      |        |      | 5 |
  nomeação   |  | 1 | 0101 | ampla  |      |   |
  nomeação   |  | 2 | 0102 | ampla  |      |   |
  nomeação   |  | 3 | 0103 | negros |      |   |
  desistência|  | 2 | 0102 |        |      |   | Mudou de cidade
  nomeação   |  | 2 | 0106 | negros | 0103 |   |
  vacância   |  | 1 | 0101 |        |      |   |`;

export function aCopiar(livro?: string, outros: Partial<ACopiar> = {}): ACopiar {
  const pedido = pedidoDe('Ferraz', 5);
  return {
    ranking: rankingDe(RANKING, pedido),
    pedido,
    identificacao: { orgao: 'Prefeitura de Exemplo', edital: 'Edital nº 1/2026' },
    procedencia: {
      origem: { tipo: 'arquivo', nome: 'resultado.xlsx' },
      abas: ['Resultado'],
      sha256: 'ab'.repeat(32),
      versao: '1.2.3',
      data: '2026-09-30',
    },
    ...(livro !== undefined && { livro: { lido: livroDe(livro) } }),
    ...outros,
  };
}

export const nomes = ({ folhas }: Copia): string[] => folhas.map(({ nome }) => nome);

export function folha({ folhas }: Copia, nome: string): Folha {
  const achada = folhas.find((outra) => outra.nome === nome);
  if (achada === undefined) throw new Error(`${nome}: ${folhas.map((outra) => outra.nome).join(', ')}`);
  return achada;
}

/** The rows of a sheet's table, cells between bars. */
export function linhas(copia: Copia, nome: string): string[] {
  const { linhas: todas, cabecalho = 0 } = folha(copia, nome);
  return todas
    .slice(cabecalho + 1)
    .filter(({ papel }) => papel === 'dado' || papel === 'destaque' || papel === 'seção')
    .map(({ celulas }) => celulas.map((celula) => (typeof celula === 'object' && celula !== null ? celula.data : (celula ?? ''))).join(' | '));
}

/** Every text of a copy, in one. */
export function tudo({ folhas }: Copia): string {
  return folhas.flatMap(({ linhas: todas, impressao }) => [impressao.cabecalho, ...todas.flatMap(({ celulas }) => celulas.map(String))]).join('\n');
}
