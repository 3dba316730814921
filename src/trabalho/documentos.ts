import { bloqueia, type Problema } from '../core/problema';
import { codigoCurto, codigoGeral, VERIFICACAO } from '../planilha/codigo';
import { comVerificacao } from '../planilha/folhas/verificacao';
import type { Folha } from '../planilha/folha';
import type { Identificacao } from '../planilha/folhas/entrada';
import type { LivroLido } from '../planilha/livro';
import type { Ranking } from './cargo';
import { conferir } from './conferir';
import { comissao, publicacao, type ACopiar } from './copias';
import { folhaDaConferencia } from './copiasConferencia';
import { ordenar } from './ordem';
import { papeis, type Papel } from './papeis';
import type { Pedido } from './pedido';
import type { OQueChamar } from './nomeacoes';
import type { Procedencia } from './procedencia';
import { proximasChamadas } from './proximas';

/** What is written besides the lists. Those of a livro speak of what was done; the others, of an order from nothing. */
export type Documento =
  | { readonly tipo: 'comissão' | 'publicação'; readonly de: 'ordem' | 'livro' }
  | { readonly tipo: 'papéis'; readonly de: 'ordem' }
  | { readonly tipo: 'papéis'; readonly de: 'livro'; readonly quais: OQueChamar }
  | { readonly tipo: 'conferência' };

export interface DocumentoFeito {
  /** None while something blocks. */
  readonly folhas: readonly Folha[];
  /** Of papers: to be pasted. */
  readonly textos: readonly { readonly titulo: string; readonly texto: string }[];
  readonly problemas: readonly Problema[];
}

export interface BaseDoDocumento {
  readonly ranking: Ranking;
  readonly livro: LivroLido;
  readonly pedido: Pedido;
  readonly identificacao: Identificacao;
  readonly procedencia: Procedencia;
}

/** The sheets of one document, from a ranking and, where it speaks of acts, from a livro. */
export function documento(base: BaseDoDocumento, qual: Documento): DocumentoFeito {
  const { ranking, livro, pedido, identificacao, procedencia } = base;
  switch (qual.tipo) {
    case 'comissão':
    case 'publicação': {
      const aCopiar: ACopiar = {
        ranking,
        pedido,
        identificacao,
        procedencia,
        ...(qual.de === 'livro' && { livro: { lido: livro } }),
      };
      const { folhas, problemas } = qual.tipo === 'comissão' ? comissao(aCopiar) : publicacao(aCopiar);
      return { folhas, textos: [], problemas };
    }
    case 'papéis': {
      const fonte =
        qual.de === 'ordem' ? ordenar(ranking, pedido) : proximasChamadas(ranking, livro, pedido, qual.quais);
      const codigo = codigoDaCopia(base, qual.de);
      return dosPapeis(papeis(pedido, fonte, identificacao, codigo === undefined ? {} : { codigo }), fonte.problemas);
    }
    case 'conferência': {
      const conferencia = conferir(ranking, livro, pedido);
      const moldura = { identificacao, lei: { nome: pedido.lei.nome, norma: pedido.lei.norma } };
      const folha = folhaDaConferencia(moldura, { conferencia, ranking, livro, pedido, data: procedencia.data });
      return {
        folhas: comVerificacao(moldura, [folha]),
        textos: [],
        problemas: conferencia.problemas.filter((este) => !bloqueia(este)),
      };
    }
  }
}

/** The general code of the committee's copy of the same data: a paper that carries it can be held against that copy. */
function codigoDaCopia({ ranking, livro, pedido, identificacao, procedencia }: BaseDoDocumento, de: 'ordem' | 'livro'): string | undefined {
  const { folhas } = comissao({ ranking, pedido, identificacao, procedencia, ...(de === 'livro' && { livro: { lido: livro } }) });
  const semCodigos = folhas.filter(({ nome }) => nome !== VERIFICACAO);
  return semCodigos.length === 0 ? undefined : codigoCurto(codigoGeral(semCodigos));
}

function dosPapeis(feitos: readonly Papel[], problemas: readonly Problema[]): DocumentoFeito {
  return {
    folhas: feitos.map(({ folha }) => folha),
    textos: feitos.map(({ titulo, texto }) => ({ titulo, texto })),
    problemas,
  };
}
