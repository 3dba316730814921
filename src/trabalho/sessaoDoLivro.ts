import type { PerguntaId } from '../core/perguntas';
import { bloqueia, type Problema } from '../core/problema';
import type { Folha } from '../planilha/folha';
import { folhaDoLivro, livroVazio } from '../planilha/folhas/livro';
import type { Aba } from '../planilha/grade';
import { linhasDoLivro, proximaLinha, type LivroLido } from '../planilha/livro';
import { amostra, TETO_DE_CARGOS } from './amostra';
import { atosPorCargo, type CargoComAtos } from './atos';
import { ateK, cenarios } from './cenarios';
import { conferir } from './conferir';
import { aplicarLivro, type LivroAplicado } from './livro';
import type {
  Cenario,
  Importacao,
  LinhaDoLivro,
  LivroRecebido,
  OQueChamar,
  PaginaDoControle,
  ProximasDoCargoNaTela,
  Publicacao,
  Rascunho,
  Registro,
  RespostasDoControle,
  ResumoDaConferencia,
  ResumoDasProximas,
  ResumoDoLivro,
} from './nomeacoes';
import { pessoasPassadas } from './nomeacoesPassadas';
import type { Pedido } from './pedido';
import { redigidos } from './problemasRedigidos';
import { proximasChamadas, type Proximas } from './proximas';
import {
  abreLivro,
  atosDasProximas,
  atosDoRascunho,
  comLinhas,
  problemasDaData,
  registra,
  type AtoSemNumero,
  type LivroAberto,
} from './registro';
import { resumoDoLivro } from './resumoDoLivro';
import type { Sessao } from './sessao';

/** A livro under one request: what is asked several times in a row is found once. */
interface Aplicado {
  readonly chave: string;
  readonly ranking: unknown;
  readonly livro: LivroAberto;
  readonly aplicado: LivroAplicado;
  readonly comAtos: readonly CargoComAtos[];
}

/**
 * The livro of acts beside the ranking of a session. It is kept as its sheet has it, rows typed by hand included; acts
 * are only ever added at its end.
 */
export class SessaoDoLivro {
  private livro: LivroAberto = abreLivro(livroVazio());
  private ultimo: Aplicado | undefined;
  private ultimoConferido: LivroLido | undefined;
  private controle: ((de: number, ate: number) => PaginaDoControle) | undefined;

  constructor(private readonly sessao: Pick<Sessao, 'ranking' | 'abaDeNome'>) {}

  /** One of the sheets of the ranking's workbook as the livro. */
  le(nomeDaAba: string): LivroRecebido {
    const aba = this.sessao.abaDeNome(nomeDaAba);
    return aba === undefined ? { ...this.recebido(), ...redigidos([semAba(nomeDaAba)]) } : this.recebe(aba);
  }

  recebe(aba: Aba): LivroRecebido {
    this.livro = abreLivro(aba);
    return this.recebido();
  }

  novo(): LivroRecebido {
    return this.recebe(livroVazio());
  }

  estado(pedido: Pedido): ResumoDoLivro {
    const { aplicado, comAtos } = this.aplicado(pedido);
    return resumoDoLivro(pedido, this.livro.lido, aplicado, comAtos);
  }

  proximas(pedido: Pedido, quais: OQueChamar): ResumoDasProximas {
    const { cargos, problemas } = this.chamadas(pedido, quais);
    const { aplicado, comAtos } = this.aplicado(pedido);
    return {
      cargos: cargos.slice(0, TETO_DE_CARGOS).map(({ cargo, estado, proximas }): ProximasDoCargoNaTela => {
        const i = aplicado.cargos.findIndex((outro) => outro.cargo === cargo);
        const [doLivro, seus] = [aplicado.cargos[i], comAtos[i]];
        return {
          cargo,
          vagas: estado.vagas,
          ocupadas: estado.ocupadas,
          abertas: estado.abertas.length,
          proximas: amostra(proximas),
          passadas: doLivro === undefined ? amostra([]) : pessoasPassadas(pedido.lei, doLivro, seus?.atos ?? [], proximas),
        };
      }),
      totalDeCargos: cargos.length,
      bloqueia: problemas.some(bloqueia),
      ...redigidos(problemas),
    };
  }

  /** The next calls as nomeações to be confirmed. */
  nomeiaProximas(pedido: Pedido, quais: OQueChamar, publicacao: Publicacao): Registro {
    const { cargos, problemas } = this.chamadas(pedido, quais);
    if (problemas.some(bloqueia)) return registroParado(problemas.filter(bloqueia));
    return this.previsto(pedido, atosDasProximas(cargos, publicacao), publicacao.data);
  }

  registra(pedido: Pedido, rascunho: Rascunho): Registro {
    return this.previsto(pedido, atosDoRascunho(rascunho), rascunho.data);
  }

  /** The rows that were written: from now on they are part of the livro. */
  acrescenta(linhas: readonly LinhaDoLivro[]): LivroRecebido {
    return this.recebe(comLinhas(this.livro.aba, linhas));
  }

