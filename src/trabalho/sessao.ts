import type { Lei } from '../core/lei';
import type { PerguntaId } from '../core/perguntas';
import { bloqueia } from '../core/problema';
import { normaliza } from '../core/texto';
import type { Folha } from '../planilha/folha';
import type { Identificacao } from '../planilha/folhas/entrada';
import type { Aba } from '../planilha/grade';
import { lerAbas, type Leitura, type OpcoesDaLeitura } from '../planilha/leitura';
import { lugarDaPessoa } from './cargo';
import { consequencias, type Consequencia } from './consequencias';
import { folhasDaOrdem } from './folhas';
import { ordenar, type Ordenacao } from './ordem';
import type { Pedido } from './pedido';
import { porque, type Porque } from './porque';
import { previaDaAba } from './previa';
import type { Procedencia } from './procedencia';
import { resumoDaLeitura } from './resumoDaLeitura';
import { resumoDaOrdem, resumoDoQuadro } from './resumoDaOrdem';
import type { PessoaAchada, Previa, ResumoDaLeitura, ResumoDaOrdem, ResumoDoQuadro } from './resumos';

export type { Amostra } from './amostra';
export type { ProblemaRedigido } from './problemasRedigidos';
export type { ResumoDaLeitura, ResumoDaOrdem, ResumoDoCargo } from './resumos';

const VAZIA: Leitura = { abas: [], candidatos: [], problemas: [] };
const TETO_DE_ACHADOS = 20;
const DEPOIS_DO_NOME = /[([*]|\s[-–—/]|[-–—]\s/u;

/**
 * One piece of work over one ranking, kept where the heavy data is (a worker beside a screen): asked in small questions,
 * it answers in small summaries, so that a screen never carries a hundred thousand people.
 */
export class Sessao {
  private abas: readonly Aba[] = [];
  private leitura: Leitura = VAZIA;
  private ultima: { readonly chave: string; readonly ordenacao: Ordenacao } | undefined;

  /** The sheets of the ranking, as opened or as read from Excel. */
  carrega(abas: readonly Aba[]): void {
    this.abas = abas;
    this.leitura = VAZIA;
    this.ultima = undefined;
  }

  /** Reads the ranking under the answers given; without a law, every group that it marks. */
  le(lei: Lei | undefined, opcoes: Omit<OpcoesDaLeitura, 'reservas'>): ResumoDaLeitura {
    this.ultima = undefined;
    this.leitura = lerAbas(this.abas, { ...opcoes, ...(lei && { reservas: lei.reservas }) });
    return resumoDaLeitura(this.leitura, lei);
  }

  /** What was read last. */
  ranking(): Leitura {
    return this.leitura;
  }

  /** Whether most people of the ranking in use are in these sheets too; so are they while nobody was read. */
  mesmasPessoas(abas: readonly Aba[]): boolean {
    const { candidatos } = this.leitura;
    if (candidatos.length === 0) return true;
    const textos = new Set<string>();
    for (const { linhas } of abas) {
      for (const linha of linhas) {
        for (const celula of linha) {
          if (typeof celula !== 'string') continue;
          textos.add(normaliza(celula));
          // A name may be followed by marks.
          const fim = celula.search(DEPOIS_DO_NOME);
          if (fim > 0) textos.add(normaliza(celula.slice(0, fim)));
        }
      }
    }
    const achados = candidatos.filter(({ nome }) => textos.has(normaliza(nome))).length;
    return 2 * achados > candidatos.length;
  }

  abaDeNome(nome: string): Aba | undefined {
    return this.abas.find((aba) => aba.nome === nome);
  }

  /** Rows of a sheet as a person sees them, from row `de` on (1 = first). A sheet that isn't there has none. */
  previa(aba: string, de: number, quantas: number): Previa {
    const achada = this.abas.find(({ nome }) => nome === aba);
    return achada === undefined ? { linhas: [], total: 0, colunas: 0 } : previaDaAba(achada, de, quantas);
  }

  /** How many vagas each modalidade has: no ranking needed. */
  quadro(pedido: Pedido): ResumoDoQuadro {
    return resumoDoQuadro(pedido);
  }

  /** The order under a request, as it stands. */
  ordena(pedido: Pedido): ResumoDaOrdem {
    return resumoDaOrdem(pedido, this.ordenacao(pedido));
  }

  /** What each other reading of one question would change here. */
  consequencias(pedido: Pedido, pergunta: PerguntaId): Consequencia[] {
    return consequencias(this.leitura, pedido, pergunta, this.ordenacao(pedido));
  }

  porque(pedido: Pedido, inscricao: string): Omit<Porque, 'problemas'> {
    const { problemas: _, ...resposta } = porque(this.leitura, pedido, inscricao);
    return resposta;
  }

  /** People whose name or inscrição holds these words, to be asked about. */
  procura(palavras: string): PessoaAchada[] {
    const procuradas = normaliza(palavras);
    const digitadas = palavras.trim();
    const achadas: PessoaAchada[] = [];
    for (const pessoa of this.leitura.candidatos) {
      const { inscricao, nome, cargo } = pessoa;
      if (!normaliza(nome).includes(procuradas) && !inscricao.includes(digitadas)) continue;
      achadas.push({ inscricao, nome, cargo, ...lugarDaPessoa(this.leitura, pessoa) });
      if (achadas.length === TETO_DE_ACHADOS) break;
    }
    return achadas;
  }

  /**
   * The sheets to write.
   *
   * @throws RangeError when an error or a question still blocks: nothing half-decided is written
   */
  folhas(pedido: Pedido, identificacao: Identificacao, procedencia: Procedencia): Folha[] {
    const ordenacao = this.ordenacao(pedido);
    if (ordenacao.problemas.some(bloqueia)) throw new RangeError('folhas: bloqueado');
    return folhasDaOrdem(pedido, ordenacao, identificacao, procedencia);
  }

  /** The order of the last request is kept: a screen asks several things about the same one. */
  private ordenacao(pedido: Pedido): Ordenacao {
    const chave = JSON.stringify(pedido);
    if (this.ultima?.chave === chave) return this.ultima.ordenacao;
    const ordenacao = ordenar(this.leitura, pedido);
    this.ultima = { chave, ordenacao };
    return ordenacao;
  }
}
