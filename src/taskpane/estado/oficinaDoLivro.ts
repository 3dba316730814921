import type { Aba } from '../../planilha/grade';
import { quantos } from '../../redacao/palavras';
import type { LivroRecebido, Registro } from '../../trabalho/nomeacoes';
import type { Pedido } from '../../trabalho/pedido';
import { colunasDoLivro } from '../../adapters/office/livro';
import { ESPERA_EDICAO } from './acoesDaPlanilha';
import { falhaDe } from './falha';
import { anuncioDeEspera, type Nomeacoes } from './livro';
import type { Contexto } from './loja';
import { pedidoDe } from './pedido';

/** What the actions on the livro and its documents are made with: one at a time, over the livro as it was read last. */
export function oficinaDoLivro({ loja, trabalhador, excel }: Contexto) {
  /** The sheet of the livro as it was when its acts were read: rows are appended only to this. */
  let colunas = '';

  function muda(mudanca: Partial<Nomeacoes>): void {
    loja.setState(({ nomeacoes }) => ({ nomeacoes: { ...nomeacoes, ...mudanca } }));
  }

  const emExcel = (): boolean => loja.getState().ambiente === 'excel';

  /** One thing at a time, with its name on the screen; what fails is said, and nothing else changes. */
  async function umPorVez(fazendo: string, titulo: string, trabalho: () => Promise<void>): Promise<void> {
    const { fazendo: antes } = loja.getState().nomeacoes;
    if (antes !== undefined) return void loja.setState({ anuncio: anuncioDeEspera(antes) });
    muda({ fazendo, falha: undefined, feito: '' });
    try {
      await trabalho();
    } catch (erro) {
      const falha = falhaDe(titulo, erro);
      muda({ falha });
      loja.setState({ anuncio: `${falha.titulo}. ${falha.texto}` });
    } finally {
      muda({ fazendo: undefined });
    }
  }

  /** Of a reading that was confirmed, under a law; else nothing happens, and nothing changes. */
  async function faz(fazendo: string, titulo: string, trabalho: (pedido: Pedido) => Promise<void>): Promise<void> {
    const estado = loja.getState();
    const pedido = pedidoDe(estado);
    if (pedido === undefined || !estado.leitura.confirmada) return;
    await umPorVez(fazendo, titulo, () => trabalho(pedido));
  }

  function feito(texto: string): void {
    muda({ feito: texto });
    loja.setState({ anuncio: texto });
  }

  /** What is known of the livro now; what was foreseen of another state goes. */
  async function recebe(recebido: LivroRecebido, pedido: Pedido, porGravar: number): Promise<void> {
    const resumo = await trabalhador.estadoDoLivro(pedido);
    const { chamamento } = loja.getState().nomeacoes;
    muda({
      livro: { recebido, resumo, porGravar },
      chamamento: { ...chamamento, proximas: undefined, cenarios: {} },
      registro: undefined,
    });
  }

  async function recebeDoExcel(nome: string, pedido: Pedido): Promise<void> {
    const aba = await excel.leAba(nome);
    colunas = colunasDoLivro(aba);
    await recebe(await trabalhador.recebeLivro(aba), pedido, 0);
  }

  async function grava(linhas: Registro['linhas'], pedido: Pedido): Promise<void> {
    const { livro } = loja.getState().nomeacoes;
    if (livro.recebido === undefined) return;
    if (!emExcel()) {
      const recebido = await trabalhador.acrescenta(linhas);
      await recebe(recebido, pedido, livro.porGravar + linhas.length);
      feito(
        `${quantos(linhas.length, 'ato registrado', 'atos registrados')}. Grave o livro em um arquivo para não perder.`,
      );
      return;
    }
    const marca = await trabalhador.marcaDoLivro();
    const { aba, avisos } = await excel.acrescentaAoLivro({
      aba: livro.recebido.aba,
      linhas,
      colunas,
      confere: async (atual: Aba) => (await trabalhador.marcaDoLivro(atual)) === marca,
      aoEsperar: () => muda({ fazendo: ESPERA_EDICAO }),
    });
    await recebeDoExcel(aba, pedido);
    feito([`${quantos(linhas.length, 'ato registrado', 'atos registrados')} na aba “${aba}”.`, ...avisos].join(' '));
  }

  return { muda, emExcel, umPorVez, faz, feito, recebe, recebeDoExcel, grava };
}

export type OficinaDoLivro = ReturnType<typeof oficinaDoLivro>;
