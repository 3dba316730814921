import { transfer } from 'comlink';
import { listasDoLivro } from '../../planilha/folhas/livro';
import { quantos } from '../../redacao/palavras';
import type { Inferencia, RespostasDoControle } from '../../trabalho/nomeacoes';
import { SEM_LIVRO, type Vista } from './livro';
import type { Contexto } from './loja';
import type { OficinaDoLivro } from './oficinaDoLivro';
import { identificacaoDe } from './pedido';

const ATOS_POR_VEZ = 200;

/** What is printed above the sheet of the livro. */
function impressoDe(estado: Parameters<typeof identificacaoDe>[0]): string {
  const { orgao, concurso, edital } = identificacaoDe(estado);
  return [orgao, concurso, edital].filter((parte) => parte !== undefined).join(' · ');
}

/** The livro itself: begun, opened, imported from a control sheet, audited. */
export function acoesDoLivro(
  { loja, trabalhador, excel }: Contexto,
  { muda, emExcel, faz, feito, recebe, recebeDoExcel }: OficinaDoLivro,
) {
  return {
    vaiParaVista: (vista: Vista): void => loja.setState({ vista }),

    /** A sheet for the acts, in Excel; elsewhere a livro that a file gets when it is saved. */
    comecaLivro: (): Promise<void> =>
      faz('Criando o livro de atos', 'O livro não foi criado', async (pedido) => {
        const recebido = await trabalhador.livroNovo();
        if (!emExcel()) return recebe(recebido, pedido, 0);
        const folha = await trabalhador.folhaDoLivro(impressoDe(loja.getState()));
        const { aba, avisos } = await excel.criaLivro(folha, {
          listas: listasDoLivro(pedido.lei.reservas.map(({ id }) => id)),
        });
        await recebeDoExcel(aba, pedido);
        feito([`A aba “${aba}” foi criada.`, ...avisos].join(' '));
      }),

    usaLivro: (aba: string): Promise<void> =>
      faz('Lendo o livro de atos', 'O livro não foi lido', async (pedido) =>
        emExcel() ? recebeDoExcel(aba, pedido) : recebe(await trabalhador.leLivro(aba), pedido, 0),
      ),

    /** The livro of another file, where no workbook holds it. */
    abreLivro: (arquivo: File): Promise<void> =>
      faz('Abrindo o livro de atos', 'O livro não foi aberto', async (pedido) => {
        const bytes = await arquivo.arrayBuffer();
        const aberto = await trabalhador.abreArquivo(transfer(bytes, [bytes]), arquivo.name);
        if (aberto.tipo === 'recusado') {
          muda({ falha: { titulo: 'O livro não foi aberto', texto: aberto.problema.texto } });
          return;
        }
        const usado = await trabalhador.usaLivro(aberto.carga);
        if (usado.tipo === 'recebido') await recebe(usado.recebido, pedido, 0);
        else muda({ falha: { titulo: 'O livro não foi aberto', texto: usado.problema.texto } });
      }),

    /** Where the acts lead under what is asked now. */
    atualizaLivro: (): Promise<void> =>
      faz('Atualizando a situação', 'A situação não foi atualizada', async (pedido) => {
        const resumo = await trabalhador.estadoDoLivro(pedido);
        muda({ livro: { ...loja.getState().nomeacoes.livro, resumo } });
      }),

    deixaLivro: (): void => muda({ livro: SEM_LIVRO, registro: undefined, importacao: undefined }),

    /** The control sheet that was read as the ranking, as acts to be confirmed. */
    importaControle: (respostas: RespostasDoControle): Promise<void> =>
      faz('Lendo o controle como atos', 'O controle não foi lido como atos', async (pedido) => {
        const lida = await trabalhador.importaControle(pedido, respostas);
        const { linhas, bloqueia, problemas, porCodigo, divergencias } = lida;
        muda({
          importacao: { lida, respostas },
          registro: {
            de: 'controle',
            previsto: { linhas, bloqueia, problemas, porCodigo, efeitos: [], divergencias: divergencias.primeiros },
          },
        });
      }),

    /** Every inference must be seen before it is confirmed, however many there are. */
    mostraInferencias: (): Promise<void> =>
      faz('Trazendo o que foi deduzido', 'O que foi deduzido não veio', async () => {
        const { importacao } = loja.getState().nomeacoes;
        if (importacao === undefined) return;
        const todas: Inferencia[] = [];
        for (let de = 0, total = 1; de < total; de += ATOS_POR_VEZ) {
          const pagina = await trabalhador.paginaDoControle(de, de + ATOS_POR_VEZ);
          total = pagina.total;
          todas.push(...pagina.inferencias);
        }
        muda({
          importacao: {
            ...importacao,
            lida: { ...importacao.lida, inferencias: { total: todas.length, primeiros: todas } },
          },
        });
      }),

    /** Audits the livro in use, or another sheet as a livro. */
    confere: (aba: string | undefined): Promise<void> =>
      faz('Conferindo', 'A conferência não terminou', async (pedido) => {
        const conferencia =
          aba !== undefined && emExcel()
            ? await trabalhador.confereAba(pedido, await excel.leAba(aba))
            : await trabalhador.confere(pedido, aba);
        muda({ conferencia });
        loja.setState({
          anuncio: conferencia.conforme
            ? 'Conforme: nenhuma divergência.'
            : conferencia.divergencias.total === 0
              ? 'A conferência não se completa: há pontos a resolver.'
              : `${quantos(conferencia.divergencias.total, 'divergência', 'divergências')}.`,
        });
      }),
  };
}