  /** The ranking's own sheet, being one of control, as acts. */
  async importaControle(pedido: Pedido, respostas: RespostasDoControle): Promise<Importacao> {
    // Once in the life of a competition, if ever: it is loaded when it is asked for.
    const { lerControle, paginaDoControle, resumoDoControle } = await import('./controle');
    const leitura = this.sessao.ranking();
    const abas = leitura.abas.map(({ aba }) => this.sessao.abaDeNome(aba)).filter((aba) => aba !== undefined);
    const lido = lerControle(abas, leitura, pedido, { livro: this.livro, respostas });
    this.controle = (de, ate) => paginaDoControle(lido, de, ate);
    return resumoDoControle(lido);
  }

  /** Acts of the last import and their inferences, from `de` (0-based) to before `ate`, at most 200 acts. */
  paginaDoControle(de: number, ate: number): PaginaDoControle {
    return this.controle === undefined ? { total: 0, atos: [], inferencias: [] } : this.controle(de, ate);
  }

  cenarios(pedido: Pedido, pergunta: PerguntaId, k: number): Cenario[] {
    const atuais = this.chamadas(pedido, { chamar: k });
    return cenarios(this.sessao.ranking(), this.livro.lido, pedido, { pergunta, k }, atuais);
  }

  /** Audits the livro, or another sheet as one. */
  confere(pedido: Pedido, comoLivro?: string): ResumoDaConferencia {
    const aba = comoLivro === undefined ? this.livro.aba : this.sessao.abaDeNome(comoLivro);
    if (aba === undefined) {
      return { aba: comoLivro ?? '', conforme: false, divergencias: amostra([]), ...redigidos([semAba(comoLivro ?? '')]) };
    }
    return this.confereAba(pedido, aba);
  }

  /** Audits a sheet as a livro; the one in use stays. */
  confereAba(pedido: Pedido, aba: Aba): ResumoDaConferencia {
    this.ultimoConferido = abreLivro(aba).lido;
    const { conforme, divergencias, problemas } = conferir(this.sessao.ranking(), this.ultimoConferido, pedido);
    return { aba: aba.nome, conforme, divergencias: amostra(divergencias), ...redigidos(problemas) };
  }

  /** The livro audited last; before any audit, the one in use. */
  conferido(): LivroLido {
    return this.ultimoConferido ?? this.livro.lido;
  }

  /** The acts as last read or added to. */
  lido(): LivroLido {
    return this.livro.lido;
  }

  /** @param impresso text of the print header */
  folha(impresso: string): Folha {
    return folhaDoLivro(this.livro.aba, impresso);
  }

  /**
   * What is summed up to notice that someone changed the livro: its rows, wherever the sheet has them.
   *
   * @param aba the sheet as it is now; missing, the livro as last read or added to
   */
  celulasDaMarca(aba: Aba = this.livro.aba): Aba {
    return { nome: '', linhas: linhasDoLivro(aba), mesclas: [] };
  }

  private recebido(): LivroRecebido {
    const { aba, lido } = this.livro;
    return {
      aba: aba.nome,
      atos: lido.atos.length,
      proximaLinha: proximaLinha(aba),
      comCabecalho: lido.coluna('Tipo') !== undefined,
      ...redigidos(lido.problemas),
    };
  }

  private chamadas(pedido: Pedido, { chamar, cargo }: OQueChamar): Proximas {
    const ranking = this.sessao.ranking();
    const { lido } = this.livro;
    const { aplicado } = this.aplicado(pedido);
    return cargo === undefined ? ateK(ranking, lido, pedido, chamar, aplicado) : proximasChamadas(ranking, lido, pedido, { chamar, cargo });
  }

  private previsto(pedido: Pedido, atos: readonly AtoSemNumero[], data: string | undefined): Registro {
    const daData = problemasDaData(data);
    const { aplicado } = this.aplicado(pedido);
    const { linhas, problemas, ...previsto } = registra(this.sessao.ranking(), this.livro, pedido, atos, aplicado);
    if (daData.length > 0) return registroParado([...daData, ...problemas]);
    return { ...previsto, linhas, bloqueia: problemas.some(bloqueia), ...redigidos(problemas) };
  }

  private aplicado(pedido: Pedido): Aplicado {
    const ranking = this.sessao.ranking();
    const { livro } = this;
    const chave = JSON.stringify(pedido);
    if (this.ultimo?.chave === chave && this.ultimo.livro === livro && this.ultimo.ranking === ranking) return this.ultimo;
    const aplicado = aplicarLivro(ranking, livro.lido, pedido);
    const { cargos: comAtos } = atosPorCargo(pedido.lei, ranking.candidatos, livro.lido);
    this.ultimo = { chave, ranking, livro, aplicado, comAtos };
    return this.ultimo;
  }
}

function semAba(livro: string): Problema {
  return { codigo: 'livro-inexistente', gravidade: 'erro', dados: { livro, abas: [] } };
}

function registroParado(problemas: readonly Problema[]): Registro {
  return { linhas: [], efeitos: [], divergencias: [], bloqueia: true, ...redigidos(problemas) };
}
