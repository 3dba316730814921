import type { Identificacao } from '../../planilha/folhas/entrada';
import type { Bloco, Documento } from '../../planilha/folhas/papeis/documento';
import { ASSINATURA } from '../../redacao/papeis/assinatura';
import { fundamentoPublico } from '../../redacao/papeis/causa';
import { cabecalhoDoConcurso, linhasDoConcurso } from '../../redacao/papeis/concurso';
import { fraseDaConvocacao, instrucoesDaConvocacao, TITULO_DA_CONVOCACAO } from '../../redacao/papeis/convocacao';
import { palavrasDoVinculo } from '../../redacao/papeis/vinculo';
import type { Pedido } from '../pedido';
import { COLUNAS_DAS_PESSOAS, linhaDaPessoa, type CargoNoPapel } from './pessoas';

const paragrafo = (texto: string): Bloco => ({ tipo: 'parágrafo', texto });

/**
 * Who is called, in the order of calling, to which vaga and by which list. The modalidade and the list are those that the
 * edital itself names, and without them nobody could check the order; nothing else of a person's race or health is said.
 */
export function editalDeConvocacao({ lei, edital }: Pedido, identificacao: Identificacao, cargos: readonly CargoNoPapel[]): Documento {
  const palavras = palavrasDoVinculo(lei, edital.vinculo);
  const pessoas = cargos.flatMap((cargo) => cargo.pessoas);
  const artigos = pessoas.flatMap((pessoa) => fundamentoPublico(pessoa) ?? []);
  const quantas = pessoas.length;
  return {
    nome: 'Edital de convocação',
    titulo: TITULO_DA_CONVOCACAO,
    identificacao: linhasDoConcurso(identificacao),
    cabecalhoImpresso: cabecalhoDoConcurso(identificacao),
    colunas: COLUNAS_DAS_PESSOAS,
    blocos: [
      paragrafo(fraseDaConvocacao({ lei, concurso: identificacao, palavras, quantas, artigos })),
      ...cargos.flatMap((cargo): Bloco[] => [
        ...(cargo.cargo === '' ? [] : [{ tipo: 'seção', texto: cargo.cargo } as const]),
        { tipo: 'tabela', linhas: cargo.pessoas.map((pessoa) => linhaDaPessoa(lei, pessoa)) },
      ]),
      ...instrucoesDaConvocacao(quantas).map(paragrafo),
    ],
    assinatura: ASSINATURA,
  };
}
