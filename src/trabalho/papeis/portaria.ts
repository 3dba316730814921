import type { Identificacao } from '../../planilha/folhas/entrada';
import type { Bloco, Documento } from '../../planilha/folhas/papeis/documento';
import { ASSINATURA } from '../../redacao/papeis/assinatura';
import { causasDasChamadas } from '../../redacao/papeis/causa';
import { cabecalhoDoConcurso, linhasDoConcurso } from '../../redacao/papeis/concurso';
import {
  ABERTURA_DA_PORTARIA,
  artigoDaCompensacao,
  artigoDaNomeacao,
  artigosFinais,
  considerandos,
  tituloDaPortaria,
} from '../../redacao/papeis/portaria';
import { palavrasDoVinculo } from '../../redacao/papeis/vinculo';
import type { Pedido } from '../pedido';
import { COLUNAS_DAS_PESSOAS, linhaDaPessoa, type CargoNoPapel } from './pessoas';

const paragrafo = (texto: string): Bloco => ({ tipo: 'parágrafo', texto });

/** Nominations: the law and the articles that caused each, person by person with vaga and modalidade. */
export function portaria({ lei, edital }: Pedido, identificacao: Identificacao, cargos: readonly CargoNoPapel[]): Documento {
  const palavras = palavrasDoVinculo(lei, edital.vinculo);
  const { noPosto } = palavras;
  const causas = cargos.flatMap(({ cargo, pessoas }) =>
    causasDasChamadas(lei, pessoas, cargo === '' ? '' : `${noPosto} ${cargo}`),
  );
  const compensadas = cargos.flatMap(({ pessoas }) => pessoas.flatMap(({ compensa }) => (compensa === undefined ? [] : [compensa])));
  const depois = cargos.length + 1;
  return {
    nome: palavras.portaria,
    titulo: tituloDaPortaria(palavras),
    identificacao: linhasDoConcurso(identificacao),
    cabecalhoImpresso: cabecalhoDoConcurso(identificacao),
    colunas: COLUNAS_DAS_PESSOAS,
    blocos: [
      paragrafo(ABERTURA_DA_PORTARIA),
      ...considerandos(lei, identificacao).map((texto) => paragrafo(`– ${texto}`)),
      ...causas.map((texto, i) => paragrafo(`– ${texto}${i === causas.length - 1 ? ',' : ';'}`)),
      paragrafo('resolve:'),
      ...cargos.flatMap(({ cargo, pessoas }, i): Bloco[] => [
        paragrafo(artigoDaNomeacao(i + 1, palavras, cargo, pessoas.length)),
        { tipo: 'tabela', linhas: pessoas.map((pessoa) => linhaDaPessoa(lei, pessoa)) },
      ]),
      ...(compensadas.length === 0 ? [] : [paragrafo(artigoDaCompensacao(depois, compensadas))]),
      ...artigosFinais(compensadas.length === 0 ? depois : depois + 1, palavras).map(paragrafo),
    ],
    assinatura: ASSINATURA,
  };
}
