import { bloqueia, type Problema } from '../core/problema';
import type { Folha } from '../planilha/folha';
import { copiaDoLivro, proximasChamadas, situacaoDoLivro } from '../planilha/folhas/copiaDoLivro';
import type { ConteudoDoTrabalho, Identificacao, SecaoDaMemoria } from '../planilha/folhas/entrada';
import { folhasDoTrabalho } from '../planilha/folhas/folhasDoTrabalho';
import { listaGeral, listasEspecificas } from '../planilha/folhas/listas';
import { memoriaDeCalculo } from '../planilha/folhas/memoria';
import { folhasDaPublicacao } from '../planilha/folhas/publicacao';
import { quadroDeVagas } from '../planilha/folhas/quadro';
import { comVerificacao } from '../planilha/folhas/verificacao';
import type { LivroLido } from '../planilha/livro';
import { textoDoProblema } from '../redacao/problema';
import type { Ranking } from './cargo';
import { conferir, type Conferencia } from './conferir';
import { folhaDaConferencia } from './copiasConferencia';
import { ordenacaoDoLivro, type CargoDaCopia } from './copiasDoLivro';
import { atosEmPalavras, comSituacao, situacaoDoCargo } from './copiasSituacao';
import { conteudoDaOrdem } from './folhas';
import { ordenar, type Ordenacao } from './ordem';
import type { Pedido } from './pedido';
import type { Procedencia } from './procedencia';

/** What a copy is made of. */
export interface ACopiar {
  readonly ranking: Ranking;
  readonly pedido: Pedido;
  readonly identificacao: Identificacao;
  readonly procedencia: Procedencia;
  /** The acts already published; without them the copy is of an order made from nothing. */
  readonly livro?: LivroDaCopia;
}

export interface LivroDaCopia {
  readonly lido: LivroLido;
  /** When it is another file than the ranking's: its name and the SHA-256 of its bytes. */
  readonly arquivo?: { readonly nome: string; readonly sha256: string };
  /** How many next calls of each cargo to show; all the open vagas when missing. */
  readonly chamar?: number;
}

export interface Copia {
  /** The sheets of the new workbook; none while something blocks. */
  readonly folhas: readonly Folha[];
  readonly problemas: readonly Problema[];
}

/**
 * The copy for the comissão: every line with its reason, the Memória de cálculo and the check codes. With a livro, the
 * acts are facts: their copy, where they lead, the calls that come next and the audit stand in the place of an order
 * made anew, which would contradict what was published.
 */
export function comissao(aCopiar: ACopiar): Copia {
  return comCodigos(aCopiar.livro === undefined ? daOrdem(aCopiar) : doLivro(aCopiar, aCopiar.livro), ({ conteudo, doLivro: extras }) =>
    extras === undefined ? folhasDoTrabalho(conteudo) : folhasDoLivro(aCopiar, conteudo, extras),
  );
}

/** The copy for publication: names, ranks, lists and calls. What is left out, and why: planilha/folhas/publicacao.ts. */
export function publicacao(aCopiar: ACopiar): Copia {
  return comCodigos(aCopiar.livro === undefined ? daOrdem(aCopiar) : doLivro(aCopiar, aCopiar.livro), ({ conteudo, doLivro: extras }) =>
    folhasDaPublicacao(conteudo, extras === undefined ? 'ordem' : 'próximas'),
  );
}

interface Preparado {
  readonly conteudo: ConteudoDoTrabalho;
  readonly problemas: readonly Problema[];
  readonly doLivro?: { readonly cargos: readonly CargoDaCopia[]; readonly conferencia: Conferencia; readonly lido: LivroLido };
}

function comCodigos(preparado: Preparado, folhasDe: (preparado: Preparado) => Folha[]): Copia {
  const { problemas, conteudo } = preparado;
  return { folhas: problemas.some(bloqueia) ? [] : comVerificacao(conteudo, folhasDe(preparado)), problemas };
}

function daOrdem({ ranking, pedido, identificacao, procedencia }: ACopiar): Preparado {
  const ordenacao: Ordenacao = ordenar(ranking, pedido);
  return { conteudo: conteudoDaOrdem(pedido, ordenacao, identificacao, procedencia), problemas: ordenacao.problemas };
}

function doLivro({ ranking, pedido, identificacao, procedencia }: ACopiar, livro: LivroDaCopia): Preparado {
  const { lido, chamar } = livro;
  const ordenacao = ordenacaoDoLivro(ranking, lido, pedido, chamar);
  const conferencia = conferir(ranking, lido, pedido);
  const conteudo = conteudoDaOrdem(ordenacao.pedido, ordenacao, identificacao, procedencia);
  return {
    conteudo: {
      ...conteudo,
      cargos: conteudo.cargos.map((cargo, i) => {
        const daCopia = ordenacao.cargos[i];
        return daCopia === undefined ? cargo : comSituacao(cargo, daCopia);
      }),
      memoria: [...conteudo.memoria, memoriaDoLivro(livro)],
    },
    problemas: semRepetir([...ordenacao.problemas, ...conferencia.problemas]),
    doLivro: { cargos: ordenacao.cargos, conferencia, lido },
  };
}

/** The replay and the audit tell the same problems; the graver of two that say the same stays. */
function semRepetir(problemas: readonly Problema[]): Problema[] {
  const porTexto = new Map<string, Problema>();
  for (const problema of problemas) {
    const texto = textoDoProblema(problema);
    const antes = porTexto.get(texto);
    if (antes === undefined || (!bloqueia(antes) && bloqueia(problema))) porTexto.set(texto, problema);
  }
  return [...porTexto.values()];
}

function memoriaDoLivro({ lido, arquivo }: LivroDaCopia): SecaoDaMemoria {
  return {
    secao: 'Livro de atos',
    linhas: [
      ...(arquivo === undefined ? [] : [{ item: 'Arquivo do livro', valor: arquivo.nome }]),
      { item: 'Aba do livro', valor: lido.aba },
      { item: 'Atos lidos', valor: String(lido.atos.length) },
      ...(arquivo === undefined ? [] : [{ item: 'SHA-256 do arquivo do livro', valor: arquivo.sha256 }]),
    ],
  };
}

function folhasDoLivro(
  { ranking, pedido, procedencia: { data } }: ACopiar,
  conteudo: ConteudoDoTrabalho,
  { cargos, conferencia, lido }: NonNullable<Preparado['doLivro']>,
): Folha[] {
  return [
    quadroDeVagas(conteudo),
    listaGeral(conteudo),
    ...listasEspecificas(conteudo),
    copiaDoLivro(conteudo, atosEmPalavras(lido, ranking)),
    situacaoDoLivro(conteudo, cargos.map(situacaoDoCargo)),
    proximasChamadas(conteudo),
    folhaDaConferencia(conteudo, { conferencia, ranking, livro: lido, pedido, data }),
    memoriaDeCalculo(conteudo),
  ];
}
