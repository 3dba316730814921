import { PCD, PERTENCAS, type Pertenca, type ReservaId } from '../core/candidato';
import type { Lei } from '../core/lei';
import type { Gravidade, Lugar, Problema } from '../core/problema';
import { normaliza } from '../core/texto';
import type { Folha } from '../planilha/folha';
import type { Identificacao } from '../planilha/folhas/entrada';
import type { Aba } from '../planilha/grade';
import { lerAbas, type AbaLida, type Leitura, type LinhaIgnorada, type OpcoesDaLeitura } from '../planilha/leitura';
import { textoDoProblema } from '../redacao/problema';
import { porCargo } from './cargo';
import { redigirChamadas, type Chamada } from './chamadas';
import { consequencias, type Consequencia } from './consequencias';
import { folhasDaOrdem } from './folhas';
import type { Procedencia } from './memoria';
import { ordenar, type Ordenacao } from './ordem';
import type { Pedido } from './pedido';
import { porque, type Porque } from './porque';
import { contagem } from './serie';

/** A problem already worded, small enough to cross to another thread. */
export interface ProblemaRedigido {
  readonly gravidade: Gravidade;
  readonly codigo: string;
  readonly lugar?: Lugar;
  readonly cargo?: string;
  readonly texto: string;
  readonly opcoes?: readonly string[];
}

/** Many things, of which only the first are shown. */
export interface Amostra<T> {
  readonly total: number;
  readonly primeiros: readonly T[];
}

export interface ResumoDoCargo {
  readonly cargo: string;
  readonly pessoas: number;
  /** Per reserva, how many people are marked in each state. */
  readonly reservas: Readonly<Record<ReservaId, Readonly<Record<Pertenca, number>>>>;
  readonly foraDasListas: number;
}

export interface ResumoDaLeitura {
  readonly abas: readonly {
    readonly aba: string;
    readonly colunas: AbaLida['colunas'];
    readonly candidatos: number;
    readonly ignoradas: Amostra<LinhaIgnorada>;
  }[];
  readonly cargos: readonly ResumoDoCargo[];
  readonly problemas: Amostra<ProblemaRedigido>;
}

export interface ResumoDaOrdem {
  readonly cargos: readonly {
    readonly cargo: string;
    readonly vagas: number;
    readonly quadro: Readonly<Record<string, number>>;
    readonly posicoes: Readonly<Record<string, readonly number[]>>;
    /** Modalidade of the first vacancies, for the strip that draws them. */
    readonly sequencia: readonly string[];
    readonly chamadas: Amostra<Chamada>;
    readonly bloqueado: boolean;
  }[];
  readonly problemas: Amostra<ProblemaRedigido>;
}

const TETO_DE_LINHAS = 200;

function amostra<T>(itens: readonly T[]): Amostra<T> {
  return { total: itens.length, primeiros: itens.slice(0, TETO_DE_LINHAS) };
}

const PESO: Readonly<Record<Gravidade, number>> = { erro: 0, pergunta: 1, aviso: 2 };

function redigidos(problemas: readonly Problema[]): Amostra<ProblemaRedigido> {
  const ordenados = [...problemas].sort((a, b) => PESO[a.gravidade] - PESO[b.gravidade]);
  const { total, primeiros } = amostra(ordenados);
  return {
    total,
    primeiros: primeiros.map((problema) => {
      const { gravidade, codigo, lugar, cargo, opcoes } = problema;
      return {
        gravidade,
        codigo,
        texto: textoDoProblema(problema),
        ...(lugar && { lugar }),
        ...(cargo !== undefined && { cargo }),
        ...(opcoes && { opcoes }),
      };
    }),
  };
}

/**
 * One piece of work over one ranking, kept where the heavy data is (a worker beside a screen): asked in small questions, it answers in small summaries, so that a screen never carries a hundred thousand people.
 */
export class Sessao {
  private abas: readonly Aba[] = [];
  private leitura: Leitura = { abas: [], candidatos: [], problemas: [] };

  /** The sheets of the ranking, as opened or as read from Excel. */
  carrega(abas: readonly Aba[]): void {
    this.abas = abas;
    this.leitura = { abas: [], candidatos: [], problemas: [] };
  }

  /** Reads the ranking under a law and the answers given. */
  le(lei: Lei, opcoes: Omit<OpcoesDaLeitura, 'reservas'>): ResumoDaLeitura {
    this.leitura = lerAbas(this.abas, { ...opcoes, reservas: lei.reservas });
    const { abas, candidatos, problemas } = this.leitura;
    const reservas = [PCD, ...lei.reservas.map(({ id }) => id)];
    return {
      abas: abas.map(({ aba, colunas, candidatos: pessoas, ignoradas }) => ({
        aba,
        colunas,
        candidatos: pessoas.length,
        ignoradas: amostra(ignoradas),
      })),
      cargos: porCargo(candidatos).map(({ cargo, pessoas }) => ({
        cargo,
        pessoas: pessoas.length,
        reservas: Object.fromEntries(
          reservas.map((id) => [
            id,
            Object.fromEntries(
              PERTENCAS.map((pertenca) => [pertenca, pessoas.filter((pessoa) => pessoa.reservas[id] === pertenca).length]),
            ) as Record<Pertenca, number>,
          ]),
        ),
        foraDasListas: pessoas.filter(({ situacao }) => situacao === 'eliminado' || situacao === 'desistente').length,
      })),
      problemas: redigidos(problemas),
    };
  }

  /** The order under a request, as it stands. */
  ordena(pedido: Pedido): ResumoDaOrdem {
    const { cargos, problemas } = this.ordenacao(pedido);
    return {
      cargos: cargos.map(({ cargo, vagas, serie, ordem, contexto, classificados, bloqueado }) => ({
        cargo,
        vagas,
        ...contagem(pedido.lei, serie.serie.modalidades, serie.pcd),
        sequencia: serie.serie.modalidades.slice(0, TETO_DE_LINHAS),
        chamadas: {
          total: ordem.passos.length,
          primeiros: redigirChamadas(classificados, contexto, { ...ordem, passos: ordem.passos.slice(0, TETO_DE_LINHAS) }),
        },
        bloqueado,
      })),
      problemas: redigidos(problemas),
    };
  }

  /** What each other reading would change here. */
  consequencias(pedido: Pedido): Consequencia[] {
    return consequencias(this.leitura, pedido);
  }

  porque(pedido: Pedido, inscricao: string): Omit<Porque, 'problemas'> {
    const { problemas: _, ...resposta } = porque(this.leitura, pedido, inscricao);
    return resposta;
  }

  /** People whose name or inscrição holds these words, to be asked about. */
  procura(palavras: string): { readonly inscricao: string; readonly nome: string; readonly cargo: string }[] {
    const procuradas = normaliza(palavras);
    return this.leitura.candidatos
      .filter(({ nome, inscricao }) => normaliza(nome).includes(procuradas) || inscricao.includes(palavras.trim()))
      .slice(0, 20)
      .map(({ inscricao, nome, cargo }) => ({ inscricao, nome, cargo }));
  }

  /** The sheets to write. */
  folhas(pedido: Pedido, identificacao: Identificacao, procedencia: Procedencia): Folha[] {
    return folhasDaOrdem(pedido, this.ordenacao(pedido), identificacao, procedencia);
  }

  private ordenacao(pedido: Pedido): Ordenacao {
    return ordenar(this.leitura, pedido);
  }
}
