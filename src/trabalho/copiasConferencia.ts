import { chaveDaInscricao } from '../core/candidato';
import { bloqueia } from '../core/problema';
import type { Data } from '../core/lei';
import type { Folha } from '../planilha/folha';
import { folhaDeConferencia } from '../planilha/folhas/conferencia';
import type { Moldura } from '../planilha/folhas/verificacao';
import type { LivroLido } from '../planilha/livro';
import {
  comoEraDevido,
  declaracaoDaConferencia,
  NADA_DEVIDO,
  NOME_DA_GRAVIDADE,
  pelaLista,
  pessoaCitada,
  resultadoDaConferencia,
  type Conferido,
} from '../redacao/conferencia';
import { citaArtigos } from '../redacao/palavras';
import { textoDoProblema } from '../redacao/problema';
import type { Ranking } from './cargo';
import type { Conferencia, DivergenciaRedigida } from './conferir';
import type { Pedido } from './pedido';

/** An audit and what it was made of. */
export interface ConferenciaAImprimir {
  readonly conferencia: Conferencia;
  readonly ranking: Ranking;
  readonly livro: LivroLido;
  readonly pedido: Pedido;
  /** Day of the audit. */
  readonly data: Data;
}

/** The sheet Conferência, for the controle interno to file: the statement, each divergence, each problem. */
export function folhaDaConferencia(moldura: Moldura, aImprimir: ConferenciaAImprimir): Folha {
  const { conferencia, ranking, pedido } = aImprimir;
  const conferido = oQueSeConferiu(aImprimir);
  const nomes = new Map(ranking.candidatos.map(({ inscricao, nome }) => [chaveDaInscricao(inscricao), nome]));
  const pessoa = (inscricao: string): string => pessoaCitada(inscricao, nomes.get(chaveDaInscricao(inscricao)) ?? '');
  return folhaDeConferencia(moldura, {
    resultado: resultadoDaConferencia(conferido),
    declaracao: declaracaoDaConferencia(conferido),
    divergencias: conferencia.divergencias.map((divergencia) => ({
      ato: divergencia.ato,
      cargo: divergencia.cargo,
      vaga: divergencia.vaga,
      encontrado: encontrado(pedido, divergencia, pessoa),
      devido: devido(pedido, divergencia, pessoa),
      preteridos: divergencia.preteridos.map(pessoa).join('; '),
      artigos: citaArtigos(divergencia.fundamento),
      frase: divergencia.frase,
    })),
    problemas: conferencia.problemas.map((problema) => ({
      gravidade: NOME_DA_GRAVIDADE[problema.gravidade],
      cargo: problema.cargo ?? '',
      texto: textoDoProblema(problema),
    })),
  });
}

function oQueSeConferiu({ conferencia, ranking, livro, pedido, data }: ConferenciaAImprimir): Conferido {
  return {
    data,
    livro: livro.aba,
    atos: livro.atos.length,
    nomeacoes: livro.atos.filter(({ tipo }) => tipo === 'nomeação' || tipo === 'decisão judicial').length,
    abas: (ranking.abas ?? []).filter(({ candidatos }) => candidatos.length > 0).map(({ aba }) => aba),
    norma: pedido.lei.norma,
    divergencias: conferencia.divergencias.length,
    impedimentos: conferencia.problemas.filter(bloqueia).length,
  };
}

type Citada = (inscricao: string) => string;

function encontrado({ lei }: Pedido, { encontrado: { inscricao, lista } }: DivergenciaRedigida, pessoa: Citada): string {
  return lista === undefined ? pessoa(inscricao) : `${pessoa(inscricao)}, ${pelaLista(lei, lista)}`;
}

function devido({ lei }: Pedido, { devido: esta }: DivergenciaRedigida, pessoa: Citada): string {
  if (esta === null) return NADA_DEVIDO;
  const { compensa, ...resto } = esta;
  return `${pessoa(esta.inscricao)}, ${comoEraDevido(lei, { ...resto, ...(compensa !== undefined && { compensa: pessoa(compensa) }) })}`;
}
