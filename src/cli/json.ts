import type { Problema } from '../core/problema';
import { textoDoProblema } from '../redacao/problema';
import type { OrdemDoCargo } from '../trabalho/ordem';
import { redigirChamadas } from '../trabalho/chamadas';
import { foraDaOrdem, listaEspecifica, listaGeral, reservasComLista, type LinhaDaLista } from '../trabalho/listas';
import { contagem } from '../trabalho/serie';

/** A problem in the contract's shape. */
export function problemaEmJson(problema: Problema): Record<string, unknown> {
  const { gravidade, codigo, lugar, cargo, opcoes } = problema;
  return { gravidade, codigo, ...lugar, cargo, texto: textoDoProblema(problema), opcoes };
}

function listaEmJson(linhas: readonly LinhaDaLista[]): unknown[] {
  return linhas.map(({ ordem, pessoa: { inscricao, nome, classificacao } }) => ({ ordem, inscricao, nome, classificacao }));
}

/** The order of one cargo in the contract's shape. */
export function ordemEmJson(doCargo: OrdemDoCargo): Record<string, unknown> {
  const { cargo, vagas, serie, ordem, contexto, classificados } = doCargo;
  return {
    cargo,
    vagas,
    quadro: contagem(contexto.lei, serie.serie.modalidades, serie.pcd).quadro,
    chamadas: redigirChamadas(classificados, contexto, ordem),
    abertas: ordem.abertas.map(({ vaga, modalidade, motivo }) => ({ vaga, modalidade, motivo })),
    listaGeral: listaEmJson(listaGeral(classificados)),
    listasEspecificas: Object.fromEntries(
      reservasComLista(contexto.lei, classificados).map((reserva) => [reserva, listaEmJson(listaEspecifica(classificados, reserva))]),
    ),
    foraDaOrdem: foraDaOrdem(classificados).map(({ pessoa: { inscricao, nome }, motivo }) => ({ inscricao, nome, motivo })),
  };
}
